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
      return {"turn up to three tiles: which first?", "gira hasta tres losetas: ¿cuál primero?"};
    case FrameKind::fence:
      return {"add or remove a fence", "pon o quita una valla"};
    case FrameKind::lift:
      return {"which fence moves?", "¿qué valla se mueve?"};
    case FrameKind::lay:
      return {"where does the fence go?", "¿adónde va la valla?"};
    case FrameKind::teleport:
      return {"teleport: where to?", "teletransporte: ¿adónde?"};
    case FrameKind::rob:
      return {"steal from whom?", "¿a quién robas?"};
    case FrameKind::swap_first:
      return {"swap two tiles: which first?", "intercambia dos losetas: ¿cuál primero?"};
    case FrameKind::swap_second:
      return {"swap {0} with which tile?", "¿por cuál cambias {0}?"};
    case FrameKind::stamp_first:
      return {"destroy two tiles: which first?", "destruye dos losetas: ¿cuál primero?"};
    case FrameKind::stamp_second:
      return {"destroy {0} and which other tile?", "¿qué otra loseta destruyes con {0}?"};
    case FrameKind::stack_first:
      return {"stack: the lower tile", "apila: la loseta de abajo"};
    case FrameKind::stack_second:
      return {"stack: the upper tile", "apila: la loseta de arriba"};
    case FrameKind::stack_onto:
      return {"stack them onto which tile?", "¿sobre qué loseta las apilas?"};
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      return {"which market tile for {0}?", "¿qué loseta del mercado para {0}?"};
    case FrameKind::orient:
      return {"how shall the new tile lie?", "¿cómo queda la loseta nueva?"};
    case FrameKind::keep:
      return {"keep a tile for your pile, or finish", "conserva una loseta, o termina"};
    default:
      return {"what will you do?", "¿qué haces?"};
  }
}

std::string pile_setup(const Look& look, Seat seat) {
  const rh::Public& pub = look.pub();
  std::array<int, rh::kTileTypes> counts{};
  for (rh::TileId id = pub.pile[static_cast<std::size_t>(warren::index_of(seat))];
       id != rh::TileId::none; id = pub.below[rh::slot(id)])
    ++counts[static_cast<std::size_t>(rh::tile(id).type)];
  std::string out;
  for (int i = 0; i < rh::kTileTypes; ++i) {
    const auto type = static_cast<rh::TileType>(i);
    const int count = counts[static_cast<std::size_t>(i)];
    if (count == 0) continue;
    const int points = count * rh::each_counts(look.setup, pub, seat, type);
    out += "| " + std::to_string(count) + " × | " + std::string(rh::info(type).name.in(look.lang)) +
           " | " + signed_number(points) + " | ";
    out += why_it_counts(look, seat, type);
    out += " |\n";
  }
  return out;
}

}  // namespace

std::string why_it_counts(const Look& look, Seat seat, rh::TileType type) {
  const int each = rh::each_counts(look.setup, look.pub(), seat, type);
  if (type != rh::TileType::swap && each == rh::info(type).score) return {};
  for (rh::TileId id = look.pub().pile[static_cast<std::size_t>(warren::index_of(seat))];
       id != rh::TileId::none; id = look.pub().below[rh::slot(id)]) {
    if (rh::tile(id).type == rh::TileType::modifier && rh::tile(id).shown == type)
      return say(look, {"a modifier shows them", "las muestra un modificador"});
  }
  return each > 0 ? say(look, {"nobody has as many", "nadie tiene tantos"})
                  : say(look, {"somebody has as many", "alguien tiene tantos"});
}

namespace {

// The reason in the middle of a sentence: "the start tile is never taken".
std::string because(const Look& look, rh::Code code) {
  std::string out = rh::tell(look.setup, Refusal{static_cast<std::uint8_t>(code)}, look.voice());
  if (!out.empty() && out.back() == '.') out.pop_back();
  if (!out.empty() && out[0] >= 'A' && out[0] <= 'Z') out[0] = static_cast<char>(out[0] + 32);
  return out;
}

// Taking or using, as far as either is possible, and why the other is not.
std::string handle_question(const Look& look) {
  const rh::Public& pub = look.pub();
  const std::uint8_t handling = pub.pending.top().handling();
  const rh::Code take = rh::take_code(look.setup, pub, pub.turn, handling);
  const rh::Code use = rh::must_take(look.setup, pub, pub.turn, handling)
                           ? rh::Code::must_take
                           : rh::act_code(look.setup, pub, pub.turn);
  const bool takes = take == rh::Code::possible, uses = use == rh::Code::possible;
  if (takes && uses) return say(look, question_text(FrameKind::handle));
  if (takes) return say(look, {"take the tile: {0}", "toma la loseta: {0}"}, {because(look, use)});
  if (uses) return say(look, {"use the tile: {0}", "usa la loseta: {0}"}, {because(look, take)});
  return say(look,
             {"there is nothing to take or to use here", "aquí no hay nada que tomar ni usar"});
}

// After the first tile that is turned.
std::string rotate_on(const Look& look, int turned) {
  return turned == 1
             ? say(look, {"turn a second tile, or finish", "gira una segunda loseta, o termina"})
             : say(look, {"turn a third tile, or finish", "gira una tercera loseta, o termina"});
}

}  // namespace

std::string question(const Look& look) {
  const rh::Public& pub = look.pub();
  if (pub.pending.empty()) return {};
  const rh::Frame& frame = pub.pending.top();
  if (frame.kind == FrameKind::handle) return handle_question(look);
  if (frame.kind == FrameKind::rotate && frame.turned() > 0) return rotate_on(look, frame.turned());
  std::string cell;
  if (rh::wants_tile(frame.kind))
    cell = rh::write(rh::cell_wanting(look.setup, pub));
  else if (frame.kind == FrameKind::swap_second || frame.kind == FrameKind::stamp_second)
    cell = rh::write(frame.first());
  return say(look, question_text(frame.kind), {cell});
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
           plain_number(rh::score(look.setup, look.pub(), seat)) + "\n\n";
    const std::string setup = pile_setup(look, seat);
    out += setup.empty() ? say(look, {"An empty pile.\n", "Una pila vacía.\n"})
                         : say(look, {"| | tile | points | |\n| --- | --- | --- | --- |\n",
                                      "| | loseta | puntos | |\n| --- | --- | --- | --- |\n"}) +
                               setup;
  }
  return out;
}

}  // namespace warren::rabbihop_scene
