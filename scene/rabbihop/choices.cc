// What a seat may do in Rabbihop, in words, and where on the board it leads.
#include "scene/rabbihop/look.h"

namespace warren::rabbihop_scene {
namespace {

using rh::ActionKind;
using rh::FrameKind;

class Wording {
 public:
  explicit Wording(const Look& look)
      : look_(look),
        pub_(look.pub()),
        asked_(pub_.pending.empty() ? rh::Frame{} : pub_.pending.top()),
        seat_(look.view.seat) {}

  Choice choice(const rh::Action& action) const {
    Choice out{rh::write(action), "", -1, 0};
    describe(action, out);
    add_what_it_brings(look_, action, out);
    return out;
  }

 private:
  std::string say(Text text, Facts facts = {}) const {
    return warren::fill(text, facts, look_.lang);
  }
  // "a4 (carrot 2)"
  std::string named(rh::Cell cell) const { return rh::write(cell) + " (" + tile_on(cell) + ")"; }
  rh::Cell here() const { return pub_.pawn_of(seat_); }
  std::string tile_on(rh::Cell cell) const {
    const rh::TileId id = pub_.top_at(cell);
    return id == rh::TileId::none ? "?" : full_name(id, look_.lang);
  }
  std::string face_on(rh::Cell cell, int quarters) const {
    return rh::face_words(rh::turned(pub_.face_at(cell), quarters), look_.lang);
  }

  void jump(rh::Dir dir, Choice& out) const {
    const rh::Leap leap = rh::leap(look_.setup, pub_, seat_, dir);
    out.place = landing_place(look_.setup, leap, dir);
    out.cost = leap.fences;
    const Text way = rh::side_words(dir);
    out.label = leap.explores ? say({"jump {0}, explore", "saltar al {0}, explorar"}, {way})
                              : say({"jump {0} to {1}, {2}", "saltar al {0}, hasta {1}: {2}"},
                                    {way, rh::write(leap.to), tile_on(leap.to)});
  }

  void describe(const rh::Action& action, Choice& out) const {
    const rh::Cell cell = action.cell();
    switch (action.kind) {
      case ActionKind::jump:
        return jump(action.dir(), out);
      case ActionKind::take:
        out.place = place_of(here());
        out.label = say({"take {0}", "tomar la loseta: {0}"}, {tile_on(here())});
        return;
      case ActionKind::act:
        out.place = place_of(here());
        out.label =
            say({"use it: {0}", "usarla: {0}"}, {action_words(pub_.type_at(here()), look_.lang)});
        return;
      case ActionKind::walk:
        out.place = place_of(pub_.start);
        out.label = say({"walk to the start tile", "ir andando a la salida"});
        return;
      case ActionKind::stay:
        out.place = place_of(here());
        out.label = say({"stay and do nothing", "quedarse sin hacer nada"});
        return;
      case ActionKind::skip:
        out.place = place_of(here());
        out.label = say({"skip this: pay your top tile", "omitir esto: pagas tu loseta de arriba"});
        return;
      case ActionKind::turn:
        out.place = place_of(cell);
        out.label = say(
            {"turn {0} by {1}: {2}", "girar {0} {1}: {2}"},
            {rh::write(cell), rh::turn_words(action.quarters()), face_on(cell, action.quarters())});
        out.label += turned_before();
        return;
      case ActionKind::done:
        out.label = done();
        return;
      case ActionKind::add_fence:
        return border(action, {"put a fence {0}", "poner una valla {0}"}, out);
      case ActionKind::remove_fence:
        return border(action, {"remove the fence {0}", "quitar la valla {0}"}, out);
      case ActionKind::lift:
        return border(action, {"move the fence {0}", "mover la valla {0}"}, out);
      case ActionKind::lay:
        return border(action, {"move the fence {1} to {0}", "mover la valla {1} a {0}"}, out);
      case ActionKind::teleport:
        out.place = place_of(cell);
        out.label = say({"teleport to {0}", "teletransportarse a {0}"}, {rh::write(cell)});
        return;
      case ActionKind::swap:
        return on_tile(action,
                       asked_.kind == FrameKind::swap_second
                           ? Text{"swap {1} with {0}", "intercambiar {1} y {0}"}
                           : Text{"swap {0}", "intercambiar {0}"},
                       out);
      case ActionKind::stamp:
        return on_tile(action,
                       asked_.kind == FrameKind::stamp_second
                           ? Text{"destroy {1} and {0}", "destruir {1} y {0}"}
                           : Text{"destroy {0}", "destruir {0}"},
                       out);
      case ActionKind::stack:
        return stack(action, out);
      case ActionKind::rob: {
        const Seat victim = action.victim();
        const rh::TileId top = pub_.pile[static_cast<std::size_t>(victim)];
        out.place = place_of(pub_.pawn_of(victim));
        out.label = say({"steal {1} from {0}", "robar {1} a {0}"},
                        {look_.seating.at(victim).name,
                         top == rh::TileId::none ? "?" : full_name(top, look_.lang)});
        return;
      }
      case ActionKind::choose:
      case ActionKind::keep: {
        const rh::TileId id = action.tile();
        out.label =
            action.kind == ActionKind::choose
                ? say({"choose {0}: {1}", "elegir {0}: {1}"},
                      {full_name(id, look_.lang), rh::face_words(rh::tile(id).face, look_.lang)})
                : say({"keep {0}", "conservar {0}"}, {full_name(id, look_.lang)});
        return;
      }
      case ActionKind::orient: {
        const rh::Cell laid = pub_.pending.top().cell();
        const rh::Face printed = rh::tile(pub_.top_at(laid)).face;
        const rh::Face face = rh::turned(printed, action.quarters_from_printed());
        out.place = place_of(laid);
        out.label =
            say({"lay it so: {0}", "colocarla así: {0}"}, {rh::face_words(face, look_.lang)});
        return;
      }
    }
  }

  void border(const rh::Action& action, Text text, Choice& out) const {
    out.place = place_of(action.border());
    out.label = say(text, {rh::between(action.border()),
                           action.kind == ActionKind::lay ? rh::between(asked_.border()) : ""});
  }

  void on_tile(const rh::Action& action, Text text, Choice& out) const {
    out.place = place_of(action.cell());
    const bool second =
        asked_.kind == FrameKind::swap_second || asked_.kind == FrameKind::stamp_second;
    out.label = say(text, {named(action.cell()), second ? named(asked_.first()) : ""});
  }

  void stack(const rh::Action& action, Choice& out) const {
    switch (asked_.kind) {
      case FrameKind::stack_second:
        on_tile(action, {"stack {0}", "apilar {0}"}, out);
        out.label += say({" on top of {0}", " encima de {0}"}, {named(asked_.first())});
        return;
      case FrameKind::stack_onto:
        out.place = place_of(action.cell());
        out.label = say({"stack {0} and {1} onto {2}", "apilar {0} y {1} sobre {2}"},
                        {named(asked_.first()), named(asked_.second()), named(action.cell())});
        return;
      default:
        return on_tile(action, {"stack {0}", "apilar {0}"}, out);
    }
  }

  // Tiles are turned together: whoever turns the last one is told of all.
  std::string turned_before() const {
    if (asked_.kind != FrameKind::rotate || asked_.turned() == 0) return {};
    const std::string first = rh::write(asked_.first_turned());
    return asked_.turned() == 1 ? say({"; with {0}", "; con {0}"}, {first})
                                : say({"; with {0} and {1}", "; con {0} y {1}"},
                                      {first, rh::write(asked_.second_turned())});
  }

  std::string done() const {
    if (asked_.kind != FrameKind::rotate) return say({"finish", "terminar"});
    switch (asked_.turned()) {
      case 0:
        return say({"turn nothing", "no girar ninguna"});
      case 1:
        return say({"finish: {0} is turned", "terminar: giras {0}"},
                   {rh::write(asked_.first_turned())});
      default:
        return say({"finish: {0} and {1} are turned", "terminar: giras {0} y {1}"},
                   {rh::write(asked_.first_turned()), rh::write(asked_.second_turned())});
    }
  }

  const Look& look_;
  const rh::Public& pub_;
  rh::Frame asked_;
  Seat seat_;
};

}  // namespace

int landing_place(const rh::Setup& setup, const rh::Leap& leap, rh::Dir dir) {
  const int row = rh::row_of(leap.to) - leap.slide_rows;
  const int column = rh::column_of(leap.to) - leap.slide_columns;
  const bool inside = row >= 0 && column >= 0 && row < setup.side && column < setup.side;
  return inside ? place_of(rh::cell_at(row, column)) : place_beyond(dir);
}

std::vector<Choice> choices(const Look& look) {
  const auto list = std::make_unique<Offers<rh::Action>>();
  rh::offers(look.setup, rh::Rabbihop::sight(look.view), *list);
  std::vector<Choice> out;
  const Wording wording(look);
  for (const rh::Action& action : *list) out.push_back(wording.choice(action));
  return out;
}

}  // namespace warren::rabbihop_scene
