// What must hold in every position, whether it came about in play or was written by hand.
#include "games/jack_rabbits/referee/broken.h"

#include <memory>

#include "games/jack_rabbits/referee/broken_questions.h"
#include "games/jack_rabbits/referee/offers.h"
#include "games/jack_rabbits/rules/asked.h"

namespace warren::jack_rabbits {
namespace {

// --- cards --------------------------------------------------------------------------------------

template <int W>
std::string_view broken_cards(const Setup<W>& setup, const State<W>& state) {
  const Public<W>& pub = state.pub;
  const Cards<W> all = setup.pips | setup.court;
  Cards<W> seen;
  bool twice = false;
  const auto put = [&](const Cards<W>& cards) {
    twice = twice || !(seen & cards).empty();
    seen = seen | cards;
  };
  put(pub.court);
  put(pub.spent);
  put(pub.laid);
  put(capital_aces(pub));
  put(heaped(pub));
  put(state.dark.pile);
  for (const auto& own : state.own) put(own.hand);
  if (twice) return "a card is in two places";
  if (!(seen == all)) return "a card is missing, or one too many is there";
  if (!only(pub.court, kPips).empty()) return "a pip lies in the court";
  if (!(only(pub.spent, kPips) == pub.spent)) return "a royal or joker lies in the spent lot";
  if (!(only(state.dark.pile, kPips) == state.dark.pile)) return "a royal or joker is in the pile";
  if (!pub.pool.contains(state.dark.pile)) return "the pile holds what was not shuffled into it";
  if (state.dark.pile.size() != pub.pile) return "the size of the pile is wrong";
  return {};
}

// What options of rules 6 keep for a seat.
template <int W>
std::string_view broken_extras(const Setup<W>& setup, const Public<W>& pub, int s) {
  const auto at = static_cast<std::size_t>(s);
  const Seat seat = seat_of(s);
  const int capital = pub.extras.capital[at];
  if (capital != 0 &&
      (!setup.variant.capital_aces || capital > W || (setup.suits >> (capital - 1) & 1) == 0))
    return "an ace lies before a player for nothing";
  const Cards<W> displayed = pub.displayed_by(seat);
  if (!displayed.empty() &&
      (setup.variant.hearts != HeartsBoost::displayed || !is_hex(pub.place_of(seat)) ||
       !(paying(displayed, setup.suits) == displayed) || !pub.known_of(seat).contains(displayed)))
    return "hearts are laid out that cannot be";
  if (!pub.known_of(seat).contains(pub.laid_out_by(seat)))
    return "cards are laid out that are not in the hand";
  const SeatSet called = pub.extras.called[at];
  if (!called.empty() && (setup.variant.limit != Limit::called || called.has(seat) ||
                          (called | SeatSet::first(setup.seats)) != SeatSet::first(setup.seats)))
    return "a call that cannot have been";
  return {};
}

template <int W>
std::string_view broken_hand(const Setup<W>& setup, const State<W>& state, int s) {
  const Public<W>& pub = state.pub;
  const auto at = static_cast<std::size_t>(s);
  const Own<W>& own = state.own[at];
  if (own.hand.size() != pub.hand[at]) return "the size of a hand is wrong";
  if (!own.hand.contains(pub.known[at])) return "a card is known to be where it is not";
  if (!(royals(own.hand) == royals(pub.known[at]))) return "a carrot is not where its royal is";
  for (std::size_t other = 0; other < kSeats; ++other) {
    if (!state.own[other].hand.contains(own.seen[other])) return "a seat knows what is not so";
    if (other == at && !own.seen[other].empty()) return "a seat needs not know its own hand";
    if (!royals(own.seen[other]).empty()) return "royals are known to all";
  }
  const auto pending = [&](FrameKind kind) {
    for (const Frame& frame : pub.pending) {
      if (frame.kind == kind && static_cast<std::size_t>(warren::index_of(frame.seat())) == at)
        return true;
    }
    return false;
  };
  const int royal_count = royals(own.hand).size();
  if (royal_count > kMostRoyals && !pending(FrameKind::surplus))
    return "a hand holds more than three royals";
  if (pending(FrameKind::surplus) && royal_count <= kMostRoyals) return "no royal is too many";
  const bool full = pub.hand[at] > setup.hand_limit;
  if (full && setup.variant.limit == Limit::forced && !pending(FrameKind::discard) &&
      !pending(FrameKind::surplus) && !pending(FrameKind::draw))
    return "a hand is over its limit";
  if (pending(FrameKind::discard) && !full) return "no card has to be discarded";
  return broken_extras(setup, pub, s);
}

template <int W>
std::string_view broken_seats(const Setup<W>& setup, const State<W>& state) {
  const Public<W>& pub = state.pub;
  SeatSet in_order;
  for (int s = 0; s < kSeats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    if (s >= setup.seats) {
      if (!(state.own[at] == Own<W>{}) || pub.hand[at] != 0 || !pub.known[at].empty() ||
          pub.place[at] != Place::citadel || pub.order[at] != Seat{0} ||
          pub.extras.capital[at] != 0 || pub.extras.displayed[at] != 0 ||
          !pub.extras.called[at].empty() || !pub.laid_out_by(seat_of(s)).empty())
        return "an empty chair has something";
      continue;
    }
    const Place place = pub.place[at];
    if (!setup.ground.has(place) && place != Place::underground && place != Place::off_board)
      return "a rabbit is nowhere";
    if (warren::index_of(pub.order[at]) >= setup.seats) return "the order of turns is wrong";
    in_order = in_order.with(pub.order[at]);
    if (const auto wrong = broken_hand(setup, state, s); !wrong.empty()) return wrong;
  }
  if (in_order != SeatSet::first(setup.seats)) return "the order of turns is wrong";
  if ((pub.attacked | SeatSet::first(setup.seats)) != SeatSet::first(setup.seats))
    return "somebody who does not play was attacked";
  return {};
}

// --- the turn -----------------------------------------------------------------------------------

template <int W>
std::string_view broken_road(const Setup<W>& setup, const Public<W>& pub) {
  bool on_road = false, asked = false;  // a power asks on arrival whether to go on
  for (const Frame& frame : pub.pending) {
    on_road = on_road || frame.kind == FrameKind::road;
    asked = asked || frame.kind == FrameKind::power;
  }
  for (std::size_t i = 0; i < pub.crossed.size(); ++i) {
    std::uint64_t bits = pub.crossed[i];
    if (!on_road && !asked && bits != 0) return "a road was crossed without a journey";
    const int left = setup.ground.entries - static_cast<int>(64 * i);
    if (left < 64 && (left <= 0 ? bits : bits >> left) != 0) return "a road that is not there";
  }
  if (on_road && pub.pending[0].travelled()) return "a second journey";
  if (!setup.variant.trailing_carrots && pub.extras.trailed != 0)
    return "carrots trail in another game";
  if ((pub.extras.trailed & ~setup.ground.hexes) != 0) return "a carrot trails nowhere";
  const bool sent = pub.place_of(pub.turn) == Place::off_board;
  if (on_road && sent) return "a journey from off the board";
  return {};
}

template <int W>
std::string_view broken_turn(const Setup<W>& setup, const Public<W>& pub) {
  if (pub.turn == Seat::nobody) {
    const FrameKind bottom = pub.pending.empty() ? FrameKind::none : pub.pending[0].kind;
    const bool setting_up =
        bottom == FrameKind::draw || (bottom == FrameKind::lots && setup.variant.explore);
    return setting_up && pub.turns == 0 ? std::string_view{} : "nobody's turn";
  }
  if (warren::index_of(pub.turn) >= setup.seats) return "the turn of nobody";
  if (pub.extras.finished ? !setup.variant.explore || pub.winner != Seat::nobody
                          : pub.over() && warren::index_of(pub.winner) >= setup.seats)
    return "a winner who is nobody";
  if (pub.winner != Seat::nobody && (pub.winner != pub.turn || !wins(setup, pub)))
    return "a winner without the royals, or away from the Citadel";
  if (!setup.variant.explore && !pub.extras.tired.empty()) return "somebody is tired of a race";
  if (pub.extras.proposals > (setup.variant.diamonds_boost ? kMostProposals : 0))
    return "too many trades were proposed";
  if (!setup.variant.diamonds_boost && (pub.extras.handed[0] != 0 || pub.extras.handed[1] != 0))
    return "cards were handed over in no trade";
  if (pub.over() != pub.pending.empty()) return "nothing is asked, or something after the end";
  if (pub.over()) return {};
  bool rolled = true;
  for (const Frame& frame : pub.pending)
    rolled = rolled && frame.kind != FrameKind::start && frame.kind != FrameKind::roll;
  if (pub.die1 > 6 || pub.die2 > 6 || (pub.die1 == 0) != (pub.die2 == 0))
    return "dice that cannot be";
  if (setup.variant.explore)
    return pub.die1 == 0 ? broken_road(setup, pub) : "dice while exploring";
  if (rolled && (pub.die1 == 0 || pub.price < pub.dice())) return "the dice have not been rolled";
  if (!rolled && pub.die1 != 0) return "the dice have been rolled already";
  if (pub.club > kKing + 1) return "no club was shown";
  if (pub.club != 0 && !is_tower(setup, pub.place_of(pub.turn))) return "a flight from no tower";
  return broken_road(setup, pub);
}
template <int W>
bool keeps_something(const Public<W>& pub, std::size_t suit) {
  bool something = pub.token[suit] != 0 || pub.used[suit] != 0;
  if constexpr (kKeeps<W>) {
    something = something || pub.kept.heap[suit] != 0;
    for (const std::uint8_t byte : pub.kept.memory[suit]) something = something || byte != 0;
  }
  return something;
}
template <int W>
std::string_view broken_powers(const Setup<W>& setup, const Public<W>& pub) {
  for (std::size_t s = 0; s < W; ++s) {
    const Power<W>* power = setup.hooks.power[s];
    if ((power == nullptr || power->evolve == nullptr) && keeps_something(pub, s))
      return "a power that is not in play has a token";
    if (power != nullptr && power->broken != nullptr) {
      if (const auto wrong = power->broken(setup, pub, static_cast<Suit>(s)); !wrong.empty())
        return wrong;
    }
  }
  return {};
}

template <int W>
std::string_view broken_question(const Setup<W>& setup, const State<W>& state) {
  if (state.pub.over()) return {};
  const auto list = std::make_unique<Offers<Action<W>>>();
  for (const Seat seat : asked(setup, state.pub).must) {
    list->clear();
    const auto at = static_cast<std::size_t>(warren::index_of(seat));
    offers(setup, Sight<W>{seat, state.pub, state.own[at]}, *list);
    if (list->empty()) return "a seat is asked for what it cannot do";
  }
  return {};
}

}  // namespace

template <int W>
std::string_view broken(const Setup<W>& setup, const State<W>& state) {
  if (const auto wrong = broken_cards(setup, state); !wrong.empty()) return wrong;
  if (const auto wrong = broken_seats(setup, state); !wrong.empty()) return wrong;
  if (const auto wrong = broken_turn(setup, state.pub); !wrong.empty()) return wrong;
  if (state.pub.over()) return broken_powers(setup, state.pub);
  if (const auto wrong = broken_pending(setup, state); !wrong.empty()) return wrong;
  if (const auto wrong = broken_powers(setup, state.pub); !wrong.empty()) return wrong;
  return broken_question(setup, state);
}

template std::string_view broken(const Setup<4>&, const State<4>&);
template std::string_view broken(const Setup<12>&, const State<12>&);

}  // namespace warren::jack_rabbits
