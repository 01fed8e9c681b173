// How well a seat stands, in hundredths of a turn: about how many turns it is away from winning, as
// a negative number, and what its cards are good for besides.
#pragma once

#include "bots/jack_rabbits/goals.h"
#include "bots/jack_rabbits/map.h"

namespace warren::jack_rabbits {

struct Weights {
  MapCosts map;
  int bird_in_hand = 25;  // a royal now rather than later, beside all else
  int robbery = 250;      // what a royal in another hand costs beside spades
  int worst_suit = 30;    // a point that is missing in the suit where most are missing
  int other_suits = 14;   // a point that is missing in the others
  int last_leg = 100;     // the way home goes on when all is paid for
  int overlap = 4;        // eighths of the shorter of walking and collecting that count too
  int point = 4;          // a point that is not needed
  int match = 40;         // a card in hand for every value of a die
  int red_joker = 60, black_joker = 35;
  int royal_lost = 250;    // one of one's own that is given away
  int vetted = 220;        // being sent off the board from a palace
  int contest_share = 8;   // of those who could contest, how many per cent do
  int boosted_share = 40;  // the same where only those concerned are asked
  int harm = 20;           // per cent of what another loses that is one's own gain
  int harm_alone = 70;     // the same with one opponent
  int risk = 100;          // per cent of a loss in a fight that counts
  int wary = 5;            // visitors with hearts are so many times as likely to come
  int bargain = 10;        // what a purchase must bring at least
  int quarrel = 20;        // what a fight or a contest must bring at least
  int ground_bonus = 25;   // staying on the ground leaves the choice of paid ways
  int lacking = 8;         // a point that a club lacks
  int winning = 300;       // what a win is worth that may still be vetted
  int trade = 30;          // what a trade with a player must bring at least
  int venture = 15;        // what a power must bring at least, beside what it costs
  int blocked = 15;        // a place that somebody can no longer walk to
  int blocked_home = 150;  // the way home of somebody who is about to win
  int dearer = 9;          // a point that the prices rise by, while it lasts
  int visited = 15;        // of those who could come, how many per cent come to fight
  int shown = 3;           // a card that others learn about
  SuitMask ignores = 0;    // suits whose powers it never uses: for comparing
  bool heeds = true;       // makes use of the options of rules 6; false is for comparing
};

inline constexpr int kWon = 20000;

// How many points the pips of one suit lack to pay for one, two or three royals, each card going
// into one of the payments.
struct Lacking {
  std::array<std::array<std::uint8_t, kMostRoyals + 1>, kPips + 1> points;
};

template <int W>
class Outlook {
 public:
  using Cards = jack_rabbits::Cards<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Goals = jack_rabbits::Goals<W>;
  using JourneyMap = jack_rabbits::JourneyMap<W>;

  explicit Outlook(const Weights& weights) : weights_(weights) {}

  void learn(const Setup& setup);
  // Looks at a position; cheap if royals are where they were.
  void look(const Setup& setup, const Sight& sight);

  // How it stands with these cards at the end of a turn here.
  int standing(int stop, const Cards& hand) const;
  // The same right after getting this royal here; `hand` does not hold it yet.
  int having(int royal, int stop, const Cards& hand) const;
  // The difference that one card makes, all else being equal.
  int worth(Card card, int stop, const Cards& hand) const;
  // How it stands with this royal given back.
  int without(const Setup& setup, const Sight& sight, const Cards& royal, int stop) const;

  const Goals& goals() const { return goals_; }
  const JourneyMap& map() const { return map_; }
  const Weights& weights() const { return weights_; }
  bool heeds() const { return weights_.heeds; }

 private:
  using RoyalSet = jack_rabbits::RoyalSet<W>;
  using Ways = typename Goals::Ways;

  int shortest(const Goals& goals, const Ways& ways, const Cards& hand) const {
    return capital_ ? shortest_by<true>(goals, ways, hand) : shortest_by<false>(goals, ways, hand);
  }
  template <bool kCapital>
  int shortest_by(const Goals& goals, const Ways& ways, const Cards& hand) const;
  void look_at_capital(const Setup& setup, const Sight& sight);
  int sundries(const Cards& hand) const;
  // Suits are gone through up to the last one in play; the four classic ones always are.
  std::size_t suits() const { return W == 4 ? W : suits_; }

  Weights weights_;
  const Setup* setup_ = nullptr;
  const Lacking* lacking_ = nullptr;
  std::size_t suits_ = W;
  RankMask matching_ = 0;               // pips that may match a die
  bool capital_ = false;                // the rest is for capital aces (rules 6)
  int first_ace_ = 0;                   // what the first ace counts more
  std::array<std::uint8_t, W> adds_{};  // to a payment of each suit
  int proof_ = 0;                       // hearts that a win at the Citadel should be backed with
  JourneyMap map_;
  Goals goals_;
  struct Royals {  // where they are: while this stays, so do the goals
    bool looked = false;
    RoyalSet mine = 0, court = 0;
    std::array<RoyalSet, kSeats> held{};
    std::array<Place, kSeats> place{};
    friend bool operator==(const Royals&, const Royals&) = default;
  };
  Royals royals_{};
};

}  // namespace warren::jack_rabbits
