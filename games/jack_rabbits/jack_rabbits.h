// Jack Rabbits as a game of the contract (core/game.h): the contents page of this folder.
//
// What is only declared here is compiled once, in jack_rabbits.cc, with events told to an
// EventSink. To have it inlined, as playouts need it, include fast.h.
#pragma once

#include <string>
#include <string_view>

#include "core/event_sink.h"
#include "core/game.h"
#include "core/inline.h"
#include "games/jack_rabbits/referee/broken.h"
#include "games/jack_rabbits/referee/chance.h"
#include "games/jack_rabbits/referee/every_action.h"
#include "games/jack_rabbits/referee/offers.h"
#include "games/jack_rabbits/referee/start.h"
#include "games/jack_rabbits/secrets/redact.h"
#include "games/jack_rabbits/secrets/world.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/event.h"
#include "games/jack_rabbits/state/outcome.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/state/state.h"
#include "games/jack_rabbits/suits/powers.h"
#include "games/jack_rabbits/writing/notation.h"

namespace warren::jack_rabbits {

// `W` is how many suits its card sets have room for: 4, or 12 with expansions.
template <int W>
struct JackRabbitsOf {
  using Setup = jack_rabbits::Setup<W>;
  using Public = jack_rabbits::Public<W>;
  using Own = jack_rabbits::Own<W>;
  using Dark = jack_rabbits::Dark<W>;
  using State = jack_rabbits::State<W>;
  using View = jack_rabbits::View<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Action = jack_rabbits::Action<W>;
  using Outcome = jack_rabbits::Outcome;
  using Event = jack_rabbits::Event<W>;

  static constexpr int kWidth = W;
  static constexpr std::string_view kId = "jack-rabbits";
  static constexpr Text kTitle{"Jack Rabbits", "Jack Rabbits"};
  static constexpr int kNewestRules = jack_rabbits::kNewestRules;

  static const OptionMenu& option_menu() { return jack_rabbits::option_menu(); }
  static void resolve(OptionSet& options, Rng& rng) { jack_rabbits::resolve(options, rng); }
  static Opened<Setup> open(const OptionSet& options, int rules) {
    return jack_rabbits::open<W>(options, rules, kPowers<W>);
  }
  // Whether the suits that these options put into play have room in this width.
  static bool has_room(const OptionSet& options) { return jack_rabbits::has_room(W, options); }
  static State initial(const Setup& setup) { return jack_rabbits::initial(setup); }
  static Sight sight(const State& state, Seat seat) {
    return {seat, state.pub, state.own[static_cast<std::size_t>(warren::index_of(seat))]};
  }
  static Sight sight(const View& view) { return {view.seat, view.pub, view.own}; }

  static Asked asked(const Setup& setup, const Public& pub);
  static bool midway(const Setup& setup, const Public& pub, Seat seat);
  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    return jack_rabbits::refusal(setup, sight, action);
  }
  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    jack_rabbits::offers(setup, sight, out);
  }
  static bool listed(const Setup& setup, const Sight& sight, const Action& action) {
    return jack_rabbits::listed(setup, sight, action);
  }
  static void routes(const Setup& setup, const Sight& sight, const RouteSink<Action>& see);
  template <class Emit>
  static void act(const Setup& setup, const Sight& sight, const Action& action, Emit&& emit);

  static std::uint32_t chances(const Setup& setup, const State& state) {
    return jack_rabbits::chances(setup, state);
  }
  static Outcome outcome(const Setup& setup, const State& state, std::uint32_t index) {
    return jack_rabbits::outcome(setup, state, index);
  }
  static bool possible(const Setup& setup, const State& state, const Outcome& outcome) {
    return jack_rabbits::possible(setup, state, outcome);
  }
  template <class Emit>
  static void fall(const Setup& setup, const State& state, const Outcome& outcome, Emit&& emit);
  template <class Emit>
  static void settle(const Setup& setup, const State& state, Emit&& emit);

  template <class Target>  // a State or a View
  static void evolve(const Setup& setup, Target& target, const Event& event);
  // The same, inlined: for core/fast_step.h.
  template <class Target>
  WARREN_INLINE static inline void evolve_inlined(const Setup& setup, Target& target,
                                                  const Event& event);
  static Event redact(const Event& event, Seat to) { return jack_rabbits::redact(event, to); }
  static Action redact(const Action& action, Seat by, Seat to) {
    return jack_rabbits::redact(action, by, to);
  }
  static Outcome redact(const Outcome& outcome, Seat to) {
    return jack_rabbits::redact(outcome, to);
  }
  static bool reveals(const Event& event) { return jack_rabbits::reveals(event); }
  static State world(const Setup& setup, const View& view, Rng& rng) {
    return jack_rabbits::world(setup, view, rng);
  }

  static bool has_winner(const Setup& setup) { return !setup.variant.explore; }
  static Result result(const Setup& setup, const Public& pub) {
    return jack_rabbits::result(setup, pub);
  }
  static std::string_view broken(const Setup& setup, const State& state) {
    return jack_rabbits::broken(setup, state);
  }
  static std::uint64_t digest(const Setup& setup, const State& state);
  static std::uint64_t digest(const Setup& setup, const View& view);
  static std::string_view pending(const Public& pub) {
    return pub.pending.empty() ? "over" : name_of(pub.top().kind);
  }

  static void every_action(const Setup& setup, const Sight& sight, EventSink<Action> visit) {
    jack_rabbits::every_action(setup, sight, visit);
  }

  template <class T>
  static std::string write(const Setup& setup, const T& value) {
    return jack_rabbits::write(setup, value);
  }
  template <class T>
  static Problem read(const Setup& setup, std::string_view text, T& value) {
    return jack_rabbits::read(setup, text, value);
  }
  // A position written by hand goes on by itself to its first question.
  static Problem read(const Setup& setup, std::string_view text, State& state);

  static RefusalWords words(const Refusal& refusal) { return jack_rabbits::words(refusal); }
  static std::string tell(const Setup& setup, const Refusal& refusal, Voice voice) {
    return jack_rabbits::tell(setup, refusal, voice);
  }
  static std::string tell(const Setup& setup, const Event& event, Voice voice) {
    return jack_rabbits::tell(setup, event, voice);
  }
};

// Each width is a type of its own; both play the same game, under one id, with the same digests,
// wherever the narrow one has room. Whatever shows, hosts or keeps matches uses the wide one, which
// has room for any selection of suits; playouts and searches use the narrow one where it will do
// (NarrowOf in games/game_list.h).
struct JackRabbits : JackRabbitsOf<kNarrow> {};
struct WideJackRabbits : JackRabbitsOf<kWide> {
  // Playouts of many suits are few: they go through core/step.h, so that the referee need not be
  // compiled once more.
  static constexpr bool kUnhurried = true;
};

}  // namespace warren::jack_rabbits
