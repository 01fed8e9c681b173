// A tiny game full of secrets, for the laws to be tried on. Two to four seats hold cards of two
// suits. In its turn a seat
//   draws    a card from the pile, a set from which chance picks;
//   steals   a card of another seat, picked by chance: thief and victim see it and remember. The
//            victim may dodge before the card is picked;
//   swaps    with another seat: both seal a card in secret, then hand them over;
//   feasts   : everyone with cards seals one, all are opened together, the highest earns a point;
//   plays    a card face up that beats what lies there of its suit, for a point.
// After a number of turns the most points win; equals share the win.
#pragma once

#include "tests/toy/types.h"

namespace warren::toy {

enum class Why : std::uint8_t {
  none,
  not_asked,
  not_now,
  not_yours,  // you do not hold this card
  too_low,
  pile_empty,
  no_partner,
  no_cards,  // the other seat has none
  no_steals,
};

struct Toy {
  using Setup = toy::Setup;
  using Public = toy::Public;
  using Own = toy::Own;
  using Dark = toy::Dark;
  using State = StateOf<Public, Own, Dark, kSeats>;
  using View = ViewOf<Public, Own, Dark>;
  using Sight = SightOf<Public, Own>;
  using Action = toy::Action;
  using Outcome = toy::Outcome;
  using Event = toy::Event;
  using Do = Action::Kind;

  static constexpr std::string_view kId = "toy";
  static constexpr Text kTitle{"Toy", "Juguete"};
  static constexpr int kNewestRules = 1;
  static constexpr bool kAlwaysEnds = true;

  static const OptionMenu& option_menu();
  static Opened<Setup> open(const OptionSet& options, int rules);

  static State initial(const Setup& setup) {
    State state;
    state.dark.pile = setup.deck;
    state.pub.pile = static_cast<std::uint8_t>(setup.deck.size());
    for (int s = 0; s < setup.seats; ++s) state.pub.dodges[static_cast<std::size_t>(s)] = 1;
    return state;
  }

  static Sight sight(const State& state, Seat seat) {
    return {seat, state.pub, state.own[static_cast<std::size_t>(index_of(seat))]};
  }
  static Sight sight(const View& view) { return {view.seat, view.pub, view.own}; }

  static std::string_view pending(const Public& pub) {
    static constexpr std::string_view names[] = {"deal", "turn",  "draw", "steal",
                                                 "swap", "feast", "over"};
    return names[static_cast<std::size_t>(pub.pending)];
  }

  // Those who seal a card now, or have.
  static SeatSet sealers(const Setup& setup, const Public& pub) {
    if (pub.pending == Pending::swap) return SeatSet::of(pub.turn).with(pub.partner);
    SeatSet all;
    if (pub.pending == Pending::feast) {
      for (const Seat seat : SeatSet::first(setup.seats)) {
        if (pub.hand_of(seat) > 0) all = all.with(seat);
      }
    }
    return all;
  }

  static Asked asked(const Setup& setup, const Public& pub) {
    Asked asked;
    switch (pub.pending) {
      case Pending::deal:
      case Pending::draw:
        asked.chance = true;
        break;
      case Pending::turn:
        asked.must = SeatSet::of(pub.turn);
        break;
      case Pending::steal:
        asked.chance = true;
        if (setup.dodges && pub.dodges_of(pub.partner) > 0) asked.may = SeatSet::of(pub.partner);
        break;
      case Pending::swap:
      case Pending::feast:
        for (const Seat seat : sealers(setup, pub)) {
          if (!pub.sealed.has(seat)) asked.must = asked.must.with(seat);
        }
        asked.settle = asked.must.empty();
        break;
      case Pending::over:
        break;
    }
    return asked;
  }

  static Refusal no(Why why, int fact = 0) {
    return {static_cast<std::uint8_t>(why), {static_cast<std::int16_t>(fact), 0, 0}};
  }

  // The highest rank shown of a suit, counted from 1; 0 if none is.
  static int to_beat(const Public& pub, Card card) {
    return std::bit_width(unsigned{pub.shown.suit(card.suit)});
  }

  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    const Public& pub = sight.pub;
    const Asked who = asked(setup, pub);
    if (!(who.must | who.may).has(sight.seat)) return no(Why::not_asked);
    const bool sealing = pub.pending == Pending::swap || pub.pending == Pending::feast;
    if (sealing != (action.kind == Do::seal)) return no(Why::not_now);
    if ((pub.pending == Pending::steal) != (action.kind == Do::dodge)) return no(Why::not_now);
    switch (action.kind) {
      case Do::draw:
        return pub.pile == 0 ? no(Why::pile_empty) : Refusal{};
      case Do::steal:
        if (!setup.steals) return no(Why::no_steals);
        [[fallthrough]];
      case Do::swap:
        if (index_of(action.partner) >= setup.seats || action.partner == sight.seat)
          return no(Why::no_partner);
        if (pub.hand_of(action.partner) == 0) return no(Why::no_cards, index_of(action.partner));
        if (action.kind == Do::swap && sight.own.hand.empty())
          return no(Why::no_cards, index_of(sight.seat));
        return {};
      case Do::play:
        if (!holds(sight.own.hand, action.card)) return no(Why::not_yours);
        if (action.card.rank + 1 <= to_beat(pub, action.card))
          return no(Why::too_low, to_beat(pub, action.card));
        return {};
      case Do::seal:
        return holds(sight.own.hand, action.card) ? Refusal{} : no(Why::not_yours);
      case Do::feast:
      case Do::dodge:
        return {};
    }
    return no(Why::not_now);
  }

  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    const auto offer = [&](const Action& action) {
      if (!refusal(setup, sight, action)) out.add(action);
    };
    for (const Do kind : {Do::draw, Do::feast, Do::dodge}) offer({.kind = kind});
    for (const Seat seat : SeatSet::first(setup.seats)) {
      offer({.kind = Do::steal, .partner = seat});
      offer({.kind = Do::swap, .partner = seat});
    }
    sight.own.hand.for_each([&](Card card) {
      offer({.kind = Do::play, .card = card});
      offer({.kind = Do::seal, .card = card});
    });
  }

  template <class See>
  static void every_action(const Setup& setup, const Sight&, See&& see) {
    for (const Do kind : {Do::draw, Do::feast, Do::dodge}) see(Action{.kind = kind});
    for (const Seat seat : SeatSet::first(kSeats)) {
      see(Action{.kind = Do::steal, .partner = seat});
      see(Action{.kind = Do::swap, .partner = seat});
    }
    setup.deck.for_each([&](Card card) {
      see(Action{.kind = Do::play, .card = card});
      see(Action{.kind = Do::seal, .card = card});
    });
  }

  template <class Emit>
  static void act(const Setup&, const Sight& sight, const Action& action, Emit&& emit) {
    const Seat who = sight.seat;
    switch (action.kind) {
      case Do::draw:
        return emit(Event{Event::Kind::began, who, Seat::nobody, kNoCard, Pending::draw});
      case Do::steal:
        return emit(Event{Event::Kind::began, who, action.partner, kNoCard, Pending::steal});
      case Do::swap:
        return emit(Event{Event::Kind::began, who, action.partner, kNoCard, Pending::swap});
      case Do::feast:
        return emit(Event{Event::Kind::began, who, Seat::nobody, kNoCard, Pending::feast});
      case Do::play:
        emit(Event{.kind = Event::Kind::played, .who = who, .card = action.card});
        return emit(Event{});
      case Do::seal:
        return emit(Event{.kind = Event::Kind::sealed, .who = who, .card = action.card});
      case Do::dodge:
        emit(Event{.kind = Event::Kind::dodged, .who = who});
        return emit(Event{});
    }
  }

  // What chance picks from.
  static const Cards& source(const State& state) {
    return state.pub.pending == Pending::steal
               ? state.own[static_cast<std::size_t>(index_of(state.pub.partner))].hand
               : state.dark.pile;
  }
  static std::uint32_t chances(const Setup&, const State& state) {
    return static_cast<std::uint32_t>(source(state).size());
  }
  static Outcome outcome(const Setup&, const State& state, std::uint32_t k) {
    return {state.pub.turn, state.pub.partner, source(state).nth(static_cast<int>(k))};
  }
  static bool possible(const Setup&, const State& state, const Outcome& outcome) {
    return outcome.to == state.pub.turn && outcome.from == state.pub.partner &&
           holds(source(state), outcome.card);
  }
  template <class Emit>
  static void fall(const Setup&, const State& state, const Outcome& outcome, Emit&& emit) {
    const bool dealing = state.pub.pending == Pending::deal;
    const bool stolen = outcome.from != Seat::nobody;
    emit(Event{.kind = stolen ? Event::Kind::stole : Event::Kind::drew,
               .who = outcome.to,
               .partner = outcome.from,
               .card = outcome.card});
    if (!dealing) emit(Event{});
  }

  template <class Emit>
  static void settle(const Setup&, const State& state, Emit&& emit) {
    const auto sealed = [cards = sealed_cards(state)](Seat seat) {
      return cards[static_cast<std::size_t>(index_of(seat))];
    };
    const Seat a = state.pub.turn;
    const Seat b = state.pub.partner;
    if (state.pub.pending == Pending::swap) {
      emit(Event{Event::Kind::passed, a, b, sealed(a)});
      emit(Event{Event::Kind::passed, b, a, sealed(b)});
    } else {
      int best = -1;
      const SeatSet all = state.pub.sealed;
      for (const Seat seat : all) {
        best = std::max(best, int{sealed(seat).rank});
        emit(Event{.kind = Event::Kind::opened, .who = seat, .card = sealed(seat)});
      }
      for (const Seat seat : all) {
        if (sealed(seat).rank == best) emit(Event{.kind = Event::Kind::scored, .who = seat});
      }
    }
    emit(Event{});
  }
  static std::array<Card, kSeats> sealed_cards(const State& state) {
    std::array<Card, kSeats> cards;
    for (std::size_t s = 0; s < kSeats; ++s) cards[s] = state.own[s].sealed;
    return cards;
  }

  // In evolve.h, hidden.h and notation.h.
  template <class Target>
  static void evolve(const Setup& setup, Target& target, const Event& event);
  static Event redact(const Event& event, Seat to);
  static Action redact(const Action& action, Seat by, Seat to);
  static Outcome redact(const Outcome& outcome, Seat to);
  static bool reveals(const Event& event);
  static State world(const Setup& setup, const View& view, Rng& rng);

  static Result result(const Setup& setup, const Public& pub);
  static std::string_view broken(const Setup& setup, const State& state);
  static std::uint64_t digest(const Setup&, const State& state) { return digest_of_fields(state); }
  static std::uint64_t digest(const Setup&, const View& view) { return digest_of_fields(view); }

  static std::string write(const Setup&, const Action& action);
  static std::string write(const Setup&, const Outcome& outcome);
  static std::string write(const Setup&, const Event& event);
  static std::string write(const Setup&, const State& state);
  static std::string write(const Setup&, const View& view);
  static Problem read(const Setup&, std::string_view text, Action& action);
  static Problem read(const Setup&, std::string_view text, Outcome& outcome);
  static Problem read(const Setup&, std::string_view text, Event& event);
  static Problem read(const Setup&, std::string_view text, State& state);
  static Problem read(const Setup&, std::string_view text, View& view);

  static RefusalWords words(const Refusal& refusal);
  static std::string tell(const Setup&, const Refusal& refusal, Voice voice);
  static std::string tell(const Setup&, const Event& event, Voice voice);
};

}  // namespace warren::toy

#include "tests/toy/evolve.h"
#include "tests/toy/notation.h"
#include "tests/toy/options.h"
#include "tests/toy/redact.h"
#include "tests/toy/world.h"

namespace warren::toy {
static_assert(Game<Toy>);
}
