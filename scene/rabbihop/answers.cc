// What is asked, what lies where, and why the scores are what they are.
#include "scene/rabbihop/look.h"

namespace warren::rabbihop_scene {
namespace {

using rh::FrameKind;

std::string say(const Look& look, Text text, Facts facts = {}) {
  return warren::fill(text, facts, look.lang);
}

Text question_text(FrameKind kind) {
  switch (kind) {
    case FrameKind::jump:
      return {"jump: which way?", "salta: ¿hacia dónde?"};
    case FrameKind::handle:
      return {"take the tile or use it?", "¿tomas la loseta o la usas?"};
    case FrameKind::rotate:
      return {"turn tile {0} of 3, or done", "gira la loseta {0} de 3, o listo"};
    case FrameKind::fence:
      return {"add or remove a fence", "pon o quita una valla"};
    case FrameKind::lift:
      return {"which fence moves?", "¿qué valla mueves?"};
    case FrameKind::lay:
      return {"where does the fence go?", "¿adónde va la valla?"};
    case FrameKind::teleport:
      return {"teleport: where to?", "teletransporte: ¿adónde?"};
    case FrameKind::rob:
      return {"steal from whom?", "¿a quién robas?"};
    case FrameKind::swap_first:
      return {"swap: the first tile", "trueque: la primera loseta"};
    case FrameKind::swap_second:
      return {"swap {1} with which tile?", "¿por cuál cambias {1}?"};
    case FrameKind::stamp_first:
      return {"destroy: the first tile", "destruye: la primera loseta"};
    case FrameKind::stamp_second:
      return {"destroy a second tile", "destruye otra loseta"};
    case FrameKind::stack_first:
      return {"stack: the lower tile", "apila: la loseta de abajo"};
    case FrameKind::stack_second:
      return {"stack: the upper tile", "apila: la loseta de arriba"};
    case FrameKind::stack_onto:
      return {"stack them onto which tile?", "¿sobre qué loseta las apilas?"};
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      return {"which market tile for {1}?", "¿qué loseta del mercado para {1}?"};
    case FrameKind::orient:
      return {"how shall the new tile lie?", "¿cómo queda la loseta nueva?"};
    case FrameKind::keep:
      return {"keep a tile for your pile, or done", "conserva una loseta, o listo"};
    default:
      return {"what will you do?", "¿qué haces?"};
  }
}

// The pile without its tiles of one type, for asking what they are worth.
rh::Public without(const rh::Public& pub, Seat seat, rh::TileType type) {
  rh::Public out = pub;
  const auto s = static_cast<std::size_t>(warren::index_of(seat));
  rh::TileId last = rh::TileId::none;
  for (rh::TileId id = pub.pile[s]; id != rh::TileId::none; id = pub.below[rh::slot(id)]) {
    if (rh::tile(id).type == type) continue;
    (last == rh::TileId::none ? out.pile[s] : out.below[rh::slot(last)]) = id;
    last = id;
  }
  (last == rh::TileId::none ? out.pile[s] : out.below[rh::slot(last)]) = rh::TileId::none;
  return out;
}

std::string pile_setup(const Look& look, Seat seat) {
  const rh::Public& pub = look.pub();
  std::array<int, rh::kTileTypes> counts{};
  std::array<bool, rh::kTileTypes> modified{};
  const auto note = [&](rh::TileId id) {
    const rh::Tile& tile = rh::tile(id);
    ++counts[static_cast<std::size_t>(tile.type)];
    if (tile.type == rh::TileType::modifier) modified[static_cast<std::size_t>(tile.shown)] = true;
  };
  for (rh::TileId id = pub.pile[static_cast<std::size_t>(warren::index_of(seat))];
       id != rh::TileId::none; id = pub.below[rh::slot(id)])
    note(id);
  const int total = rh::score(look.setup, pub, seat);
  std::string out;
  for (int i = 0; i < rh::kTileTypes; ++i) {
    const auto type = static_cast<rh::TileType>(i);
    const int count = counts[static_cast<std::size_t>(i)];
    if (count == 0) continue;
    // Modifiers are worth nothing themselves: taking them out would change what others score.
    const int points = type == rh::TileType::modifier
                           ? 0
                           : total - rh::score(look.setup, without(pub, seat, type), seat);
    out += "| " + std::to_string(count) + " × | " + std::string(rh::info(type).name.in(look.lang)) +
           " | " + signed_number(points) + " | ";
    if (points != count * rh::info(type).score) {
      out += modified[static_cast<std::size_t>(i)]
                 ? say(look, {"a modifier shows them", "las muestra un modificador"})
                 : say(look, {"nobody has as many", "nadie tiene tantos"});
    }
    out += " |\n";
  }
  return out;
}

}  // namespace

std::string question(const Look& look) {
  const rh::Public& pub = look.pub();
  if (pub.pending.empty()) return {};
  const rh::Frame& frame = pub.pending.top();
  const int next = frame.kind == FrameKind::rotate ? frame.turned() + 1 : 0;
  std::string cell;
  if (rh::wants_tile(frame.kind))
    cell = rh::write(rh::cell_wanting(look.setup, pub));
  else if (frame.kind == FrameKind::swap_second)
    cell = rh::write(frame.first());
  return say(look, question_text(frame.kind), {next, cell});
}

std::string about(const Look& look, int place) {
  const rh::Public& pub = look.pub();
  if (is_beyond(place)) {
    return say(look, {"beyond the edge: the map slides to make room",
                      "más allá del borde: el mapa se desliza para hacer sitio"});
  }
  if (is_border(place)) {
    const rh::Border border = border_of(place);
    const int count = pub.fences_at(border);
    if (count == 0) return say(look, {"{0}: no fence", "{0}: sin valla"}, {rh::write(border)});
    return count == 1
               ? say(look, {"{0}: a fence", "{0}: una valla"}, {rh::write(border)})
               : say(look, {"{0}: {1} fences", "{0}: {1} vallas"}, {rh::write(border), count});
  }
  const rh::Cell cell = cell_of(place);
  const rh::TileId id = pub.top_at(cell);
  if (id == rh::TileId::none)
    return say(look, {"{0}: no tile", "{0}: sin loseta"}, {rh::write(cell)});
  const rh::TileType type = rh::tile(id).type;
  std::string out = rh::write(cell) + ": " + full_name(id, look.lang);
  if (type != rh::TileType::start) out += " (" + signed_number(rh::info(type).score) + ")";
  out += " " + rh::write_face(pub.face_at(cell)) + " · " + action_words(type, look.lang);
  std::string below;
  for (rh::TileId next = pub.below[rh::slot(id)]; next != rh::TileId::none;
       next = pub.below[rh::slot(next)])
    below += (below.empty() ? "" : ", ") + full_name(next, look.lang);
  if (!below.empty()) out += say(look, {" · below: {0}", " · debajo: {0}"}, {below});
  return out;
}

std::string reckoning(const Look& look) {
  std::string out;
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    out += "\n## " + std::string(pawn_sign(seat, false)) + " " + look.seating.at(seat).name + ": " +
           std::to_string(rh::score(look.setup, look.pub(), seat)) + "\n\n";
    const std::string setup = pile_setup(look, seat);
    out += setup.empty() ? say(look, {"An empty pile.\n", "Una pila vacía.\n"})
                         : say(look, {"| | tile | points | |\n| --- | --- | --- | --- |\n",
                                      "| | loseta | puntos | |\n| --- | --- | --- | --- |\n"}) +
                               setup;
  }
  return out;
}

}  // namespace warren::rabbihop_scene
