// Who is asked now, and when a game is won: from what all see.
#pragma once

#include "core/inline.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// Who is asked by a frame of each kind: asked so often that it is a look-up.
enum class Asks : std::uint8_t { nobody, chance, turn, its_seat, fighter, vetters, traders };
constexpr Asks asks(FrameKind kind) {
  switch (kind) {
    case FrameKind::none:
      return Asks::nobody;
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::roll:
    case FrameKind::steal:
    case FrameKind::seize:
      return Asks::chance;
    case FrameKind::start:
    case FrameKind::match:
    case FrameKind::hex:
    case FrameKind::road:
    case FrameKind::shortfall:
    case FrameKind::landing:
    case FrameKind::goods:
    case FrameKind::proof:
    case FrameKind::display:
      return Asks::turn;
    case FrameKind::pay:
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::rescue:
    case FrameKind::power:
    case FrameKind::trade:
    case FrameKind::capital:
      return Asks::its_seat;
    case FrameKind::fight:
      return Asks::fighter;
    case FrameKind::vet:
      return Asks::vetters;
    case FrameKind::swap:
      return Asks::traders;
  }
  return Asks::nobody;
}
inline constexpr std::array<Asks, kFrameKinds> kAsks = [] {
  std::array<Asks, kFrameKinds> out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = asks(static_cast<FrameKind>(i));
  return out;
}();

// Whom a seat can still call out in this turn (rules 3, hand limit).
template <int W>
SeatSet callable(const Setup<W>& setup, const Public<W>& pub, Seat caller) {
  const SeatSet called = pub.extras.called[static_cast<std::size_t>(index_of(caller))];
  SeatSet left = SeatSet::first(setup.seats).without(caller);
  for (const Seat seat : called) left = left.without(seat);
  return left;
}
// Calls are possible between two actions of the active player, not inside a fight, vetting, trade
// or payment.
constexpr bool takes_calls(FrameKind kind) {
  return kind == FrameKind::start || kind == FrameKind::match || kind == FrameKind::hex ||
         kind == FrameKind::road;
}
template <int W>
SeatSet callers(const Setup<W>& setup, const Public<W>& pub) {
  SeatSet out;
  for (const Seat seat : SeatSet::first(setup.seats).without(pub.turn)) {
    if (!callable(setup, pub, seat).empty()) out = out.with(seat);
  }
  return out;
}

template <int W>
WARREN_INLINE inline Asked asked(const Setup<W>& setup, const Public<W>& pub) {
  Asked out;
  if (pub.pending.empty()) return out;
  const Frame& frame = pub.top();
  const Asks asks = kAsks[static_cast<std::size_t>(frame.kind)];
  switch (asks) {
    case Asks::nobody:
      break;
    case Asks::chance:
      out.chance = true;
      break;
    case Asks::turn:
    case Asks::its_seat:
    case Asks::fighter: {  // told apart without a jump: which it will be is hard to foresee
      const bool its_own =
          asks == Asks::its_seat || (asks == Asks::fighter && frame.defender_plays());
      out.must = SeatSet::of(its_own ? frame.seat() : pub.turn);
      if (setup.variant.limit == Limit::called && takes_calls(frame.kind))
        out.may = callers(setup, pub);
      break;
    }
    case Asks::vetters:
      out.must = frame.vetters_left();
      out.settle = out.must.empty();
      break;
    case Asks::traders:
      out.must = SeatSet::of(pub.turn).with(frame.seat());
      for (const Seat seat : frame.answered()) out.must = out.must.without(seat);
      out.settle = out.must.empty();
      break;
  }
  return out;
}

// Whether a seat that is asked is in the middle of a choice that it began itself: what it owes for
// it, where the road goes on, what has to be given up for what it took.
template <int W>
bool midway(const Setup<W>& setup, const Public<W>& pub, Seat seat) {
  if (pub.pending.empty() || !asked(setup, pub).must.has(seat)) return false;
  const Frame& frame = pub.top();
  switch (frame.kind) {
    case FrameKind::road:
    case FrameKind::landing:
    case FrameKind::pay:
    case FrameKind::goods:
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::power:
    case FrameKind::display:
    case FrameKind::capital:
      return true;
    case FrameKind::fight:  // an attack or an answer without all of its spades
      return frame.play_begun() || (frame.attacker_total() == 0 && !frame.defender_plays());
    case FrameKind::none:
    case FrameKind::lots:
    case FrameKind::draw:
    case FrameKind::start:
    case FrameKind::roll:
    case FrameKind::match:
    case FrameKind::hex:
    case FrameKind::shortfall:
    case FrameKind::vet:
    case FrameKind::proof:
    case FrameKind::steal:
    case FrameKind::rescue:
    case FrameKind::seize:
    case FrameKind::trade:
    case FrameKind::swap:
      return false;
  }
  return false;
}

// The first player who, on their own turn, stands on the Citadel with three royals that fulfil the
// objective (rules 2, winning).
template <int W>
bool wins(const Setup<W>& setup, const Public<W>& pub) {
  if (pub.place_of(pub.turn) != Place::citadel) return false;
  return fulfils(setup.objective, pub.royals_of(pub.turn));
}

}  // namespace warren::jack_rabbits
