#include "lab/playouts/tally.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace warren {

void Standing::add(const Standing& other) {
  games += other.games;
  wins += other.wins;
  shares += other.shares;
  score += other.score;
}

void Tally::add(const Tally& other) {
  games += other.games;
  finished += other.finished;
  shared += other.shared;
  choices += other.choices;
  forced += other.forced;
  chance += other.chance;
  turns += other.turns;
  signature += other.signature;
  for (std::size_t i = 0; i < failures.size(); ++i) failures[i] += other.failures[i];
  for (std::size_t bot = 0; bot < kMaxSeats; ++bot) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
      standings[bot][seat].add(other.standings[bot][seat]);
  }
}

void Tally::add_game(std::uint64_t game, int seats, const BotOfSeat& seating,
                     const PlayoutCount& count, const Result& result, std::uint64_t digest) {
  ++games;
  finished += count.finished ? 1 : 0;
  if (count.failed != Overflow::none) ++failures[static_cast<std::size_t>(count.failed)];
  choices += count.choices;
  forced += count.forced;
  chance += count.chance;
  turns += result.turns;

  // Each game's number goes in, so that games may be added in any order but not be exchanged.
  std::uint64_t mark = mix64(game);
  for (const std::uint64_t part :
       {digest, count.choices, count.forced, count.chance, std::uint64_t{count.finished}})
    mark = mix64(mark ^ part);
  signature += mark;

  const SeatSet winners = count.finished ? result.winners : SeatSet();
  shared += winners.size() > 1 ? 1 : 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
    Standing& standing = standings[seating[seat]][seat];
    ++standing.games;
    standing.score += result.scores[seat];
    if (!winners.has(seat_of(static_cast<int>(seat)))) continue;
    ++standing.wins;
    standing.shares += static_cast<std::uint64_t>(kWholeWin / winners.size());
  }
}

std::uint64_t Tally::failed() const {
  return std::accumulate(failures.begin(), failures.end(), std::uint64_t{0});
}

Standing Tally::of_seat(int seat) const {
  Standing sum;
  for (const auto& bot : standings) sum.add(bot[static_cast<std::size_t>(seat)]);
  return sum;
}

Standing Tally::of_bot(int bot) const {
  Standing sum;
  for (const auto& seat : standings[static_cast<std::size_t>(bot)]) sum.add(seat);
  return sum;
}

Interval wilson(std::uint64_t hits, std::uint64_t tries) {
  if (tries == 0) return {};
  constexpr double z = 1.959963984540054;  // 97.5 % of the normal distribution lies below
  const auto n = static_cast<double>(tries);
  const double p = static_cast<double>(hits) / n;
  const double middle = p + z * z / (2 * n);
  const double reach = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  return {std::max(0.0, (middle - reach) / scale), std::min(1.0, (middle + reach) / scale)};
}

}  // namespace warren
