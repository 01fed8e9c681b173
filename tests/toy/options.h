// The toy game's options. See toy.h.
#pragma once

#include "tests/toy/toy.h"

namespace warren::toy {

inline const OptionMenu& Toy::option_menu() {
  static constexpr OptionSpec specs[] = {
      {.name = "players",
       .kind = OptionKind::number,
       .standard = 3,
       .lowest = 2,
       .highest = kSeats,
       .label = {"players", "jugadores"}},
      {.name = "ranks",
       .kind = OptionKind::number,
       .standard = 6,
       .lowest = 2,
       .highest = 8,
       .label = {"cards of a suit", "cartas de un palo"}},
      {.name = "hand",
       .kind = OptionKind::number,
       .standard = 3,
       .lowest = 1,
       .highest = 4,
       .label = {"cards dealt", "cartas repartidas"}},
      {.name = "turns",
       .kind = OptionKind::number,
       .standard = 0,
       .lowest = 3,
       .highest = 30,
       .automatic = "auto",
       .label = {"turns", "turnos"}},
      {.name = "steals", .standard = 1, .label = {"stealing", "robar"}},
      {.name = "dodges", .standard = 1, .label = {"dodging", "esquivar"}},
  };
  static constexpr OptionRule rules[] = {
      {.kind = OptionRule::Kind::needs,
       .a = "dodges",
       .a_value = 1,
       .b = "steals",
       .b_value = 1,
       .why = {"there is nothing else to dodge", "no hay otra cosa que esquivar"}},
  };
  static constexpr Setting quiet[] = {{"steals", 0}, {"dodges", 0}};
  static constexpr Setting wild[] = {{"hand", 4}, {"ranks", 8}, {"turns", 20}};
  static constexpr Preset presets[] = {
      {.name = "standard", .label = {"standard", "normal"}},
      {.name = "quiet", .label = {"quiet", "tranquilo"}, .settings = quiet},
      {.name = "wild", .label = {"wild", "salvaje"}, .settings = wild},
  };
  static constexpr OptionMenu setup{.specs = specs, .rules = rules, .presets = presets};
  return setup;
}

inline Opened<Toy::Setup> Toy::open(const OptionSet& options, int rules) {
  if (rules < 1 || rules > kNewestRules) {
    return {nullptr, Problem({"the toy knows no rules version {0}",
                              "el juguete no conoce la versión de reglas {0}"},
                             {rules})};
  }
  if (Problem problem = options.conflict()) return {nullptr, std::move(problem)};
  const int seats = options.get("players");
  const int hand = options.get("hand");
  const int cards = 2 * options.get("ranks");
  if (seats * hand > cards) {
    return {nullptr, Problem({"{0} cards are too few for {1} hands of {2}",
                              "{0} cartas no bastan para {1} manos de {2}"},
                             {cards, seats, hand})};
  }
  auto setup = std::make_unique<Setup>(Setup{.options = options, .deck = {}});
  setup->rules = rules;
  setup->seats = seats;
  setup->hand = hand;
  setup->turns = options.get("turns") == 0 ? 4 * seats : options.get("turns");
  setup->options.set_at(options.menu().find("turns"), setup->turns);
  setup->steals = options.get("steals") != 0;
  setup->dodges = options.get("dodges") != 0;
  for (int s = 0; s < 2; ++s)
    setup->deck.set_suit(s, static_cast<Cards::Mask>((1U << options.get("ranks")) - 1));
  return {std::move(setup), {}};
}

}  // namespace warren::toy
