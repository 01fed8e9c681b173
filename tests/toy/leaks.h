// The toy game with one secret betrayed, each time in another way: what the laws have to find. A
// leak replaces a function or two of the honest game and leaves the rest alone.
#pragma once

#include <utility>

#include "tests/toy/toy.h"

namespace warren::toy {

enum class Leak {
  none,
  event,
  view,
  refusal,
  offers,
  question,
  event_count,
  order,
  digest,
  world,
  log,
  told,  // beyond the ten: event and log agree with each other, and both tell too much
};

template <Leak L>
struct ToyOf : Toy {};

// What rules must never get: a Sight through which one seat can look at everything.
struct PeekingSight : Toy::Sight {
  const Toy::State* all = nullptr;  // null on a seat's own device
};
struct PeekingToy : Toy {
  using Sight = PeekingSight;
  static Sight sight(const State& state, Seat seat) { return {Toy::sight(state, seat), &state}; }
  static Sight sight(const View& view) { return {Toy::sight(view), nullptr}; }
  static const Own* peek(const Sight& sight, Seat seat) {
    if (!sight.all || index_of(seat) >= kSeats) return nullptr;
    return &sight.all->own[static_cast<std::size_t>(index_of(seat))];
  }
};

// Whoever looks on sees which card was stolen.
template <>
struct ToyOf<Leak::event> : Toy {
  using Toy::redact;
  static Event redact(const Event& event, Seat to) {
    return event.kind == Event::Kind::stole ? event : Toy::redact(event, to);
  }
};

// A victim whose stolen card was high gets its dodge back, for all to see.
template <>
struct ToyOf<Leak::view> : Toy {
  template <class Target>
  static void evolve(const Table& table, Target& target, const Event& event) {
    Toy::evolve(table, target, event);
    if (event.kind == Event::Kind::stole && event.card != kNoCard && event.card.rank > 2)
      target.pub.dodges[static_cast<std::size_t>(index_of(event.partner))] = 1;
  }
};

// "It must beat 3", and beside it the number of players who could.
template <>
struct ToyOf<Leak::refusal> : PeekingToy {
  static Refusal refusal(const Table& table, const Sight& sight, const Action& action) {
    Refusal refusal = Toy::refusal(table, sight, action);
    if (refusal.code != static_cast<std::uint8_t>(Why::too_low)) return refusal;
    for (const Seat seat : SeatSet::first(table.seats)) {
      const Own* own = peek(sight, seat);
      if (own && own->hand.suit(action.card.suit) >> refusal.facts[0] != 0) ++refusal.facts[1];
    }
    return refusal;
  }
};

// Stealing is not even listed where it would bring nothing of the second suit.
template <>
struct ToyOf<Leak::offers> : PeekingToy {
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    Offers<Action> all;
    Toy::offers(table, sight, all);
    for (const Action& action : all) {
      const Own* own = action.kind == Do::steal ? peek(sight, action.partner) : nullptr;
      if (!own || own->hand.suit(1) != 0) out.add(action);
    }
  }
};

// Who holds nothing of the second suit is not asked what to swap: a card seals itself.
template <>
struct ToyOf<Leak::question> : PeekingToy {
  template <class Emit>
  static void act(const Table& table, const Sight& sight, const Action& action, Emit&& emit) {
    Toy::act(table, sight, action, emit);
    const Own* own = action.kind == Do::swap ? peek(sight, action.partner) : nullptr;
    if (own && own->hand.suit(1) == 0)
      emit(Event{.kind = Event::Kind::sealed, .who = action.partner, .card = own->hand.nth(0)});
  }
};

// A theft is announced twice when the victim's best card goes.
template <>
struct ToyOf<Leak::event_count> : Toy {
  template <class Emit>
  static void fall(const Table& table, const State& state, const Outcome& outcome, Emit&& emit) {
    if (outcome.from != Seat::nobody) {
      const Cards& hand = source(state);
      if (hand.nth(hand.size() - 1) == outcome.card)
        emit(Event{Event::Kind::began, outcome.to, outcome.from, kNoCard, Pending::steal});
    }
    Toy::fall(table, state, outcome, emit);
  }
};

// The lower of two swapped cards is handed over first.
template <>
struct ToyOf<Leak::order> : Toy {
  template <class Emit>
  static void settle(const Table& table, const State& state, Emit&& emit) {
    if (state.pub.pending != Pending::swap) return Toy::settle(table, state, emit);
    Seat a = state.pub.turn;
    Seat b = state.pub.partner;
    auto sealed = [&](Seat seat) {
      return state.own[static_cast<std::size_t>(index_of(seat))].sealed;
    };
    if (sealed(b).rank < sealed(a).rank) std::swap(a, b);
    const Event first{Event::Kind::passed, a, b, sealed(a)};
    const Event second{Event::Kind::passed, b, a, sealed(b)};
    emit(first);
    emit(second);
    emit(Event{});
  }
};

// Keeps a cache of what nobody may see in every State; its views carry it along.
struct CachingToy : Toy {
  template <class Target>
  static void evolve(const Table& table, Target& target, const Event& event) {
    Toy::evolve(table, target, event);
    if constexpr (std::is_same_v<Target, State>) {
      for (std::size_t s = 0; s < kSeats; ++s) target.pub.cache[s] = target.own[s].hand;
    }
  }
};

// A seat's digest takes in the hands of all: equal positions can be told apart by it.
template <>
struct ToyOf<Leak::digest> : CachingToy {
  static std::uint64_t digest(const Table&, const State& state) { return digest_of_fields(state); }
  static std::uint64_t digest(const Table&, const View& view) {
    return chain(digest_of_fields(view), digest_of_fields(view.pub.cache));
  }
};

// What is drawn at random for a bot to think about is what is really there.
template <>
struct ToyOf<Leak::world> : CachingToy {
  static State world(const Table& table, const View& view, Rng& rng) {
    State state = Toy::world(table, view, rng);
    Cards all = view.pub.shown;
    for (std::size_t s = 0; s < kSeats; ++s) {
      const Cards& hand = view.pub.cache[s];
      if (hand.size() != view.pub.hand[s]) return state;
      all = all | hand;
    }
    for (std::size_t s = 0; s < kSeats; ++s) {
      state.own[s].hand = view.pub.cache[s];
      if (state.own[s].sealed != kNoCard && !holds(state.own[s].hand, state.own[s].sealed))
        state.own[s].sealed = state.own[s].hand.nth(0);
    }
    state.dark.pile = table.deck - all;
    return state;
  }
};

// While the game runs, its log shows what lies face down.
template <>
struct ToyOf<Leak::log> : Toy {
  using Toy::redact;
  static Action redact(const Action& action, Seat, Seat) { return action; }
};

template <>
struct ToyOf<Leak::told> : ToyOf<Leak::event> {
  using ToyOf<Leak::event>::redact;
  static Outcome redact(const Outcome& outcome, Seat to) {
    return outcome.from != Seat::nobody ? outcome : Toy::redact(outcome, to);
  }
};

static_assert(Game<ToyOf<Leak::none>> && Game<ToyOf<Leak::refusal>> && Game<ToyOf<Leak::told>>);

}  // namespace warren::toy
