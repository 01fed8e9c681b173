// Every place where the journey of the turn's seat can still end, with the cheapest way there: for
// the page, which shows what a transfer would bring, and for bots, which choose among the ends.
//
// A plan pays at most three times, and of these once at most for a power (setup/power.h, "its
// ways"): to be taken somewhere, or to send away a token that bars the way. Walking, going down and
// coming up are free; flights, walking back and breaking into closed hexes are no part of it. The
// cheapest plan is the one that gives up no royal if it can be helped, then the fewest cards, and
// of these the fewest points (plans/cost.h); a joker released is a card, even if it is bought back,
// one that was bought on the way is none; a capital ace (rules 6) is eleven points if it is the
// first one spent.
//
// How it is found: what a way costs depends on its bill alone (which fares it pays how often) and
// on whether a joker of the hand was released. So ways with the same bill are searched together,
// the cheapest bill first, and a spot that was reached with a part of a bill is not entered again
// with the whole. The first bill that reaches a place is its cheapest. Plans are written out only
// when asked for.
//
// Two options ask for more (`thorough_`), and leave out what powers are paid for: while a capital
// ace may be laid the order of payments counts, and one may pay just to lay it; where horses stay
// on their island the red joker may have to be carried to another one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "core/inline.h"
#include "core/inline_list.h"
#include "games/jack_rabbits/plans/purse.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

enum class RouteWish : std::uint8_t {
  cheapest,  // one plan for each place
  several,   // and up to two others, which give up something else
};

// The fare that an action is paid as; none if it is free.
constexpr Fare fare_of(ActionKind kind) {
  switch (kind) {
    case ActionKind::trail:
      return Fare::trailway;
    case ActionKind::horse:
    case ActionKind::boat:
      return Fare::merchant;
    case ActionKind::joker:
      return Fare::tavern;
    case ActionKind::hop:
      return Fare::cave;
    default:
      return Fare::none;
  }
}

template <int W>
using Plan = InlineList<Action<W>, kSpotsPerSuit * W + 16>;

// Large, and meant to be used again and again. What it says holds while the setup and the position
// it was made from stay as they were.
template <int W>
class Routes {
 public:
  static constexpr int kMostPlans = 3;  // for one place

  Routes() {}

  // Nothing is found where the seat has no journey to make or to go on with.
  void find(const Setup<W>& setup, const Sight<W>& sight, RouteWish wish = RouteWish::cheapest,
            Reserve reserve = Reserve::kept);

  PlaceSet places() const { return places_; }
  bool reaches(Place place) const { return (places_ & bit(place)) != 0; }
  int plans(Place place) const { return count_[slot(place)]; }
  Cost cost(Place place, int which = 0) const { return end(place, which).cost; }
  Bill bill(Place place, int which = 0) const { return end(place, which).bill; }
  // The actions that lead there, each possible after those before it.
  void write_plan(Place place, Plan<W>& plan, int which = 0);

 private:
  // What has become of the jokers. Mostly a red one is released where it is bought, since a horse
  // goes to any hex from anywhere; so nobody carries one, except in a thorough search.
  enum class Boat : std::uint8_t { held, none, bought };
  enum class Horse : std::uint8_t { as_before, spent, bought };
  class Jokers {
   public:
    constexpr explicit Jokers(Boat boat = Boat::held, Horse horse = Horse::as_before)
        : bits_(static_cast<std::uint8_t>(static_cast<int>(boat) | static_cast<int>(horse) << 2)) {}
    constexpr Boat boat() const { return static_cast<Boat>(bits_ & 3); }
    constexpr Horse horse() const { return static_cast<Horse>(bits_ >> 2); }
    constexpr Jokers with(Boat boat) const { return Jokers(boat, horse()); }
    constexpr Jokers with(Horse horse) const { return Jokers(boat(), horse); }
    constexpr int number() const { return (bits_ & 3) + kBoats * (bits_ >> 2); }
    static constexpr Jokers numbered(int number) {
      return Jokers(static_cast<Boat>(number % kBoats), static_cast<Horse>(number / kBoats));
    }
    friend constexpr bool operator==(Jokers, Jokers) = default;

   private:
    std::uint8_t bits_;
  };
  static constexpr int kBoats = 3;
  static constexpr int kJokers = 9;
  // Of a search that is not thorough: its labels and, the last of them, the red joker of the hand.
  static constexpr int kPowers = kKeeps<W> ? 1 + kMostWayfaring : 1;  // none, or one of them
  static constexpr int kPlainLabels = kPowers * kBoats * Bill::kSorted + 1;
  static constexpr int kRedLabel = kPlainLabels - 1;
  static constexpr int kLabels = std::max(kJokers * Bill::kCount, kPlainLabels);

  // Where a move leads: to a spot, on a horse's back, or to a place.
  using Target = std::uint16_t;
  static constexpr Target kHorse = kSpotsPerSuit * W;
  static constexpr Target kFirstPlace = kHorse + 1;
  static constexpr int kTargets = kFirstPlace + kPlaces;
  static constexpr Target target_of(Place place) {
    return static_cast<Target>(kFirstPlace + index_of(place));
  }

  struct Move {
    ActionKind kind = ActionKind::step;
    std::uint8_t target = 0;  // as in an Action
    std::uint8_t power = 0;   // its number among those that add to journeys, from 1,
    std::uint8_t choice = 0;  // and which of its choices
  };
  using NodeId = std::uint16_t;
  static constexpr NodeId kRoot = 0;
  static constexpr NodeId kNone = 0xFFFF;
  struct Node {
    NodeId before = kNone;
    NodeId next = kNone;  // of those that wait with the same label
    Target target = 0;
    Move move = {};
    Bill bill = {};
    Jokers jokers{};
    bool shopped = false;  // the black joker was bought on the way
    NodeId same = kNone;   // the one before at the same target; only where `careful_`
  };
  // Where there are powers, so many are never needed; what would be too much is left out.
  static constexpr int kMostNodes = kKeeps<W> ? 40'000 : kTargets * kPlainLabels + kPlainLabels;
  static_assert(kMostNodes < kNone);

  using Spots = std::array<std::uint64_t, kCrossedWords<W>>;
  static constexpr int kMostCareful = 6000;
  static_assert(kMostCareful + (kPlaces + 2) * kPlainLabels < kMostNodes);

  struct End {
    Cost cost;
    Bill bill;
    NodeId node = kNone;    // a horse's back, or the place itself
    std::uint8_t ride = 0;  // the place that the horse goes to
  };

  const End& end(Place place, int which) const {
    return end_[slot(place)][static_cast<std::size_t>(which)];
  }
  int label_of(Bill bill, Jokers jokers) const {
    if (!thorough_) {
      const int boats = kKeeps<W> ? kBoats * bill.power() : 0;
      return Bill::kSorted * (boats + static_cast<int>(jokers.boat())) + bill.index();
    }
    return Bill::kCount * jokers.number() + bill.index();
  }
  // Powers set one down on a tile: no edge is crossed.
  bool enters(Target spot, const Move& move) const {
    return move.kind == ActionKind::power || (open_[spot / 64] >> (spot % 64) & 1) != 0;
  }

  // The board as it is for this journey, and where the journey stands.
  bool survey(const Setup<W>& setup, const Sight<W>& sight, Reserve reserve);
  void survey_powers(const Public<W>& pub);
  void set_out(const Sight<W>& sight);
  // Bill by bill.
  void search();
  bool tangled() const;
  int cheapest_label();
  WARREN_INLINE Cost reckon(int label);
  void take_up(int label);
  // What can be done on a spot.
  void look_around(NodeId here);
  void use_powers(NodeId from, const Standpoint& where);
  void leave(NodeId from, const Way& way, Move move, Bill bill, Jokers jokers);
  void sail(NodeId from, int tile, Move move, Bill bill, Jokers jokers);
  [[gnu::noinline]] void ride(NodeId from, int tile, ActionKind kind, Bill bill, Jokers jokers);
  [[gnu::noinline]] void release_horse(NodeId from, int tile);
  void transfer(NodeId from, const Stand& stand);
  void visit_tavern(NodeId from, Bill bill);
  void buy(NodeId from, Joker joker, Bill bill, Jokers jokers);
  // Reaching a target.
  void come_to(NodeId from, Target target, Move move, Bill bill, Jokers jokers);
  bool clears(Target target, const Move& move, Bill& bill) const;
  bool wanted(Target target, Bill bill) const {
    if (target == kHorse || (missing_ >> (target - kFirstPlace) & 1) != 0) return true;
    return leads_on(target, bill);
  }
  // Whoever has just entered the Underground may leave it at once.
  bool leads_on(Target target, Bill bill) const {
    return goes_below_ && target == target_of(Place::underground) && pays_power(bill);
  }
  bool pays_power(Bill bill) const { return bill.power() == 0 && bill.can_add(); }
  std::uint64_t seen(Target target, int power, Boat boat) const {
    return seen_[static_cast<std::size_t>(power)][target][static_cast<std::size_t>(boat)];
  }
  [[gnu::noinline]] void come_carefully(NodeId from, Target target, Move move, Bill bill,
                                        Jokers jokers);
  bool known(Target target, Bill bill, Boat boat) const;
  bool known(Target target, Move move, Bill bill, Jokers jokers, const Spots& entered) const;
  bool outdone(const Node& node, Bill bill, Jokers jokers) const;
  void keep_apart(NodeId node, const Spots& entered);
  bool entered_before(NodeId from, Target spot) const;
  NodeId note(NodeId from, Target target, Move move, Bill bill, Jokers jokers);
  void wait(NodeId node, int label, Cost at_least);
  void arrive(NodeId node, Place place);
  Cards<W> given_up(const End& end);

  bool has_room() const { return !kKeeps<W> || nodes_ < kMostNodes - 2; }

  const Setup<W>* setup_ = nullptr;
  const Public<W>* pub_ = nullptr;
  RouteWish wish_ = RouteWish::cheapest;
  Purse<W> purse_;
  bool holds_red_ = false, holds_black_ = false;
  bool sells_red_ = false, sells_black_ = false;
  bool thorough_ = false;
  bool carries_ = false;  // a red joker that was bought may be of use elsewhere
  Spots open_{};          // that may be entered
  PlaceSet missing_ = 0;  // places that can be reached and that more plans are wanted for
  // Of powers: those that can be paid for, and whether one leads out of the Underground again; on
  // the spots that a token bars or asks at, the number of its power.
  std::array<bool, kPowers> payable_{};
  bool any_payable_ = false, goes_below_ = false, any_token_ = false;
  std::array<std::uint8_t, kKeeps<W> ? kHorse : 1> token_{};
  std::array<std::array<std::uint64_t, kKeeps<W> ? kPlainLabels : 1>, kPowers> used_ways_;

  int nodes_ = 0;
  union {  // not cleared when made: a node is written before it is read
    std::array<Node, kMostNodes> node_;
  };
  // The bills, by power and joker.
  std::array<std::array<std::array<std::uint64_t, kBoats>, kTargets>, kPowers> seen_;
  std::array<NodeId, kLabels> waiting_;
  std::array<Cost, kLabels> least_;                        // what a label costs at least
  std::array<std::uint64_t, (kLabels + 63) / 64> busy_{};  // labels that somebody waits with
  std::size_t words_ = 0;                                  // of these that are in use
  Cost now_;                                               // what the label being searched costs

  // A joker bought may be wanted where the journey has been before buying it, and no edge may be
  // crossed again. Ways with the same bill are then no longer alike. Nearly always the same round
  // in the other direction will do; but it may be barred, or the round may have a boat in it. So
  // where a way had to be given up for that reason, and something better might lie beyond, all is
  // searched once more with an eye on the edges crossed: one call in a hundred, a few hundred
  // nodes.
  Cost tangle_ = Cost::never();  // of the cheapest way given up
  bool careful_ = false;
  std::array<Spots, kMostCareful> entered_;  // by each node
  std::array<NodeId, kTargets> latest_;      // node at each target

  PlaceSet places_ = 0;
  std::array<std::uint8_t, kPlaces> count_{};
  std::array<std::array<End, kMostPlans>, kPlaces> end_;
};

// The cheapest way to each place that can be reached.
template <int W>
void each_route(const Setup<W>& setup, const Sight<W>& sight,
                const std::function<void(Place, const Plan<W>&)>& see);

}  // namespace warren::jack_rabbits
