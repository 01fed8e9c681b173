// Why what others did in Rabbihop matters to the viewer.
#include "scene/heard.h"
#include "scene/rabbihop/scene_parts.h"
#include "scene/rabbihop/turn_line.h"

namespace warren::rabbihop_scene {
namespace {

using rh::EventKind;

class Concern {
 public:
  Concern(const Look& look, const rh::View& before)
      : look_(look), me_(look.view.seat), view_(before) {
    for (const rh::Dir dir : rh::kDirs) {
      const rh::Leap leap = rh::leap(look.setup, view_.pub, me_, dir);
      if (leap.code == rh::Code::possible && !leap.explores) reach_ |= rh::mask_of(leap.to);
    }
    behind_ = rh::score(look.setup, view_.pub, me_) < best_other(view_.pub).points;
  }

  void hear(const rh::Event& event) {
    if (event.seat != me_ && event.seat != Seat::nobody) tell(event);
    rh::Rabbihop::evolve(look_.setup, view_, event);
  }

  // How things stand now.
  void look_round() {
    const rh::Public& pub = look_.pub();
    const Other other = best_other(pub);
    const int mine = rh::score(look_.setup, pub, me_);
    if (!behind_ && other.points > mine)
      add(1, {"{0} has overtaken you, with {1} to your {2}.", "{0} te ha adelantado: {1} a {2}."},
          {look_.seating.at(other.seat).name, plain_number(other.points), plain_number(mine)});
    if (pub.deck > 0 && pub.deck <= look_.setup.seats)
      add(1, {"The deck is nearly empty: this may be your last turn.",
              "El mazo casi se ha agotado: puede ser tu último turno."});
  }

  const std::string& line() const { return line_; }

 private:
  struct Other {
    Seat seat = Seat::nobody;
    int points = -1000;
  };
  Other best_other(const rh::Public& pub) const {
    Other best;
    for (int i = 0; i < look_.setup.seats; ++i) {
      const int points = rh::score(look_.setup, pub, seat_of(i));
      if (seat_of(i) != me_ && points > best.points) best = {seat_of(i), points};
    }
    return best;
  }
  // Only the weightiest is told; of equals the last.
  void add(int weight, Text text, Facts facts = {}) {
    if (weight < weight_) return;
    weight_ = weight;
    line_ = say(look_, text, facts);
  }

  void tell(const rh::Event& event) {
    const std::string& who = look_.seating.at(event.seat).name;
    const rh::Public& pub = view_.pub;
    if (event.kind == EventKind::stole && event.victim() == me_) {
      add(3, {"{0} stole {1} from your pile.", "{0} te robó de la pila: {1}."},
          {who, capital(full_name(event.tile(), look_.lang))});
    } else if (event.kind == EventKind::took && (reach_ & rh::mask_of(event.cell())) != 0) {
      const rh::TileId taken = pub.top_at(event.cell());
      if (taken == rh::TileId::none ||
          rh::each_counts(look_.setup, pub, me_, rh::tile(taken).type) <= 0)
        return;
      add(2,
          {"{0} took {1} on {2}, where you could have jumped.",
           "{0} tomó {1} en {2}, adonde tú podías saltar."},
          {who, capital(full_name(taken, look_.lang)), rh::write(event.cell())});
    } else if ((event.kind == EventKind::fenced && event.added()) ||
               event.kind == EventKind::laid) {
      const rh::Border at = event.border();
      const rh::Cell mine = pub.pawn_of(me_);
      if (at.cell == mine || at.other() == mine)
        add(2,
            {"{0} put a fence beside you: jumping over it costs a tile of your pile.",
             "{0} puso una valla a tu lado: saltarla cuesta una loseta de tu pila."},
            {who});
    }
  }

  const Look& look_;
  Seat me_;
  rh::View view_;           // before the event that is told
  rh::CellMask reach_ = 0;  // where the viewer could have jumped
  bool behind_ = false;
  int weight_ = 0;
  std::string line_;
};

}  // namespace

std::string guide_matters(const Scene& scene, const Look& look, int from) {
  const int entries = scene.view.entries();
  if (from >= entries || look.pub().turn == Seat::nobody) return {};
  const rh::View before = view_before({&scene.view, from, 0});
  if (before.pub.turn == Seat::nobody) return {};  // the board was laid out
  Concern concern(look, before);
  for (int entry = from; entry < entries; ++entry) {
    if (scene.view.entry(entry).undo) return {};  // told again when it is done again
    for (const rh::Event& event : view_as<rh::Rabbihop>(scene.view.teller(entry))->events(entry))
      concern.hear(event);
  }
  concern.look_round();
  return concern.line();
}

}  // namespace warren::rabbihop_scene
