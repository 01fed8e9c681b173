#include "games/catalog.h"

#include <gtest/gtest.h>

#include <climits>

#include "games/setup_words.h"

namespace warren {
namespace {

TEST(Catalog, FindsEveryGameByItsId) {
  ASSERT_FALSE(all_games().empty());
  for (const AnyGame* game : all_games()) {
    EXPECT_EQ(find_game(game->id()), game);
    EXPECT_TRUE(
        with_game(game->id(), [&](auto tag) { EXPECT_EQ(decltype(tag)::type::kId, game->id()); }));
    EXPECT_GE(game->seats().fewest, 1);
    EXPECT_LE(game->seats().most, kMaxSeats);
  }
}

TEST(Catalog, AnUnknownGameIsAProblemThatNamesTheKnownOnes) {
  EXPECT_EQ(find_game("chess"), nullptr);
  EXPECT_FALSE(with_game("chess", [](auto) { FAIL(); }));
  const std::string english = unknown_game("chess").say(Lang::en);
  const std::string spanish = unknown_game("chess").say(Lang::es);
  EXPECT_NE(english, spanish);
  for (const std::string& sentence : {english, spanish}) {
    EXPECT_NE(sentence.find("chess"), std::string::npos) << sentence;
    EXPECT_NE(sentence.find("rabbihop"), std::string::npos) << sentence;
  }
}

TEST(Catalog, AReplayOfNoLogIsUnreadable) {
  for (const char* text : {"", "hello", "warren-log 1\n", "warren-log 1\ngame chess\n",
                           "warren-log 1\ngame rabbihop\noption players=99\n"}) {
    const AnyReplayed replayed = replay_log(text, Lang::en, INT_MAX);
    EXPECT_EQ(replayed.stop.kind, ReplayStop::Kind::unreadable) << text;
    EXPECT_GT(replayed.stop.line, 0) << text;
    const std::string json = replay_json(replayed);
    EXPECT_NE(json.find("\"unreadable\":{\"line\":"), std::string::npos) << json;
  }
}

TEST(SetupWords, LaterWordsWinAndContradictionsAreSaid) {
  const OptionMenu& menu = find_game("rabbihop")->option_menu();
  OptionSet options(menu);
  EXPECT_FALSE(apply({"", "3", {"deck_size=10", "deck_size=12"}}, options));
  EXPECT_EQ(options.get("players"), 3);
  EXPECT_EQ(options.get("deck_size"), 12);
  OptionSet again(menu);
  EXPECT_FALSE(apply({"", "3", {"players=3"}}, again));
  OptionSet torn(menu);
  EXPECT_TRUE(apply({"", "3", {"players=4"}}, torn));
}

}  // namespace
}  // namespace warren
