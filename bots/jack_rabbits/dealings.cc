#include "bots/jack_rabbits/dealings.h"

#include <algorithm>

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "games/jack_rabbits/turn/calls.h"

namespace warren::jack_rabbits {
namespace {

// Cards of a suit that somebody may have, worth about these points; empty if there are none.
template <int W>
Cards<W> likely(const Moment<W>& now, Seat other, Suit suit, int points) {
  const int s = static_cast<int>(suit);
  const auto could = static_cast<RankMask>(
      (now.prospect.guess().unseen() | known_to(now.sight, other)).suit(s) & kPips);
  RankMask best = 0;
  int least = 0;
  for (unsigned left = could; left != 0; left &= left - 1) {  // one card
    const auto card = static_cast<RankMask>(left & -left);
    const int worth = now.setup.worth_of(card);
    if (worth < points || (best != 0 && worth >= least)) continue;
    best = card;
    least = worth;
  }
  int sum = 0;
  for (const std::uint8_t rank : now.setup.by_value) {  // or several
    const auto card = static_cast<RankMask>(could & 1U << rank);
    if (least != 0 || sum >= points || card == 0) continue;
    best = static_cast<RankMask>(best | card);
    sum += now.setup.worth_of(card);
  }
  return least != 0 || sum >= points ? of_suit<W>(suit, best) : Cards<W>{};
}

}  // namespace

template <int W>
const Action<W>* call_out(const Setup<W>& setup, const Sight<W>& sight,
                          const Offers<Action<W>>& offers) {
  const Action<W>* chosen = nullptr;
  int most = 0;
  for (const Action<W>& offer : offers) {
    if (offer.kind != ActionKind::call) continue;
    const int surplus = surplus_of(setup, sight.pub, offer.seat());
    if (surplus <= most) continue;
    most = surplus;
    chosen = &offer;
  }
  return chosen;
}

// --- trade with players --------------------------------------------------------------------------

template <int W>
int Dealings<W>::gain(const Moment& now, const Need& given, Seat other, Suit suit,
                      int points) const {
  const Cards purse = now.hand() - royals(now.hand());
  const Cards received = likely(now, other, suit, points);
  if (received.empty() || !can_pay(now.setup, purse, given)) return kNever;
  const auto standing = [&](const Cards& hand) {
    return std::max(now.prospect.ending(now.here(), hand),
                    now.prospect.acquiring(now.here(), hand));
  };
  int value = kNever;
  now.prospect.payment(
      purse, given, [&](const Cards& rest) { return standing(rest | received); }, value);
  return value - standing(purse);
}

template <int W>
const Action<W>* Dealings<W>::proposal(const Moment& now) {
  const Action* chosen = nullptr;
  int most = now.outlook.weights().trade;
  if (now.pub().extras.proposals > 0) return nullptr;
  for (const Action& offer : now.offers) {
    if (offer.kind != ActionKind::propose) continue;
    const Proposed& before = proposed_[static_cast<std::size_t>(offer.target())];
    const bool lately =
        before.turn >= 0 && now.pub().turns <= before.turn + kPause * now.setup.seats;
    if (lately && before.what == offer) continue;
    const Terms terms = offer.terms();
    const Suit suit = terms.suit;
    const Suit gets = offer.more ? suit : Suit::diamonds;
    const Need gives = offer.more ? Need{terms.diamonds, mask_of(Suit::diamonds)}
                                  : Need{terms.points, mask_of(suit)};
    const int points = offer.more ? terms.points : terms.diamonds;
    if (now.prospect.guess().at_least(offer.seat(), gets, points) < kSure / 3) continue;
    const int value = gain(now, gives, offer.seat(), gets, points);
    if (value <= most) continue;
    most = value;
    chosen = &offer;
  }
  if (chosen != nullptr)
    proposed_[static_cast<std::size_t>(chosen->target())] = {*chosen, now.pub().turns};
  return chosen;
}

template <int W>
Action<W> Dealings<W>::answer(const Moment& now) const {
  const Frame& frame = now.pub().top();
  const Terms terms = frame.terms();
  const bool gets_diamonds = terms.turn_gives_diamonds;
  const Suit gets = gets_diamonds ? Suit::diamonds : terms.suit;
  const int points = gets_diamonds ? terms.diamonds : terms.points;
  const int value =
      gain(now, agreed(now.pub(), frame, now.sight.seat), now.pub().turn, gets, points);
  const bool good = now.outlook.heeds() && value > now.outlook.weights().trade / 2;
  return action_of<W>(good ? ActionKind::accept : ActionKind::decline);
}

template <int W>
Action<W> Dealings<W>::hand_over(const Moment& now) const {
  const Need need = agreed(now.pub(), now.pub().top(), now.sight.seat);
  int value = kNever;
  const Cards gift = now.prospect.payment(
      now.hand(), need, [&](const Cards& rest) { return now.prospect.ending(now.here(), rest); },
      value);
  return with_cards(ActionKind::hand_over, gift);
}

// --- laid-out hearts -----------------------------------------------------------------------------

// Lays out hearts where somebody is likely to come: home with royals, or for the royal of this hex.
// Not in a palace, where all may vet anyway.
template <int W>
Action<W> Dealings<W>::lay_out(const Moment& now) const {
  const Place here = now.here();
  const bool royal_there = jack_rabbits::is_royal(here) && now.pub().court.has(card_of(here));
  bool wanted = royal_there;
  for (const Seat seat : SeatSet::first(now.setup.seats).without(now.sight.seat)) {
    if (here == Place::citadel && now.pub().royals_of(seat).size() >= kMostRoyals - 1)
      wanted = true;
  }
  if (!wanted || is_palace(now.setup, here) || !now.outlook.heeds())
    return action_of<W>(ActionKind::pass);
  const Cards& known = now.pub().known_of(now.sight.seat);
  return now.best([&](const Action& offer) {  // as little news as possible
    return offer.kind == ActionKind::lay_out ? -(offer.cards - known).size() : -100;
  });
}

// --- exploring -----------------------------------------------------------------------------------

// Walks at random until some rounds are over or somebody else has had enough.
template <int W>
Action<W> Dealings<W>::explore(const Moment& now) const {
  constexpr int kRounds = 12;
  const bool enough =
      now.pub().turns > kRounds * now.setup.seats || !now.pub().extras.tired.empty();
  if (const Action* stop = now.find(ActionKind::stop); stop != nullptr && enough) return *stop;
  int walks = 0;
  const Action* chosen = nullptr;
  for (const Action& offer : now.offers) {
    if (offer.kind != ActionKind::walk && offer.kind != ActionKind::down) continue;
    if (now.rng.below(static_cast<std::uint32_t>(++walks)) == 0) chosen = &offer;
  }
  if (chosen != nullptr) return *chosen;
  const Action* end = now.find(ActionKind::end);
  return end != nullptr ? *end : now.offers[0];
}

#define WARREN_WIDTH(W)                                                                           \
  template const Action<W>* call_out(const Setup<W>&, const Sight<W>&, const Offers<Action<W>>&); \
  template class Dealings<W>
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
