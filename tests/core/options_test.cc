#include "core/options.h"

#include <gtest/gtest.h>

namespace warren {
namespace {

constexpr OptionChoice kSpeeds[] = {{"slow", {"slow", "lento"}}, {"fast", {"fast", "rápido"}}};
constexpr OptionSpec kSpecs[] = {
    {.name = "players", .kind = OptionKind::number, .standard = 2, .lowest = 2, .highest = 8},
    {.name = "deck",
     .kind = OptionKind::number,
     .standard = 0,
     .lowest = 1,
     .highest = 106,
     .automatic = "auto"},
    {.name = "market"},
    {.name = "night"},
    {.name = "speed", .kind = OptionKind::choice, .standard = 1, .choices = kSpeeds},
};
constexpr OptionRule kRules[] = {
    {.kind = OptionRule::Kind::excludes,
     .a = "market",
     .a_value = 1,
     .b = "speed",
     .b_value = 1,
     .why = {"trading takes time", "comerciar lleva tiempo"}},
    {.kind = OptionRule::Kind::needs,
     .a = "night",
     .a_value = 1,
     .b = "market",
     .b_value = 1,
     .why = {"it is a night market", "es un mercado nocturno"}},
};
constexpr Setting kTrade[] = {{"market", 1}, {"speed", 0}};
constexpr Preset kPresets[] = {
    {.name = "base", .label = {"base", "básico"}},
    {.name = "trade", .label = {"trade", "comercio"}, .settings = kTrade},
};
constexpr OptionMenu kMenu{.specs = kSpecs, .rules = kRules, .presets = kPresets};

struct Wrong {
  const char* text;
  const char* english;
  const char* spanish;
};

TEST(Options, BeginAtTheirDefaults) {
  const OptionSet options(kMenu);
  EXPECT_EQ(options.to_text(), (std::vector<std::string>{"players=2", "deck=auto", "market=off",
                                                         "night=off", "speed=fast"}));
  EXPECT_EQ(options.get("speed"), 1);
  EXPECT_FALSE(options.conflict());
  EXPECT_EQ(kMenu.find("night"), 3);
  EXPECT_EQ(kMenu.find("nightly"), -1);
}

TEST(Options, ReadEveryWayToWriteAValue) {
  OptionSet options(kMenu);
  for (const auto* text : {"market=on", "market=true", "market=yes", "market=1"}) {
    options.set_at(2, 0);
    EXPECT_FALSE(options.set(text)) << text;
    EXPECT_EQ(options.get("market"), 1) << text;
  }
  for (const auto* text : {"market=off", "market=false", "market=no", "market=0"}) {
    options.set_at(2, 1);
    EXPECT_FALSE(options.set(text)) << text;
    EXPECT_EQ(options.get("market"), 0) << text;
  }
  EXPECT_FALSE(options.set("deck=106"));
  EXPECT_EQ(options.value_text(1), "106");
  EXPECT_FALSE(options.set("deck", "auto"));
  EXPECT_EQ(options.value_text(1), "auto");
  EXPECT_FALSE(options.set("speed=slow"));
  EXPECT_EQ(options.get("speed"), 0);
}

TEST(Options, SayWhatIsWrongAndWhatWouldBeRight) {
  const Wrong cases[] = {
      {"players=9", "option players cannot be “9”; it takes 2..8",
       "la opción players no puede ser «9»; admite 2..8"},
      {"players=1", "option players cannot be “1”; it takes 2..8",
       "la opción players no puede ser «1»; admite 2..8"},
      {"players=2x", "option players cannot be “2x”; it takes 2..8",
       "la opción players no puede ser «2x»; admite 2..8"},
      {"players=99999999999", "option players cannot be “99999999999”; it takes 2..8",
       "la opción players no puede ser «99999999999»; admite 2..8"},
      {"deck=0", "option deck cannot be “0”; it takes 1..106|auto",
       "la opción deck no puede ser «0»; admite 1..106|auto"},
      {"market=maybe", "option market cannot be “maybe”; it takes on|off",
       "la opción market no puede ser «maybe»; admite on|off"},
      {"speed=", "option speed cannot be “”; it takes slow|fast",
       "la opción speed no puede ser «»; admite slow|fast"},
      {"tempo=2", "there is no option “tempo”; the options are players, deck, market, night, speed",
       "no existe la opción «tempo»; las opciones son players, deck, market, night, speed"},
      {"market", "“market” is not an option; write name=value",
       "«market» no es una opción; escribe nombre=valor"},
  };
  for (const Wrong& wrong : cases) {
    OptionSet options(kMenu);
    const Problem problem = options.set(wrong.text);
    EXPECT_EQ(problem.say(Lang::en), wrong.english);
    EXPECT_EQ(problem.say(Lang::es), wrong.spanish);
    EXPECT_EQ(options, OptionSet(kMenu)) << "a refused value changes nothing";
  }
}

TEST(Options, ThatExcludeEachOther) {
  OptionSet options(kMenu);
  ASSERT_FALSE(options.set("market=on"));
  EXPECT_EQ(options.conflict().say(Lang::en),
            "market=on does not go with speed=fast: trading takes time");
  EXPECT_EQ(options.conflict().say(Lang::es),
            "market=on no se combina con speed=fast: comerciar lleva tiempo");
  ASSERT_FALSE(options.set("speed=slow"));
  EXPECT_FALSE(options.conflict());
}

TEST(Options, ThatNeedEachOther) {
  OptionSet options(kMenu);
  ASSERT_FALSE(options.set("night=on"));
  EXPECT_EQ(options.conflict().say(Lang::en), "night=on needs market=on: it is a night market");
  EXPECT_EQ(options.conflict().say(Lang::es),
            "night=on necesita market=on: es un mercado nocturno");
  ASSERT_FALSE(options.set("market=on"));
  ASSERT_FALSE(options.set("speed=slow"));
  EXPECT_FALSE(options.conflict());
}

TEST(Options, PresetsSetWhatTheyName) {
  OptionSet options(kMenu);
  ASSERT_FALSE(options.set("players=5"));
  ASSERT_FALSE(options.apply_preset("trade"));
  EXPECT_EQ(options.to_text(), (std::vector<std::string>{"players=5", "deck=auto", "market=on",
                                                         "night=off", "speed=slow"}));
  const OptionSet before = options;
  const Problem problem = options.apply_preset("trades");
  EXPECT_EQ(problem.say(Lang::en), "there is no preset “trades”; the presets are base, trade");
  EXPECT_EQ(problem.say(Lang::es),
            "no existe el preajuste «trades»; los preajustes son base, trade");
  EXPECT_EQ(options, before);
}

TEST(Options, AreFoundByPresetToo) {
  EXPECT_EQ(kMenu.find_preset("trade"), &kPresets[1]);
  EXPECT_EQ(kMenu.find_preset("trades"), nullptr);
}

// --- rules that say more ------------------------------------------------------------------------

constexpr OptionRule kWiderRules[] = {
    {.kind = OptionRule::Kind::needs,
     .a = "deck",
     .a_value = OptionRule::kChanged,
     .b = "market",
     .why = {"only a market has another deck", "solo un mercado tiene otro mazo"}},
    {.kind = OptionRule::Kind::excludes,
     .a = "night",
     .b = "speed",
     .b_value = OptionRule::kChanged,
     .why = {"at night all are fast", "de noche todos son rápidos"}},
};
Problem crowded(const OptionSet& options) {
  if (options.get("players") < 8 || options.get("deck") == 0 || options.get("deck") > 9) return {};
  return Problem({"players=8 does not go with a deck of {0}", "players=8 no va con un mazo de {0}"},
                 {options.get("deck")});
}
constexpr OptionMenu kWider{.specs = kSpecs, .rules = kWiderRules, .check = crowded};

TEST(OptionRules, MayMeanEveryValueButTheDefault) {
  OptionSet options(kWider);
  EXPECT_FALSE(options.conflict());
  for (const auto* deck : {"deck=1", "deck=106"}) {
    ASSERT_FALSE(options.set(deck));
    EXPECT_EQ(options.conflict().say(Lang::en),
              std::string(deck) + " needs market=on: only a market has another deck");
  }
  ASSERT_FALSE(options.set("deck=auto"));
  ASSERT_FALSE(options.set("night=on"));
  EXPECT_FALSE(options.conflict());
  ASSERT_FALSE(options.set("speed=slow"));
  EXPECT_EQ(options.conflict().say(Lang::es),
            "night=on no se combina con speed=slow: de noche todos son rápidos");
  const int deck = kWider.find("deck");
  EXPECT_TRUE(options.matches(deck, 0));
  EXPECT_FALSE(options.matches(deck, OptionRule::kChanged));
}

TEST(OptionRules, WhatTwoCannotSayIsAskedLast) {
  OptionSet options(kWider);
  ASSERT_FALSE(options.set("players=8"));
  ASSERT_FALSE(options.set("deck=9"));
  EXPECT_EQ(options.conflict().say(Lang::en),
            "deck=9 needs market=on: only a market has another deck");
  ASSERT_FALSE(options.set("market=on"));
  EXPECT_EQ(options.conflict().say(Lang::en), "players=8 does not go with a deck of 9");
  ASSERT_FALSE(options.set("deck=10"));
  EXPECT_FALSE(options.conflict());
}

// --- what matters -------------------------------------------------------------------------------

constexpr OptionSpec kStallSpecs[] = {
    {.name = "market"},
    {.name = "stalls",
     .matters = [](const OptionSet& options) { return options.get("market") != 0; }},
};
constexpr OptionRule kStallRules[] = {
    {.kind = OptionRule::Kind::needs, .a = "stalls", .b = "market", .why = {"where", "dónde"}}};
constexpr OptionMenu kStalls{.specs = kStallSpecs, .rules = kStallRules};

TEST(IdleOptions, ChangeNothingAndStandInNobodysWay) {
  OptionSet options(kStalls);
  EXPECT_FALSE(options.is_idle(0)) << "it always matters";
  EXPECT_TRUE(options.is_idle(1));
  ASSERT_FALSE(options.set("stalls=on"));
  EXPECT_FALSE(options.is_idle(1)) << "whoever is to mend a conflict must see it";
  ASSERT_FALSE(options.set("market=on"));
  EXPECT_FALSE(options.is_idle(1));
}

// --- editions -----------------------------------------------------------------------------------

constexpr OptionSpec kNamedSpecs[] = {
    {.name = "market", .label = {"Market", "Mercado"}, .help = {"One sells.", "Se vende."}},
    {.name = "speed",
     .kind = OptionKind::choice,
     .choices = kSpeeds,
     .label = {"Speed", "Velocidad"},
     .help = {"How fast.", "Cómo de rápido."}},
};
constexpr Known kOldNames[] = {
    {.option = "market", .name = {"Fair", "Feria"}},
    {.option = "speed", .value = 1, .help = {"As a hare.", "Como una liebre."}},
};
constexpr Preset kEditions[] = {
    {.name = "new", .label = {"new", "nueva"}},
    {.name = "old", .label = {"old", "vieja"}, .known = kOldNames},
};
constexpr OptionMenu kNamed{.specs = kNamedSpecs, .presets = kEditions};

TEST(Editions, NameOptionsInTheirOwnWordsOrElseAsUsual) {
  const auto said = [](const Known& known) {
    return std::string(known.name.in(Lang::en)) + " " + std::string(known.help.in(Lang::es));
  };
  EXPECT_EQ(said(kNamed.known_as(kEditions[0], "market", 1)), "Market Se vende.");
  EXPECT_EQ(said(kNamed.known_as(kEditions[1], "market", 1)), "Fair Se vende.");
  EXPECT_EQ(said(kNamed.known_as(kEditions[1], "speed", 1)), "Speed Como una liebre.");
  EXPECT_EQ(said(kNamed.known_as(kEditions[1], "speed", 0)), "Speed Cómo de rápido.")
      << "another value of an option it knows";
}

// --- texts --------------------------------------------------------------------------------------

constexpr OptionChoice kMaps[] = {{"plain", {"plain", "llano"}}, {"drawn", {"drawn", "sorteado"}}};
Problem no_water(std::string_view text) {
  return text.find('~') == text.npos ? Problem() : Problem({"it is under water", "está inundado"});
}
constexpr OptionSpec kMapSpecs[] = {
    {.name = "map", .kind = OptionKind::text, .choices = kMaps, .check = no_water},
    {.name = "motto", .kind = OptionKind::text},
};
constexpr Setting kDrawn[] = {{"map", 1}};
constexpr Preset kMapPresets[] = {{.name = "lucky", .label = {"", ""}, .settings = kDrawn}};
constexpr OptionMenu kMapTable{.specs = kMapSpecs, .presets = kMapPresets};

TEST(TextOptions, AreANamedChoiceOrALineOfTheirOwn) {
  OptionSet options(kMapTable);
  EXPECT_EQ(options.to_text(), (std::vector<std::string>{"map=plain", "motto="}));
  EXPECT_EQ(options.get("map"), 0);
  ASSERT_FALSE(options.set("map=drawn"));
  EXPECT_EQ(options.get("map"), 1);
  ASSERT_FALSE(options.set("map={\"a\": [1, 2], b=c}"));
  EXPECT_EQ(options.get("map"), OptionSet::kOwnText);
  EXPECT_EQ(options.value_text(0), "{\"a\": [1, 2], b=c}");
  EXPECT_EQ(options.to_text().front(), "map={\"a\": [1, 2], b=c}");
  EXPECT_EQ(allowed_values(kMapSpecs[0]), "plain|drawn|…");
  EXPECT_EQ(allowed_values(kMapSpecs[1]), "…");
}

TEST(TextOptions, AreComparedByWhatTheySay) {
  OptionSet a(kMapTable);
  OptionSet b(kMapTable);
  ASSERT_FALSE(a.set("map", "hills"));
  EXPECT_NE(a, b);
  ASSERT_FALSE(b.set("map", "dales"));
  EXPECT_NE(a, b);
  ASSERT_FALSE(b.set("map", "hills"));
  EXPECT_EQ(a, b);
  ASSERT_FALSE(a.set("map", "plain"));
  EXPECT_EQ(a, OptionSet(kMapTable)) << "nothing of the older text is left";
}

TEST(TextOptions, ReadBackFromWhatTheyWrite) {
  OptionSet options(kMapTable);
  ASSERT_FALSE(options.set("map", "a  b=ñ \"c\""));
  ASSERT_FALSE(options.set("motto", "= ="));
  OptionSet again(kMapTable);
  for (const std::string& option : options.to_text()) ASSERT_FALSE(again.set(option)) << option;
  EXPECT_EQ(again, options);
}

TEST(TextOptions, APresetNamesAChoice) {
  OptionSet options(kMapTable);
  ASSERT_FALSE(options.set("map", "hills"));
  ASSERT_FALSE(options.apply_preset("lucky"));
  EXPECT_EQ(options.value_text(0), "drawn");
}

TEST(TextOptions, AreRefusedByTheirCheckWithAReason) {
  OptionSet options(kMapTable);
  const Problem problem = options.set("map=~~");
  EXPECT_EQ(problem.say(Lang::en),
            "option map cannot be “~~”: it is under water; it takes plain|drawn|…");
  EXPECT_EQ(problem.say(Lang::es),
            "la opción map no puede ser «~~»: está inundado; admite plain|drawn|…");
  EXPECT_EQ(options, OptionSet(kMapTable)) << "a refused value changes nothing";
  const std::string flood(5000, '~');
  EXPECT_LT(options.set("map", flood).say(Lang::en).size(), 200U) << "quoted in part";
}

constexpr OptionRule kMapRules[] = {{.kind = OptionRule::Kind::needs,
                                     .a = "motto",
                                     .a_value = OptionSet::kOwnText,
                                     .b = "map",
                                     .why = {"a motto is drawn", "un lema se sortea"}}};
constexpr OptionMenu kRuledMap{.specs = kMapSpecs, .rules = kMapRules};

TEST(TextOptions, AreQuotedInPartWhereTheyDoNotGoWithOthers) {
  OptionSet options(kRuledMap);
  ASSERT_FALSE(options.set("motto", std::string(5000, 'x')));
  const std::string said = options.conflict().say(Lang::en);
  EXPECT_TRUE(said.starts_with("motto=xxx")) << said;
  EXPECT_TRUE(said.ends_with(" needs map=drawn: a motto is drawn")) << said;
  EXPECT_LT(said.size(), 200U);
}

TEST(TextOptions, MustFitIntoALineOfALog) {
  OptionSet options(kMapTable);
  for (const std::string& text :
       {std::string("two\nlines"), std::string("a # remark"), std::string(" before"),
        std::string("behind "), std::string("tab\t"), std::string("nul\0", 4), std::string("\xff"),
        std::string(OptionSet::kLongestText + 1, 'x')}) {
    EXPECT_TRUE(options.set("motto", text)) << text.substr(0, 20);
    EXPECT_EQ(options, OptionSet(kMapTable));
  }
  EXPECT_FALSE(options.set("motto", std::string(OptionSet::kLongestText, 'x')));
}

TEST(Options, OfAnotherMenuAreOthers) {
  constexpr static OptionMenu same{.specs = kSpecs, .rules = kRules, .presets = kPresets};
  EXPECT_FALSE(OptionSet(kMenu) == OptionSet(same));
}

}  // namespace
}  // namespace warren
