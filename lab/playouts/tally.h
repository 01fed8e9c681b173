// What many games add up to. Whole numbers only, so that the order in which games and threads are
// added never shows.
#pragma once

#include <array>
#include <cstdint>

#include "core/overflow.h"
#include "core/result.h"
#include "core/seat.h"
#include "lab/playouts/playout.h"

namespace warren {

// A shared win is divided among the winners; 840 can be, by every number up to eight.
inline constexpr int kWholeWin = 840;

// How somebody did: a seat, a bot, or a bot on a seat. A win that is shared counts as a win for
// each who shares it (`wins`), and is divided among them in `shares`, in parts of kWholeWin.
struct Standing {
  std::uint64_t games = 0;  // unfinished ones too: nobody wins those
  std::uint64_t wins = 0;
  std::uint64_t shares = 0;
  std::int64_t score = 0;

  void add(const Standing& other);
  friend bool operator==(const Standing&, const Standing&) = default;
};

// Which of the bots named sits on which seat.
using BotOfSeat = std::array<std::uint8_t, kMaxSeats>;

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t finished = 0;
  std::uint64_t shared = 0;  // games with several winners
  std::uint64_t choices = 0;
  std::uint64_t forced = 0;
  std::uint64_t chance = 0;
  std::int64_t turns = 0;
  std::uint64_t signature = 0;
  std::array<std::uint64_t, kOverflows> failures{};  // unfinished games, by what overflowed in them
  std::array<std::array<Standing, kMaxSeats>, kMaxSeats> standings{};  // [bot][seat]

  void add(const Tally& other);
  void add_game(std::uint64_t game, int seats, const BotOfSeat& seating, const PlayoutCount& count,
                const Result& result, std::uint64_t digest);
  std::uint64_t failed() const;
  Standing of_seat(int seat) const;
  Standing of_bot(int bot) const;
  friend bool operator==(const Tally&, const Tally&) = default;
};

// The 95 % interval of Wilson for a share of `hits` in `tries`; all of [0, 1] if nothing was tried.
struct Interval {
  double low = 0;
  double high = 1;
};
Interval wilson(std::uint64_t hits, std::uint64_t tries);

}  // namespace warren
