// The diamonds boost: trade with a player whose rabbit is on the same hex (rules 6, player trade).
// Both sides choose in secret what they hand over; whoever cheated goes off-board.
#pragma once

#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

// What a seat agreed to give; the frame is `swap`.
template <int W>
Need agreed(const Public<W>& pub, const Frame& swap, Seat seat) {
  const Terms terms = swap.terms();
  const bool diamonds = (seat == pub.turn) == terms.turn_gives_diamonds;
  return diamonds ? Need{terms.diamonds, mask_of(Suit::diamonds)}
                  : Need{terms.points, mask_of(terms.suit)};
}
// Less than agreed, or a card of another suit, of which a joker is one. More is honest.
template <int W>
bool cheats(const Setup<W>& setup, const Cards<W>& given, const Need& need) {
  return !(paying(given, need.suits) == given) || setup.worth_of(given) < need.amount;
}

template <int W>
Refusal refuse_propose(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  if (!setup.variant.diamonds_boost || !setup.classic.trade) return refuse(Code::no_player_trade);
  if (action.target() >= setup.seats) return refuse(Code::malformed);
  if (action.seat() == sight.seat) return refuse(Code::trade_yourself);
  if (pub.place_of(action.seat()) != pub.place_of(sight.seat))
    return refuse(Code::trade_absent, action.target());
  if (pub.extras.proposals >= kMostProposals) return refuse(Code::three_proposals, kMostProposals);
  const Terms terms = action.terms();
  if (!is_in_play(setup, terms.suit) || terms.suit == Suit::diamonds)
    return refuse(Code::trade_suit);
  if (terms.points == 0 || terms.points > kMostPoints || terms.diamonds == 0 ||
      terms.diamonds > kMostPoints)
    return refuse(Code::trade_points, kMostPoints);
  return {};
}

// Lists hold a few round bargains, of equal points; any others can be proposed too.
inline constexpr std::array<std::uint8_t, 3> kRoundPoints = {2, 6, 10};
template <int W>
bool is_round(const Action<W>& propose) {
  const Terms terms = propose.terms();
  bool round = false;
  for (const int points : kRoundPoints) round = round || terms.points == points;
  return round && terms.points == terms.diamonds;
}
template <int W>
void offer_proposals(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Public<W>& pub = sight.pub;
  if (!setup.variant.diamonds_boost || !setup.classic.trade ||
      pub.extras.proposals >= kMostProposals)
    return;
  for (int seat = 0; seat < setup.seats; ++seat) {
    if (seat_of(seat) == sight.seat || pub.place_of(seat_of(seat)) != pub.place_of(sight.seat))
      continue;
    for (int s = 0; s < W; ++s) {
      const auto suit = static_cast<Suit>(s);
      if (!is_in_play(setup, suit) || suit == Suit::diamonds) continue;
      for (const std::uint8_t points : kRoundPoints) {
        for (const bool gives : {false, true})
          out.add(Action<W>::propose(seat_of(seat), {suit, points, points, gives}));
      }
    }
  }
}

// Any cards at all, jokers too, or none.
template <int W>
Refusal refuse_hand_over(const Sight<W>& sight, const Action<W>& action) {
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  return action.cards.empty() ? Refusal{} : refuse_cards(hand, action.cards);
}
template <int W>
void offer_gifts(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  out.add(action_of<W>(ActionKind::hand_over));
  offer_each(ActionKind::hand_over, hand, out);
  minimal_payments(setup, hand, agreed(sight.pub, sight.pub.top(), sight.seat),
                   [&out](const Cards<W>& cards) {
                     if (cards.size() > 1) out.add(with_cards(ActionKind::hand_over, cards));
                   });
}
template <int W>
bool is_listed_gift(const Setup<W>& setup, const Sight<W>& sight, const Cards<W>& cards) {
  if (cards.size() <= 1) return true;
  const Need need = agreed(sight.pub, sight.pub.top(), sight.seat);
  return paying(cards, need.suits) == cards &&
         is_listed(setup, sight.pub.free_of(sight.seat, sight.own.hand), cards, need);
}

}  // namespace warren::jack_rabbits
