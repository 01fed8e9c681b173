// What a suit's power may hook into. A power is a small file in suits/ that fills in those it
// needs; opening a setup flattens them by kind (Hooks), so that one that is not in play costs
// nothing.
#pragma once

#include <bitset>
#include <span>
#include <string_view>

#include "core/event_sink.h"
#include "core/game.h"
#include "core/inline_list.h"
#include "core/words.h"
#include "games/jack_rabbits/setup/ground.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/event.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/state/state.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

template <int W>
struct Setup;

// Where a power's events go: a reference to whatever the referee was given. turn/going.h has what
// the turn does for everybody: sending off, arriving, stepping, asking for a payment.
template <int W>
using EmitRef = EventSink<Event<W>>;

// What a place sells, and what pays for it (rules 5, diamonds).
struct Market {
  SuitMask sells = 0, pays = 0;
  bool open() const { return sells != 0; }
};

// What the aim of one of a power's choices is, in notation and in sentences.
enum class Aim : std::uint8_t { nothing, tile, place, cave, port, side, joker, seat };

// One of the choices of a power, by number: its actions, its questions and what happened go by the
// same list, so that an action and the wish that it lays have one name.
struct PowerChoice {
  std::string_view name;  // in notation
  Aim aim = Aim::nothing;
  Text told = {"", ""};  // what happened: {0} the player, {1} the aim, {2} the cards
};

// Where a journey stands, for the ways that powers add to it (plans/routes.h).
struct Standpoint {
  Place place = Place::none;  // where it may begin; none: it is under way
  Spot spot = kNoSpot;        // of the road
  bool below = false;         // it has just entered the Underground,
  int cave = -1;              // by this cave
};
template <int W>
struct PowerWay {
  Action<W> action;
  Way way;
  bool paid = true;  // with the price, in the power's suit
};
template <int W>
using PowerWays = InlineList<PowerWay<W>, kPlaces + kMostCaves>;
using TileSet = std::bitset<kMostTiles>;

// A null hook is one the power does not need. `suit` is always that of the power.
//
// How a power asks: it emits an event of its own whose `evolve` pushes a `power` frame that says
// what is wanted (choice, aim, extra, more), and then, if that has to be paid for, asks for the
// payment, which lies on top. Once it is paid, `paid` is called with that frame on top again: it
// emits what happens, and the `evolve` of that takes the frame away.
template <int W>
struct Power {
  using Tab = Setup<W>;
  using Pub = Public<W>;
  using See = Sight<W>;
  using Act = Action<W>;
  using Emit = EmitRef<W>;

  // --- data ---
  std::span<const PowerChoice> choices = {};
  bool weapon = false;  // its cards fight
  // What a place sells because this suit is in play.
  Market (*market)(const Tab&, Suit suit, Place) = nullptr;
  // What belongs to its tiles, and so to the intro game too: a power of its own; null: nothing.
  const Power* tiles = nullptr;

  // --- what is open, what it costs: from what all see ---
  // May a rabbit enter this spot? May this seat's rabbit come to this hex, by whatever way?
  bool (*passable)(const Tab&, const Pub&, Suit suit, Spot) = nullptr;
  bool (*landable)(const Tab&, const Pub&, Suit suit, Seat, Place) = nullptr;
  // Whether this seat could break what closes the hex, as a part of the move that arrives.
  bool (*breaks)(const Tab&, const See&, Suit suit, Place) = nullptr;
  // Asks for what breaking it costs, and does the move afterwards.
  void (*begin_breaking)(const Tab&, const See&, Suit suit, Place, const Act& move,
                         const Emit&) = nullptr;
  // Added to the dice for the price of the turn; added to the cost of a royal.
  int (*price)(const Tab&, const Pub&, Suit suit) = nullptr;
  int (*cost)(const Tab&, const Pub&, Suit suit, Card royal) = nullptr;

  // --- moments: whether the power puts a question (a `power` frame) ---
  // They see what all see, so that being asked betrays nothing.
  // On entering a road tile: before anything else; on arriving at a hex: what is asked there, none
  // if nothing is; at the end of a turn.
  bool (*entered)(const Tab&, const Pub&, Suit suit, Spot) = nullptr;
  Frame (*arrival)(const Tab&, const Pub&, Suit suit, Seat, Place) = nullptr;
  bool (*turn_end)(const Tab&, const Pub&, Suit suit, Seat) = nullptr;
  // Whether it may save a seat that would go off-board (a `rescue` frame).
  bool (*saves)(const Tab&, const Pub&, Suit suit, Seat) = nullptr;
  // After a theft in a fight that was won with this suit: a frame of its own that goes on by
  // itself.
  Frame (*robbed)(const Tab&, const Pub&, Suit suit, Seat thief) = nullptr;

  // --- moments: what it does then by itself, to what all see ---
  void (*turn_begun)(const Tab&, Pub&, Suit suit, Seat) = nullptr;
  void (*moved)(const Tab&, Pub&, Suit suit, Seat) = nullptr;  // a rabbit is somewhere else now

  // --- its actions (kind `power`) ---
  // At any moment of a turn after the lottery while the rabbit is on a hex or on a road tile, and
  // in its own frames: the predicate, the list, and what they do.
  Refusal (*refusal)(const Tab&, const See&, Suit suit, const Act&) = nullptr;
  void (*offers)(const Tab&, const See&, Suit suit, Offers<Act>&) = nullptr;
  bool (*listed)(const Act&) = nullptr;  // whether offers list it, if it is possible; null: all
  void (*act)(const Tab&, const See&, Suit suit, const Act&, const Emit&) = nullptr;
  // The hex that such an action leads to at once; Place::none: to none.
  Place (*leads_to)(const Tab&, const Pub&, Suit suit, const Act&) = nullptr;
  // It has been paid for; the frame that says what for is on top. True if the move that `then`
  // becomes is to be done now, as far as it is still possible.
  bool (*paid)(const Tab&, const See&, Suit suit, const Frame&, const Emit&, Act& then) = nullptr;
  // A frame of its own is on top: true if it went on without an answer.
  bool (*goes_on)(const Tab&, const Pub&, Suit suit, const Frame&, const Emit&) = nullptr;
  // What its events (kind `power`) do to what all see.
  void (*evolve)(const Tab&, Pub&, Suit suit, const Event<W>&) = nullptr;

  // --- its ways, for routes ---
  // The ways from here, by a number: where it is the same they lead to the same ends. -1: none.
  int (*ways_from)(const Tab&, const Pub&, Suit suit, const Standpoint&) = nullptr;
  void (*ways)(const Tab&, const Pub&, Suit suit, int number, PowerWays<W>& out) = nullptr;
  // Whoever enters where its token bars the way, or asks, can send it away first for the price in
  // its suit: to a tile that is none of these.
  Act (*sends_away)(const Tab&, const Pub&, Suit suit, const TileSet& avoided) = nullptr;

  // The frame, token or memory of this power that cannot be; empty if all is well.
  std::string_view (*broken)(const Tab&, const Pub&, Suit suit) = nullptr;
};

inline constexpr int kMostWayfaring = 4;  // suits whose powers have something for routes

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
  List<decltype(Power<W>::entered)> entered;
  List<decltype(Power<W>::arrival)> arrival;
  List<decltype(Power<W>::turn_end)> turn_end;
  List<decltype(Power<W>::saves)> saves;
  List<decltype(Power<W>::turn_begun)> turn_begun;
  List<decltype(Power<W>::moved)> moved;
  std::array<const Power<W>*, W> power{};      // of each suit; null where it has none
  InlineList<Suit, kMostWayfaring> wayfaring;  // suits whose powers add to journeys
  bool any = false;                            // some suit has actions of its own

  const Power<W>* of(Suit suit) const { return power[static_cast<std::size_t>(suit)]; }

  void add(Suit suit, const Power<W>& added) {
    const auto hook = [suit](auto& list, auto call) {
      if (call != nullptr) list.push({call, suit});
    };
    hook(passable, added.passable);
    hook(landable, added.landable);
    hook(price, added.price);
    hook(cost, added.cost);
    hook(entered, added.entered);
    hook(arrival, added.arrival);
    hook(turn_end, added.turn_end);
    hook(saves, added.saves);
    hook(turn_begun, added.turn_begun);
    hook(moved, added.moved);
    power[static_cast<std::size_t>(suit)] = &added;
    if (added.ways != nullptr || added.sends_away != nullptr) wayfaring.push(suit);
    any = any || added.offers != nullptr;
  }
};

}  // namespace warren::jack_rabbits
