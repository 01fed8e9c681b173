// What holds in every game holds with each option of rules 6, too: games at random, looked at after
// every single step; and each option really comes into play in them.
#include "tests/jack_rabbits/option_setups.h"
#include "tests/jack_rabbits/watched_games.h"

namespace warren::jack_rabbits {
namespace {

using Shows = bool (*)(const State<4>&, const Event<4>&);

// An option, and by what event one sees it at work.
struct OptionCase {
  std::string settings;
  Shows shows;
};

bool is(const Event<4>& event, EventKind kind) { return event.kind == kind; }
Place stands(const State<4>& state, const Event<4>& event) {
  return state.pub.place_of(event.seat);
}
bool flew(const Event<4>& event) {
  return is(event, EventKind::arrived) && event.by() == By::flight;
}
bool single_ace(const Event<4>& event) {
  return is(event, EventKind::paid) && event.cards.size() == 1 && event.cards.nth(0).rank == kAce;
}
// A vetting that is settled where there is no palace.
bool vetted_elsewhere(const State<4>& state, const Event<4>& event) {
  return (is(event, EventKind::challenged) || is(event, EventKind::unvetted)) &&
         !is_title(state.pub.place_of(state.pub.turn), Title::queen);
}
bool trails(const State<4>& state, const Event<4>& event) {
  return is(event, EventKind::stepped) && state.pub.extras.trailed != 0;
}
bool queen_challenges(const State<4>&, const Event<4>& event) {
  return is(event, EventKind::challenged) && event.cards.size() == 1 &&
         event.cards.nth(0).rank == kQueen && event.cards.nth(0).suit != 2;
}

// A royal bought for less than 10: the ace before its player added the rest.
bool adds_to_a_royal(const State<4>& state, const Event<4>& event) {
  if (!is(event, EventKind::paid) || event.purpose() != Purpose::royal) return false;
  int worth = 0;
  event.cards.for_each([&](Card card) { worth += card.rank <= kTen ? card.rank + 1 : 10; });
  return worth < kRoyalCost && state.pub.capital_of(event.seat) != 0;
}
bool adds_to_another_suit(const State<4>& state, const Event<4>& event) {
  return adds_to_a_royal(state, event) &&
         state.pub.capital_of(event.seat) != event.cards.nth(0).suit + 1;
}
// An ace of a fight: spades still lie there, or its player has just played them.
bool lays_ace_in_fight(const State<4>& state, const Event<4>& event) {
  return is(event, EventKind::ace_laid) && !state.pub.pending.empty() &&
         state.pub.top().kind == FrameKind::fight;
}
bool cheated(const State<4>& state, const Event<4>& event, bool active) {
  return is(event, EventKind::went_off) && event.off() == Off::cheated &&
         (event.seat == state.pub.turn) == active;
}
bool called(const State<4>& state, const Event<4>& event, bool active) {
  return is(event, EventKind::called) && event.surplus() > 0 &&
         (event.seat == state.pub.turn) == active;
}

const std::vector<OptionCase>& options() {
  using S = const State<4>&;
  using E = const Event<4>&;
  static const std::vector<OptionCase> kAll = {
      {"advanced_citadel=on",
       [](S s, E e) { return is(e, EventKind::took_off) && stands(s, e) == Place::citadel; }},
      {"advanced_citadel=on", vetted_elsewhere},
      {"advanced_citadel=on",
       [](S s, E e) { return is(e, EventKind::bought) && stands(s, e) == Place::citadel; }},
      {"ambivalent_aces=on", [](S, E e) { return single_ace(e); }},
      {"capital_aces=on", [](S, E e) { return single_ace(e); }},
      {"capital_aces=on", lays_ace_in_fight},
      {"capital_aces=on additional_capital=suit", adds_to_a_royal},
      {"capital_aces=on additional_capital=any", adds_to_another_suit},
      {"patriarchal_values=on", [](S, E e) { return single_ace(e); }},
      {"windfall=on", [](S, E e) { return is(e, EventKind::showed) && e.cards.size() > 1; }},
      {"windfall=on double_prize=own",
       [](S, E e) { return is(e, EventKind::passed) && e.extra() == 1; }},
      {"overtaxed=on",
       [](S s, E e) { return is(e, EventKind::discarded) && s.pub.hand_of(e.seat) == 6; }},
      {"limit=called", [](S s, E e) { return called(s, e, true); }},
      {"limit=called", [](S s, E e) { return called(s, e, false); }},
      {"limit=called seized_surplus=on", [](S, E e) { return is(e, EventKind::seized); }},
      {"clovers_boost=on", [](S, E e) { return flew(e) && !is_title(e.place(), Title::king); }},
      {"hearts_boost=guest", vetted_elsewhere},
      {"hearts_boost=carrot", vetted_elsewhere},
      {"hearts_boost=palace", vetted_elsewhere},
      {"hearts_boost=displayed", vetted_elsewhere},
      {"diamonds_boost=on", [](S, E e) { return is(e, EventKind::traded); }},
      {"diamonds_boost=on", [](S s, E e) { return cheated(s, e, true); }},
      {"diamonds_boost=on", [](S s, E e) { return cheated(s, e, false); }},
      {"trailing_carrots=on", trails},
      {"vet_proof=hearts_or_queen", queen_challenges},
      {"horse_reach=land", [](S, E e) { return is(e, EventKind::arrived) && e.by() == By::horse; }},
  };
  return kAll;
}

TEST(OptionGames, EachOptionIsPlayed) {
  for (const std::string_view settings : kEachOption) {
    EXPECT_TRUE(std::any_of(options().begin(), options().end(), [&](const OptionCase& option) {
      return option.settings == settings;
    })) << settings;
  }
}

void expect_holds(const std::string& settings, const Box& box, std::uint64_t seeds, int most_steps,
                  int& shown, Shows shows) {
  SCOPED_TRACE(settings);
  const auto setup = open_setup(settings, box);
  ASSERT_TRUE(setup);
  watched::Tally tally;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    watched::play_watched(*setup, seed, most_steps, tally, [&](const auto& state, const auto& e) {
      if (shows(state, e)) ++shown;
    });
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_EQ(tally.games, static_cast<int>(seeds));
}

void play_each(std::uint64_t seeds, int most_steps) {
  for (const OptionCase& option : options()) {
    int shown = 0;
    for (const std::string players : {" players=2", " players=3", " players=4"})
      expect_holds(option.settings + players, {}, seeds, most_steps, shown, option.shows);
    EXPECT_GT(shown, 0) << option.settings << " never came into play";
    if (testing::Test::HasFailure()) return;
  }
}

// Each of the ten ways to leave two or three suits in play.
void play_tight(std::uint64_t seeds, int most_steps, const std::string& others) {
  int turns = 0;
  for (const std::string_view suits : kTightSuits) {
    expect_holds(tight(suits) + others, tight_box(suits), seeds, most_steps, turns,
                 [](const auto&, const auto& e) { return is(e, EventKind::turn_began); });
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(turns, 0);
}

void play_many(std::uint64_t seeds, int most_steps, const std::string& others) {
  int shown = 0;
  for (const std::string_view values : kAceOptions) {
    for (const std::string boost : {"guest", "carrot", "palace", "displayed"}) {
      for (const std::string players : {"2", "3", "4"}) {
        const std::string settings = "players=" + players + std::string(kManyOptions) + others +
                                     std::string(values) + " hearts_boost=" + boost;
        expect_holds(settings, {}, seeds, most_steps, shown, trails);
        if (testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_GT(shown, 0);
}

void play_editions(std::uint64_t seeds, int most_steps) {
  int turns = 0;
  for (const std::string edition : {"edition-000", "edition-001", "edition-002", "edition-003"}) {
    for (const std::string players : {" players=2", " players=3", " players=4"}) {
      expect_holds(edition + players, {}, seeds, most_steps, turns,
                   [](const auto&, const auto& e) { return is(e, EventKind::turn_began); });
      if (testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(turns, 0);
}

// Exploring ends only if all say so one after the other.
void play_exploring(std::uint64_t seeds, int most_steps) {
  int finished = 0;
  for (const std::string players : {"players=2", "players=3", "players=4 order=random"})
    expect_holds("explore=on " + players, {}, seeds, most_steps, finished,
                 [](const auto&, const auto& e) { return is(e, EventKind::finished); });
  EXPECT_GT(finished, 0);
}

TEST(OptionGames, HoldWithEachOption) { play_each(8, 1500); }
TEST(OptionGames, HoldWithTightSuits) { play_tight(3, 400, ""); }
TEST(OptionGames, HoldWithTightSuitsAndManyOptions) {
  play_tight(2, 400, std::string(kManyOptions) + " hearts_boost=carrot ambivalent_aces=on");
}
TEST(OptionGames, HoldWithManyOptionsAtOnce) { play_many(1, 400, ""); }
TEST(OptionGames, HoldWithEvenMoreOptionsAtOnce) { play_many(1, 400, std::string(kSocialOptions)); }
TEST(OptionGames, HoldInEveryEdition) { play_editions(2, 800); }
TEST(OptionGames, HoldWhileExploring) { play_exploring(6, 400); }

TEST(SlowOptionGames, HoldWithEachOption) { play_each(40, 4000); }
TEST(SlowOptionGames, HoldWithTightSuits) { play_tight(20, 4000, ""); }
TEST(SlowOptionGames, HoldWithManyOptionsAtOnce) { play_many(10, 4000, ""); }
TEST(SlowOptionGames, HoldWithEvenMoreOptionsAtOnce) {
  play_many(10, 4000, std::string(kSocialOptions));
}
TEST(SlowOptionGames, HoldInEveryEdition) { play_editions(20, 4000); }
TEST(SlowOptionGames, HoldWhileExploring) { play_exploring(60, 2000); }

}  // namespace
}  // namespace warren::jack_rabbits
