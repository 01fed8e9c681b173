// What a seat may do in Rabbihop, in words, and where on the board it leads.
#include "scene/rabbihop/look.h"

namespace warren::rabbihop_scene {
namespace {

using rh::ActionKind;

class Wording {
 public:
  explicit Wording(const Look& look) : look_(look), pub_(look.pub()), seat_(look.view.seat) {}

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
    out.label = leap.explores ? say({"jump {0}, explore", "salta al {0}, explora"}, {way})
                              : say({"jump {0} to {1}, {2}", "salta al {0} a {1}, {2}"},
                                    {way, rh::write(leap.to), tile_on(leap.to)});
  }

  void describe(const rh::Action& action, Choice& out) const {
    const rh::Cell cell = action.cell();
    switch (action.kind) {
      case ActionKind::jump:
        return jump(action.dir(), out);
      case ActionKind::take:
        out.place = place_of(here());
        out.label = say({"take the {0}", "toma la loseta: {0}"}, {tile_on(here())});
        return;
      case ActionKind::act:
        out.place = place_of(here());
        out.label =
            say({"use it: {0}", "úsala: {0}"}, {action_words(pub_.type_at(here()), look_.lang)});
        return;
      case ActionKind::walk:
        out.place = place_of(pub_.start);
        out.label = say({"walk to the start tile", "ve andando a la salida"});
        return;
      case ActionKind::stay:
        out.place = place_of(here());
        out.label = say({"stay and do nothing", "quédate sin hacer nada"});
        return;
      case ActionKind::skip:
        out.place = place_of(here());
        out.label = say({"skip this: pay your top tile", "omite esto: paga la loseta de encima"});
        return;
      case ActionKind::turn:
        out.place = place_of(cell);
        out.label = say(
            {"turn {0} by {1}: {2}", "gira {0} {1}: {2}"},
            {rh::write(cell), rh::turn_words(action.quarters()), face_on(cell, action.quarters())});
        return;
      case ActionKind::done:
        out.label = say({"done", "listo"});
        return;
      case ActionKind::add_fence:
        return border(action, {"fence between {0}", "pon valla en {0}"}, out);
      case ActionKind::remove_fence:
        return border(action, {"remove the fence {0}", "quita la valla {0}"}, out);
      case ActionKind::lift:
        return border(action, {"lift the fence {0}", "levanta la valla {0}"}, out);
      case ActionKind::lay:
        return border(action, {"put it between {0}", "ponla en {0}"}, out);
      case ActionKind::teleport:
        return on_tile(action, {"teleport to {0}", "teletranspórtate a {0}"}, out);
      case ActionKind::swap:
        return on_tile(action, {"swap {0}, {1}", "intercambia {0}, {1}"}, out);
      case ActionKind::stamp:
        return on_tile(action, {"destroy {0}, {1}", "destruye {0}, {1}"}, out);
      case ActionKind::stack:
        return on_tile(action, {"stack {0}, {1}", "apila {0}, {1}"}, out);
      case ActionKind::rob: {
        const Seat victim = action.victim();
        const rh::TileId top = pub_.pile[static_cast<std::size_t>(victim)];
        out.place = place_of(pub_.pawn_of(victim));
        out.label = say({"steal {1} from {0}", "roba {1} a {0}"},
                        {look_.seating.at(victim).name,
                         top == rh::TileId::none ? "?" : full_name(top, look_.lang)});
        return;
      }
      case ActionKind::choose:
      case ActionKind::keep: {
        const rh::TileId id = action.tile();
        out.label =
            action.kind == ActionKind::choose
                ? say({"choose {0}: {1}", "elige {0}: {1}"},
                      {full_name(id, look_.lang), rh::face_words(rh::tile(id).face, look_.lang)})
                : say({"keep {0}", "conserva {0}"}, {full_name(id, look_.lang)});
        return;
      }
      case ActionKind::orient: {
        const rh::Cell laid = pub_.pending.top().cell();
        const rh::Face printed = rh::tile(pub_.top_at(laid)).face;
        const rh::Face face = rh::turned(printed, action.quarters_from_printed());
        out.place = place_of(laid);
        out.label =
            say({"lay it so: {0}", "colócala así: {0}"}, {rh::face_words(face, look_.lang)});
        return;
      }
    }
  }

  void border(const rh::Action& action, Text text, Choice& out) const {
    out.place = place_of(action.border());
    out.label = say(text, {rh::write(action.border())});
  }

  void on_tile(const rh::Action& action, Text text, Choice& out) const {
    out.place = place_of(action.cell());
    out.label = say(text, {rh::write(action.cell()), tile_on(action.cell())});
  }

  const Look& look_;
  const rh::Public& pub_;
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
