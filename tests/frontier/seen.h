// Views of positions at any width and with any suits, for those who show them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "games/seat_view.h"
#include "tests/frontier/frontier.h"

namespace warren {

// What the first seat sees of a position.
template <Game G>
SeatView<G> seen_at(std::unique_ptr<const typename G::Setup> opened, const std::string& position) {
  typename G::State state;
  const Problem problem = G::read(*opened, position, state);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  std::shared_ptr<const typename G::Setup> setup = std::move(opened);
  return {setup, view_of<G>(state, seat_of(0)), 0};
}

}  // namespace warren
