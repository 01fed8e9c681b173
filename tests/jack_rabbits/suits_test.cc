// The catalogue of suits, and what options make of it.
#include "games/jack_rabbits/board/suits.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
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

TEST(Suits, AMaskIsGoneThroughInOrder) {
  std::string letters;
  each_suit(0b10110, [&](Suit suit) { letters += info(suit).letter; });
  EXPECT_EQ(letters, "SHT");
  each_suit(0, [&](Suit) { FAIL(); });
}

TEST(Suits, OptionsSelectOnlyThoseWithRules) {
  EXPECT_EQ(kPlayableSuits, kClassicSuits);
  OptionSet options(option_menu());
  for (const char* setting : {"tight_suits=on", "board=random", "suits=ST"})
    ASSERT_FALSE(options.set(setting)) << setting;
  const auto opened = WideJackRabbits::open(options, kNewestRules);
  EXPECT_EQ(opened.problem.say(Lang::en), "there are no rules for torches yet");
  EXPECT_EQ(opened.problem.say(Lang::es), "aún no hay reglas para antorchas");
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
