// Acorns (expansions, Frontier): the beast on the rhombi, and the load that makes every roll
// higher.
#include "games/jack_rabbits/suits/expansion.h"
#include "games/jack_rabbits/suits/powers.h"

namespace warren::jack_rabbits {
namespace {

using namespace expansion;

constexpr int kMostLoad = 10;

enum class Acorn : std::uint8_t {
  question,  // of who meets the beast: drive it away or go; at the end of a turn: lay acorns or not
  drive,     // pay, and put the beast on a tile
  driven,    // it was paid for
  chased,    // the same, by one whom it stood in front of: does not count
  flee,      // do not pay: go off-board
  bolt,      // asked of who has put it on their own tile: leave by a side
  forgo,     // … or never
  load,      // lay acorns on the load
  pass,      // lay none
  bolted,    // they have left
};
constexpr std::array kChoices = {
    PowerChoice{"question"},
    PowerChoice{
        "drive",
        Aim::tile,
        {"{0} wants to drive the beast to {1}", "{0} quiere llevar a la bestia a esta pieza: {1}"}},
    PowerChoice{"driven", Aim::tile, {"the beast goes to {1}", "la bestia va a esta pieza: {1}"}},
    PowerChoice{"chased",
                Aim::tile,
                {"{0} drives the beast away to {1}", "{0} ahuyenta a la bestia a esta pieza: {1}"}},
    PowerChoice{"flee", Aim::nothing, {"{0} flees from the beast", "{0} huye de la bestia"}},
    PowerChoice{"bolt",
                Aim::side,
                {"{0} may leave the tile of the beast for free",
                 "{0} puede salir gratis de la pieza de la bestia"}},
    PowerChoice{"forgo",
                Aim::nothing,
                {"{0} stays where the beast is", "{0} se queda donde está la bestia"}},
    PowerChoice{
        "load", Aim::nothing, {"{0} lays {2} on the load", "{0} deja {2} en la sobrecarga"}},
    PowerChoice{"pass", Aim::nothing, {"{0} lays no acorns", "{0} no deja bellotas"}},
    PowerChoice{
        "bolted",
        Aim::side,
        {"{0} leaves the tile of the beast for free", "{0} sale gratis de la pieza de la bestia"}},
};

// --- the beast -----------------------------------------------------------------------------------

bool is_beast_on(const Pub& pub, Suit suit, int tile) { return token(pub, suit) == tile + 1; }

// A rabbit that enters its tile, however it enters, is asked at once, before anything else.
bool meets(const Tab& setup, const Pub& pub, Suit suit, Spot spot) {
  return is_beast_on(pub, suit, setup.ground.at(spot).tile);
}
bool is_met(const Pub& pub, Suit suit) {
  return asks_for(pub, suit, Acorn::question) && !pub.closing;
}
// Pay anywhere to move it to another rhombus; whoever meets it pays the same, which does not count.
Refusal refuse_drive(const Tab& setup, const See& sight, Suit suit, int tile) {
  const Pub& pub = sight.pub;
  const bool met = is_met(pub, suit);
  if (!met && !anywhere(pub)) return refuse(Code::power_not_here);
  if (tile >= setup.board.size() || shape_of(setup.board.tile(tile).kind) != Shape::rhombus)
    return refuse(Code::no_such_tile, tile);
  if (is_beast_on(pub, suit, tile)) return refuse(Code::token_there);
  if (!met && is_used(pub, suit, Acorn::drive)) return refuse(Code::power_used);
  return refuse_price(setup, sight, suit);
}

Act sends_away(const Tab& setup, const Pub& pub, Suit suit, const TileSet& avoided) {
  for (int tile = 0; tile < setup.board.size(); ++tile) {
    const bool rhombus = shape_of(setup.board.tile(tile).kind) == Shape::rhombus;
    if (rhombus && !avoided[static_cast<std::size_t>(tile)] && !is_beast_on(pub, suit, tile))
      return Act::of_power(suit, static_cast<int>(Acorn::drive), tile, 0);
  }
  return {};
}

// If you put it on the rhombus you are on, leave free, at once or never, by any edge but the one
// you came in by; edges already crossed, guards and seals bar as usual.
const Stand& own_tile(const Tab& setup, const Pub& pub) {
  return setup.ground.at(pub.pending[pub.pending.size() - 2].spot());
}
const Way* way_out(const Stand& stand, int side) {
  for (std::size_t i = 0; i < stand.ways; ++i) {
    if (stand.way[i].side == side) return &stand.way[i];
  }
  for (std::size_t i = 0; i < stand.others; ++i) {
    if (stand.other[i].side == side) return &stand.other[i];
  }
  return nullptr;
}
Refusal refuse_bolt(const Tab& setup, const See& sight, Suit suit, int side) {
  if (!asks_for(sight.pub, suit, Acorn::bolt)) return refuse(Code::power_not_here);
  const Stand& stand = own_tile(setup, sight.pub);
  if (side == stand.side) return refuse(Code::came_that_way, side);
  const Way* way = way_out(stand, side);
  if (way == nullptr) return refuse(Code::no_road, side);
  const Code code = way_code(setup, sight, *way);
  if (code == Code::possible) return {};
  return refuse(code, code == Code::sealed_hex ? way->at : side);
}
void bolt(const Tab& setup, const See& sight, Suit suit, int side, const Emit& emit) {
  const Way way = *way_out(own_tile(setup, sight.pub), side);
  emit(happening(sight.seat, suit, Acorn::bolted, side));
  go(setup, sight.pub, way, false, emit);
}

// --- the load ------------------------------------------------------------------------------------

int load_of(const Tab& setup, RankMask acorns) { return setup.cost_of(acorns); }
// Every roll of anyone adds the load's total to the dice, for the price and for flights.
int added_to_the_dice(const Tab& setup, const Pub& pub, Suit suit) {
  return load_of(setup, heap(pub, suit));
}
// At the end of your turn, off-board too.
bool may_load(const Tab&, const Pub& pub, Suit, Seat seat) { return pub.hand_of(seat) > 0; }
bool asks_to_load(const Pub& pub, Suit suit) {
  return asks_for(pub, suit, Acorn::question) && pub.closing;
}
// Lay one or more acorns on the load, pips and aces only; they are nobody's then.
Refusal refuse_load(const See& sight, Suit suit, const Set& cards) {
  if (!asks_to_load(sight.pub, suit)) return refuse(Code::power_not_here);
  if (const Refusal no = refuse_cards(sight.own.hand, cards)) return no;
  const Set acorns = only(paying(cards, mask_of(suit)), kPips);
  return acorns == cards ? Refusal{} : refuse(Code::pips_only, (cards - acorns).nth(0));
}
// As soon as the load is worth more than the limit it is discarded.
void load(const Tab& setup, const See& sight, Suit suit, const Set& cards, const Emit& emit) {
  emit(happening(sight.seat, suit, Acorn::load, 0, 0, 0, cards));
  emit(Happening::heaped(sight.seat, suit, cards));
  if (load_of(setup, heap(sight.pub, suit)) > kMostLoad) emit(Happening::cleared(suit));
}
void offer_loads(const See& sight, Suit suit, Offers<Act>& out) {
  const Set acorns = only(paying(sight.own.hand, mask_of(suit)), kPips);
  acorns.for_each([&](Card card) {
    const Set one = Set::of(card);
    out.add(Act::of_power(suit, static_cast<int>(Acorn::load), one));
    acorns.for_each([&](Card other) {
      if (other.rank > card.rank)
        out.add(Act::of_power(suit, static_cast<int>(Acorn::load), one | Set::of(other)));
    });
  });
}
bool is_listed_load(const Act& action) { return action.cards.size() <= 2; }

// --- all of it -----------------------------------------------------------------------------------

Refusal refusal_of(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  const auto choice = static_cast<Acorn>(action.choice());
  if (action.extra() != 0) return refuse(Code::malformed);
  if (choice == Acorn::load)
    return action.aim() == 0 ? refuse_load(sight, suit, action.cards) : refuse(Code::malformed);
  if (!action.cards.empty()) return refuse(Code::malformed);
  if (choice == Acorn::drive) return refuse_drive(setup, sight, suit, action.aim());
  if (choice == Acorn::bolt) return refuse_bolt(setup, sight, suit, action.aim());
  if (action.aim() != 0) return refuse(Code::malformed);
  const bool answers = (choice == Acorn::flee && is_met(sight.pub, suit)) ||
                       (choice == Acorn::forgo && asks_for(sight.pub, suit, Acorn::bolt)) ||
                       (choice == Acorn::pass && asks_to_load(sight.pub, suit));
  return answers ? Refusal{} : refuse(Code::power_not_here);
}

void offers_of(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  const auto refused = [&](const Act& action) { return refusal_of(setup, sight, suit, action); };
  const auto offer = [&](Acorn choice, int aims) {
    offer_aims(suit, static_cast<int>(choice), aims, out, refused);
  };
  if (asks_to_load(sight.pub, suit)) offer_loads(sight, suit, out);
  if (!refuse_price(setup, sight, suit)) offer(Acorn::drive, setup.board.size());
  if (sight.pub.top().kind != FrameKind::power) return;
  if (asks_for(sight.pub, suit, Acorn::bolt)) offer(Acorn::bolt, kMostSides);
  for (const Acorn choice : {Acorn::flee, Acorn::forgo, Acorn::pass}) offer(choice, 1);
}

void act_of(const Tab& setup, const See& sight, Suit suit, const Act& action, const Emit& emit) {
  switch (static_cast<Acorn>(action.choice())) {
    case Acorn::drive:
      return ask_price(sight, suit, action, emit);
    case Acorn::bolt:
      return bolt(setup, sight, suit, action.aim(), emit);
    case Acorn::load:
      return load(setup, sight, suit, action.cards, emit);
    case Acorn::flee:
      emit(happening(sight.seat, suit, Acorn::flee));
      return send_off(setup, sight.pub, sight.seat, Off::chased, emit);
    default:
      return emit(happening(sight.seat, suit, action.choice()));
  }
}

Place leads_to_hex(const Tab& setup, const Pub& pub, Suit suit, const Act& action) {
  if (static_cast<Acorn>(action.choice()) != Acorn::bolt || !asks_for(pub, suit, Acorn::bolt))
    return Place::none;
  const Way* way = way_out(own_tile(setup, pub), action.aim());
  return way != nullptr && way->to == Way::To::hex ? place_at(way->at) : Place::none;
}

bool paid(const Tab& setup, const See& sight, Suit suit, const Frame& wish, const Emit& emit,
          Act&) {
  const auto& pending = sight.pub.pending;
  const Frame below = pending[pending.size() - 2];
  const int tile = wish.aim();
  if (below.kind == FrameKind::power) {
    emit(happening(sight.seat, suit, Acorn::chased, tile));
    return false;
  }
  const bool own = below.kind == FrameKind::road && setup.ground.at(below.spot()).tile == tile;
  emit(happening(sight.seat, suit, Acorn::driven, tile));
  if (own) emit(happening(sight.seat, suit, Acorn::bolt));
  return false;
}

void evolve_of(const Tab&, Pub& pub, Suit suit, const Happening& event) {
  switch (static_cast<Acorn>(event.choice())) {
    case Acorn::drive:
    case Acorn::bolt:
      return lay_wish(pub, suit, event);
    case Acorn::chased:
      pub.pending.pop();  // the wish; then the question
      [[fallthrough]];
    case Acorn::driven:
      if (static_cast<Acorn>(event.choice()) == Acorn::driven) use_up(pub, suit, Acorn::drive);
      token(pub, suit) = byte(event.aim() + 1);
      pub.pending.pop();
      return;
    case Acorn::bolted:
    case Acorn::flee:
    case Acorn::forgo:
    case Acorn::load:
    case Acorn::pass:
      pub.pending.pop();
      return;
    case Acorn::question:
      return;
  }
}

std::string_view broken_of(const Tab& setup, const Pub& pub, Suit suit) {
  const int tile = token(pub, suit) - 1;
  if (tile >= 0 &&
      (tile >= setup.board.size() || shape_of(setup.board.tile(tile).kind) != Shape::rhombus))
    return "a beast on no rhombus";
  if ((heap(pub, suit) & ~kPips) != 0 || load_of(setup, heap(pub, suit)) > kMostLoad)
    return "a load that cannot be";
  return (pub.used[at(suit)] & ~bit_of(Acorn::drive)) == 0 ? std::string_view{}
                                                           : "acorns did what they cannot";
}

}  // namespace

const Power<kWide> kAcorns = {.choices = kChoices,
                              .price = added_to_the_dice,
                              .entered = meets,
                              .turn_end = may_load,
                              .refusal = refusal_of,
                              .offers = offers_of,
                              .listed = is_listed_load,
                              .act = act_of,
                              .leads_to = leads_to_hex,
                              .paid = paid,
                              .evolve = evolve_of,
                              .sends_away = sends_away,
                              .broken = broken_of};

}  // namespace warren::jack_rabbits
