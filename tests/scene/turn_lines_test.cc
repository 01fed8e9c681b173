// A match told by turns, in both games and while a board is built.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/catalog.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/seat_view.h"
#include "host/host.h"
#include "scene/scene_json.h"

namespace warren {
namespace {

std::vector<std::string> lines(const Host& host, Seat viewer, Lang lang = Lang::en) {
  const Scene scene{host.view(viewer), host.seating(), lang};
  return turn_lines(scene, TurnBook(scene.view));
}

// A match of bots from its beginning, with these options.
std::unique_ptr<Host> opened(std::string_view id, const std::vector<std::string>& options,
                             const char* bot, std::uint64_t seed) {
  const AnyGame& game = *find_game(id);
  OptionSet set(game.option_menu());
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    EXPECT_FALSE(set.set(option.substr(0, equals), option.substr(equals + 1))) << option;
  }
  game.resolve(set, seed);
  AnyOpened match = game.open(set, game.newest_rules());
  EXPECT_FALSE(match.problem) << match.problem.say(Lang::en);
  if (match.match == nullptr) return nullptr;
  const int seats = match.match->seats();
  return std::make_unique<Host>(
      game, std::move(match.match),
      seat_all({{"Ana", bot}, {"Luis", bot}, {"Eva", bot}}, seats, Lang::en), seed);
}

void play(Host& host, int entries) {
  while (host.match().entries() < entries) {
    const Turn turn = host.next();
    if (turn.kind == Turn::Kind::chance)
      host.deal();
    else if (turn.kind == Turn::Kind::bot)
      host.play(turn, host.think(turn));
    else
      return;
  }
}

std::string all(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += text + "\n";
  return out;
}

TEST(TurnLines, TellWhatAPlayerDidInALineOrTwo) {
  const auto host = opened("jack-rabbits", {}, "greedy", 5);
  play(*host, 600);
  const std::string english = all(lines(*host, Seat::nobody));
  for (const char* part :
       {"The cards are dealt.\n", "Ana walked to K♠ and acquired it for 5♠ 6♠.\n",
        "Ana attacked Luis, stole a card, walked to J♠, bought 5♠ for 5♦ and acquired J♠ for 5♠ "
        "9♠. "
        "Luis went off the board after losing the fight.\n",
        "Luis came back into the Underground.\n", "walked to the Citadel and won the game.\n"})
    EXPECT_NE(english.find(part), std::string::npos) << part << "\n" << english;
  const std::string spanish = all(lines(*host, Seat::nobody, Lang::es));
  for (const char* part :
       {"Se reparten las cartas.\n", "Ana caminó a K♠ y la adquirió por 5♠ 6♠.\n",
        "Luis fue al destierro tras perder la pelea.\n"})
    EXPECT_NE(spanish.find(part), std::string::npos) << part << "\n" << spanish;
}

TEST(TurnLines, TellDiscardsTogether) {
  const std::string text =
      "warren-log 1\n# seats Ana=human,Luis=human\ngame jack-rabbits\noption players=2\nposition\n"
      "hand p0 2C 3C 4C 5C 6C 7C 8C 9C 10C 2S 3S\nrabbits p0 QH\npending hex\n"
      "pending discard p0\nend\n"
      "p0 discard 2C\np0 discard 3C\n";
  const LoadedHost loaded = load_host(text, {{}}, 1, Lang::en);
  ASSERT_NE(loaded.host, nullptr) << loaded.problem;
  EXPECT_NE(all(lines(*loaded.host, Seat::nobody)).find("discarded 2♣ 3♣."), std::string::npos)
      << all(lines(*loaded.host, Seat::nobody));
  EXPECT_NE(all(lines(*loaded.host, Seat::nobody, Lang::es)).find("descartó 2♣ 3♣."),
            std::string::npos);
}

TEST(TurnLines, TellRabbihopAndBuildingToo) {
  const auto hops = opened("rabbihop", {}, "greedy", 5);
  play(*hops, 600);
  const std::string english = all(lines(*hops, Seat::nobody));
  for (const char* part :
       {"The tiles are laid out.\n", "Ana jumped to b3 and took ", "The game is over.\n"})
    EXPECT_NE(english.find(part), std::string::npos) << part << "\n" << english;
  EXPECT_NE(all(lines(*hops, Seat::nobody, Lang::es)).find(" e intercambió a2 ("),
            std::string::npos);
  const auto built = opened("jack-rabbits", {"board=built"}, "greedy", 5);
  play(*built, 200);
  EXPECT_NE(all(lines(*built, Seat::nobody)).find("placed a tile: "), std::string::npos);
}

// Whoever is told must read whole sentences, whatever happened.
void expect_good(const Host& host, const std::string& which) {
  for (const Lang lang : {Lang::en, Lang::es}) {
    for (const Seat viewer : {Seat::nobody, seat_of(0), seat_of(1)}) {
      const std::vector<std::string> told = lines(host, viewer, lang);
      ASSERT_GT(told.size(), 1U) << which;
      for (const std::string& line : told) {
        EXPECT_FALSE(line.empty()) << which;
        EXPECT_EQ(line.find_first_of("{}?"), std::string::npos) << which << ": " << line;
        EXPECT_EQ(line.back(), '.') << which << ": " << line;
        EXPECT_EQ(line.find("  "), std::string::npos) << which << ": " << line;
        EXPECT_LT(line.size(), 400U) << which << ": " << line;
      }
    }
  }
}

TEST(TurnLines, EveryTurnHasOneInBothGames) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> matches = {
      {"jack-rabbits", {"players=3"}},
      {"jack-rabbits", {"players=3", "capital_aces=on", "limit=called"}},
      {"jack-rabbits", {"players=2", "board=built"}},
      {"rabbihop", {}},
      {"rabbihop", {"molehills=on", "territory=on", "market=on"}},
      {"rabbihop", {"explorers=on"}},
      {"jack-rabbits", {"players=3", "clovers_boost=on"}},
      {"jack-rabbits", {"explore=on"}},
  };
  for (const auto& [game, options] : matches) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const std::string which = game + " " + all(options) + std::to_string(seed);
      const auto host = opened(game, options, seed % 2 == 0 ? "greedy" : "random", seed);
      ASSERT_NE(host, nullptr);
      play(*host, 500);
      expect_good(*host, which);
    }
  }
}

// What only two know of a theft is told to these two.
TEST(TurnLines, TellOthersOnlyWhatAllKnow) {
  using Game = jack_rabbits::WideJackRabbits;
  int thefts = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto host = opened("jack-rabbits", {"players=3"}, "greedy", seed);
    play(*host, 900);
    const AnyView& open = host->view(Seat::nobody);
    const TurnBook book(open);
    const std::vector<std::string> told = lines(*host, Seat::nobody);
    for (int seat = 0; seat < 3; ++seat) {
      const std::vector<std::string> mine = lines(*host, seat_of(seat));
      ASSERT_EQ(mine.size(), told.size());
      for (std::size_t i = 0; i < told.size(); ++i) {
        bool knows = false;
        for (const HeardEvent& heard : book.turns()[i].events) {
          const auto& event =
              view_as<Game>(open)->events(heard.entry)[static_cast<std::size_t>(heard.event)];
          const bool theft = event.kind == jack_rabbits::EventKind::stole ||
                             event.kind == jack_rabbits::EventKind::seized;
          knows =
              knows || (theft && (event.seat == seat_of(seat) || event.other() == seat_of(seat)));
        }
        if (knows) ++thefts;
        if (!knows) {
          EXPECT_EQ(mine[i], told[i]) << seed << " " << seat;
        }
      }
    }
  }
  EXPECT_GT(thefts, 0);
}

TEST(TurnLines, LeaveOutWhatWasTakenBack) {
  const auto host = opened("rabbihop", {}, "", 3);
  while (host->next().kind == Turn::Kind::chance) host->deal();
  const Seat mover = host->next().seat;
  const std::vector<std::string> before = lines(*host, Seat::nobody);
  ASSERT_TRUE(host->act(mover, host->view(mover).offers().front(), Lang::en));
  EXPECT_NE(lines(*host, Seat::nobody), before);
  ASSERT_TRUE(host->undo(mover, Lang::en));
  EXPECT_EQ(lines(*host, Seat::nobody), before);
  const TurnBook book(host->view(Seat::nobody));
  EXPECT_EQ(book.turn_of(host->match().entries() - 1, 0), static_cast<int>(before.size()) - 1);
}

}  // namespace
}  // namespace warren
