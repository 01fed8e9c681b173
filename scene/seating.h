// Who sits where at one keyboard: people and bots.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"
#include "core/seat.h"

namespace warren {

struct Chair {
  std::string name;
  std::string bot;  // empty: a person sits here

  bool person() const { return bot.empty(); }
};

class Seating {
 public:
  Seating() = default;
  explicit Seating(std::vector<Chair> chairs) : chairs_(std::move(chairs)) {
    for (const Chair& chair : chairs_) names_.push_back(chair.name);
  }

  int size() const { return static_cast<int>(chairs_.size()); }
  const Chair& at(Seat seat) const { return chairs_[static_cast<std::size_t>(index_of(seat))]; }
  std::span<const std::string> names() const { return names_; }
  int people() const;
  std::string text() const;  // as read_chairs reads it

 private:
  std::vector<Chair> chairs_;
  std::vector<std::string> names_;
};

// The bot that plays where nobody said otherwise, and that gives hints.
std::string_view standard_bot(std::string_view game);

// Reads "human,greedy,Ana=human": a kind, or a name and a kind. Nobody has a name they did not ask
// for yet.
[[nodiscard]] Problem read_chairs(std::string_view list, std::string_view game,
                                  std::vector<Chair>& chairs);
// Deals those chairs to so many seats in turn, and gives names to those without.
Seating seat_all(const std::vector<Chair>& chairs, int seats, Lang lang);

}  // namespace warren
