// What is above the engine takes any selection of suits, and a view of another width is no danger.
#include <gtest/gtest.h>

#include <string>

#include "bots/opponent.h"
#include "core/json_reader.h"
#include "games/game_list.h"
#include "games/seat_view.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/scene_json.h"
#include "tests/frontier/seen.h"

namespace warren::jack_rabbits_scene {
namespace {

std::string scene_text(const AnyView& view, Lang lang) {
  const Seating seating({{"Ana", ""}, {"Luis", "greedy"}});
  Situation situation;
  situation.asked = true;
  JsonWriter json;
  write_scene(json, {view, seating, lang}, situation);
  return json.str();
}

TEST(Suits, AFifthIsShownLikeTheOthers) {
  auto opened = jr::FiveSuits::open(OptionSet(jr::option_menu()), jr::kNewestRules);
  ASSERT_NE(opened.setup, nullptr);
  const auto view = seen_at<Game>(std::move(opened.setup),
                                  "dice 2 3\nrabbits p0 JT p1 KS\nhand p0 9T 6T KC\nspent 2T\n");
  for (const Lang lang : {Lang::en, Lang::es}) {
    JsonValue scene;
    ASSERT_FALSE(read_json(scene_text(view, lang), scene));
    const JsonValue& shown = *scene.find("view");
    EXPECT_EQ(shown.find("kind")->text, Game::kId);
    EXPECT_EQ(shown.find("hands")->items[0].find("cards")->items.back().text, "9T");
    EXPECT_EQ(shown.find("spent")->items.front().text, "2T");
    bool buys = false;
    for (const JsonValue& choice : scene.find("choices")->items)
      buys = buys || choice.find("label")->text.find("JT") != std::string::npos;
    EXPECT_TRUE(buys) << "the jack of torches is for sale here";
  }
  const Seating seating({{"Ana", ""}, {"Luis", ""}});
  EXPECT_EQ(letters(look_at({view, seating, Lang::en}).setup.suits),
            (std::vector<std::string>{"C", "S", "H", "D", "T"}));
  JsonWriter board;
  const Scene scene{view, seating, Lang::en};
  scene_writer(view).write_board(scene, board);
  EXPECT_NE(board.str().find("King of Torches' tower"), std::string::npos);
}

// A view that is not of the width that is shown has the same id. Whoever casts looks at the type.
TEST(Suits, AViewOfAnotherWidthIsShownAsItsNotation) {
  using Narrow = jr::JackRabbits;
  auto opened = Narrow::open(OptionSet(jr::option_menu()), Narrow::kNewestRules);
  ASSERT_NE(opened.setup, nullptr);
  const auto view = seen_at<Narrow>(std::move(opened.setup), "dice 2 3\nrabbits p0 JD\n");
  EXPECT_EQ(view.game(), Game::kId);
  EXPECT_EQ(view_as<Game>(view), nullptr);
  EXPECT_EQ(&scene_writer(view), &plain_scene_writer());
  JsonValue scene;
  ASSERT_FALSE(read_json(scene_text(view, Lang::en), scene));
  EXPECT_EQ(scene.find("view")->find("text")->text, view.text());
  EXPECT_EQ(scene.find("choices")->items.size(), view.offers().size());
  for (const std::string_view bot : {"greedy", "random"}) {
    const auto made = make_opponent(Game::kId, bot, seat_of(0), 1);
    ASSERT_NE(made.opponent, nullptr);
    EXPECT_EQ(made.opponent->choose(view), "") << "it was made for another type";
    EXPECT_EQ(made.opponent->interrupt(view), "");
  }
}

}  // namespace
}  // namespace warren::jack_rabbits_scene
