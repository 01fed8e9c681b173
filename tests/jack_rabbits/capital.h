// Capital aces, for their tests: the ace before a player, and every way to spend one.
#pragma once

#include <string>
#include <vector>

#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {

inline const std::string kCapital = "players=2 capital_aces=on";

// The ace that lies before a player: "AC", "" if none does.
inline std::string capital(const AtTable& t, int seat) {
  const int suit = t.pub().capital_of(seat_of(seat));
  return suit == 0 ? "" : write(card_of(static_cast<Suit>(suit - 1), kAce));
}

// A way to spend cards: a position without p0's hand, and what leads to the payment.
struct Spending {
  std::string position, play, asked, ace;
};
// Each costs 11 or, for a royal and the shortfall, 10: an ace alone pays if it counts 11.
inline const std::vector<Spending>& spendings() {
  static const std::vector<Spending> kAll = {
      {"dice 5 6", "p0 step 0\np0 trail 0", "p0 pay p0 11 in CSH for trail 0", "AH"},
      {"dice 5 6\nrabbits p0 JD", "p0 walk 2\np0 horse KS", "p0 pay p0 11 in SD for horse KS",
       "AD"},
      {"dice 5 6\nrabbits p0 JD", "p0 walk 2\np0 boat 3", "p0 pay p0 11 in SD for boat 3", "AS"},
      {"dice 5 6\nrabbits p0 JD", "p0 step 3\np0 joker red", "p0 pay p0 11 in HD for joker red",
       "AH"},
      {"dice 5 6\nrabbits p0 KD", "p0 walk 0\np0 hop 2", "p0 pay p0 11 in CD for hop 2", "AC"},
      {"rabbits p0 JS\nspent 5S 6S", "p0 buy 5S 6S", "p0 pay p0 11 in D for goods JS", "AD"},
      {"rabbits p0 JD\nspent 5D 6D", "p0 buy 5D 6D", "p0 pay p0 11 in CSHD for goods JD", "AC"},
      {"rabbits p0 KS", "p0 acquire", "p0 pay p0 10 in S for royal KS", "AS"},
      {"rabbits p0 KS\nclub 2C\ndice 6 6\npending hex\npending shortfall 10", "", "p0 shortfall 10",
       "AS"},
  };
  return kAll;
}

}  // namespace warren::jack_rabbits
