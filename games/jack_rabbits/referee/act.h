// What a seat's action and an outcome of chance bring about, and how the game goes on by itself to
// the next question.
#pragma once

#include "core/inline.h"
#include "games/jack_rabbits/referee/evolve.h"
#include "games/jack_rabbits/referee/offers.h"
#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/suits/player_trade.h"
#include "games/jack_rabbits/turn/calls.h"
#include "games/jack_rabbits/turn/going.h"

namespace warren::jack_rabbits {

// `pub` moves on with every event emitted.
template <int W, class Emit>
class Referee {
 public:
  Referee(const Setup<W>& setup, const Public<W>& pub, Emit& emit)
      : setup_(setup), pub_(pub), emit_(emit) {}

  void act(const Sight<W>& sight, const Action<W>& action) {
    carry_out(sight, action);
    advance();
  }
  void fall(const Outcome& outcome);
  void settle(const State<W>& state);
  void go_on() { advance(); }  // to the next question

 private:
  using Set = Cards<W>;

  // --- saying what happens ---
  WARREN_INLINE void tell(EventKind kind, Seat seat) { emit_(Event<W>::of(kind, seat)); }
  WARREN_INLINE void tell(EventKind kind, Seat seat, const Set& cards) {
    emit_(Event<W>::of(kind, seat, cards));
  }
  void ask_payment(Purpose purpose, int detail, const Need& need) {
    jack_rabbits::ask_payment<W>(pub_.turn, purpose, detail, need, emit_);
  }
  void arrive(Place place, By by) { jack_rabbits::arrive<W>(pub_, place, by, emit_); }
  void step_to(Spot spot, By by) { jack_rabbits::step_to<W>(pub_, spot, by, emit_); }
  void go(const Way& way, bool on) { jack_rabbits::go(setup_, pub_, way, on, emit_); }
  void sail(int port) { jack_rabbits::sail(setup_, pub_, port, emit_); }
  void send_off(Seat seat, Off why) { jack_rabbits::send_off(setup_, pub_, seat, why, emit_); }

  void carry_out(const Sight<W>& sight, const Action<W>& action);
  void leave_hex(int side, bool on);
  void leave_tile(int side, bool on);
  void paid(const Sight<W>& sight, const Action<W>& action);
  void bring_about(const Sight<W>& sight, const Frame& payment);
  void bring_about_power(const Sight<W>& sight, const Frame& payment);
  Set first_ace(Seat seat, const Set& spent) const;
  void lay_ace(Seat seat, const Set& ace);
  void hand_over(Seat giver, Seat receiver, const Set& cards);
  void open_trade(const State<W>& state);
  void choose_goods(const Action<W>& action);
  void prove(const Action<W>& action);
  void give_in(Seat loser);
  void advance();
  void begin_turn(Seat seat) { tell(EventKind::turn_began, seat); }
  void end_turn();
  bool goes_on(const Frame& frame);

  const Stand& stand() const { return setup_.ground.at(pub_.top().spot()); }

  const Setup<W>& setup_;
  const Public<W>& pub_;
  Emit& emit_;
};

template <int W, class Emit>
void Referee<W, Emit>::carry_out(const Sight<W>& sight, const Action<W>& action) {
  const Seat seat = sight.seat;
  if constexpr (kKeeps<W>) {
    if (breaks_first(setup_, sight, action, emit_)) return;
  }
  switch (action.kind) {
    case ActionKind::declare:
      return tell(EventKind::declared, seat, action.cards);
    case ActionKind::roll:
      return tell(EventKind::grounded, seat);
    case ActionKind::show:
      return emit_(
          Event<W>::showed(seat, action.cards,
                           lottery_prize(setup_, pub_, action.cards.size()) - action.cards.size()));
    case ActionKind::pass:
      if (pub_.top().kind == FrameKind::display) return tell(EventKind::laid_out, seat, Set{});
      return emit_(Event<W>::passed(seat, lottery_prize(setup_, pub_, 0)));
    case ActionKind::walk:
    case ActionKind::step: {
      const bool on = action.kind == ActionKind::walk;
      return pub_.top().kind == FrameKind::hex ? leave_hex(action.target(), on)
                                               : leave_tile(action.side(), on);
    }
    case ActionKind::trail:
      return ask_payment(Purpose::trail, action.side(), toll_need(pub_, stand()));
    case ActionKind::horse:
      return ask_payment(Purpose::horse, index_of(action.place()), toll_need(pub_, stand()));
    case ActionKind::boat:
      return ask_payment(Purpose::boat, action.port(), toll_need(pub_, stand()));
    case ActionKind::joker:
      return ask_payment(Purpose::joker, static_cast<int>(action.joker()),
                         toll_need(pub_, stand()));
    case ActionKind::hop:
      return ask_payment(Purpose::hop, action.cave(), toll_need(pub_, stand()));
    case ActionKind::release_horse:
      tell(EventKind::joker_released, seat, Set::of(card_of(Joker::red)));
      return arrive(action.place(), By::horse);
    case ActionKind::release_boat:
      tell(EventKind::joker_released, seat, Set::of(card_of(Joker::black)));
      return sail(action.port());
    case ActionKind::down:
      return arrive(Place::underground, By::cave);
    case ActionKind::back:
      return tell(EventKind::walked_back, seat);
    case ActionKind::pay:
      return paid(sight, action);
    case ActionKind::fall:
      return send_off(seat, Off::fell);
    case ActionKind::land:
      return arrive(action.place(), By::flight);
    case ActionKind::attack:
      return emit_(Event<W>::attacked(seat, action.seat()));
    case ActionKind::spades: {
      const Set ace = first_ace(seat, action.cards);
      emit_(Event<W>::played(seat, action.cards, action.more));
      return lay_ace(seat, ace);
    }
    case ActionKind::give_in:
      return give_in(seat);
    case ActionKind::contest:
    case ActionKind::allow:
      return tell(EventKind::answered, seat, action.cards);
    case ActionKind::answer:
      return;  // never possible
    case ActionKind::prove:
      return prove(action);
    case ActionKind::leave: {
      if (pub_.top().kind == FrameKind::rescue)
        return emit_(Event<W>::went_off(seat, pub_.top().off()));
      tell(EventKind::conceded, seat);
      return send_off(seat, Off::failed_vetting);
    }
    case ActionKind::buy:
      return choose_goods(action);
    case ActionKind::acquire: {
      const Place here = pub_.place_of(seat);
      return ask_payment(Purpose::royal, index_of(here), royal_need(setup_, pub_, here));
    }
    case ActionKind::end:
      return tell(EventKind::ended, seat);
    case ActionKind::discard:
      return tell(EventKind::discarded, seat, action.cards);
    case ActionKind::give_up:
      return tell(EventKind::gave_up, seat, action.cards);
    case ActionKind::power:
      return setup_.hooks.of(action.suit())
          ->act(setup_, sight, action.suit(), action, EmitRef<W>(emit_));
    case ActionKind::call:
      return emit_(Event<W>::called(seat, action.seat(), surplus_of(setup_, pub_, action.seat())));
    case ActionKind::propose:
      return emit_(Event<W>::proposed(seat, action.seat(), action.terms()));
    case ActionKind::accept:
      return tell(EventKind::accepted, seat);
    case ActionKind::decline:
      return tell(EventKind::declined, seat);
    case ActionKind::hand_over:
      return tell(EventKind::sealed, seat, action.cards);
    case ActionKind::lay_out:
      return tell(EventKind::laid_out, seat, action.cards);
    case ActionKind::stop:
      return tell(EventKind::stopped, seat);
    case ActionKind::capital: {
      const Frame payment = pub_.top();
      lay_ace(seat, action.cards);
      return bring_about(sight, payment);
    }
  }
}

// --- journeys (rules 3.2 and 4) -----------------------------------------------------------------

template <int W, class Emit>
void Referee<W, Emit>::leave_hex(int side, bool on) {
  const Ground& ground = setup_.ground;
  const auto at = static_cast<std::size_t>(side);
  const Place here = pub_.place_of(pub_.turn);
  if (here != Place::underground) return go(ground.at(here).exit[at], on);
  step_to(ground.mouth[at], By::cave);
  if (on) go(ground.at(ground.mouth[at]).way[0], true);
}

template <int W, class Emit>
void Referee<W, Emit>::leave_tile(int side, bool on) {
  const Stand& here = stand();
  go(here.way[here.ways > 1 && here.way[1].side == side ? 1 : 0], on);
}

// --- payments and what they are for -------------------------------------------------------------

template <int W, class Emit>
void Referee<W, Emit>::paid(const Sight<W>& sight, const Action<W>& action) {
  const Frame frame = pub_.top();
  const bool shortfall = frame.kind == FrameKind::shortfall;
  const Seat payer = shortfall ? pub_.turn : frame.seat();
  const Set ace = first_ace(payer, action.cards);
  const bool chooses = first_aces(setup_, pub_, payer, action.cards) != 0;
  if (shortfall)
    emit_(Event<W>::paid(payer, action.cards, Purpose::shortfall));
  else
    emit_(Event<W>::paid(payer, action.cards, frame.purpose(), frame.detail()));
  if (chooses) return;
  lay_ace(payer, ace);
  if (!shortfall) bring_about(sight, frame);
}

// What has been paid for.
template <int W, class Emit>
void Referee<W, Emit>::bring_about(const Sight<W>& sight, const Frame& frame) {
  const Seat seat = pub_.turn;
  switch (frame.purpose()) {
    case Purpose::none:
    case Purpose::shortfall:
      return;
    case Purpose::trail: {
      const Stand& here = stand();
      return go(here.other[here.other[0].side == frame.detail() ? 0 : 1], false);
    }
    case Purpose::horse:
      return arrive(place_at(frame.detail()), By::horse);
    case Purpose::boat:
      return sail(frame.detail());
    case Purpose::joker:
      return tell(EventKind::joker_bought, seat,
                  Set::of(card_of(static_cast<Joker>(frame.detail()))));
    case Purpose::hop:
      return step_to(setup_.ground.mouth[static_cast<std::size_t>(frame.detail())], By::cave);
    case Purpose::goods:
      return tell(EventKind::bought, seat, pub_.laid);
    case Purpose::royal:
      return tell(EventKind::acquired, seat, Set::of(card_of(place_at(frame.detail()))));
    case Purpose::power:
      return bring_about_power(sight, frame);
  }
}

template <int W, class Emit>
void Referee<W, Emit>::bring_about_power(const Sight<W>& sight, const Frame& payment) {
  const auto suit = static_cast<Suit>(payment.detail());
  Action<W> then;
  const Frame wish = pub_.top();  // it goes while what was wished for happens
  const bool moves =
      setup_.hooks.of(suit)->paid(setup_, sight, suit, wish, EmitRef<W>(emit_), then);
  if (moves && !refusal(setup_, sight, then)) carry_out(sight, then);
}

// The ace that stays before its player because it is the first that they spend (rules 6); of
// several, where there is no choice, the first in the order of suits.
template <int W, class Emit>
Cards<W> Referee<W, Emit>::first_ace(Seat seat, const Set& spent) const {
  if (first_ace_of(setup_, pub_, seat) == 0) return {};
  const Set aces = only(spent, RankMask{1});
  return aces.empty() ? Set{} : Set::of(aces.nth(0));
}
template <int W, class Emit>
void Referee<W, Emit>::lay_ace(Seat seat, const Set& ace) {
  if (!ace.empty()) tell(EventKind::ace_laid, seat, ace);
}

template <int W, class Emit>
void Referee<W, Emit>::choose_goods(const Action<W>& action) {
  emit_(Event<W>::goods_chosen(pub_.turn, action.cards, action.more));
  if (action.more) return;
  const Place here = pub_.place_of(pub_.turn);
  ask_payment(Purpose::goods, index_of(here),
              {setup_.cost_of(pub_.laid), plaza_suits(setup_, here)});
}

// --- fights and vettings (rules 5) --------------------------------------------------------------

template <int W, class Emit>
void Referee<W, Emit>::give_in(Seat loser) {
  tell(EventKind::gave_in, loser);
  send_off(loser, Off::lost_fight);
}

template <int W, class Emit>
void Referee<W, Emit>::prove(const Action<W>& action) {
  const Seat challenger = pub_.top().challenger();
  const Set shown = challenge_of(pub_, pub_.top());
  tell(EventKind::proved, pub_.turn, action.cards);
  tell(EventKind::forfeited, challenger, shown);
  send_off(challenger, Off::lost_challenge);
}

// The first contester in the order of turns counts (rules 5, hearts).
template <int W, class Emit>
void Referee<W, Emit>::settle(const State<W>& state) {
  if (pub_.top().kind == FrameKind::swap) return open_trade(state);
  const SeatSet answered = pub_.top().vetters();
  Seat seat = pub_.turn;
  for (int i = 1; i < setup_.seats; ++i) {
    seat = next_in_order(pub_, setup_.seats, seat);
    const Set sealed = state.own[static_cast<std::size_t>(warren::index_of(seat))].sealed;
    if (!answered.has(seat) || sealed.empty()) continue;
    tell(EventKind::challenged, seat, sealed);
    return advance();
  }
  tell(EventKind::unvetted, pub_.turn);
  advance();
}

// The cards change hands; then whoever cheated goes off-board (rules 6, player trade).
template <int W, class Emit>
void Referee<W, Emit>::open_trade(const State<W>& state) {
  const Frame swap = pub_.top();
  const std::array<Seat, 2> traders = {pub_.turn, swap.seat()};
  std::array<Set, 2> given;
  std::array<bool, 2> cheated{};
  for (std::size_t i = 0; i < traders.size(); ++i) {
    given[i] = state.own[static_cast<std::size_t>(warren::index_of(traders[i]))].sealed;
    cheated[i] = cheats(setup_, given[i], agreed(pub_, swap, traders[i]));
  }
  hand_over(traders[0], traders[1], given[0]);
  hand_over(traders[1], traders[0], given[1]);
  emit_(Event<W>::traded(traders[0], traders[1]));
  for (const std::size_t i : {std::size_t{1}, std::size_t{0}}) {
    if (cheated[i]) send_off(traders[i], Off::cheated);
  }
  advance();
}
template <int W, class Emit>
void Referee<W, Emit>::hand_over(Seat giver, Seat receiver, const Set& cards) {
  emit_(Event<W>::handed(giver, receiver, cards));
}

// --- chance -------------------------------------------------------------------------------------

template <int W, class Emit>
void Referee<W, Emit>::fall(const Outcome& outcome) {
  switch (outcome.kind) {
    case OutcomeKind::lots:
      emit_(Event<W>::ordered(outcome.order()));
      break;
    case OutcomeKind::dice:
      emit_(Event<W>::rolled(pub_.turn, outcome.die1(), outcome.die2(),
                             price_of(setup_, pub_, outcome.die1() + outcome.die2())));
      break;
    case OutcomeKind::draw:
      emit_(Event<W>::drew(outcome.to, pub_.top().why(), outcome.card));
      break;
    case OutcomeKind::steal:
      emit_(pub_.top().kind == FrameKind::seize
                ? Event<W>::seized(outcome.to, outcome.from, outcome.card)
                : Event<W>::stole(outcome.to, outcome.from, outcome.card));
      break;
  }
  advance();
}

// --- going on by itself -------------------------------------------------------------------------

template <int W, class Emit>
void Referee<W, Emit>::advance() {
  while (!pub_.over()) {
    if (pub_.pending.empty()) {
      end_turn();
    } else if (const Frame frame = pub_.top(); !goes_on(frame)) {
      return;
    }
  }
}

template <int W, class Emit>
void Referee<W, Emit>::end_turn() {
  if (pub_.turn == Seat::nobody) return begin_turn(pub_.order[0]);
  const bool closes = !setup_.hooks.turn_end.empty() || may_display(setup_, pub_);
  if (!pub_.closing && closes) return tell(EventKind::closed, pub_.turn);
  if (pub_.extras.tired == SeatSet::first(setup_.seats))
    return tell(EventKind::finished, Seat::nobody);
  begin_turn(next_in_order(pub_, setup_.seats, pub_.turn));
}

// Does what needs no answer; false if somebody or chance is asked.
template <int W, class Emit>
bool Referee<W, Emit>::goes_on(const Frame& frame) {
  if constexpr (kKeeps<W>) {
    if (frame.kind == FrameKind::power) {
      const Power<W>* power = setup_.hooks.of(frame.suit());
      return power->goes_on != nullptr &&
             power->goes_on(setup_, pub_, frame.suit(), frame, EmitRef<W>(emit_));
    }
  }
  switch (frame.kind) {
    case FrameKind::draw:
      if (frame.why() == Draw::increment && wins(setup_, pub_)) break;
      if (pub_.pile > 0) return false;
      if (pub_.spent.empty())
        emit_(Event<W>::no_card(frame.seat(), frame.why()));
      else
        tell(EventKind::reshuffled, Seat::nobody);
      return true;
    case FrameKind::start:
    case FrameKind::roll:
      if (wins(setup_, pub_)) break;
      return false;
    case FrameKind::hex:
      if (wins(setup_, pub_)) break;
      if (pub_.place_of(pub_.turn) == Place::off_board)
        return tell(EventKind::surfaced, pub_.turn), true;
      if (pub_.club == 0) return false;
      return emit_(Event<W>::took_off(pub_.turn, flight_shortfall(setup_, pub_))), true;
    case FrameKind::landing:
      if (any_landing(setup_, pub_) || any_landing_but_closed(setup_, pub_)) return false;
      return send_off(pub_.turn, Off::fell), true;
    default:  // a case more, and the switch would become a jump that is hard to foresee
      if (frame.kind != FrameKind::fight || !is_helpless(setup_, pub_, fighter(pub_, frame)))
        return false;
      return give_in(fighter(pub_, frame)), true;
  }
  tell(EventKind::won, pub_.turn);
  return true;
}

}  // namespace warren::jack_rabbits
