#include "games/jack_rabbits/start.h"

#include "games/jack_rabbits/act.h"

namespace warren::jack_rabbits {

// All rabbits are on the Citadel; each player is dealt three cards (rules 2).
template <int W>
State<W> initial(const Table<W>& table) {
  State<W> state;
  Public<W>& pub = state.pub;
  pub.order = table.order;
  pub.court = table.court;
  pub.pile = static_cast<std::uint8_t>(table.pips.size());
  pub.pool = state.dark.pile = table.pips;
  if (!table.variant.explore) {
    pub.pending.push({.kind = FrameKind::draw,
                      .a = static_cast<std::uint8_t>(table.order[0]),
                      .b = static_cast<std::uint8_t>(Draw::deal),
                      .c = static_cast<std::uint8_t>(kFirstHand * table.seats)});
  }
  if (table.order_by_lot) pub.pending.push({.kind = FrameKind::lots});
  if (pub.pending.empty()) {  // exploring needs no cards: the first turn begins
    const auto emit = [&](const Event<W>& event) {
      Evolution<W, State<W>>(table, state).apply(event);
    };
    Referee<W, decltype(emit)>(table, pub, emit).go_on();
  }
  return state;
}

template <int W>
Result result(const Table<W>& table, const Public<W>& pub) {
  Result out;
  out.over = pub.over();
  if (pub.winner != Seat::nobody) out.winners = SeatSet::of(pub.winner);
  out.turns = pub.turns;
  for (int s = 0; s < table.seats; ++s)
    out.scores[static_cast<std::size_t>(s)] =
        static_cast<std::int16_t>(pub.royals_of(seat_of(s)).size());
  return out;
}

#define WARREN_WIDTH(W)                       \
  template State<W> initial(const Table<W>&); \
  template Result result(const Table<W>&, const Public<W>&)
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
