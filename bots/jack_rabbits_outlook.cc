#include "bots/jack_rabbits_outlook.h"

#include <algorithm>
#include <bit>

namespace warren::jack_rabbits {
namespace {

// The odds to match a die with so many different values from 1 to 6, times what a card is worth.
constexpr std::array<std::int16_t, 7> kMatches = {0, 31, 56, 75, 89, 97, 100};

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
int Outlook::shortest(const Goals::Ways& ways, const Cards<4>& hand) const {
  std::array<std::array<int, 4>, 4> missing;  // [suit][royals of it]
  for (std::size_t s = 0; s < 4; ++s) {
    const int points =
        table_->worth_of(static_cast<RankMask>(hand.suit(static_cast<int>(s)) & kPips));
    for (int n = 0; n < 4; ++n)
      missing[s][static_cast<std::size_t>(n)] = std::max(0, kRoyalCost * n - points);
  }
  int best = kFar;
  for (std::size_t n = 0; n < ways.size(); ++n) {
    if (ways[n] >= best) continue;
    const auto& count = kNeeds.count[n];
    int sum = 0, most = 0;
    for (std::size_t s = 0; s < 4; ++s) {
      const int points = missing[s][count[s]];
      sum += points;
      most = std::max(most, points);
    }
    int collecting = weights_.worst_suit * most + weights_.other_suits * (sum - most);
    if (collecting > 0) collecting += weights_.last_leg;
    const int walking = ways[n];
    best = std::min(
        best, std::max(walking, collecting) + std::min(walking, collecting) * weights_.overlap / 8);
  }
  return best;
}

int Outlook::sundries(const Cards<4>& hand) const {
  unsigned ranks = 0;
  int points = 0;
  for (int s = 0; s < 4; ++s) {
    ranks |= hand.suit(s);
    points += table_->worth_of(static_cast<RankMask>(hand.suit(s) & kPips));
  }
  int sum =
      weights_.point * points + kMatches[static_cast<std::size_t>(std::popcount(ranks & 0x3FU))];
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
  return sundries(hand) - std::min(rest, all);
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
