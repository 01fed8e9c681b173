// Who may vet a visitor, and what proves a point.
#pragma once

#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

// Whether a seat may vet arrivals at a hex that is no palace (rules 6, hearts boost).
template <int W>
bool boosted_vetter(const Setup<W>& setup, const Public<W>& pub, Seat seat, Place place) {
  const bool guest = pub.place_of(seat) == place;
  const bool carrot = is_royal(place) && pub.known_of(seat).has(card_of(place));
  switch (setup.variant.hearts) {
    case HeartsBoost::off:
      return false;
    case HeartsBoost::guest:
      return guest;
    case HeartsBoost::carrot:
      return guest || carrot;
    case HeartsBoost::palace:
      return is_royal(place) && !pub.court.has(card_of(place));
    case HeartsBoost::displayed:
      return guest && !pub.displayed_by(seat).empty();
  }
  return false;
}
// Those asked to vet a rabbit that came to this hex (rules 5, hearts).
template <int W>
SeatSet vetters(const Setup<W>& setup, const Public<W>& pub, Seat visitor, Place place) {
  SeatSet asked;
  if (!setup.classic.vet || !is_hex(place)) return asked;
  const bool palace = is_palace(setup, place);
  if (!palace && setup.variant.hearts == HeartsBoost::off) return asked;
  if (is_royal(place) && pub.known_of(visitor).has(card_of(place))) return asked;  // own carrot
  for (const Seat seat : SeatSet::first(setup.seats)) {
    if (seat == visitor || pub.place_of(seat) == Place::off_board) continue;
    if (palace || boosted_vetter(setup, pub, seat, place)) asked = asked.with(seat);
  }
  return asked;
}
// A challenger may show the queen of that very palace instead of hearts (rules 6, vet_proof). The
// queen of hearts is a heart anyway.
template <int W>
bool proves_as_queen(const Public<W>& pub, const Cards<W>& cards) {
  const Place here = pub.place_of(pub.turn);
  return is_title(here, Title::queen) && suit_of(here) != Suit::hearts &&
         cards == Cards<W>::of(card_of(here));
}
// What a challenger has shown; the top frame is `proof`.
template <int W>
Cards<W> challenge_of(const Public<W>& pub, const Frame& proof) {
  if (proof.queen_shown()) return Cards<W>::of(card_of(pub.place_of(pub.turn)));
  return of_suit<W>(Suit::hearts, proof.hearts_shown());
}
// The cards that a challenger may show: at a hex that is no palace only hearts laid out there,
// if that is what lets one vet.
template <int W>
Cards<W> challengers_cards(const Setup<W>& setup, const Sight<W>& sight) {
  const bool displayed = setup.variant.hearts == HeartsBoost::displayed &&
                         !is_palace(setup, sight.pub.place_of(sight.pub.turn));
  return displayed ? sight.pub.displayed_by(sight.seat)
                   : sight.pub.free_of(sight.seat, sight.own.hand);
}
// Hearts worth six, to which an ace before a player may add, on either side (rules 5 and 6).
template <int W>
Need proof_need(const Setup<W>& setup, const Public<W>& pub, Seat seat) {
  return {kVetProof - capital_adds(setup, pub, seat, 0), mask_of(Suit::hearts)};
}

}  // namespace warren::jack_rabbits
