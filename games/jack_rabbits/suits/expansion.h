// What the powers of the expansion suits have in common (expansions, common): when one may pay for
// them, and how a power asks for its payment. Only the wide width has room for these suits.
#pragma once

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/turn/going.h"
#include "games/jack_rabbits/turn/hand.h"
#include "games/jack_rabbits/turn/transfers.h"

namespace warren::jack_rabbits::expansion {

using Tab = Setup<kWide>;
using Pub = Public<kWide>;
using See = Sight<kWide>;
using Act = Action<kWide>;
using Happening = Event<kWide>;
using Set = Cards<kWide>;
using Emit = EmitRef<kWide>;

constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(warren::index_of(seat)); }
constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
constexpr std::uint8_t byte(Place place) { return static_cast<std::uint8_t>(place); }

inline std::uint8_t& token(Pub& pub, Suit suit) { return pub.token[at(suit)]; }
inline int token(const Pub& pub, Suit suit) { return pub.token[at(suit)]; }
inline RankMask& heap(Pub& pub, Suit suit) { return pub.kept.heap[at(suit)]; }
inline RankMask heap(const Pub& pub, Suit suit) { return pub.kept.heap[at(suit)]; }

// --- pay anywhere --------------------------------------------------------------------------------

// At any moment of one's turn from the settled lottery to the acquisition or the end, while one's
// rabbit is on a hex, the Underground too, or on a road tile of one's journey; never inside a
// payment, fight, vetting, trade, imploring or declared flight.
inline bool on_hex(const Pub& pub) { return pub.top().kind == FrameKind::hex; }
inline bool on_road(const Pub& pub) { return pub.top().kind == FrameKind::road; }
inline bool anywhere(const Pub& pub) { return on_hex(pub) || on_road(pub); }
// Whether the rabbit is on a journey or may begin one.
inline bool journeying(const Pub& pub) {
  return on_road(pub) || (on_hex(pub) && !pub.top().travelled());
}

// The price of the turn in the suit of the power.
inline Need price_in(const Pub& pub, Suit suit) { return {pub.price, mask_of(suit)}; }
inline Refusal refuse_price(const Tab& setup, const See& sight, Suit suit) {
  return refuse_payment_of(setup, sight, price_in(sight.pub, suit));
}

// Once per power and turn: a bit for each choice that is counted.
template <class Choice>
constexpr std::uint8_t bit_of(Choice choice) {
  return static_cast<std::uint8_t>(1U << static_cast<int>(choice));
}
template <class Choice>
bool is_used(const Pub& pub, Suit suit, Choice choice) {
  return (pub.used[at(suit)] & bit_of(choice)) != 0;
}
template <class Choice>
void use_up(Pub& pub, Suit suit, Choice choice) {
  pub.used[at(suit)] = static_cast<std::uint8_t>(pub.used[at(suit)] | bit_of(choice));
}

// --- asking for a payment ------------------------------------------------------------------------

template <class Choice>
Happening happening(Seat seat, Suit suit, Choice choice, int aim = 0, int extra = 0, int more = 0,
                    const Set& cards = {}) {
  return Happening::of_power(seat, suit, static_cast<int>(choice), aim, extra, more, cards);
}
// The event lays a frame that says what is wanted, the payment comes on top of it.
inline void ask_to_pay(const See& sight, Suit suit, const Act& action, const Need& need,
                       const Emit& emit) {
  emit(happening(sight.seat, suit, action.choice(), action.aim(), action.extra()));
  ask_payment<kWide>(sight.seat, Purpose::power, static_cast<int>(suit), need, emit);
}
inline void ask_price(const See& sight, Suit suit, const Act& action, const Emit& emit) {
  ask_to_pay(sight, suit, action, price_in(sight.pub, suit), emit);
}
inline void lay_wish(Pub& pub, Suit suit, const Happening& event) {
  pub.pending.push(Frame::of_power(event.seat, suit, event.choice(), event.aim(),
                                   event.second_aim(), event.beyond()));
}
// The frame of this power that is on top, if it is of this choice.
template <class Choice>
bool asks_for(const Pub& pub, Suit suit, Choice choice) {
  const Frame& frame = pub.top();
  return frame.kind == FrameKind::power && frame.suit() == suit &&
         frame.choice() == static_cast<int>(choice);
}

// Offers what is not refused of all aims from 0 on.
template <class Refuse>
void offer_aims(Suit suit, int choice, int aims, Offers<Act>& out, Refuse&& refused) {
  for (int aim = 0; aim < aims; ++aim) {
    const Act action = Act::of_power(suit, choice, aim, 0);
    if (!refused(action)) out.add(action);
  }
}
template <class Refuse>
void offer_one(const Act& action, Offers<Act>& out, Refuse&& refused) {
  if (!refused(action)) out.add(action);
}

}  // namespace warren::jack_rabbits::expansion
