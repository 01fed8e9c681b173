// What the choices of one moment are worth, in hundredths of a turn (bots/jack_rabbits/outlook.h):
// ending a journey somewhere and doing the best thing there, paying, fighting, vetting.
#pragma once

#include <algorithm>

#include "bots/jack_rabbits/guess.h"
#include "bots/jack_rabbits/outlook.h"
#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

inline constexpr int kNever = -30000;

template <int W>
class Prospect {
 public:
  using Cards = jack_rabbits::Cards<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Outlook = jack_rabbits::Outlook<W>;
  using Guess = jack_rabbits::Guess<W>;

  Prospect(const Setup& setup, const Sight& sight, const Outlook& outlook)
      : setup_(setup),
        sight_(sight),
        outlook_(outlook),
        guess_(setup, sight),
        may_buy_(!sight.pub.bought && sight.pub.laid.empty()) {}

  // --- at the end of a journey ---
  // The best that can be done after coming to this place with these cards.
  int arriving(Place place, const Cards& hand) const;
  // What a payment of one's own really asks for (rules 6, capital aces).
  Need needed(const Need& asked) const {
    return with_capital(setup_, sight_.pub, sight_.seat, asked);
  }
  // The best place to fly to, from where one is (rules 5, clubs).
  int flying(const Cards& hand) const;
  int landing(Place place, const Cards& hand) const;
  // Ending the turn on a hex, or acquiring its royal; kNever if that is impossible.
  int ending(Place place, const Cards& hand) const {
    return outlook_.standing(stop_of<W>(place), hand);
  }
  int acquiring(Place place, const Cards& hand) const;
  // The same, once its royal is paid for.
  int acquired(Place place, const Cards& rest) const {
    return outlook_.having(royal_at(place), stop_of<W>(place), rest);
  }

  // --- payments ---
  // The best cards to pay with, where `after` says how one stands with the remaining ones.
  template <class After>
  Cards payment(const Cards& hand, const Need& need, After&& after, int& value) const {
    Cards best;
    value = kNever;
    const Cards purse = hand - royals(hand);  // no royal of one's own, if it can be helped
    minimal_payments(setup_, can_pay(setup_, purse, need) ? purse : hand, need,
                     [&](const Cards& cards) {
                       const int now = after(hand - cards) - lost_royals(cards);
                       if (now <= value) return;
                       value = now;
                       best = cards;
                     });
    return best;
  }
  int lost_royals(const Cards& cards) const;

  // --- plazas (rules 5, diamonds) ---
  struct Purchase {
    Cards goods{};
    int value = kNever;  // after it and after what it makes possible there
  };
  // Looks through what a plaza has to sell.
  Purchase buying(Place plaza, const Cards& hand) const;
  // Buying just enough to acquire its jack.
  int buying_jack(Place plaza, const Cards& hand) const;

  // --- fights (rules 5, spades, and whatever other suits fight) ---
  // What attacking brings, compared with not attacking; kNever without a weapon.
  int attacking(Seat other, Place place, const Cards& hand) const;
  int attacking_with(int weapon, Seat other, Place place, const Cards& hand) const;
  // The number of the weapon that is best for an attack.
  int weapon_against(Seat other, Place place, const Cards& hand) const;
  // The odds that another's cards of this weapon are worth no more than this; of any weapon, if it
  // has not played any yet (weapon < 0).
  int outfought(Seat other, int weapon, int points) const;
  // Whether an attacker who wins with this weapon goes off-board too.
  bool burns(int weapon) const {
    const Power<W>* power = setup_.hooks.of(setup_.weapons[weapon]);
    return power != nullptr && power->robbed != nullptr;
  }
  int best_attack(Place place, const Cards& hand) const;
  // Being beaten by the turn's seat or by a defender, with these cards left.
  int beaten(const Cards& hand, bool robbed) const;

  // --- vettings (rules 5, hearts) ---
  int contesting(Seat visitor, const Cards& hearts) const;

  // How many turns another seems to be from winning, and what it is worth to hold it up.
  int time_of(Seat other) const;
  int harm(Seat other, int delay) const;

  const Guess& guess() const { return guess_; }

 private:
  int arriving_once(Place place, const Cards& hand) const;
  int travelling_on(Place place, const Cards& hand) const;
  int coming_home(const Cards& hand) const;
  bool proves(const Cards& hand) const;
  // The odds that nobody contests an arrival, if `share` per cent of those who can do so.
  int unvetted(Place place, int share) const;
  int palace_risk(Place place, const Cards& hand) const;
  int burning(Seat loser, Place place, const Cards& hand) const;
  void buy_of_suit(Place plaza, Suit suit, const Cards& hand, Purchase& best) const;
  bool sells_at(Place place) const {
    return (outlook_.heeds() || place != Place::citadel) && market_of(setup_, place).open();
  }
  int staying(Place place, const Cards& hand) const {
    return std::max(ending(place, hand), acquiring(place, hand));
  }

  const Setup& setup_;
  const Sight& sight_;
  const Outlook& outlook_;
  Guess guess_;
  bool may_buy_;  // there was no purchase yet in this turn
};

}  // namespace warren::jack_rabbits
