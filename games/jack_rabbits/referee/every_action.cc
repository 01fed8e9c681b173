#include "games/jack_rabbits/referee/every_action.h"

#include <algorithm>
#include <vector>

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/hearts.h"
#include "games/jack_rabbits/suits/player_trade.h"

namespace warren::jack_rabbits {
namespace {

// Sets of cards are far too many to try all. Tried are every single card of the game, and every set
// of the cards that the seat holds or that lie in the spent lot, as far as there are no more than
// `kTried` of them; of larger hands the cards that lists look at.
template <int W, class Visit>
void every_set(const Setup<W>& setup, const Cards<W>& among, Visit&& visit) {
  constexpr int kTried = 12;
  (setup.pips | setup.court).for_each([&](Card card) { visit(Cards<W>::of(card)); });
  std::vector<Card> cards;
  among.for_each([&](Card card) {
    if (cards.size() < kTried) cards.push_back(card);
  });
  for (unsigned chosen = 0; chosen < 1U << cards.size(); ++chosen) {
    if (std::popcount(chosen) == 1) continue;  // had above
    Cards<W> set;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if ((chosen >> i & 1) != 0) set.add(cards[i]);
    }
    visit(set);
  }
}

// Of every power all choices with all aims, and one beyond; with the cards that the seat holds, as
// every set of them, what names none.
template <int W, class Visit>
void every_power(const Setup<W>& setup, const Sight<W>& sight, Visit&& visit) {
  constexpr int kAims = kMostTiles + 1;
  for (int suit = 0; suit < W; ++suit) {
    visit(action_of<W>(ActionKind::power, suit));
    const Power<W>* power = setup.hooks.power[static_cast<std::size_t>(suit)];
    if (power == nullptr) continue;
    for (int choice = 0; choice <= static_cast<int>(power->choices.size()); ++choice) {
      for (int aim = 0; aim < kAims; ++aim) {
        for (const int extra : {0, 1}) {
          if (extra == 0 || aim < 2)
            visit(Action<W>::of_power(static_cast<Suit>(suit), choice, aim, extra));
        }
      }
      if (sight.pub.pending.empty() || sight.pub.top().kind != FrameKind::power) continue;
      every_set(setup, sight.own.hand, [&](const Cards<W>& cards) {
        visit(Action<W>::of_power(static_cast<Suit>(suit), choice, cards));
      });
    }
  }
}

// Of the points, the least, the most and some between.
template <int W, class Visit>
void every_proposal(const Setup<W>& setup, Visit&& visit) {
  constexpr std::array<std::uint8_t, 8> kPoints = {0, 1, 2, 3, 6, 10, kMostPoints, 255};
  if (!setup.variant.diamonds_boost) return visit(action_of<W>(ActionKind::propose));
  for (int seat = 0; seat <= setup.seats; ++seat) {
    for (int suit = 0; suit <= W; ++suit) {
      for (const std::uint8_t points : kPoints) {
        for (const std::uint8_t diamonds : kPoints) {
          for (const bool gives : {false, true})
            visit(Action<W>::propose(seat_of(seat),
                                     {static_cast<Suit>(suit), points, diamonds, gives}));
        }
      }
    }
  }
}

}  // namespace

template <int W>
void every_action(const Setup<W>& setup, const Sight<W>& sight, EventSink<Action<W>> visit) {
  const bool running = !sight.pub.pending.empty();
  for (int kind = 0; kind < kActionKinds; ++kind) {
    const auto k = static_cast<ActionKind>(kind);
    const auto each = [&](int count) {
      for (int a = 0; a < count; ++a) visit(action_of<W>(k, a));
    };
    const auto each_set = [&](bool here, const Cards<W>& among, bool more = false) {
      every_set(setup, running && here ? among : Cards<W>{},
                [&](const Cards<W>& cards) { visit(with_cards(k, cards, more)); });
    };
    const auto asked_by = [&](FrameKind frame) { return running && sight.pub.top().kind == frame; };
    const auto listed = [&](const Need& need) { return listed_cards(setup, sight.own.hand, need); };
    const auto payers = [&] {
      const bool asked = asked_by(FrameKind::pay) || asked_by(FrameKind::shortfall);
      return asked ? listed(need_now(setup, sight.pub)) : Cards<W>{};
    };
    const auto provers = [&] { return listed(proof_need(setup, sight.pub, sight.seat)); };
    const auto gifts = [&] {
      const bool asked = asked_by(FrameKind::swap);
      return asked ? listed(agreed(sight.pub, sight.pub.top(), sight.seat)) : Cards<W>{};
    };
    switch (k) {
      case ActionKind::walk:  // by a side, or out of a cave
      case ActionKind::step:
        each(std::max(kMostSides, setup.ground.caves) + 1);
        break;
      case ActionKind::trail:
        each(kMostSides + 1);
        break;
      case ActionKind::horse:
      case ActionKind::release_horse:
      case ActionKind::land:
        each(kPlaces + 1);
        break;
      case ActionKind::boat:
      case ActionKind::release_boat:
        each(setup.ground.ports + 1);
        break;
      case ActionKind::joker:
        each(3);
        break;
      case ActionKind::hop:
        each(setup.ground.caves + 1);
        break;
      case ActionKind::attack:
      case ActionKind::call:
        each(setup.seats + 1);
        break;
      case ActionKind::propose:
        every_proposal(setup, visit);
        break;
      case ActionKind::hand_over:
        each_set(asked_by(FrameKind::swap), gifts());
        break;
      case ActionKind::lay_out:
        each_set(asked_by(FrameKind::display), listed_cards(setup, sight.own.hand, kDisplay));
        break;
      case ActionKind::show:
        each_set(asked_by(FrameKind::match) && setup.variant.windfall, sight.own.hand);
        break;
      case ActionKind::declare:
      case ActionKind::give_up:
      case ActionKind::capital:
        each_set(false, {});
        break;
      case ActionKind::pay:
        each_set(asked_by(FrameKind::pay) || asked_by(FrameKind::shortfall), payers());
        break;
      case ActionKind::contest:
        each_set(asked_by(FrameKind::vet), provers());
        break;
      case ActionKind::prove:
        each_set(asked_by(FrameKind::proof), provers());
        break;
      case ActionKind::discard:
        each_set(asked_by(FrameKind::discard), sight.own.hand);
        break;
      case ActionKind::spades:
        each_set(asked_by(FrameKind::fight), sight.own.hand);
        each_set(asked_by(FrameKind::fight), sight.own.hand, true);
        break;
      case ActionKind::buy:
        each_set(asked_by(FrameKind::goods), sight.pub.spent);
        each_set(asked_by(FrameKind::goods), sight.pub.spent, true);
        break;
      case ActionKind::power:
        every_power(setup, sight, visit);
        break;
      default:
        each(1);
        break;
    }
  }
}

template void every_action(const Setup<4>&, const Sight<4>&, EventSink<Action<4>>);
template void every_action(const Setup<12>&, const Sight<12>&, EventSink<Action<12>>);

}  // namespace warren::jack_rabbits
