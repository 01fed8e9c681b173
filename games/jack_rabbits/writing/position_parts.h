// Reading positions: the parts that lines are made of, and the lines about cards. The other lines,
// and all of them together, are in position_reader.cc.
#pragma once

#include <string_view>

#include "games/jack_rabbits/writing/notation.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {

// Reads into a State; of a View only what its seat sees is ever filled in.
template <int W>
class PositionParts {
 protected:
  explicit PositionParts(const Setup<W>& setup) : setup_(setup), limits_(limits_of(setup)) {}

  Public<W>& pub() { return state_.pub; }
  Problem bad(std::string_view word) const;

  // The parts of lines: the i-th word, or all words from one on.
  Problem seat_from(Words words, std::size_t i, Seat& seat) const;
  Problem number_from(Words words, std::size_t i, int most, int& number) const;
  Problem cards_from(Words words, std::size_t from, Cards<W>& cards) const;
  Problem put(Words words, std::size_t from, Cards<W>& where);  // cards that are nowhere else
  Problem flag(Words words, bool& value) const;
  Problem seats_from(Words words, std::size_t from, SeatSet& seats) const;
  Problem per_suit(Words words, std::array<std::uint8_t, W>& values) const;

  // The lines about cards; the last two are of views alone.
  Problem read_hand(Words words);
  Problem read_sealed(Words words);
  Problem read_seen(Words words);
  Problem read_known(Words words);
  Problem read_court(Words words);
  Problem read_spent(Words words) { return put(words, 1, pub().spent); }
  Problem read_laid(Words words) { return put(words, 1, pub().laid); }
  Problem read_pool(Words words);
  Problem read_hands(Words words);
  Problem read_pile(Words words);
  Problem read_capital(Words words);
  Problem read_displayed(Words words);
  Problem read_laid_out(Words words);
  Problem read_heap(Words words);
  Problem read_memory(Words words);

  void fill_court();
  void fill_pile();              // of a State
  Problem count_hidden_cards();  // of a View

  const Setup<W>& setup_;
  Limits limits_;
  std::string_view line_;
  bool view_ = false;
  Seat viewer_ = Seat::nobody;
  State<W> state_{};

 private:
  bool secret_of_another(Seat seat) const { return view_ && seat != viewer_; }

  Cards<W> named_;  // somewhere
  bool court_ = false, hands_ = false, pile_ = false;
};

}  // namespace warren::jack_rabbits
