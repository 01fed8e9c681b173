#include "games/jack_rabbits/referee/start.h"

#include "games/jack_rabbits/referee/act.h"

namespace warren::jack_rabbits {

// All rabbits are on the Citadel; each player is dealt three cards (rules 2).
template <int W>
State<W> initial(const Setup<W>& setup) {
  State<W> state;
  Public<W>& pub = state.pub;
  pub.order = setup.order;
  pub.court = setup.court;
  pub.pile = static_cast<std::uint8_t>(setup.pips.size());
  pub.pool = state.dark.pile = setup.pips;
  if (!setup.variant.explore) {
    pub.pending.push(Frame::draw(setup.order[0], Draw::deal, kFirstHand * setup.seats));
  }
  if (setup.order_by_lot) pub.pending.push(Frame::of(FrameKind::lots));
  if (pub.pending.empty()) {  // exploring needs no cards: the first turn begins
    const auto emit = [&](const Event<W>& event) {
      Evolution<W, State<W>>(setup, state).apply(event);
    };
    Referee<W, decltype(emit)>(setup, pub, emit).go_on();
  }
  return state;
}

template <int W>
Result result(const Setup<W>& setup, const Public<W>& pub) {
  Result out;
  out.over = pub.over();
  if (pub.winner != Seat::nobody) out.winners = SeatSet::of(pub.winner);
  out.turns = pub.turns;
  for (int s = 0; s < setup.seats; ++s)
    out.scores[static_cast<std::size_t>(s)] =
        static_cast<std::int16_t>(pub.royals_of(seat_of(s)).size());
  return out;
}

#define WARREN_WIDTH(W)                       \
  template State<W> initial(const Setup<W>&); \
  template Result result(const Setup<W>&, const Public<W>&)
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
