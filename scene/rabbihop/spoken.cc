// Places in words that can be read aloud, and what is said about the phase and the end of a game.
#include <algorithm>

#include "core/numbers.h"
#include "core/ranking.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {

// "Ana, Bea and Carl"
std::string listed(const Look& look, const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0 && i + 1 == words.size())
      out += say(look, {" and ", " y "});
    else if (i > 0)
      out += ", ";
    out += words[i];
  }
  return out;
}

std::string edges(const Look& look, rh::Face face) {
  if (face == 0) return say(look, {"No numbers.", "Sin números."});
  return say(look, {"Jumps: {0}.", "Saltos: {0}."}, {rh::face_words(face, look.lang)});
}

std::string pawns_on(const Look& look, rh::Cell cell) {
  std::vector<std::string> names;
  for (int i = 0; i < look.setup.seats; ++i) {
    if (look.pub().pawn_of(seat_of(i)) != cell) continue;
    names.push_back(seat_of(i) == look.view.seat ? say(look, {"you", "tú"})
                                                 : look.seating.at(seat_of(i)).name);
  }
  return listed(look, names);
}

namespace {

using rh::FrameKind;

constexpr std::array<std::string_view, 4> kBeyondNames = {"beyond-north", "beyond-east",
                                                          "beyond-south", "beyond-west"};

std::string spoken_cell(const Look& look, rh::Cell cell) {
  const rh::Public& pub = look.pub();
  const rh::TileId id = pub.top_at(cell);
  if (id == rh::TileId::none) {
    const std::string pawns = pawns_on(look, cell);
    const std::string out = say(look, {"{0}: no tile.", "{0}: sin loseta."}, {rh::write(cell)});
    return pawns.empty() ? out : out + say(look, {" Here: {0}.", " Aquí: {0}."}, {pawns});
  }
  const rh::TileType type = rh::tile(id).type;
  std::string out = rh::write(cell) + ": " + full_name(id, look.lang);
  if (type != rh::TileType::start)
    out += say(look, {", worth {0}", ", vale {0}"}, {plain_number(rh::info(type).score)});
  out += ". " + edges(look, pub.face_at(cell));
  out += say(look, {" Use: {0}.", " Uso: {0}."}, {action_words(type, look.lang)});
  if (const std::string effect = effect_words(type, look.lang); !effect.empty())
    out += say(look, {" Mind: {0}.", " Ojo: {0}."}, {effect});
  if (const std::string pawns = pawns_on(look, cell); !pawns.empty())
    out += say(look, {" Here: {0}.", " Aquí: {0}."}, {pawns});
  std::vector<std::string> below;
  for (rh::TileId next = pub.below[rh::slot(id)]; next != rh::TileId::none;
       next = pub.below[rh::slot(next)])
    below.push_back(full_name(next, look.lang));
  if (!below.empty()) out += say(look, {" Below it: {0}.", " Debajo: {0}."}, {listed(look, below)});
  return out;
}

std::string spoken_border(const Look& look, rh::Border border) {
  const std::vector<Fact> between = {rh::write(border.cell), rh::write(border.other()),
                                     look.pub().fences_at(border)};
  switch (look.pub().fences_at(border)) {
    case 0:
      return say(look, {"Between {0} and {1}: no fence.", "Entre {0} y {1}: sin valla."}, between);
    case 1:
      return say(look, {"Between {0} and {1}: a fence.", "Entre {0} y {1}: una valla."}, between);
    default:
      return say(look, {"Between {0} and {1}: {2} fences.", "Entre {0} y {1}: {2} vallas."},
                 between);
  }
}

Text phase_text(FrameKind kind) {
  switch (kind) {
    case FrameKind::jump:
      return {"the jump", "el salto"};
    case FrameKind::handle:
      return {"taking the tile or using it", "tomar la loseta o usarla"};
    case FrameKind::rotate:
      return {"turning tiles", "girar losetas"};
    case FrameKind::fence:
      return {"a fence", "una valla"};
    case FrameKind::lift:
    case FrameKind::lay:
      return {"moving a fence", "mover una valla"};
    case FrameKind::teleport:
      return {"a teleport", "un teletransporte"};
    case FrameKind::rob:
      return {"a theft", "un robo"};
    case FrameKind::swap_first:
    case FrameKind::swap_second:
      return {"swapping two tiles", "un trueque de dos losetas"};
    case FrameKind::stamp_first:
    case FrameKind::stamp_second:
      return {"destroying two tiles", "destruir dos losetas"};
    case FrameKind::stack_first:
    case FrameKind::stack_second:
    case FrameKind::stack_onto:
      return {"stacking tiles", "apilar losetas"};
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      return {"a tile for {0}", "una loseta para {0}"};
    case FrameKind::orient:
    case FrameKind::spin:
      return {"how the new tile lies", "cómo queda la loseta nueva"};
    case FrameKind::open_market:
      return {"a tile for the market", "una loseta para el mercado"};
    case FrameKind::draw_start:
      return {"the numbers of the start tile", "los números de la salida"};
    case FrameKind::keep:
      return {"the tiles of a territory", "las losetas de un territorio"};
    case FrameKind::none:
    case FrameKind::leave_plus:
      return {};
  }
  return {};
}

std::string points(const Look& look, int score) {
  return score == 1 || score == -1 ? say(look, {"{0} point", "{0} punto"}, {plain_number(score)})
                                   : say(look, {"{0} points", "{0} puntos"}, {plain_number(score)});
}

}  // namespace

std::string say(const Look& look, Text text, Facts facts) {
  return warren::fill(text, facts, look.lang);
}

std::string id_of(int place) {
  if (is_cell(place)) return rh::write(cell_of(place));
  if (is_border(place)) return rh::write(border_of(place));
  return std::string(kBeyondNames[static_cast<std::size_t>(place - kBeyond)]);
}

std::string id_of(Seat seat) { return "p" + std::to_string(warren::index_of(seat)); }

Pointed pointed_at(const Look& look, std::string_view id) {
  rh::Cell cell;
  rh::Border border;
  Pointed out;
  int seat = 0;
  const auto beyond = std::find(kBeyondNames.begin(), kBeyondNames.end(), id);
  if (rh::read(look.setup, id, cell))
    out.place = place_of(cell);
  else if (rh::read(look.setup, id, border))
    out.place = place_of(border);
  else if (beyond != kBeyondNames.end())
    out.place = place_beyond(static_cast<rh::Dir>(beyond - kBeyondNames.begin()));
  else if (id.size() == 2 && id[0] == 'p' && parse_int(id.substr(1), 0, look.setup.seats - 1, seat))
    out.seat = seat_of(seat);
  else if (rh::TileId tile; rh::read_tile(id, tile))
    out.tile = tile;
  return out;
}

std::string spoken(const Look& look, int place) {
  if (is_cell(place)) return spoken_cell(look, cell_of(place));
  if (is_border(place)) return spoken_border(look, border_of(place));
  return say(look,
             {"Beyond the {0} edge: the map slides to make room.",
              "Más allá del borde {0}: el mapa se desliza para hacer sitio."},
             {rh::side_words(static_cast<rh::Dir>(place - kBeyond))});
}

std::string phase(const Look& look) {
  const rh::Public& pub = look.pub();
  if (pub.over || pub.pending.empty()) return {};
  if (rh::in_setup(pub)) return say(look, {"the tiles are laid out", "se colocan las losetas"});
  const FrameKind kind = pub.pending.top().kind;
  const std::string cell =
      rh::wants_tile(kind) ? rh::write(rh::cell_wanting(look.setup, pub)) : std::string();
  return say(look, phase_text(kind), {cell});
}

// "Ana wins with 12 points. Bea has 9, Carl has 3."
std::string outcome(const Look& look, const Result& result) {
  if (!result.over) return {};
  const auto score = [&](int i) { return result.scores[static_cast<std::size_t>(i)]; };
  const auto name = [&](int i) { return look.seating.at(seat_of(i)).name; };
  std::vector<std::string> winners, others;
  std::vector<Rank> ranks;
  for (int i = 0; i < look.setup.seats; ++i) ranks.push_back({-score(i)});
  int best = 0;
  for (const int i : in_order(ranks)) {
    if (!result.winners.has(seat_of(i))) {
      others.push_back(
          say(look, {"{0} has {1}", "{0} tiene {1}"}, {name(i), plain_number(score(i))}));
      continue;
    }
    winners.push_back(name(i));
    best = score(i);
  }
  const std::vector<Fact> facts = {listed(look, winners), points(look, best)};
  std::string out =
      winners.size() == 1
          ? say(look, {"{0} wins with {1}.", "{0} gana con {1}."}, facts)
          : say(look,
                {"{0} share the win with {1} each.", "{0} comparten la victoria con {1} cada uno."},
                facts);
  if (!others.empty()) out += " " + listed(look, others) + ".";
  return out;
}

}  // namespace warren::rabbihop_scene
