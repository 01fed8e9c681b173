// How far it is from place to place, in hundredths of a turn: the roads of a board read once, so
// that plans over several turns can be compared by adding a few numbers.
#pragma once

#include <array>
#include <cstdint>

#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {

// The places of a game of four suits, numbered without gaps.
inline constexpr int kStops = 15;
inline constexpr int kUnderStop = 13, kOffStop = 14;
using StopSet = std::uint16_t;

constexpr int stop_of(Place place) {
  if (place == Place::underground) return kUnderStop;
  return place == Place::off_board ? kOffStop : index_of(place);
}
constexpr Place place_of_stop(int stop) {
  if (stop == kUnderStop) return Place::underground;
  return stop == kOffStop ? Place::off_board : place_at(stop);
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

class JourneyMap {
 public:
  void survey(const Setup<4>& setup, const MapCosts& costs);

  // From a turn's end here to a turn's end there. Staying takes a turn, too.
  int turns(int from, int to) const {
    return turns_[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
  }
  // What a turn from here can come to without paying.
  StopSet on_foot(int from) const { return on_foot_[static_cast<std::size_t>(from)]; }

 private:
  static constexpr int kMostSpotsHere = kSpotsPerSuit * 4;
  static constexpr int kPayments = 3;  // none, one, two
  using Reach = std::array<StopSet, kMostSpotsHere>;

  static StopSet ends(const Way& way, const Reach& reach);
  static StopSet transfers(const Setup<4>& setup, const Stand& stand, const Reach& before);
  static void spread(const Setup<4>& setup, const Reach* before, Reach& reach);
  void connect(const Ground& ground, const MapCosts& costs, int paid, const Reach& reach);
  void add_flights(const Setup<4>& setup, const MapCosts& costs);
  void shorten();

  std::array<std::array<std::int16_t, kStops>, kStops> turns_;
  std::array<StopSet, kStops> on_foot_;
};

}  // namespace warren::jack_rabbits
