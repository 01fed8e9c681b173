// Shields (expansions, Frontier): the guard on the triangles, and seals that close hexes.
#include <utility>

#include "games/jack_rabbits/suits/expansion.h"
#include "games/jack_rabbits/suits/powers.h"

namespace warren::jack_rabbits {
namespace {

using namespace expansion;

constexpr int kMostSealed = 12;  // what the shields laid out may be worth

enum class Shield : std::uint8_t {
  protect,     // at the end of a turn: asked, and done
  pass,        // nothing is laid out
  guard,       // pay, and put the guard on a tile
  posted,      // it was paid for
  pushed,      // the same, to pass it: does not count
  gift,        // asked of who has put it on their own tile: a transfer of that tile, free
  gift_horse,  // … to a place
  gift_boat,   // … to a port
  gift_joker,  // … one of the jokers
  gift_hop,    // … to a cave
  forgo,       // … none
  broken,      // a seal is broken
  break_seal,  // pay more than the seal is worth; and three more, one for the seal of each seat
};
constexpr std::array kChoices = {
    PowerChoice{"protect", Aim::nothing, {"{0} lays out {2}", "{0} expone {2}"}},
    PowerChoice{"pass", Aim::nothing, {"{0} lays out no shields", "{0} no expone escudos"}},
    PowerChoice{
        "guard",
        Aim::tile,
        {"{0} wants to move the guard to {1}", "{0} quiere llevar al guardia a esta pieza: {1}"}},
    PowerChoice{"posted", Aim::tile, {"the guard goes to {1}", "el guardia va a esta pieza: {1}"}},
    PowerChoice{
        "pushed",
        Aim::tile,
        {"the guard makes way and goes to {1}", "el guardia cede el paso y va a esta pieza: {1}"}},
    PowerChoice{"gift"},
    PowerChoice{"gift-horse",
                Aim::place,
                {"{0} takes the horse of the guarded tile for free",
                 "{0} toma gratis el caballo de la pieza vigilada"}},
    PowerChoice{"gift-boat",
                Aim::port,
                {"{0} takes the boat of the guarded tile for free",
                 "{0} toma gratis el barco de la pieza vigilada"}},
    PowerChoice{"gift-joker",
                Aim::joker,
                {"{0} takes a joker of the guarded tile for free",
                 "{0} toma gratis un comodín de la pieza vigilada"}},
    PowerChoice{"gift-hop",
                Aim::cave,
                {"{0} takes the tunnel of the guarded tile for free",
                 "{0} toma gratis la madriguera de la pieza vigilada"}},
    PowerChoice{"forgo",
                Aim::nothing,
                {"{0} takes no free transfer", "{0} no toma ningún traslado gratis"}},
    PowerChoice{"broken", Aim::seat, {"{0} breaks the seal of {1}", "{0} rompe el sello de {1}"}},
    PowerChoice{
        "break-p0", Aim::nothing, {"{0} wants to break a seal", "{0} quiere romper un sello"}},
    PowerChoice{
        "break-p1", Aim::nothing, {"{0} wants to break a seal", "{0} quiere romper un sello"}},
    PowerChoice{
        "break-p2", Aim::nothing, {"{0} wants to break a seal", "{0} quiere romper un sello"}},
    PowerChoice{
        "break-p3", Aim::nothing, {"{0} wants to break a seal", "{0} quiere romper un sello"}},
};

// --- the guard -----------------------------------------------------------------------------------

bool is_guarded(const Pub& pub, Suit suit, int tile) { return token(pub, suit) == tile + 1; }

// Nobody enters or passes its tile.
bool passable(const Tab& setup, const Pub& pub, Suit suit, Spot spot) {
  return !is_guarded(pub, suit, setup.ground.at(spot).tile);
}

// Whether the guarded tile is the next step: from a hex, a road tile, the Underground, a cave, a
// boat.
bool in_the_way(const Tab& setup, const Pub& pub, Suit suit) {
  const Ground& ground = setup.ground;
  const auto leads = [&](const Way& way) {
    return way.to == Way::To::spot && is_guarded(pub, suit, ground.at(Spot{way.at}).tile);
  };
  const auto any_cave = [&] {
    return std::any_of(ground.mouth.begin(), ground.mouth.begin() + ground.caves,
                       [&](Spot mouth) { return is_guarded(pub, suit, ground.at(mouth).tile); });
  };
  if (on_hex(pub)) {
    if (pub.top().travelled()) return false;
    const Place here = pub.place_of(pub.turn);
    if (here == Place::underground) return any_cave();
    return std::any_of(ground.at(here).exit.begin(), ground.at(here).exit.end(), leads);
  }
  const Stand& stand = ground.at(pub.top().spot());
  if (stand.kind == TileKind::cave && !stand.mouth) return any_cave();
  bool next = false;
  for (std::size_t i = 0; i < stand.ways; ++i) next = next || leads(stand.way[i]);
  for (std::size_t i = 0; i < stand.others; ++i) next = next || leads(stand.other[i]);
  for (int port = 0; stand.kind == TileKind::crossing && port < ground.ports; ++port)
    next = next || (ground.sails(stand.tile, port) &&
                    leads(ground.port[static_cast<std::size_t>(port)].inland));
  return next;
}

// Pay anywhere to put it on any other triangle, not on the only cave whose road leads to a hex.
// Moving it away where it stands in the way does not count.
Refusal refuse_guard(const Tab& setup, const See& sight, Suit suit, int tile) {
  const Pub& pub = sight.pub;
  if (!anywhere(pub)) return refuse(Code::power_not_here);
  if (tile >= setup.board.size() || shape_of(setup.board.tile(tile).kind) != Shape::triangle)
    return refuse(Code::no_such_tile, tile);
  if (is_guarded(pub, suit, tile)) return refuse(Code::token_there);
  if (tile == setup.only_cave) return refuse(Code::only_cave);
  if (is_used(pub, suit, Shield::guard) && !in_the_way(setup, pub, suit))
    return refuse(Code::power_used);
  return refuse_price(setup, sight, suit);
}

Act sends_away(const Tab& setup, const Pub& pub, Suit suit, const TileSet& avoided) {
  for (int tile = 0; tile < setup.board.size(); ++tile) {
    const bool triangle = shape_of(setup.board.tile(tile).kind) == Shape::triangle;
    if (triangle && !avoided[static_cast<std::size_t>(tile)] && !is_guarded(pub, suit, tile) &&
        tile != setup.only_cave)
      return Act::of_power(suit, static_cast<int>(Shield::guard), tile, 0);
  }
  return {};
}

// --- the free transfer ---------------------------------------------------------------------------

// If it is put on the tile you are on, you also get that tile's transfer free: one the tile would
// sell you now, taken at once or lost.
Refusal refuse_gift(const Tab& setup, const See& sight, const Stand& stand, Shield choice,
                    int aim) {
  const auto as = [aim](ActionKind kind) { return action_of<kWide>(kind, aim); };
  switch (choice) {
    case Shield::gift_horse:
      if (stand.kind != TileKind::crossing) return refuse(Code::no_such_transfer);
      return refuse_ride(setup, sight, stand.tile, as(ActionKind::horse));
    case Shield::gift_boat:
      if (stand.kind != TileKind::crossing) return refuse(Code::no_such_transfer);
      return refuse_sail(setup, sight, stand.tile, as(ActionKind::boat));
    case Shield::gift_joker: {
      const auto& pending = sight.pub.pending;
      const bool sold = stand.kind == TileKind::tavern && aim <= static_cast<int>(Joker::black) &&
                        !pending[pending.size() - 2].joker_bought() &&
                        sight.pub.court.has(card_of(static_cast<Joker>(aim)));
      return sold ? Refusal{} : refuse(Code::no_such_transfer);
    }
    case Shield::gift_hop:
      if (stand.kind != TileKind::cave || stand.mouth) return refuse(Code::no_such_transfer);
      if (aim >= setup.ground.caves) return refuse(Code::no_cave, aim);
      if (aim == stand.cave) return refuse(Code::same_cave, aim);
      return can_pass(setup, sight.pub, setup.ground.mouth[static_cast<std::size_t>(aim)])
                 ? Refusal{}
                 : refuse(Code::barred, aim);
    default:
      return refuse(Code::no_such_transfer);
  }
}
const Stand& own_tile(const Tab& setup, const Pub& pub) {
  return setup.ground.at(pub.pending[pub.pending.size() - 2].spot());
}
void take_gift(const Tab& setup, const See& sight, Suit suit, const Act& action, const Emit& emit) {
  emit(happening(sight.seat, suit, action.choice(), action.aim()));
  switch (static_cast<Shield>(action.choice())) {
    case Shield::gift_horse:
      return arrive<kWide>(sight.pub, place_at(action.aim()), By::horse, emit);
    case Shield::gift_boat:
      return sail(setup, sight.pub, action.aim(), emit);
    case Shield::gift_joker:
      return emit(Happening::of(EventKind::joker_bought, sight.seat,
                                Set::of(card_of(static_cast<Joker>(action.aim())))));
    case Shield::gift_hop:
      return step_to<kWide>(sight.pub, setup.ground.mouth[static_cast<std::size_t>(action.aim())],
                            By::cave, emit);
    default:
      return;
  }
}

// --- seals ---------------------------------------------------------------------------------------

// What each seat's seal closes, and what the one before closed: the Citadel, which is place 0,
// cannot be sealed, so that 0 is nothing.
struct Seals {
  std::uint8_t hex = 0, royal = 0, hex_before = 0, royal_before = 0;
  bool now(Place place) const {
    return place != Place::citadel && (byte(place) == hex || byte(place) == royal);
  }
  bool before(Place place) const {
    return place != Place::citadel && (byte(place) == hex_before || byte(place) == royal_before);
  }
};
Seals seals_of(const Pub& pub, Suit suit, Seat seat) {
  const std::uint8_t* of = pub.kept.memory[at(suit)].data() + 4 * at(seat);
  return {of[0], of[1], of[2], of[3]};
}
void remember(Pub& pub, Suit suit, Seat seat, const Seals& seals) {
  std::uint8_t* of = pub.kept.memory[at(suit)].data() + 4 * at(seat);
  of[0] = seals.hex;
  of[1] = seals.royal;
  of[2] = seals.hex_before;
  of[3] = seals.royal_before;
}
// Only the shields laid out count, never the royal; an ace counts as when it is bought.
int worth_of_seal(const Tab& setup, Suit suit, const Set& laid_out) {
  return setup.cost_of(static_cast<RankMask>(laid_out.suit(static_cast<int>(suit)) & kPips));
}
bool seals(const Pub& pub, Suit suit, Seat owner, Place place) {
  return !pub.laid_out_by(owner).empty() && seals_of(pub, suit, owner).now(place);
}

// A sealed hex is closed to every way of arriving; your own seal never bars you.
bool landable(const Tab& setup, const Pub& pub, Suit suit, Seat seat, Place place) {
  for (int s = 0; s < setup.seats; ++s) {
    if (seat_of(s) != seat && seals(pub, suit, seat_of(s), place)) return false;
  }
  return true;
}
// Who would arrive may discard shields worth more than each seal on the hex, one by one.
Need breaking_need(const Tab& setup, const Pub& pub, Suit suit, Seat owner) {
  return {worth_of_seal(setup, suit, pub.laid_out_by(owner)) + 1, mask_of(suit)};
}
bool breaks(const Tab& setup, const See& sight, Suit suit, Place place) {
  Need need{0, mask_of(suit)};
  for (int s = 0; s < setup.seats; ++s) {
    if (seat_of(s) != sight.seat && seals(sight.pub, suit, seat_of(s), place))
      need.amount += breaking_need(setup, sight.pub, suit, seat_of(s)).amount;
  }
  return !refuse_payment_of(setup, sight, need);
}
// Declared with the move that arrives, broken before that is paid for: the frame keeps the move.
void begin_breaking(const Tab& setup, const See& sight, Suit suit, Place place, const Act& move,
                    const Emit& emit) {
  int s = 0;
  while (seat_of(s) == sight.seat || !seals(sight.pub, suit, seat_of(s), place)) ++s;
  const int choice = static_cast<int>(Shield::break_seal) + s;
  const bool power = move.kind == ActionKind::power;
  const int target = power ? move.aim() : move.target();
  const int beyond = power ? static_cast<int>(move.suit()) | move.choice() << 8 : 0;
  emit(happening(sight.seat, suit, choice, static_cast<int>(move.kind), target, beyond));
  ask_payment<kWide>(sight.seat, Purpose::power, static_cast<int>(suit),
                     breaking_need(setup, sight.pub, suit, seat_of(s)), emit);
}
Act move_of(const Frame& breaking) {
  const auto kind = static_cast<ActionKind>(breaking.aim());
  if (kind != ActionKind::power) return action_of<kWide>(kind, breaking.extra());
  return Act::of_power(static_cast<Suit>(breaking.more() & 0xFF), breaking.more() >> 8,
                       breaking.extra(), 0);
}
// A move that has still to be paid for, or another seal to be broken, is declared once more: who
// cannot go on now must not be told by what happens next.
bool goes_on_by_itself(const Tab& setup, const Pub& pub, const Act& move) {
  const Place place = leads_to(setup, pub, move);
  if (place == Place::none || !can_land(setup, pub, pub.turn, place)) return false;
  switch (move.kind) {
    case ActionKind::walk:
    case ActionKind::step:
    case ActionKind::land:
      return true;
    default:
      return pub.top().kind == FrameKind::power;  // a free transfer, or leaving the beast's tile
  }
}
bool is_breaking(int choice) {
  return choice >= static_cast<int>(Shield::break_seal) &&
         choice < static_cast<int>(Shield::break_seal) + kSeats;
}
// Then its owner loses all they laid out: shields to the spent lot, the royal to the court.
void break_open(const See& sight, Suit suit, Seat owner, const Emit& emit) {
  const Set lost = sight.pub.laid_out_by(owner);
  emit(happening(sight.seat, suit, Shield::broken, warren::index_of(owner)));
  emit(Happening::of(EventKind::forfeited, owner, lost));
}

// Ending your turn on a hex above ground. Nobody seals the same hex on two of their turns running:
// a broken seal counts.
bool may_protect(const Tab&, const Pub& pub, Suit suit, Seat seat) {
  const Place here = pub.place_of(seat);
  return is_hex(here) && here != Place::citadel && pub.hand_of(seat) > 0 &&
         !seals_of(pub, suit, seat).before(here);
}
// Lay out shields worth at most 12, pips and aces only, alone or with one of your royals: your hex,
// and that royal's hex, is sealed.
Refusal refuse_protect(const Tab& setup, const See& sight, Suit suit, const Set& cards) {
  if (!asks_for(sight.pub, suit, Shield::protect)) return refuse(Code::power_not_here);
  if (const Refusal no = refuse_cards(sight.own.hand, cards)) return no;
  const Set royal = royals(cards);
  const Set pips = cards - royal;
  const Set shields = only(paying(pips, mask_of(suit)), kPips);
  if (pips != shields) return refuse(Code::pips_only, (pips - shields).nth(0));
  if (shields.empty()) return refuse(Code::some_card);
  const int worth = worth_of_seal(setup, suit, shields);
  if (worth > kMostSealed) return refuse(Code::seal_dear, worth, kMostSealed);
  if (royal.empty()) return {};
  const Place there = place_of(royal.nth(0));
  const bool good = royal.size() == 1 && !seals_of(sight.pub, suit, sight.seat).before(there);
  return good ? Refusal{} : refuse(Code::seal_royal);
}
void lay_out(Pub& pub, Suit suit, Seat seat, const Set& cards) {
  pub.pending.pop();
  Seals seals = seals_of(pub, suit, seat);
  seals.hex = byte(pub.place_of(seat));
  const Set royal = royals(cards);
  if (!royal.empty()) seals.royal = byte(place_of(royal.nth(0)));
  remember(pub, suit, seat, seals);
  pub.kept.laid_out[at(seat)] = cards;
  pub.known[at(seat)] = pub.known[at(seat)] | cards;
}
void offer_seals(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  const unsigned all = sight.own.hand.suit(static_cast<int>(suit)) & kPips;
  const auto refused = [&](const Act& action) {
    return refuse_protect(setup, sight, suit, action.cards);
  };
  for (unsigned some = all; some != 0; some = (some - 1) & all) {
    const Set shields = of_suit<kWide>(suit, static_cast<RankMask>(some));
    const auto offer = [&](const Set& cards) {
      offer_one(Act::of_power(suit, static_cast<int>(Shield::protect), cards), out, refused);
    };
    if (worth_of_seal(setup, suit, shields) > kMostSealed) continue;
    offer(shields);
    royals(sight.own.hand).for_each([&](Card royal) { offer(shields | Set::of(royal)); });
  }
}

// Your hex is sealed until your next turn, when you take the cards back before the check for a win.
void take_back(const Tab&, Pub& pub, Suit suit, Seat seat) {
  const Seals seals = seals_of(pub, suit, seat);
  remember(pub, suit, seat, {0, 0, seals.hex, seals.royal});
  pub.kept.laid_out[at(seat)] = {};
}
// It also ends when its owner's rabbit leaves the hex.
void leave(const Tab&, Pub& pub, Suit, Seat seat) { pub.kept.laid_out[at(seat)] = {}; }

// --- all of it -----------------------------------------------------------------------------------

bool is_gift(Shield choice) { return choice >= Shield::gift_horse && choice <= Shield::gift_hop; }

Refusal refusal_of(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  const auto choice = static_cast<Shield>(action.choice());
  if (action.extra() != 0) return refuse(Code::malformed);
  if (choice == Shield::protect) {
    return action.aim() != 0 ? refuse(Code::malformed)
                             : refuse_protect(setup, sight, suit, action.cards);
  }
  if (!action.cards.empty()) return refuse(Code::malformed);
  if (choice == Shield::guard) return refuse_guard(setup, sight, suit, action.aim());
  if (is_gift(choice)) {
    if (!asks_for(sight.pub, suit, Shield::gift)) return refuse(Code::power_not_here);
    return refuse_gift(setup, sight, own_tile(setup, sight.pub), choice, action.aim());
  }
  if (action.aim() != 0) return refuse(Code::malformed);
  const bool passes = (choice == Shield::pass && asks_for(sight.pub, suit, Shield::protect)) ||
                      (choice == Shield::forgo && asks_for(sight.pub, suit, Shield::gift));
  return passes ? Refusal{} : refuse(Code::power_not_here);
}

void offers_of(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  const auto refused = [&](const Act& action) { return refusal_of(setup, sight, suit, action); };
  const auto offer = [&](Shield choice, int aims) {
    offer_aims(suit, static_cast<int>(choice), aims, out, refused);
  };
  if (anywhere(sight.pub)) {
    if (!refuse_price(setup, sight, suit)) offer(Shield::guard, setup.board.size());
    return;
  }
  if (asks_for(sight.pub, suit, Shield::protect)) {
    offer_seals(setup, sight, suit, out);
    return offer(Shield::pass, 1);
  }
  if (!asks_for(sight.pub, suit, Shield::gift)) return;
  offer(Shield::gift_horse, kPlaces);
  offer(Shield::gift_boat, setup.ground.ports);
  offer(Shield::gift_joker, 2);
  offer(Shield::gift_hop, setup.ground.caves);
  offer(Shield::forgo, 1);
}

void act_of(const Tab& setup, const See& sight, Suit suit, const Act& action, const Emit& emit) {
  const auto choice = static_cast<Shield>(action.choice());
  if (choice == Shield::guard) return ask_price(sight, suit, action, emit);
  if (is_gift(choice)) return take_gift(setup, sight, suit, action, emit);
  emit(happening(sight.seat, suit, choice, 0, 0, 0, action.cards));
}

Place leads_to_hex(const Tab& setup, const Pub&, Suit, const Act& action) {
  switch (static_cast<Shield>(action.choice())) {
    case Shield::gift_horse:
      return place_at(action.aim());
    case Shield::gift_boat: {
      const Way& inland = setup.ground.port[static_cast<std::size_t>(action.aim())].inland;
      return inland.to == Way::To::hex ? place_at(inland.at) : Place::none;
    }
    default:
      return Place::none;
  }
}

// … the guard stays there, and who stands on its tile may go on. Moved out of the way it never
// gives the free transfer.
bool paid(const Tab& setup, const See& sight, Suit suit, const Frame& wish, const Emit& emit,
          Act& then) {
  if (is_breaking(wish.choice())) {
    then = move_of(wish);
    break_open(sight, suit, seat_of(wish.choice() - static_cast<int>(Shield::break_seal)), emit);
    return goes_on_by_itself(setup, sight.pub, then);
  }
  Pub before = sight.pub;  // as the journey stands below the wish
  before.pending.pop();
  const bool pushed = in_the_way(setup, before, suit);
  const int tile = wish.aim();
  const bool own = on_road(before) && setup.ground.at(before.top().spot()).tile == tile && !pushed;
  emit(happening(sight.seat, suit, pushed ? Shield::pushed : Shield::posted, tile));
  if (own) emit(happening(sight.seat, suit, Shield::gift));
  return false;
}

void evolve_of(const Tab&, Pub& pub, Suit suit, const Happening& event) {
  if (is_breaking(event.choice())) return lay_wish(pub, suit, event);
  switch (static_cast<Shield>(event.choice())) {
    case Shield::protect:
      return lay_out(pub, suit, event.seat, event.cards);
    case Shield::guard:
    case Shield::gift:
      return lay_wish(pub, suit, event);
    case Shield::posted:
      use_up(pub, suit, Shield::guard);
      [[fallthrough]];
    case Shield::pushed:
      token(pub, suit) = byte(event.aim() + 1);
      [[fallthrough]];
    case Shield::pass:
    case Shield::gift_horse:
    case Shield::gift_boat:
    case Shield::gift_joker:
    case Shield::gift_hop:
    case Shield::forgo:
    case Shield::broken:
    case Shield::break_seal:
      pub.pending.pop();
      return;
  }
}

std::string_view broken_of(const Tab& setup, const Pub& pub, Suit suit) {
  const int guarded = token(pub, suit) - 1;
  if (guarded >= 0 && (guarded >= setup.board.size() || guarded == setup.only_cave ||
                       shape_of(setup.board.tile(guarded).kind) != Shape::triangle))
    return "a guard on no triangle";
  if (heap(pub, suit) != 0 || (pub.used[at(suit)] & ~bit_of(Shield::guard)) != 0)
    return "shields lie nowhere";
  for (int s = 0; s < kSeats; ++s) {
    const Seat seat = seat_of(s);
    const Set laid_out = pub.laid_out_by(seat);
    if (laid_out.empty()) continue;
    const Set royal = royals(laid_out);
    const Seals seals = seals_of(pub, suit, seat);
    const bool fits = s < setup.seats && (seat != pub.turn || pub.closing) &&
                      worth_of_seal(setup, suit, laid_out) <= kMostSealed && royal.size() <= 1 &&
                      !(laid_out - royal).empty() &&
                      only(paying(laid_out, mask_of(suit)), kPips) == laid_out - royal &&
                      seals.now(pub.place_of(seat)) &&
                      (royal.empty() ? seals.royal == 0 : seals.now(place_of(royal.nth(0))));
    if (!fits) return "a seal that cannot be";
  }
  return {};
}

}  // namespace

const Power<kWide> kShields = {.choices = kChoices,
                               .passable = passable,
                               .landable = landable,
                               .breaks = breaks,
                               .begin_breaking = begin_breaking,
                               .turn_end = may_protect,
                               .turn_begun = take_back,
                               .moved = leave,
                               .refusal = refusal_of,
                               .offers = offers_of,
                               .act = act_of,
                               .leads_to = leads_to_hex,
                               .paid = paid,
                               .evolve = evolve_of,
                               .sends_away = sends_away,
                               .broken = broken_of};

}  // namespace warren::jack_rabbits
