// A small table for tests: write a position, say what is played, look at what is there.
//
//   AtTable t("players=2", "row start:-1-- c1 . .\npile p0 c2.0");
//   t.plays("p0 jump east");
//   t.refused("p0 jump east", "not-now");
//   EXPECT_EQ(t.pile(0), "c2.0");
//
// Rows left out at the southern end are empty. What else is left out: docs/notation.md.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "core/replay.h"
#include "games/rabbihop/rabbihop.h"

namespace warren::rabbihop {

// "players=3 full deck_size=9": settings and presets. A bad one fails the test, unless `why` is
// there to be told.
std::unique_ptr<const Setup> open_setup(std::string_view settings, Problem* why = nullptr);

class AtTable {
 public:
  explicit AtTable(std::string_view settings);  // the set-up, nothing drawn yet
  AtTable(std::string_view settings, std::string position);

  // Lines of a log: "p0 jump east", "chance c1.4:12-3"; all must be possible.
  AtTable& plays(std::string_view lines);
  // The line must be refused with this code (and section of the rules page), and change nothing.
  void refused(std::string_view line, std::string_view code);
  void refused_section(std::string_view line, std::string_view code, std::string_view section);

  std::string asked() const;   // who is asked what: "p0 jump", "chance refill b2", "over"
  std::string offers() const;  // all the seat asked may do: "jump north, jump east"
  // The events of the last `plays`, by name: "paid jumped took".
  const std::string& happened() const { return happened_; }

  std::string pawn(int seat) const;               // its cell
  std::string at(std::string_view cell) const;    // the stack there, from below: "c1.0:12-3"
  std::string face(std::string_view cell) const;  // of the uppermost tile: "12-3"
  std::string tile_at(std::string_view cell) const;
  std::string pile(int seat) const;  // from below: the last is the top
  std::string market() const;        // the tile open longest first
  std::string gone() const;          // tiles out of the game, in order of the list
  int fences(std::string_view where) const;
  int deck() const { return pub().deck; }
  int score(int seat) const { return rabbihop::score(*setup_, pub(), seat_of(seat)); }
  bool over() const { return pub().over; }
  bool extra_turn() const { return (pub().flags & kExtraTurn) != 0; }
  Result result() const { return match_->result(); }
  std::string position() const { return write(*setup_, pub()); }
  const Public& pub() const { return match_->state().pub; }
  const Setup& setup() const { return *setup_; }
  const Match<Rabbihop>& match() const { return *match_; }

 private:
  ReplayStop play(std::string_view line);
  void note(const Event& event);

  std::unique_ptr<const Setup> setup_;
  std::unique_ptr<Match<Rabbihop>> match_;
  std::string happened_;
};

}  // namespace warren::rabbihop
