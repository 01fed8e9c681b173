#include "bots/jack_rabbits_outlook.h"

#include <algorithm>
#include <bit>

namespace warren::jack_rabbits {
namespace {

// What a card more or less a turn makes out for the time of collecting, in 64ths, by how many
// different values from 1 to 6 are there to match a die: 1.6 cards a turn, divided by 1 plus the
// odds to match.
constexpr std::array<std::int16_t, 7> kPace = {102, 78, 66, 58, 54, 52, 51};
// The odds to match a die, in per cent.
constexpr std::array<std::int16_t, 7> kMatches = {0, 31, 56, 75, 89, 97, 100};

// How many points the pips of one suit lack to pay for one, two or three royals, each card going
// into one of the payments.
struct Lacking {
  std::array<std::array<std::uint8_t, 4>, kPips + 1> points{};

  constexpr Lacking() {
    std::array<int, kPips + 1> sum{};
    for (std::size_t cards = 1; cards <= kPips; ++cards) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(cards));
      sum[cards] = sum[cards & (cards - 1)] + static_cast<int>(lowest) + 1;
    }
    for (std::size_t cards = 0; cards <= kPips; ++cards) {
      for (std::size_t royals = 1; royals <= 3; ++royals) {
        int least = 100;
        for (std::size_t some = cards;; some = (some - 1) & cards) {  // that pay for the last one
          const int rest = points[cards & ~some][royals - 1];
          least = std::min(least, std::max(0, kRoyalCost - sum[some]) + rest);
          if (some == 0) break;
        }
        points[cards][royals] = static_cast<std::uint8_t>(least);
      }
    }
  }
};
const Lacking kLacking;

}  // namespace

void Outlook::learn(const Table<4>& table) {
  table_ = &table;
  royals_ = {};
  map_.survey(table, weights_.map);
  goals_.learn(table.objective);
}

void Outlook::look(const Table<4>& table, const Sight<4>& sight) {
  if (table_ != &table) learn(table);
  Royals now{.mine = royal_set(sight.own.hand), .court = royal_set(sight.pub.court)};
  now.court = static_cast<RoyalSet>(now.court | 1U << 15);  // something was looked at
  for (std::size_t s = 0; s < static_cast<std::size_t>(table.seats); ++s) {
    if (seat_of(static_cast<int>(s)) == sight.seat) continue;
    now.held[s] = royal_set(sight.pub.known[s]);
    now.place[s] = now.held[s] == 0 ? Place::citadel : sight.pub.place[s];
  }
  if (now == royals_) return;
  royals_ = now;
  goals_.set_out(table, sight, now.mine, map_, weights_.robbery);
}

// What is missing is collected on the way: the longer of the two counts, and a bit of the other.
// Points that are not needed are worth something, too.
int Outlook::shortest(const Goals::Ways& ways, const Cards<4>& hand) const {
  std::array<std::array<int, 4>, 4> missing, spare;  // [suit][royals of it]
  unsigned ranks = 0;
  int most_spare = 0;
  for (std::size_t s = 0; s < 4; ++s) {
    const auto pips = static_cast<RankMask>(hand.suit(static_cast<int>(s)) & kPips);
    ranks |= pips;
    const int points = table_->worth_of(pips);
    most_spare += points * weights_.point;
    for (std::size_t n = 0; n < 4; ++n) {
      missing[s][n] = kLacking.points[pips][n];
      spare[s][n] = std::max(0, points - kRoyalCost * static_cast<int>(n)) * weights_.point;
    }
  }
  const int pace = kPace[static_cast<std::size_t>(std::popcount(ranks & 0x3FU))];
  int best = kFar;
  for (std::size_t n = 0; n < ways.size(); ++n) {
    if (ways[n] >= kFar || ways[n] - most_spare >= best) continue;
    const auto& count = kNeeds.count[n];
    int sum = 0, most = 0, left = 0;
    for (std::size_t s = 0; s < 4; ++s) {
      const int points = missing[s][count[s]];
      sum += points;
      most = std::max(most, points);
      left += spare[s][count[s]];
    }
    int collecting = (weights_.worst_suit * most + weights_.other_suits * (sum - most)) * pace / 64;
    if (collecting > 0) collecting += weights_.last_leg;
    const int walking = ways[n];
    const int time =
        std::max(walking, collecting) + std::min(walking, collecting) * weights_.overlap / 8 - left;
    best = std::min(best, time);
  }
  return best;
}

int Outlook::sundries(const Cards<4>& hand) const {
  unsigned ranks = 0;
  for (int s = 0; s < 4; ++s) ranks |= hand.suit(s);
  int sum = weights_.match * kMatches[static_cast<std::size_t>(std::popcount(ranks & 0x3FU))] / 100;
  if (hand.has(card_of(Joker::red))) sum += weights_.red_joker;
  if (hand.has(card_of(Joker::black))) sum += weights_.black_joker;
  return sum;
}

int Outlook::standing(int stop, const Cards<4>& hand) const {
  if (stop == 0 && goals_.complete()) return kWon;
  return sundries(hand) - shortest(goals_.from(stop), hand);
}

int Outlook::having(int royal, int stop, const Cards<4>& hand) const {
  const int rest = shortest(goals_.after(royal), hand);
  const int all = shortest(goals_.from(stop), hand);  // if it is of no use
  if (rest > all) return sundries(hand) - all;
  return sundries(hand) - rest + weights_.bird_in_hand;
}

int Outlook::worth(Card card, int stop, const Cards<4>& hand) const {
  if (is_royal(card)) return weights_.royal_lost;
  Cards<4> rest = hand;
  rest.remove(card);
  return standing(stop, hand) - standing(stop, rest);
}

int Outlook::without(const Table<4>& table, const Sight<4>& sight, const Cards<4>& royal,
                     int stop) const {
  Goals goals = goals_;
  const auto left = static_cast<RoyalSet>(goals_.mine() & ~royal_set(royal));
  goals.set_out(table, sight, left, map_, weights_.robbery);
  if (stop == 0 && goals.complete()) return kWon;
  return -shortest(goals.from(stop), sight.own.hand);
}

}  // namespace warren::jack_rabbits
