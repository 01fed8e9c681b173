// A playout in which something overflows is no result: it stops, counts as unfinished, and whoever
// simulates is told how many there were and why.
#include "core/overflow.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "lab/playouts/simulation_of.h"
#include "tests/toy/brimful.h"

namespace warren {
namespace {

using toy::Brim;
using toy::Brimful;

constexpr std::uint64_t kGames = 40;

Tally simulate(Brim brim, std::string& json, std::string* log = nullptr) {
  SimulationPlan plan;
  plan.game = Brimful::kId;
  plan.games = kGames;
  plan.bots = {"random"};
  auto opened = Brimful::open(OptionSet(Brimful::option_menu()), 1);
  plan.seats = opened.setup->seats;
  const SimulationOf<Brimful> simulation(plan, std::move(opened.setup), {&kRandom<Brimful>});
  Tally tally;
  Brimful::brim = brim;
  simulation.run(0, kGames / 2, tally);
  Tally rest;
  simulation.run(kGames / 2, kGames, rest);
  if (log != nullptr) *log = simulation.record(0);
  Brimful::brim = Brim::nowhere;
  tally.add(rest);
  json = simulation_json(simulation.plan(), tally, nullptr);
  return tally;
}

TEST(OverflowInPlayouts, NoneIsToldWhereThereIsNone) {
  std::string json;
  const Tally tally = simulate(Brim::nowhere, json);
  EXPECT_EQ(tally.finished, kGames);
  EXPECT_EQ(tally.failed(), 0U);
  EXPECT_EQ(json.find("failed"), std::string::npos) << json;
}

TEST(OverflowInPlayouts, StopsTheGameAndIsCounted) {
  const struct {
    Brim brim;
    Overflow what;
  } kCases[] = {{Brim::act, Overflow::decisions}, {Brim::fall, Overflow::list},
                {Brim::settle, Overflow::empty},  {Brim::endless, Overflow::list},
                {Brim::offers, Overflow::offers}, {Brim::digest, Overflow::bytes},
                {Brim::initial, Overflow::list}};
  for (const auto& [brim, what] : kCases) {
    std::string json, log;
    const Tally tally = simulate(brim, json, &log);
    const auto failed = tally.failures[static_cast<std::size_t>(what)];
    EXPECT_EQ(tally.games, kGames);
    EXPECT_GT(failed, 0U) << json;
    EXPECT_EQ(failed, tally.failed()) << json;
    EXPECT_EQ(tally.finished + failed, kGames) << json;
    std::uint64_t wins = 0;
    for (int seat = 0; seat < 4; ++seat) wins += tally.of_seat(seat).wins;
    EXPECT_EQ(wins == 0, tally.finished == 0) << "nobody wins a game that failed";
    const std::string told = "\"failed\":" + std::to_string(failed) + ",\"failures\":{\"" +
                             std::string(code_of(what)) + "\":" + std::to_string(failed) + "}";
    EXPECT_NE(json.find(told), std::string::npos) << json;
    EXPECT_NE(log.find("check "), std::string::npos) << "what was played can be kept";
  }
}

}  // namespace
}  // namespace warren
