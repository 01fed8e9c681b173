// The diamonds boost: trade with a player whose rabbit is on the same hex (rules 6, player trade).
// Both sides choose in secret what they hand over; whoever cheated goes off-board.
#pragma once

#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

// What was agreed: points of a suit from one side, of diamonds from the other.
struct Terms {
  Suit suit = Suit::clubs;
  int points = 0, diamonds = 0;
  bool turn_gives_diamonds = false;
};
inline Terms terms_of(const Frame& trade) {
  return {static_cast<Suit>(trade.b), trade.c, trade.d, trade.e != 0};
}
// What a seat agreed to give; the frame is `swap`.
template <int W>
Need agreed(const Public<W>& pub, const Frame& swap, Seat seat) {
  const Terms terms = terms_of(swap);
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
  if (action.a >= setup.seats) return refuse(Code::malformed);
  if (action.seat() == sight.seat) return refuse(Code::trade_yourself);
  if (pub.place_of(action.seat()) != pub.place_of(sight.seat))
    return refuse(Code::trade_absent, action.a);
  if (pub.extras.proposals >= kMostProposals) return refuse(Code::three_proposals, kMostProposals);
  if (action.b >= W || (setup.suits >> action.b & 1) == 0 ||
      static_cast<Suit>(action.b) == Suit::diamonds)
    return refuse(Code::trade_suit);
  if (action.c == 0 || action.c > kMostPoints || action.d == 0 || action.d > kMostPoints)
    return refuse(Code::trade_points, kMostPoints);
  return {};
}

// Lists hold a few round bargains, of equal points; any others can be proposed too.
inline constexpr std::array<std::uint8_t, 3> kRoundPoints = {2, 6, 10};
template <int W>
bool is_round(const Action<W>& propose) {
  bool round = false;
  for (const std::uint8_t points : kRoundPoints) round = round || propose.c == points;
  return round && propose.c == propose.d;
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
    Action<W> propose = action_of<W>(ActionKind::propose, seat);
    for (std::uint8_t suit = 0; suit < W; ++suit) {
      if ((setup.suits >> suit & 1) == 0 || static_cast<Suit>(suit) == Suit::diamonds) continue;
      propose.b = suit;
      for (const std::uint8_t points : kRoundPoints) {
        propose.c = propose.d = points;
        for (const bool diamonds : {false, true}) {
          propose.more = diamonds;
          out.add(propose);
        }
      }
    }
  }
}

// Any cards at all, jokers too, or none.
template <int W>
Refusal refuse_hand_over(const Sight<W>& sight, const Action<W>& action) {
  return action.cards.empty() ? Refusal{} : refuse_cards(sight.own.hand, action.cards);
}
template <int W>
void offer_gifts(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  out.add(action_of<W>(ActionKind::hand_over));
  offer_each(ActionKind::hand_over, sight.own.hand, out);
  minimal_payments(setup, sight.own.hand, agreed(sight.pub, sight.pub.top(), sight.seat),
                   [&out](const Cards<W>& cards) {
                     if (cards.size() > 1) out.add(with_cards(ActionKind::hand_over, cards));
                   });
}
template <int W>
bool is_listed_gift(const Setup<W>& setup, const Sight<W>& sight, const Cards<W>& cards) {
  if (cards.size() <= 1) return true;
  const Need need = agreed(sight.pub, sight.pub.top(), sight.seat);
  return paying(cards, need.suits) == cards && is_listed(setup, sight.own.hand, cards, need);
}

}  // namespace warren::jack_rabbits
