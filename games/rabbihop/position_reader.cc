// Positions in writing. The lines, in any order: row (once per row, from the north), pawns, fence,
// pile, gone, market, aside, deck, turn, turns, drew, ask (from the outermost question), over.
#include <span>
#include <vector>

#include "core/log_text.h"
#include "games/rabbihop/act.h"
#include "games/rabbihop/evolve.h"
#include "games/rabbihop/frames.h"
#include "games/rabbihop/notation.h"

namespace warren::rabbihop {
namespace {

constexpr int kMostWrittenFrames = 4;  // as deep as real games go, and then some room is left

// Reads a position line by line. A tile may be written without its number ("c1"): it is then the
// first of its type that the position names nowhere else.
class PositionReader {
 public:
  PositionReader(const Setup& setup, std::string_view text, Public& pub)
      : setup_(setup), text_(text), pub_(pub) {}
  Problem read();

 private:
  using Words = std::vector<std::string_view>;
  Problem problem(Text text, Facts facts = {}) const { return Problem(text, facts); }
  Problem bad(std::string_view word) const {
    return problem(
        {"“{0}” cannot be read in the line “{1}”", "«{0}» no se entiende en la línea «{1}»"},
        {word, line_});
  }
  Problem no_cell(std::string_view word) const {
    return problem({"“{0}” is no cell of this grid, in the line “{1}”; they go from a1 to {2}",
                    "«{0}» no es una casilla de esta cuadrícula, en la línea «{1}»; van de a1 a "
                    "{2}"},
                   {word, line_, write(cell_at(setup_.side - 1, setup_.side - 1))});
  }
  Problem no_number(std::string_view word, int lowest, int highest) const {
    return problem({"“{0}” is no number from {1} to {2}, in the line “{3}”",
                    "«{0}» no es un número de {1} a {2}, en la línea «{3}»"},
                   {word, lowest, highest, line_});
  }
  void note_named_tiles();
  Problem take_tile(std::string_view word, TileId& id, Face* face);
  Problem read_line(const Words& words);
  Problem read_row(const Words& words);
  Problem read_stack(std::string_view word, Cell cell);
  Problem read_pawns(const Words& words);
  Problem read_fence(const Words& words);
  Problem read_tiles(const Words& words, std::size_t from, std::vector<TileId>& tiles);
  Problem read_pile(const Words& words);
  Problem read_turn(const Words& words);
  Problem read_question(const Words& words);
  Problem read_seat(std::string_view word, int& seat) const;
  Problem read_number(const Words& words, int most, int& number) const;
  Problem finish();

  const Setup& setup_;
  std::string_view text_;
  Public& pub_;
  std::string_view line_;
  TileSet named_;  // anywhere in the text, by number
  TileSet used_;
  int rows_ = 0;
  bool start_seen_ = false, deck_seen_ = false, asked_ = false;
};

void PositionReader::note_named_tiles() {
  std::string_view rest = text_;
  while (!rest.empty()) {
    for (std::string_view word : split_words(take_line(rest))) {
      while (!word.empty()) {
        const std::size_t plus = std::min(word.find('+'), word.size());
        const std::string_view token = word.substr(0, plus);
        TileId id = TileId::none;
        if (read_tile(token.substr(0, std::min(token.find(':'), token.size())), id)) named_.add(id);
        word.remove_prefix(std::min(plus + 1, word.size()));
      }
    }
  }
}

Problem PositionReader::take_tile(std::string_view word, TileId& id, Face* face) {
  const std::size_t colon = std::min(word.find(':'), word.size());
  const std::string_view name = word.substr(0, colon);
  bool found = read_tile(name, id);
  for (int i = 0; !found && i < kTiles; ++i) {
    id = tile_of(i);
    found = info(tile(id).type).code == name && setup_.tiles.has(id) && !named_.has(id) &&
            !used_.has(id);
  }
  if (!found) return bad(word);
  if (!setup_.tiles.has(id)) {
    return problem({"the tile {0} is not in play with these options",
                    "la loseta {0} no está en juego con estas opciones"},
                   {name});
  }
  if (used_.has(id))
    return problem({"the tile {0} is in two places", "la loseta {0} está en dos sitios"},
                   {write_tile(id)});
  used_.add(id);
  if (face == nullptr) return colon == word.size() ? Problem{} : bad(word);
  *face = tile(id).face;
  if (tile(id).type == TileType::teleport && colon < word.size() && word.substr(colon) != ":----") {
    return problem({"the teleport {0} has no numbers: no jump leads away from it",
                    "el teletransporte {0} no tiene números: ningún salto sale de él"},
                   {name});
  }
  if (colon == word.size() || read_face(word.substr(colon + 1), *face)) return {};
  return problem({"“{0}” has no face of four edges, each 1 to 3 or -, such as c1:12-3",
                  "«{0}» no tiene cuatro bordes, cada uno de 1 a 3 o -, como c1:12-3"},
                 {word});
}

Problem PositionReader::read_stack(std::string_view word, Cell cell) {
  while (!word.empty()) {
    const std::size_t plus = std::min(word.find('+'), word.size());
    TileId id = TileId::none;
    Face face = 0;
    if (Problem p = take_tile(word.substr(0, plus), id, &face)) return p;
    if (id == kStartTile) pub_.start = cell, start_seen_ = true;
    pub_.below[slot(id)] = pub_.top_at(cell);
    pub_.top[slot(cell)] = id;
    pub_.face[slot(id)] = face;
    pub_.filled |= mask_of(cell);
    word.remove_prefix(std::min(plus + 1, word.size()));
  }
  return {};
}

Problem PositionReader::read_row(const Words& words) {
  if (rows_ >= setup_.side || static_cast<int>(words.size()) != setup_.side + 1) {
    return problem({"the grid has {0} rows of {0} cells each; write . for an empty one",
                    "la cuadrícula tiene {0} filas de {0} casillas; escribe . para una vacía"},
                   {setup_.side});
  }
  for (int column = 0; column < setup_.side; ++column) {
    const std::string_view word = words[static_cast<std::size_t>(column) + 1];
    if (word == ".") continue;
    if (Problem p = read_stack(word, cell_at(rows_, column))) return p;
  }
  ++rows_;
  return {};
}

Problem PositionReader::read_pawns(const Words& words) {
  if (static_cast<int>(words.size()) != setup_.seats + 1) {
    return problem({"there are {0} pawns; write a cell for each",
                    "hay {0} peones; escribe una casilla para cada uno"},
                   {setup_.seats});
  }
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (!rabbihop::read(setup_, words[i], pub_.pawn[i - 1])) return no_cell(words[i]);
  }
  return {};
}

Problem PositionReader::read_fence(const Words& words) {
  Border border;
  int count = 1;
  if (words.size() < 2 || words.size() > 3) return bad(line_);
  if (!rabbihop::read(setup_, words[1], border)) {
    return problem({"“{0}” is no border of this grid; it is two neighbouring cells from a1 to {1}",
                    "«{0}» no es un borde de esta cuadrícula; son dos casillas vecinas de a1 a "
                    "{1}"},
                   {words[1], write(cell_at(setup_.side - 1, setup_.side - 1))});
  }
  if (words.size() == 3 && !parse_int(words[2], 1, kMostFences, count))
    return no_number(words[2], 1, kMostFences);
  pub_.fences[border.south ? 1 : 0][slot(border.cell)] = static_cast<std::uint8_t>(count);
  pub_.fenced[border.south ? 1 : 0] |= mask_of(border.cell);
  return {};
}

Problem PositionReader::read_tiles(const Words& words, std::size_t from,
                                   std::vector<TileId>& tiles) {
  for (std::size_t i = from; i < words.size(); ++i) {
    TileId id = TileId::none;
    if (Problem p = take_tile(words[i], id, nullptr)) return p;
    if (id == kStartTile)
      return problem({"the start tile lies on the grid, nowhere else",
                      "la salida está en la cuadrícula y en ningún otro sitio"});
    tiles.push_back(id);
  }
  return {};
}

Problem PositionReader::read_seat(std::string_view word, int& seat) const {
  if (word.size() == 2 && word[0] == 'p' && parse_int(word.substr(1), 0, setup_.seats - 1, seat))
    return {};
  return problem({"there is no player {0} at this table; there are p0 to p{1}",
                  "no hay jugador {0} en esta mesa; están de p0 a p{1}"},
                 {word, setup_.seats - 1});
}

Problem PositionReader::read_number(const Words& words, int most, int& number) const {
  if (words.size() != 2) return bad(line_);
  return parse_int(words[1], 0, most, number) ? Problem{} : no_number(words[1], 0, most);
}

Problem PositionReader::read_pile(const Words& words) {
  int seat = 0;
  std::vector<TileId> tiles;
  if (words.size() < 2) return bad(line_);
  if (Problem p = read_seat(words[1], seat)) return p;
  if (Problem p = read_tiles(words, 2, tiles)) return p;
  const auto s = static_cast<std::size_t>(seat);
  for (const TileId id : tiles) {
    pub_.below[slot(id)] = pub_.pile[s];
    pub_.pile[s] = id;
    ++pub_.pile_size[s];
  }
  return {};
}

Problem PositionReader::read_turn(const Words& words) {
  if (words.size() < 2) return bad(line_);
  int seat = 0;
  pub_.turn = Seat::nobody;
  if (words[1] != "nobody") {
    if (Problem p = read_seat(words[1], seat)) return p;
    pub_.turn = seat_of(seat);
  }
  for (std::size_t i = 2; i < words.size(); ++i) {
    if (!read_flag(kTurnNames, words[i], pub_.flags)) {
      return problem({"“{0}” says nothing about a turn: extra, again and skipped do",
                      "«{0}» no dice nada de un turno: sí extra, again y skipped"},
                     {words[i]});
    }
  }
  return {};
}

Problem PositionReader::read_question(const Words& words) {
  Frame frame;
  if (!read_frame(setup_, std::span(words).subspan(1), frame)) {
    return problem(
        {"“{0}” is no question that can be asked here; the questions are {1}, with "
         "cells from a1 to {2}, players p0 to p{3}, and 1 or 2 fences",
         "«{0}» no es una pregunta posible aquí; las preguntas son {1}, con casillas "
         "de a1 a {2}, jugadores de p0 a p{3} y 1 o 2 vallas"},
        {line_, frame_names(), write(cell_at(setup_.side - 1, setup_.side - 1)), setup_.seats - 1});
  }
  if (pub_.pending.size() >= kMostWrittenFrames) {
    return problem({"there are more than {0} questions", "hay más de {0} preguntas"},
                   {kMostWrittenFrames});
  }
  asked_ = true;
  pub_.pending.push(frame);
  return {};
}

Problem PositionReader::read_line(const Words& words) {
  const std::string_view word = words[0];
  int number = 0;
  std::vector<TileId> tiles;
  if (word == "row") return read_row(words);
  if (word == "pawns") return read_pawns(words);
  if (word == "fence") return read_fence(words);
  if (word == "pile") return read_pile(words);
  if (word == "turn") return read_turn(words);
  if (word == "ask") return read_question(words);
  if (word == "gone") return read_tiles(words, 1, tiles);
  if (word == "market") {
    if (Problem p = read_tiles(words, 1, tiles)) return p;
    if (tiles.size() + static_cast<std::size_t>(pub_.market.size()) > kMarketSize) {
      return problem({"a market has at most {0} tiles", "un mercado tiene {0} losetas como mucho"},
                     {kMarketSize});
    }
    for (const TileId id : tiles) pub_.market.push(id);
    return {};
  }
  if (word == "aside") {
    if (Problem p = read_tiles(words, 1, tiles)) return p;
    for (const TileId id : tiles) pub_.aside.add(id);
    return {};
  }
  if (word == "deck") {
    if (Problem p = read_number(words, kTiles, number)) return p;
    pub_.deck = static_cast<std::uint8_t>(number);
    deck_seen_ = true;
    return {};
  }
  if (word == "turns") {
    if (Problem p = read_number(words, 65535, number)) return p;
    pub_.turns = static_cast<std::uint16_t>(number);
    return {};
  }
  if (words.size() == 1 && word == "drew") {
    pub_.drew = true;
    return {};
  }
  if (words.size() == 1 && word == "over") {
    pub_.over = true;
    return {};
  }
  return problem({"“{0}” is no line of a position: row, pawns, fence, pile, gone, market, aside, "
                  "deck, turn, turns, drew, ask and over are",
                  "«{0}» no es una línea de posición: lo son row, pawns, fence, pile, gone, "
                  "market, aside, deck, turn, turns, drew, ask y over"},
                 {line_});
}

// Fills in what was left out, then lets the game go on to its first question.
Problem PositionReader::finish() {
  if (rows_ != setup_.side) {
    return problem(
        {"the position has {0} rows instead of {1}", "la posición tiene {0} filas en vez de {1}"},
        {rows_, setup_.side});
  }
  if (!start_seen_) return problem({"the start tile is missing", "falta la loseta de salida"});
  for (int i = 0; i < setup_.seats; ++i) {
    auto& pawn = pub_.pawn[static_cast<std::size_t>(i)];
    if (pawn == Cell::none) pawn = pub_.start;
  }
  setup_.tiles.for_each([&](TileId id) {
    if (!used_.has(id)) pub_.unseen.add(id);
  });
  const int most = pub_.unseen.size() + pub_.market.size();
  if (!deck_seen_) pub_.deck = static_cast<std::uint8_t>(std::min(setup_.deck, most));
  if (!asked_ && !pub_.over) {
    if (in_setup(pub_))
      return problem({"during the set-up the position must say what is asked",
                      "durante la preparación la posición debe decir qué se pregunta"});
    pub_.pending.push(Frame::of(FrameKind::jump));
  }
  if (!pub_.over && market_gap(setup_, pub_) && pub_.pending.top().kind != FrameKind::open_market)
    pub_.pending.push(Frame::of(FrameKind::open_market));
  for (const auto check : {broken_pieces, broken_questions}) {
    if (const auto why = check(setup_, pub_); !why.empty()) {
      return problem({"this position cannot be: {0}", "esta posición no puede darse: {0}"}, {why});
    }
  }
  const auto emit = [this](const Event& event) { Evolution(setup_, pub_).apply(event); };
  Referee(setup_, pub_, emit).advance();
  return {};
}

Problem PositionReader::read() {
  pub_ = {};
  pub_.top.fill(TileId::none);
  pub_.below.fill(TileId::none);
  pub_.pile.fill(TileId::none);
  pub_.pawn.fill(Cell::none);
  pub_.turn = Seat{0};
  pub_.turns = 1;
  note_named_tiles();
  std::string_view rest = text_;
  for (int number = 1; !rest.empty(); ++number) {
    line_ = take_line(rest);
    const Words words = split_words(line_);
    if (words.empty()) continue;
    if (Problem p = read_line(words)) return std::move(p).at_line(number);
  }
  return finish();
}

}  // namespace

Problem read(const Setup& setup, std::string_view text, Public& pub) {
  return PositionReader(setup, text, pub).read();
}

}  // namespace warren::rabbihop
