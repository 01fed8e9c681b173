// What players can do with each other under the options of rules 6, apart from fights: calling out
// hands that are too large, trading, laying out hearts, exploring together.
#pragma once

#include "bots/jack_rabbits/moment.h"
#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

// Whom to call out: the fullest hand over its limit; null if there is none.
template <int W>
const Action<W>* call_out(const Setup<W>& setup, const Sight<W>& sight,
                          const Offers<Action<W>>& offers);

template <int W>
class Dealings {
 public:
  using Action = jack_rabbits::Action<W>;
  using Cards = jack_rabbits::Cards<W>;
  using Moment = jack_rabbits::Moment<W>;

  // --- trade with players (rules 6, diamonds boost) ---
  // A trade worth proposing now, among the offers; null if there is none. What was proposed to
  // somebody is not proposed again for a while.
  const Action* proposal(const Moment& now);
  Action answer(const Moment& now) const;
  // Hands over what was agreed, with the cards that are missed least.
  Action hand_over(const Moment& now) const;

  // --- laid-out hearts (rules 6, hearts boost) ---
  Action lay_out(const Moment& now) const;

  // --- exploring (rules 2) ---
  Action explore(const Moment& now) const;

 private:
  static constexpr int kPause = 4;  // rounds until the same may be proposed again

  // What it brings to give this and to get those points of a suit from somebody.
  int gain(const Moment& now, const Need& given, Seat other, Suit suit, int points) const;

  struct Proposed {
    Action what{};
    int turn = -1;
  };
  std::array<Proposed, kSeats> proposed_{};  // to each seat
};

}  // namespace warren::jack_rabbits
