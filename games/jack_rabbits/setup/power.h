// What a suit's power may hook into. A power is a small file that fills in those it needs; opening
// a setup flattens them by kind (Hooks), so that one that is not in play costs nothing.
#pragma once

#include "core/event_sink.h"
#include "core/game.h"
#include "core/inline_list.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/event.h"
#include "games/jack_rabbits/state/state.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

template <int W>
struct Setup;

// Where a power's events go: a reference to whatever the referee was given.
template <int W>
using EmitRef = EventSink<Event<W>>;

// A null hook is one the power does not need. `suit` is always that of the power.
template <int W>
struct Power {
  // May a rabbit enter this spot? May this seat's rabbit come to this hex, by whatever way?
  bool (*passable)(const Setup<W>&, const Public<W>&, Suit suit, Spot) = nullptr;
  bool (*landable)(const Setup<W>&, const Public<W>&, Suit suit, Seat, Place) = nullptr;
  // Added to the dice for the price of the turn; added to the cost of a royal.
  int (*price)(const Setup<W>&, const Public<W>&, Suit suit) = nullptr;
  int (*cost)(const Setup<W>&, const Public<W>&, Suit suit, Card royal) = nullptr;

  // Whether the power puts a question (a `power` frame) to the seat: on arriving at a hex, at the
  // end of its turn; and whether it may save a seat that would go off-board (a `rescue` frame).
  // They see what all see, so that being asked betrays nothing.
  bool (*arrival)(const Setup<W>&, const Public<W>&, Suit suit, Seat, Place) = nullptr;
  bool (*turn_end)(const Setup<W>&, const Public<W>&, Suit suit, Seat) = nullptr;
  bool (*saves)(const Setup<W>&, const Public<W>&, Suit suit, Seat) = nullptr;

  // Its actions (kind `power`), at any moment of a turn after the roll while the rabbit
  // is on the board, and in its own frames: the predicate, the list, and what they do.
  Refusal (*refusal)(const Setup<W>&, const Sight<W>&, Suit suit, const Action<W>&) = nullptr;
  void (*offers)(const Setup<W>&, const Sight<W>&, Suit suit, Offers<Action<W>>&) = nullptr;
  void (*act)(const Setup<W>&, const Sight<W>&, Suit suit, const Action<W>&,
              const EmitRef<W>&) = nullptr;
  // What its events (kind `power`) and its payments (Purpose::power) do to what all see.
  void (*evolve)(const Setup<W>&, Public<W>&, Suit suit, const Event<W>&) = nullptr;
  // The frame, token or memory of this power that cannot be; empty if all is well.
  std::string_view (*broken)(const Setup<W>&, const Public<W>&, Suit suit) = nullptr;
};

// The hooks of the powers in play, by kind.
template <int W>
struct Hooks {
  template <class Function>
  struct Hook {
    Function call = nullptr;
    Suit suit = Suit::clubs;
  };
  template <class Function>
  using List = InlineList<Hook<Function>, W>;

  List<decltype(Power<W>::passable)> passable;
  List<decltype(Power<W>::landable)> landable;
  List<decltype(Power<W>::price)> price;
  List<decltype(Power<W>::cost)> cost;
  List<decltype(Power<W>::arrival)> arrival;
  List<decltype(Power<W>::turn_end)> turn_end;
  List<decltype(Power<W>::saves)> saves;
  std::array<const Power<W>*, W> power{};  // of each suit; null where it has none
  bool any = false;                        // some suit has actions of its own

  const Power<W>* of(Suit suit) const { return power[static_cast<std::size_t>(suit)]; }

  void add(Suit suit, const Power<W>& added) {
    const auto hook = [suit](auto& list, auto call) {
      if (call != nullptr) list.push({call, suit});
    };
    hook(passable, added.passable);
    hook(landable, added.landable);
    hook(price, added.price);
    hook(cost, added.cost);
    hook(arrival, added.arrival);
    hook(turn_end, added.turn_end);
    hook(saves, added.saves);
    power[static_cast<std::size_t>(suit)] = &added;
    any = any || added.offers != nullptr;
  }
};

}  // namespace warren::jack_rabbits
