// The toy game with lists and a stack in its state that are too small, for what becomes of a match
// when one of them overflows. Where that happens is chosen at run time.
#pragma once

#include "core/overflow.h"
#include "tests/toy/toy.h"

namespace warren::toy {

enum class Brim {
  nowhere,
  act,      // playing a card pushes more decisions than the stack holds
  fall,     // drawing a card in a turn puts more into a list than it holds
  settle,   // opening what is sealed takes a decision from an empty stack
  endless,  // what is sealed stays sealed, and has to be opened for ever
  refusal,  // the predicate itself overflows
  offers,   // more is offered than a list holds
  digest,   // the state is larger than the buffer for its bytes
  initial,  // the first state overflows
  open,     // the set-up does
  view,     // what a seat sees overflows, though the match does not
};

struct Brimful : Toy {
  static inline Brim brim = Brim::nowhere;

  struct State : Toy::State {
    DecisionStack<Seat, 3> stack{};
    InlineList<std::uint8_t, 2> list{};
    std::array<std::uint8_t, 100> padding{};

    template <class Self, class Visit>
    static constexpr void fields(Self& self, Visit&& visit) {
      visit(self.pub);
      visit(self.own);
      visit(self.dark);
      visit(self.stack);
      visit(self.list);
      for (int i = 0; brim == Brim::digest && i < 50; ++i) visit(self.padding);
    }
    friend bool operator==(const State&, const State&) = default;
  };

  static void overfill(State& state) {
    for (std::uint8_t i = 0; i <= state.list.capacity(); ++i) state.list.push(i);
  }

  static Opened<Setup> open(const OptionSet& options, int rules) {
    State scratch;
    if (brim == Brim::open) overfill(scratch);
    return Toy::open(options, rules);
  }
  static State initial(const Setup& setup) {
    State state{Toy::initial(setup)};
    if (brim == Brim::initial) overfill(state);
    return state;
  }
  static State world(const Setup& setup, const View& view, Rng& rng) {
    return State{Toy::world(setup, view, rng)};
  }
  static std::uint64_t digest(const Setup&, const State& state) { return digest_of_fields(state); }
  static std::uint64_t digest(const Setup&, const View& view) { return digest_of_fields(view); }

  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    State scratch;
    if (brim == Brim::refusal) overfill(scratch);
    return Toy::refusal(setup, sight, action);
  }
  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    Toy::offers(setup, sight, out);
    while (brim == Brim::offers && !out.empty() && out.size() < kMaxOffers) out.add(out[0]);
    if (brim == Brim::offers && !out.empty()) out.add(out[0]);
  }

  template <class Target>
  static void evolve(const Setup& setup, Target& target, const Event& event) {
    if constexpr (std::is_same_v<Target, State>) {
      const bool opens = event.kind == Event::Kind::opened || event.kind == Event::Kind::passed;
      const Pending now = target.pub.pending;
      const bool in_turn = now == Pending::draw;
      const bool sealing = now == Pending::swap || now == Pending::feast;
      if (brim == Brim::endless && sealing && event.kind != Event::Kind::sealed)
        return overfill(target);
      if (brim == Brim::settle && opens) target.stack.pop();
      if (brim == Brim::fall && event.kind == Event::Kind::drew && in_turn) overfill(target);
      if (brim == Brim::act && event.kind == Event::Kind::played) {
        for (int i = 0; i <= target.stack.capacity(); ++i) target.stack.push(event.who);
      }
    }
    if constexpr (std::is_same_v<Target, View>) {
      State scratch;
      if (brim == Brim::view) overfill(scratch);
    }
    Toy::evolve(setup, target, event);
  }
};

static_assert(Game<Brimful>);

}  // namespace warren::toy
