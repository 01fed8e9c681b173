// What a seat has let all know by what it does: whoever is asked to pay can pay.
#pragma once

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/suits/diamonds.h"
#include "games/jack_rabbits/suits/spades.h"

namespace warren::jack_rabbits {

// The hand of this seat holds cards of these suits worth at least this much; nobody: no such thing
// is known.
struct Promise {
  Seat seat = Seat::nobody;
  Need need;
};

// The suits that a side may play. A side that has played nothing has promised one card at most, so
// that it does not matter that it may not mix them.
template <int W>
SuitMask weapons_now(const Setup<W>& setup, const Reply& reply) {
  SuitMask suits = 0;
  for (int i = 0; i < setup.weapons.size(); ++i) {
    if (reply.fits(i)) suits = static_cast<SuitMask>(suits | mask_of(setup.weapons[i]));
  }
  return suits;
}

template <int W>
Promise promise_now(const Setup<W>& setup, const Public<W>& pub) {
  if (pub.pending.empty()) return {};
  const Frame& frame = pub.top();
  switch (frame.kind) {
    case FrameKind::pay:
      return {frame.seat(), need_now(setup, pub)};
    case FrameKind::goods: {  // another good was announced
      const Place here = pub.place_of(pub.turn);
      const Need need{setup.cost_of(pub.laid) + cheapest(setup, goods_at(setup, pub, here)),
                      plaza_suits(setup, here)};
      return {pub.turn, with_capital(setup, pub, pub.turn, need)};
    }
    case FrameKind::fight: {  // an attack was announced, or more spades were
      const Reply reply = reply_now(pub);
      if (!reply.opening && !reply.begun) return {};
      const int missing = reply.theirs - reply.mine + 1;
      const Seat seat = fighter(pub, frame);
      return {
          seat,
          {missing > 1 ? missing : 1, weapons_now(setup, reply), first_ace_of(setup, pub, seat)}};
    }
    default:
      return {};
  }
}

}  // namespace warren::jack_rabbits
