// The presets of Jack Rabbits: what each sets, what the printed editions have and what they call
// it.
#include "games/jack_rabbits/setup/editions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::array kEditionNames = {"edition-000", "edition-001", "edition-002", "edition-003"};

const Preset& edition(std::string_view name) {
  const Preset* preset = option_menu().find_preset(name);
  EXPECT_NE(preset, nullptr) << name;
  return *preset;
}
OptionSet applied(std::string_view preset) {
  OptionSet options(option_menu());
  const Problem problem = options.apply_preset(preset);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return options;
}
std::string spelled(std::string_view option, int value) {  // "name=value"
  OptionSet options(option_menu());
  const int place = options.menu().find(option);
  EXPECT_GE(place, 0) << option;
  options.set_at(place, value);
  return std::string(option) + "=" + options.value_text(place);
}
// What an edition has, as "name=value".
std::set<std::string> had(std::string_view name) {
  std::set<std::string> out;
  for (const Known& known : edition(name).known) out.insert(spelled(known.option, known.value));
  return out;
}
// "English / Spanish" of "name=value" in an edition; empty if the edition does not have it.
std::string called(std::string_view name, const std::string& what) {
  const Preset& preset = edition(name);
  for (const Known& known : preset.known) {
    if (spelled(known.option, known.value) != what) continue;
    const Text text = option_menu().known_as(preset, known.option, known.value).name;
    return std::string(text.in(Lang::en)) + " / " + std::string(text.in(Lang::es));
  }
  return {};
}

// What a preset changes, as "name=value".
std::vector<std::string> changed(std::string_view preset) {
  const std::vector<std::string> before = OptionSet(option_menu()).to_text();
  const std::vector<std::string> after = applied(preset).to_text();
  std::vector<std::string> out;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (after[i] != before[i]) out.push_back(after[i]);
  }
  return out;
}

TEST(Presets, AreTheseSeven) {
  std::vector<std::string_view> names;
  for (const Preset& preset : option_menu().presets) names.push_back(preset.name);
  EXPECT_EQ(names, (std::vector<std::string_view>{"standard", "intro", "frontier", "edition-000",
                                                  "edition-001", "edition-002", "edition-003"}));
}

TEST(Presets, SetWhatTheRulesPageSays) {
  using List = std::vector<std::string>;
  EXPECT_EQ(changed("standard"), List{});
  EXPECT_EQ(changed("frontier"), (List{"board=random", "suits=frontier"}));
  EXPECT_EQ(changed("intro"), List{"powers=off"});
  EXPECT_EQ(changed("edition-000"), (List{"diamonds_boost=on", "vet_proof=hearts_or_queen"}));
  EXPECT_EQ(changed("edition-001"),
            (List{"building=freestyle", "limit=called", "vet_proof=hearts_or_queen"}));
  EXPECT_EQ(changed("edition-002"), List{"limit=called"});
  EXPECT_EQ(changed("edition-003"), List{"limit=called"});
  // Also where it is the default today.
  const auto value = [](std::string_view preset, std::string_view option) {
    for (const Setting& setting : edition(preset).settings) {
      if (setting.option == option) return spelled(setting.option, setting.value);
    }
    return std::string();
  };
  EXPECT_EQ(value("edition-000", "limit"), "limit=forced");
  EXPECT_EQ(value("edition-000", "building"), "building=strict");
}

TEST(Presets, BringEverybodyToTheTableAtOnce) {
  for (const Preset& preset : option_menu().presets) {
    for (const auto* players : {"2", "3", "4"}) {
      OptionSet options = applied(preset.name);
      const bool frontier = preset.name == "frontier";  // the sample is for the classic suits
      EXPECT_EQ(options.value_text(options.menu().find("board")), frontier ? "random" : "sample")
          << preset.name;
      ASSERT_FALSE(options.set("players", players));
      Rng boards(1);
      WideJackRabbits::resolve(options, boards);
      const auto opened = WideJackRabbits::open(options, kNewestRules);
      EXPECT_TRUE(opened.setup) << preset.name << ": " << opened.problem.say(Lang::en);
    }
  }
}

TEST(Presets, ThatAreUnknownAreRefusedWithTheList) {
  OptionSet options(option_menu());
  const Problem problem = options.apply_preset("edition-004");
  EXPECT_EQ(problem.say(Lang::en),
            "there is no preset “edition-004”; the presets are standard, intro, frontier, "
            "edition-000, edition-001, edition-002, edition-003");
  EXPECT_EQ(problem.say(Lang::es),
            "no existe el preajuste «edition-004»; los preajustes son standard, intro, "
            "frontier, edition-000, edition-001, edition-002, edition-003");
}

TEST(Editions, SayAllTheyHaveInBothLanguages) {
  for (const auto* name : kEditionNames) {
    const Preset& preset = edition(name);
    EXPECT_GT(preset.known.size(), 18U) << name;
    EXPECT_EQ(had(name).size(), preset.known.size()) << "nothing is named twice in " << name;
    for (const Known& known : preset.known) {
      const Known as = option_menu().known_as(preset, known.option, known.value);
      for (const Lang lang : {Lang::en, Lang::es}) {
        EXPECT_FALSE(as.name.in(lang).empty()) << name << " " << known.option;
        EXPECT_TRUE(as.help.in(lang).ends_with('.')) << name << " " << known.option;
      }
      EXPECT_NE(as.help.in(Lang::en), as.help.in(Lang::es)) << name << " " << known.option;
    }
  }
}

TEST(Editions, HaveWhatTheySetAmongIt) {
  for (const auto* name : kEditionNames) {
    const std::set<std::string> all = had(name);
    for (const Setting& setting : edition(name).settings)
      EXPECT_TRUE(all.contains(spelled(setting.option, setting.value))) << setting.option;
    for (const auto* what :
         {"powers=on", "powers=off", "objective=simple", "building=strict", "advanced_citadel=on",
          "tight_suits=on", "capital_aces=on", "patriarchal_values=on", "windfall=on",
          "overtaxed=on", "diamonds_boost=on", "trailing_carrots=on"})
      EXPECT_TRUE(all.contains(what)) << name << " " << what;
  }
}

TEST(Editions, DoNotListWhatTheyDoNotKnow) {
  struct Case {
    const char* what;
    std::set<std::string_view> of;  // the editions that have it, by their last digit
  };
  for (const Case& row : {
           Case{"ambivalent_aces=on", {"1", "2", "3"}},
           Case{"seized_surplus=on", {"1", "2", "3"}},
           Case{"limit=forced", {"0"}},
           Case{"limit=called", {"1", "2", "3"}},
           Case{"clovers_boost=on", {"1", "2", "3"}},
           Case{"additional_capital=any", {"0", "1"}},
           Case{"additional_capital=suit", {"1", "2", "3"}},
           Case{"hearts_boost=displayed", {"1"}},
           Case{"hearts_boost=carrot", {"2"}},
           Case{"hearts_boost=guest", {"3"}},
           Case{"hearts_boost=palace", {}},
           Case{"vet_proof=hearts_or_queen", {"0", "1"}},
           Case{"building=freestyle", {"0", "1"}},
           Case{"building=free", {"2", "3"}},
           Case{"explore=on", {"2", "3"}},
           Case{"horse_reach=land", {"1"}},
           Case{"alike=on", {"1"}},
           Case{"objective=triple_court", {}},
       }) {
    for (const std::string name : kEditionNames)
      EXPECT_EQ(had(name).contains(row.what), row.of.contains(name.substr(10)))
          << name << " " << row.what;
  }
}

TEST(Editions, CallThingsByTheirOwnNames) {
  struct Case {
    const char* what;
    std::array<const char*, 4> names;  // of 000, 001, 002, 003
  };
  for (const Case& row : {
           Case{"powers=on",
                {"Regular game / Juego regular", "Full game / Juego completivo",
                 "Standard game / Juego estándar", "Standard game / Juego estándar"}},
           Case{"powers=off",
                {"Basic game / Juego básico", "Intro game / Juego introductorio",
                 "Intro game / Juego introductorio", "Intro game / Juego introductorio"}},
           Case{"objective=monarchic",
                {"Monarchy / Monarquía", "Monarchic / Monárquico", "Monarchic / Monárquico",
                 "Monarchic / Monárquico"}},
           Case{"objective=diverse_monarchic",
                {"Diverse monarchy / Monarquía diversa",
                 "Diverse + monarchic / Diverso y monárquico",
                 "Diverse-monarchic / Diverso-monárquico",
                 "Diverse-monarchic / Diverso-monárquico"}},
           Case{"building=strict",
                {"Strict / Estricto", "Strict / Por turnos", "Strict / Estricto",
                 "Strict / Estricto"}},
           Case{"building=freestyle", {"Free / Libre", "Free / Libre", "", ""}},
           Case{"building=free", {"", "", "Free / Libre", "Free / Libre"}},
           Case{"tight_suits=on",
                {"Tight suits / Palos justos", "Tight suits / Palos justos",
                 "Tight suits: spades boost / Palos justos: picas potenciadas",
                 "Tight suits / Palos justos"}},
           Case{"additional_capital=any",
                {"Capital aces +1 / Ases capitales +1",
                 "Additional capital / Capitales adicionales", "", ""}},
           Case{"additional_capital=suit",
                {"", "Additional capital / Capitales adicionales",
                 "Additional capital / Capitales adicionales",
                 "Additional capital / Capitales adicionales"}},
           Case{"windfall=on",
                {"Windfall of prizes / Lluvia de premios", "Windfall lottery / Lotería gorda",
                 "Windfall lottery / Lotería gorda", "Windfall lottery / Lotería gorda"}},
           Case{"overtaxed=on",
                {"Short hands / Manos cortas", "Overtaxed hands / Manos extralimitadas",
                 "Overtaxed hands / Manos extralimitadas",
                 "Overtaxed hands / Manos extralimitadas"}},
           Case{"clovers_boost=on",
                {"", "Residential flights / Vuelos residenciales",
                 "Clovers boost / Tréboles potenciados", "Special flights / Vuelos especiales"}},
           Case{"hearts_boost=displayed",
                {"", "Provisional palaces / Palacios provisionales", "", ""}},
           Case{"hearts_boost=carrot", {"", "", "Hearts boost / Corazones potenciados", ""}},
           Case{"hearts_boost=guest", {"", "", "", "Special access / Acceso especial"}},
           Case{"diamonds_boost=on",
                {"Trade when meeting rabbits / Comercio al encontrarse",
                 "Interpersonal trades / Comercio interpersonal",
                 "Diamonds boost / Diamantes potenciados", "Special trades / Tratos especiales"}},
           Case{"trailing_carrots=on",
                {"Trail of carrots / Rastro de zanahorias",
                 "Trailing carrots / Zanahorias ventajosas",
                 "Trailing carrots / Zanahorias ventajosas",
                 "Trailing carrots / Zanahorias ventajosas"}},
       }) {
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
      EXPECT_EQ(called(kEditionNames[i], row.what), row.names[i]) << kEditionNames[i];
  }
}

TEST(Editions, ShareTheOtherNames) {
  struct Case {
    const char* what;
    const char* name;
  };
  for (const Case& row : {
           Case{"objective=simple", "Simple / Simple"},
           Case{"objective=diverse", "Diverse / Diverso"},
           Case{"objective=tribal", "Tribal / Tribal"},
           Case{"advanced_citadel=on", "Advanced citadel / Ciudadela avanzada"},
           Case{"ambivalent_aces=on", "Ambivalent aces / Ases ambivalentes"},
           Case{"capital_aces=on", "Capital aces / Ases capitales"},
           Case{"seized_surplus=on", "Seized surplus / Excedente expropiado"},
           Case{"patriarchal_values=on", "Patriarchal values / Valores patriarcales"},
       }) {
    for (const auto* name : kEditionNames) {
      const std::string here = called(name, row.what);
      EXPECT_TRUE(here == row.name || (here.empty() && !had(name).contains(row.what)))
          << name << " calls it " << here;
    }
  }
}

// What one option on offer needs of others.
void prepare(OptionSet& options, std::string_view option) {
  const auto set = [&options](std::string_view name_and_value) {
    const Problem problem = options.set(name_and_value);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
  };
  if (option == "additional_capital") set("capital_aces=on");
  if (option == "double_prize") set("windfall=on");
  if (option == "tight_suits") set("players=4");
}

TEST(Editions, EverythingOnOfferCanBeHad) {
  for (const auto* name : kEditionNames) {
    for (const Known& known : edition(name).known) {
      OptionSet options = applied(name);
      prepare(options, known.option);
      options.set_at(options.menu().find(known.option), known.value);
      const auto opened = open<4>(options, kNewestRules);
      EXPECT_TRUE(opened.setup) << name << " " << spelled(known.option, known.value) << ": "
                                << opened.problem.say(Lang::en);
    }
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
