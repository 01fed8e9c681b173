// Positions in which a journey can begin or go on: out of random play, and then changed at random,
// so that hands, prices, jokers and edges crossed come up that play seldom brings.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "core/step.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules/asked.h"
#include "tests/jack_rabbits/extra.h"
#include "tests/jack_rabbits/plain_journey.h"

namespace warren::jack_rabbits {

// A power that bars a tile and seals a place: those that its token and its memory name.
inline const Power<4>& closing_power() {
  static const Power<4> kPower = {
      .passable = [](const Setup<4>& setup, const Public<4>& pub, Suit,
                     Spot spot) { return setup.ground.at(spot).tile != pub.token[0]; },
      .landable = [](const Setup<4>&, const Public<4>& pub, Suit, Seat,
                     Place place) { return index_of(place) != pub.used[0]; }};
  return kPower;
}

// The board of a seed; 0 is the sample.
inline std::unique_ptr<const Setup<4>> setup_on_board(
    std::uint64_t seed, bool closing = false, const std::vector<std::string>& settings = {}) {
  OptionSet options(option_menu());
  for (const std::string& setting : settings) {
    [[maybe_unused]] const Problem problem = options.set(setting);
    assert(!problem);
  }
  if (seed != 0) {
    Rng rng(seed);
    options.set_at(options.menu().find(kBoardOption), static_cast<int>(BoardChoice::random));
    resolve(options, rng);
  }
  Extra<4> extra;
  if (closing) extra.powers[0] = &closing_power();
  return open<4>(options, kNewestRules, extra).setup;
}

// Options that change what journeys cost and where they lead (rules 6), at random.
inline std::vector<std::string> travel_options(Rng& rng) {
  std::vector<std::string> out;
  const auto some = [&](std::string setting) {
    if (rng.below(2) == 0) out.push_back(std::move(setting));
  };
  switch (rng.below(6)) {
    case 0:
      out.emplace_back("ambivalent_aces=on");
      break;
    case 1:
      out.emplace_back("patriarchal_values=on");
      break;
    case 2:
      break;
    default:
      out.emplace_back("capital_aces=on");
      some("additional_capital=any");
      some("additional_capital=suit");
      break;
  }
  some("horse_reach=land");
  constexpr std::array kObjectiveNames = {"simple", "diverse",     "monarchic", "diverse_monarchic",
                                          "tribal", "triple_court"};
  out.push_back(std::string("objective=") + kObjectiveNames[rng.below(6)]);
  some("trailing_carrots=on");
  some("limit=called");
  some("advanced_citadel=on");
  some("clovers_boost=on");
  return out;
}

template <int W>
bool journey_goes_on(const Public<W>& pub) {
  if (pub.over() || pub.pending.empty()) return false;
  return pub.top().kind == FrameKind::road ||
         (pub.top().kind == FrameKind::hex && !pub.top().travelled());
}

// Random games, one journey position after the other.
template <int W>
class JourneyPositions {
 public:
  JourneyPositions(const Setup<W>& setup, std::uint64_t seed)
      : setup_(setup), rng_(seed), state_(initial(setup)) {}

  const State<W>& next() {
    do {
      step();
    } while (!journey_goes_on(state_.pub));
    return state_;
  }
  Rng& rng() { return rng_; }

 private:
  using G = JackRabbitsOf<W>;
  void step() {
    const Asked asked = G::asked(setup_, state_.pub);
    if (asked.nobody()) {
      state_ = initial(setup_);
    } else if (asked.chance) {
      roll<G>(setup_, state_, rng_);
    } else {
      const Seat seat = asked.must.lowest();
      offers_->clear();
      G::offers(setup_, G::sight(state_, seat), *offers_);
      const auto count = static_cast<std::uint32_t>(offers_->size());
      play_action<G>(setup_, state_, seat, (*offers_)[static_cast<int>(rng_.below(count))]);
    }
  }

  const Setup<W>& setup_;
  Rng rng_;
  State<W> state_;
  std::unique_ptr<Offers<Action<W>>> offers_ = std::make_unique<Offers<Action<W>>>();
};

// Another hand of up to nine cards out of the pile, another price, the jokers anywhere.
template <int W>
void deal_anew(const Setup<W>& setup, State<W>& state, Rng& rng) {
  Public<W>& pub = state.pub;
  const Seat seat = pub.turn;
  const auto at = static_cast<std::size_t>(warren::index_of(seat));
  Own<W>& own = state.own[at];
  pub.price = static_cast<std::uint8_t>(2 + rng.below(6) + rng.below(6));
  for (const Joker joker : {Joker::red, Joker::black}) {
    const Card card = card_of(joker);
    if (!pub.court.has(card) || rng.below(3) != 0 || pub.hand[at] >= setup.hand_limit) continue;
    pub.court.remove(card);
    own.hand.add(card);
    pub.known[at].add(card);
    ++pub.hand[at];
  }
  const auto wanted = static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.hand_limit + 1)));
  while (pub.pile > 0 && pub.hand[at] < wanted) {
    const Card card = state.dark.pile.nth(static_cast<int>(rng.below(pub.pile)));
    state.dark.pile.remove(card);
    own.hand.add(card);
    --pub.pile;
    ++pub.hand[at];
  }
}

// An ace more in the hand, or one before its player (rules 6, capital aces).
template <int W>
void deal_ace(const Setup<W>& setup, State<W>& state, Rng& rng) {
  Public<W>& pub = state.pub;
  const auto at = static_cast<std::size_t>(warren::index_of(pub.turn));
  const Cards<W> aces = only(state.dark.pile, RankMask{1});
  if (!setup.variant.capital_aces || aces.empty()) return;
  const Card ace = aces.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(aces.size()))));
  if (rng.below(4) != 0) {
    if (pub.hand[at] >= setup.hand_limit) return;
    state.own[at].hand.add(ace);
    ++pub.hand[at];
  } else {
    if (pub.extras.capital[at] != 0) return;
    pub.extras.capital[at] = static_cast<std::uint8_t>(ace.suit + 1);
  }
  state.dark.pile.remove(ace);
  --pub.pile;
}

// Puts the rabbit somewhere on a road, having crossed any edges.
template <int W>
void put_on_road(const Setup<W>& setup, State<W>& state, Rng& rng) {
  Public<W>& pub = state.pub;
  const auto spots = static_cast<std::uint32_t>(setup.ground.spots);
  while (pub.top().kind != FrameKind::hex) pub.pending.pop();
  const auto cross = [&pub](std::size_t spot) {
    pub.crossed[spot / 64] |= std::uint64_t{1} << (spot % 64);
  };
  pub.crossed.fill(0);
  const std::uint32_t many = rng.below(2) == 0 ? 0 : rng.below(20);
  for (std::uint32_t i = 0; i < many; ++i)
    cross(rng.below(static_cast<std::uint32_t>(setup.ground.entries)));
  const auto spot = static_cast<std::uint8_t>(rng.below(spots));
  if (spot < setup.ground.entries) cross(spot);
  const bool tavern = setup.ground.at(Spot{spot}).kind == TileKind::tavern;
  const bool bought = tavern && rng.below(2) == 0;
  Frame road = Frame::of(FrameKind::road);
  road.step_to(spot);
  if (bought) road.set_joker_bought();
  pub.pending.push(road);
}

// Whom a royal counts for: the most royals of these in any trio that wins.
template <int W>
int most_of_a_trio(const Setup<W>& setup, const Cards<W>& held) {
  const Cards<W> all = royals(setup.court);
  int most = 0;
  for (int a = 0; a < all.size(); ++a) {
    for (int b = 0; b < a; ++b) {
      for (int c = 0; c < b; ++c) {
        Cards<W> trio = Cards<W>::of(all.nth(a));
        trio.add(all.nth(b));
        trio.add(all.nth(c));
        if (fulfils(setup.objective, trio)) most = std::max(most, (trio & held).size());
      }
    }
  }
  return most;
}

// What would pay for a royal of this suit: the highest pips until one more will do, then the lowest
// that does. None if all of them do not.
template <int W>
Cards<W> reserve_of(const Setup<W>& setup, const Cards<W>& pips) {
  Cards<W> left = pips, out;
  int missing = 10;
  while (missing > 0) {
    int best = -1;
    for (int i = 0; i < left.size(); ++i) {
      const int value = setup.value_of(left.nth(i));
      const int before = best < 0 ? 0 : setup.value_of(left.nth(best));
      const bool lower = value >= missing && before >= missing && value < before;
      if (best < 0 || lower || (before < missing && value > before)) best = i;
    }
    if (best < 0) return {};
    const Card card = left.nth(best);
    missing -= setup.value_of(card);
    left.remove(card);
    out.add(card);
  }
  return out;
}

// What each card of a hand is kept for (games/jack_rabbits/plans/keeping.h), word for word.
template <int W>
plain::Kept kept_for(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand, Card card) {
  const Cards<W> held = royals(hand);
  const int have = most_of_a_trio(setup, held);
  if (is_royal(card)) {
    Cards<W> rest = held;
    rest.remove(card);
    if (most_of_a_trio(setup, rest) == have) return {0, 0, 1, 0};
    return have == 3 ? plain::Kept{1, 0, 0, 0} : plain::Kept{0, 1, 0, 0};
  }
  bool wanted = false;
  royals(pub.court).for_each([&](Card royal) {
    if (royal.suit != card.suit || have == 3) return;
    wanted = wanted || most_of_a_trio(setup, held | Cards<W>::of(royal)) > have;
  });
  const auto suit = static_cast<Suit>(card.suit);
  const auto pips = of_suit<W>(suit, static_cast<RankMask>(hand.suit(card.suit) & kPips));
  return {0, 0, 0, wanted && reserve_of(setup, pips).has(card) ? 1 : 0};
}

// The position in the words of the plain implementation.
template <int W>
plain::Traveller traveller(const Setup<W>& setup, const State<W>& state) {
  const Public<W>& pub = state.pub;
  const Own<W>& own = state.own[static_cast<std::size_t>(warren::index_of(pub.turn))];
  plain::Traveller out{.net = &setup.net, .price = pub.price};
  if (pub.top().kind == FrameKind::road) {
    const Stand& stand = setup.ground.at(pub.top().spot());
    out.here = {stand.mouth ? plain::At::mouth : plain::At::tile, stand.tile, stand.side,
                pub.top().joker_bought()};
  } else if (pub.place_of(pub.turn) == Place::underground) {
    out.here.at = plain::At::underground;
  } else {
    out.here.tile = setup.ground.at(pub.place_of(pub.turn)).tile;
  }
  if (!setup.hooks.passable.empty()) {
    out.barred = pub.token[0];
    out.sealed = place_at(pub.used[0]);
  }
  for (int spot = 0; spot < setup.ground.entries; ++spot) {
    const Stand& stand = setup.ground.at(static_cast<Spot>(spot));
    if (pub.has_crossed(static_cast<Spot>(spot))) out.crossed.insert({stand.tile, stand.side});
  }
  own.hand.for_each([&](Card card) {
    if (is_joker(card)) return;
    out.cards.push_back(card);
    out.kept.push_back(kept_for(setup, pub, own.hand, card));
  });
  const auto on = [&setup](const char* name) { return setup.options.get(name) != 0; };
  if (on("ambivalent_aces")) out.money.values = plain::Values::ambivalent;
  if (on("patriarchal_values")) out.money.values = plain::Values::patriarchal;
  out.money.capital = on("capital_aces");
  out.money.laid = pub.capital_of(pub.turn);
  out.money.adds = static_cast<plain::Adds>(setup.options.get("additional_capital"));
  out.horses_stay = on("horse_reach");
  out.red = own.hand.has(card_of(Joker::red));
  out.black = own.hand.has(card_of(Joker::black));
  out.court_red = pub.court.has(card_of(Joker::red));
  out.court_black = pub.court.has(card_of(Joker::black));
  return out;
}

}  // namespace warren::jack_rabbits
