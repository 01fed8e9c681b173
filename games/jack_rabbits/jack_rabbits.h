// Jack Rabbits as a game of the contract (core/game.h): a table of contents of this folder.
//
// What is only declared here is compiled once, in jack_rabbits.cc, with events told to an
// EventSink. To have it inlined, as playouts need it, include fast.h.
#pragma once

#include <string>
#include <string_view>

#include "core/event_sink.h"
#include "core/game.h"
#include "core/inline.h"
#include "games/jack_rabbits/action.h"
#include "games/jack_rabbits/broken.h"
#include "games/jack_rabbits/chance.h"
#include "games/jack_rabbits/every_action.h"
#include "games/jack_rabbits/hidden.h"
#include "games/jack_rabbits/notation.h"
#include "games/jack_rabbits/offers.h"
#include "games/jack_rabbits/refusal.h"
#include "games/jack_rabbits/start.h"
#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// `W` is how many suits its card sets have room for: 4, or 12 with expansions.
template <int W>
struct JackRabbitsOf {
  using Table = jack_rabbits::Table<W>;
  using Public = jack_rabbits::Public<W>;
  using Own = jack_rabbits::Own<W>;
  using Dark = jack_rabbits::Dark<W>;
  using State = jack_rabbits::State<W>;
  using View = jack_rabbits::View<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Action = jack_rabbits::Action<W>;
  using Outcome = jack_rabbits::Outcome;
  using Event = jack_rabbits::Event<W>;

  static constexpr std::string_view kId = "jack-rabbits";
  static constexpr Text kTitle{"Jack Rabbits", "Jack Rabbits"};
  static constexpr int kNewestRules = jack_rabbits::kNewestRules;

  static const OptionTable& option_table() { return jack_rabbits::option_table(); }
  static void resolve(OptionSet& options, Rng& rng) { jack_rabbits::resolve(options, rng); }
  static Opened<Table> open(const OptionSet& options, int rules) {
    return jack_rabbits::open<W>(options, rules);
  }
  static State initial(const Table& table) { return jack_rabbits::initial(table); }
  static Sight sight(const State& state, Seat seat) {
    return {seat, state.pub, state.own[static_cast<std::size_t>(warren::index_of(seat))]};
  }
  static Sight sight(const View& view) { return {view.seat, view.pub, view.own}; }

  static Asked asked(const Table& table, const Public& pub);
  static Refusal refusal(const Table& table, const Sight& sight, const Action& action) {
    return jack_rabbits::refusal(table, sight, action);
  }
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    jack_rabbits::offers(table, sight, out);
  }
  static bool listed(const Table& table, const Sight& sight, const Action& action) {
    return jack_rabbits::listed(table, sight, action);
  }
  static void routes(const Table& table, const Sight& sight, const RouteSink<Action>& see);
  template <class Emit>
  static void act(const Table& table, const Sight& sight, const Action& action, Emit&& emit);

  static std::uint32_t chances(const Table& table, const State& state) {
    return jack_rabbits::chances(table, state);
  }
  static Outcome outcome(const Table& table, const State& state, std::uint32_t index) {
    return jack_rabbits::outcome(table, state, index);
  }
  static bool possible(const Table& table, const State& state, const Outcome& outcome) {
    return jack_rabbits::possible(table, state, outcome);
  }
  template <class Emit>
  static void fall(const Table& table, const State& state, const Outcome& outcome, Emit&& emit);
  template <class Emit>
  static void settle(const Table& table, const State& state, Emit&& emit);

  template <class Target>  // a State or a View
  static void evolve(const Table& table, Target& target, const Event& event);
  // The same, inlined: for core/fast_step.h.
  template <class Target>
  WARREN_INLINE static inline void evolve_inlined(const Table& table, Target& target,
                                                  const Event& event);
  static Event redact(const Event& event, Seat to) { return jack_rabbits::redact(event, to); }
  static Action redact(const Action& action, Seat by, Seat to) {
    return jack_rabbits::redact(action, by, to);
  }
  static Outcome redact(const Outcome& outcome, Seat to) {
    return jack_rabbits::redact(outcome, to);
  }
  static bool reveals(const Event& event) { return jack_rabbits::reveals(event); }
  static State world(const Table& table, const View& view, Rng& rng) {
    return jack_rabbits::world(table, view, rng);
  }

  static bool has_winner(const Table& table) { return !table.variant.explore; }
  static Result result(const Table& table, const Public& pub) {
    return jack_rabbits::result(table, pub);
  }
  static std::string_view broken(const Table& table, const State& state) {
    return jack_rabbits::broken(table, state);
  }
  static std::uint64_t digest(const Table&, const State& state) { return digest_of_fields(state); }
  static std::uint64_t digest(const Table&, const View& view) { return digest_of_fields(view); }
  static std::string_view pending(const Public& pub) {
    return pub.pending.empty() ? "over" : name_of(pub.top().kind);
  }

  static void every_action(const Table& table, const Sight& sight, EventSink<Action> visit) {
    jack_rabbits::every_action(table, sight, visit);
  }

  template <class T>
  static std::string write(const Table& table, const T& value) {
    return jack_rabbits::write(table, value);
  }
  template <class T>
  static Problem read(const Table& table, std::string_view text, T& value) {
    return jack_rabbits::read(table, text, value);
  }
  // A position written by hand goes on by itself to its first question.
  static Problem read(const Table& table, std::string_view text, State& state);

  static RefusalWords words(const Refusal& refusal) { return jack_rabbits::words(refusal); }
  static std::string tell(const Table& table, const Refusal& refusal, Voice voice) {
    return jack_rabbits::tell(table, refusal, voice);
  }
  static std::string tell(const Table& table, const Event& event, Voice voice) {
    return jack_rabbits::tell(table, event, voice);
  }
};

struct JackRabbits : JackRabbitsOf<4> {};

}  // namespace warren::jack_rabbits
