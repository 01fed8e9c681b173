// Both widths of Jack Rabbits are one game: whatever the options, they ask, offer, draw, tell and
// digest the same, so that whoever shows or keeps a match need not know which one played it.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/step.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/frontier/frontier.h"
#include "tests/laws/jack_rabbits_busy.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits, jack_rabbits::WideJackRabbits;

constexpr int kOptionSets = 800;
constexpr int kSteps = 30;

// A game that is played at one width, and all that can be said of it in words and numbers.
template <Game G>
class Side {
 public:
  Side(std::unique_ptr<const typename G::Setup> setup, const std::string& position)
      : setup_(std::move(setup)), offers_(std::make_unique<Offers<typename G::Action>>()) {
    const Problem problem = G::read(*setup_, position, state_);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
  }

  Asked asked() const { return G::asked(*setup_, state_.pub); }
  std::uint32_t chances() const { return asked().chance ? G::chances(*setup_, state_) : 0; }
  jack_rabbits::Outcome outcome(std::uint32_t which) const {
    return G::outcome(*setup_, state_, which);
  }
  std::string position() const { return G::write(*setup_, state_); }
  std::string_view broken() const { return G::broken(*setup_, state_); }
  // Of the state and of every view.
  std::vector<std::uint64_t> digests() const {
    std::vector<std::uint64_t> out = {G::digest(*setup_, state_),
                                      G::digest(*setup_, view_of<G>(state_, Seat::nobody))};
    for (int s = 0; s < setup_->seats; ++s)
      out.push_back(G::digest(*setup_, view_of<G>(state_, seat_of(s))));
    return out;
  }
  std::vector<std::string> offers(Seat seat) {
    offers_->clear();
    G::offers(*setup_, G::sight(state_, seat), *offers_);
    std::vector<std::string> out;
    for (const auto& action : *offers_) out.push_back(G::write(*setup_, action));
    return out;
  }
  // What happened, in notation and in both languages.
  std::string act(Seat seat, int offer) {
    std::string told;
    const auto action = (*offers_)[offer];
    play_action<G>(*setup_, state_, seat, action, [&](const auto& event) { tell(event, told); });
    return told;
  }
  std::string fall(const jack_rabbits::Outcome& outcome) {
    std::string told;
    play_outcome<G>(*setup_, state_, outcome, [&](const auto& event) { tell(event, told); });
    return told;
  }
  const typename G::Setup& setup() const { return *setup_; }

 private:
  void tell(const typename G::Event& event, std::string& told) const {
    told += G::write(*setup_, event) + "\n" + G::tell(*setup_, event, Lang::en) + "\n" +
            G::tell(*setup_, event, Lang::es) + "\n";
  }

  std::unique_ptr<const typename G::Setup> setup_;
  typename G::State state_;
  std::unique_ptr<Offers<typename G::Action>> offers_;
};

// Plays on at random as long as both agree; gives back how many choices there were.
int play_side_by_side(Side<JackRabbits>& narrow, Side<WideJackRabbits>& wide, Rng& rng) {
  int choices = 0;
  for (int step = 0; step < kSteps; ++step) {
    const std::string before = narrow.position();
    const Asked asked = narrow.asked();
    EXPECT_EQ(before, wide.position());
    EXPECT_EQ(asked, wide.asked()) << before;
    EXPECT_EQ(narrow.digests(), wide.digests()) << before;
    EXPECT_EQ(narrow.chances(), wide.chances()) << before;
    EXPECT_EQ(wide.broken(), "") << before;
    if (testing::Test::HasFailure() || asked.nobody()) break;
    if (asked.chance) {
      const std::uint32_t which = rng.below(narrow.chances());
      EXPECT_EQ(narrow.outcome(which), wide.outcome(which)) << before;
      EXPECT_EQ(narrow.fall(narrow.outcome(which)), wide.fall(wide.outcome(which))) << before;
      continue;
    }
    const Seat seat = (asked.must.empty() ? asked.may : asked.must).lowest();
    const auto offers = narrow.offers(seat);
    EXPECT_EQ(offers, wide.offers(seat)) << before;
    if (testing::Test::HasFailure() || offers.empty()) break;
    const auto which = static_cast<int>(rng.below(static_cast<std::uint32_t>(offers.size())));
    EXPECT_EQ(narrow.act(seat, which), wide.act(seat, which)) << before;
    ++choices;
  }
  return choices;
}

TEST(Widths, PlayTheSameGameOverRandomOptionSets) {
  Rng rng(12);
  int games = 0, choices = 0;
  for (int i = 0; i < kOptionSets && !HasFailure(); ++i) {
    OptionSet options = laws::options_at_random(rng);
    JackRabbits::resolve(options, rng);
    const int rules = 1 + i % JackRabbits::kNewestRules;
    auto narrow = JackRabbits::open(options, rules);
    auto wide = WideJackRabbits::open(options, rules);
    ASSERT_EQ(narrow.problem.say(Lang::en), wide.problem.say(Lang::en));
    if (narrow.problem) continue;
    EXPECT_TRUE(JackRabbits::has_room(options));
    const std::string busy = laws::busy_position(*narrow.setup, rng);
    Side<JackRabbits> one(std::move(narrow.setup), busy);
    Side<WideJackRabbits> other(std::move(wide.setup), busy);
    choices += play_side_by_side(one, other, rng);
    ++games;
  }
  EXPECT_GT(games, kOptionSets * 9 / 10);
  EXPECT_GT(choices, games * 5);
}

// What the narrow width has no room for is never left out of a digest.
TEST(Widths, ADigestSeesSuitsThatAreNotInPlay) {
  const auto opened = WideJackRabbits::open(OptionSet(WideJackRabbits::option_menu()),
                                            WideJackRabbits::kNewestRules);
  ASSERT_NE(opened.setup, nullptr);
  const WideJackRabbits::State sound = WideJackRabbits::initial(*opened.setup);
  std::vector<WideJackRabbits::State> states(5, sound);
  states[1].own[2].hand.add({4, 0});
  states[2].pub.token[11] = 1;
  states[3].pub.crossed.back() = 1;
  states[4].dark.pile.add({11, 12});
  for (std::size_t i = 0; i < states.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(WideJackRabbits::digest(*opened.setup, states[i]),
                WideJackRabbits::digest(*opened.setup, states[j]))
          << i << " and " << j;
    }
  }
}

// The narrow width says so where it has no room.
TEST(Widths, TheNarrowOneRefusesAFifthSuit) {
  OptionSet options(JackRabbits::option_menu());
  const auto opened = jack_rabbits::open<jack_rabbits::kNarrow>(
      options, JackRabbits::kNewestRules, {}, jack_rabbits::FiveSuits::kRange);
  EXPECT_EQ(opened.setup, nullptr);
  EXPECT_EQ(opened.problem.say(Lang::en), "there is room for the first 4 suits only");
}

}  // namespace
}  // namespace warren
