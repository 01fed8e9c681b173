// The bots of each game, by name. To add a bot: write it (bots/bot.h says how) and name it here.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/jack_rabbits/builder.h"
#include "bots/jack_rabbits/gentle.h"
#include "bots/jack_rabbits/greedy.h"
#include "bots/rabbihop/gentle.h"
#include "bots/rabbihop/greedy.h"
#include "bots/random.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/rabbihop/rabbihop.h"

namespace warren {

template <Game G>
struct NamedBot {
  std::string_view name;
  Text label;
  std::unique_ptr<AnyBot<G>> (*make)();
};

template <Game G, BotFor<G> B>
constexpr NamedBot<G> named_bot(std::string_view name, Text label) {
  return {name, label, [] { return std::unique_ptr<AnyBot<G>>(new BotBehind<G, B>); }};
}

template <Game G>
inline constexpr NamedBot<G> kRandom =
    named_bot<G, RandomBot>("random", {"takes any offer", "elige cualquier opción"});

// For somebody's first games.
inline constexpr Text kGentle = {"gentle: for first games", "apacible: para empezar"};

// Every game has at least the random bot, first.
template <Game G>
inline constexpr std::array kBots = {kRandom<G>};

template <>
inline constexpr std::array kBots<rabbihop::Rabbihop> = {
    kRandom<rabbihop::Rabbihop>,
    named_bot<rabbihop::Rabbihop, RabbihopGentle>("gentle", kGentle),
    named_bot<rabbihop::Rabbihop, RabbihopGreedy>(
        "greedy", {"looks one turn ahead", "mira un turno por delante"}),
};

template <Game G, int W>
inline constexpr NamedBot<G> kJackRabbitsGreedy = named_bot<G, JackRabbitsGreedy<W>>(
    "greedy", {"goes for the nearest trio", "va a por el trío más cercano"});

template <Game G, int W>
inline constexpr NamedBot<G> kJackRabbitsGentle = named_bot<G, JackRabbitsGentle<W>>("gentle",
                                                                                     kGentle);

template <>
inline constexpr std::array kBots<jack_rabbits::JackRabbits> = {
    kRandom<jack_rabbits::JackRabbits>,
    kJackRabbitsGentle<jack_rabbits::JackRabbits, jack_rabbits::kNarrow>,
    kJackRabbitsGreedy<jack_rabbits::JackRabbits, jack_rabbits::kNarrow>,
};
template <>
inline constexpr std::array kBots<jack_rabbits::WideJackRabbits> = {
    kRandom<jack_rabbits::WideJackRabbits>,
    kJackRabbitsGentle<jack_rabbits::WideJackRabbits, jack_rabbits::kWide>,
    kJackRabbitsGreedy<jack_rabbits::WideJackRabbits, jack_rabbits::kWide>,
};

template <>
inline constexpr std::array kBots<jack_rabbits::BoardBuilding> = {
    kRandom<jack_rabbits::BoardBuilding>,
    named_bot<jack_rabbits::BoardBuilding, jack_rabbits::building::BoardBuilder>(
        "builder", {"places tiles where roads join", "coloca piezas donde se unen caminos"}),
};

template <Game G>
const NamedBot<G>* find_bot(std::string_view name) {
  for (const NamedBot<G>& bot : kBots<G>) {
    if (bot.name == name) return &bot;
  }
  return nullptr;
}

// Who plays the stage before a game for a bot of it: the random bot plays at random there too, and
// all others leave it to the best there is.
template <Game First>
const NamedBot<First>& first_stage_bot(std::string_view name) {
  return name == kRandom<First>.name ? kBots<First>.front() : kBots<First>.back();
}

template <Game G>
Problem unknown_bot(std::string_view name) {
  std::string known;
  for (const NamedBot<G>& bot : kBots<G>) {
    if (!known.empty()) known += ", ";
    known += bot.name;
  }
  return Problem({"there is no bot “{0}” for {1}; the bots are: {2}",
                  "no existe el bot «{0}» para {1}; los bots son: {2}"},
                 {name, G::kId, known});
}

}  // namespace warren
