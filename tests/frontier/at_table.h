// A small table for games of the suits of the Frontier (tests/jack_rabbits/at_table.h has the one
// of the classic four, and how to use it). All tests play on one board that was written down once.
#pragma once

#include <gmock/gmock.h>

#include <string>
#include <string_view>

#include "tests/frontier/board.h"
#include "tests/frontier/frontier.h"
#include "tests/games/at_table_of.h"

namespace warren::jack_rabbits {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// A spot of that board as a question: "pending hex\npending road 94".
std::string on_road(int spot);
// The lines of a position for the seal of a seat, with shields out of its hand: of the hex where
// its rabbit is, and of that of a royal.
std::string seal_of(int seat, std::string_view hex, std::string_view shields,
                    std::string_view royal = "");

class FrontierTable : public AtTableOf<Frontier, FrontierTable> {
 public:
  static constexpr std::string_view kQuestion = "pending ";

  // `board`: a board file, or "random" for one of whatever suits there are, by its seed.
  explicit FrontierTable(std::string_view settings, std::string_view position = "",
                         std::string_view board = kFrontierBoard, int seed = 1);

  // What chance may bring, all equally likely: "draw p0 5C, draw p0 6C".
  std::string chances() const;

  std::string hand(int seat) const { return cards(own(seat).hand); }
  std::string known(int seat) const { return cards(pub().known_of(seat_of(seat))); }
  std::string laid_out(int seat) const { return cards(pub().laid_out_by(seat_of(seat))); }
  std::string heap() const { return cards(heaped(pub())); }
  std::string place(int seat) const { return jack_rabbits::write(pub().place_of(seat_of(seat))); }
  // The tile of the journey's rabbit, and its number: "wood 34"; "" if it is on a hex.
  std::string tile() const;
  int token(Suit suit) const { return pub().token[static_cast<std::size_t>(suit)] - 1; }
  std::string carrot(std::string_view royal) const;  // whose lies on its hex: "p1", or "nobody"
  std::string spent() const { return cards(pub().spent); }
  bool in_court(std::string_view card) const;
  std::string laid() const { return cards(pub().laid); }
  int price() const { return pub().price; }
  int turn() const { return warren::index_of(pub().turn); }
  std::string winner() const { return over() ? name(pub().winner) : "nobody"; }
  std::string view(int seat) const;  // as positions write it; -1 is a spectator
  const Own<kWide>& own(int seat) const {
    return match().state().own[static_cast<std::size_t>(seat)];
  }

 private:
  static std::string cards(const Cards<kWide>& set) {
    return set.empty() ? "" : jack_rabbits::write(set);
  }
};

}  // namespace warren::jack_rabbits

extern template class warren::AtTableOf<warren::jack_rabbits::Frontier,
                                        warren::jack_rabbits::FrontierTable>;
