// Torches (expansions, Frontier): leave the Underground at once, summon those off-board, fight with
// fire.
#include "games/jack_rabbits/suits/expansion.h"
#include "games/jack_rabbits/suits/powers.h"

namespace warren::jack_rabbits {
namespace {

using namespace expansion;

enum class Torch : std::uint8_t {
  gate,      // asked of who has entered the Underground: leave at once?
  stay,      // no
  transfer,  // pay, and leave by a cave
  left,      // it was paid for
  summon,    // pay, and bring all who are off-board to the Underground
  waits,     // it was paid for when going off-board: the others answer first
  summoned,  // they are in the Underground
  fire,      // waits until the thief's hand is settled
  burns,     // then all who are on the hex go off-board
};
constexpr std::array kChoices = {
    PowerChoice{"gate"},
    PowerChoice{
        "stay", Aim::nothing, {"{0} stays in the Underground", "{0} se queda en el Subsuelo"}},
    PowerChoice{
        "transfer",
        Aim::cave,
        {"{0} wants to leave at once by cave {1}", "{0} quiere salir en el acto por la cueva {1}"}},
    PowerChoice{"left",
                Aim::cave,
                {"{0} leaves the Underground at once by cave {1}",
                 "{0} sale del Subsuelo en el acto por la cueva {1}"}},
    PowerChoice{"summon",
                Aim::nothing,
                {"{0} wants to summon all who are off the board",
                 "{0} quiere convocar a todos los desterrados"}},
    PowerChoice{
        "waits", Aim::nothing, {"{0} is saved by a summons", "{0} se salva con una convocatoria"}},
    PowerChoice{"summoned",
                Aim::nothing,
                {"{0} brings all who are off the board to the Underground",
                 "{0} lleva al Subsuelo a todos los desterrados"}},
    PowerChoice{"fire", Aim::place},
    PowerChoice{"burns",
                Aim::place,
                {"fire drives everybody off {1}", "el fuego echa a todos de este lugar: {1}"}},
};

// --- transfer ------------------------------------------------------------------------------------

// Entering the Underground by any way (cave, off-board, well, hole, grotto), as the first thing
// done there: the question says by which cave one came, from 1, and where the journey began.
Frame asks_at_the_gate(const Tab& setup, const Pub& pub, Suit suit, Seat seat, Place place) {
  if (place != Place::underground || pub.hand_of(seat) == 0) return {};
  const Place origin = pub.place_of(seat);
  int cave = 0;
  if (on_road(pub)) {
    const Stand& stand = setup.ground.at(pub.top().spot());
    if (stand.kind == TileKind::cave) cave = stand.cave + 1;
  }
  return Frame::of_power(seat, suit, static_cast<int>(Torch::gate), cave, index_of(origin));
}

// … pay the price in torches and leave by any other cave.
Refusal refuse_transfer(const Tab& setup, const See& sight, Suit suit, int cave) {
  if (!asks_for(sight.pub, suit, Torch::gate)) return refuse(Code::power_not_here);
  if (cave >= setup.ground.caves) return refuse(Code::no_cave, cave);
  if (cave + 1 == sight.pub.top().aim()) return refuse(Code::same_cave, cave);
  if (!can_pass(setup, sight.pub, setup.ground.mouth[static_cast<std::size_t>(cave)]))
    return refuse(Code::barred, cave);
  return refuse_price(setup, sight, suit);
}

int ways_from(const Tab&, const Pub&, Suit, const Standpoint& from) {
  return from.below ? from.cave + 1 : -1;
}
void ways(const Tab& setup, const Pub& pub, Suit suit, int came_by, PowerWays<kWide>& out) {
  for (int cave = 0; cave < setup.ground.caves; ++cave) {
    const Spot mouth = setup.ground.mouth[static_cast<std::size_t>(cave)];
    if (cave + 1 == came_by || !can_pass(setup, pub, mouth)) continue;
    out.push({Act::of_power(suit, static_cast<int>(Torch::transfer), cave, 0),
              {Way::To::spot, mouth, 0}});
  }
}

// … at once in the same journey: it began where it began, and the edges crossed stay crossed. One
// that began off-board walks back to the Underground.
void leave_at_once(Pub& pub) {
  pub.pending.pop();  // the wish
  const Place origin = place_at(pub.pending.pop().extra());
  pub.place[at(pub.turn)] = origin == Place::off_board ? Place::underground : origin;
  pub.pending.top().set_travelled(false);
}

// --- summons -------------------------------------------------------------------------------------

bool anybody_off_board(const Tab& setup, const Pub& pub) {
  for (int s = 0; s < setup.seats; ++s) {
    if (pub.place_of(seat_of(s)) == Place::off_board) return true;
  }
  return false;
}
// Paid like pay anywhere, but on a hex only, or at the moment you go off-board; once a turn, the
// rescue included. Somebody must be moved.
Refusal refuse_summons(const Tab& setup, const See& sight, Suit suit) {
  const Pub& pub = sight.pub;
  const bool rescue = pub.top().kind == FrameKind::rescue;
  if ((!rescue && !on_hex(pub)) || sight.seat != pub.turn) return refuse(Code::power_not_here);
  if (is_used(pub, suit, Torch::summon)) return refuse(Code::power_used);
  if (!rescue && !anybody_off_board(setup, pub)) return refuse(Code::nobody_to_move);
  return refuse_price(setup, sight, suit);
}
// Summons rescues only on your own turn.
bool may_save(const Tab&, const Pub& pub, Suit suit, Seat seat) {
  return seat == pub.turn && pub.hand_of(seat) > 0 && !is_used(pub, suit, Torch::summon);
}
// At the moment of going off it is carried out after everybody else's rescue: what they are asked,
// and what hands owe, comes first.
void wait_for_the_others(Pub& pub, Suit suit) {
  const auto before = pub.pending;
  pub.pending.clear();
  pub.pending.push(Frame::of_power(pub.turn, suit, static_cast<int>(Torch::waits)));
  for (const Frame& frame : before) {
    const bool debt = frame.kind == FrameKind::discard || frame.kind == FrameKind::surplus;
    const bool rescue = frame.kind == FrameKind::rescue && frame.seat() != pub.turn;
    if (debt || rescue) pub.pending.push(frame);
  }
  pub.crossed.fill(0);
  pub.club = 0;
}
// All rabbits off-board, you included, move to the Underground. If you were going off, the turn
// then ends with increment and end questions, without hex actions.
void summon(const Tab& setup, Pub& pub, Suit suit) {
  const bool going_off = asks_for(pub, suit, Torch::waits);
  pub.pending.pop();
  for (int s = 0; s < setup.seats; ++s) {
    Place& place = pub.place[at(seat_of(s))];
    if (place == Place::off_board) place = Place::underground;
  }
  if (!going_off) return;
  pub.place[at(pub.turn)] = Place::underground;
  pub.pending.push(Frame::draw(pub.turn, Draw::increment, 1));
}

// --- fight with fire -----------------------------------------------------------------------------

// When an attacker who used torches wins and really steals a card, every rabbit then on that hex,
// the attacker too, in the Underground as well, goes off-board.
Frame fire(const Tab&, const Pub& pub, Suit suit, Seat thief) {
  return Frame::of_power(thief, suit, static_cast<int>(Torch::fire), index_of(pub.place_of(thief)));
}
SeatSet rabbits_on(const Tab& setup, const Pub& pub, Place place) {
  SeatSet there;
  for (int s = 0; s < setup.seats; ++s) {
    if (pub.place_of(seat_of(s)) == place) there = there.with(seat_of(s));
  }
  return there;
}

bool goes_on(const Tab& setup, const Pub& pub, Suit suit, const Frame& frame, const Emit& emit) {
  if (frame.choice() == static_cast<int>(Torch::waits)) {
    emit(happening(pub.turn, suit, Torch::summoned));
    return true;
  }
  if (frame.choice() != static_cast<int>(Torch::fire)) return false;
  const Place hex = place_at(frame.aim());
  emit(happening(pub.turn, suit, Torch::burns, frame.aim()));
  send_off_all(setup, pub, rabbits_on(setup, pub, hex), Off::burnt, emit);
  return true;
}

// --- all of it -----------------------------------------------------------------------------------

Refusal refusal_of(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  if (action.extra() != 0 || !action.cards.empty()) return refuse(Code::malformed);
  const auto choice = static_cast<Torch>(action.choice());
  if (choice == Torch::transfer) return refuse_transfer(setup, sight, suit, action.aim());
  if (action.aim() != 0) return refuse(Code::malformed);
  if (choice == Torch::summon) return refuse_summons(setup, sight, suit);
  const bool stays = choice == Torch::stay && asks_for(sight.pub, suit, Torch::gate);
  return stays ? Refusal{} : refuse(Code::power_not_here);
}

void offers_of(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  const auto refused = [&](const Act& action) { return refusal_of(setup, sight, suit, action); };
  if (asks_for(sight.pub, suit, Torch::gate))
    offer_aims(suit, static_cast<int>(Torch::transfer), setup.ground.caves, out, refused);
  for (const Torch choice : {Torch::summon, Torch::stay})
    offer_one(Act::of_power(suit, static_cast<int>(choice)), out, refused);
}

void act_of(const Tab&, const See& sight, Suit suit, const Act& action, const Emit& emit) {
  if (static_cast<Torch>(action.choice()) == Torch::stay)
    return emit(happening(sight.seat, suit, Torch::stay));
  ask_price(sight, suit, action, emit);
}

bool paid(const Tab& setup, const See& sight, Suit suit, const Frame& wish, const Emit& emit,
          Act&) {
  if (static_cast<Torch>(wish.choice()) == Torch::transfer) {
    emit(happening(sight.seat, suit, Torch::left, wish.aim()));
    const Spot mouth = setup.ground.mouth[static_cast<std::size_t>(wish.aim())];
    step_to<kWide>(sight.pub, mouth, By::cave, emit);
    return false;
  }
  const auto& pending = sight.pub.pending;
  const bool rescue = pending[pending.size() - 2].kind == FrameKind::rescue;
  emit(happening(sight.seat, suit, rescue ? Torch::waits : Torch::summoned));
  return false;
}

void evolve_of(const Tab& setup, Pub& pub, Suit suit, const Happening& event) {
  switch (static_cast<Torch>(event.choice())) {
    case Torch::transfer:
    case Torch::summon:
      return lay_wish(pub, suit, event);
    case Torch::stay:
      pub.crossed.fill(0);
      pub.pending.pop();
      return;
    case Torch::left:
      return leave_at_once(pub);
    case Torch::waits:
      use_up(pub, suit, Torch::summon);
      return wait_for_the_others(pub, suit);
    case Torch::summoned:
      use_up(pub, suit, Torch::summon);
      return summon(setup, pub, suit);
    case Torch::burns:
      pub.pending.pop();
      return;
    case Torch::gate:
    case Torch::fire:
      return;
  }
}

std::string_view broken_of(const Tab& setup, const Pub& pub, Suit suit) {
  if (token(pub, suit) != 0 || heap(pub, suit) != 0 ||
      (pub.used[at(suit)] & ~bit_of(Torch::summon)) != 0)
    return "torches lie nowhere";
  for (const Frame& frame : pub.pending) {
    if (frame.kind != FrameKind::power || frame.suit() != suit) continue;
    const bool fits = frame.seat() == pub.turn &&
                      (frame.choice() != static_cast<int>(Torch::fire) || frame.aim() < kPlaces) &&
                      frame.choice() <= static_cast<int>(Torch::burns);
    if (!fits ||
        (frame.choice() == static_cast<int>(Torch::transfer) && frame.aim() >= setup.ground.caves))
      return "a question of torches that cannot be";
  }
  return {};
}

}  // namespace

const Power<kWide> kTorches = {.choices = kChoices,
                               .weapon = true,
                               .arrival = asks_at_the_gate,
                               .saves = may_save,
                               .robbed = fire,
                               .refusal = refusal_of,
                               .offers = offers_of,
                               .act = act_of,
                               .paid = paid,
                               .goes_on = goes_on,
                               .evolve = evolve_of,
                               .ways_from = ways_from,
                               .ways = ways,
                               .broken = broken_of};

}  // namespace warren::jack_rabbits
