// What things on the table are, for whoever looks at them: always something, in both languages,
// and nothing that the viewer does not see.
#include "scene/inspection.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/adapter.h"
#include "games/catalog.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "host/host.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "tests/scene/rabbihop_sitting.h"

namespace warren {
namespace {

namespace jr = jack_rabbits;

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::string text_of(const Inspection& seen) {
  JsonWriter json;
  write_inspection(json, seen);
  return json.str();
}

// What every game has: its places, its seats and, where there are some, its cards and lots.
std::vector<std::string> all_things(const Scene& scene) {
  const SceneWriter& writer = scene_writer(scene.view);
  std::vector<std::string> out;
  for (const int place : writer.places(scene)) out.push_back(writer.place_id(scene, place));
  for (int i = 0; i < scene.view.seats(); ++i) out.push_back("p" + std::to_string(i));
  if (scene.view.game() == "rabbihop") {
    for (const char* each : {"deck", "market", "aside", "c1.0", "fe.2", "mo.th"})
      out.emplace_back(each);
    return out;
  }
  for (const char* each :
       {"off", "pile", "court", "spent", "dice", "price", "goal", "card:red", "card:black",
        "card:AC", "card:7C", "card:10S", "card:2H", "card:6D", "card:QS", "card:KH", "card:JD"})
    out.emplace_back(each);
  return out;
}

void expect_words(const Scene& scene, const std::string& thing) {
  const Inspection seen = inspect(scene, thing, true);
  ASSERT_FALSE(seen.title.empty()) << thing;
  ASSERT_FALSE(seen.what.empty()) << thing;
  EXPECT_LE(seen.lines.size(), 8U) << thing;
  const std::string text = text_of(seen);
  EXPECT_EQ(text.find('?'), std::string::npos) << thing << ": " << text;
  EXPECT_EQ(text.find("{0}"), std::string::npos) << thing << ": " << text;
  EXPECT_EQ(text.find("  "), std::string::npos) << thing << ": " << text;
  for (const Inspection::Line& line : seen.lines) EXPECT_FALSE(line.text.empty()) << thing;
}

void play_and_look(const char* id, const std::vector<std::string>& settings, std::uint64_t seed) {
  const AnyGame& game = *find_game(id);
  OptionSet options(game.option_menu());
  for (const std::string& setting : settings) ASSERT_FALSE(options.set(setting));
  game.resolve(options, seed);
  AnyOpened opened = game.open(options, game.newest_rules());
  ASSERT_NE(opened.match, nullptr);
  const Seating seating({{"Ana", "greedy"}, {"Luis", "random"}, {"Eva", "random"}});
  Host host(game, std::move(opened.match), seating, seed);
  for (int i = 0; i < 160; ++i) {
    const Turn turn = host.next();
    if (turn.kind == Turn::Kind::over) break;
    if (turn.kind == Turn::Kind::chance)
      host.deal();
    else
      host.play(turn, host.think(turn));
    if (i % 9 != 0) continue;
    const Seat viewer = i % 4 == 3 ? Seat::nobody : seat_of(i % 4);
    for (const Lang lang : {Lang::en, Lang::es}) {
      const Scene scene{host.view(viewer), host.seating(), lang};
      for (const std::string& thing : all_things(scene)) expect_words(scene, thing);
    }
  }
}

TEST(Inspection, SaysSomethingOfEveryThingOfJackRabbits) {
  play_and_look("jack-rabbits", {"players=3"}, 4);
  play_and_look("jack-rabbits", {"players=3", "advanced_citadel=on", "limit=called"}, 5);
}
TEST(Inspection, SaysSomethingOfEveryThingOfRabbihop) {
  play_and_look("rabbihop", {"players=3", "market=on"}, 4);
  play_and_look("rabbihop", {"players=3", "molehills=on", "springboard=on"}, 5);
}

TEST(Inspection, SaysNothingOfWhatDoesNotExist) {
  const Sitting t("players=2", "row start c1 . .");
  for (const char* thing : {"", "z9", "p7", "card:7C", "t0", "exit1"})
    EXPECT_TRUE(inspect(t.scene(), thing, true).title.empty()) << thing;
}

// --- Jack Rabbits --------------------------------------------------------------------------------

class Looking {
 public:
  explicit Looking(const std::string& position, const std::string& options = "players=3") {
    std::string text = "warren-log 1\n# seats Ana=human,Luis=human,Eva=human\ngame jack-rabbits\n";
    for (std::size_t at = 0; at < options.size();) {
      const std::size_t end = std::min(options.find(' ', at), options.size());
      text += "option " + options.substr(at, end - at) + "\n";
      at = end + 1;
    }
    LoadedHost loaded =
        load_host(text + "position\n" + position + "\nend\n", {{}}, 1, Lang::en, {});
    EXPECT_NE(loaded.host, nullptr) << loaded.problem;
    host_ = std::move(loaded.host);
  }
  Scene scene(Seat viewer = seat_of(0), Lang lang = Lang::en) const {
    return {host_->view(viewer), host_->seating(), lang};
  }
  std::string at(const std::string& thing, Seat viewer = seat_of(0), Lang lang = Lang::en) const {
    return text_of(inspect(scene(viewer, lang), thing, true));
  }
  std::string hex(jr::Suit suit, jr::Title title) const {
    return at(tile(jr::place_of(suit, title)));
  }
  std::string tile(jr::Place place) const {
    return jack_rabbits_scene::id_of(jack_rabbits_scene::look_at(scene()), place);
  }
  // The first tile of a kind.
  std::string tile(jr::TileKind kind) const {
    const auto& net = jack_rabbits_scene::look_at(scene()).setup.net;
    for (int tile = 0; tile < net.tiles(); ++tile) {
      if (net.kind(tile) == kind) return "t" + std::to_string(tile);
    }
    return {};
  }

 private:
  std::unique_ptr<Host> host_;
};

TEST(JackRabbitsInspection, TellsWhatTilesAreForAndWhetherOneCanPay) {
  const Looking t("dice 3 4\nhand p0 9D 2S\nrabbits p0 QH\npending hex");
  EXPECT_THAT(t.at(t.tile(jr::TileKind::tavern)),
              AllOf(HasSubstr("\"Tavern\""), HasSubstr("Passing it you may buy a joker"),
                    HasSubstr("the price, 7 now, in ♥ or ♦. You hold 9: enough."),
                    HasSubstr("\"cannot\"")));
  EXPECT_THAT(t.at(t.tile(jr::TileKind::wood)), HasSubstr("You hold 2: 5 too little."));
  EXPECT_THAT(t.at(t.tile(jr::TileKind::crossing)), HasSubstr("You hold 11: enough."));
  EXPECT_THAT(t.at(t.tile(jr::TileKind::cave)),
              AllOf(HasSubstr("\"Cave "), HasSubstr("down to the Underground")));
  EXPECT_THAT(t.at(t.tile(jr::TileKind::tavern), seat_of(0), Lang::es),
              AllOf(HasSubstr("Taberna"), HasSubstr("Tienes 9: te alcanza.")));
  // In another's turn: what it would cost, with one's own cards, and no word of what one cannot do.
  EXPECT_THAT(t.at(t.tile(jr::TileKind::tavern), seat_of(1)),
              AllOf(HasSubstr("the price of the turn in ♥ or ♦. You hold 0 in them."),
                    Not(HasSubstr("cannot"))));
  EXPECT_THAT(t.at(t.tile(jr::TileKind::tavern), Seat::nobody), Not(HasSubstr("You hold")));
}

// Sides have numbers in the terminal alone.
TEST(JackRabbitsInspection, NamesSidesByTheirDirections) {
  const Looking t("dice 3 4\nhand p0 9D 2S\nrabbits p0 QH\npending hex");
  int closed = 0;
  for (int side = 0; side < 6; ++side) {
    const std::string action = "walk " + std::to_string(side);
    for (const Lang lang : {Lang::en, Lang::es}) {
      const Scene scene = t.scene(seat_of(0), lang);
      const Ruling ruling = scene_writer(scene.view).refusal(scene, action);
      if (ruling) continue;
      ++closed;
      EXPECT_EQ(ruling.code, "no-road");
      EXPECT_EQ(ruling.reason.find_first_of("0123456789"), std::string::npos) << ruling.reason;
      EXPECT_NE(ruling.reason, scene.view.refusal(action, scene.voice()).reason);
    }
  }
  EXPECT_GT(closed, 0);
  // Of what has no side the rules' own words are left.
  const Scene scene = t.scene();
  EXPECT_EQ(scene_writer(scene.view).refusal(scene, "boat 1").reason,
            scene.view.refusal("boat 1", scene.voice()).reason);
}

// Every reason that names a side, in both languages.
TEST(JackRabbitsInspection, SaysEveryReasonWithADirection) {
  const Looking t("dice 3 4\nrabbits p0 QH\npending hex");
  for (const char* code :
       {"no-road", "closed-edge", "crossed-edge", "barred", "step-is-walk", "not-other-road"}) {
    const auto say = [&](Lang lang) {
      jack_rabbits_scene::Look look = jack_rabbits_scene::look_at(t.scene(seat_of(0), lang));
      return jack_rabbits_scene::reason_by_side(look, code, 0);
    };
    EXPECT_THAT(say(Lang::en),
                AnyOf(HasSubstr("east"), HasSubstr("west"), HasSubstr("north"), HasSubstr("south")))
        << code;
    EXPECT_THAT(say(Lang::es), HasSubstr(" al ")) << code;
  }
}

TEST(JackRabbitsInspection, TellsWhatHexesAreForAndWhatTheirRoyalsCost) {
  const Looking t(
      "dice 3 4\nhand p0 6S QC\nhand p1 KH\nspent 3C\nrabbits p0 JD p1 QS\npending hex");
  using jr::Suit;
  using jr::Title;
  EXPECT_THAT(t.hex(Suit::spades, Title::queen),
              AllOf(HasSubstr("Queen of Spades' palace"), HasSubstr("contested"),
                    HasSubstr("costs 10 in ♠, paid here. You hold 6: 4 too little."),
                    HasSubstr("Here: Luis.")));
  EXPECT_THAT(t.hex(Suit::hearts, Title::king),
              AllOf(HasSubstr("flight"), HasSubstr("Carrot of Luis, who holds K♥.")));
  EXPECT_THAT(t.hex(Suit::clubs, Title::queen), HasSubstr("Your carrot: Q♣ is in your hand."));
  EXPECT_THAT(t.hex(Suit::clubs, Title::jack),
              AllOf(HasSubstr("for diamonds"), HasSubstr("For sale: 3♣.")));
  EXPECT_THAT(t.hex(Suit::diamonds, Title::jack), HasSubstr("for any suit"));
  EXPECT_THAT(t.at(t.tile(jr::Place::citadel)),
              AllOf(HasSubstr("win"), HasSubstr("any three royals"), HasSubstr("You hold Q♣.")));
  EXPECT_THAT(t.at("port0"), HasSubstr("off the board and ends your turn"));
  EXPECT_THAT(t.at("underground"), HasSubstr("Reached by caves"));
  EXPECT_THAT(t.at("p1"), AllOf(HasSubstr("Luis"), HasSubstr("Royals: K♥ (1 of 3).")));
  const Looking intro("hand p0 6S\nrabbits p0 QH\npending hex", "players=3 powers=off");
  EXPECT_THAT(intro.hex(Suit::spades, Title::queen), Not(HasSubstr("contested")));
}

// Nobody would rather pay with what was won, or can pay twice with what the way there costs.
TEST(JackRabbitsInspection, CountsWhatOneWouldRatherGive) {
  using jr::Suit;
  using jr::Title;
  const Looking won("dice 3 4\nhand p0 9S KS QS\nrabbits p0 JS\npending hex travelled");
  EXPECT_THAT(won.hex(Suit::spades, Title::jack),
              HasSubstr("You hold 9 besides your royals: enough only if you give some up."));
  const Looking ride("dice 3 4\nhand p0 8S 9S 7D\nrabbits p0 QH\npending hex");
  EXPECT_THAT(ride.hex(Suit::diamonds, Title::king),
              HasSubstr("The way there costs 7♦; then you hold 0: 10 too little."));
  EXPECT_THAT(ride.hex(Suit::spades, Title::king), HasSubstr("then you hold 17: enough."));
}

TEST(JackRabbitsInspection, TellsWhatCardsAreWorthAndWhatTheirSuitsDo) {
  const Looking t(
      "dice 2 5\nhand p0 5C 9S 6H 2D red KC\nhand p1 QS\nspent 8D\npending hex\npending match");
  EXPECT_THAT(t.at("card:5C"),
              AllOf(HasSubstr("show 5♣ and draw"), HasSubstr("Clubs fly"), HasSubstr("Worth 5."),
                    HasSubstr("equals a die, 5"), Not(HasSubstr("cannot"))));
  EXPECT_THAT(t.at("card:9S"), AllOf(HasSubstr("\"cannot\""), HasSubstr("Spades fight")));
  EXPECT_THAT(t.at("card:6H"), AllOf(HasSubstr("Hearts vet"), HasSubstr("goes with a 6")));
  EXPECT_THAT(t.at("card:2D"), AllOf(HasSubstr("Diamonds trade"), HasSubstr("taverns, caves")));
  EXPECT_THAT(t.at("card:red"), HasSubstr("A horse"));
  EXPECT_THAT(t.at("card:black"), AllOf(HasSubstr("A boat"), HasSubstr("At a tavern")));
  EXPECT_THAT(t.at("card:KC"), AllOf(HasSubstr("A royal."), HasSubstr("Worth 10.")));
  EXPECT_THAT(t.at("card:QS"), HasSubstr("In the hand of Luis."));
  EXPECT_THAT(t.at("card:8D"), HasSubstr("for sale on the plaza"));
  EXPECT_THAT(t.at("card:3S"), HasSubstr("In the pile, or in a hand you do not see."));
  EXPECT_THAT(t.at("price"), HasSubstr("Now 7."));
}

TEST(JackRabbitsInspection, NamesWhatIsOfferedThere) {
  const Looking t("dice 3 4\nhand p0 9D 2S 10H\nrabbits p0 QH\npending hex travelled");
  EXPECT_THAT(t.at(t.tile(jr::place_of(jr::Suit::hearts, jr::Title::queen))),
              AllOf(HasSubstr("{\"kind\":\"can\",\"text\":\"acquire Q♥ for 10 in ♥\"}"),
                    HasSubstr("You hold 10: enough.")));
}

// What is hidden is dealt anew: every thing reads the same.
TEST(JackRabbitsInspection, StaysTheSameWhateverIsHidden) {
  using Game = jack_rabbits_scene::Game;
  const AnyGame& game = *find_game(Game::kId);
  OptionSet options(game.option_menu());
  ASSERT_FALSE(options.set("players=3"));
  const Seating seating({{"Ana", "greedy"}, {"Luis", "random"}, {"Eva", "random"}});
  Host host(game, game.open(options, game.newest_rules()).match, seating, 9);
  Rng rng(9, 2);
  int pairs = 0;
  for (int i = 0; i < 240 && host.next().kind != Turn::Kind::over; ++i) {
    const Turn turn = host.next();
    if (turn.kind == Turn::Kind::chance)
      host.deal();
    else
      host.play(turn, host.think(turn));
    if (i % 12 != 0) continue;
    const Match<Game>& match = *typed_match<Game>(host.match());
    for (const Seat viewer : {Seat::nobody, seat_of(0), seat_of(1)}) {
      const Game::State world =
          Game::world(match.setup(), view_of<Game>(match.state(), viewer), rng);
      if (world == match.state()) continue;
      ++pairs;
      const Looking here(host.match().position()), there(jr::write(match.setup(), world));
      for (const std::string& thing : all_things(here.scene(viewer)))
        ASSERT_EQ(here.at(thing, viewer), there.at(thing, viewer)) << thing;
    }
  }
  EXPECT_GT(pairs, 20);
}

// --- Rabbihop ------------------------------------------------------------------------------------

std::string seen(const Sitting& t, const std::string& thing, Seat viewer = Seat{0}) {
  return text_of(inspect(t.scene(viewer), thing, true));
}

TEST(RabbihopInspection, TellsWhatTilesFencesAndPlayersAre) {
  const Sitting t("players=2",
                  "row start:-1-- c2.0:12-3 tr.0 .\nfence a1-b1 2\npawns a1 a1\npile p0 c3.0 sw.1\n"
                  "deck 9\nask jump");
  EXPECT_THAT(seen(t, "b1"), AllOf(HasSubstr("Carrot 2 · b1"), HasSubstr("worth +2"),
                                   HasSubstr("Jumps: north 1"), HasSubstr("jump east to b1")));
  EXPECT_THAT(seen(t, "c1"), AllOf(HasSubstr("Trap"), HasSubstr("\"cannot\""),
                                   HasSubstr("loses the top four tiles")));
  EXPECT_THAT(seen(t, "a1-b1"), HasSubstr("Costs 2 tiles. Your pile has 2 tiles."));
  EXPECT_THAT(seen(t, "a1-a2"), HasSubstr("None does."));
  EXPECT_THAT(seen(t, "p0"), AllOf(HasSubstr("Ana (you)"), HasSubstr("with 2 tiles")));
  EXPECT_THAT(seen(t, "deck"), HasSubstr("Left: 9 tiles."));
  EXPECT_THAT(seen(t, "d1"), HasSubstr("No tile · d1"));
  // Whoever is not asked looks all the same.
  EXPECT_THAT(seen(t, "c1", Seat{1}), AllOf(HasSubstr("Trap"), Not(HasSubstr("cannot"))));
}

}  // namespace
}  // namespace warren
