// What can be chosen for a game of Jack Rabbits, and the set-up it makes.
#include <gtest/gtest.h>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/finished.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "games/jack_rabbits/setup/setup.h"
#include "tests/jack_rabbits/extra.h"

namespace warren::jack_rabbits {
namespace {

OptionSet options_of(std::initializer_list<std::string_view> chosen) {
  OptionSet options(option_menu());
  for (const std::string_view option : chosen) {
    const Problem problem = options.set(option);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
  }
  return options;
}
template <int W = 4>
std::unique_ptr<const Setup<W>> opened(std::initializer_list<std::string_view> chosen = {},
                                       const Extra<W>& extra = {}) {
  auto out = open<W>(options_of(chosen), kNewestRules, extra);
  EXPECT_FALSE(out.problem) << out.problem.say(Lang::en);
  return std::move(out.setup);
}
std::string board_option(std::uint64_t seed, const GeneratorOptions& wanted = {}) {
  Board board;
  EXPECT_TRUE(generate(seed, wanted, board));
  return "board=" + write_board(board);
}
std::string board_text(const OptionSet& options) {
  return "board=" + options.value_text(options.menu().find("board"));
}
Cards<4> cards(std::initializer_list<Card> list) {
  Cards<4> out;
  for (const Card card : list) out.add(card);
  return out;
}
Card royal_card(Suit suit, Title title) { return card_of(suit, title); }

TEST(JackRabbitsOptions, StandardIsTheFirstPresetAndTheDefaults) {
  const OptionMenu& menu = option_menu();
  ASSERT_EQ(menu.presets.front().name, "standard");
  OptionSet options(menu);
  ASSERT_FALSE(options.apply_preset("standard"));
  EXPECT_EQ(options, OptionSet(menu));
  const std::vector<std::string> all = options.to_text();
  EXPECT_EQ((std::vector<std::string>(all.begin(), all.begin() + 5)),
            (std::vector<std::string>{"players=2", "powers=on", "objective=simple", "order=seated",
                                      "board=sample"}));
}

TEST(JackRabbitsOptions, SpeakBothLanguages) {
  for (const OptionSpec& spec : option_menu().specs) {
    for (const Text text : {spec.label, spec.help}) {
      EXPECT_FALSE(text.in(Lang::en).empty()) << spec.name;
      EXPECT_FALSE(text.in(Lang::es).empty()) << spec.name;
      EXPECT_NE(text.in(Lang::en), text.in(Lang::es)) << spec.name;
    }
    for (const OptionChoice& choice : spec.choices)
      EXPECT_NE(choice.label.in(Lang::en), choice.label.in(Lang::es)) << choice.name;
  }
}

TEST(JackRabbitsOptions, TheSetupKnowsSeatsCardsAndValues) {
  const auto setup = opened({"players=3"});
  EXPECT_EQ(setup->seats, 3);
  EXPECT_EQ(setup->hand_limit, 9);
  EXPECT_EQ(setup->suits, 0b1111);
  EXPECT_FALSE(setup->order_by_lot);
  EXPECT_EQ(setup->pips.size(), 40);
  EXPECT_EQ(setup->court.size(), 14) << "twelve royals and two jokers";
  EXPECT_EQ(royals(setup->court).size(), 12);
  EXPECT_TRUE(setup->court.has(card_of(Joker::red)) && setup->court.has(card_of(Joker::black)));
  EXPECT_TRUE((setup->pips & setup->court).empty());
  EXPECT_EQ(setup->value_of(card_of(Suit::clubs, kAce)), 1);
  EXPECT_EQ(setup->value_of(card_of(Suit::hearts, std::uint8_t{6})), 7);
  EXPECT_EQ(setup->value_of(card_of(Suit::spades, kTen)), 10);
  for (const Title title : {Title::king, Title::queen, Title::jack})
    EXPECT_EQ(setup->value_of(royal_card(Suit::spades, title)), 10);
  EXPECT_EQ(setup->value_of(card_of(Joker::red)), 0);
  EXPECT_EQ(setup->ground.hexes, [] {
    PlaceSet all = bit(Place::citadel);
    for (int i = 0; i < 12; ++i) all |= bit(place_at(1 + i));
    return all;
  }());
}

TEST(JackRabbitsOptions, ASetOfRanksIsWorthItsCards) {
  const auto setup = opened();
  EXPECT_EQ(setup->worth_of(RankMask{0}), 0);
  EXPECT_EQ(setup->worth_of(kPips), 55);
  EXPECT_EQ(setup->worth_of(kPaying), 85);
  EXPECT_EQ(setup->worth_of(kJokers), 0);
  for (unsigned ranks = 0; ranks <= kPaying; ++ranks) {
    int sum = 0;
    for (std::uint8_t rank = 0; rank <= kKing; ++rank)
      sum += (ranks >> rank & 1) != 0 ? setup->value[rank] : 0;
    ASSERT_EQ(setup->worth_of(static_cast<RankMask>(ranks)), sum) << ranks;
  }
}

TEST(JackRabbitsOptions, TheIntroGameHasNoPowers) {
  const Classic with = opened()->classic;
  EXPECT_TRUE(with.fly && with.fight && with.vet && with.trade);
  OptionSet options(option_menu());
  ASSERT_FALSE(options.apply_preset("intro"));
  const auto intro = open<4>(options, kNewestRules);
  ASSERT_TRUE(intro.setup);
  const Classic without = intro.setup->classic;
  EXPECT_FALSE(without.fly || without.fight || without.vet || without.trade);
}

TEST(JackRabbitsOptions, APowerIsInPlayWithItsSuit) {
  static const Power<12> power{
      .price = [](const jack_rabbits::Setup<12>&, const Public<12>&, Suit) { return 1; }};
  Extra<12> extra{.suits = 0b0101};  // clubs and hearts
  extra.powers[2] = &power;
  extra.powers[3] = &power;  // its suit is not in play
  const GeneratorOptions suits{.suits = {Suit::clubs, Suit::hearts}};
  const std::string board = board_option(4, suits);
  const auto setup = opened<12>({board}, extra);
  ASSERT_TRUE(setup);
  EXPECT_TRUE(setup->classic.fly && setup->classic.vet);
  EXPECT_FALSE(setup->classic.fight || setup->classic.trade);
  EXPECT_EQ(setup->hooks.price.size(), 1);
  EXPECT_EQ(setup->hooks.power[2], &power);
  EXPECT_EQ(setup->hooks.power[3], nullptr);
  EXPECT_EQ(setup->pips.size(), 20);
  EXPECT_EQ(opened<12>({board, "powers=off"}, extra)->hooks.price.size(), 0);
}

TEST(JackRabbitsOptions, UnknownRulesAreRefused) {
  for (const int rules : {0, kNewestRules + 1}) {
    const auto refused = open<4>(OptionSet(option_menu()), rules);
    EXPECT_FALSE(refused.setup);
    EXPECT_EQ(refused.problem.say(Lang::en), "Jack Rabbits has no rules version " +
                                                 std::to_string(rules) + "; the newest is " +
                                                 std::to_string(kNewestRules));
  }
}

TEST(JackRabbitsOptions, ALotteryOfTurnsCanBeChosen) {
  EXPECT_TRUE(opened({"order=random"})->order_by_lot);
}

// --- objectives ---------------------------------------------------------------------------------

TEST(Objectives, AreFulfilledByExactlyThreeRoyals) {
  using enum Title;
  const auto mixed = cards({royal_card(Suit::clubs, king), royal_card(Suit::spades, king),
                            royal_card(Suit::clubs, jack)});
  const auto monarchic = cards({royal_card(Suit::clubs, king), royal_card(Suit::spades, queen),
                                royal_card(Suit::clubs, jack)});
  const auto both = cards({royal_card(Suit::clubs, king), royal_card(Suit::spades, queen),
                           royal_card(Suit::diamonds, jack)});
  const auto tribe = cards({royal_card(Suit::hearts, king), royal_card(Suit::hearts, queen),
                            royal_card(Suit::hearts, jack)});
  const auto kings = cards({royal_card(Suit::clubs, king), royal_card(Suit::spades, king),
                            royal_card(Suit::diamonds, king)});
  struct Case {
    Objective objective;
    std::array<bool, 5> met;  // by mixed, monarchic, both, tribe, kings
  };
  for (const Case& expected : {
           Case{Objective::simple, {true, true, true, true, true}},
           Case{Objective::diverse, {false, false, true, false, true}},
           Case{Objective::monarchic, {false, true, true, true, false}},
           Case{Objective::diverse_monarchic, {false, false, true, false, false}},
           Case{Objective::tribal, {false, false, false, true, false}},
           Case{Objective::triple_court, {false, false, false, false, true}},
       }) {
    const std::array hands{mixed, monarchic, both, tribe, kings};
    for (std::size_t i = 0; i < hands.size(); ++i) {
      EXPECT_EQ(fulfils(expected.objective, hands[i]), expected.met[i])
          << static_cast<int>(expected.objective) << " hand " << i;
    }
  }
  Cards<4> two = mixed;
  two.remove(royal_card(Suit::clubs, jack));
  EXPECT_FALSE(fulfils(Objective::simple, two));
  EXPECT_FALSE(fulfils(Objective::simple, mixed | tribe));
  two.add(card_of(Suit::hearts, kTen));
  EXPECT_FALSE(fulfils(Objective::simple, two)) << "a pip is no royal";
}

TEST(Objectives, ThatTheSuitsCannotMeetAreRefused) {
  const GeneratorOptions suits{.suits = {Suit::clubs, Suit::hearts}};
  const std::string board = board_option(4, suits);
  const Extra<12> two{.suits = 0b0101};
  for (int i = 0; i < kObjectives; ++i) {
    OptionSet options = options_of({board});
    options.set_at(options.menu().find("objective"), i);
    const auto objective = static_cast<Objective>(i);
    const auto out = open<12>(options, kNewestRules, two);
    EXPECT_EQ(out.setup != nullptr, can_be_met(objective, two.suits)) << i;
    EXPECT_TRUE(can_be_met(objective, 0b0111)) << i;
  }
  const auto refused = open<12>(options_of({board, "objective=diverse"}), kNewestRules, two);
  EXPECT_EQ(refused.problem.say(Lang::en),
            "the objective diverse cannot be met with 2 suits in play");
  EXPECT_EQ(refused.problem.say(Lang::es),
            "el objetivo diverse no se puede cumplir con 2 palos en juego");
}

// --- boards -------------------------------------------------------------------------------------

TEST(BoardOption, IsTheSampleUnlessAnotherIsGiven) {
  EXPECT_EQ(opened()->board.tiles(), sample_board().tiles());
  const std::string option = board_option(7);
  const auto setup = opened({option});
  EXPECT_NE(setup->board.tiles(), sample_board().tiles());
  EXPECT_EQ("board=" + write_board(setup->board), option);
  EXPECT_EQ(board_text(setup->options), option);
}

TEST(BoardOption, KeepsABoardAsThisProgramWritesIt) {
  std::string spaced = board_option(7);
  for (std::size_t at = 6; (at = spaced.find("\",\"", at)) != std::string::npos; at += 4)
    spaced.replace(at, 3, "\" ,  \"");
  const auto setup = opened({spaced});
  EXPECT_EQ(board_text(setup->options), board_option(7));
  const auto again = open<4>(setup->options, kNewestRules);
  EXPECT_EQ(again.setup->options, setup->options);
}

TEST(BoardOption, RefusesWhatIsNoBoard) {
  OptionSet options(option_menu());
  for (const std::string& text :
       {std::string(), std::string("smaple"), std::string("{}"), std::string("[1]"),
        std::string(R"({"warren-board":1,"suits":"CSHD","tiles":["citadel 0 0"]})")}) {
    const Problem problem = options.set("board", text);
    ASSERT_TRUE(problem) << text;
    EXPECT_NE(problem.say(Lang::en).find("it takes sample|random|built|…"), std::string::npos)
        << problem.say(Lang::en);
    EXPECT_EQ(options, OptionSet(option_menu()));
  }
}

TEST(BoardOption, MustHaveExactlyTheSuitsInPlay) {
  const std::string three =
      board_option(3, {.suits = {Suit::clubs, Suit::spades, Suit::hearts}, .islands = 1});
  const auto fewer = open<4>(options_of({three}), kNewestRules);
  EXPECT_EQ(fewer.problem.say(Lang::en), "the board does not have exactly the suits in play");
  EXPECT_TRUE(opened<4>({three}, {.suits = 0b0111}));
  const auto sample = open<4>(options_of({}), kNewestRules, {.suits = 0b0111});
  EXPECT_EQ(sample.problem.say(Lang::en), "the sample board is for exactly the four classic suits");
}

TEST(BoardOption, FiveSuitsArePlayedOnABoardOfFive) {
  constexpr SuitMask kFive = 0b11111;
  EXPECT_TRUE(open<12>(options_of({}), kNewestRules, {.suits = kFive}).problem) << "the sample";
  OptionSet options = options_of({"board=random"});
  Rng rng(1);
  resolve(options, rng, SuitRange{kFive, kFive});
  const auto five = open<12>(options, kNewestRules, {.suits = kFive});
  ASSERT_TRUE(five.setup) << five.problem.say(Lang::en);
  EXPECT_EQ(five.setup->pips.size(), 50);
  EXPECT_EQ(royals(five.setup->court).size(), 15);
  EXPECT_EQ(five.setup->court.size(), 17);
  EXPECT_TRUE(five.setup->ground.has(place_of(Suit::torches, Title::king)));
  EXPECT_TRUE(open<12>(options, kNewestRules).problem) << "a board of five for four suits";
  EXPECT_EQ(open<4>(options_of({}), kNewestRules, {.suits = kFive}).problem.say(Lang::en),
            "there is room for the first 4 suits only")
      << "cards of width four have no room for a fifth";
}

TEST(BoardOption, OneSuitIsTooFew) {
  EXPECT_TRUE(open<4>(options_of({}), kNewestRules, {.suits = 0b0001}).problem);
}

TEST(BoardOption, RandomIsDrawnBeforeTheSetupOpens) {
  OptionSet options = options_of({"board=random"});
  const auto refused = open<4>(options, kNewestRules);
  EXPECT_FALSE(refused.setup);
  EXPECT_NE(refused.problem.say(Lang::en).find("is not drawn yet"), std::string::npos);

  const auto drawn = [&options](std::uint64_t seed) {
    OptionSet out = options;
    Rng rng = setup_rng(seed);
    resolve(out, rng);
    return out;
  };
  const OptionSet one = drawn(1);
  EXPECT_EQ(one.get("board"), OptionSet::kOwnText);
  EXPECT_EQ(one, drawn(1));
  EXPECT_NE(one, drawn(2));
  const auto setup = open<4>(one, kNewestRules);
  ASSERT_TRUE(setup.setup) << setup.problem.say(Lang::en);
  EXPECT_EQ(setup.setup->options, one);
}

TEST(BoardOption, NothingElseIsDrawn) {
  for (const auto* option : {"board=sample", "players=4"}) {
    const OptionSet before = options_of({option});
    OptionSet after = before;
    Rng rng(1);
    resolve(after, rng);
    EXPECT_EQ(after, before);
    EXPECT_EQ(rng.next(), Rng(1).next()) << "and no random number is spent";
  }
}

TEST(BoardOption, ARandomBoardHasTheSuitsInPlay) {
  OptionSet options = options_of({"board=random"});
  Rng rng(1);
  resolve(options, rng, SuitRange{0b0111, 0b0111});
  const auto setup = open<4>(options, kNewestRules, {.suits = 0b0111});
  ASSERT_TRUE(setup.setup) << setup.problem.say(Lang::en);
  EXPECT_EQ(setup.setup->suits, 0b0111);
}

}  // namespace
}  // namespace warren::jack_rabbits
