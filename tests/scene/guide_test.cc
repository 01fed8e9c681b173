// The guide has something to say about every question of every game, in both languages; what it
// points at exists; and it tells nobody what they cannot see.
#include "scene/guide.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/rng.h"
#include "games/catalog.h"
#include "games/jack_rabbits/secrets/world.h"
#include "games/jack_rabbits/writing/notation.h"
#include "games/seat_view.h"
#include "host/host.h"
#include "scene/inspection.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "tests/scene/rabbihop_sitting.h"

namespace warren {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;

using Topics = std::set<std::string>;

std::string text_of(const Scene& scene) {
  JsonWriter json;
  write_guide(json, guide(scene), matters(scene));
  return json.str();
}

void expect_plain(const std::string& text) {
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << text;
  EXPECT_EQ(text.find(" ."), std::string::npos) << text;
}

void expect_guide(const Scene& scene, Topics& topics) {
  const Guide said = guide(scene);
  SCOPED_TRACE(said.topic + " " + said.line + "\n" + scene.view.text());
  ASSERT_THAT(said.topic, Not(IsEmpty()));
  EXPECT_NE(said.topic, "waiting");
  EXPECT_THAT(said.line, Not(IsEmpty()));
  EXPECT_THAT(said.good, Not(IsEmpty()));
  EXPECT_THAT(said.rule, Not(IsEmpty()));
  for (const std::string& text : {said.line, said.good, said.risk, said.goal, matters(scene)})
    expect_plain(text);
  for (const Guide::Lesson& lesson : said.lessons) {
    EXPECT_THAT(lesson.text, Not(IsEmpty())) << lesson.topic;
    expect_plain(lesson.text);
    topics.insert(lesson.topic);
  }
  for (const std::string& point : said.points)
    EXPECT_THAT(inspect(scene, point, false).title, Not(IsEmpty())) << point;
  topics.insert(said.topic);
}

struct Walk {
  const char* game;
  std::vector<std::string> settings;  // "preset=…" or an option
  std::uint64_t seed = 1;
  int steps = 150;
  const char* bot = "random";
};

std::unique_ptr<Host> opened(const Walk& walk) {
  const AnyGame& game = *find_game(walk.game);
  OptionSet options(game.option_menu());
  for (const std::string& setting : walk.settings) {
    const bool preset = setting.starts_with("preset=");
    const Problem problem = preset ? options.apply_preset(setting.substr(7)) : options.set(setting);
    EXPECT_FALSE(problem) << setting;
  }
  game.resolve(options, walk.seed);
  AnyOpened match = game.open(options, game.newest_rules());
  EXPECT_NE(match.match, nullptr);
  const int seats = match.match->seats();
  std::vector<Chair> chairs(static_cast<std::size_t>(seats), Chair{"", walk.bot});
  return std::make_unique<Host>(game, std::move(match.match), seat_all(chairs, seats, Lang::en),
                                walk.seed);
}

void play_on(Host& host, const Turn& turn) {
  if (turn.kind == Turn::Kind::chance)
    host.deal();
  else
    host.play(turn, host.think(turn));
}

void listen(const Walk& walk, Topics& topics) {
  const auto host = opened(walk);
  for (int i = 0; i < walk.steps; ++i) {
    const Turn turn = host->next();
    if (turn.kind == Turn::Kind::over) break;
    if (turn.kind == Turn::Kind::bot) {
      Topics heard[2];
      for (const Lang lang : {Lang::en, Lang::es}) {
        expect_guide({host->view(turn.seat), host->seating(), lang},
                     heard[static_cast<std::size_t>(lang)]);
        if (::testing::Test::HasFailure()) return;
      }
      EXPECT_EQ(heard[0], heard[1]);
      topics.insert(heard[0].begin(), heard[0].end());
    }
    play_on(*host, turn);
  }
}

std::vector<std::string> presets_of(const char* game) {
  std::vector<std::string> out;
  for (const Preset& preset : find_game(game)->option_menu().presets)
    out.push_back("preset=" + std::string(preset.name));
  return out;
}

TEST(Guide, SpeaksOfEveryQuestionOfJackRabbits) {
  Topics topics;
  for (const std::string& preset : presets_of("jack-rabbits")) {
    listen({"jack-rabbits", {preset, "players=3"}, 5, 400}, topics);
    listen({"jack-rabbits", {preset, "players=2"}, 6, 150, "greedy"}, topics);
  }
  const std::vector<std::vector<std::string>> many = {
      {"players=4", "advanced_citadel=on", "windfall=on", "overtaxed=on", "clovers_boost=on"},
      {"players=3", "hearts_boost=displayed", "trailing_carrots=on"},
      {"players=3", "limit=called", "diamonds_boost=on", "hearts_boost=carrot"},
      {"players=2", "capital_aces=on", "additional_capital=any", "horse_reach=land"},
      {"players=2", "patriarchal_values=on", "vet_proof=hearts_or_queen", "objective=tribal"},
      {"players=2", "board=random", "objective=monarchic"},
      {"players=2", "explore=on"},
  };
  std::uint64_t seed = 10;
  for (const auto& settings : many) listen({"jack-rabbits", settings, ++seed, 400}, topics);
  EXPECT_THAT(
      topics,
      IsSupersetOf({"welcome",     "lottery",    "journey",        "price",   "arrived", "acquire",
                    "pay-royal",   "pay",        "transfer-horse", "tavern",  "cave",    "trailway",
                    "underground", "hand-limit", "flight",         "landing", "fight",   "vetting",
                    "proof",       "tower",      "palace",         "plaza",   "goods",   "display",
                    "trade",       "call"}));
}

TEST(Guide, SpeaksOfEveryQuestionWhileABoardIsBuilt) {
  Topics topics;
  for (const char* how : {"building=strict", "building=free"})
    listen({"jack-rabbits", {"board=built", how, "players=2"}, 3, 60}, topics);
  EXPECT_THAT(topics, IsSupersetOf({"build", "build-place", "build-flip", "build-choose"}));
}

TEST(Guide, SpeaksOfEveryQuestionOfRabbihop) {
  Topics topics;
  for (const std::string& preset : presets_of("rabbihop"))
    listen({"rabbihop", {preset, "players=2"}, 5, 150}, topics);
  const std::vector<std::vector<std::string>> many = {
      {"players=3"},
      {"players=4", "market=on", "molehills=on"},
      {"players=2", "explorers=on", "market=on"},
      {"players=3", "territory=on", "springboard=on", "start=double_fence"},
      {"players=2", "explorers=on", "molehills=on", "springboard=on", "start_numbers=drawn"},
  };
  std::uint64_t seed = 20;
  for (const auto& settings : many) {
    listen({"rabbihop", settings, ++seed, 400}, topics);
    listen({"rabbihop", settings, seed, 120, "greedy"}, topics);
  }
  EXPECT_THAT(topics, IsSupersetOf({"welcome", "jump", "handle", "rotate", "fence", "fence-move",
                                    "teleport", "rob", "swap", "stamp", "stack", "market", "orient",
                                    "tile-tr", "tile-pl"}));
}

TEST(Guide, SpeaksOfTheTilesOfATerritory) {
  Sitting t("players=2 territory=on",
            "row c1.0 fe.0 c1.1 .\nrow c2.0 c2.1 . .\nrow c3.0 c3.1 start .\nrow bl.0 th.0 . .\n"
            "fence a1-b1\nfence a2-b2\nfence a3-b3\npawns b1 a3\nask fence 1");
  t.plays("add a4-b4");
  Topics topics;
  for (const Lang lang : {Lang::en, Lang::es}) expect_guide(t.scene(seat_of(1), lang), topics);
  EXPECT_THAT(topics, Contains("keep"));
}

TEST(Guide, WaitsWithWhoeverIsNotAskedAndTellsHowItEnded) {
  const auto host = opened({"jack-rabbits", {"preset=intro", "players=2"}, 4, 0, "greedy"});
  int waited = 0;
  for (Turn turn = host->next(); turn.kind != Turn::Kind::over; turn = host->next()) {
    if (turn.kind == Turn::Kind::bot) {
      const Scene scene{host->view(seat_of(1 - index_of(turn.seat))), host->seating(), Lang::en};
      waited += guide(scene).topic == "waiting" ? 1 : 0;
    }
    play_on(*host, turn);
  }
  EXPECT_GT(waited, 0);
  const Guide last = guide({host->view(seat_of(0)), host->seating(), Lang::en});
  EXPECT_EQ(last.topic, "over");
  EXPECT_THAT(last.line, HasSubstr("home to the Citadel"));
  EXPECT_EQ(guide({host->view(Seat::nobody), host->seating(), Lang::en}).topic, "");
}

// --- with these numbers
// ----------------------------------------------------------------------------

std::unique_ptr<Host> at(const std::string& position, const std::string& options = "") {
  LoadedHost loaded = load_host(
      "warren-log 1\n# seats Ana=human,Luis=human\ngame jack-rabbits\n"
      "option players=2\n" +
          options + "position\n" + position + "\nend\n",
      {{}}, 1, Lang::en, {});
  EXPECT_NE(loaded.host, nullptr) << loaded.problem;
  return std::move(loaded.host);
}
Guide told(const Host& host, int seat = 0, Lang lang = Lang::en) {
  return guide({host.view(seat_of(seat)), host.seating(), lang});
}

TEST(Guide, NamesTheDiceAndTheCardsThatMatch) {
  const auto host = at("dice 2 5\nhand p0 2C 5H 9D\npending hex\npending match");
  const Guide said = told(*host);
  EXPECT_EQ(said.line, "You rolled 2 and 5. Show one of 2♣ 5♥ and draw a card for free.");
  EXPECT_EQ(said.points, (std::vector<std::string>{"dice", "card:2C", "card:5H", said.points[3]}));
  EXPECT_EQ(told(*host, 0, Lang::es).line,
            "Han salido 2 y 5. Muestra una de 2♣ 5♥ y toma una carta gratis.");
}

TEST(Guide, SaysHowFarTheNearestRoyalIsAndWhatIsHeldOfItsCost) {
  const auto host = at("dice 3 4\nhand p0 5H 2H 2C\nrabbits p0 citadel\npending hex");
  const Guide said = told(*host);
  EXPECT_THAT(said.goal, AllOf(HasSubstr("Q♥"), HasSubstr("You can walk there now."),
                               HasSubstr("You hold 7 of the 10 in ♥ that it costs.")));
  EXPECT_THAT(said.line, AllOf(HasSubstr("for free to"), HasSubstr("Q♥"), HasSubstr("J♦")));
}

TEST(Guide, SendsHomeWhoHasWhatWins) {
  const auto host = at("dice 3 4\nhand p0 QH JH KH\nrabbits p0 QH\npending hex");
  const Guide said = told(*host);
  EXPECT_THAT(said.goal, HasSubstr("go home to the Citadel"));
  const auto look =
      jack_rabbits_scene::look_at({host->view(seat_of(0)), host->seating(), Lang::en});
  EXPECT_THAT(said.points, Contains(jack_rabbits_scene::id_of(look, jack_rabbits::Place::citadel)));
}

TEST(Guide, OffersNoRoyalForAnotherAsABargain) {
  const auto host = at("dice 3 4\nhand p0 KS 4S\nrabbits p0 JS\npending hex travelled");
  const Guide said = told(*host);
  EXPECT_THAT(said.line, AllOf(HasSubstr("Its royal costs 10 in ♠; you hold 4."),
                               Not(HasSubstr("you can pay it"))));
  EXPECT_THAT(said.risk, HasSubstr("only with a royal"));
  EXPECT_THAT(told(*at("dice 3 4\nhand p0 9S 4S\nrabbits p0 JS\npending hex travelled")).line,
              HasSubstr("you can pay it"));
}

TEST(Guide, NeverPricesTheWayHomeInTheRoyalsThatWin) {
  const auto way = [](const char* hand) {
    return told(*at(std::string("dice 6 6\nhand p0 ") + hand + "\nrabbits p0 QC\npending hex"))
        .goal;
  };
  EXPECT_THAT(way("QH JH KS 2S"), AllOf(HasSubstr("go home to the Citadel"), Not(HasSubstr("K♠"))));
  EXPECT_THAT(way("QH JH KH 9S 8S 7D 8D"), HasSubstr("You can get there now for"));
}

TEST(Guide, StaysWithTheRoyalOfTheHexWhereCardsAreMissing) {
  const auto host = at("dice 3 4\nhand p0 4S 2S\nrabbits p0 JS\npending hex travelled");
  EXPECT_THAT(told(*host).goal,
              AllOf(HasSubstr("Nearest goal: J♠. You are there. You hold 6 of the 10"),
                    HasSubstr("Every turn that ends here brings a card.")));
}

TEST(Guide, AHintSaysWhatComesOfIt) {
  using namespace jack_rabbits_scene;
  const auto reason = [](const Host& host, std::string_view verb) {
    const Scene scene{host.view(seat_of(0)), host.seating(), Lang::en};
    for (const Choice& choice : scene_writer(scene.view).choices(scene)) {
      if (choice.notation.starts_with(verb) || choice.label == verb)
        return scene_writer(scene.view).reason(scene, choice);
    }
    return std::string("none");
  };
  const auto lottery = at("dice 2 5\nhand p0 2C\npending hex\npending match");
  EXPECT_EQ(reason(*lottery, "show"), "It brings a card, and the one you show stays yours.");
  const auto journey = at("dice 3 4\nhand p0 5H 2H\nrabbits p0 citadel\npending hex");
  EXPECT_EQ(reason(*journey, "walk to Q♥, free"),
            "There you collect for Q♥: you hold 7 of the 10 in ♥ that it costs.");
  const auto short_of = at("dice 3 4\nhand p0 4S 2S\nrabbits p0 JS\npending hex travelled");
  EXPECT_EQ(reason(*short_of, "end"),
            "It brings a card, and you still lack 4 in ♠ for the royal here.");
}

// --- Rabbihop
// ----------------------------------------------------------------------------------------

TEST(Guide, SaysThatThereIsOnlyOneJump) {
  const Sitting sitting(
      "",
      "row ro.1:1111 ro.2:31-1 . .\nrow . start:-1-- tr.2:3-1- .\npawns b2 b2\nask "
      "jump");
  const Guide said = guide(sitting.scene());
  EXPECT_THAT(said.line, HasSubstr("only one jump: to Trap (c2)"));
  EXPECT_THAT(said.good, HasSubstr("look at its numbers"));
}

TEST(Guide, SaysWhyATileThatScoresCannotBeTaken) {
  const Sitting sitting("",
                        "row . ro.2:31-1 . .\nrow . start:11-- c2.2:3-1- .\npawns b2 c2\nask jump");
  const Guide said = guide(sitting.scene());
  EXPECT_THAT(said.risk, HasSubstr("Carrot 2 (c2) cannot be taken while Bea stands there"));
}

TEST(Guide, NamesATheftThatBringsPoints) {
  const Sitting sitting("",
                        "row . th.2:31-1 . .\nrow . start:11-- ro.2:3-1- .\npawns b2 b2\npile p1 "
                        "c3.1\nask jump");
  EXPECT_THAT(guide(sitting.scene()).good, HasSubstr("With Thief (b1) you can steal Carrot 3"));
}

// A thief without a victim has to be taken: what lies there then has other numbers.
TEST(Guide, LooksTwoJumpsAheadOnlyOverTilesThatMayStay) {
  const auto goal = [](const char* between) {
    return guide(Sitting("", std::string("row . . c3.1:1111 .\nrow . start:-1-- ") + between +
                                 " .\npawns b2 b2\nask jump")
                     .scene())
        .goal;
  };
  EXPECT_THAT(goal("ro.1:1111"), HasSubstr("Two jumps away, if you only use c2: Carrot 3 (c1)."));
  EXPECT_THAT(goal("th.1:1111"), Not(HasSubstr("Two jumps away")));
}

TEST(Guide, ThePriceIsExplainedWhenItFirstMatters) {
  const auto teaches = [](const Guide& said) {
    return std::any_of(said.lessons.begin(), said.lessons.end(),
                       [](const auto& lesson) { return lesson.topic == "price"; });
  };
  EXPECT_FALSE(teaches(told(*at("dice 6 6\nhand p0 2C\nrabbits p0 citadel\npending hex"))));
  EXPECT_TRUE(teaches(told(*at("dice 1 1\nhand p0 9C 9S 9H 9D\nrabbits p0 citadel\npending hex"))));
}

TEST(Guide, SaysWhyARivalsMoveMatters) {
  const auto host =
      at("dice 3 4\nhand p0 8H\nhand p1 6H 4H\nrabbits p0 citadel p1 QH\nturn p1\n"
         "pending hex travelled");
  ASSERT_TRUE(host->act(seat_of(1), "acquire", Lang::en));
  ASSERT_TRUE(host->act(seat_of(1), "pay 4H 6H", Lang::en));
  EXPECT_EQ(matters({host->view(seat_of(0)), host->seating(), Lang::en}),
            "Luis took Q♥, in whose suit you hold 8: another royal has to do.");
  EXPECT_EQ(matters({host->view(seat_of(1)), host->seating(), Lang::en}), "");
}

// --- secrets
// ---------------------------------------------------------------------------------------

std::string both_languages(const Host& host, Seat viewer) {
  return text_of({host.view(viewer), host.seating(), Lang::en}) + "\n" +
         text_of({host.view(viewer), host.seating(), Lang::es});
}

// An action of somebody else that is possible at both tables; empty: there is none.
std::string common_action(const Host& one, const Host& other, Seat seat) {
  const std::vector<std::string> theirs = other.view(seat).offers();
  for (const std::string& offer : one.view(seat).offers()) {
    if (std::find(theirs.begin(), theirs.end(), offer) != theirs.end()) return offer;
  }
  return {};
}

// Two tables that agree in all that a seat sees, and nothing else: its guide says the same at both,
// also after somebody has done the same at both.
TEST(Guide, TellsNothingThatTheViewerDoesNotSee) {
  using jack_rabbits_scene::Game;
  int differed = 0, acted = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const auto host =
        opened({"jack-rabbits", {"players=3"}, seed, 0, seed % 2 == 0 ? "greedy" : "random"});
    Rng rng(seed);
    for (int i = 0; i < 160; ++i) {
      const Turn turn = host->next();
      if (turn.kind == Turn::Kind::over) break;
      const Seat viewer = seat_of(i % 3);
      if (i % 5 == 0 && host->view(viewer).entries() > 12) {
        const auto& seen = *view_as<Game>(host->view(viewer));
        std::unique_ptr<Host> tables[2];
        std::string states[2];
        for (const int which : {0, 1}) {
          states[which] =
              Game::write(seen.setup(), jack_rabbits::world(seen.setup(), seen.view(), rng));
          tables[which] = std::move(load_host("warren-log 1\ngame jack-rabbits\noption players=3\n"
                                              "position\n" +
                                                  states[which] + "\nend\n",
                                              {{}}, 1, Lang::en, {})
                                        .host);
          ASSERT_NE(tables[which], nullptr) << states[which];
        }
        differed += states[0] != states[1] ? 1 : 0;
        EXPECT_EQ(both_languages(*tables[0], viewer), both_languages(*tables[1], viewer));
        const Turn next = tables[0]->next();
        if (next.kind == Turn::Kind::person && next.seat != viewer) {
          const std::string action = common_action(*tables[0], *tables[1], next.seat);
          for (const auto& table : tables) {
            if (!action.empty()) {
              ASSERT_TRUE(table->act(next.seat, action, Lang::en));
            }
          }
          acted += action.empty() ? 0 : 1;
          EXPECT_EQ(both_languages(*tables[0], viewer), both_languages(*tables[1], viewer));
        }
      }
      play_on(*host, turn);
    }
  }
  EXPECT_GT(differed, 20);
  EXPECT_GT(acted, 10);
}

}  // namespace
}  // namespace warren
