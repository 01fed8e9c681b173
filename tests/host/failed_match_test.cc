// A match that has failed asks nobody any more: a table that waits for it does not wait for ever.
#include <gtest/gtest.h>

#include "games/adapter.h"
#include "host/host.h"
#include "tests/toy/brimful.h"

namespace warren {
namespace {

using toy::Brim;
using toy::Brimful;

TEST(FailedMatch, AsksNobodyAnyMore) {
  const GameOf<Brimful> game;
  OptionSet options(Brimful::option_menu());
  ASSERT_FALSE(options.set("players=2"));
  Brimful::brim = Brim::nowhere;
  Host host(game, game.open(options, 1).match, Seating({{"Ana", ""}, {"Luis", ""}}), 5);
  while (host.next().kind == Turn::Kind::chance) host.deal();
  const Seat seat = host.next().seat;
  ASSERT_TRUE(host.asks(seat));
  const int entries = host.match().entries();

  std::string play;
  for (const std::string& offer : host.view(seat).offers()) {
    if (offer.starts_with("play")) play = offer;
  }
  Brimful::brim = Brim::act;
  const Ruling ruling = host.act(seat, play, Lang::en);
  Brimful::brim = Brim::nowhere;
  EXPECT_EQ(ruling.code, "match-failed");
  EXPECT_TRUE(host.match().failure());
  EXPECT_EQ(host.next().kind, Turn::Kind::over);
  EXPECT_FALSE(host.asks(seat));
  EXPECT_EQ(host.match().entries(), entries);
  EXPECT_EQ(host.view(seat).entries(), entries);
  host.deal();  // whoever goes on all the same changes nothing
  EXPECT_EQ(host.match().entries(), entries);
}

}  // namespace
}  // namespace warren
