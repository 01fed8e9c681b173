// Why what others did matters to the viewer, by what the viewer was told.
#include "scene/heard.h"
#include "scene/jack_rabbits/guide_parts.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::EventKind;

class Concern {
 public:
  explicit Concern(const Look& look) : look_(look), me_(look.view.seat) {}

  void hear(const Game::Event& event) {
    if (event.seat == me_ && event.kind == EventKind::went_off && event.off() != jr::Off::walked)
      return add(3, {"You are off the board: your next turn brings you to the Underground.",
                     "Estás en el destierro: tu próximo turno te lleva al Subsuelo."});
    if (event.seat == me_ || event.seat == Seat::nobody) return;
    const std::string who = name(event.seat);
    switch (event.kind) {
      case EventKind::stole:
      case EventKind::seized:
        if (event.other() == me_)
          add(3,
              {"{0} took a card from your hand: check what you still hold.",
               "{0} se llevó una carta de tu mano: mira lo que te queda."},
              {who});
        return;
      case EventKind::acquired:
        return acquired(event, who);
      case EventKind::arrived:
        if (event.place() == look_.pub().place_of(me_) && look_.setup.classic.fight &&
            event.place() != jr::Place::citadel && still_here(event.seat))
          add(1,
              {"{0} stands on your hex: either of you may attack the other on their turn.",
               "{0} está en tu hexágono: en su turno cada cual puede atacar al otro."},
              {who});
        return;
      default:
        return;
    }
  }

  // Who only has to get home.
  void look_round() {
    for (int i = 0; i < look_.setup.seats; ++i) {
      const Seat seat = seat_of(i);
      if (seat == me_ || !needs_only_home(look_, seat)) continue;
      const jr::Place place = look_.pub().place_of(seat);
      const bool next =
          place == jr::Place::citadel || foot_journeys(look_, place, jr::Place::citadel) == 1;
      add(4,
          next ? Text{"{0} holds three royals that win and can be home next turn.",
                      "{0} tiene tres cartas reales que ganan y puede volver a casa en su turno."}
               : Text{"{0} holds three royals that win and is on the way home.",
                      "{0} tiene tres cartas reales que ganan y va de vuelta a casa."},
          {name(seat)});
    }
  }

  const std::string& line() const { return line_; }

 private:
  std::string name(Seat seat) const { return player_name(look_, seat); }
  bool still_here(Seat seat) const {
    return look_.pub().place_of(seat) == look_.pub().place_of(me_);
  }
  // Only the weightiest is told; of equals the last.
  void add(int weight, Text text, Facts facts = {}) {
    if (weight < weight_) return;
    weight_ = weight;
    line_ = look_.say(text, facts);
  }

  void acquired(const Game::Event& event, const std::string& who) {
    if (event.cards.empty()) return;
    const Card royal = event.cards.nth(0);
    const jr::Need need{jr::kRoyalCost, jr::mask_of(static_cast<jr::Suit>(royal.suit))};
    const Cards& hand = look_.view.own.hand;
    const int held = jr::worth_for(look_.setup, hand - jr::royals(hand), need);
    const std::string name = card_name(royal, look_.lang);
    if (2 * held >= need.amount)
      return add(2,
                 {"{0} took {1}, in whose suit you hold {2}: another royal has to do.",
                  "{0} se llevó {1}, de cuyo palo tienes {2}: tendrá que ser otra carta real."},
                 {who, name, held});
    add(1,
        {"{0} took {1} and now has {2} of {3} royals.",
         "{0} se llevó {1} y ya tiene {2} de {3} cartas reales."},
        {who, name, look_.pub().royals_of(event.seat).size(), jr::kMostRoyals});
  }

  const Look& look_;
  Seat me_;
  int weight_ = 0;
  std::string line_;
};

}  // namespace

std::string guide_matters(const Scene& scene, const Look& look, int from) {
  Concern concern(look);
  for (int entry = from; entry < scene.view.entries(); ++entry) {
    const SeatView<Game>* heard = view_as<Game>(scene.view.teller(entry));
    if (heard == nullptr) continue;  // of the stage before
    for (const Game::Event& event : heard->events(entry)) concern.hear(event);
  }
  if (!look.setup.variant.explore) concern.look_round();
  return concern.line();
}

}  // namespace warren::jack_rabbits_scene
