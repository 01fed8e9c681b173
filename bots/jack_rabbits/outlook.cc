#include "bots/jack_rabbits/outlook.h"

#include <algorithm>
#include <bit>

#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {
namespace {

// How long collecting takes, in 64ths, by how many different values from 1 to 6 there are to match
// a die: 1.6 cards a turn, divided by 1 plus the odds to match.
constexpr std::array<std::int16_t, 7> kPace = {102, 78, 66, 58, 54, 52, 51};
// The odds to match a die, in per cent.
constexpr std::array<std::int16_t, 7> kMatches = {0, 31, 56, 75, 89, 97, 100};

// What is lacking where aces are worth this much.
Lacking lacking_where(int ace) {
  Lacking out{};
  std::array<int, kPips + 1> sum{};
  for (std::size_t cards = 1; cards <= kPips; ++cards) {
    const int lowest = std::countr_zero(cards);
    sum[cards] = sum[cards & (cards - 1)] + (lowest == kAce ? ace : lowest + 1);
  }
  for (std::size_t cards = 0; cards <= kPips; ++cards) {
    for (std::size_t royals = 1; royals <= kMostRoyals; ++royals) {
      int least = 100;
      for (std::size_t some = cards;; some = (some - 1) & cards) {  // that pay for the last one
        const int rest = out.points[cards & ~some][royals - 1];
        least = std::min(least, std::max(0, kRoyalCost - sum[some]) + rest);
        if (some == 0) break;
      }
      out.points[cards][royals] = static_cast<std::uint8_t>(least);
    }
  }
  return out;
}
const Lacking kUsual = lacking_where(1);
// Also where an ace is worth more than 11: it pays for any royal.
const Lacking& with_dear_ace() {
  static const Lacking kDear = lacking_where(1 + kFirstAce);
  return kDear;
}

}  // namespace

template <int W>
void Outlook<W>::learn(const Setup& setup) {
  setup_ = &setup;
  suits_ = static_cast<std::size_t>(std::bit_width(setup.suits));
  royals_ = {};
  MapCosts costs = weights_.map;
  costs.plain = !heeds();
  map_.survey(setup, costs);
  goals_.learn(setup.objective);
  lacking_ = heeds() && setup.value[kAce] > 1 ? &with_dear_ace() : &kUsual;
  matching_ = 0;
  for (const RankMask ranks : setup.match) matching_ = static_cast<RankMask>(matching_ | ranks);
  const bool vetted = setup.variant.advanced_citadel && setup.classic.vet;
  proof_ = heeds() && vetted ? kVetProof : 0;
}

template <int W>
void Outlook<W>::look_at_capital(const Setup& setup, const Sight& sight) {
  capital_ = heeds() && setup.variant.capital_aces;
  if (!capital_) return;
  first_ace_ = first_ace_of(setup, sight.pub, sight.seat);
  for (std::size_t s = 0; s < adds_.size(); ++s) {
    const SuitMask suit = mask_of(static_cast<Suit>(s));
    adds_[s] = static_cast<std::uint8_t>(capital_adds(setup, sight.pub, sight.seat, suit));
  }
}

template <int W>
void Outlook<W>::look(const Setup& setup, const Sight& sight) {
  if (setup_ != &setup) learn(setup);
  look_at_capital(setup, sight);
  Royals now{
      .looked = true, .mine = royal_set(sight.own.hand), .court = royal_set(sight.pub.court)};
  for (std::size_t s = 0; s < static_cast<std::size_t>(setup.seats); ++s) {
    if (seat_of(static_cast<int>(s)) == sight.seat) continue;
    now.held[s] = royal_set(sight.pub.known[s]);
    now.place[s] = now.held[s] == 0 ? Place::citadel : sight.pub.place[s];
  }
  if (now == royals_) return;
  royals_ = now;
  goals_.set_out(setup, sight, now.mine, map_, weights_.robbery);
}

// The missing points are collected while walking: the longer of the two counts in full, the shorter
// in part. Points that are not needed are worth something, too. The first capital ace goes where it
// helps most.
template <int W>
template <bool kCapital>
int Outlook<W>::shortest_by(const Goals& goals, const Ways& ways, const Cards& hand) const {
  using BySuit = std::array<std::array<int, kMostRoyals + 1>, W>;  // and by how many royals of it
  BySuit missing, spare, helped;
  unsigned ranks = 0;
  int most_spare = 0;
  for (std::size_t s = 0; s < suits(); ++s) {
    const auto pips = static_cast<RankMask>(hand.suit(static_cast<int>(s)) & kPips);
    ranks |= pips;
    const int points = setup_->worth_of(pips);
    most_spare += points * weights_.point;
    for (std::size_t n = 0; n <= kMostRoyals; ++n) {
      missing[s][n] = lacking_->points[pips][n];
      spare[s][n] = std::max(0, points - kRoyalCost * static_cast<int>(n)) * weights_.point;
      if constexpr (kCapital) {
        const int added = adds_[s] * static_cast<int>(n);
        missing[s][n] = std::max(0, missing[s][n] - added);
        const bool helps = first_ace_ != 0 && (pips & 1) != 0;
        helped[s][n] = helps ? std::max(0, missing[s][n] - with_dear_ace().points[pips][n]) : 0;
      }
    }
  }
  if (proof_ != 0) {
    constexpr auto kHearts = static_cast<std::size_t>(Suit::hearts);
    for (std::size_t n = 0; n <= kMostRoyals; ++n) {
      const int left = spare[kHearts][n] / weights_.point;
      missing[kHearts][n] += std::max(0, proof_ - left);
    }
  }
  bool ace = false;
  if constexpr (kCapital) ace = first_ace_ != 0 && (ranks & 1) != 0;
  if (ace) most_spare += first_ace_ * weights_.point;
  const int pace = kPace[static_cast<std::size_t>(std::popcount(ranks & matching_))];
  int best = kFar;
  for (const auto n : goals.needs()) {
    if (ways[n] >= kFar || ways[n] - most_spare >= best) continue;
    const auto& count = kNeeds<W>.count[n];
    int sum = 0, most = 0, left = 0;
    std::size_t ace_for = W;
    if constexpr (kCapital) {
      int help = 0;
      for (std::size_t s = 0; s < suits() && ace; ++s) {
        if (helped[s][count[s]] <= help) continue;
        help = helped[s][count[s]];
        ace_for = s;
      }
      if (ace && ace_for == W) left = first_ace_ * weights_.point;
    }
    for (std::size_t s = 0; s < suits(); ++s) {
      int points = missing[s][count[s]];
      if constexpr (kCapital) points -= s == ace_for ? helped[s][count[s]] : 0;
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

template <int W>
int Outlook<W>::sundries(const Cards& hand) const {
  unsigned ranks = 0;
  for (int s = 0; s < W; ++s) ranks |= hand.suit(s);
  int sum =
      weights_.match * kMatches[static_cast<std::size_t>(std::popcount(ranks & matching_))] / 100;
  if (hand.has(card_of(Joker::red))) sum += weights_.red_joker;
  if (hand.has(card_of(Joker::black))) sum += weights_.black_joker;
  return sum;
}

template <int W>
int Outlook<W>::standing(int stop, const Cards& hand) const {
  if (stop == 0 && goals_.complete() && royal_set(hand) == goals_.mine()) return kWon;
  return sundries(hand) - shortest(goals_, goals_.from(stop), hand);
}

template <int W>
int Outlook<W>::having(int royal, int stop, const Cards& hand) const {
  const int rest = shortest(goals_, goals_.after(royal), hand);
  const int all = shortest(goals_, goals_.from(stop), hand);  // if it is of no use
  if (rest > all) return sundries(hand) - all;
  return sundries(hand) - rest + weights_.bird_in_hand;
}

template <int W>
int Outlook<W>::worth(Card card, int stop, const Cards& hand) const {
  if (is_royal(card)) return weights_.royal_lost;
  Cards rest = hand;
  rest.remove(card);
  return standing(stop, hand) - standing(stop, rest);
}

template <int W>
int Outlook<W>::without(const Setup& setup, const Sight& sight, const Cards& royal,
                        int stop) const {
  Goals goals = goals_;
  const RoyalSet left = goals_.mine() & ~royal_set(royal);
  goals.set_out(setup, sight, left, map_, weights_.robbery);
  if (stop == 0 && goals.complete()) return kWon;
  const int trio = goals.complete() ? kWon / 2 : 0;  // whatever else is near
  return trio - shortest(goals, goals.from(stop), sight.own.hand);
}

template class Outlook<4>;
template class Outlook<12>;

}  // namespace warren::jack_rabbits
