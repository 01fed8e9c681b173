// What a page is told of Jack Rabbits: nothing that its viewer does not see, and all that it needs.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/json_reader.h"
#include "games/adapter.h"
#include "games/catalog.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/state/sections.h"
#include "host/host.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/scene_json.h"

namespace warren::jack_rabbits_scene {
namespace {

std::string log_text(const std::string& options, const std::string& position) {
  std::string out = "warren-log 1\n# seats Ana=human,Luis=greedy,Eva=greedy\ngame jack-rabbits\n";
  std::size_t at = 0;
  while (at < options.size()) {
    const std::size_t end = std::min(options.find(' ', at), options.size());
    out += "option " + options.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return out + "position\n" + position + (position.ends_with('\n') ? "" : "\n") + "end\n";
}

std::unique_ptr<Host> host_of(const std::string& options, const std::string& position,
                              Lang lang = Lang::en) {
  LoadedHost loaded = load_host(log_text(options, position), {{}}, 1, lang);
  EXPECT_NE(loaded.host, nullptr) << loaded.problem << "\n" << position;
  return std::move(loaded.host);
}

std::string scene_text(const Host& host, Seat viewer, Lang lang) {
  JsonWriter json;
  write_scene(json, {host.view(viewer), host.seating(), lang}, host.situation(viewer));
  return json.str();
}

Look look_of(const Host& host, Seat viewer) {
  return look_at({host.view(viewer), host.seating(), Lang::en});
}

// --- secrets -------------------------------------------------------------------------------------

// Plays with bots, and at every so many entries deals anew what a viewer does not see: it must read
// the very same scene.
void expect_nothing_betrayed(const std::string& more, std::uint64_t seed,
                             std::map<std::string, int>& pairs) {
  const AnyGame& game = *find_game(Game::kId);
  OptionSet options(game.option_menu());
  std::string settings = "players=3" + (more.empty() ? "" : " " + more);
  for (std::size_t at = 0; at < settings.size();) {
    const std::size_t end = std::min(settings.find(' ', at), settings.size());
    const std::size_t equals = settings.find('=', at);
    ASSERT_FALSE(options.set(settings.substr(at, equals - at),
                             settings.substr(equals + 1, end - equals - 1)));
    at = end + 1;
  }
  AnyOpened opened = game.open(options, game.newest_rules());
  ASSERT_NE(opened.match, nullptr);
  const Seating seating({{"Ana", "greedy"}, {"Luis", "random"}, {"Eva", "random"}});
  Host host(game, std::move(opened.match), seating, seed);
  Rng rng(seed, 3);
  for (int i = 0; i < 400; ++i) {
    const Turn turn = host.next();
    if (turn.kind == Turn::Kind::over) break;
    if (turn.kind == Turn::Kind::chance)
      host.deal();
    else
      host.play(turn, host.think(turn));
    if (i % 3 != 0) continue;
    const Match<Game>& match = *typed_match<Game>(host.match());
    for (const Seat viewer : {Seat::nobody, seat_of(0), seat_of(1), seat_of(2)}) {
      const Game::View view = view_of<Game>(match.state(), viewer);
      const Game::State world = Game::world(match.setup(), view, rng);
      if (world == match.state()) continue;
      ++pairs[std::string(Game::pending(view.pub))];
      const auto here = host_of(settings, host.match().position());
      const auto there = host_of(settings, jr::write(match.setup(), world));
      ASSERT_TRUE(here != nullptr && there != nullptr);
      ASSERT_EQ(scene_text(*here, viewer, Lang::en), scene_text(*there, viewer, Lang::en));
      ASSERT_EQ(scene_text(*here, viewer, Lang::es), scene_text(*there, viewer, Lang::es));
    }
  }
}

TEST(JackRabbitsScene, StaysTheSameWhateverIsHidden) {
  std::map<std::string, int> pairs;
  expect_nothing_betrayed("", 5, pairs);
  expect_nothing_betrayed("diamonds_boost=on hearts_boost=displayed capital_aces=on", 6, pairs);
  for (const char* kind : {"hex", "match", "vet", "draw"}) EXPECT_GT(pairs[kind], 0) << kind;
}

// Whether a list of actions goes through, and which one does not, follows from what its seat sees:
// nobody can try a list just to learn what others hold.
TEST(JackRabbitsIntentions, AreRuledAlikeWhateverIsHidden) {
  const AnyGame& game = *find_game(Game::kId);
  const std::string settings = "players=3 diamonds_boost=on hearts_boost=displayed";
  OptionSet options(game.option_menu());
  for (const char* setting : {"players=3", "diamonds_boost=on", "hearts_boost=displayed"})
    ASSERT_FALSE(options.set(setting));
  const Seating seating({{"Ana", "greedy"}, {"Luis", "random"}, {"Eva", "random"}});
  int pairs = 0, done = 0, refused = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Host host(game, game.open(options, game.newest_rules()).match, seating, seed);
    Rng rng(seed, 7);
    for (int i = 0; i < 200 && host.next().kind != Turn::Kind::over; ++i) {
      const Turn turn = host.next();
      if (turn.kind == Turn::Kind::chance) {
        host.deal();
        continue;
      }
      const AnyView& view = host.view(turn.seat);
      const SeatView<Game>& typed = *view_as<Game>(view);
      const Game::State world = Game::world(typed.setup(), typed.view(), rng);
      // Something possible, and after it something that may be or not.
      const auto offers = view.offers();
      std::vector<std::string> list = {
          offers[rng.below(static_cast<std::uint32_t>(offers.size()))]};
      const auto then = view.rehearse(list, Lang::en).after->offers();
      list.push_back(then.empty() || rng.below(3) == 0
                         ? std::string("acquire")
                         : then[rng.below(static_cast<std::uint32_t>(then.size()))]);
      if (!(world == typed_match<Game>(host.match())->state())) {
        const auto here = host_of(settings, host.match().position());
        const auto there = host_of(settings, jr::write(typed.setup(), world));
        ASSERT_TRUE(here != nullptr && there != nullptr);
        const ListRuling one = here->act_all(turn.seat, list, Lang::en);
        const ListRuling other = there->act_all(turn.seat, list, Lang::en);
        ASSERT_EQ(one.at, other.at) << list[0] << ", " << list[1];
        ASSERT_EQ(one.ruling.code, other.ruling.code);
        ASSERT_EQ(one.ruling.reason, other.ruling.reason);
        ++pairs;
        ++(one ? done : refused);
      }
      host.play(turn, host.think(turn));
    }
  }
  EXPECT_GT(pairs, 200);
  EXPECT_GT(done, 50);
  EXPECT_GT(refused, 50);
}

// --- events --------------------------------------------------------------------------------------

struct Moved {
  jr::EventKind kind;
  std::string_view from, to;
};

TEST(JackRabbitsScene, SaysOfEveryEventWhatMovesAndWhatItIsAbout) {
  const auto host = host_of("players=3", "hand p0 7C\nrabbits p0 QH");
  const Look look = look_of(*host, seat_of(0));
  using K = jr::EventKind;
  const std::vector<Moved> kMoved = {{K::drew, "pile", "p0"},
                                     {K::paid, "p0", "spent"},
                                     {K::discarded, "p0", "spent"},
                                     {K::forfeited, "p0", "spent"},
                                     {K::gave_up, "p0", "court"},
                                     {K::joker_released, "p0", "court"},
                                     {K::joker_bought, "court", "p0"},
                                     {K::acquired, "court", "p0"},
                                     {K::goods_chosen, "spent", "laid"},
                                     {K::bought, "laid", "p0"},
                                     {K::played, "p0", "laid"},
                                     {K::ace_laid, "spent", "p0"},
                                     {K::stole, "p1", "p0"},
                                     {K::seized, "p1", "p0"},
                                     {K::handed, "p0", "p1"},
                                     {K::reshuffled, "spent", "pile"},
                                     {K::surfaced, "off", "underground"},
                                     {K::went_off, "", "off"}};
  std::map<K, Moved> expected;
  for (const Moved& one : kMoved) expected.emplace(one.kind, one);
  for (int i = 0; i < jr::kEventKinds; ++i) {
    auto event = Game::Event::of_numbers(static_cast<K>(i), seat_of(0), {1, 1, 0, 0, 0});
    event.cards.add(jr::card_of(jr::Suit::clubs, std::uint8_t{6}));
    const EventFacts facts = facts_of(look, event);
    EXPECT_EQ(facts.seat, seat_of(0)) << i;
    EXPECT_EQ(facts.marks.at(0), "p0") << i;
    EXPECT_EQ(facts.marks.back(), "7C") << i;
    if (const auto found = expected.find(event.kind); found != expected.end()) {
      EXPECT_EQ(facts.from, found->second.from) << i;
      EXPECT_EQ(facts.to, found->second.to) << i;
    }
  }
  auto step = Game::Event::stepped(seat_of(0), 3, jr::By::road);
  EXPECT_TRUE(facts_of(look, step).to.starts_with("t"));
  auto arrival = Game::Event::arrived(seat_of(0), jr::Place::citadel, jr::By::road);
  EXPECT_EQ(facts_of(look, arrival).to, id_of(look, jr::Place::citadel));
  auto queen = Game::Event::of(K::paid, seat_of(0));
  queen.cards.add(jr::card_of(jr::Suit::hearts, jr::Title::queen));
  EXPECT_EQ(facts_of(look, queen).to, "court") << "royals never lie in the spent lot";
  auto hidden = Game::Event::of(K::drew, seat_of(1));
  EXPECT_EQ(facts_of(look, hidden).count, 1);
  EXPECT_TRUE(facts_of(look, hidden).cards.empty());
}

// --- what cannot be used -------------------------------------------------------------------------

class Touched {
 public:
  Touched(const std::string& options, const std::string& position)
      : host_(host_of(options, position)) {}

  // The code and the section.
  std::string at(const std::string& thing) {
    const Ruling english = why(thing, Lang::en), spanish = why(thing, Lang::es);
    EXPECT_FALSE(english.reason.empty()) << thing;
    EXPECT_NE(english.reason, spanish.reason) << thing;
    expect_spanish(english.section, spanish.section);
    return english.code + ", " + english.section;
  }

 private:
  static void expect_spanish(const std::string& english, const std::string& spanish) {
    const auto listed =
        std::find_if(jr::kHeadings.begin(), jr::kHeadings.end(),
                     [&](const Text& heading) { return heading.in(Lang::en) == english; });
    ASSERT_NE(listed, jr::kHeadings.end()) << english;
    EXPECT_EQ(spanish, listed->in(Lang::es));
  }
  Ruling why(const std::string& thing, Lang lang) const {
    return why_not({host_->view(seat_of(0)), host_->seating(), lang}, thing);
  }
  std::unique_ptr<Host> host_;
};

TEST(JackRabbitsScene, SaysWhyAPlaceOrCardCannotBeUsed) {
  Touched hex("players=3", "hand p0 2C 3C\nrabbits p0 QH\npending hex");
  EXPECT_EQ(hex.at("card:2C"), "nothing-to-pay, Paying");
  EXPECT_EQ(hex.at("card:KS"), "not-there, Acquisition");
  EXPECT_EQ(hex.at("card:9D"), "not-yours, A turn");
  EXPECT_EQ(hex.at("underground"), "out-of-reach, Transfers: cave");
  EXPECT_EQ(hex.at("port0"), "joker-not-yours, Transfers: tavern");
  EXPECT_EQ(hex.at("p1"), "fight-absent, Spades: fights");
  EXPECT_EQ(hex.at("nonsense"), "not-now, A turn");

  Touched travelled("players=3", "hand p0 2C\nrabbits p0 QH\npending hex travelled");
  EXPECT_EQ(travelled.at("t0"), "journey-over, Journey");

  Touched pay("players=2",
              "dice 2 3\nrabbits p0 JD\nhand p0 AS 4D 9H\ncrossed 50\npending hex\n"
              "pending road 50\npending pay p0 5 in SD for horse QS");
  EXPECT_EQ(pay.at("card:9H"), "wrong-suit, Paying");
  EXPECT_EQ(pay.at("card:4D"), "too-little, Paying");
  EXPECT_EQ(pay.at("t3"), "not-now, A turn");

  Touched match("players=2", "dice 2 3\nhand p0 9H 2C\npending hex\npending match");
  EXPECT_EQ(match.at("card:9H"), "matches-nothing, Lottery");

  Touched others("players=2", "turn p1 3\nhand p0 9H 2C");
  EXPECT_EQ(others.at("t0"), "not-asked, A turn");
  EXPECT_EQ(others.at("card:2C"), "not-asked, A turn");
}

// --- names and pictures --------------------------------------------------------------------------

TEST(JackRabbitsScene, SpeaksOfPlacesWithAllThatLiesThere) {
  const auto host = host_of("players=3", "hand p0 QS\nhand p1 KH\nrabbits p0 QS p1 QS");
  Look look = look_of(*host, seat_of(0));
  const auto said = [&](jr::Place place) { return spoken_place(look, place_number(look, place)); };
  const jr::Place queen = jr::place_of(jr::Suit::spades, jr::Title::queen);
  EXPECT_EQ(said(queen), "Queen of Spades' palace, three roads, your carrot, here: you, Luis");
  EXPECT_NE(said(jr::place_of(jr::Suit::hearts, jr::Title::king)).find("carrot of Luis"),
            std::string::npos);
  EXPECT_EQ(said(jr::Place::underground), "Underground, reached by caves");
  look.lang = Lang::es;
  EXPECT_EQ(said(queen),
            "Palacio de la reina de picas, tres caminos, tu zanahoria, aquí: tú, Luis");
}

TEST(JackRabbitsScene, DrawsTheBoardForAPage) {
  const auto host = host_of("players=2", "hand p0 QS");
  JsonWriter json;
  write_board(look_of(*host, Seat::nobody), json);
  const std::string& text = json.str();
  JsonValue board;
  ASSERT_FALSE(read_json(text, board, {.bytes = std::size_t{1} << 22}));
  EXPECT_EQ(board.find("tiles")->items.size(), 38U);
  const std::string& svg = board.find("svg")->text;
  for (const char* unwanted : {"<title", "<style", "<svg", "<text"})
    EXPECT_EQ(svg.find(unwanted), std::string::npos) << unwanted;
  // Nothing in it, and no rule of its styles, could mean anything else in the page.
  for (std::size_t i = 0; (i = svg.find(" id='", i)) != std::string::npos; ++i)
    EXPECT_EQ(svg.substr(i + 5, 4), "jrb-");
  for (std::size_t i = 0; (i = svg.find(" class='", i)) != std::string::npos; ++i)
    EXPECT_EQ(svg.substr(i + 8, 4), "jrb-");
  for (std::size_t i = 0; (i = svg.find(" href='#", i)) != std::string::npos; ++i)
    EXPECT_EQ(svg.substr(i + 8, 4), "jrb-");
  EXPECT_TRUE(board.find("styles")->find("dark")->text.starts_with(".jrb-"));
  // Every road leads to a place that knows the way back, or off the board.
  std::set<std::pair<std::string, std::string>> ways;
  for (const JsonValue& tile : board.find("tiles")->items) {
    for (const JsonValue& exit : tile.find("exits")->items)
      ways.emplace(tile.find("id")->text, exit.find("to")->text);
  }
  for (const auto& [from, to] : ways) {
    if (to.empty() || to.starts_with("port")) continue;
    EXPECT_TRUE(ways.contains({to, from})) << from << " to " << to;
  }
}

// Numbers of sides are seen in the terminal alone.
TEST(JackRabbitsChoices, NameWaysOnAPageByWhereTheyLead) {
  const auto labels = [](const std::string& at, bool signs) {
    const auto host = host_of("", "dice 3 4\nhand p0 9D 2S 9H\nrabbits p0 " + at + "\npending hex");
    Look look = look_of(*host, seat_of(0));
    look.signs = signs;
    std::map<std::string, std::string> out;
    for (const Choice& choice : choices(look)) out[choice.notation] = choice.label;
    return out;
  };
  auto home = labels("citadel", false);
  EXPECT_EQ(home["walk 1"], "walk to Q♥, free");
  EXPECT_EQ(home["walk 2"], "walk off the board");
  EXPECT_EQ(home["walk 3"], "walk south to the Citadel, free") << "as another way out does";
  EXPECT_EQ(home["walk 4"], "walk southwest to the Citadel, free");
  EXPECT_EQ(home["step 1"], "step northeast to a wood");
  EXPECT_EQ(labels("QS", false)["walk 3"], "walk to cave 1, free");
  EXPECT_EQ(labels("citadel", true)["walk 1"], "walk by exit 1 to Q♥");
}

TEST(JackRabbitsScene, ForeseesAJourneyWithItsPaymentsAndWhatIsWrongWithThem) {
  const auto host = host_of("players=2",
                            "dice 2 3\nrabbits p0 JD\nhand p0 AS 4D 9H 10S\n"
                            "crossed 50\npending hex\npending road 50");
  const SceneWriter& writer = jack_rabbits_scene_writer();
  const Scene scene{host->view(seat_of(0)), host->seating(), Lang::en};
  const Foreseen good = writer.foresee(scene, {"horse QS", "pay AS 4D"});
  EXPECT_TRUE(good.refused);
  EXPECT_EQ(good.end, id_of(look_at(scene), jr::place_of(jr::Suit::spades, jr::Title::queen)));
  EXPECT_EQ(good.cards, (std::vector<std::string>{"AS", "4D"}));
  ASSERT_EQ(good.payments.size(), 1U);
  EXPECT_EQ(good.payments[0].step, 1);
  EXPECT_EQ(good.payments[0].amount, 5);
  EXPECT_EQ(good.payments[0].suits, (std::vector<std::string>{"S", "D"}));
  EXPECT_EQ(good.note,
            "Then you still hold the 10 in ♠ that Q♠ costs. player 2 may contest your visit there: "
            "then you show hearts worth 6, or go off the board.");
  const Foreseen bad = writer.foresee(scene, {"horse QS", "pay AS"});
  EXPECT_EQ(bad.note, "");
  EXPECT_EQ(bad.refused.code, "too-little");
  EXPECT_EQ(bad.payments.size(), 1U);
}

}  // namespace
}  // namespace warren::jack_rabbits_scene
