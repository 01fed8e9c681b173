// The only writer: what each event does to a State, and to a View of it.
#pragma once

#include "core/inline.h"
#include "games/jack_rabbits/referee/chance.h"
#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/suits/hearts.h"
#include "games/jack_rabbits/suits/spades.h"

namespace warren::jack_rabbits {

template <int W, class Target>
class Evolution {
 public:
  Evolution(const Setup<W>& setup, Target& target)
      : setup_(setup), target_(target), pub_(target.pub) {}
  // Inlined where an event is emitted, so that of the switch one case is left there, and of the
  // event nothing: in playouts events then cost nothing.
  WARREN_INLINE void apply(const Event<W>& event);

 private:
  using Set = Cards<W>;

  static std::size_t at(Seat seat) { return static_cast<std::size_t>(warren::index_of(seat)); }
  template <class Use>
  void each_own(Use&& use) {
    for (int s = 0; s < setup_.seats; ++s) {
      if (Own<W>* own = target_.own_of(seat_of(s))) use(*own);
    }
  }

  // --- cards ---
  void leave_hand(Seat seat, const Set& cards) {
    if (Own<W>* own = target_.own_of(seat)) own->hand = own->hand - cards;
    pub_.hand[at(seat)] = static_cast<std::uint8_t>(pub_.hand[at(seat)] - cards.size());
    pub_.known[at(seat)] = pub_.known[at(seat)] - cards;
    if (setup_.variant.hearts == HeartsBoost::displayed) take_in(seat, cards);
    if constexpr (kKeeps<W>) {  // who parts with one of the cards laid out takes them all in
      if (!(pub_.laid_out_by(seat) & cards).empty()) pub_.kept.laid_out[at(seat)] = {};
    }
    each_own([&](Own<W>& own) { own.seen[at(seat)] = own.seen[at(seat)] - cards; });
  }
  void enter_hand(Seat seat, const Set& cards) {  // for all to see
    if (Own<W>* own = target_.own_of(seat)) own->hand = own->hand | cards;
    pub_.hand[at(seat)] = static_cast<std::uint8_t>(pub_.hand[at(seat)] + cards.size());
    pub_.known[at(seat)] = pub_.known[at(seat)] | cards;
    limit(seat);
  }
  void show(Seat seat, const Set& cards) { pub_.known[at(seat)] = pub_.known[at(seat)] | cards; }
  // Hearts that are no longer laid out.
  void take_in(Seat seat, const Set& cards) {
    RankMask& hearts = pub_.extras.displayed[at(seat)];
    hearts = static_cast<RankMask>(hearts & ~cards.suit(static_cast<int>(Suit::hearts)));
  }
  // A royal or a joker goes back to the court, anything else to the spent lot (rules 3, paying).
  void spend(const Set& cards) {
    const Set pips = only(cards, kPips);
    pub_.spent = pub_.spent | pips;
    pub_.court = pub_.court | (cards - pips);
  }
  // A fourth royal is settled first, then the hand limit.
  void limit(Seat seat) {
    if (pub_.royals_of(seat).size() > kMostRoyals) {
      push(Frame::of_seat(FrameKind::surplus, seat));
    } else if (pub_.hand_of(seat) > setup_.hand_limit && setup_.variant.limit == Limit::forced) {
      push(Frame::of_seat(FrameKind::discard, seat));
    }
  }

  // --- frames ---
  WARREN_INLINE void push(const Frame& frame) { pub_.pending.push(frame); }
  WARREN_INLINE void push(FrameKind kind) { pub_.pending.push(Frame::of(kind)); }
  WARREN_INLINE void pop() { pub_.pending.pop(); }
  bool on_top(FrameKind kind) const { return !pub_.pending.empty() && pub_.top().kind == kind; }
  void draw_prize(Seat seat, int cards) {
    if (cards == 0) return;
    push(Frame::draw(seat, Draw::lottery, cards));
  }
  void go_to_increment(Seat seat) {
    while (!pub_.pending.empty()) pop();
    push(Frame::draw(seat, Draw::increment, 1));
  }
  // The turn or a journey is over; what seats owe is still to be settled.
  void keep_debts(bool on_hex) {
    const auto before = pub_.pending;
    pub_.pending.clear();
    for (const Frame& frame : before) {
      const bool hex = on_hex && frame.kind == FrameKind::hex;
      const bool debt = frame.kind == FrameKind::discard || frame.kind == FrameKind::surplus;
      const bool rescue = frame.kind == FrameKind::rescue && frame.seat() != pub_.turn;
      if (hex || debt || rescue) pub_.pending.push(frame);
    }
  }
  void journey_over() {
    if (on_top(FrameKind::rescue))
      keep_debts(true);  // saved in one's own turn
    else
      while (!pub_.pending.empty() && !on_top(FrameKind::hex)) pop();
    pub_.pending[0].set_travelled(true);
    pub_.crossed.fill(0);
    pub_.club = 0;
  }

  // A rabbit is somewhere else now.
  void moved(Seat seat) {
    if constexpr (kKeeps<W>) {
      for (const auto& hook : setup_.hooks.moved) hook.call(setup_, pub_, hook.suit, seat);
    }
  }

  void begin_turn(Seat seat);
  void ask_on_arrival(Seat seat, Place place);
  void drew(const Event<W>& event);
  void surfaced(Seat seat);
  void stepped(Spot spot);
  void arrived(Seat seat, Place place);
  void trail_on(Seat seat, Place place);
  void went_off(Seat seat);
  void moved_blind(const Event<W>& event, const Set& laid_out);
  void after_theft(const Frame& theft, Seat thief);
  void seized(const Event<W>& event);
  void handed(const Event<W>& event);
  void traded(const Event<W>& event);
  void called(const Event<W>& event);
  void payment_over(Purpose purpose) {
    pop();
    if (purpose == Purpose::shortfall) push(FrameKind::landing);
  }
  void lay_ace(const Event<W>& event);
  void heaped(const Event<W>& event);
  void played(const Event<W>& event);
  void gave_in(Seat loser);
  void open_answers() {
    each_own([](Own<W>& own) { own.sealed = {}; });
  }
  void close_turn();

  const Setup<W>& setup_;
  Target& target_;
  Public<W>& pub_;
};

// The end of the set-up is a turn's beginning too.
template <int W, class Target>
void Evolution<W, Target>::begin_turn(Seat seat) {
  if (setup_.variant.explore && pub_.turn != Seat::nobody && !pub_.extras.tired.has(pub_.turn))
    pub_.extras.tired = {};
  pub_.turn = seat;
  ++pub_.turns;
  pub_.die1 = pub_.die2 = pub_.price = pub_.club = 0;
  pub_.attacked = {};
  pub_.bought = pub_.closing = false;
  pub_.used.fill(0);
  pub_.extras.trailed = 0;
  pub_.extras.displayed[at(seat)] = 0;
  pub_.extras.called = {};
  pub_.extras.proposals = 0;
  if constexpr (kKeeps<W>) {
    for (const auto& hook : setup_.hooks.turn_begun) hook.call(setup_, pub_, hook.suit, seat);
  }
  push(FrameKind::hex);
  if (setup_.variant.explore) {  // nothing is rolled, and nobody has a card to pay with
    pub_.price = 1;
    return;
  }
  // Only a hand can hold a club; whether it does is not for the others to know.
  const bool may_fly =
      setup_.classic.fly && is_tower(setup_, pub_.place_of(seat)) && pub_.hand_of(seat) > 0;
  push(may_fly ? FrameKind::start : FrameKind::roll);
}

template <int W, class Target>
void Evolution<W, Target>::drew(const Event<W>& event) {
  if (Own<W>* own = target_.own_of(event.seat)) own->hand = own->hand | event.cards;
  if (Dark<W>* dark = target_.dark_of()) dark->pile = dark->pile - event.cards;
  ++pub_.hand[at(event.seat)];
  --pub_.pile;
  Frame& frame = pub_.pending.top();
  if (frame.take_one() == 0) {
    pop();
    limit(event.seat);  // after the last draw
  } else if (frame.why() == Draw::deal) {
    frame.give_to(next_in_order(pub_, setup_.seats, event.seat));
  }
}

// Only crossing an edge counts as entering: a cave's mouth is reached from below.
template <int W, class Target>
void Evolution<W, Target>::stepped(Spot spot) {
  if (!on_top(FrameKind::road)) push(FrameKind::road);
  pub_.pending.top().step_to(spot);
  if (spot < setup_.ground.entries) pub_.crossed[spot / 64] |= std::uint64_t{1} << (spot % 64);
  if constexpr (kKeeps<W>) {
    for (const auto& hook : setup_.hooks.entered) {
      if (hook.call(setup_, pub_, hook.suit, spot)) push(Frame::of_power(pub_.turn, hook.suit));
    }
  }
}

// Out of the space off the board (rules 4): an arrival by no way.
template <int W, class Target>
void Evolution<W, Target>::surfaced(Seat seat) {
  if constexpr (kKeeps<W>) {
    if (!setup_.hooks.arrival.empty()) return ask_on_arrival(seat, Place::underground);
  }
  pub_.place[at(seat)] = Place::underground;
  pub_.pending.top().set_travelled(true);
}

template <int W, class Target>
void Evolution<W, Target>::arrived(Seat seat, Place place) {
  if (seat != pub_.turn) {  // saved from going off-board in another's turn
    pub_.place[at(seat)] = place;
    moved(seat);
    pub_.extras.displayed[at(seat)] = 0;  // hearts were laid out elsewhere
    if (on_top(FrameKind::rescue)) pop();
    return;
  }
  if constexpr (kKeeps<W>) {
    if (!setup_.hooks.arrival.empty()) return ask_on_arrival(seat, place);
  }
  pub_.place[at(seat)] = place;
  journey_over();
  if (setup_.variant.trailing_carrots) trail_on(seat, place);
  const SeatSet asked = vetters(setup_, pub_, seat, place);
  if (!asked.empty()) push(Frame::vet(asked));
}

// Powers look at the arrival before it is one: where the rabbit comes from, and by what road. What
// they ask may lead on in the same journey, so the roads that it has crossed are kept till then.
template <int W, class Target>
void Evolution<W, Target>::ask_on_arrival(Seat seat, Place place) {
  InlineList<Frame, W> questions;
  for (const auto& hook : setup_.hooks.arrival) {
    const Frame frame = hook.call(setup_, pub_, hook.suit, seat, place);
    if (frame.kind != FrameKind::none) questions.push(frame);
  }
  const auto crossed = pub_.crossed;
  pub_.place[at(seat)] = place;
  journey_over();
  if (!questions.empty()) pub_.crossed = crossed;
  if (setup_.variant.trailing_carrots) trail_on(seat, place);
  for (const Frame& frame : questions) push(frame);
  const SeatSet asked = vetters(setup_, pub_, seat, place);
  if (!asked.empty()) push(Frame::vet(asked));
}

// On reaching a hex with one's own carrot one may travel on; each hex once a turn (rules 6).
template <int W, class Target>
void Evolution<W, Target>::trail_on(Seat seat, Place place) {
  if (!is_royal(place) || !pub_.known_of(seat).has(card_of(place))) return;
  if ((pub_.extras.trailed & bit(place)) != 0) return;
  pub_.extras.trailed |= bit(place);
  pub_.pending[0].set_travelled(false);
}

template <int W, class Target>
void Evolution<W, Target>::went_off(Seat seat) {
  pub_.place[at(seat)] = Place::off_board;
  moved(seat);
  pub_.extras.displayed[at(seat)] = 0;
  if (seat == pub_.turn) {  // the turn is over
    keep_debts(false);
    pub_.crossed.fill(0);
    pub_.club = 0;
  } else if (on_top(FrameKind::rescue)) {
    pop();
  }
}

template <int W, class Target>
void Evolution<W, Target>::close_turn() {
  pub_.closing = true;
  // Asked in this order: hearts, then suit by suit (expansions, common). What is put last is asked
  // first.
  const auto& hooks = setup_.hooks.turn_end;
  for (int i = hooks.size(); i-- > 0;) {
    if (hooks[i].call(setup_, pub_, hooks[i].suit, pub_.turn))
      push(Frame::of_power(pub_.turn, hooks[i].suit));
  }
  if (may_display(setup_, pub_)) push(FrameKind::display);
}

template <int W, class Target>
inline void Evolution<W, Target>::apply(const Event<W>& event) {
  const Seat seat = event.seat;
  switch (event.kind) {
    case EventKind::ordered:
      pub_.order = nth_order(setup_.seats, event.order());
      pop();
      if (!pub_.pending.empty()) pub_.pending.top().give_to(pub_.order[0]);
      return;
    case EventKind::turn_began:
      return begin_turn(seat);
    case EventKind::declared:
      show(seat, event.cards);
      pub_.club = static_cast<std::uint8_t>(event.cards.nth(0).rank + 1);
      pub_.pending.top() = Frame::of(FrameKind::roll);
      return;
    case EventKind::grounded:
      pub_.pending.top() = Frame::of(FrameKind::roll);
      return;
    case EventKind::rolled:
      pub_.die1 = static_cast<std::uint8_t>(event.die1());
      pub_.die2 = static_cast<std::uint8_t>(event.die2());
      pub_.price = static_cast<std::uint8_t>(event.price());
      pop();
      if (pub_.hand_of(seat) > 0) return push(FrameKind::match);
      return draw_prize(seat, lottery_prize(setup_, pub_, 0));  // a double's own needs no match
    case EventKind::showed:
      show(seat, event.cards);
      pop();
      return draw_prize(seat, event.cards.size() + event.extra());
    case EventKind::passed:
      pop();
      return draw_prize(seat, event.extra());
    case EventKind::no_card:
      pop();
      return limit(seat);
    case EventKind::drew:
      return drew(event);
    case EventKind::reshuffled:
      if (Dark<W>* dark = target_.dark_of()) dark->pile = pub_.spent;
      pub_.pile = static_cast<std::uint8_t>(pub_.spent.size());
      pub_.pool = pub_.spent;
      pub_.spent = {};
      return;
    case EventKind::surfaced:
      return surfaced(seat);
    case EventKind::took_off:
      return push(event.shortfall() != 0 ? Frame::missing(event.shortfall())
                                         : Frame::of(FrameKind::landing));
    case EventKind::stepped:
      return stepped(event.spot());
    case EventKind::arrived:
      return arrived(seat, event.place());
    case EventKind::walked_back:
      return journey_over();
    case EventKind::went_off:
      return went_off(seat);
    case EventKind::intended:
      if (on_top(FrameKind::goods)) pop();
      return push(Frame::pay(seat, event.need(), event.suits(), event.purpose(), event.detail()));
    case EventKind::paid:
      if (const SuitMask aces = first_aces(setup_, pub_, seat, event.cards); aces != 0)
        pub_.pending.top() = Frame::capital(seat, aces, event.purpose(), event.detail());
      else
        payment_over(event.purpose());
      leave_hand(seat, event.cards);
      return spend(event.cards);
    case EventKind::joker_bought:
      pub_.court = pub_.court - event.cards;
      pub_.pending.top().set_joker_bought();
      return enter_hand(seat, event.cards);
    case EventKind::joker_released:
      leave_hand(seat, event.cards);
      return spend(event.cards);
    case EventKind::acquired:
      pub_.court = pub_.court - event.cards;
      go_to_increment(seat);
      return enter_hand(seat, event.cards);
    case EventKind::goods_chosen:
      pub_.spent = pub_.spent - event.cards;
      pub_.laid = pub_.laid | event.cards;
      if (!on_top(FrameKind::goods)) push(FrameKind::goods);
      return;
    case EventKind::bought:
      pub_.laid = {};
      pub_.bought = true;
      return enter_hand(seat, event.cards);
    case EventKind::attacked:
      pub_.attacked = pub_.attacked.with(event.other());
      return push(Frame::fight(event.other()));
    case EventKind::played:
      return played(event);
    case EventKind::gave_in:
      return gave_in(seat);
    case EventKind::stole: {
      const Frame theft = pub_.top();
      pop();
      if (!royals(event.cards).empty()) go_to_increment(seat);
      after_theft(theft, seat);
      return moved_blind(event, of_suit<W>(Suit::hearts, theft.hearts_laid_out()));
    }
    case EventKind::answered: {
      if (Own<W>* own = target_.own_of(seat)) own->sealed = event.cards;
      pub_.pending.top().answer_vetting(seat);
      return;
    }
    case EventKind::unvetted:
      open_answers();
      return pop();
    case EventKind::challenged:
      open_answers();
      show(seat, event.cards);
      pub_.pending.top() = Frame::proof(seat, event.cards.suit(static_cast<int>(Suit::hearts)),
                                        proves_as_queen(pub_, event.cards));
      return;
    case EventKind::proved:
      show(seat, event.cards);
      return pop();
    case EventKind::conceded:
      return pop();
    case EventKind::forfeited:
      leave_hand(seat, event.cards);
      return spend(event.cards);
    case EventKind::gave_up:
      pop();
      leave_hand(seat, event.cards);
      spend(event.cards);
      return limit(seat);
    case EventKind::discarded:
      leave_hand(seat, event.cards);
      spend(event.cards);
      if (pub_.hand_of(seat) <= setup_.hand_limit) pop();
      return;
    case EventKind::ended:
      if (setup_.variant.explore) return pub_.pending.clear();
      return go_to_increment(seat);
    case EventKind::closed:
      return close_turn();
    case EventKind::endangered:
      return push(Frame::rescue(seat, event.off()));
    case EventKind::power:
      return setup_.hooks.of(event.suit())->evolve(setup_, pub_, event.suit(), event);
    case EventKind::won:
      pub_.winner = seat;
      pub_.pending.clear();
      return;
    case EventKind::ace_laid:
      return lay_ace(event);
    case EventKind::called:
      return called(event);
    case EventKind::seized:
      return seized(event);
    case EventKind::proposed:
      ++pub_.extras.proposals;
      pub_.extras.handed = {};
      return push(Frame::trade(event.other(), event.terms()));
    case EventKind::accepted:  // hearts laid out are taken in for it
      pub_.extras.displayed[at(seat)] = 0;
      pub_.pending.top().accept_trade();
      return;
    case EventKind::declined:
      return pop();
    case EventKind::sealed: {
      if (Own<W>* own = target_.own_of(seat)) own->sealed = event.cards;
      pub_.pending.top().answer_trade(seat);
      return;
    }
    case EventKind::handed:
      return handed(event);
    case EventKind::traded:
      return traded(event);
    case EventKind::laid_out:
      pop();
      show(seat, event.cards);
      pub_.extras.displayed[at(seat)] = event.cards.suit(static_cast<int>(Suit::hearts));
      return;
    case EventKind::stopped:
      pub_.extras.tired = pub_.extras.tired.with(seat);
      return pub_.pending.clear();
    case EventKind::finished:
      pub_.extras.finished = true;
      return;
    case EventKind::heaped:
    case EventKind::cleared:
      return heaped(event);
  }
}

}  // namespace warren::jack_rabbits

#include "games/jack_rabbits/referee/evolve_hands.h"  // the rest of Evolution
