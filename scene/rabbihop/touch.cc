// What somebody means who points at a place for which nothing is offered, and what a choice would
// bring. Both ask the rules; no rule is written here.
#include "core/step.h"
#include "games/rabbihop/sections.h"
#include "games/rulings.h"
#include "scene/rabbihop/scene_parts.h"

namespace warren::rabbihop_scene {
namespace {

using rh::Action;
using rh::ActionKind;
using rh::FrameKind;

constexpr std::array<Text, 4> kWays = {Text{"north", "al norte"}, Text{"east", "al este"},
                                       Text{"south", "al sur"}, Text{"west", "al oeste"}};

// Which way a cell lies from another, if straight on.
bool straight(rh::Cell from, rh::Cell to, rh::Dir& dir) {
  const int rows = rh::row_of(to) - rh::row_of(from);
  const int columns = rh::column_of(to) - rh::column_of(from);
  if ((rows == 0) == (columns == 0)) return false;
  dir = rows < 0      ? rh::Dir::north
        : rows > 0    ? rh::Dir::south
        : columns > 0 ? rh::Dir::east
                      : rh::Dir::west;
  return true;
}

// The seat whose pawn is meant by pointing at this cell: rather another seat's than the own one.
Seat pawn_meant(const Look& look, Seat seat, rh::Cell cell) {
  Seat found = Seat::nobody;
  for (int i = 0; i < look.setup.seats; ++i) {
    if (look.pub().pawn_of(seat_of(i)) == cell && (found == Seat::nobody || found == seat))
      found = seat_of(i);
  }
  return found;
}

std::string touch_jump(const Look& look, Seat seat, int place) {
  rh::Dir dir = rh::Dir::north;
  if (is_beyond(place)) return rh::write(Action::jump(static_cast<rh::Dir>(place - kBeyond)));
  if (is_cell(place) && straight(look.pub().pawn_of(seat), cell_of(place), dir))
    return rh::write(Action::jump(dir));
  return {};
}

std::string touch_handle(const Look& look, Seat seat, int place) {
  if (!is_cell(place)) return {};
  if (cell_of(place) == look.pub().pawn_of(seat)) return rh::write(Action::of(ActionKind::take));
  return cell_of(place) == look.pub().start ? rh::write(Action::of(ActionKind::walk))
                                            : std::string();
}

std::string touch_turn(int place) {
  return is_cell(place) ? rh::write(Action::turn(cell_of(place), 1)) : std::string();
}
std::string touch_cell(ActionKind kind, int place) {
  return is_cell(place) ? rh::write(Action::on_cell(kind, cell_of(place))) : std::string();
}
std::string touch_border(ActionKind kind, int place) {
  return place >= 0 && is_border(place) ? rh::write(Action::on_border(kind, border_of(place)))
                                        : std::string();
}
std::string touch_tile(ActionKind kind, rh::TileId tile) {
  return tile == rh::TileId::none ? std::string() : rh::write(Action::on_tile(kind, tile));
}

std::string touch_pawn(const Look& look, Seat seat, const Pointed& at) {
  Seat victim = at.seat;
  if (is_cell(at.place)) victim = pawn_meant(look, seat, cell_of(at.place));
  return victim == Seat::nobody ? std::string() : rh::write(Action::rob(victim));
}

Ruling refuse(const Look& look, const char* code, rh::Section section, Text text,
              Facts facts = {}) {
  return {Ruling::Kind::refused, code, std::string(section.in(look.lang)), say(look, text, facts)};
}

Ruling not_by_this_jump(const Look& look, int place) {
  const Seat seat = look.view.seat;
  const rh::Cell here = look.pub().pawn_of(seat);
  rh::Dir dir = rh::Dir::north;
  if (!is_cell(place)) {
    return refuse(look, "jump-first", "A turn",
                  {"First you jump; then you handle the tile you have come to.",
                   "Primero saltas; luego manejas la loseta a la que has llegado."});
  }
  if (cell_of(place) == here) {
    return refuse(look, "jump-first", "A turn",
                  {"You are here. First you jump; then you handle the tile you have come to.",
                   "Estás aquí. Primero saltas; luego manejas la loseta a la que has llegado."});
  }
  if (!straight(here, cell_of(place), dir)) {
    return refuse(look, "jump-straight", "Jump",
                  {"Jumps go straight: along the row or the column you are in.",
                   "Los saltos van en línea recta: por tu fila o por tu columna."});
  }
  return refuse(look, "jump-distance", "Jump",
                {"The number on that edge of your tile is {0}: you jump {0} cells {1}.",
                 "El número de ese borde de tu loseta es {0}: saltas {0} casillas {1}."},
                {rh::edge(look.pub().face_at(here), dir), kWays[static_cast<std::size_t>(dir)]});
}

// Says what the question is about when something else was pointed at.
Ruling other_question(const Look& look, FrameKind kind) {
  switch (kind) {
    case FrameKind::handle:
      return refuse(
          look, "handle-here", "Handle",
          {"You take or use the tile that you are on.", "Tomas o usas la loseta en la que estás."});
    case FrameKind::fence:
      return refuse(look, "border-wanted", "Tiles: fence",
                    {"Choose a border between two tiles: fences stand there.",
                     "Elige un borde entre dos losetas: ahí van las vallas."});
    case FrameKind::lift:
    case FrameKind::lay:
      return refuse(look, "border-wanted", "Tiles: fence move",
                    {"Choose a border between two tiles: fences stand there.",
                     "Elige un borde entre dos losetas: ahí van las vallas."});
    case FrameKind::rob:
      return refuse(look, "pawn-wanted", "Tiles: thief",
                    {"Choose a player on your tile or right beside it.",
                     "Elige a un jugador en tu loseta o justo al lado."});
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      return refuse(
          look, "market-wanted", "Open market",
          {"Choose one of the tiles of the market.", "Elige una de las losetas del mercado."});
    case FrameKind::orient:
      return refuse(
          look, "orient-wanted", "Bunny Explorers",
          {"First say how the new tile shall lie.", "Primero di cómo queda la loseta nueva."});
    case FrameKind::keep:
      return refuse(look, "keep-wanted", "Territory",
                    {"First choose which tiles of the territory you keep.",
                     "Primero elige qué losetas del territorio conservas."});
    default:
      return refuse(look, "tile-wanted", "Tiles",
                    {"Choose a tile of the grid.", "Elige una loseta de la cuadrícula."});
  }
}

// Follows the events of an action until a seat or chance has to decide.
class Foresight {
 public:
  explicit Foresight(const Look& look) : look_(look), view_(look.view) {}

  // False if the action cannot be read or is not possible.
  bool act(std::string_view notation) {
    rh::Action action;
    if (const Problem problem = rh::read(look_.setup, notation, action)) {
      out_.refused = unreadable(problem, look_.voice());
      return false;
    }
    if (const Refusal refused = rh::refusal(look_.setup, rh::Rabbihop::sight(view_), action)) {
      out_.refused = ruling_of<rh::Rabbihop>(look_.setup, refused, look_.voice());
      return false;
    }
    if (action.kind == ActionKind::jump) fly(action.dir());
    try_action<rh::Rabbihop>(look_.setup, view_, action,
                             [&](const rh::Event& event) { see(event); });
    return true;
  }
  Foreseen result() && { return std::move(out_); }

 private:
  // The cells flown over and the fences crossed, where they are now.
  void fly(rh::Dir dir) {
    const auto d = static_cast<std::size_t>(dir);
    const rh::Leap leap = rh::leap(look_.setup, view_.pub, view_.seat, dir);
    const rh::Cell from = view_.pub.pawn_of(view_.seat);
    rh::Cell here = from;
    for (int i = 0; i < rh::edge(view_.pub.face_at(from), dir); ++i) {
      const rh::Cell next = look_.setup.reach[rh::slot(here)][d][1];
      if (next == rh::Cell::none) break;
      const bool back = dir == rh::Dir::north || dir == rh::Dir::west;
      const rh::Border border{back ? next : here, dir == rh::Dir::north || dir == rh::Dir::south};
      if (view_.pub.fences_at(border) > 0) out_.path.push_back(rh::write(border));
      out_.path.push_back(rh::write(next));
      here = next;
    }
    out_.end = id_of(landing_place(look_.setup, leap, dir));
  }

  void see(const rh::Event& event) {
    switch (event.kind) {
      case rh::EventKind::paid:
        return give_up(event.seat, event.tiles());
      case rh::EventKind::skipped:
        return give_up(event.seat, 1);
      case rh::EventKind::walked:
        out_.end = rh::write(view_.pub.start);
        return;
      case rh::EventKind::teleported:
        out_.end = rh::write(event.cell());
        return;
      case rh::EventKind::swapped:
        out_.path.push_back(rh::write(event.cell()));
        out_.path.push_back(rh::write(event.other_cell()));
        return;
      case rh::EventKind::stacked:
        out_.path.push_back(rh::write(event.from()));
        out_.path.push_back(rh::write(event.to()));
        return;
      case rh::EventKind::destroyed:
        out_.path.push_back(rh::write(event.cell()));
        return;
      case rh::EventKind::claimed:
        for (const std::string& id :
             facts_of({look_.setup, after(event), look_.seating, look_.lang}, event).marks)
          out_.path.push_back(id);
        return;
      default:
        return;
    }
  }

  rh::View after(const rh::Event& event) const {
    rh::View view = view_;
    rh::Rabbihop::evolve(look_.setup, view, event);
    return view;
  }

  // Told before it happens: the tiles still lie on the pile.
  void give_up(Seat seat, int count) {
    if (seat != view_.seat) return;
    const rh::Public& pub = view_.pub;
    rh::TileId id = pub.pile[static_cast<std::size_t>(warren::index_of(seat))];
    for (; count > 0 && id != rh::TileId::none; --count, id = pub.below[rh::slot(id)])
      out_.cards.push_back(rh::write_tile(id));
  }

  const Look& look_;
  rh::View view_;
  Foreseen out_;
};

}  // namespace

std::string touch(const Look& look, std::string_view id) {
  const rh::Public& pub = look.pub();
  const Seat seat = look.view.seat;
  const Pointed at = pointed_at(look, id);
  // Whoever is not asked gets the refusal that says so, whatever they point at.
  if (!rh::asked(look.setup, pub).must.has(seat)) return rh::write(Action::of(ActionKind::take));
  switch (pub.pending.top().kind) {
    case FrameKind::jump:
      return touch_jump(look, seat, at.place);
    case FrameKind::handle:
      return touch_handle(look, seat, at.place);
    case FrameKind::rotate:
      return touch_turn(at.place);
    case FrameKind::fence:
      return touch_border(ActionKind::add_fence, at.place);
    case FrameKind::lift:
      return touch_border(ActionKind::lift, at.place);
    case FrameKind::lay:
      return touch_border(ActionKind::lay, at.place);
    case FrameKind::teleport:
      return touch_cell(ActionKind::teleport, at.place);
    case FrameKind::rob:
      return touch_pawn(look, seat, at);
    case FrameKind::swap_first:
    case FrameKind::swap_second:
      return touch_cell(ActionKind::swap, at.place);
    case FrameKind::stamp_first:
    case FrameKind::stamp_second:
      return touch_cell(ActionKind::stamp, at.place);
    case FrameKind::stack_first:
    case FrameKind::stack_second:
    case FrameKind::stack_onto:
      return touch_cell(ActionKind::stack, at.place);
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      return touch_tile(ActionKind::choose, at.tile);
    case FrameKind::keep:
      return touch_tile(ActionKind::keep, at.tile);
    default:
      return {};
  }
}

Ruling untouchable(const Look& look, std::string_view id) {
  const rh::Public& pub = look.pub();
  if (pub.pending.empty()) {
    return refuse(look, "game-over", "Setup and end",
                  {"The game is over.", "La partida ha terminado."});
  }
  const FrameKind kind = pub.pending.top().kind;
  if (kind == FrameKind::jump && look.view.seat != Seat::nobody)
    return not_by_this_jump(look, pointed_at(look, id).place);
  return other_question(look, kind);
}

Foreseen foresee(const Look& look, const std::vector<std::string>& actions) {
  if (look.view.seat == Seat::nobody) return {};
  Foresight foresight(look);
  int steps = 0;
  for (const std::string& action : actions) {
    if (!foresight.act(action)) break;
    ++steps;
  }
  Foreseen seen = std::move(foresight).result();
  seen.steps = steps;
  return seen;
}

}  // namespace warren::rabbihop_scene
