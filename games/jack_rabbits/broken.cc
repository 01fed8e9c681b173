// What must hold in every position, whether it came about in play or was written by hand.
#include "games/jack_rabbits/broken.h"

#include <memory>

#include "games/jack_rabbits/offers.h"
#include "games/jack_rabbits/rules.h"
#include "games/jack_rabbits/suits/hearts.h"

namespace warren::jack_rabbits {
namespace {

// --- cards
// -----------------------------------------------------------------------------------------

template <int W>
std::string_view broken_cards(const Table<W>& table, const State<W>& state) {
  const Public<W>& pub = state.pub;
  const Cards<W> all = table.pips | table.court;
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
std::string_view broken_extras(const Table<W>& table, const Public<W>& pub, int s) {
  const auto at = static_cast<std::size_t>(s);
  const Seat seat = seat_of(s);
  const int capital = pub.extras.capital[at];
  if (capital != 0 &&
      (!table.variant.capital_aces || capital > W || (table.suits >> (capital - 1) & 1) == 0))
    return "an ace lies before a player for nothing";
  const Cards<W> displayed = pub.displayed_by(seat);
  if (!displayed.empty() &&
      (table.variant.hearts != HeartsBoost::displayed || !is_hex(pub.place_of(seat)) ||
       !(paying(displayed, table.suits) == displayed) || !pub.known_of(seat).contains(displayed)))
    return "hearts are laid out that cannot be";
  const SeatSet called = pub.extras.called[at];
  if (!called.empty() && (table.variant.limit != Limit::called || called.has(seat) ||
                          (called | SeatSet::first(table.seats)) != SeatSet::first(table.seats)))
    return "a call that cannot have been";
  return {};
}

template <int W>
std::string_view broken_hand(const Table<W>& table, const State<W>& state, int s) {
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
      if (frame.kind == kind && frame.a == at) return true;
    }
    return false;
  };
  const int royal_count = royals(own.hand).size();
  if (royal_count > kMostRoyals && !pending(FrameKind::surplus))
    return "a hand holds more than three royals";
  if (pending(FrameKind::surplus) && royal_count <= kMostRoyals) return "no royal is too many";
  const bool full = pub.hand[at] > table.hand_limit;
  if (full && table.variant.limit == Limit::forced && !pending(FrameKind::discard) &&
      !pending(FrameKind::surplus) && !pending(FrameKind::draw))
    return "a hand is over its limit";
  if (pending(FrameKind::discard) && !full) return "no card has to be discarded";
  return broken_extras(table, pub, s);
}

template <int W>
std::string_view broken_seats(const Table<W>& table, const State<W>& state) {
  const Public<W>& pub = state.pub;
  SeatSet in_order;
  for (int s = 0; s < kSeats; ++s) {
    const auto at = static_cast<std::size_t>(s);
    if (s >= table.seats) {
      if (!(state.own[at] == Own<W>{}) || pub.hand[at] != 0 || !pub.known[at].empty() ||
          pub.place[at] != Place::citadel || pub.order[at] != Seat{0} ||
          pub.extras.capital[at] != 0 || pub.extras.displayed[at] != 0 ||
          !pub.extras.called[at].empty())
        return "an empty chair has something";
      continue;
    }
    const Place place = pub.place[at];
    if (!table.ground.has(place) && place != Place::underground && place != Place::off_board)
      return "a rabbit is nowhere";
    if (warren::index_of(pub.order[at]) >= table.seats) return "the order of turns is wrong";
    in_order = in_order.with(pub.order[at]);
    if (const auto wrong = broken_hand(table, state, s); !wrong.empty()) return wrong;
  }
  if (in_order != SeatSet::first(table.seats)) return "the order of turns is wrong";
  if ((pub.attacked | SeatSet::first(table.seats)) != SeatSet::first(table.seats))
    return "somebody who does not play was attacked";
  return {};
}

// --- what is pending
// ---------------------------------------------------------------------------------

using Kinds = std::uint32_t;
constexpr Kinds kinds(std::initializer_list<FrameKind> list) {
  Kinds set = 0;
  for (const FrameKind kind : list) set |= Kinds{1} << static_cast<int>(kind);
  return set;
}
constexpr bool in(Kinds set, FrameKind kind) { return (set >> static_cast<int>(kind) & 1) != 0; }

// What may lie upon a frame.
constexpr Kinds upon(FrameKind below) {
  using F = FrameKind;
  switch (below) {
    case F::hex:
      return kinds({F::start,   F::roll,   F::match, F::draw,  F::road,  F::shortfall, F::landing,
                    F::pay,     F::goods,  F::vet,   F::proof, F::fight, F::steal,     F::discard,
                    F::surplus, F::rescue, F::power, F::seize, F::trade, F::swap});
    case F::road:
      return kinds({F::pay, F::discard, F::rescue, F::power, F::seize, F::surplus});
    case F::start:
    case F::match:
      return kinds({F::discard, F::seize, F::surplus});
    case F::seize:
      return kinds({F::surplus});
    case F::discard:
    case F::surplus:
      return kinds({F::discard, F::surplus, F::rescue});
    case F::rescue:
      return kinds({F::rescue});
    case F::draw:
      return kinds({F::lots, F::discard, F::surplus});
    case F::shortfall:
    case F::landing:
    case F::steal:
      return kinds({F::rescue});
    case F::power:
      return kinds({F::power, F::vet, F::proof, F::pay, F::rescue, F::discard});
    default:
      return 0;
  }
}

template <int W>
std::string_view broken_pay(const Table<W>& table, const Public<W>& pub, const Frame& frame,
                            const Frame* below) {
  if (frame.c == 0 || frame.mask == 0 || (frame.mask & ~table.suits) != 0)
    return "nothing can pay for this";
  const bool on_road = below != nullptr && below->kind == FrameKind::road;
  const Stand* stand = on_road ? &table.ground.at(Spot{below->a}) : nullptr;
  const Place here = pub.place_of(pub.turn);
  bool fits = false;
  switch (static_cast<Purpose>(frame.b)) {
    case Purpose::trail:
      for (std::size_t i = 0; stand != nullptr && i < stand->others; ++i)
        fits = fits || (stand->other[i].side == frame.d && open_way(table, pub, stand->other[i]));
      break;
    case Purpose::horse:
      fits = stand != nullptr && stand->kind == TileKind::crossing && frame.d < kPlaces &&
             table.ground.has(static_cast<Place>(frame.d));
      break;
    case Purpose::boat:
      fits = stand != nullptr && stand->kind == TileKind::crossing &&
             frame.d < table.ground.ports && table.ground.sails(stand->tile, frame.d) &&
             open_way(table, pub, table.ground.port[frame.d].inland);
      break;
    case Purpose::joker:
      fits = stand != nullptr && stand->kind == TileKind::tavern && below->b == 0 && frame.d <= 1 &&
             pub.court.has(card_of(static_cast<Joker>(frame.d)));
      break;
    case Purpose::hop:
      fits = stand != nullptr && stand->kind == TileKind::cave && !stand->mouth &&
             frame.d < table.ground.caves && frame.d != stand->cave;
      break;
    case Purpose::goods:
      fits = stand == nullptr && static_cast<Place>(frame.d) == here && is_plaza(table, here) &&
             !pub.laid.empty() && !pub.bought;
      break;
    case Purpose::royal:
      fits = stand == nullptr && static_cast<Place>(frame.d) == here && is_royal(here) &&
             pub.court.has(card_of(here));
      break;
    case Purpose::power:
      fits = frame.d < W && table.hooks.power[frame.d] != nullptr;
      break;
    case Purpose::none:
    case Purpose::shortfall:
      break;
  }
  return fits ? std::string_view{} : "a payment is for nothing";
}

template <int W>
std::string_view broken_fight(const Table<W>& table, const Public<W>& pub, const Frame& frame) {
  const Seat defender = frame.seat();
  if (frame.a >= table.seats || defender == pub.turn || frame.b > 1 || frame.e > 1 ||
      pub.place_of(defender) != pub.place_of(pub.turn) || !pub.attacked.has(defender))
    return "a fight of nobody";
  // An ace that was the first its player spent has counted more and lies before them.
  const auto laid_ace = [&](Seat seat) {
    return pub.capital_of(seat) == static_cast<int>(Suit::spades) + 1;
  };
  const int ace = laid_ace(defender) || laid_ace(pub.turn) ? kFirstAce + 1 : 0;
  const int beyond = frame.c + frame.d - table.worth_of(pub.laid);
  if (!(only(pub.laid, kPaying) == of_suit<W>(Suit::spades, pub.laid.suit(1))) ||
      (beyond != 0 && beyond != ace))
    return "the spades of a fight are wrong";
  // Whoever has played last without more to come is ahead.
  const bool defends = frame.b != 0;
  const int mine = defends ? frame.d : frame.c;
  const int theirs = defends ? frame.c : frame.d;
  if (mine > theirs && frame.e == 0) return "a fight that is decided";
  if (mine == theirs && frame.e == 0 && mine != 0) return "a fight that is decided";
  if (defends && frame.c == 0) return "a fight that nobody opened";
  return {};
}

template <int W>
std::string_view broken_trade(const Table<W>& table, const Public<W>& pub, const Frame& frame) {
  const Seat partner = frame.seat();
  const bool terms = frame.b < W && (table.suits >> frame.b & 1) != 0 &&
                     static_cast<Suit>(frame.b) != Suit::diamonds && frame.c > 0 &&
                     frame.c <= kMostPoints && frame.d > 0 && frame.d <= kMostPoints &&
                     frame.e <= 1;
  const SeatSet traders = SeatSet::of(pub.turn).with(partner);
  const SeatSet answered(static_cast<std::uint8_t>(frame.mask));
  if (!terms || frame.a >= table.seats || partner == pub.turn || !table.variant.diamonds_boost ||
      !table.classic.trade || pub.place_of(partner) != pub.place_of(pub.turn) ||
      pub.place_of(partner) == Place::off_board || pub.extras.proposals == 0)
    return "a trade of nobody";
  if (frame.kind == FrameKind::trade
          ? frame.mask != 0
          : frame.mask > 0xFF || (answered | traders) != traders || answered == traders)
    return "a trade that nobody made";
  if (frame.kind == FrameKind::swap && !pub.displayed_by(partner).empty())
    return "hearts are laid out that cannot be";
  return {};
}

template <int W>
std::string_view broken_frame(const Table<W>& table, const State<W>& state, const Frame& frame,
                              const Frame* below) {
  const Public<W>& pub = state.pub;
  const auto seated = [&](std::uint8_t seat) { return seat < table.seats; };
  const SeatSet others = SeatSet::first(table.seats).without(pub.turn);
  switch (frame.kind) {
    case FrameKind::none:
      return "a question that is none";
    case FrameKind::lots:
      return (below != nullptr || table.variant.explore) && pub.turn == Seat::nobody
                 ? std::string_view{}
                 : "lots too late";
    case FrameKind::draw:
      if (!seated(frame.a) || frame.b > static_cast<int>(Draw::power) || frame.c == 0 ||
          frame.c > kMostDrawn)
        return "a draw for nobody";
      if ((frame.b == static_cast<int>(Draw::deal)) != (pub.turn == Seat::nobody))
        return "cards are dealt before the first turn";
      if (frame.b == static_cast<int>(Draw::deal))
        return frame.c <= pub.pile ? std::string_view{} : "too few cards to deal";
      if ((frame.b == static_cast<int>(Draw::increment)) != (below == nullptr))
        return "a draw out of place";
      return frame.seat() == pub.turn ? std::string_view{} : "a draw for another";
    case FrameKind::start:
      return is_tower(table, pub.place_of(pub.turn)) && table.classic.fly &&
                     pub.hand_of(pub.turn) > 0
                 ? std::string_view{}
                 : "no flight can start here";
    case FrameKind::match:
      return pub.hand_of(pub.turn) > 0 ? std::string_view{} : "an empty hand shows nothing";
    case FrameKind::hex:
      return below == nullptr && frame.a <= 1 ? std::string_view{} : "a hex on top of something";
    case FrameKind::road:
      return frame.a < table.ground.spots && frame.b <= 1 ? std::string_view{} : "a road nowhere";
    case FrameKind::shortfall:
      return pub.club != 0 && frame.a == flight_shortfall(table, pub) && frame.a > 0
                 ? std::string_view{}
                 : "a flight that lacks nothing";
    case FrameKind::landing:
      return pub.club != 0 && any_landing(table, pub) ? std::string_view{} : "a flight to nowhere";
    case FrameKind::pay:
      if (!seated(frame.a) || frame.seat() != pub.turn) return "a payment of nobody";
      return broken_pay(table, pub, frame, below);
    case FrameKind::goods:
      return is_plaza(table, pub.place_of(pub.turn)) && table.classic.trade && !pub.laid.empty() &&
                     !pub.bought
                 ? std::string_view{}
                 : "goods of no plaza";
    case FrameKind::vet:
      return frame.a != 0 && (SeatSet(frame.a) | others) == others && (frame.b & ~frame.a) == 0 &&
                     frame.b != frame.a && table.classic.vet
                 ? std::string_view{}
                 : "a vetting by nobody";
    case FrameKind::proof:
      return seated(frame.a) && frame.seat() != pub.turn && is_hex(pub.place_of(pub.turn)) &&
                     (frame.e == 0
                          ? frame.mask != 0 && (frame.mask & ~kPaying) == 0
                          : frame.mask == 0 && proves_as_queen(pub, challenge_of(pub, frame))) &&
                     pub.known_of(frame.seat()).contains(challenge_of(pub, frame))
                 ? std::string_view{}
                 : "a challenge by nobody";
    case FrameKind::fight:
      return broken_fight(table, pub, frame);
    case FrameKind::steal:
      return seated(frame.a) && frame.seat() != pub.turn &&
                     pub.hand_of(frame.seat()) > std::popcount(frame.mask) &&
                     pub.known_of(frame.seat()).contains(of_suit<W>(Suit::hearts, frame.mask))
                 ? std::string_view{}
                 : "a theft from nobody";
    case FrameKind::seize:
      return seated(frame.a) && seated(frame.b) && frame.a != frame.b && frame.c > 0 &&
                     frame.c <= pub.hand_of(frame.seat()) && table.variant.seized_surplus &&
                     pub.displayed_by(frame.seat()).empty()
                 ? std::string_view{}
                 : "a seizure from nobody";
    case FrameKind::display:
      return below == nullptr && pub.closing && may_display(table, pub)
                 ? std::string_view{}
                 : "hearts cannot be laid out here";
    case FrameKind::trade:
    case FrameKind::swap:
      return broken_trade(table, pub, frame);
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::rescue:
      return seated(frame.a) ? std::string_view{} : "a question to nobody";
    case FrameKind::power:
      return seated(frame.a) && frame.b < W && table.hooks.power[frame.b] != nullptr
                 ? std::string_view{}
                 : "a question of no power";
    case FrameKind::roll:
      return {};
  }
  return "a question that is none";
}

template <int W>
std::string_view broken_pending(const Table<W>& table, const State<W>& state) {
  const Public<W>& pub = state.pub;
  // The increment may bring a hand over its limit: then nothing else is left of the turn.
  constexpr Kinds kBottom =
      kinds({FrameKind::hex, FrameKind::draw, FrameKind::discard, FrameKind::power,
             FrameKind::surplus, FrameKind::rescue, FrameKind::display, FrameKind::lots});
  for (int i = 0; i < pub.pending.size(); ++i) {
    const Frame& frame = pub.pending[i];
    const Frame* below = i > 0 ? &pub.pending[i - 1] : nullptr;
    if (static_cast<int>(frame.kind) >= kFrameKinds) return "a question that is none";
    if (!in(below != nullptr ? upon(below->kind) : kBottom, frame.kind))
      return "a question on top of another that it cannot follow";
    if (const auto wrong = broken_frame(table, state, frame, below); !wrong.empty()) return wrong;
  }
  const FrameKind top = pub.top().kind;
  const bool laid = top == FrameKind::fight || top == FrameKind::goods ||
                    (top == FrameKind::pay && pub.top().b == static_cast<int>(Purpose::goods));
  if (!laid && !pub.laid.empty()) return "cards are laid out for nothing";
  for (const auto& own : state.own) {
    if (own.sealed.empty()) continue;
    const Seat seat = seat_of(static_cast<int>(&own - state.own.data()));
    const SeatSet answered(top == FrameKind::vet    ? pub.top().b
                           : top == FrameKind::swap ? static_cast<std::uint8_t>(pub.top().mask)
                                                    : std::uint8_t{0});
    if (!answered.has(seat)) return "an answer is sealed to nothing";
    const Action<W> contest = with_cards(ActionKind::contest, own.sealed);
    if (!own.hand.contains(own.sealed) ||
        (top == FrameKind::vet && refuse_contest(table, Sight<W>{seat, pub, own}, contest)))
      return "a sealed answer cannot be kept";
  }
  return {};
}

// --- the turn
// ----------------------------------------------------------------------------------------

template <int W>
std::string_view broken_road(const Table<W>& table, const Public<W>& pub) {
  bool on_road = false;
  for (const Frame& frame : pub.pending) on_road = on_road || frame.kind == FrameKind::road;
  for (std::size_t i = 0; i < pub.crossed.size(); ++i) {
    std::uint64_t bits = pub.crossed[i];
    if (!on_road && bits != 0) return "a road was crossed without a journey";
    const int left = table.ground.entries - static_cast<int>(64 * i);
    if (left < 64 && (left <= 0 ? bits : bits >> left) != 0) return "a road that is not there";
  }
  if (on_road && pub.pending[0].a != 0) return "a second journey";
  if (!table.variant.trailing_carrots && pub.extras.trailed != 0)
    return "carrots trail in another game";
  if ((pub.extras.trailed & ~table.ground.hexes) != 0) return "a carrot trails nowhere";
  const bool sent = pub.place_of(pub.turn) == Place::off_board;
  if (on_road && sent) return "a journey from off the board";
  return {};
}

template <int W>
std::string_view broken_turn(const Table<W>& table, const Public<W>& pub) {
  if (pub.turn == Seat::nobody) {
    const FrameKind bottom = pub.pending.empty() ? FrameKind::none : pub.pending[0].kind;
    const bool setting_up =
        bottom == FrameKind::draw || (bottom == FrameKind::lots && table.variant.explore);
    return setting_up && pub.turns == 0 ? std::string_view{} : "nobody's turn";
  }
  if (warren::index_of(pub.turn) >= table.seats) return "the turn of nobody";
  if (pub.extras.finished ? !table.variant.explore || pub.winner != Seat::nobody
                          : pub.over() && warren::index_of(pub.winner) >= table.seats)
    return "a winner who is nobody";
  if (!table.variant.explore && !pub.extras.tired.empty()) return "somebody is tired of a race";
  if (pub.extras.proposals > (table.variant.diamonds_boost ? kMostProposals : 0))
    return "too many trades were proposed";
  if (!table.variant.diamonds_boost && (pub.extras.handed[0] != 0 || pub.extras.handed[1] != 0))
    return "cards were handed over in no trade";
  if (pub.over() != pub.pending.empty()) return "nothing is asked, or something after the end";
  if (pub.over()) return {};
  bool rolled = true;
  for (const Frame& frame : pub.pending)
    rolled = rolled && frame.kind != FrameKind::start && frame.kind != FrameKind::roll;
  if (pub.die1 > 6 || pub.die2 > 6 || (pub.die1 == 0) != (pub.die2 == 0))
    return "dice that cannot be";
  if (table.variant.explore)
    return pub.die1 == 0 ? broken_road(table, pub) : "dice while exploring";
  if (rolled && (pub.die1 == 0 || pub.price < pub.dice())) return "the dice have not been rolled";
  if (!rolled && pub.die1 != 0) return "the dice have been rolled already";
  if (pub.club > kKing + 1) return "no club was shown";
  if (pub.club != 0 && !is_tower(table, pub.place_of(pub.turn))) return "a flight from no tower";
  return broken_road(table, pub);
}
template <int W>
std::string_view broken_powers(const Table<W>& table, const Public<W>& pub) {
  for (std::size_t s = 0; s < W; ++s) {
    const Power<W>* power = table.hooks.power[s];
    if (power == nullptr && (pub.token[s] != 0 || pub.used[s] != 0))
      return "a power that is not in play has a token";
    if (power != nullptr && power->broken != nullptr) {
      if (const auto wrong = power->broken(table, pub, static_cast<Suit>(s)); !wrong.empty())
        return wrong;
    }
  }
  return {};
}

template <int W>
std::string_view broken_question(const Table<W>& table, const State<W>& state) {
  if (state.pub.over()) return {};
  const auto list = std::make_unique<Offers<Action<W>>>();
  for (const Seat seat : asked(table, state.pub).must) {
    list->clear();
    const auto at = static_cast<std::size_t>(warren::index_of(seat));
    offers(table, Sight<W>{seat, state.pub, state.own[at]}, *list);
    if (list->empty()) return "a seat is asked for what it cannot do";
  }
  return {};
}

}  // namespace

template <int W>
std::string_view broken(const Table<W>& table, const State<W>& state) {
  if (const auto wrong = broken_cards(table, state); !wrong.empty()) return wrong;
  if (const auto wrong = broken_seats(table, state); !wrong.empty()) return wrong;
  if (const auto wrong = broken_turn(table, state.pub); !wrong.empty()) return wrong;
  if (state.pub.over()) return broken_powers(table, state.pub);
  if (const auto wrong = broken_pending(table, state); !wrong.empty()) return wrong;
  if (const auto wrong = broken_powers(table, state.pub); !wrong.empty()) return wrong;
  return broken_question(table, state);
}

template std::string_view broken(const Table<4>&, const State<4>&);
template std::string_view broken(const Table<12>&, const State<12>&);

}  // namespace warren::jack_rabbits
