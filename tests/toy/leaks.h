// The toy game with one secret betrayed, each time in another way: what the laws have to find.
//
// Which leak is planted is chosen at run time, so that the suite is compiled once for all of them.
#pragma once

#include <utility>

#include "tests/toy/toy.h"

namespace warren::toy {

enum class Leak {
  none,
  event,        // whoever looks on sees which card was stolen
  view,         // a victim whose stolen card was high gets its dodge back, for all to see
  refusal,      // "it must beat 3", and beside it the number of players who could
  offers,       // stealing is not listed where it would bring nothing of the second suit
  question,     // who holds nothing of the second suit is not asked what to swap
  event_count,  // a theft is announced twice when the victim's best card goes
  order,        // the lower of two swapped cards is handed over first
  digest,       // a seat's digest takes in the hands of all
  world,        // what is drawn for a bot to think about is what is really there
  log,          // while the game runs, its log shows what lies face down
  told,         // beyond the ten: event and log agree with each other, and both tell too much
};

// What rules must never get: a Sight through which one seat can look at everything.
struct PeekingSight : Toy::Sight {
  const Toy::State* all = nullptr;  // null on a seat's own device

  const Own* peek(Seat other) const {
    if (!all || index_of(other) >= kSeats) return nullptr;
    return &all->own[static_cast<std::size_t>(index_of(other))];
  }
};

struct LeakyToy : Toy {
  static inline Leak leak = Leak::none;

  using Sight = PeekingSight;
  static Sight sight(const State& state, Seat seat) { return {Toy::sight(state, seat), &state}; }
  static Sight sight(const View& view) { return {Toy::sight(view), nullptr}; }

  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    Refusal refusal = Toy::refusal(setup, sight, action);
    if (leak != Leak::refusal || refusal.code != static_cast<std::uint8_t>(Why::too_low))
      return refusal;
    for (const Seat seat : SeatSet::first(setup.seats)) {
      const Own* own = sight.peek(seat);
      if (own && own->hand.suit(action.card.suit) >> refusal.facts[0] != 0) ++refusal.facts[1];
    }
    return refusal;
  }

  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    if (leak != Leak::offers) return Toy::offers(setup, sight, out);
    Offers<Action> all;
    Toy::offers(setup, sight, all);
    for (const Action& action : all) {
      const Own* own = action.kind == Do::steal ? sight.peek(action.partner) : nullptr;
      if (!own || own->hand.suit(1) != 0) out.add(action);
    }
  }

  template <class Emit>
  static void act(const Setup& setup, const Sight& sight, const Action& action, Emit&& emit) {
    Toy::act(setup, sight, action, emit);
    if (leak != Leak::question || action.kind != Do::swap) return;
    const Own* own = sight.peek(action.partner);
    if (own && own->hand.suit(1) == 0)
      emit(Event{.kind = Event::Kind::sealed, .who = action.partner, .card = own->hand.nth(0)});
  }

  template <class Emit>
  static void fall(const Setup& setup, const State& state, const Outcome& outcome, Emit&& emit) {
    if (leak == Leak::event_count && outcome.from != Seat::nobody) {
      const Cards& hand = source(state);
      if (hand.nth(hand.size() - 1) == outcome.card)
        emit(Event{Event::Kind::began, outcome.to, outcome.from, kNoCard, Pending::steal});
    }
    Toy::fall(setup, state, outcome, emit);
  }

  template <class Emit>
  static void settle(const Setup& setup, const State& state, Emit&& emit) {
    if (leak != Leak::order || state.pub.pending != Pending::swap)
      return Toy::settle(setup, state, emit);
    const auto sealed = sealed_cards(state);
    Seat a = state.pub.turn;
    Seat b = state.pub.partner;
    const auto card = [&](Seat seat) { return sealed[static_cast<std::size_t>(index_of(seat))]; };
    if (card(b).rank < card(a).rank) std::swap(a, b);
    emit(Event{Event::Kind::passed, a, b, card(a)});
    emit(Event{Event::Kind::passed, b, a, card(b)});
    emit(Event{});
  }

  template <class Target>
  static void evolve(const Setup& setup, Target& target, const Event& event) {
    Toy::evolve(setup, target, event);
    if (leak == Leak::view && event.kind == Event::Kind::stole && event.card != kNoCard &&
        event.card.rank > 2)
      target.pub.dodges[static_cast<std::size_t>(index_of(event.partner))] = 1;
    if constexpr (std::is_same_v<Target, State>) {
      if (leak == Leak::digest || leak == Leak::world) fill_cache(target);
    }
  }
  // Views carry the cache along as long as they are not written down.
  static void fill_cache(State& state) {
    for (std::size_t s = 0; s < kSeats; ++s) state.pub.cache[s] = state.own[s].hand;
  }

  static Event redact(const Event& event, Seat to) {
    const bool shown = leak == Leak::event || leak == Leak::told;
    return shown && event.kind == Event::Kind::stole ? event : Toy::redact(event, to);
  }
  static Action redact(const Action& action, Seat by, Seat to) {
    return leak == Leak::log ? action : Toy::redact(action, by, to);
  }
  static Outcome redact(const Outcome& outcome, Seat to) {
    const bool shown = leak == Leak::told && outcome.from != Seat::nobody;
    return shown ? outcome : Toy::redact(outcome, to);
  }

  static std::uint64_t digest(const Setup& setup, const State& s) { return Toy::digest(setup, s); }
  static std::uint64_t digest(const Setup& setup, const View& view) {
    const std::uint64_t honest = Toy::digest(setup, view);
    return leak == Leak::digest ? chain(honest, digest_of_fields(view.pub.cache)) : honest;
  }

  static State world(const Setup& setup, const View& view, Rng& rng) {
    State state = Toy::world(setup, view, rng);
    Cards all = view.pub.shown;
    for (std::size_t s = 0; s < kSeats; ++s) {
      if (leak != Leak::world || view.pub.cache[s].size() != view.pub.hand[s]) return state;
      all = all | view.pub.cache[s];
    }
    for (std::size_t s = 0; s < kSeats; ++s) {
      Own& own = state.own[s];
      own.hand = view.pub.cache[s];
      if (own.sealed != kNoCard && !holds(own.hand, own.sealed)) own.sealed = own.hand.nth(0);
    }
    state.dark.pile = setup.deck - all;
    return state;
  }
};

static_assert(Game<LeakyToy>);

}  // namespace warren::toy
