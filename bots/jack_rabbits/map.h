// How far it is from place to place, in hundredths of a turn. The roads of a board are read once;
// after that, plans over several turns are compared by adding a few numbers.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {

// A stop is a place, numbered without gaps among the suits that there is room for: the Citadel, the
// royals' hexes, the Underground, off the board.
template <int W>
inline constexpr int kUnderStop = 1 + 3 * W;
template <int W>
inline constexpr int kOffStop = kUnderStop<W> + 1;
template <int W>
inline constexpr int kStops = kOffStop<W> + 1;
static_assert(kStops<kMostSuits> == kPlaces);
template <int W>
using StopSet = std::conditional_t<(kStops<W> <= 32), std::uint32_t, std::uint64_t>;

template <int W>
constexpr int stop_of(Place place) {
  if (place == Place::underground) return kUnderStop<W>;
  return place == Place::off_board ? kOffStop<W> : index_of(place);
}
template <int W>
constexpr Place place_of_stop(int stop) {
  if (stop == kUnderStop<W>) return Place::underground;
  return stop == kOffStop<W> ? Place::off_board : place_at(stop);
}

struct MapCosts {
  int toll = 50;       // of a payment on the way
  int flight = 45;     // of a flight between towers
  int landing = 110;   // of a flight to a hex that is no king's (rules 6)
  int off_board = 50;  // of leaving the board: there is no increment
  bool plain = false;  // as if no option of rules 6 changed where flights lead
};
inline constexpr int kTurn = 100;
inline constexpr int kFar = 4000;

template <int W>
class JourneyMap {
 public:
  using Setup = jack_rabbits::Setup<W>;
  using StopSet = jack_rabbits::StopSet<W>;

  void survey(const Setup& setup, const MapCosts& costs);

  // From the end of a turn at one stop to the end of a turn at the other. Staying takes a turn,
  // too.
  int turns(int from, int to) const {
    return turns_[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
  }
  // The stops where a turn that begins here can end without paying.
  StopSet on_foot(int from) const { return on_foot_[static_cast<std::size_t>(from)]; }

 private:
  static constexpr int kStops = jack_rabbits::kStops<W>;
  static constexpr int kPayments = 3;  // none, one, two
  // For each spot, the stops that can be reached from it.
  using Reach = std::array<StopSet, kSpotsPerSuit * W>;

  static StopSet ends(const Way& way, const Reach& reach);
  static StopSet transfers(const Setup& setup, const Stand& stand, const Reach& before);
  static void spread(const Setup& setup, const Reach* before, Reach& reach);
  void connect(const Ground& ground, const MapCosts& costs, int paid, const Reach& reach);
  void add_flights(const Setup& setup, const MapCosts& costs);
  void shorten();

  std::array<std::array<std::int16_t, kStops>, kStops> turns_;
  std::array<StopSet, kStops> on_foot_;
};

}  // namespace warren::jack_rabbits
