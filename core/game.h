// The contract of a game. Everything that plays, referees, searches, draws or checks a game is
// written against it; a game is a struct of types and static functions that satisfies `Game`.
//
//   Setup    immutable, shared, beside every state: options, rules version, data made from them
//   State    = Public (all see) + Own[seat] (what that seat alone knows) + Dark (nobody sees)
//   View     = Public + one Own + its seat; a spectator's Own is empty
//   Sight    = references into a State or a View: what one seat sees. Legality reads nothing else
//   Action   what a seat does;  Outcome  what chance does;  Event  what then happened
//
// Life of a step: a seat's Action passes `refusal`, `act` turns it into Events, `evolve` applies
// each. Chance is an actor: `outcome(k)`, k below `chances`, are its equally likely cases and
// `fall` turns one into Events. `settle` does the same for what needs several secrets at once.
//
// `emit` applies what it is given at once: a Sight that refers to the same State or View moves on
// with each emitted event. In playouts it is inlined into `evolve`, so events cost nothing there
// (core/fast_step.h); everywhere else it is an EventSink, and compiled once (core/step.h).
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fields.h"
#include "core/offers.h"
#include "core/options.h"
#include "core/problem.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/voice.h"
#include "core/words.h"

namespace warren {

template <class Public, class Own, class Dark, int Seats>
struct StateOf {
  Public pub{};
  std::array<Own, Seats> own{};
  Dark dark{};

  Own* own_of(Seat seat) { return &own[static_cast<std::size_t>(index_of(seat))]; }
  Dark* dark_of() { return &dark; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.pub);
    visit(self.own);
    visit(self.dark);
  }
  friend bool operator==(const StateOf&, const StateOf&) = default;
};

template <class Public, class Own, class Dark>
struct ViewOf {
  Seat seat = Seat::nobody;
  Public pub{};
  Own own{};

  // `evolve` asks these of a State and a View alike; a View has only its own seat's secrets.
  Own* own_of(Seat who) { return who == seat && seat != Seat::nobody ? &own : nullptr; }
  Dark* dark_of() { return nullptr; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.seat);
    visit(self.pub);
    visit(self.own);
  }
  friend bool operator==(const ViewOf&, const ViewOf&) = default;
};

template <class Public, class Own>
struct SightOf {
  Seat seat;
  const Public& pub;
  const Own& own;
};

// For the parts a game has not got.
struct Nothing {
  template <class Self, class Visit>
  static constexpr void fields(Self&, Visit&&) {}
  friend constexpr bool operator==(Nothing, Nothing) = default;
};

// Who decides now. It follows from Public alone, so being asked betrays nothing.
struct Asked {
  SeatSet must;         // all of these have to act, in any order
  SeatSet may;          // these may interrupt
  bool chance = false;  // an outcome has to fall
  bool settle = false;  // sealed things have to be opened

  constexpr bool nobody() const { return must.empty() && may.empty() && !chance && !settle; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.must);
    visit(self.may);
    visit(self.chance);
    visit(self.settle);
  }
  friend constexpr bool operator==(const Asked&, const Asked&) = default;
};

// Why an action is not possible. Code 0 is "it is possible". Facts are public or the seat's own.
struct Refusal {
  std::uint8_t code = 0;
  std::array<std::int16_t, 3> facts{};

  explicit constexpr operator bool() const { return code != 0; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.code);
    visit(self.facts);
  }
  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

// How a refusal reads: a stable id, the heading of the section of the rules page it comes
// from, and a sentence.
struct RefusalWords {
  std::string_view id;
  Text section;
  Text text;
};

template <class Setup>
struct Opened {
  std::unique_ptr<const Setup> setup;  // null if there is a problem
  Problem problem;
};

// A game that leaves some of its set-up to chance, a random board for instance, also has
//
//   static void resolve(OptionSet& options, Rng& rng);
//
// which draws it and writes what came out into the options. It runs before `open`, wherever a game
// begins from somebody's wishes; `open` refuses what is still undecided. So a setup, and with it
// the log, holds what was drawn and never how to draw it (docs/decisions/set-up-left-to-chance.md).
template <class G>
void resolve_setup(OptionSet& options, Rng& rng) {
  if constexpr (requires { G::resolve(options, rng); }) G::resolve(options, rng);
}
// The generator for it, apart from those that the games of this seed play with.
constexpr Rng setup_rng(std::uint64_t seed) { return Rng(seed, ~std::uint64_t{0}); }

// A game that can end without anybody winning says under which setups:
//
//   static bool has_winner(const Setup& setup);
template <class G>
bool has_winner(const typename G::Setup& setup) {
  if constexpr (requires { G::has_winner(setup); }) return G::has_winner(setup);
  return true;
}

template <class G>
typename G::View view_of(const typename G::State& state, Seat seat) {
  typename G::View view;
  view.seat = seat;
  view.pub = state.pub;
  if (seat != Seat::nobody) view.own = state.own[static_cast<std::size_t>(index_of(seat))];
  return view;
}

// What a seat sees before anything was done. Nothing is secret yet: the setup says it all.
template <class G>
typename G::View initial_view(const typename G::Setup& setup, Seat seat) {
  return view_of<G>(G::initial(setup), seat);
}

// A game may say that a seat is in the middle of a choice that takes several actions: a journey, a
// purchase and its payment. Whoever shares a device with others then goes on with it before the
// next is asked, and a page puts the choice together on the seat's view before it sends any of it.
//
//   static bool midway(const Setup& setup, const Public& pub, Seat seat);
template <class G>
bool is_midway(const typename G::Setup& setup, const typename G::Public& pub, Seat seat) {
  if constexpr (requires { G::midway(setup, pub, seat); }) return G::midway(setup, pub, seat);
  return false;
}

// A game in which several actions make up a journey may say where one can go now:
//
//   static void routes(const Setup& setup, const Sight& sight, RouteSink<Action> see);
//
// `see` is told each place, as the game writes it, with the actions that lead there.
template <class Action>
using RouteSink = std::function<void(std::string to, std::span<const Action> actions)>;

struct IgnoreEvents {
  template <class Event>
  void operator()(const Event&) const {}
};

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    std::is_trivially_copyable_v<typename G::View> &&
    std::is_trivially_copyable_v<typename G::Action> &&
    std::is_trivially_copyable_v<typename G::Event> &&
    std::equality_comparable<typename G::State> && std::equality_comparable<typename G::Action> &&
    std::equality_comparable<typename G::Outcome> && std::equality_comparable<typename G::Event> &&
    requires(const typename G::Setup& setup, const typename G::State& state,
             typename G::State& target, const typename G::View& view, typename G::View& target_view,
             const typename G::Sight& sight, const typename G::Public& pub,
             const typename G::Action& action, const typename G::Outcome& outcome,
             const typename G::Event& event, typename G::Action& action_out,
             typename G::Outcome& outcome_out, typename G::Event& event_out,
             Offers<typename G::Action>& offers, const OptionSet& options, Seat seat, Rng& rng,
             std::string_view text, void (*see_action)(const typename G::Action&)) {
  // What it is called, who can play it, which rules versions it knows (1 to kNewestRules).
  { G::kId } -> std::convertible_to<std::string_view>;
  { G::kTitle } -> std::convertible_to<Text>;
  { G::kNewestRules } -> std::convertible_to<int>;
  { G::option_menu() } -> std::same_as<const OptionMenu&>;

  // The only place that allocates or refuses options. The setup knows its options and seats.
  { G::open(options, int{}) } -> std::same_as<Opened<typename G::Setup>>;
  { setup.options } -> std::convertible_to<OptionSet>;
  { setup.rules } -> std::convertible_to<int>;
  { setup.seats } -> std::convertible_to<int>;

  { G::initial(setup) } -> std::same_as<typename G::State>;
  { G::sight(state, seat) } -> std::same_as<typename G::Sight>;
  { G::sight(view) } -> std::same_as<typename G::Sight>;

  { G::asked(setup, pub) } -> std::same_as<Asked>;
  { G::refusal(setup, sight, action) } -> std::same_as<Refusal>;
  G::offers(setup, sight, offers);
  G::act(setup, sight, action, IgnoreEvents{});

  // Chance: `chances` equally likely cases, each case an outcome. `possible` says whether an
  // outcome is one of them.
  { G::chances(setup, state) } -> std::same_as<std::uint32_t>;
  { G::outcome(setup, state, std::uint32_t{}) } -> std::same_as<typename G::Outcome>;
  { G::possible(setup, state, outcome) } -> std::same_as<bool>;
  G::fall(setup, state, outcome, IgnoreEvents{});
  G::settle(setup, state, IgnoreEvents{});

  // The only writer, and the only places that hide anything.
  G::evolve(setup, target, event);
  G::evolve(setup, target_view, event);
  { G::redact(event, seat) } -> std::same_as<typename G::Event>;
  { G::redact(action, seat, seat) } -> std::same_as<typename G::Action>;  // by, to
  { G::redact(outcome, seat) } -> std::same_as<typename G::Outcome>;
  // Whether an event told somebody something new: a barrier for undo.
  { G::reveals(event) } -> std::same_as<bool>;

  // A full state that agrees with a view, drawn at random.
  { G::world(setup, view, rng) } -> std::same_as<typename G::State>;

  { G::result(setup, pub) } -> std::same_as<Result>;
  { G::broken(setup, state) } -> std::same_as<std::string_view>;  // empty if all is well
  { G::digest(setup, state) } -> std::same_as<std::uint64_t>;
  { G::digest(setup, view) } -> std::same_as<std::uint64_t>;

  // Every action that could be meant, possible or not: for the proofs. Where lists hold only the
  // short forms of what is possible, `listed(setup, sight, action)` tells which these are.
  G::every_action(setup, sight, see_action);

  // Notation, both ways. `read_…` say what is wrong.
  { G::write(setup, action) } -> std::same_as<std::string>;
  { G::write(setup, outcome) } -> std::same_as<std::string>;
  { G::write(setup, event) } -> std::same_as<std::string>;
  { G::write(setup, state) } -> std::same_as<std::string>;
  { G::write(setup, view) } -> std::same_as<std::string>;
  { G::read(setup, text, action_out) } -> std::same_as<Problem>;
  { G::read(setup, text, outcome_out) } -> std::same_as<Problem>;
  { G::read(setup, text, event_out) } -> std::same_as<Problem>;
  { G::read(setup, text, target) } -> std::same_as<Problem>;
  { G::read(setup, text, target_view) } -> std::same_as<Problem>;

  // Sentences for people.
  { G::words(Refusal{}) } -> std::same_as<RefusalWords>;
  { G::tell(setup, Refusal{}, Voice(Lang::en)) } -> std::same_as<std::string>;
  { G::tell(setup, event, Voice(Lang::en)) } -> std::same_as<std::string>;
};

}  // namespace warren
