// A small table for tests: write a position, say what is played, look at what is there.
//
//   AtTable t("players=2", "row start:-1-- c1 . .\npile p0 c2.0");
//   t.plays("p0 jump east");
//   t.refused("p0 jump east", "not-now");
//   EXPECT_EQ(t.pile(0), "c2.0");
//
// Rows left out at the southern end are empty. What else is left out: docs/notation.md.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/rabbihop/rabbihop.h"
#include "tests/games/at_table_of.h"

namespace warren::rabbihop {

// "players=3 full deck_size=9": settings and presets. A bad one fails the test, unless `why` is
// there to be told.
std::unique_ptr<const Setup> open_setup(std::string_view settings, Problem* why = nullptr);

class AtTable : public AtTableOf<Rabbihop, AtTable> {
 public:
  static constexpr std::string_view kQuestion = "ask ";

  explicit AtTable(std::string_view settings);  // the set-up, nothing drawn yet
  AtTable(std::string_view settings, std::string_view position);

  std::string pawn(int seat) const;               // its cell
  std::string at(std::string_view cell) const;    // the stack there, from below: "c1.0:12-3"
  std::string face(std::string_view cell) const;  // of the uppermost tile: "12-3"
  std::string tile_at(std::string_view cell) const;
  std::string pile(int seat) const;  // from below: the last is the top
  std::string market() const;        // the tile open longest first
  std::string gone() const;          // tiles out of the game, in order of the list
  int fences(std::string_view where) const;
  int deck() const { return pub().deck; }
  int score(int seat) const { return rabbihop::score(setup(), pub(), seat_of(seat)); }
  bool extra_turn() const { return (pub().flags & kExtraTurn) != 0; }
};

}  // namespace warren::rabbihop

extern template class warren::AtTableOf<warren::rabbihop::Rabbihop, warren::rabbihop::AtTable>;
