// Horseshoes (expansions, Frontier): broncos, wells, and the shady market in the Underground.
#include "games/jack_rabbits/suits/expansion.h"
#include "games/jack_rabbits/suits/powers.h"

namespace warren::jack_rabbits {
namespace {

using namespace expansion;

enum class Horseshoe : std::uint8_t {
  none,
  ride,       // pay, and ride to a hex
  ride_cave,  // pay, and ride to a cave
  rode,       // it was paid for
  well,       // go down the well
};
constexpr std::array kChoices = {
    PowerChoice{"none"},
    PowerChoice{"ride",
                Aim::place,
                {"{0} wants to ride a bronco to {1}", "{0} quiere ir en bronco a este lugar: {1}"}},
    PowerChoice{
        "ride-cave",
        Aim::cave,
        {"{0} wants to ride a bronco to cave {1}", "{0} quiere ir en bronco a la cueva {1}"}},
    PowerChoice{"rode", Aim::nothing, {"{0} rides a bronco", "{0} va en bronco"}},
    PowerChoice{"well", Aim::nothing, {"{0} goes down the well", "{0} baja por el pozo"}},
};

// --- bronco --------------------------------------------------------------------------------------

// An island that has a horseshoe hex.
bool has_herd(const Tab& setup, Suit suit, int island) {
  for (const Title title : {Title::king, Title::queen, Title::jack}) {
    const Place place = place_of(suit, title);
    if (setup.ground.has(place) && setup.ground.at(place).island == island) return true;
  }
  return false;
}
const Stand& mouth_of(const Tab& setup, int cave) {
  return setup.ground.at(setup.ground.mouth[static_cast<std::size_t>(cave)]);
}
int island_of_cave(const Tab& setup, int cave) {
  return setup.ground.island[mouth_of(setup, cave).tile];
}
// Only seals and guarded caves bar a ride.
bool cave_open(const Tab& setup, const Pub& pub, int cave) {
  return can_pass(setup, pub, setup.ground.mouth[static_cast<std::size_t>(cave)]);
}
// The way into a cave's tile by its road.
Spot entry_of(const Tab& setup, int cave) {
  for (int spot = 0; spot < setup.ground.entries; ++spot) {
    const Stand& stand = setup.ground.at(static_cast<Spot>(spot));
    if (stand.kind == TileKind::cave && stand.cave == cave) return static_cast<Spot>(spot);
  }
  return kNoSpot;
}

// As a transfer of your journey, on an island that has a horseshoe hex, on a hex or a road tile. A
// turn that began in the Underground may pay to be fetched at a cave of such an island.
bool can_ride_on(const Tab& setup, const Pub& pub, Suit suit, int island) {
  if (!journeying(pub) || !has_herd(setup, suit, island)) return false;
  const Ground& ground = setup.ground;
  if (on_road(pub)) return ground.island[ground.at(pub.top().spot()).tile] == island;
  const Place here = pub.place_of(pub.turn);
  if (here != Place::underground) return ground.at(here).island == island;
  for (int cave = 0; cave < ground.caves; ++cave) {
    if (island_of_cave(setup, cave) == island && cave_open(setup, pub, cave)) return true;
  }
  return false;
}

// Pay the price in horseshoes and ride to any hex of that island, or to any cave tile of it.
Refusal refuse_ride_there(const Tab& setup, const See& sight, Suit suit, Place place) {
  if (!journeying(sight.pub)) return refuse(Code::power_not_here);
  if (!setup.ground.has(place)) return refuse(Code::no_such_hex, index_of(place));
  if (!can_ride_on(setup, sight.pub, suit, setup.ground.at(place).island))
    return refuse(Code::no_herd);
  if (!can_come_to(setup, sight, place)) return refuse(Code::sealed_hex, index_of(place));
  return refuse_price(setup, sight, suit);
}
Refusal refuse_ride_to_cave(const Tab& setup, const See& sight, Suit suit, int cave) {
  if (!journeying(sight.pub)) return refuse(Code::power_not_here);
  if (cave >= setup.ground.caves) return refuse(Code::no_cave, cave);
  if (!can_ride_on(setup, sight.pub, suit, island_of_cave(setup, cave)))
    return refuse(Code::no_herd);
  if (!cave_open(setup, sight.pub, cave)) return refuse(Code::barred, cave);
  return refuse_price(setup, sight, suit);
}

// --- well and market -----------------------------------------------------------------------------

// Each horseshoe hex has a well: a journey of its own, one way down to the Underground, free.
Refusal refuse_well(const Tab& setup, const See& sight, Suit suit) {
  const Pub& pub = sight.pub;
  if (!on_hex(pub)) return refuse(Code::power_not_here);
  if (pub.top().travelled()) return refuse(Code::journey_over);
  const Place here = pub.place_of(pub.turn);
  if (!is_royal(here) || suit_of(here) != suit) return refuse(Code::no_well);
  return can_land(setup, pub, sight.seat, Place::underground)
             ? Refusal{}
             : refuse(Code::sealed_hex, index_of(Place::underground));
}
// In the Underground, buy cards of any suit from the spent lot for horseshoes worth at least as
// much.
Market shady_market(const Tab& setup, Suit suit, Place place) {
  return place == Place::underground ? Market{setup.suits, mask_of(suit)} : Market{};
}

// --- for routes ----------------------------------------------------------------------------------

// By the island: rides go to all of it. A hex with a well has ways of its own; below, all islands.
constexpr int kFromWell = 32, kAnyIsland = 31;

int wells_from(const Tab&, const Pub&, Suit suit, const Standpoint& from) {
  return is_royal(from.place) && suit_of(from.place) == suit ? kFromWell : -1;
}
int ways_from(const Tab& setup, const Pub& pub, Suit suit, const Standpoint& from) {
  const Ground& ground = setup.ground;
  if (from.below) return -1;
  if (from.place == Place::underground) return kAnyIsland;
  const int island = from.place != Place::none ? ground.at(from.place).island
                                               : ground.island[ground.at(from.spot).tile];
  if (!has_herd(setup, suit, island)) return -1;
  return island + std::max(0, wells_from(setup, pub, suit, from));
}
void add_well(Suit suit, PowerWays<kWide>& out) {
  out.push({Act::of_power(suit, static_cast<int>(Horseshoe::well)),
            {Way::To::hex, byte(Place::underground), 0},
            false});
}
void wells(const Tab&, const Pub&, Suit suit, int, PowerWays<kWide>& out) { add_well(suit, out); }
void ways(const Tab& setup, const Pub& pub, Suit suit, int number, PowerWays<kWide>& out) {
  if (number >= kFromWell) add_well(suit, out);
  SuitMask islands = 0;  // a bit per island with a herd that one can be fetched to
  const int island = number % kFromWell;
  const auto open = [&](int of) {
    if (number != kAnyIsland) return of == island;
    return has_herd(setup, suit, of) && (islands >> of & 1) != 0;
  };
  for (int cave = 0; cave < setup.ground.caves; ++cave) {
    if (cave_open(setup, pub, cave))
      islands = static_cast<SuitMask>(islands | 1U << island_of_cave(setup, cave));
  }
  for (int i = 0; i < kPlaces; ++i) {
    const Place place = place_at(i);
    if (setup.ground.has(place) && open(setup.ground.at(place).island))
      out.push({Act::of_power(suit, static_cast<int>(Horseshoe::ride), i, 0),
                {Way::To::hex, byte(place), 0}});
  }
  for (int cave = 0; cave < setup.ground.caves; ++cave) {
    if (open(island_of_cave(setup, cave)) && cave_open(setup, pub, cave))
      out.push({Act::of_power(suit, static_cast<int>(Horseshoe::ride_cave), cave, 0),
                {Way::To::spot, entry_of(setup, cave), 0}});
  }
}

// --- all of it -----------------------------------------------------------------------------------

Refusal refusal_of_well(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  if (static_cast<Horseshoe>(action.choice()) != Horseshoe::well)
    return refuse(Code::power_not_here);
  if (action.aim() != 0 || action.extra() != 0 || !action.cards.empty())
    return refuse(Code::malformed);
  return refuse_well(setup, sight, suit);
}
void offer_well(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  const Act action = Act::of_power(suit, static_cast<int>(Horseshoe::well));
  if (!refuse_well(setup, sight, suit)) out.add(action);
}
void go_down(const Tab&, const See& sight, Suit suit, const Act&, const Emit& emit) {
  emit(happening(sight.seat, suit, Horseshoe::well));
  arrive<kWide>(sight.pub, Place::underground, By::power, emit);
}

Refusal refusal_of(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  if (action.extra() != 0 || !action.cards.empty()) return refuse(Code::malformed);
  switch (static_cast<Horseshoe>(action.choice())) {
    case Horseshoe::ride:
      return action.aim() < kPlaces ? refuse_ride_there(setup, sight, suit, place_at(action.aim()))
                                    : refuse(Code::no_such_hex, action.aim());
    case Horseshoe::ride_cave:
      return refuse_ride_to_cave(setup, sight, suit, action.aim());
    default:
      return refusal_of_well(setup, sight, suit, action);
  }
}

void offers_of(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  if (!journeying(sight.pub)) return;
  const auto refused = [&](const Act& action) { return refusal_of(setup, sight, suit, action); };
  if (!refuse_price(setup, sight, suit)) {
    offer_aims(suit, static_cast<int>(Horseshoe::ride), kPlaces, out, refused);
    offer_aims(suit, static_cast<int>(Horseshoe::ride_cave), setup.ground.caves, out, refused);
  }
  offer_well(setup, sight, suit, out);
}

void act_of(const Tab& setup, const See& sight, Suit suit, const Act& action, const Emit& emit) {
  if (static_cast<Horseshoe>(action.choice()) == Horseshoe::well)
    return go_down(setup, sight, suit, action, emit);
  ask_price(sight, suit, action, emit);
}

Place leads_to_hex(const Tab&, const Pub&, Suit, const Act& action) {
  const bool rides = static_cast<Horseshoe>(action.choice()) == Horseshoe::ride;
  return rides ? place_at(action.aim()) : Place::none;
}

// Being fetched and riding is one payment; a cave ridden to counts as entered by its road.
bool paid(const Tab& setup, const See& sight, Suit suit, const Frame& wish, const Emit& emit,
          Act&) {
  const bool to_hex = wish.choice() == static_cast<int>(Horseshoe::ride);
  const int aim = wish.aim();
  emit(happening(sight.seat, suit, Horseshoe::rode));
  if (to_hex)
    arrive<kWide>(sight.pub, place_at(aim), By::horse, emit);
  else
    step_to<kWide>(sight.pub, entry_of(setup, aim), By::road, emit);
  return false;
}

void evolve_of(const Tab&, Pub& pub, Suit suit, const Happening& event) {
  switch (static_cast<Horseshoe>(event.choice())) {
    case Horseshoe::ride:
    case Horseshoe::ride_cave:
      return lay_wish(pub, suit, event);
    case Horseshoe::rode:
      pub.pending.pop();
      return;
    case Horseshoe::none:
    case Horseshoe::well:
      return;
  }
}

std::string_view broken_of(const Tab&, const Pub& pub, Suit suit) {
  const bool nothing = token(pub, suit) == 0 && heap(pub, suit) == 0 && pub.used[at(suit)] == 0;
  return nothing ? std::string_view{} : "horseshoes lie nowhere";
}

// The well belongs to the tiles.
constexpr Power<kWide> kWell = {.choices = kChoices,
                                .refusal = refusal_of_well,
                                .offers = offer_well,
                                .act = go_down,
                                .evolve = evolve_of,
                                .ways_from = wells_from,
                                .ways = wells,
                                .broken = broken_of};

}  // namespace

const Power<kWide> kHorseshoes = {.choices = kChoices,
                                  .market = shady_market,
                                  .tiles = &kWell,
                                  .refusal = refusal_of,
                                  .offers = offers_of,
                                  .act = act_of,
                                  .leads_to = leads_to_hex,
                                  .paid = paid,
                                  .evolve = evolve_of,
                                  .ways_from = ways_from,
                                  .ways = ways,
                                  .broken = broken_of};

}  // namespace warren::jack_rabbits
