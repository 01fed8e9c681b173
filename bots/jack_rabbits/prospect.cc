#include "bots/jack_rabbits/prospect.h"

#include <algorithm>
#include <bit>

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/suits/spades.h"

namespace warren::jack_rabbits {

template <int W>
int Prospect<W>::lost_royals(const Cards& cards) const {
  // Nothing makes up for a trio that wins.
  constexpr int kTrio = kWon / 4;
  const int each = outlook_.weights().royal_lost + (outlook_.goals().complete() ? kTrio : 0);
  return each * std::popcount(royal_set(cards));
}

// --- at the end of a journey ---------------------------------------------------------------------

template <int W>
int Prospect<W>::acquiring(Place place, const Cards& hand) const {
  if (!jack_rabbits::is_royal(place) || !sight_.pub.court.has(card_of(place))) return kNever;
  const Need need = needed(royal_need(setup_, sight_.pub, place));
  if (!can_pay(setup_, hand - royals(hand), need)) return kNever;
  int value = kNever;
  payment(
      hand, need, [&](const Cards& rest) { return acquired(place, rest); }, value);
  return value;
}

template <int W>
int Prospect<W>::arriving(Place place, const Cards& hand) const {
  const int value = arriving_once(place, hand);
  if (!setup_.variant.trailing_carrots || !outlook_.heeds()) return value;
  return std::max(value, travelling_on(place, hand));
}

template <int W>
int Prospect<W>::arriving_once(Place place, const Cards& hand) const {
  int value = ending(place, hand);
  if (value >= kWon) return coming_home(hand);
  if (place == Place::off_board) return value;
  value = std::max({value, acquiring(place, hand), buying_jack(place, hand)});
  value += std::max(0, best_attack(place, hand));
  return value - palace_risk(place, hand);
}

// From a hex with one's own carrot one may travel on (rules 6, trailing carrots).
template <int W>
int Prospect<W>::travelling_on(Place place, const Cards& hand) const {
  if (!jack_rabbits::is_royal(place) || !hand.has(card_of(place))) return kNever;
  if ((sight_.pub.extras.trailed & bit(place)) != 0) return kNever;
  int best = kNever;
  for (StopSet<W> left = outlook_.map().on_foot(stop_of<W>(place)); left != 0; left &= left - 1)
    best = std::max(best, arriving_once(place_of_stop<W>(std::countr_zero(left)), hand));
  return best;
}

// Where a win can be vetted (rules 6, advanced citadel), everybody who can will contest it: it is
// certain only with hearts, or if nobody else has them.
template <int W>
int Prospect<W>::coming_home(const Cards& hand) const {
  if (!setup_.variant.advanced_citadel || !outlook_.heeds() || proves(hand)) return kWon;
  const int safe = unvetted(Place::citadel, 100);
  if (safe >= kSure) return kWon;
  const int sent_off = outlook_.standing(kOffStop<W>, hand);
  return (safe * outlook_.weights().winning + (kSure - safe) * sent_off) / kSure;
}

template <int W>
int Prospect<W>::flying(const Cards& hand) const {
  int best = kNever;
  for (PlaceSet left = setup_.ground.hexes; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    if (!is_landing(setup_, sight_.pub, place)) continue;
    best = std::max(best, landing(place, hand));
  }
  return best;
}
template <int W>
int Prospect<W>::landing(Place place, const Cards& hand) const {
  const int value = arriving(place, hand);
  return outlook_.heeds() || is_title(place, Title::king) ? value : value - kWon;
}

template <int W>
bool Prospect<W>::proves(const Cards& hand) const {
  const int hearts = setup_.worth_of(hand.suit(static_cast<int>(Suit::hearts)));
  return hearts >= proof_need(setup_, sight_.pub, sight_.seat).amount;
}

template <int W>
int Prospect<W>::unvetted(Place place, int share) const {
  int safe = kSure;
  for (const Seat seat : vetters(setup_, sight_.pub, sight_.seat, place)) {
    const int odds = guess_.at_least(seat, Suit::hearts, kVetProof) * share / 100;
    safe = safe * (kSure - odds) / kSure;
  }
  return safe;
}

// Whoever comes to a palace without hearts may be sent away (rules 5, hearts). Those who may vet on
// another hex (rules 6) are more likely to.
template <int W>
int Prospect<W>::palace_risk(Place place, const Cards& hand) const {
  if (proves(hand)) return 0;
  const Weights& weights = outlook_.weights();
  const bool meant = setup_.variant.hearts != HeartsBoost::off && !is_palace(setup_, place);
  const int safe = unvetted(place, meant ? weights.boosted_share : weights.contest_share);
  return weights.vetted * (kSure - safe) / kSure;
}

// --- others --------------------------------------------------------------------------------------

template <int W>
int Prospect<W>::time_of(Seat other) const {
  const RoyalSet<W> royals = royal_set(sight_.pub.known_of(other));
  const Goals<W>& goals = outlook_.goals();
  const int stop = stop_of<W>(sight_.pub.place_of(other));
  if (goals.fulfils(royals)) return outlook_.map().turns(stop, 0);
  int useful = 0;  // of its royals, those that go together
  for (RoyalSet<W> left = royals; left != 0; left &= left - 1) {
    const int royal = std::countr_zero(left);
    const RoyalSet<W> rest = royals & ~(RoyalSet<W>{1} << royal);
    if (goals.suits_with(royal, rest)) ++useful;
  }
  const int missing = kMostRoyals - std::clamp(useful, royals != 0 ? 1 : 0, 2);
  return kTurn + 170 * missing - 10 * std::min(9, sight_.pub.hand_of(other));
}

template <int W>
int Prospect<W>::harm(Seat other, int delay) const {
  const int time = std::max(kTurn, time_of(other));
  const int urgency = std::clamp(40000 / time, 50, 300);  // per cent
  const int share = setup_.seats == 2 ? outlook_.weights().harm_alone : outlook_.weights().harm;
  return delay * urgency / 100 * share / 100;
}

// --- fights --------------------------------------------------------------------------------------

template <int W>
int Prospect<W>::beaten(const Cards& hand, bool robbed) const {
  int value = outlook_.standing(kOffStop<W>, hand);
  if (robbed && !hand.empty()) {
    const int royal_count = std::popcount(royal_set(hand));
    value -= outlook_.weights().royal_lost * royal_count / hand.size();
  }
  return value;
}

template <int W>
int Prospect<W>::outfought(Seat other, int weapon, int points) const {
  if (weapon >= 0) return guess_.at_most(other, setup_.weapons[weapon], points);
  int odds = kSure;
  for (const Suit suit : setup_.weapons) odds = odds * guess_.at_most(other, suit, points) / kSure;
  return odds;
}

template <int W>
int Prospect<W>::weapon_against(Seat other, Place place, const Cards& hand) const {
  int chosen = 0, best = kNever;
  for (int weapon = 0; weapon < setup_.weapons.size(); ++weapon) {
    const int value = attacking_with(weapon, other, place, hand);
    if (value <= best) continue;
    best = value;
    chosen = weapon;
  }
  return chosen;
}

template <int W>
int Prospect<W>::attacking(Seat other, Place place, const Cards& hand) const {
  int best = kNever;
  for (int weapon = 0; weapon < setup_.weapons.size(); ++weapon)
    best = std::max(best, attacking_with(weapon, other, place, hand));
  return best;
}

template <int W>
int Prospect<W>::attacking_with(int weapon, Seat other, Place place, const Cards& hand) const {
  const Suit suit = setup_.weapons[weapon];
  const auto spades = static_cast<RankMask>(hand.suit(static_cast<int>(suit)) & kPips);
  if (spades == 0) return kNever;
  const int strength = weapon_worth(setup_, sight_.pub, sight_.seat, of_suit<W>(suit, spades));
  const int odds = outfought(other, -1, strength);
  const int unarmed = outfought(other, -1, 0);
  const int stop = stop_of<W>(place);
  const int before = outlook_.standing(stop, hand);
  // Against bare paws the lowest spade will do; otherwise all of them may be needed.
  const bool dear_ace = setup_.value[kAce] > 1 || first_ace_of(setup_, sight_.pub, sight_.seat) > 0;
  const unsigned others = dear_ace ? spades & ~1U : spades;
  const unsigned cheaper = others != 0 ? others : spades;
  const auto low = static_cast<RankMask>(cheaper & -cheaper);
  const Cards cheap = hand - of_suit<W>(suit, low);
  const Cards dear = hand - of_suit<W>(suit, spades);
  const int lost = outlook_.standing(kOffStop<W>, dear);
  const int size = std::max(1, sight_.pub.hand_of(other));

  int gain = harm(other, 200);
  int robbed = 0;
  const RoyalSet<W> theirs = royal_set(sight_.pub.known_of(other));
  for (RoyalSet<W> left = theirs; left != 0; left &= left - 1) {
    const int royal = std::countr_zero(left);
    const int with = outlook_.having(royal, stop, cheap) - outlook_.standing(stop, cheap);
    robbed += std::max(0, with) + harm(other, 200);
  }
  const int cards = std::max(0, size - std::popcount(theirs));
  gain += (robbed + 25 * cards) / size;
  if (burns(weapon)) gain += burning(other, place, cheap);
  const int spent = before - (unarmed * outlook_.standing(stop, cheap) +
                              (kSure - unarmed) * outlook_.standing(stop, dear)) /
                                 kSure;
  const int loss = (before - lost) * outlook_.weights().risk / 100;
  return (odds * (gain - spent) - (kSure - odds) * loss) / kSure;
}

// Everybody on the hex goes off-board, the winner too (expansions, torches).
template <int W>
int Prospect<W>::burning(Seat loser, Place place, const Cards& hand) const {
  int gain = outlook_.standing(kOffStop<W>, hand) - outlook_.standing(stop_of<W>(place), hand);
  for (const Seat seat : SeatSet::first(setup_.seats).without(sight_.seat).without(loser)) {
    if (sight_.pub.place_of(seat) == place) gain += harm(seat, 150);
  }
  return gain;
}

template <int W>
int Prospect<W>::best_attack(Place place, const Cards& hand) const {
  int best = kNever;
  if (setup_.weapons.empty() || place == Place::off_board) return best;
  for (const Seat seat : SeatSet::first(setup_.seats)) {
    if (seat == sight_.seat || sight_.pub.place_of(seat) != place) continue;
    if (sight_.pub.attacked.has(seat)) continue;
    best = std::max(best, attacking(seat, place, hand));
  }
  return best;
}

// --- vettings ------------------------------------------------------------------------------------

// What a challenge with these cards brings. Somebody about to win is contested in any case.
template <int W>
int Prospect<W>::contesting(Seat visitor, const Cards& shown) const {
  const Place palace = sight_.pub.place_of(visitor);
  // Visitors without hearts are less likely to come.
  const int armed = guess_.at_least(visitor, Suit::hearts, kVetProof) * outlook_.weights().wary;
  const int bare = guess_.at_most(visitor, Suit::hearts, kVetProof - 1);
  const int refuted = kSure * armed / std::max(1, armed + bare);
  const int stop = stop_of<W>(sight_.pub.place_of(sight_.seat));
  const Cards& hand = sight_.own.hand;
  const int loss = outlook_.standing(stop, hand) - outlook_.standing(kOffStop<W>, hand - shown) +
                   lost_royals(shown);
  if (palace == Place::citadel) {
    const RoyalSet<W> royals = royal_set(sight_.pub.known_of(visitor));
    if (outlook_.heeds() && outlook_.goals().fulfils(royals)) return kWon - loss;
  }
  int delay = 200;
  if (jack_rabbits::is_royal(palace) && sight_.pub.court.has(card_of(palace)))
    delay += 100;  // it came for the queen
  return ((kSure - refuted) * harm(visitor, delay) - refuted * loss) / kSure;
}

template class Prospect<4>;
template class Prospect<12>;

}  // namespace warren::jack_rabbits
