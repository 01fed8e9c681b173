// Which royals to go for: every trio that fulfils the objective, grouped by what its missing royals
// cost, with the shortest way round to them and home to the Citadel.
#pragma once

#include <array>
#include <cstdint>

#include "bots/jack_rabbits/map.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// How many royals of each suit are still to be paid for: at most three, of four suits.
struct NeedsTable {
  static constexpr int kCount = 35;
  std::array<std::array<std::uint8_t, 4>, kCount> count{};
  std::array<std::array<std::uint8_t, 4>, kCount> plus{};  // one more of a suit; only below three

  constexpr NeedsTable() {
    std::size_t n = 0;
    for (unsigned size = 0; size <= 3; ++size) {
      for (unsigned code = 0; code < 256; ++code) {
        if ((code & 3) + (code >> 2 & 3) + (code >> 4 & 3) + (code >> 6) != size) continue;
        for (unsigned s = 0; s < 4; ++s)
          count[n][s] = static_cast<std::uint8_t>(code >> (2 * s) & 3);
        ++n;
      }
    }
    for (std::size_t a = 0; a < kCount; ++a) {
      for (std::size_t s = 0; s < 4; ++s) {
        auto more = count[a];
        ++more[s];
        for (std::size_t b = 0; b < kCount; ++b) {
          if (count[b] == more) plus[a][s] = static_cast<std::uint8_t>(b);
        }
      }
    }
  }
};
inline constexpr NeedsTable kNeeds;
inline constexpr int kNoNeeds = 0;

inline constexpr int kRoyalCount = 12;
using RoyalSet = std::uint16_t;  // a bit per royal, in the order of their places
constexpr int royal_at(Place place) { return index_of(place) - 1; }
constexpr int stop_of_royal(int royal) { return royal + 1; }
constexpr Card card_of_royal(int royal) { return card_of(place_at(royal + 1)); }
RoyalSet royal_set(const Cards<4>& cards);

class Goals {
 public:
  // Ways to a trio by needs, in hundredths of a turn; kFar where no trio has them.
  using Ways = std::array<std::int16_t, NeedsTable::kCount>;

  // What does not change in a game.
  void learn(Objective objective);
  // `robbery` is what it costs, beside spades, to have a royal of somebody else.
  void set_out(const Setup<4>& setup, const Sight<4>& sight, RoyalSet mine, const JourneyMap& map,
               int robbery);

  const Ways& from(int stop) const { return from_[static_cast<std::size_t>(stop)]; }
  // The rest of the way once this royal is had, from where it was to be had.
  const Ways& after(int royal) const { return after_[static_cast<std::size_t>(royal)]; }
  bool complete() const { return complete_; }  // home is all that is missing
  bool hopeless() const { return size_ == 0 && !complete_; }
  RoyalSet mine() const { return mine_; }
  // Whether this royal, with some of those, is part of a trio that fulfils the objective.
  bool suits_with(int royal, RoyalSet others) const;
  bool fulfils(RoyalSet royals) const;

 private:
  struct Target {
    std::int8_t royal, stop, suit;  // `suit` is what it is paid with
    std::int16_t extra;
  };

  void list_targets(const Setup<4>& setup, const Sight<4>& sight, int robbery);
  bool add_one(const JourneyMap& map);
  bool add_two(const JourneyMap& map);
  bool add_three(const JourneyMap& map);
  void add_first_leg(const JourneyMap& map);
  RoyalSet third(int a, int b) const {
    return (*third_)[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  }

  using Thirds = std::array<std::array<RoyalSet, kRoyalCount>, kRoyalCount>;
  static Thirds thirds_of(Objective objective);

  const Thirds* third_ = nullptr;  // completes these two
  bool any_three_ = false;
  RoyalSet mine_ = 0;
  bool complete_ = false;
  int size_ = 0;  // royals missing at least; 0 if no trio is possible
  int targets_ = 0;
  std::array<Target, kRoyalCount> target_;
  std::array<Ways, kStops> from_;
  std::array<Ways, kRoyalCount> after_;
};

}  // namespace warren::jack_rabbits
