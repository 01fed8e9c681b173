#include "games/jack_rabbits/plans/routes.h"

#include <algorithm>
#include <bit>

#include "games/jack_rabbits/rules/ways.h"

namespace warren::jack_rabbits {
template <int W>
void Routes<W>::find(const Setup<W>& setup, const Sight<W>& sight, RouteWish wish,
                     Reserve reserve) {
  places_ = 0;
  count_.fill(0);
  wish_ = wish;
  if (!survey(setup, sight, reserve)) return;
  const PlaceSet wanted = missing_;
  careful_ = thorough_;
  set_out(sight);
  search();
  if (careful_ || !tangled()) return;
  places_ = 0;
  count_.fill(0);
  missing_ = wanted;
  careful_ = true;
  set_out(sight);
  search();
}

// A place may have a cheaper plan than the one found, by a way that was given up.
template <int W>
bool Routes<W>::tangled() const {
  if (!tangle_.possible()) return false;
  if (missing_ != 0) return true;
  for (PlaceSet left = places_; left != 0; left &= left - 1) {
    if (cost(place_at(std::countr_zero(left))) > tangle_) return true;
  }
  return false;
}

// --- where the journey stands --------------------------------------------------------------------

template <int W>
bool Routes<W>::survey(const Setup<W>& setup, const Sight<W>& sight, Reserve reserve) {
  const Public<W>& pub = sight.pub;
  if (sight.seat != pub.turn || pub.over() || pub.pending.empty()) return false;
  const bool on_hex = pub.top().kind == FrameKind::hex && !pub.top().travelled() && pub.club == 0;
  if (!on_hex && pub.top().kind != FrameKind::road) return false;

  setup_ = &setup;
  pub_ = &pub;
  const Ground& ground = setup.ground;
  missing_ = ground.hexes | bit(Place::underground);
  for (PlaceSet left = setup.hooks.landable.empty() ? 0 : missing_; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    if (!can_land(setup, pub, pub.turn, place)) missing_ &= ~bit(place);
  }
  missing_ |= bit(Place::off_board);
  for (std::size_t i = 0; i < open_.size(); ++i) open_[i] = ~pub.crossed[i];
  purse_.open(setup, pub, sight.own.hand, reserve);
  const bool land = setup.variant.horse == HorseReach::land;
  thorough_ = land || purse_.ordered();
  carries_ = land || purse_.chained();
  survey_powers(pub);
  holds_red_ = sight.own.hand.has(card_of(Joker::red));
  holds_black_ = sight.own.hand.has(card_of(Joker::black));
  sells_red_ = pub.court.has(card_of(Joker::red));
  sells_black_ = pub.court.has(card_of(Joker::black)) || holds_black_;
  return true;
}

// Which powers can be paid for, and where tokens stand.
template <int W>
void Routes<W>::survey_powers(const Public<W>& pub) {
  const Hooks<W>& hooks = setup_->hooks;
  any_payable_ = goes_below_ = any_token_ = false;
  std::array<std::uint8_t, W> number{};  // of the suits that can be paid with
  if constexpr (kKeeps<W>) {
    for (int i = 0; i < hooks.wayfaring.size(); ++i) {
      const Suit suit = hooks.wayfaring[i];
      const bool payable = !thorough_ && !purse_.lacks_power(i + 1);
      payable_[static_cast<std::size_t>(i + 1)] = payable;
      if (!payable) continue;
      any_payable_ = true;
      number[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(i + 1);
      const Power<W>* power = hooks.of(suit);
      goes_below_ = goes_below_ || (power->ways_from != nullptr &&
                                    power->ways_from(*setup_, pub, suit, {.below = true}) >= 0);
    }
    token_.fill(0);
  }
  const auto look = [&](const auto& list, bool stands) {
    for (const auto& hook : list) {
      const Power<W>* power = hooks.of(hook.suit);
      const std::uint8_t by = power != nullptr && power->sends_away != nullptr
                                  ? number[static_cast<std::size_t>(hook.suit)]
                                  : std::uint8_t{0};
      for (int spot = 0; spot < setup_->ground.spots; ++spot) {
        if (hook.call(*setup_, pub, hook.suit, static_cast<Spot>(spot)) != stands) continue;
        if constexpr (kKeeps<W>) {
          token_[static_cast<std::size_t>(spot)] = by;
          any_token_ = any_token_ || by != 0;
        }
        if (by == 0)
          open_[static_cast<std::size_t>(spot / 64)] &= ~(std::uint64_t{1} << (spot % 64));
      }
    }
  };
  look(hooks.passable, false);
  look(hooks.entered, true);
}

template <int W>
void Routes<W>::set_out(const Sight<W>& sight) {
  const Ground& ground = setup_->ground;
  const Public<W>& pub = sight.pub;
  for (std::size_t p = 0; p < seen_.size(); ++p) {
    if (p > 0 && !payable_[p]) continue;
    auto& seen = seen_[p];
    for (int spot = 0; spot < ground.spots; ++spot) seen[static_cast<std::size_t>(spot)] = {};
    for (std::size_t t = kHorse; t <= kFirstPlace + 3 * W; ++t) seen[t] = {};  // hexes come first
    seen[target_of(Place::underground)] = seen[target_of(Place::off_board)] = {};
    if (p > 0) used_ways_[p].fill(0);
  }
  const int labels = thorough_ ? kLabels : kPlainLabels;
  std::fill_n(waiting_.begin(), labels, kNone);
  std::fill_n(least_.begin(), labels, Cost());
  words_ = static_cast<std::size_t>(labels + 63) / 64;
  std::fill_n(busy_.begin(), words_, 0);
  tangle_ = Cost::never();
  now_ = {};
  nodes_ = 0;
  if (careful_) latest_.fill(kNone);
  entered_[kRoot] = {};
  const Jokers jokers(holds_black_ ? Boat::held : Boat::none);
  const bool on_road = pub.top().kind == FrameKind::road;
  const Place here = pub.place_of(pub.turn);
  NodeId red_from = kRoot;  // where the red joker of the hand could be released
  if (on_road) {
    // A joker bought here shows as the last move: there is no second one.
    note(kNone, pub.top().spot(),
         {pub.top().joker_bought() ? ActionKind::joker : ActionKind::step, 0}, {}, jokers);
  } else if (here != Place::underground) {
    const int tile = ground.at(here).tile;
    node_[static_cast<std::size_t>(nodes_++)] = {.target = kHorse, .jokers = jokers};
    for (const Way& way : ground.at(here).exit)
      leave(kRoot, way, {ActionKind::step, way.side}, {}, jokers);
    if (holds_black_) sail(kRoot, tile, {ActionKind::release_boat, 0}, {}, jokers.with(Boat::none));
    if (thorough_) release_horse(kRoot, tile);
  } else {
    // A turn that starts there may leave by any cave, free (rules 4).
    node_[static_cast<std::size_t>(nodes_++)] = {.target = kHorse, .jokers = jokers};
    for (std::uint8_t cave = 0; cave < ground.caves; ++cave)
      come_to(kRoot, ground.mouth[cave], {ActionKind::walk, cave}, {}, jokers);
    red_from = kNone;
    for (NodeId id = 1; id < nodes_ && red_from == kNone; ++id) {
      if (node_[id].bill == Bill()) red_from = id;  // in a mouth
    }
  }
  if (!on_road) use_powers(kRoot, {.place = here});
  if (thorough_ || !holds_red_ || red_from == kNone) return;
  const auto ride = static_cast<NodeId>(nodes_++);
  node_[ride] = {.before = red_from,
                 .target = kHorse,
                 .move = {ActionKind::release_horse, 0},
                 .jokers = jokers.with(Horse::spent)};
  wait(ride, kRedLabel, kJokerCost);
}

// --- bill by bill --------------------------------------------------------------------------------

template <int W>
void Routes<W>::search() {
  for (int label = cheapest_label(); label >= 0 && missing_ != 0; label = cheapest_label())
    take_up(label);
}

template <int W>
inline Cost Routes<W>::reckon(int label) {
  if (!thorough_) {
    if (label == kRedLabel) return kJokerCost;
    const int boats = label / Bill::kSorted;
    const int power = kKeeps<W> ? boats / kBoats : 0;
    const Cost cost = purse_.cost(Bill(label % Bill::kSorted).with_power(power));
    const bool released = holds_black_ && boats % kBoats != static_cast<int>(Boat::held);
    return released && cost.possible() ? cost + kJokerCost : cost;
  }
  const Cost cost = purse_.cost(Bill(label % Bill::kCount));
  const Jokers jokers = Jokers::numbered(label / Bill::kCount);
  if (!cost.possible()) return cost;
  const Cost black = holds_black_ && jokers.boat() != Boat::held ? kJokerCost : Cost();
  const Cost red = jokers.horse() == Horse::spent ? kJokerCost : Cost();
  return cost + black + red;
}

// Of the labels that somebody waits with; -1 if there is none. A label is reckoned exactly only
// when it seems to be the cheapest.
template <int W>
int Routes<W>::cheapest_label() {
  for (;;) {
    int best = -1;
    for (std::size_t word = 0; word < words_; ++word) {
      for (std::uint64_t left = busy_[word]; left != 0; left &= left - 1) {
        const int label = static_cast<int>(64 * word) + std::countr_zero(left);
        if (best < 0 || least_[static_cast<std::size_t>(label)] < now_) {
          best = label;
          now_ = least_[static_cast<std::size_t>(label)];
        }
      }
    }
    if (best < 0) return -1;
    const auto at = static_cast<std::size_t>(best);
    const Cost exact = reckon(best);
    if (exact == now_) return best;
    least_[at] = exact;
    if (exact.possible()) continue;
    waiting_[at] = kNone;
    busy_[at / 64] &= ~(std::uint64_t{1} << (at % 64));
  }
}

template <int W>
void Routes<W>::take_up(int label) {
  const auto at = static_cast<std::size_t>(label);
  const PlaceSet hexes = setup_->ground.hexes;
  while (waiting_[at] != kNone) {
    const NodeId id = waiting_[at];
    const Node& node = node_[id];
    waiting_[at] = node.next;
    if (node.target < kHorse) {
      look_around(id);
    } else if (node.target == kHorse) {
      for (PlaceSet left = missing_ & hexes; left != 0; left &= left - 1)
        arrive(id, place_at(std::countr_zero(left)));
    } else {
      const Place place = place_at(node.target - kFirstPlace);
      arrive(id, place);
      if (place == Place::underground && goes_below_) {
        const Stand* hole = nullptr;
        if (const Target from = node_[node.before].target; from < kHorse)
          hole = &setup_->ground.at(static_cast<Spot>(from));
        use_powers(id, {.below = true, .cave = hole != nullptr ? hole->cave : -1});
      }
    }
    if (missing_ == 0) return;
  }
  busy_[at / 64] &= ~(std::uint64_t{1} << (at % 64));
}

// --- what can be done on a spot ------------------------------------------------------------------

template <int W>
void Routes<W>::look_around(NodeId here) {
  const Node& node = node_[here];
  const Bill bill = node.bill;
  const Jokers jokers = node.jokers;
  const Stand& stand = setup_->ground.at(static_cast<Spot>(node.target));
  if (thorough_) {
    release_horse(here, stand.tile);
    if (jokers.horse() == Horse::bought && !carries_) return;
  }
  for (std::size_t i = 0; i < stand.ways; ++i)
    leave(here, stand.way[i], {ActionKind::step, stand.way[i].side}, bill, jokers);
  if (stand.kind == TileKind::cave && !stand.mouth)
    come_to(here, target_of(Place::underground), {ActionKind::down, 0}, bill, jokers);
  if (jokers.boat() != Boat::none)
    sail(here, stand.tile, {ActionKind::release_boat, 0}, bill, jokers.with(Boat::none));
  if (bill.can_add() && stand.fare != Fare::none && !purse_.lacks(stand.fare))
    transfer(here, stand);
  if (any_payable_) use_powers(here, {.spot = static_cast<Spot>(node_[here].target)});
}

// Ways that powers add: from places that have the same, once for each bill.
template <int W>
void Routes<W>::use_powers(NodeId from, const Standpoint& where) {
  if constexpr (kKeeps<W>) {
    const Bill bill = node_[from].bill;
    const Jokers jokers = node_[from].jokers;
    const Hooks<W>& hooks = setup_->hooks;
    for (int i = 0; i < hooks.wayfaring.size(); ++i) {
      const Suit suit = hooks.wayfaring[i];
      const Power<W>* power = hooks.of(suit);
      const bool pays = payable_[static_cast<std::size_t>(i + 1)] && pays_power(bill);
      if (power->ways_from == nullptr || (!pays && from != kRoot)) continue;
      const int number = power->ways_from(*setup_, *pub_, suit, where);
      if (number < 0) continue;
      if (pays && !careful_) {
        std::uint64_t& used = used_ways_[static_cast<std::size_t>(i + 1)]
                                        [static_cast<std::size_t>(label_of(bill, jokers))];
        if ((used >> number & 1) != 0) continue;
        used |= std::uint64_t{1} << number;
      }
      PowerWays<W> ways;
      power->ways(*setup_, *pub_, suit, number, ways);
      for (const PowerWay<W>& way : ways) {
        if (way.paid && !pays) continue;
        const Move move{ActionKind::power, static_cast<std::uint8_t>(way.action.aim()),
                        static_cast<std::uint8_t>(i + 1),
                        static_cast<std::uint8_t>(way.action.choice())};
        leave(from, way.way, move, way.paid ? bill.with_power(i + 1) : bill, jokers);
      }
    }
  }
}

template <int W>
void Routes<W>::leave(NodeId from, const Way& way, Move move, Bill bill, Jokers jokers) {
  if (way.to == Way::To::nothing || way.to == Way::To::closed) return;
  Target target = way.at;
  if (way.to == Way::To::hex) target = target_of(place_at(way.at));
  if (way.to == Way::To::off) target = target_of(Place::off_board);
  come_to(from, target, move, bill, jokers);
}

// To any open road end on a water of the present tile that is not of that tile (rules 4).
template <int W>
void Routes<W>::sail(NodeId from, int tile, Move move, Bill bill, Jokers jokers) {
  const Ground& ground = setup_->ground;
  if (ground.shore[static_cast<std::size_t>(tile)].none()) return;
  for (int port = 0; port < ground.ports; ++port) {
    if (!ground.sails(tile, port)) continue;
    move.target = static_cast<std::uint8_t>(port);
    leave(from, ground.port[static_cast<std::size_t>(port)].inland, move, bill, jokers);
  }
}

// To every hex that a horse goes to from here; only where the search is thorough.
template <int W>
void Routes<W>::ride(NodeId from, int tile, ActionKind kind, Bill bill, Jokers jokers) {
  for (PlaceSet left = missing_ & setup_->rides[static_cast<std::size_t>(tile)]; left != 0;
       left &= left - 1) {
    const int place = std::countr_zero(left);
    come_to(from, target_of(place_at(place)), {kind, static_cast<std::uint8_t>(place)}, bill,
            jokers);
  }
}
template <int W>
void Routes<W>::release_horse(NodeId from, int tile) {
  const Bill bill = node_[from].bill;
  const Jokers jokers = node_[from].jokers;
  if (jokers.horse() == Horse::bought)
    ride(from, tile, ActionKind::release_horse, bill, jokers.with(Horse::as_before));
  else if (holds_red_)
    ride(from, tile, ActionKind::release_horse, bill, jokers.with(Horse::spent));
}

// Each costs the price again, every time (rules 4).
template <int W>
void Routes<W>::transfer(NodeId from, const Stand& stand) {
  const Node& node = node_[from];
  const Bill bill = purse_.add(node.bill, stand.fare);
  const Jokers jokers = node.jokers;
  const Ground& ground = setup_->ground;
  switch (stand.fare) {
    case Fare::trailway:
      for (std::size_t i = 0; i < stand.others; ++i)
        leave(from, stand.other[i], {ActionKind::trail, stand.other[i].side}, bill, jokers);
      return;
    case Fare::merchant:
      if (thorough_)
        ride(from, stand.tile, ActionKind::horse, bill, jokers);
      else
        come_to(from, kHorse, {ActionKind::horse, 0}, bill, jokers);
      return sail(from, stand.tile, {ActionKind::boat, 0}, bill, jokers);
    case Fare::tavern:  // one joker at each entry
      return node.move.kind == ActionKind::joker ? void() : visit_tavern(from, bill);
    case Fare::cave:
      for (std::uint8_t cave = 0; cave < ground.caves; ++cave) {
        if (cave != stand.cave)
          come_to(from, ground.mouth[cave], {ActionKind::hop, cave}, bill, jokers);
      }
      return;
    case Fare::none:
      return;
  }
}

template <int W>
void Routes<W>::visit_tavern(NodeId from, Bill bill) {
  const Jokers jokers = node_[from].jokers;
  const Boat boat = jokers.boat();
  if (thorough_) {
    if (sells_red_ && jokers.horse() == Horse::as_before)
      buy(from, Joker::red, bill, jokers.with(Horse::bought));
  } else if (sells_red_ && boat != Boat::bought && !known(kHorse, bill, boat) && has_room()) {
    const auto bought = static_cast<NodeId>(nodes_++);
    node_[bought] = node_[from];
    node_[bought].before = from;
    node_[bought].bill = bill;
    node_[bought].move = {ActionKind::joker, static_cast<std::uint8_t>(Joker::red)};
    come_to(bought, kHorse, {ActionKind::release_horse, 0}, bill, jokers);
  }
  if (sells_black_ && boat == Boat::none) buy(from, Joker::black, bill, jokers.with(Boat::bought));
}

// Buys a joker and stays where one is.
template <int W>
void Routes<W>::buy(NodeId from, Joker joker, Bill bill, Jokers jokers) {
  const Target here = node_[from].target;
  const Move move{ActionKind::joker, static_cast<std::uint8_t>(joker)};
  if (!careful_) {
    if (!known(here, bill, Boat::bought) && has_room()) note(from, here, move, bill, jokers);
  } else if (nodes_ < kMostCareful && !known(here, move, bill, jokers, entered_[from])) {
    keep_apart(note(from, here, move, bill, jokers), entered_[from]);
  }
}

// --- reaching a target ---------------------------------------------------------------------------

// With a part of the bill, and with the joker at hand if need be, one has been there already.
template <int W>
bool Routes<W>::known(Target target, Bill bill, Boat boat) const {
  std::uint64_t bills = seen(target, 0, boat) | seen(target, 0, Boat::held);
  if (kKeeps<W> && bill.power() != 0)
    bills |= seen(target, bill.power(), boat) | seen(target, bill.power(), Boat::held);
  return (bills & bill.parts()) != 0;
}

// The same, where it also matters which edges were crossed on the way: one has been there having
// crossed none that this way has not crossed.
template <int W>
bool Routes<W>::known(Target target, Move move, Bill bill, Jokers jokers,
                      const Spots& entered) const {
  if (!thorough_) {
    if (!known(target, bill, jokers.boat())) return false;
    // With nothing left to buy, whoever comes round again could have gone on the first time.
    if (jokers.boat() == Boat::none && !bill.can_add()) return true;
  }
  for (NodeId id = latest_[target]; id != kNone; id = node_[id].same) {
    if (!outdone(node_[id], bill, jokers)) continue;
    // Whoever has just bought a joker buys no other one here.
    if (node_[id].move.kind == ActionKind::joker && move.kind != ActionKind::joker) continue;
    bool fewer = true;
    for (std::size_t i = 0; i < entered.size(); ++i)
      fewer = fewer && (entered_[id][i] & ~entered[i]) == 0;
    if (fewer) return true;
  }
  return false;
}

// Whoever came with that bill and those jokers is in no better position than this one.
template <int W>
bool Routes<W>::outdone(const Node& node, Bill bill, Jokers jokers) const {
  if (node.jokers.boat() != jokers.boat() && node.jokers.boat() != Boat::held) return false;
  if (node.jokers.horse() != jokers.horse()) return false;
  if (kKeeps<W> && node.bill.power() != 0 && node.bill.power() != bill.power()) return false;
  if (purse_.ordered()) return purse_.serves(node.bill, bill);
  return (node.bill.bit() & bill.parts()) != 0;
}

template <int W>
bool Routes<W>::entered_before(NodeId from, Target spot) const {
  for (NodeId id = from; id != kNone; id = node_[id].before) {
    if (node_[id].target == spot) return true;
  }
  return false;
}

// Where a token stands, whoever comes sends it away first. A boat that a joker brings does not
// count as a step that it stands in the way of.
template <int W>
bool Routes<W>::clears(Target target, const Move& move, Bill& bill) const {
  const int power = token_[target];
  if (power == 0) return true;
  const bool barred = !can_pass(*setup_, *pub_, static_cast<Spot>(target));
  if (!pays_power(bill) || (barred && move.kind == ActionKind::release_boat)) return false;
  bill = bill.with_power(power);
  return true;
}

template <int W>
void Routes<W>::come_to(NodeId from, Target target, Move move, Bill bill, Jokers jokers) {
  if constexpr (kKeeps<W>) {
    if (any_token_ && target < kHorse && !clears(target, move, bill)) return;
    if (!has_room()) return;
  }
  if (careful_) return come_carefully(from, target, move, bill, jokers);
  const Boat boat = jokers.boat();
  if (target >= kHorse) {
    if (!wanted(target, bill)) return;
    if (boat == Boat::bought && !leads_on(target, bill)) return;  // for nothing
    if (!known(target, bill, boat)) note(from, target, move, bill, jokers);
    return;
  }
  if (!enters(target, move) || known(target, bill, boat)) return;
  // Whoever comes by an edge again could have gone on the first time as they do the second, unless
  // they have since bought a joker: then the way really goes round to where it was.
  if (node_[from].shopped && target < setup_->ground.entries && entered_before(from, target)) {
    if (boat == Boat::bought) tangle_ = std::min(tangle_, now_);
    return;
  }
  note(from, target, move, bill, jokers);
}

// No edge is crossed twice in the same direction in one journey (rules 3.2).
template <int W>
void Routes<W>::come_carefully(NodeId from, Target target, Move move, Bill bill, Jokers jokers) {
  Spots entered = entered_[from];
  if (target >= kHorse) {
    if (!wanted(target, bill)) return;
    const bool unused = jokers.boat() == Boat::bought || jokers.horse() == Horse::bought;
    if (unused && !purse_.chained() && !leads_on(target, bill)) return;  // for nothing
    if (!leads_on(target, bill)) entered = {};                           // the journey ends
  } else if (!enters(target, move)) {
    return;
  } else if (target < setup_->ground.entries) {
    std::uint64_t& word = entered[target / 64];
    const std::uint64_t spot = std::uint64_t{1} << (target % 64);
    if ((word & spot) != 0 && move.kind != ActionKind::power) return;
    word |= spot;
  }
  if (nodes_ >= kMostCareful || known(target, move, bill, jokers, entered)) return;
  keep_apart(note(from, target, move, bill, jokers), entered);
}

template <int W>
void Routes<W>::keep_apart(NodeId id, const Spots& entered) {
  Node& node = node_[id];
  entered_[id] = entered;
  node.same = latest_[node.target];
  latest_[node.target] = id;
}

template <int W>
typename Routes<W>::NodeId Routes<W>::note(NodeId from, Target target, Move move, Bill bill,
                                           Jokers jokers) {
  if (!thorough_) {
    const std::size_t power = kKeeps<W> ? static_cast<std::size_t>(bill.power()) : 0;
    seen_[power][target][static_cast<std::size_t>(jokers.boat())] |= bill.bit();
  }
  const auto id = static_cast<NodeId>(nodes_++);
  Cost at_least = now_;
  bool shopped = false;
  if (from != kNone) {
    const Node& before = node_[from];
    shopped = before.shopped || jokers.boat() == Boat::bought;
    if (before.bill.index() != bill.index())
      at_least = at_least + purse_.at_least(fare_of(move.kind));
    if (kKeeps<W> && before.bill.power() != bill.power())
      at_least = at_least + purse_.at_least_power(bill.power());
    if (before.jokers.boat() == Boat::held && jokers.boat() == Boat::none)
      at_least = at_least + kJokerCost;
  }
  node_[id] = {.before = from,
               .target = target,
               .move = move,
               .bill = bill,
               .jokers = jokers,
               .shopped = shopped};
  wait(id, label_of(bill, jokers), at_least);
  return id;
}

template <int W>
void Routes<W>::wait(NodeId node, int label, Cost at_least) {
  const auto at = static_cast<std::size_t>(label);
  if (!least_[at].possible()) return;  // the hand cannot pay it
  node_[node].next = waiting_[at];
  waiting_[at] = node;
  busy_[at / 64] |= std::uint64_t{1} << (at % 64);
  least_[at] = std::max(least_[at], at_least);
}

template class Routes<4>;
template class Routes<12>;

}  // namespace warren::jack_rabbits
