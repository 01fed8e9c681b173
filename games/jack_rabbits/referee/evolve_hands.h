// What events do to hands: cards drawn blind, fights, seizures, trades, aces that stay. Part of
// evolve.h, which includes it.
#pragma once

#include "games/jack_rabbits/referee/evolve.h"

namespace warren::jack_rabbits {

// A card was drawn blind. A royal's carrot tells all what it was. Otherwise only thief and victim
// know; for the others every card of the victim that they knew may now be gone, while the thief
// knows which it was. Hearts laid out cannot be drawn.
template <int W, class Target>
void Evolution<W, Target>::moved_blind(const Event<W>& event, const Set& laid_out) {
  const Seat thief = event.seat;
  const Seat victim = event.other();
  const bool royal = !royals(event.cards).empty();
  const Set fixed = laid_out | pub_.laid_out_by(victim);
  const Set known = pub_.known_of(victim) - fixed;
  const bool only_card = pub_.hand_of(victim) - fixed.size() == 1 && !known.empty();
  if (royal || only_card) {
    const Set card = royal ? event.cards : known;
    leave_hand(victim, card);
    return enter_hand(thief, card);
  }
  if (Own<W>* own = target_.own_of(thief)) {
    own->hand = own->hand | event.cards;
    own->seen[at(victim)] = (own->seen[at(victim)] | (known - royals(known))) - event.cards;
  }
  if (Own<W>* own = target_.own_of(victim)) {
    own->hand = own->hand - event.cards;
    own->seen[at(thief)] = own->seen[at(thief)] | event.cards;
  }
  for (int s = 0; s < setup_.seats; ++s) {
    Own<W>* own = target_.own_of(seat_of(s));
    if (own != nullptr && seat_of(s) != thief && seat_of(s) != victim) own->seen[at(victim)] = {};
  }
  pub_.known[at(victim)] = royals(known) | fixed;
  --pub_.hand[at(victim)];
  ++pub_.hand[at(thief)];
  limit(thief);
}

// What the suit that the winner fought with does then; what the hand owes is settled before.
template <int W, class Target>
void Evolution<W, Target>::after_theft(const Frame& theft, Seat thief) {
  if constexpr (kKeeps<W>) {
    if (theft.weapon() >= setup_.weapons.size()) return;
    const Suit suit = setup_.weapons[theft.weapon()];
    const Power<W>* power = setup_.hooks.of(suit);
    if (power != nullptr && power->robbed != nullptr)
      push(power->robbed(setup_, pub_, suit, thief));
  }
}

template <int W, class Target>
void Evolution<W, Target>::played(const Event<W>& event) {
  leave_hand(event.seat, event.cards);
  pub_.laid = pub_.laid | event.cards;
  const int weapon = kKeeps<W> ? weapon_of(setup_, event.cards) : 0;
  const int worth = weapon_worth(setup_, pub_, event.seat, event.cards);
  pub_.pending.top().add_spades(worth, event.more(), weapon);
}

template <int W, class Target>
void Evolution<W, Target>::gave_in(Seat loser) {
  const int weapon = pub_.top().attacker_weapon();
  pop();
  spend(pub_.laid);
  pub_.laid = {};
  if (loser != pub_.turn && pub_.concealed_of(loser) > 0) {  // the loser then takes hearts in
    const RankMask laid_out = pub_.extras.displayed[at(loser)];
    push(Frame::steal(loser, laid_out, weapon));
  }
}

// Without a stolen royal counting as an acquisition: that is for fights.
template <int W, class Target>
void Evolution<W, Target>::seized(const Event<W>& event) {
  if (pub_.pending.top().take_one() == 0) pop();
  moved_blind(event, {});
}

// Giver and receiver know what changed hands; of the rest all that others see is how many, and the
// carrots of royals. What they knew of the giver's hand may now be gone.
template <int W, class Target>
void Evolution<W, Target>::handed(const Event<W>& event) {
  const Seat giver = event.seat;
  const Seat receiver = event.other();
  const Set crowned = royals(event.cards);
  const Set known = pub_.known_of(giver) - crowned;
  if (Own<W>* own = target_.own_of(giver)) {
    own->hand = own->hand - event.cards;
    own->seen[at(receiver)] = own->seen[at(receiver)] | (event.cards - crowned);
  }
  if (Own<W>* own = target_.own_of(receiver)) {
    own->hand = own->hand | event.cards;
    own->seen[at(giver)] = (own->seen[at(giver)] | (known - royals(known))) - event.cards;
  }
  pub_.hand[at(giver)] = static_cast<std::uint8_t>(pub_.hand[at(giver)] - event.count());
  pub_.hand[at(receiver)] = static_cast<std::uint8_t>(pub_.hand[at(receiver)] + event.count());
  pub_.known[at(receiver)] = pub_.known[at(receiver)] | crowned;
  pub_.extras.handed[giver == pub_.turn ? 0 : 1] = static_cast<std::uint8_t>(event.count());
  const bool unseen = event.count() > crowned.size();
  pub_.known[at(giver)] = unseen ? royals(known) | pub_.laid_out_by(giver) : known;
  for (int s = 0; unseen && s < setup_.seats; ++s) {
    Own<W>* own = target_.own_of(seat_of(s));
    if (own != nullptr && seat_of(s) != giver && seat_of(s) != receiver) own->seen[at(giver)] = {};
  }
}
template <int W, class Target>
void Evolution<W, Target>::traded(const Event<W>& event) {
  open_answers();
  pop();
  limit(event.seat);
  limit(event.other());
}

template <int W, class Target>
void Evolution<W, Target>::called(const Event<W>& event) {
  SeatSet& targets = pub_.extras.called[at(event.seat)];
  targets = targets.with(event.other());
  if (event.surplus() == 0) return;
  if (!setup_.variant.seized_surplus)
    return push(Frame::of_seat(FrameKind::discard, event.other()));
  pub_.extras.displayed[at(event.other())] = 0;  // hearts laid out are taken in: all can be drawn
  if constexpr (kKeeps<W>) {  // what else is laid out only if there are not enough others
    if (pub_.hand_of(event.other()) - pub_.laid_out_by(event.other()).size() < event.surplus())
      pub_.kept.laid_out[at(event.other())] = {};
  }
  push(Frame::seize(event.other(), event.seat, event.surplus()));
}

// Cards of a hand come to lie on the table as nobody's, or what lies there is spent.
template <int W, class Target>
void Evolution<W, Target>::heaped(const Event<W>& event) {
  if constexpr (kKeeps<W>) {
    const Suit suit = event.suit();
    RankMask& heap = pub_.kept.heap[static_cast<std::size_t>(suit)];
    if (event.kind == EventKind::cleared) {
      spend(of_suit<W>(suit, heap));
      heap = 0;
      return;
    }
    leave_hand(event.seat, event.cards);
    heap = static_cast<RankMask>(heap | event.cards.suit(static_cast<int>(suit)));
  }
}

// It was spent with the rest: it leaves the spent lot, or the spades of a fight, and stays laid.
template <int W, class Target>
void Evolution<W, Target>::lay_ace(const Event<W>& event) {
  pub_.extras.capital[at(event.seat)] = static_cast<std::uint8_t>(event.cards.nth(0).suit + 1);
  pub_.spent = pub_.spent - event.cards;
  pub_.laid = pub_.laid - event.cards;
  if (on_top(FrameKind::capital)) payment_over(pub_.top().purpose());
}

}  // namespace warren::jack_rabbits
