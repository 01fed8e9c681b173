// What holds in every game, whatever is played: over random games of every number of players,
// objective and preset, on several boards, looked at after every single step.
#include <algorithm>
#include <array>
#include <vector>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/generator.h"
#include "tests/jack_rabbits/watched_games.h"

namespace warren::jack_rabbits {
namespace {

using watched::play_watched;
using watched::Tally;

// The sample board, one with a dead end, and some that are drawn at random.
std::vector<Box> boards(std::uint64_t random) {
  std::vector<Box> out = {Box{}, sample_with({"JS -3 1 1"})};
  for (std::uint64_t seed = 1; seed <= random; ++seed) {
    Board board;
    EXPECT_TRUE(generate(seed, {}, board));
    out.push_back({.board = write_board(board)});
  }
  return out;
}

constexpr std::array<std::string_view, kObjectives> kAllObjectives = {
    "simple", "diverse", "monarchic", "diverse_monarchic", "tribal", "triple_court"};

Tally play_all(const std::string& preset, std::uint64_t seeds, std::uint64_t random_boards,
               int most_steps) {
  Tally tally;
  for (const Box& box : boards(random_boards)) {
    for (const std::string_view objective : kAllObjectives) {
      for (const std::string players : {"2", "3", "4"}) {
        const std::string settings =
            preset + " order=random players=" + players + " objective=" + std::string(objective);
        SCOPED_TRACE(settings);
        const auto setup = open_setup(settings, box);
        for (std::uint64_t seed = 1; seed <= seeds; ++seed)
          play_watched(*setup, seed, most_steps, tally);
        if (testing::Test::HasFailure()) return tally;
      }
    }
  }
  return tally;
}

// Everything that can happen did, and lists stayed short.
void check_tally(const Tally& tally, const std::vector<EventKind>& never) {
  const auto setup = open_setup("players=2");
  for (int kind = 0; kind < kEventKinds; ++kind) {
    const auto event = static_cast<EventKind>(kind);
    const bool can = std::find(never.begin(), never.end(), event) == never.end();
    const std::string name = write(*setup, Event<4>::of(event, Seat::nobody));
    EXPECT_EQ(tally.events[static_cast<std::size_t>(kind)] > 0, can) << name;
  }
  EXPECT_LE(tally.most_offers, 300);
  EXPECT_GT(tally.ended, 0);
  testing::Test::RecordProperty("most_offers", tally.most_offers);
  testing::Test::RecordProperty("games", tally.games);
  testing::Test::RecordProperty("ended", tally.ended);
  testing::Test::RecordProperty("steps_to_end", tally.steps_to_end / std::max(1, tally.ended));
  testing::Test::RecordProperty("longest", tally.longest);
}

using E = EventKind;
// Powers of other suits bring all but the last. With a hand limit of nine four players never hold
// all pips, so that there is always a card to draw.
const std::vector<E> kForOthers = {E::closed, E::endangered, E::power,
                                   E::heaped, E::cleared,    E::no_card};
// Options bring these.
const std::vector<E> kOfOptions = {E::ace_laid, E::called,   E::seized,  E::proposed,
                                   E::accepted, E::declined, E::sealed,  E::handed,
                                   E::traded,   E::laid_out, E::stopped, E::finished};
const std::vector<E> kOfPowers = {E::declared,  E::grounded,     E::took_off, E::attacked,
                                  E::played,    E::gave_in,      E::stole,    E::answered,
                                  E::unvetted,  E::challenged,   E::proved,   E::conceded,
                                  E::forfeited, E::goods_chosen, E::bought};

std::vector<E> all_of(std::initializer_list<std::vector<E>> lists) {
  std::vector<E> out;
  for (const std::vector<E>& list : lists) out.insert(out.end(), list.begin(), list.end());
  return out;
}
const std::vector<E> kNeverInStandard = all_of({kForOthers, kOfOptions});
const std::vector<E> kNeverInIntro = all_of({kForOthers, kOfOptions, kOfPowers});

TEST(Properties, HoldInEveryStandardGame) {
  check_tally(play_all("standard", 1, 2, 4000), kNeverInStandard);
}
TEST(Properties, HoldInEveryIntroGame) {
  check_tally(play_all("intro", 1, 2, 4000), kNeverInIntro);
}

TEST(SlowProperties, HoldInManyStandardGames) {
  check_tally(play_all("standard", 6, 8, 8000), kNeverInStandard);
}
TEST(SlowProperties, HoldInManyIntroGames) {
  check_tally(play_all("intro", 6, 8, 8000), kNeverInIntro);
}

}  // namespace
}  // namespace warren::jack_rabbits
