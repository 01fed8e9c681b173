// Options of Jack Rabbits that do not go together are refused when they are read, with both names.
#include "games/jack_rabbits/setup/conflicts.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "games/jack_rabbits/setup/setup.h"
#include "games/setup_words.h"

namespace warren::jack_rabbits {
namespace {

std::string conflict_of(const SetupWords& wanted, Lang lang) {
  OptionSet options(option_menu());
  const Problem problem = apply(wanted, options);
  return problem ? problem.say(lang) : "";
}
std::string conflict(const std::vector<std::string>& chosen, Lang lang = Lang::en) {
  return conflict_of({.preset = {}, .players = {}, .options = chosen}, lang);
}

struct Refused {
  std::vector<std::string> chosen;
  const char* english;
  const char* spanish;
};

TEST(Conflicts, NameBothSidesInBothLanguages) {
  for (const Refused& row : {
           Refused{{"ambivalent_aces=on", "capital_aces=on"},
                   "ambivalent_aces=on does not go with capital_aces=on: an ace has one way of "
                   "counting",
                   "ambivalent_aces=on no se combina con capital_aces=on: un as cuenta de una sola "
                   "manera"},
           Refused{{"capital_aces=on", "patriarchal_values=on"},
                   "capital_aces=on does not go with patriarchal_values=on: an ace has one way of "
                   "counting",
                   "capital_aces=on no se combina con patriarchal_values=on: un as cuenta de una "
                   "sola manera"},
           Refused{{"additional_capital=any"},
                   "additional_capital=any needs capital_aces=on: only a capital ace adds to "
                   "payments",
                   "additional_capital=any necesita capital_aces=on: solo un as capital suma a los "
                   "pagos"},
           Refused{{"seized_surplus=on"},
                   "seized_surplus=on needs limit=called: there is a surplus only where nobody "
                   "must discard at once",
                   "seized_surplus=on necesita limit=called: solo sobra algo donde nadie tiene que "
                   "descartarse en el acto"},
           Refused{{"double_prize=own"},
                   "double_prize=own needs windfall=on: the prize of a double is for the windfall "
                   "lottery",
                   "double_prize=own necesita windfall=on: el premio del doble es para la lotería "
                   "gorda"},
           Refused{{"suits=SH"},
                   "board=sample does not go with suits=SH: that board has the four classic suits; "
                   "choose board=random or board=built",
                   "board=sample no se combina con suits=SH: ese tablero tiene los cuatro palos "
                   "clásicos; elige board=random o board=built"},
           Refused{{"suits=SH", "players=3", "board=random"},
                   "suits=SH does not go with players=3: there are at least as many suits as "
                   "players",
                   "suits=SH no se combina con players=3: hay al menos tantos palos como "
                   "jugadores"},
           Refused{{"hearts_boost=carrot", "powers=off"},
                   "hearts_boost=carrot needs powers=on: without powers it would do nothing",
                   "hearts_boost=carrot necesita powers=on: sin poderes no haría nada"},
           Refused{{"explore=on", "objective=tribal"},
                   "explore=on does not go with objective=tribal: exploring has no winner",
                   "explore=on no se combina con objective=tribal: al explorar no gana nadie"},
           Refused{{"explore=on", "windfall=on"},
                   "explore=on does not go with windfall=on: exploring is without cards",
                   "explore=on no se combina con windfall=on: al explorar no hay cartas"},
       }) {
    EXPECT_EQ(conflict(row.chosen, Lang::en), row.english);
    EXPECT_EQ(conflict(row.chosen, Lang::es), row.spanish);
  }
}

// Rules 6, tight suits: as many suits as players, and an objective that they can meet.
TEST(Conflicts, OfTightSuitsNamePlayersBoardAndObjective) {
  for (const Refused& row : {
           Refused{
               {"tight_suits=on"},
               "board=sample does not go with tight_suits=on, players=2: that board has the "
               "four classic suits; choose board=random or board=built",
               "board=sample no se combina con tight_suits=on, players=2: ese tablero tiene los "
               "cuatro palos clásicos; elige board=random o board=built"},
           Refused{
               {"tight_suits=on", "board=random", "objective=diverse"},
               "objective=diverse does not go with tight_suits=on, players=2: it takes three "
               "suits",
               "objective=diverse no se combina con tight_suits=on, players=2: hacen falta tres "
               "palos"},
           Refused{{"tight_suits=on", "board=random", "suits=SHD"},
                   "suits=SHD does not go with players=2: tight suits are as many as players",
                   "suits=SHD no se combina con players=2: los palos justos son tantos como "
                   "jugadores"},
       }) {
    EXPECT_EQ(conflict(row.chosen, Lang::en), row.english);
    EXPECT_EQ(conflict(row.chosen, Lang::es), row.spanish);
  }
  EXPECT_EQ(conflict({"tight_suits=on", "players=4"}), "") << "the sample has all four";
  EXPECT_EQ(conflict({"tight_suits=on", "players=3", "board=random", "suits=CSD"}), "");
}

TEST(Conflicts, TwoSuitsMeetThreeObjectivesAndThreeMeetAll) {
  const std::set<std::string> impossible = {"diverse", "diverse_monarchic", "triple_court"};
  const int place = option_menu().find("objective");
  for (const OptionChoice& choice : option_menu().specs[static_cast<std::size_t>(place)].choices) {
    const std::string objective(choice.name);
    const std::string chosen = "objective=" + objective;
    const std::string two = conflict({"tight_suits=on", "board=random", chosen});
    EXPECT_EQ(!two.empty(), impossible.contains(objective)) << objective;
    EXPECT_EQ(conflict({"tight_suits=on", "board=random", "players=3", chosen}), "") << objective;
    EXPECT_EQ(conflict({chosen}), "") << objective;
  }
}

// --- every pair ---------------------------------------------------------------------------------

// Every value of every option but the default; of texts the named ones and one of its own.
std::vector<std::string> changes() {
  std::vector<std::string> out;
  const OptionMenu& menu = option_menu();
  for (std::size_t i = 0; i < menu.specs.size(); ++i) {
    const OptionSpec& spec = menu.specs[i];
    OptionSet options(menu);
    const int last =
        spec.choices.empty() ? spec.highest : static_cast<int>(spec.choices.size()) - 1;
    for (int value = spec.kind == OptionKind::number ? spec.lowest : 0; value <= last; ++value) {
      options.set_at(static_cast<int>(i), value);
      if (value != spec.standard)
        out.push_back(std::string(spec.name) + "=" + options.value_text(static_cast<int>(i)));
    }
  }
  out.emplace_back("suits=SH");
  return out;
}
std::string name_of(const std::string& change) { return change.substr(0, change.find('=')); }

// Names of options that never go together, whatever their values; each pair both ways round.
bool apart(const std::string& a, const std::string& b) {
  static const std::set<std::string> aces = {"ambivalent_aces", "capital_aces",
                                             "patriarchal_values"};
  static const std::set<std::string> needing_powers = {"advanced_citadel", "clovers_boost",
                                                       "hearts_boost"};
  static const std::set<std::string> of_cards = {
      "objective",          "advanced_citadel", "ambivalent_aces",  "capital_aces",
      "patriarchal_values", "windfall",         "overtaxed",        "seized_surplus",
      "clovers_boost",      "hearts_boost",     "trailing_carrots", "horse_reach"};
  return (aces.contains(a) && aces.contains(b)) || (a == "powers" && needing_powers.contains(b)) ||
         (a == "explore" && of_cards.contains(b));
}

TEST(Conflicts, EveryPairThatGoesTogetherDoes) {
  int pairs = 0;
  for (const std::string& a : changes()) {
    for (const std::string& b : changes()) {
      if (name_of(a) == name_of(b)) continue;
      if (!conflict({a}).empty() || !conflict({b}).empty()) continue;  // it needs a third
      const std::string said = conflict({a, b});
      EXPECT_EQ(!said.empty(), apart(name_of(a), name_of(b)) || apart(name_of(b), name_of(a)))
          << a << " and " << b << ": " << said;
      ++pairs;
    }
  }
  EXPECT_GT(pairs, 900);
}

TEST(Conflicts, WhatNeedsAnotherGoesWithIt) {
  EXPECT_EQ(conflict({"capital_aces=on", "additional_capital=suit"}), "");
  EXPECT_EQ(conflict({"capital_aces=on", "additional_capital=any"}), "");
  EXPECT_EQ(conflict({"limit=called", "seized_surplus=on"}), "");
  EXPECT_EQ(conflict({"windfall=on", "double_prize=own"}), "");
  EXPECT_EQ(conflict({"tight_suits=on", "board=random", "suits=SH"}), "");
  for (const std::string other : {"ambivalent_aces=on", "patriarchal_values=on"}) {
    EXPECT_NE(conflict({other, "additional_capital=suit"}), "");
    EXPECT_NE(conflict({other, "additional_capital=suit", "capital_aces=on"}), "");
  }
  EXPECT_NE(conflict({"explore=on", "limit=called", "seized_surplus=on"}), "");
}

// --- what is let through ------------------------------------------------------------------------

TEST(Conflicts, NoPresetStandsInTheWayOfTheIntroGameOrOfExploring) {
  for (const Preset& preset : option_menu().presets) {
    for (const std::string option : {"powers=off", "explore=on"})
      EXPECT_EQ(conflict_of({std::string(preset.name), {}, {option}}, Lang::en), "")
          << preset.name << " " << option;
  }
}

TEST(Conflicts, ABoostMayWaitForASuitThatTightSuitsLeaveOut) {
  const std::string tight = "tight_suits=on";
  for (const std::string boost : {"clovers_boost=on", "hearts_boost=carrot", "diamonds_boost=on",
                                  "advanced_citadel=on", "vet_proof=hearts_or_queen"}) {
    for (const std::string suits : {"suits=CS", "suits=SH", "suits=SD"})
      EXPECT_EQ(conflict({tight, "board=random", suits, boost}), "") << boost << " " << suits;
  }
}

TEST(Conflicts, ASetupIsNotOpenedEither) {
  for (const auto* option : {"suits=SH", "seized_surplus=on", "tight_suits=on"}) {
    OptionSet options(option_menu());
    ASSERT_FALSE(options.set(option));
    const auto opened = open<4>(options, kNewestRules);
    EXPECT_FALSE(opened.setup);
    EXPECT_EQ(opened.problem.say(Lang::en), conflict({option}));
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
