// A bot that plays any game by what its seat sees, for tables where people sit too.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"
#include "games/any_view.h"

namespace warren {

class Opponent {
 public:
  virtual ~Opponent() = default;
  // Its action, in notation; nothing if the view is of another game, or of another type of it. The
  // view must be its seat's and ask it.
  virtual std::string choose(const AnyView& view) = 0;
  // Its action if it likes to act though it need not; otherwise nothing.
  virtual std::string interrupt(const AnyView& view) = 0;
};

struct MadeOpponent {
  std::unique_ptr<Opponent> opponent;  // null if there is a problem
  Problem problem = {};
};
MadeOpponent make_opponent(std::string_view game, std::string_view bot, Seat seat,
                           std::uint64_t seed);

struct BotInfo {
  std::string_view name;
  Text label;
};
std::vector<BotInfo> bots_for(std::string_view game);

}  // namespace warren
