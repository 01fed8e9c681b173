// Positions in writing. The lines, in any order: row (once per row, from the north), pawns, fence,
// pile, gone, market, aside, deck, turn, turns, drew, ask (from the outermost question), over.
#include <vector>

#include "core/log.h"
#include "games/rabbihop/act.h"
#include "games/rabbihop/evolve.h"
#include "games/rabbihop/notation.h"

namespace warren::rabbihop {
namespace {

// In the order of FrameKind.
constexpr std::array<std::string_view, 24> kFrameNames = {
    "none",        "fill",        "jump",         "leave-plus",  "handle",       "rotate",
    "fence",       "lift",        "lay",          "teleport",    "rob",          "swap-first",
    "swap-second", "stamp-first", "stamp-second", "stack-first", "stack-second", "stack-onto",
    "refill",      "explore",     "orient",       "spin",        "open-market",  "keep",
};
static_assert(static_cast<int>(FrameKind::keep) + 1 == kFrameNames.size());

constexpr int kMostWrittenFrames = 4;  // as deep as real games go, and then some room is left

struct FlagName {
  std::string_view name;
  std::uint8_t flag;
};
constexpr std::array kHandlingNames = {FlagName{"landed", kLanded},
                                       FlagName{"must-take", kMustTake},
                                       FlagName{"no-take", kNoTake}, FlagName{"stuck", kStuck}};
constexpr std::array kTurnNames = {FlagName{"extra", kExtraTurn}, FlagName{"again", kAgain},
                                   FlagName{"skipped", kSkipped}};

template <std::size_t N>
std::string write_flags(const std::array<FlagName, N>& names, std::uint8_t flags) {
  std::string out;
  for (const auto& name : names) {
    if ((flags & name.flag) != 0) out += " " + std::string(name.name);
  }
  return out;
}

// What stands in a frame's a, b, c.
enum class FrameShape : std::uint8_t {
  plain,
  cell,
  two_cells,
  border,
  cells_counted,
  count,
  flags,
  seat
};

FrameShape shape_of(FrameKind kind) {
  switch (kind) {
    case FrameKind::leave_plus:
    case FrameKind::swap_second:
    case FrameKind::stamp_second:
    case FrameKind::stack_second:
    case FrameKind::refill:
    case FrameKind::explore:
    case FrameKind::orient:
    case FrameKind::spin:
      return FrameShape::cell;
    case FrameKind::stack_onto:
      return FrameShape::two_cells;
    case FrameKind::lay:
      return FrameShape::border;
    case FrameKind::rotate:
      return FrameShape::cells_counted;
    case FrameKind::fence:
      return FrameShape::count;
    case FrameKind::handle:
      return FrameShape::flags;
    case FrameKind::keep:
      return FrameShape::seat;
    default:
      return FrameShape::plain;
  }
}

std::string write_frame(const Frame& frame) {
  const auto cell = [](std::uint8_t value) { return " " + write(static_cast<Cell>(value)); };
  std::string out(kFrameNames[static_cast<std::size_t>(frame.kind)]);
  switch (shape_of(frame.kind)) {
    case FrameShape::plain:
      return out;
    case FrameShape::cell:
      return out + cell(frame.a);
    case FrameShape::two_cells:
      return out + cell(frame.a) + cell(frame.b);
    case FrameShape::border:
      return out + " " + write(Border{static_cast<Cell>(frame.a), frame.b != 0});
    case FrameShape::cells_counted:
      if (frame.a > 0) out += cell(frame.b);
      if (frame.a > 1) out += cell(frame.c);
      return out;
    case FrameShape::count:
      return out + " " + std::to_string(frame.a);
    case FrameShape::flags:
      return out + write_flags(kHandlingNames, frame.a);
    case FrameShape::seat:
      return out + " p" + std::to_string(frame.a);
  }
  return out;
}

std::string write_stack(const Public& pub, Cell cell) {
  std::string out;
  for (TileId id = pub.top_at(cell); id != TileId::none; id = pub.below[slot(id)]) {
    out = write_tile(id, pub.face[slot(id)]) + (out.empty() ? "" : "+") + out;
  }
  return out.empty() ? "." : out;
}

std::string write_pile(const Public& pub, Seat seat) {
  std::string out;
  for (TileId id = pub.pile[static_cast<std::size_t>(seat)]; id != TileId::none;
       id = pub.below[slot(id)]) {
    out = " " + write_tile(id) + out;
  }
  return out;
}

std::string write_gone(const Table& table, const Public& pub) {
  TileSet gone = table.tiles;
  const auto chain = [&](TileId first) {
    for (TileId id = first; id != TileId::none; id = pub.below[slot(id)]) gone.remove(id);
  };
  for (const TileId id : pub.top) chain(id);
  for (const TileId id : pub.pile) chain(id);
  for (const TileId id : pub.market) gone.remove(id);
  pub.unseen.for_each([&](TileId id) { gone.remove(id); });
  pub.aside.for_each([&](TileId id) { gone.remove(id); });
  std::string out;
  gone.for_each([&](TileId id) { out += " " + write_tile(id); });
  return out;
}

// Reads a position line by line. A tile may be written without its number ("c1"): it is then the
// first of its type that the position names nowhere else.
class PositionReader {
 public:
  PositionReader(const Table& table, std::string_view text, Public& pub)
      : table_(table), text_(text), pub_(pub) {}
  Problem read();

 private:
  using Words = std::vector<std::string_view>;
  Problem problem(Text text, std::vector<Fact> facts = {}) const {
    return Problem(text, std::move(facts));
  }
  Problem bad(std::string_view word) const {
    return problem(
        {"“{0}” cannot be read in the line “{1}”", "«{0}» no se entiende en la línea «{1}»"},
        {word, line_});
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
  Problem read_frame(const Words& words);
  Problem read_seat(std::string_view word, int& seat) const;
  Problem read_number(const Words& words, int most, int& number) const;
  Problem finish();

  const Table& table_;
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
    found = info(tile(id).type).code == name && table_.tiles.has(id) && !named_.has(id) &&
            !used_.has(id);
  }
  if (!found) return bad(word);
  if (!table_.tiles.has(id)) {
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
  return colon == word.size() || read_face(word.substr(colon + 1), *face) ? Problem{} : bad(word);
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
  if (rows_ >= table_.side || static_cast<int>(words.size()) != table_.side + 1) {
    return problem({"the grid has {0} rows of {0} cells each; write . for an empty one",
                    "la cuadrícula tiene {0} filas de {0} casillas; escriba . para una vacía"},
                   {table_.side});
  }
  for (int column = 0; column < table_.side; ++column) {
    const std::string_view word = words[static_cast<std::size_t>(column) + 1];
    if (word == ".") continue;
    if (Problem p = read_stack(word, cell_at(rows_, column))) return p;
  }
  ++rows_;
  return {};
}

Problem PositionReader::read_pawns(const Words& words) {
  if (static_cast<int>(words.size()) != table_.seats + 1) {
    return problem({"there are {0} pawns; write a cell for each",
                    "hay {0} peones; escriba una casilla para cada uno"},
                   {table_.seats});
  }
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (!rabbihop::read(table_, words[i], pub_.pawn[i - 1])) return bad(words[i]);
  }
  return {};
}

Problem PositionReader::read_fence(const Words& words) {
  Border border;
  int count = 1;
  if (words.size() < 2 || words.size() > 3 || !rabbihop::read(table_, words[1], border))
    return bad(line_);
  if (words.size() == 3 && !parse_int(words[2], 1, kMostFences, count)) return bad(words[2]);
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
  if (word.size() != 2 || word[0] != 'p' || !parse_int(word.substr(1), 0, table_.seats - 1, seat))
    return bad(word);
  return {};
}

Problem PositionReader::read_number(const Words& words, int most, int& number) const {
  return words.size() == 2 && parse_int(words[1], 0, most, number) ? Problem{} : bad(line_);
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

template <std::size_t N>
bool read_flag(const std::array<FlagName, N>& names, std::string_view word, std::uint8_t& flags) {
  for (const auto& name : names) {
    if (name.name != word) continue;
    flags |= name.flag;
    return true;
  }
  return false;
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
    if (!read_flag(kTurnNames, words[i], pub_.flags)) return bad(words[i]);
  }
  return {};
}

Problem PositionReader::read_frame(const Words& words) {
  if (words.size() < 2) return bad(line_);
  Frame frame;
  for (std::size_t i = 1; i < kFrameNames.size(); ++i) {
    if (kFrameNames[i] == words[1]) frame.kind = static_cast<FrameKind>(i);
  }
  if (frame.kind == FrameKind::none) return bad(words[1]);
  const auto cell = [&](std::size_t i, std::uint8_t& value) {
    Cell read_cell = Cell::none;
    if (i >= words.size() || !rabbihop::read(table_, words[i], read_cell)) return false;
    value = static_cast<std::uint8_t>(read_cell);
    return true;
  };
  bool good = true;
  std::size_t wanted = 3;
  int number = 0;
  switch (shape_of(frame.kind)) {
    case FrameShape::plain:
      wanted = 2;
      break;
    case FrameShape::cell:
      good = cell(2, frame.a);
      break;
    case FrameShape::two_cells:
      wanted = 4;
      good = cell(2, frame.a) && cell(3, frame.b);
      break;
    case FrameShape::border: {
      Border border;
      good = words.size() == 3 && rabbihop::read(table_, words[2], border);
      if (good) frame.a = static_cast<std::uint8_t>(border.cell), frame.b = border.south ? 1 : 0;
      break;
    }
    case FrameShape::cells_counted:
      wanted = words.size();
      good = words.size() <= 4 && (words.size() < 3 || cell(2, frame.b)) &&
             (words.size() < 4 || cell(3, frame.c));
      frame.a = static_cast<std::uint8_t>(words.size() - 2);
      break;
    case FrameShape::count:
      good = words.size() == 3 && parse_int(words[2], 1, 2, number);
      frame.a = static_cast<std::uint8_t>(number);
      break;
    case FrameShape::flags:
      wanted = words.size();
      for (std::size_t i = 2; i < words.size(); ++i)
        good = good && read_flag(kHandlingNames, words[i], frame.a);
      break;
    case FrameShape::seat:
      if (words.size() != 3) return bad(line_);
      if (Problem p = read_seat(words[2], number)) return p;
      frame.a = static_cast<std::uint8_t>(number);
      break;
  }
  if (!good || words.size() != wanted) return bad(line_);
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
  if (word == "ask") return read_frame(words);
  if (word == "gone") return read_tiles(words, 1, tiles);
  if (word == "market") {
    if (Problem p = read_tiles(words, 1, tiles)) return p;
    if (tiles.size() + static_cast<std::size_t>(pub_.market.size()) > kMarketSize)
      return bad(line_);
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
  if (rows_ != table_.side) {
    return problem(
        {"the position has {0} rows instead of {1}", "la posición tiene {0} filas en vez de {1}"},
        {rows_, table_.side});
  }
  if (!start_seen_) return problem({"the start tile is missing", "falta la loseta de salida"});
  for (int i = 0; i < table_.seats; ++i) {
    auto& pawn = pub_.pawn[static_cast<std::size_t>(i)];
    if (pawn == Cell::none) pawn = pub_.start;
  }
  table_.tiles.for_each([&](TileId id) {
    if (!used_.has(id)) pub_.unseen.add(id);
  });
  const int most = pub_.unseen.size() + pub_.market.size();
  if (!deck_seen_) pub_.deck = static_cast<std::uint8_t>(std::min(table_.deck, most));
  if (!asked_ && !pub_.over) {
    if (in_setup(pub_))
      return problem({"during the set-up the position must say what is asked",
                      "durante la preparación la posición debe decir qué se pregunta"});
    pub_.pending.push({FrameKind::jump});
  }
  for (const auto check : {broken_pieces, broken_questions}) {
    if (const auto why = check(table_, pub_); !why.empty()) {
      return problem({"this position cannot be: {0}", "esta posición no puede darse: {0}"}, {why});
    }
  }
  const auto emit = [this](const Event& event) { Evolution(table_, pub_).apply(event); };
  Referee(table_, pub_, emit).advance();
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
  while (!rest.empty()) {
    line_ = take_line(rest);
    const Words words = split_words(line_);
    if (words.empty()) continue;
    if (Problem p = read_line(words)) return p;
  }
  return finish();
}

}  // namespace

std::string write(const Table& table, const Public& pub) {
  std::string out;
  for (int row = 0; row < table.side; ++row) {
    out += "row";
    for (int column = 0; column < table.side; ++column)
      out += " " + write_stack(pub, cell_at(row, column));
    out += "\n";
  }
  out += "pawns";
  for (int i = 0; i < table.seats; ++i) out += " " + write(pub.pawn[static_cast<std::size_t>(i)]);
  out += "\n";
  for (const bool south : {false, true}) {
    for (CellMask cells = pub.fenced[south ? 1 : 0]; cells != 0; cells &= cells - 1) {
      const Border border{lowest(cells), south};
      out += "fence " + write(border) + " " + std::to_string(pub.fences_at(border)) + "\n";
    }
  }
  for (int i = 0; i < table.seats; ++i) {
    if (pub.pile_size[static_cast<std::size_t>(i)] > 0)
      out += "pile p" + std::to_string(i) + write_pile(pub, seat_of(i)) + "\n";
  }
  if (const std::string gone = write_gone(table, pub); !gone.empty()) out += "gone" + gone + "\n";
  if (!pub.market.empty()) {
    out += "market";
    for (const TileId id : pub.market) out += " " + write_tile(id);
    out += "\n";
  }
  if (!pub.aside.empty()) {
    out += "aside";
    pub.aside.for_each([&](TileId id) { out += " " + write_tile(id); });
    out += "\n";
  }
  out += "deck " + std::to_string(pub.deck) + "\n";
  out += "turn " + (in_setup(pub) ? "nobody" : "p" + std::to_string(warren::index_of(pub.turn))) +
         write_flags(kTurnNames, pub.flags) + "\n";
  out += "turns " + std::to_string(pub.turns) + "\n";
  if (pub.drew) out += "drew\n";
  for (const Frame& frame : pub.pending) out += "ask " + write_frame(frame) + "\n";
  if (pub.over) out += "over\n";
  return out;
}

Problem read(const Table& table, std::string_view text, Public& pub) {
  return PositionReader(table, text, pub).read();
}

}  // namespace warren::rabbihop
