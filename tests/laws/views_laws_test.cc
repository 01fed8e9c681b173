// Whoever only hears, sees what the referee says: a view that was fed by notation alone has, after
// every entry of the log, the digest of the referee's own view for that seat. Over random matches
// of every game, preset and number of players, with undo, lists of actions and the seam between two
// stages; so does a view that was fed by bytes, and one that joined in the middle.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/catalog.h"

namespace warren {
namespace {

struct Counts {
  int matches = 0, entries = 0, undos = 0, lists = 0, refused_lists = 0, seams = 0, joined = 0;
};

// A viewer who was there from the start, hears notation and keeps everything; one who hears bytes;
// and one who came later.
struct Viewer {
  std::unique_ptr<AnyView> by_text, by_bytes, late;
};

class Followers {
 public:
  explicit Followers(const AnyMatch& match, Counts& counts) : match_(match), counts_(counts) {
    for (int i = 0; i <= match.seats(); ++i) {
      const Seat seat = i < match.seats() ? seat_of(i) : Seat::nobody;
      Viewer viewer;
      viewer.by_text = read_handout(match.handout(seat, AnyMatch::When::start)).view;
      viewer.by_bytes = read_handout(match.handout(seat, AnyMatch::When::start)).view;
      viewers_.push_back(std::move(viewer));
    }
  }

  bool ready() const {
    for (const Viewer& viewer : viewers_) {
      if (viewer.by_text == nullptr || viewer.by_bytes == nullptr) return false;
    }
    return true;
  }
  const AnyView& of(Seat seat) const {
    return *viewers_[static_cast<std::size_t>(index_of(seat))].by_text;
  }

  // Everybody is told of the entries from this one on.
  void hear(int from) {
    for (Viewer& viewer : viewers_) {
      const Seat seat = viewer.by_text->viewer();
      const std::string told = match_.told(from, seat);
      const Bytes bytes = match_.told_bytes(from, seat);
      follows(*viewer.by_text, viewer.by_text->hear(told, Lang::en), told);
      follows(*viewer.by_bytes, viewer.by_bytes->hear(bytes, Lang::en), told);
      if (viewer.late) follows(*viewer.late, viewer.late->hear(told, Lang::en), told);
      EXPECT_EQ(viewer.by_text->text(), match_.view_text(seat));
      EXPECT_EQ(viewer.by_text->asked(), match_.asked());
      EXPECT_EQ(viewer.by_text->result(), match_.result());
      if (const Asked asked = match_.asked(); (asked.must | asked.may).has(seat)) {
        EXPECT_EQ(viewer.by_text->offers(), match_.offers(seat));
      }
    }
  }
  void join() {
    for (Viewer& viewer : viewers_) {
      AnySeen seen = read_handout(match_.handout(viewer.by_text->viewer(), AnyMatch::When::now));
      ASSERT_NE(seen.view, nullptr) << seen.problem.say(Lang::en);
      viewer.late = std::move(seen.view);
      ++counts_.joined;
    }
  }
  // What was heard can be gone through again.
  void go_through_again() const {
    for (const Viewer& viewer : viewers_) {
      const auto again = viewer.by_text->beginning();
      while (again->follow(*viewer.by_text)) {
      }
      EXPECT_EQ(again->entries(), match_.entries());
      EXPECT_EQ(again->digest(), viewer.by_text->digest());
    }
  }

 private:
  void follows(const AnyView& view, const Ruling& heard, const std::string& told) const {
    ASSERT_TRUE(heard) << heard.reason << "\n" << told;
    ASSERT_EQ(view.digest(), match_.view_digest(view.viewer())) << told;
    ASSERT_EQ(view.entries(), match_.entries());
  }

  const AnyMatch& match_;
  Counts& counts_;
  std::vector<Viewer> viewers_;
};

std::uint32_t size_of(const std::vector<std::string>& list) {
  return static_cast<std::uint32_t>(list.size());
}

// Some actions in a row that the seat can tell to be possible.
std::vector<std::string> some_actions(const AnyView& view, Rng& rng) {
  const auto routes = view.routes();
  if (!routes.empty() && rng.below(2) == 0)
    return routes[rng.below(static_cast<std::uint32_t>(routes.size()))].actions;
  std::vector<std::string> out;
  for (int i = 0; i < 3; ++i) {
    const Rehearsal so_far = view.rehearse(out, Lang::en);
    EXPECT_TRUE(so_far.refused);
    const auto offers = so_far.after->offers();
    if (offers.empty()) break;
    out.push_back(offers[rng.below(size_of(offers))]);
  }
  return out;
}

// One entry, or a list of them; false if nothing can be done.
bool go_on(AnyMatch& match, const Followers& followers, Rng& rng, Counts& counts) {
  for (int i = 0; i < match.seats(); ++i) {
    if (!match.can_undo(seat_of(i)) || rng.below(6) != 0) continue;
    ++counts.undos;
    EXPECT_TRUE(match.undo(seat_of(i), Lang::en));
    return true;
  }
  const Asked asked = match.asked();
  const SeatSet seats = asked.must | asked.may;
  if (asked.chance && (seats.empty() || rng.below(2) == 0))
    return static_cast<bool>(match.fall_case(rng.below(match.chances()), Lang::en));
  for (const Seat seat : seats) {
    if (seats.size() > 1 && rng.below(2) == 0) continue;
    const auto offers = match.offers(seat);
    if (offers.empty()) continue;
    if (rng.below(4) != 0)
      return static_cast<bool>(match.act(seat, offers[rng.below(size_of(offers))], Lang::en));
    auto actions = some_actions(followers.of(seat), rng);
    const int before = match.entries();
    const auto chain = match.chain_digest();
    if (rng.below(3) == 0) {  // something that is not possible then: none of it is done
      actions.insert(actions.begin() + rng.below(size_of(actions) + 1), "no such thing");
      const ListRuling ruling = match.act_all(seat, actions, Lang::en);
      EXPECT_EQ(ruling.ruling.kind, Ruling::Kind::unreadable);
      EXPECT_EQ(actions[static_cast<std::size_t>(ruling.at)], "no such thing");
      EXPECT_EQ(match.entries(), before);
      EXPECT_EQ(match.chain_digest(), chain);
      ++counts.refused_lists;
      return true;
    }
    const ListRuling ruling = match.act_all(seat, actions, Lang::en);
    EXPECT_TRUE(ruling) << ruling.ruling.reason;
    EXPECT_EQ(match.entries(), before + static_cast<int>(actions.size()));
    ++counts.lists;
    return true;
  }
  return !seats.empty() || asked.chance;
}

void check_match(const AnyGame& game, OptionSet options, std::uint64_t seed, int cap,
                 Counts& counts) {
  game.resolve(options, seed);
  AnyOpened opened = game.open(options, game.newest_rules());
  if (opened.problem) return;  // options that exclude each other
  ++counts.matches;
  AnyMatch& match = *opened.match;
  Followers followers(match, counts);
  ASSERT_TRUE(followers.ready());
  Rng rng(seed);
  for (int step = 0; step < cap && !match.result().over; ++step) {
    const int from = match.entries();
    const bool before_seam = match.stage().game() != match.game();
    if (!go_on(match, followers, rng, counts)) break;
    if (before_seam && match.stage().game() == match.game()) ++counts.seams;
    followers.hear(from);
    if (testing::Test::HasFailure()) return;
    if (rng.below(40) == 0) followers.join();
  }
  counts.entries += match.entries();
  followers.go_through_again();
}

// Every preset and number of players; `more` on top of each.
Counts check_game(std::string_view id, std::initializer_list<const char*> more, int cap) {
  Counts counts;
  const AnyGame& game = *find_game(id);
  const OptionMenu& menu = game.option_menu();
  std::uint64_t seed = 1;
  for (const Preset& preset : menu.presets) {
    for (int players = game.seats().fewest; players <= game.seats().most; ++players) {
      OptionSet options(menu);
      EXPECT_FALSE(options.apply_preset(preset.name));
      EXPECT_FALSE(options.set("players", std::to_string(players)));
      for (const char* setting : more) EXPECT_FALSE(options.set(setting));
      check_match(game, options, ++seed, cap, counts);
      if (testing::Test::HasFailure()) return counts;
    }
  }
  std::cout << counts.matches << " matches, " << counts.entries << " entries, " << counts.undos
            << " undos, " << counts.lists << " lists, " << counts.refused_lists
            << " refused lists, " << counts.seams << " seams, " << counts.joined << " joined\n";
  return counts;
}

void expect_something_of_each(const Counts& counts) {
  EXPECT_GT(counts.matches, 3);
  EXPECT_GT(counts.undos, 10);
  EXPECT_GT(counts.lists, 10);
  EXPECT_GT(counts.refused_lists, 3);
  EXPECT_GT(counts.joined, 10);
}

TEST(Views, FollowRabbihopByNotationAlone) {
  expect_something_of_each(check_game("rabbihop", {}, 150));
}

TEST(Views, FollowJackRabbitsByNotationAlone) {
  expect_something_of_each(check_game("jack-rabbits", {}, 250));
}

TEST(Views, FollowJackRabbitsWithEveryHabitOfHiding) {
  expect_something_of_each(check_game(
      "jack-rabbits", {"diamonds_boost=on", "hearts_boost=displayed", "capital_aces=on"}, 120));
}

TEST(Views, CrossTheSeamOfABoardThatIsBuilt) {
  for (const char* building : {"building=strict", "building=free", "building=freestyle"}) {
    Counts counts;
    const AnyGame& game = *find_game("jack-rabbits");
    for (int players = 2; players <= 4; ++players) {
      OptionSet options(game.option_menu());
      ASSERT_FALSE(options.set("board=built"));
      ASSERT_FALSE(options.set(building));
      ASSERT_FALSE(options.set("players", std::to_string(players)));
      check_match(game, options, 7, 400, counts);
      ASSERT_FALSE(HasFailure()) << building;
    }
    std::cout << building << ": " << counts.entries << " entries, " << counts.undos << " undos, "
              << counts.seams << " seams\n";
    EXPECT_GT(counts.seams, 0) << building;
    EXPECT_GT(counts.undos, 0) << building;
  }
}

}  // namespace
}  // namespace warren
