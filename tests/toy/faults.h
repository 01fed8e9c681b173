// The toy game with one mistake that betrays nothing, for the laws that guard something else than
// secrets. As in leaks.h, which one is planted is chosen at run time.
#pragma once

#include "tests/toy/leaks.h"

namespace warren::toy {

enum class Fault {
  none,
  invariant,        // a card that was drawn stays in the pile
  endless,          // the game never ends
  over_too_soon,    // it is over while seats are still asked, and nobody has won
  stuck,            // whoever must act has nothing to do
  offer_too_many,   // an offer that the predicate refuses
  offer_too_few,    // one that it allows is missing
  offer_twice,      // one is there twice
  event_words,      // an event has no sentence in Spanish
  refusal_words,    // a refusal's places are not filled
  number_words,     // an event speaks of a player by number who has a name
  chance_repeats,   // a case of chance is there twice
  preview,          // the referee does more than a preview shows
  reveals_nothing,  // a card shown to all can be taken back
  bytes,            // the bytes of a state leave out the pile
  text,             // the text of an action names the wrong partner
  digest,           // the digest of a state sees points alone
  world,            // worlds forget what is sealed
  question,         // who is asked follows from a cache that no view has
  options,          // a conflict of options is let through
  room,             // a stack of decisions is too small
};

struct FaultyToy : Toy {
  static inline Fault fault = Fault::none;

  struct State : Toy::State {
    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
      visit(self.pub);
      visit(self.own);
      if (fault != Fault::bytes) visit(self.dark);
    }
  };
  static State initial(const Setup& setup) { return {Toy::initial(setup)}; }

  using Sight = PeekingSight;
  static Sight sight(const State& state, Seat seat) { return {Toy::sight(state, seat), &state}; }
  static Sight sight(const View& view) { return {Toy::sight(view), nullptr}; }

  static Opened<Setup> open(const OptionSet& options, int rules) {
    OptionSet mended = options;
    if (fault == Fault::options && mended.conflict())
      mended.set_at(options.menu().find("dodges"), 0);
    return Toy::open(mended, rules);
  }

  static Asked asked(const Setup& setup, const Public& pub) {
    Asked asked = Toy::asked(setup, pub);
    if (fault == Fault::question && pub.pending == Pending::steal && pub.cache[0].suit(1) != 0)
      asked.may = {};
    return asked;
  }
  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    return fault == Fault::stuck ? no(Why::not_now) : Toy::refusal(setup, sight, action);
  }
  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    if (fault == Fault::stuck) return;
    Offers<Action> all;
    Toy::offers(setup, sight, all);
    for (const Action& action : all) {
      if (fault != Fault::offer_too_few || action.kind != Do::dodge) out.add(action);
    }
    if (out.empty()) return;
    if (fault == Fault::offer_twice) out.add(out[0]);
    if (fault == Fault::offer_too_many) out.add({.kind = Do::steal, .partner = sight.seat});
  }

  template <class Emit>
  static void act(const Setup& setup, const Sight& sight, const Action& action, Emit&& emit) {
    if (fault == Fault::preview && sight.all && action.kind == Do::play)
      emit(Event{.kind = Event::Kind::scored, .who = sight.seat});
    Toy::act(setup, sight, action, emit);
  }
  template <class Target>
  static void evolve(const Setup& setup, Target& target, const Event& event) {
    Toy::evolve(setup, target, event);
    if (fault == Fault::room && event.kind == Event::Kind::sealed) {
      DecisionStack<Seat, 1> stack;
      for (const Seat seat : target.pub.sealed) stack.push(seat);
    }
    if (fault == Fault::endless && target.pub.pending == Pending::over)
      target.pub.pending = Pending::turn;
    if constexpr (std::is_same_v<Target, State>) {
      if (fault == Fault::question) LeakyToy::fill_cache(target);
      if (fault == Fault::invariant && event.kind == Event::Kind::drew)
        target.dark.pile.add(event.card);
    }
  }
  static Result result(const Setup& setup, const Public& pub) {
    Result result = Toy::result(setup, pub);
    if (fault == Fault::over_too_soon && pub.turns >= 3) result.over = true;
    return result;
  }

  static std::uint32_t chances(const Setup& setup, const State& state) {
    return Toy::chances(setup, state) + (fault == Fault::chance_repeats ? 1 : 0);
  }
  static Outcome outcome(const Setup& setup, const State& state, std::uint32_t k) {
    return Toy::outcome(setup, state, k % Toy::chances(setup, state));
  }

  static bool reveals(const Event& event) {
    return fault != Fault::reveals_nothing && Toy::reveals(event);
  }
  static State world(const Setup& setup, const View& view, Rng& rng) {
    State state{Toy::world(setup, view, rng)};
    for (const Seat seat : SeatSet::first(setup.seats)) {
      if (fault == Fault::world && seat != view.seat) state.own_of(seat)->sealed = kNoCard;
    }
    return state;
  }

  static std::uint64_t digest(const Setup& setup, const State& state) {
    return fault == Fault::digest ? digest_of_fields(state.pub.points) : Toy::digest(setup, state);
  }
  static std::uint64_t digest(const Setup& setup, const View& v) { return Toy::digest(setup, v); }

  using Toy::write;
  static std::string write(const Setup& setup, const Action& action) {
    Action written = action;
    if (fault == Fault::text && action.kind == Do::swap) written.partner = seat_of(0);
    return Toy::write(setup, written);
  }
  static std::string tell(const Setup& setup, const Event& event, Voice voice) {
    const bool silent = fault == Fault::event_words && voice.lang() == Lang::es;
    if (silent && event.kind == Event::Kind::dodged) return "";
    return Toy::tell(setup, event, fault == Fault::number_words ? voice.lang() : voice);
  }
  static std::string tell(const Setup& setup, const Refusal& refusal, Voice voice) {
    return fault == Fault::refusal_words ? std::string(words(refusal).text.in(voice.lang()))
                                         : Toy::tell(setup, refusal, voice);
  }
};

static_assert(Game<FaultyToy>);

}  // namespace warren::toy
