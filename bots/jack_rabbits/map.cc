#include "bots/jack_rabbits/map.h"

#include <algorithm>
#include <bit>

#include "games/jack_rabbits/rules/ways.h"

namespace warren::jack_rabbits {
namespace {

template <int W>
constexpr StopSet<W> bit_of(int stop) {
  return StopSet<W>{1} << stop;
}

// The Citadel and the royals have the same numbers as stops and as places.
template <int W>
StopSet<W> stops_of(PlaceSet hexes) {
  return static_cast<StopSet<W>>(hexes) & (bit_of<W>(kUnderStop<W>) - 1);
}

}  // namespace

template <int W>
StopSet<W> JourneyMap<W>::ends(const Way& way, const Reach& reach) {
  switch (way.to) {
    case Way::To::spot:
      return reach[way.at];
    case Way::To::hex:
      return bit_of<W>(stop_of<W>(place_at(way.at)));
    case Way::To::off:
      return bit_of<W>(kOffStop<W>);
    case Way::To::nothing:
    case Way::To::closed:
      break;
  }
  return 0;
}

// The stops that a payment on this tile leads to. Jokers are left out: somebody else may have them.
template <int W>
StopSet<W> JourneyMap<W>::transfers(const Setup& setup, const Stand& stand, const Reach& before) {
  const Ground& ground = setup.ground;
  StopSet to = 0;
  for (std::size_t i = 0; i < stand.others; ++i) to |= ends(stand.other[i], before);
  if (stand.kind == TileKind::crossing) to |= stops_of<W>(setup.rides[stand.tile]);
  if (stand.kind == TileKind::cave && !stand.mouth) {
    for (std::size_t cave = 0; cave < static_cast<std::size_t>(ground.caves); ++cave) {
      if (cave != stand.cave) to |= before[ground.mouth[cave]];
    }
  }
  return to;
}

// The stops that can be reached from every spot, given those with one payment less. The rule that
// no edge is crossed twice is left out: walking in a circle leads nowhere new.
template <int W>
void JourneyMap<W>::spread(const Setup& setup, const Reach* before, Reach& reach) {
  const Ground& ground = setup.ground;
  const auto spots = static_cast<std::size_t>(ground.spots);
  for (std::size_t s = 0; s < spots; ++s) {
    const Stand& stand = ground.stand[s];
    const bool hole = stand.kind == TileKind::cave && !stand.mouth;
    reach[s] = hole ? bit_of<W>(kUnderStop<W>) : StopSet{0};
    if (before != nullptr) reach[s] = (*before)[s] | transfers(setup, stand, *before);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t s = spots; s-- > 0;) {
      const Stand& stand = ground.stand[s];
      StopSet now = reach[s];
      for (std::size_t i = 0; i < stand.ways; ++i) now |= ends(stand.way[i], reach);
      changed = changed || now != reach[s];
      reach[s] = now;
    }
  }
}

template <int W>
void JourneyMap<W>::connect(const Ground& ground, const MapCosts& costs, int paid,
                            const Reach& reach) {
  for (int from = 0; from < kOffStop<W>; ++from) {
    StopSet to = 0;
    if (from == kUnderStop<W>) {
      for (std::size_t cave = 0; cave < static_cast<std::size_t>(ground.caves); ++cave)
        to |= reach[ground.mouth[cave]];
    } else if (ground.has(place_of_stop<W>(from))) {
      for (const Way& way : ground.at(place_of_stop<W>(from)).exit) to |= ends(way, reach);
    }
    auto& row = turns_[static_cast<std::size_t>(from)];
    if (paid == 0) on_foot_[static_cast<std::size_t>(from)] = to;
    for (StopSet left = to; left != 0; left &= left - 1) {
      const int stop = std::countr_zero(left);
      const int cost = kTurn + paid * costs.toll + (stop == kOffStop<W> ? costs.off_board : 0);
      auto& known = row[static_cast<std::size_t>(stop)];
      known = static_cast<std::int16_t>(std::min<int>(known, cost));
    }
  }
}

// From any tower to any other; with options from the Citadel, too, and to any hex (rules 5 and 6).
template <int W>
void JourneyMap<W>::add_flights(const Setup& setup, const MapCosts& costs) {
  const auto takes_off = [&](Place place) {
    return setup.ground.has(place) &&
           (costs.plain ? is_title(place, Title::king) : is_tower(setup, place));
  };
  const auto lands = [&](Place place) {
    return costs.plain ? takes_off(place) : can_fly_to(setup, place);
  };
  for (int from = 0; from < kUnderStop<W>; ++from) {
    if (!takes_off(place_at(from))) continue;
    for (int to = 0; to < kUnderStop<W>; ++to) {
      if (to == from || !lands(place_at(to))) continue;
      auto& known = turns_[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
      const bool kings =
          is_title(place_at(from), Title::king) && is_title(place_at(to), Title::king);
      const int cost = kTurn + (kings ? costs.flight : costs.landing);
      known = static_cast<std::int16_t>(std::min<int>(known, cost));
    }
  }
}

template <int W>
void JourneyMap<W>::shorten() {
  for (std::size_t via = 0; via < kStops; ++via) {
    for (std::size_t from = 0; from < kStops; ++from) {
      const int first = turns_[from][via];
      if (first >= kFar) continue;
      for (std::size_t to = 0; to < kStops; ++to) {
        const int sum = first + turns_[via][to];
        if (sum < turns_[from][to]) turns_[from][to] = static_cast<std::int16_t>(sum);
      }
    }
  }
}

template <int W>
void JourneyMap<W>::survey(const Setup& setup, const MapCosts& costs) {
  const Ground& ground = setup.ground;
  on_foot_.fill(0);
  for (std::size_t stop = 0; stop < kStops; ++stop) {
    turns_[stop].fill(kFar);
    turns_[stop][stop] = kTurn;
  }
  turns_[kOffStop<W>][kUnderStop<W>] = kTurn;
  std::array<Reach, 2> reach;
  for (int paid = 0; paid < kPayments; ++paid) {
    const auto now = static_cast<std::size_t>(paid % 2);
    spread(setup, paid == 0 ? nullptr : &reach[1 - now], reach[now]);
    connect(ground, costs, paid, reach[now]);
  }
  if (setup.classic.fly) add_flights(setup, costs);
  shorten();
}

template class JourneyMap<4>;
template class JourneyMap<12>;

}  // namespace warren::jack_rabbits
