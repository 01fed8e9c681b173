// What chance can bring: the order of turns, dice, a card of the pile, a card of a hand.
#include "games/jack_rabbits/referee/chance.h"

#include <algorithm>

#include "games/jack_rabbits/referee/evolve.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::array<std::uint32_t, kSeats + 1> kOrders = {1, 1, 2, 6, 24};

bool is_blind(const Frame& frame) {
  return frame.kind == FrameKind::steal || frame.kind == FrameKind::seize;
}

// The pile, or a hand without what was laid out.
template <int W>
Cards<W> source(const State<W>& state) {
  const Frame& frame = state.pub.top();
  if (!is_blind(frame)) return state.dark.pile;
  return state.own[static_cast<std::size_t>(warren::index_of(frame.victim()))].hand -
         of_suit<W>(Suit::hearts, frame.hearts_laid_out()) - state.pub.laid_out_by(frame.victim());
}
template <int W>
Seat thief(const Public<W>& pub) {
  return pub.top().kind == FrameKind::seize ? pub.top().caller() : pub.turn;
}

}  // namespace

std::array<Seat, kSeats> nth_order(int seats, int which) {
  std::array<Seat, kSeats> order{};
  for (int i = 0; i < seats; ++i) order[static_cast<std::size_t>(i)] = seat_of(i);
  for (int i = 0; i < which; ++i) std::next_permutation(order.begin(), order.begin() + seats);
  return order;
}

template <int W>
std::uint32_t chances(const Setup<W>& setup, const State<W>& state) {
  switch (state.pub.top().kind) {
    case FrameKind::lots:
      return kOrders[static_cast<std::size_t>(setup.seats)];
    case FrameKind::roll:
      return 36;
    default:
      return static_cast<std::uint32_t>(source(state).size());
  }
}

template <int W>
Outcome outcome(const Setup<W>&, const State<W>& state, std::uint32_t index) {
  const Frame& frame = state.pub.top();
  switch (frame.kind) {
    case FrameKind::lots:
      return Outcome::lots(static_cast<int>(index));
    case FrameKind::roll:
      return Outcome::dice(static_cast<int>(1 + index / 6), static_cast<int>(1 + index % 6));
    case FrameKind::steal:
    case FrameKind::seize:
      return Outcome::steal(frame.victim(), thief(state.pub),
                            source(state).nth(static_cast<int>(index)));
    default:
      return Outcome::draw(frame.seat(), source(state).nth(static_cast<int>(index)));
  }
}

template <int W>
bool possible(const Setup<W>& setup, const State<W>& state, const Outcome& outcome) {
  const Frame& frame = state.pub.top();
  Outcome same = outcome;  // what has no meaning here must have its default value
  switch (frame.kind) {
    case FrameKind::lots:
      same = Outcome::lots(outcome.order());
      return outcome == same && static_cast<unsigned>(outcome.order()) <
                                    kOrders[static_cast<std::size_t>(setup.seats)];
    case FrameKind::roll:
      same = Outcome::dice(outcome.die1(), outcome.die2());
      return outcome == same && outcome.die1() >= 1 && outcome.die1() <= 6 && outcome.die2() >= 1 &&
             outcome.die2() <= 6;
    case FrameKind::steal:
    case FrameKind::seize:
      same = Outcome::steal(frame.victim(), thief(state.pub), outcome.card);
      break;
    default:
      same = Outcome::draw(frame.seat(), outcome.card);
      break;
  }
  return outcome == same && holds(source(state), outcome.card);
}

#define WARREN_WIDTH(W)                                                      \
  template std::uint32_t chances(const Setup<W>&, const State<W>&);          \
  template Outcome outcome(const Setup<W>&, const State<W>&, std::uint32_t); \
  template bool possible(const Setup<W>&, const State<W>&, const Outcome&)
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
