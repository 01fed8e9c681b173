// The pages people read say what the engine does: docs/notation.md, chapter Jack Rabbits, and the
// sections of the rules page that refusals name.
#include <fstream>
#include <set>
#include <sstream>

#include "core/replay.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/state/sections.h"
#include "tests/jack_rabbits/in_writing.h"
#include "tests/pages/pages.h"

namespace warren::jack_rabbits {
namespace {

using pages::bare;

auto setup_under(const std::string& heading) {
  return pages::Chapter("Jack Rabbits").setup_under(heading);
}

std::unique_ptr<const Setup<4>> two_players() {
  auto opened = open<4>(OptionSet(option_menu()), kNewestRules);
  EXPECT_TRUE(opened.setup);
  return std::move(opened.setup);
}

TEST(NotationPage, EveryExampleReplaysAsItSays) {
  pages::Chapter("Jack Rabbits").expect_examples_replay<JackRabbits>(7);
}

TEST(NotationPage, ListsEveryAction) {
  const auto setup = two_players();
  const auto rows = setup_under("Actions");
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(kActionKinds));
  for (std::size_t kind = 0; kind < rows.size(); ++kind) {
    Action<4> action;
    const Problem problem = read(*setup, bare(rows[kind][2]), action);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(static_cast<std::size_t>(action.kind), kind);
    EXPECT_EQ(name_of(action.kind), rows[kind][0]);
    EXPECT_EQ(write(*setup, action), bare(rows[kind][2]));
  }
}

TEST(NotationPage, ItsOutcomesAndEventsCanBeRead) {
  const auto setup = two_players();
  for (const auto& row : setup_under("What chance does")) {
    Outcome outcome;
    const Problem problem = read(*setup, bare(row[2]), outcome);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(write(*setup, outcome), bare(row[2]));
  }
  for (const auto& row : setup_under("Events")) {
    Event<4> event;
    const Problem problem = read(*setup, bare(row[0]), event);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(write(*setup, event), bare(row[0]));
  }
}

TEST(NotationPage, ListsEveryQuestion) {
  const auto setup = two_players();
  const auto rows = setup_under("Questions");
  ASSERT_EQ(rows.size(), kFrameKinds - 1U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    State<4> state;
    const Problem problem = read(*setup, bare(rows[i][0]), state);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    ASSERT_EQ(state.pub.pending.size(), 1);
    EXPECT_EQ(static_cast<std::size_t>(state.pub.top().kind), i + 1);
    EXPECT_EQ("pending " + write(state.pub.top()), bare(rows[i][0]));
  }
}

TEST(NotationPage, ListsEveryLineOfAPosition) {
  const auto setup = two_players();
  std::set<std::string> words;
  for (const auto& row : setup_under("Positions")) {
    const std::string line = bare(row[0]);
    words.insert(line.substr(0, line.find(' ')));
    State<4> state;
    const Problem problem = read(*setup, line, state);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_THAT(write(*setup, state), testing::HasSubstr(line));
  }
  State<4> state;
  const std::string known = read(*setup, "no such line", state).say(Lang::en);
  for (const std::string& word : words) EXPECT_THAT(known, testing::HasSubstr(word));
  EXPECT_EQ(words.size(), 30U);
}

TEST(NotationPage, ListsEveryRefusalWithItsSection) {
  const auto rows = setup_under("Refusals");
  ASSERT_EQ(rows.size(), kCodes - 1U);
  for (int code = 1; code < kCodes; ++code) {
    const auto& row = rows[static_cast<std::size_t>(code) - 1];
    const RefusalWords said = words(refuse(static_cast<Code>(code)));
    EXPECT_EQ(bare(row[0]), said.id);
    EXPECT_EQ(row[1], said.section.in(Lang::en));
  }
}

// Refusals quote a section of the rules page.
TEST(RulesPage, HasEverySectionThatRefusalsName) {
  const pages::RulesPages page("jack-rabbits");
  page.expect_headings(kHeadings);
  for (int code = 1; code < kCodes; ++code)
    page.expect_section(words(refuse(static_cast<Code>(code))).section);
}

TEST(RulesPage, IsTheSameInBothLanguages) {
  pages::RulesPages("jack-rabbits").expect_same_in_both_languages(20);
}

TEST(RulesPage, SaysWhoseGameItIs) {
  pages::RulesPages("jack-rabbits").expect_say_whose_game_it_is();
}

// --- sentences -----------------------------------------------------------------------------------

TEST(Sentences, EveryRefusalHasAnIdOfItsOwn) {
  std::set<std::string_view> ids;
  for (int code = 0; code < kCodes; ++code) {
    const std::string_view id = words(refuse(static_cast<Code>(code))).id;
    EXPECT_EQ(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos) << id;
    EXPECT_TRUE(ids.insert(id).second) << id;
  }
  EXPECT_EQ(words(refuse(Code::possible)).id, "possible");
  EXPECT_EQ(words(refuse(Code::closed_edge)).id, "closed-edge");
  EXPECT_EQ(words(refuse(Code::fight_twice)).id, "fight-twice");
  EXPECT_EQ(words(refuse(Code::goods_dear)).id, "goods-dear");
  EXPECT_EQ(words(refuse(Code::power_not_here)).id, "power-not-here");
  EXPECT_EQ(words(Refusal{.code = 250}).id, "malformed");
}

TEST(Sentences, EveryRefusalIsWholeWhateverItsFacts) {
  const auto setup = two_players();
  for (int code = 0; code < kCodes; ++code) {
    for (const int fact : {-1, 0, 1, 11, 38, 255, 32000}) {
      for (const Lang lang : {Lang::en, Lang::es}) {
        const std::string said = tell(*setup, refuse(static_cast<Code>(code), fact, fact), lang);
        EXPECT_TRUE(said.ends_with('.') && Text::places(said) == 0) << said;
      }
    }
  }
}

TEST(Sentences, OfRefusals) {
  const auto setup = two_players();
  const auto say = [&](const Refusal& refusal, Lang lang) { return tell(*setup, refusal, lang); };
  const Card seven = card_of(Suit::hearts, std::uint8_t{6});
  EXPECT_EQ(say(refuse(Code::not_a_spade, seven), Lang::en), "7♥ is no spade.");
  EXPECT_EQ(say(refuse(Code::not_a_spade, seven), Lang::es), "7♥ no es una pica.");
  EXPECT_EQ(say(refuse(Code::too_little, 6, 7), Lang::en),
            "These cards are worth 6, and 7 is needed.");
  EXPECT_EQ(say(refuse(Code::fight_absent, 1), Lang::en),
            "The rabbit of player 2 is not on your hex.");
  EXPECT_EQ(say(refuse(Code::joker_taken, 1), Lang::es), "El comodín negro no está en la corte.");
  const int palace = index_of(place_of(Suit::clubs, Title::queen));
  EXPECT_EQ(say(refuse(Code::no_tower, palace), Lang::en),
            "Flights neither start from nor land on the palace of the queen of clubs.");
}

// What a seat reads of an event, with its cards and without.
TEST(Sentences, OfEvents) {
  const auto setup = two_players();
  const auto say = [&](std::string_view text, Lang lang) {
    Event<4> event;
    const Problem problem = read(*setup, text, event);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    return tell(*setup, event, lang);
  };
  EXPECT_EQ(say("drew p0 lottery 7C", Lang::en), "Player 1 draws 7♣ in the lottery.");
  EXPECT_EQ(say("drew p0 lottery ?", Lang::en), "Player 1 draws a card in the lottery.");
  EXPECT_EQ(say("drew p0 lottery ?", Lang::es), "El jugador 1 toma una carta en la lotería.");
  EXPECT_EQ(say("stole p0 p1 ?", Lang::en), "Player 1 steals a card from player 2.");
  EXPECT_EQ(say("stole p0 p1 KH", Lang::es), "El jugador 1 le roba K♥ al jugador 2.");
  EXPECT_EQ(say("answered p1 6H", Lang::en), "Player 2 has answered with 6♥.");
  EXPECT_EQ(say("answered p1 ?", Lang::en), "Player 2 has answered.");
  EXPECT_EQ(say("arrived p0 QH horse", Lang::en),
            "Player 1 rides to the palace of the queen of hearts.");
  EXPECT_EQ(say("arrived p0 QH horse", Lang::es),
            "El jugador 1 cabalga al palacio de la reina de corazones.");
  EXPECT_EQ(say("arrived p0 underground cave", Lang::es), "El jugador 1 baja al Subsuelo.");
  EXPECT_EQ(say("stepped p0 0 road", Lang::en), "Player 1 walks to a mountain.");
  EXPECT_EQ(say("stepped p0 72 cave", Lang::es), "El jugador 1 sale por una cueva.");
  EXPECT_EQ(say("intended p0 horse JS 7 SD", Lang::en),
            "Player 1 will pay 7 in spades or diamonds for a horse to the plaza of the jack of "
            "spades.");
  EXPECT_EQ(say("paid p0 royal KH 10H", Lang::es), "El jugador 1 paga 10♥ por K♥.");
  EXPECT_EQ(say("joker-bought p0 red", Lang::es), "El jugador 1 compra el comodín rojo.");
  EXPECT_EQ(say("took-off p0 0", Lang::en), "Player 1 takes off.");
  EXPECT_EQ(say("took-off p0 3", Lang::en), "Player 1 takes off, but the club is 3 short.");
  EXPECT_EQ(say("ordered p1,p0", Lang::en), "The players take their turns in this order: 2, 1.");
}

TEST(Sentences, EveryEventIsWholeWhateverItsBytes) {
  const auto setup = two_players();
  for (int kind = 0; kind < 256; ++kind) {
    for (const int byte : {0, 1, 2, 5, 9, 38, 200, 255}) {
      const auto value = static_cast<std::uint8_t>(byte);
      const auto event = Event<4>::of_numbers(
          static_cast<EventKind>(kind), seat_of(byte),
          {value, value, value, value, static_cast<std::uint16_t>(257 * byte)});
      for (const Lang lang : {Lang::en, Lang::es}) {
        const std::string said = tell(*setup, event, lang);
        EXPECT_TRUE(!said.empty() && Text::places(said) == 0) << said;
      }
    }
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
