#include "games/jack_rabbits/setup/conflicts.h"

#include <bit>
#include <string>

#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kChanged = OptionRule::kChanged;

constexpr OptionRule excludes(std::string_view a, std::string_view b, Text why, int b_value = 1) {
  return {OptionRule::Kind::excludes, a, 1, b, b_value, why};
}
constexpr OptionRule needs(std::string_view a, int a_value, std::string_view b, Text why) {
  return {OptionRule::Kind::needs, a, a_value, b, 1, why};
}

constexpr Text kOneValue = {"an ace has one way of counting", "un as cuenta de una sola manera"};
constexpr Text kNoPowers = {"without powers it would do nothing", "sin poderes no haría nada"};
constexpr Text kNoCards = {"exploring is without cards", "al explorar no hay cartas"};

std::string name_value(const OptionSet& options, std::string_view name) {
  return std::string(name) + "=" + options.value_text(options.menu().find(name));
}

// A suit that boards may have, but no rules speak of yet.
Problem unplayable(SuitMask suits, const SuitRange& range) {
  Problem problem;
  each_suit(static_cast<SuitMask>(suits & ~range.selectable), [&](Suit suit) {
    problem = Problem({"there are no rules for {0} yet", "aún no hay reglas para {0}"},
                      {info(suit).name});
  });
  return problem;
}

}  // namespace

constinit const std::array<OptionRule, kConflicts> kOptionRules = {
    excludes("ambivalent_aces", "capital_aces", kOneValue),
    excludes("ambivalent_aces", "patriarchal_values", kOneValue),
    excludes("capital_aces", "patriarchal_values", kOneValue),
    needs("additional_capital", kChanged, "capital_aces",
          {"only a capital ace adds to payments", "solo un as capital suma a los pagos"}),
    needs("seized_surplus", 1, "limit",
          {"there is a surplus only where nobody must discard at once",
           "solo sobra algo donde nadie tiene que descartarse en el acto"}),
    needs("double_prize", kChanged, "windfall",
          {"the prize of a double is for the windfall lottery",
           "el premio del doble es para la lotería gorda"}),

    needs("advanced_citadel", 1, "powers", kNoPowers),
    needs("clovers_boost", 1, "powers", kNoPowers),
    needs("hearts_boost", kChanged, "powers", kNoPowers),

    excludes("explore", "objective", {"exploring has no winner", "al explorar no gana nadie"},
             kChanged),
    excludes("explore", "advanced_citadel", kNoCards),
    excludes("explore", "ambivalent_aces", kNoCards),
    excludes("explore", "capital_aces", kNoCards),
    excludes("explore", "patriarchal_values", kNoCards),
    excludes("explore", "windfall", kNoCards),
    excludes("explore", "overtaxed", kNoCards),
    excludes("explore", "seized_surplus", kNoCards),
    excludes("explore", "clovers_boost", kNoCards),
    excludes("explore", "hearts_boost", kNoCards, kChanged),
    excludes(
        "explore", "trailing_carrots",
        {"exploring is without royals and carrots", "al explorar no hay reales ni zanahorias"}),
    excludes("explore", "horse_reach",
             {"exploring is without horses", "al explorar no hay caballos"}, kChanged),
};

Problem suits_in_play(const OptionSet& options, const SuitRange& range, SuitMask& suits) {
  const bool tight = options.get("tight_suits") != 0;
  const int players = options.get("players");
  const int place = options.menu().find("suits");
  suits = range.standard;
  if (options.at(place) == OptionSet::kOwnText) {
    if (Problem problem = read_suits(options.value_text(place), suits)) return problem;
    if (Problem problem = unplayable(suits, range)) return problem;
  } else if (options.at(place) == static_cast<int>(SuitChoice::frontier)) {
    suits = kFrontierSuits;
  } else if (tight) {
    suits = 0;
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
      if (std::popcount(suits) < players) suits = static_cast<SuitMask>(suits | mask_of(suit));
    }
  }
  if (std::popcount(suits) < players && !tight) {
    return Problem({"{0} does not go with {1}: there are at least as many suits as players",
                    "{0} no se combina con {1}: hay al menos tantos palos como jugadores"},
                   {name_value(options, "suits"), name_value(options, "players")});
  }
  if (!tight || std::popcount(suits) == players) return {};
  return Problem({"{0} does not go with {1}: tight suits are as many as players",
                  "{0} no se combina con {1}: los palos justos son tantos como jugadores"},
                 {name_value(options, "suits"), name_value(options, "players")});
}

Problem suits_conflict(const OptionSet& options) {
  SuitMask suits = 0;
  if (Problem problem = suits_in_play(options, {}, suits)) return problem;
  const bool tight = options.get("tight_suits") != 0;
  const std::string both =
      tight ? "tight_suits=on, " + name_value(options, "players") : name_value(options, "suits");
  if (suits != kClassicSuits &&
      options.get(kBoardOption) == static_cast<int>(BoardChoice::sample)) {
    return Problem({"{0} does not go with {1}: that board has the four classic suits; choose "
                    "board=random or board=built",
                    "{0} no se combina con {1}: ese tablero tiene los cuatro palos clásicos; elige "
                    "board=random o board=built"},
                   {name_value(options, kBoardOption), both});
  }
  if (!can_be_met(static_cast<Objective>(options.get("objective")), suits)) {
    return Problem({"{0} does not go with {1}: it takes three suits",
                    "{0} no se combina con {1}: hacen falta tres palos"},
                   {name_value(options, "objective"), both});
  }
  return {};
}

}  // namespace warren::jack_rabbits
