// The rules of building (rules 2.1) as questions about a position: who is asked, what may be done,
// when it ends.
#pragma once

#include "core/game.h"
#include "games/jack_rabbits/building/refusal.h"
#include "games/jack_rabbits/building/state.h"

namespace warren::jack_rabbits::building {

// --- tiles ---------------------------------------------------------------------------------------

// The tiles that lie. Whoever asks about places asks thousands of times about one position, so the
// last board is kept, for each thread; it is only good until the next call.
const Board& board_of(const Public& pub);
// The tiles that nobody has seen yet: not dealt, or face down.
Tiles unseen(const Setup& setup, const Public& pub);
bool has_tiles(const Public& pub, Seat seat);
// Whether the road of this cave, which need not lie yet, leads to a hex by a free walk.
bool leads_to_hex(const Board& board, const Placed& cave);
// Whether that of any cave does. Building may not end without one; once there, it stays.
bool some_cave_leads(const Board& board);

// --- where tiles may go --------------------------------------------------------------------------

// The last cave has to lead to a hex if no other does. [R]
bool must_lead(const Setup& setup, const Public& pub, TileKind kind);
Refusal place_refusal(const Setup& setup, const Public& pub, const Placed& tile);
bool fits(const Setup& setup, const Public& pub, TileKind kind);
// The guidelines that a tile would break, a bit each.
std::uint8_t broken_guidelines(const Setup& setup, const Public& pub, const Placed& tile);

// Calls `visit` for each place a tile may go to until it says stop.
template <class Visit>
void each_place(const Setup& setup, const Public& pub, TileKind kind, Visit&& visit) {
  const Board& board = board_of(pub);
  const bool lead = must_lead(setup, pub, kind);
  each_placement(board, kind, setup.guidelines, [&](const Placed& tile) {
    return (lead && !leads_to_hex(board, tile)) || visit(tile);
  });
}

// --- turns ---------------------------------------------------------------------------------------

Asked asked(const Setup& setup, const Public& pub);
Refusal refusal(const Setup& setup, const Sight& sight, const Action& action);
// Whether a seat has to place something before building can end: a hex, or a cave while none leads
// to a hex, for which there is a place.
bool owes(const Setup& setup, const Public& pub, Seat seat);
// Those who go on building: who has tiles and has not passed since the last one was placed. If all
// have passed, those who owe something are asked again.
SeatSet builders(const Setup& setup, const Public& pub);
// Who builds next in turn; nobody if building has ended.
Seat next_builder(const Setup& setup, const Public& pub);
// No more tiles come: all lie or are set aside, or all passed in a row and nobody owes any.
bool ended(const Setup& setup, const Public& pub);
// All hexes lie and a cave leads to one: otherwise building has to begin anew. [R]
bool finished(const Setup& setup, const Public& pub);

// --- chance --------------------------------------------------------------------------------------

// Who gets the next tile, and of which shape; while chance is asked.
struct Draw {
  Seat to = Seat::nobody;
  Shape shape = Shape::hex;
};
Draw next_draw(const Setup& setup, const Public& pub);
std::uint32_t chances(const Setup& setup, const Public& pub);
Outcome outcome(const Setup& setup, const Public& pub, std::uint32_t index);
bool possible(const Setup& setup, const Public& pub, const Outcome& outcome);

Public start(const Setup& setup);
Result result(const Setup& setup, const Public& pub);
std::string_view broken(const Setup& setup, const Public& pub);  // the invariant that fails

}  // namespace warren::jack_rabbits::building
