// The catalogue of suits, and what options make of it.
#include "games/jack_rabbits/board/suits.h"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/setup/conflicts.h"

namespace warren::jack_rabbits {
namespace {

TEST(Suits, EachHasALetterASignAndNamesOfItsOwn) {
  std::set<std::string_view> signs, english, spanish;
  std::set<char> letters;
  for (const SuitInfo& suit : kSuits) {
    letters.insert(suit.letter);
    signs.insert(suit.sign);
    english.insert(suit.name.in(Lang::en));
    spanish.insert(suit.name.in(Lang::es));
    EXPECT_TRUE(counterpart(suit.counterpart) == suit.counterpart) << "a classic suit";
  }
  for (const std::size_t count : {letters.size(), signs.size(), english.size(), spanish.size()})
    EXPECT_EQ(count, kSuits.size());
}

// As the rules write exits: "0,2,b4", with a b before each blue side.
std::string exits_in_words(Suit suit, Title title) {
  std::string out;
  for (int edge = 0; edge < 6; ++edge) {
    if ((exits(suit, title) >> edge & 1) == 0) continue;
    out += out.empty() ? "" : ",";
    if ((blue_sides(suit, title) >> edge & 1) != 0) out += "b";
    out += std::to_string(edge);
  }
  return out;
}

TEST(Suits, TheEightOfTheExpansionsHaveTheExitsOfTheRules) {
  using Row = std::array<std::string_view, 4>;
  constexpr std::array<Row, 8> kRules = {
      Row{"torches", "0,3", "0,2,4", "0,1,3,4"},    Row{"shields", "0,2", "0,1,3", "0,1,2,4"},
      Row{"horseshoes", "0,3", "0,2,3", "0,1,3,5"}, Row{"acorns", "0,1", "0,2,4", "0,2,3,5"},
      Row{"shells", "b0", "0,2,b4", "0,1,3,b4"},    Row{"anchors", "0,2,b4", "0,2,b3", "0,1,2,b4"},
      Row{"bells", "", "0,2,b4", "0,1,3,b5"},       Row{"icicles", "b0", "0,1,b3", "0,2,3,b5"}};
  for (std::size_t i = 0; i < kRules.size(); ++i) {
    const auto suit = static_cast<Suit>(4 + i);
    EXPECT_EQ(info(suit).name.in(Lang::en), kRules[i][0]);
    for (const Title title : {Title::king, Title::queen, Title::jack})
      EXPECT_EQ(exits_in_words(suit, title), kRules[i][1 + static_cast<std::size_t>(title)])
          << kRules[i][0];
  }
}

TEST(Suits, TheKingsOfShellsBellsAndIciclesLieApart) {
  std::string apart;
  for (int i = 0; i < kSuitsKnown; ++i) {
    for (const Title title : {Title::king, Title::queen, Title::jack}) {
      const auto suit = static_cast<Suit>(i);
      if (lies_apart(suit, title)) apart += name_of(royal(suit, title)) + " ";
    }
  }
  EXPECT_EQ(apart, "KL KB KI ");
}

// Torches and bells like spades, shields and shells like hearts, and so on.
TEST(Suits, TheEightOfTheExpansionsPayLikeTheirCounterparts) {
  std::string pairs;
  for (int i = 4; i < kSuitsKnown; ++i) {
    const auto suit = static_cast<Suit>(i);
    pairs += std::string{info(suit).letter, info(counterpart(suit)).letter, ' '};
  }
  EXPECT_EQ(pairs, "TS EH OD NC LH RD BS IC ");
}

TEST(Suits, AMaskIsGoneThroughInOrder) {
  std::string letters;
  each_suit(0b10110, [&](Suit suit) { letters += info(suit).letter; });
  EXPECT_EQ(letters, "SHT");
  each_suit(0, [&](Suit) { FAIL(); });
}

TEST(Suits, OptionsSelectOnlyThoseWithRules) {
  EXPECT_EQ(kPlayableSuits, kClassicSuits | kFrontierSuits);
  OptionSet options(option_menu());
  for (const char* setting : {"tight_suits=on", "board=random", "suits=SL"})
    ASSERT_FALSE(options.set(setting)) << setting;
  const auto opened = WideJackRabbits::open(options, kNewestRules);
  EXPECT_EQ(opened.problem.say(Lang::en), "there are no rules for shells yet");
  EXPECT_EQ(opened.problem.say(Lang::es), "aún no hay reglas para conchas");
}

// What the catalogue lets options select is in play, with tight suits or without.
TEST(Suits, InPlayComeFromTheOptions) {
  constexpr SuitRange kWithTorches{.standard = kClassicSuits, .selectable = 0b11111};
  const auto in_play = [&](std::vector<std::string> settings) {
    OptionSet options(option_menu());
    for (const std::string& setting : settings) EXPECT_FALSE(options.set(setting)) << setting;
    SuitMask suits = 0;
    const Problem problem = suits_in_play(options, kWithTorches, suits);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    return suits;
  };
  const SuitMask two = mask_of(Suit::spades) | mask_of(Suit::torches);
  EXPECT_EQ(in_play({}), kClassicSuits);
  EXPECT_EQ(in_play({"suits=CSHDT"}), 0b11111);
  EXPECT_EQ(in_play({"tight_suits=on", "suits=ST"}), two);
  EXPECT_EQ(width_for(two), kWide) << "the narrow width has no room for the fifth";
  EXPECT_EQ(width_for(kClassicSuits), kNarrow);
}

}  // namespace
}  // namespace warren::jack_rabbits
