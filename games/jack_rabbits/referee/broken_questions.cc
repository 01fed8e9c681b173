#include "games/jack_rabbits/referee/broken_questions.h"

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/suits/hearts.h"

namespace warren::jack_rabbits {
namespace {

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
                    F::surplus, F::rescue, F::power, F::seize, F::trade, F::swap,      F::capital});
    case F::road:
      return kinds({F::pay, F::discard, F::rescue, F::power, F::seize, F::surplus, F::capital});
    case F::start:
    case F::match:
      return kinds({F::discard, F::seize, F::surplus});
    case F::seize:
      return kinds({F::surplus});
    case F::discard:
    case F::surplus:
      return kinds({F::discard, F::surplus, F::rescue, F::power, F::vet, F::proof});
    case F::rescue:
      return kinds({F::rescue, F::power, F::vet, F::proof});  // of an arrival that was a rescue
    case F::draw:
      return kinds({F::lots, F::discard, F::surplus, F::power, F::rescue});
    case F::shortfall:
    case F::steal:
      return kinds({F::rescue});
    case F::landing:  // a flight may break into a tower
      return kinds({F::rescue, F::power});
    case F::power:  // at the end of a turn hearts are asked for before other suits
      return kinds({F::power, F::vet, F::proof, F::pay, F::rescue, F::discard, F::surplus,
                    F::capital, F::display});
    default:
      return 0;
  }
}

template <int W>
std::string_view broken_purpose(const Setup<W>& setup, const Public<W>& pub, const Frame& frame,
                                const Frame* below) {
  const bool on_road = below != nullptr && below->kind == FrameKind::road;
  const Stand* stand = on_road ? &setup.ground.at(below->spot()) : nullptr;
  const Place here = pub.place_of(pub.turn);
  bool fits = false;
  const int detail = frame.detail();
  switch (frame.purpose()) {
    case Purpose::trail:
      for (std::size_t i = 0; stand != nullptr && i < stand->others; ++i)
        fits = fits || (stand->other[i].side == detail && open_way(setup, pub, stand->other[i]));
      break;
    case Purpose::horse:
      fits = stand != nullptr && stand->kind == TileKind::crossing && detail < kPlaces &&
             setup.ground.has(place_at(detail));
      break;
    case Purpose::boat:
      fits = stand != nullptr && stand->kind == TileKind::crossing && detail < setup.ground.ports &&
             setup.ground.sails(stand->tile, detail) &&
             open_way(setup, pub, setup.ground.port[static_cast<std::size_t>(detail)].inland);
      break;
    case Purpose::joker:
      fits = stand != nullptr && stand->kind == TileKind::tavern && !below->joker_bought() &&
             detail <= 1 && pub.court.has(card_of(static_cast<Joker>(detail)));
      break;
    case Purpose::hop:
      fits = stand != nullptr && stand->kind == TileKind::cave && !stand->mouth &&
             detail < setup.ground.caves && detail != stand->cave;
      break;
    case Purpose::goods:
      fits = stand == nullptr && place_at(detail) == here && market_of(setup, here).open() &&
             !pub.laid.empty() && !pub.bought;
      break;
    case Purpose::royal:
      fits = stand == nullptr && place_at(detail) == here && is_royal(here) &&
             pub.court.has(card_of(here));
      break;
    case Purpose::power:  // the frame below says what exactly, and its power whether it can be
      fits = detail < W && setup.hooks.of(static_cast<Suit>(detail)) != nullptr &&
             below != nullptr && below->kind == FrameKind::power &&
             static_cast<int>(below->suit()) == detail;
      break;
    case Purpose::shortfall:  // of a payment that is done: the question is of its own kind
      fits = frame.kind == FrameKind::capital && stand == nullptr && pub.club != 0 && detail == 0 &&
             any_landing(setup, pub);
      break;
    case Purpose::none:
      break;
  }
  return fits ? std::string_view{} : "a payment is for nothing";
}

template <int W>
std::string_view broken_pay(const Setup<W>& setup, const Public<W>& pub, const Frame& frame,
                            const Frame* below) {
  if (frame.need() == 0 || frame.suits() == 0 || (frame.suits() & ~setup.suits) != 0)
    return "nothing can pay for this";
  return broken_purpose(setup, pub, frame, below);
}

// The aces among which to choose have just been spent, and none lies before their player yet.
template <int W>
std::string_view broken_capital(const Setup<W>& setup, const Public<W>& pub, const Frame& frame,
                                const Frame* below) {
  const unsigned aces = frame.suits();
  bool spent = (aces & (aces - 1)) != 0 && (aces & ~unsigned{setup.suits}) == 0;
  for (unsigned left = spent ? aces : 0; left != 0; left &= left - 1)
    spent = spent && pub.spent.has(card_of(static_cast<Suit>(std::countr_zero(left)), kAce));
  if (!spent || !setup.variant.capital_aces || frame.need() != 0 ||
      pub.capital_of(frame.seat()) != 0)
    return "aces are chosen from that were not spent";
  return broken_purpose(setup, pub, frame, below);
}

template <int W>
std::string_view broken_fight(const Setup<W>& setup, const Public<W>& pub, const Frame& frame) {
  const Seat defender = frame.defender();
  if (warren::index_of(defender) >= setup.seats || defender == pub.turn || !frame.flags_fit() ||
      pub.place_of(defender) != pub.place_of(pub.turn) || !pub.attacked.has(defender))
    return "a fight of nobody";
  // Each side has played one of the suits that fight; an ace that was the first its player spent
  // has counted more and lies before them.
  SuitMask played = 0;
  int ace = 0;
  const auto side = [&](Seat seat, int weapon, int total) {
    if (weapon >= setup.weapons.size()) return false;
    if (total == 0) return weapon == 0;
    const Suit suit = setup.weapons[weapon];
    played = static_cast<SuitMask>(played | mask_of(suit));
    if (pub.capital_of(seat) == static_cast<int>(suit) + 1) ace = kFirstAce + 1;
    return true;
  };
  const bool armed = side(pub.turn, frame.attacker_weapon(), frame.attacker_total()) &&
                     side(defender, frame.defender_weapon(), frame.defender_total());
  const int beyond = frame.attacker_total() + frame.defender_total() - setup.worth_of(pub.laid);
  if (!armed || !(paying(pub.laid, played) == pub.laid) || (beyond != 0 && beyond != ace))
    return "the cards of a fight are wrong";
  // Whoever has played last without more to come is ahead.
  const bool defends = frame.defender_plays();
  const int mine = defends ? frame.defender_total() : frame.attacker_total();
  const int theirs = defends ? frame.attacker_total() : frame.defender_total();
  const bool begun = frame.play_begun();
  if (mine > theirs && !begun) return "a fight that is decided";
  if (mine == theirs && !begun && mine != 0) return "a fight that is decided";
  if (frame.defender_plays() && frame.attacker_total() == 0) return "a fight that nobody opened";
  return {};
}

template <int W>
std::string_view broken_trade(const Setup<W>& setup, const Public<W>& pub, const Frame& frame) {
  const Seat partner = frame.seat();
  const Terms terms = frame.terms();
  const bool agreed = is_in_play(setup, terms.suit) && terms.suit != Suit::diamonds &&
                      terms.points > 0 && terms.points <= kMostPoints && terms.diamonds > 0 &&
                      terms.diamonds <= kMostPoints && frame.flags_fit();
  const SeatSet traders = SeatSet::of(pub.turn).with(partner);
  const SeatSet answered = frame.answered();
  if (!agreed || warren::index_of(partner) >= setup.seats || partner == pub.turn ||
      !setup.variant.diamonds_boost || !setup.classic.trade ||
      pub.place_of(partner) != pub.place_of(pub.turn) ||
      pub.place_of(partner) == Place::off_board || pub.extras.proposals == 0)
    return "a trade of nobody";
  if (!frame.answers_fit() || (answered | traders) != traders || answered == traders)
    return "a trade that nobody made";
  if (frame.kind == FrameKind::swap && !pub.displayed_by(partner).empty())
    return "hearts are laid out that cannot be";
  return {};
}

template <int W>
std::string_view broken_frame(const Setup<W>& setup, const State<W>& state, const Frame& frame,
                              const Frame* below) {
  const Public<W>& pub = state.pub;
  const auto seated = [&](Seat seat) { return warren::index_of(seat) < setup.seats; };
  const SeatSet others = SeatSet::first(setup.seats).without(pub.turn);
  switch (frame.kind) {
    case FrameKind::none:
      return "a question that is none";
    case FrameKind::lots:
      return (below != nullptr || setup.variant.explore) && pub.turn == Seat::nobody
                 ? std::string_view{}
                 : "lots too late";
    case FrameKind::draw:
      if (!seated(frame.seat()) || frame.why() > Draw::power || frame.cards_left() == 0 ||
          frame.cards_left() > kMostDrawn)
        return "a draw for nobody";
      if ((frame.why() == Draw::deal) != (pub.turn == Seat::nobody))
        return "cards are dealt before the first turn";
      if (frame.why() == Draw::deal)
        return frame.cards_left() <= pub.pile ? std::string_view{} : "too few cards to deal";
      if ((frame.why() == Draw::increment) != (below == nullptr)) return "a draw out of place";
      return frame.seat() == pub.turn ? std::string_view{} : "a draw for another";
    case FrameKind::start:
      return is_tower(setup, pub.place_of(pub.turn)) && setup.classic.fly &&
                     pub.hand_of(pub.turn) > 0
                 ? std::string_view{}
                 : "no flight can start here";
    case FrameKind::match:
      return pub.hand_of(pub.turn) > 0 ? std::string_view{} : "an empty hand shows nothing";
    case FrameKind::hex:
      return below == nullptr && frame.flags_fit() ? std::string_view{}
                                                   : "a hex on top of something";
    case FrameKind::road:
      return frame.spot() < setup.ground.spots && frame.flags_fit() ? std::string_view{}
                                                                    : "a road nowhere";
    case FrameKind::shortfall:
      return pub.club != 0 && frame.shortfall() == flight_shortfall(setup, pub) &&
                     frame.shortfall() > 0
                 ? std::string_view{}
                 : "a flight that lacks nothing";
    case FrameKind::landing:
      return pub.club != 0 && (any_landing(setup, pub) || any_landing_but_closed(setup, pub))
                 ? std::string_view{}
                 : "a flight to nowhere";
    case FrameKind::pay:
      if (!seated(frame.seat()) || frame.seat() != pub.turn) return "a payment of nobody";
      return broken_pay(setup, pub, frame, below);
    case FrameKind::capital:
      if (!seated(frame.seat()) || frame.seat() != pub.turn) return "a payment of nobody";
      return broken_capital(setup, pub, frame, below);
    case FrameKind::goods:
      return market_of(setup, pub.place_of(pub.turn)).open() && !pub.laid.empty() && !pub.bought
                 ? std::string_view{}
                 : "goods of no plaza";
    case FrameKind::vet:
      return (frame.vetters() | others) == others &&
                     (frame.answered() | frame.vetters()) == frame.vetters() &&
                     !frame.vetters_left().empty() && setup.classic.vet
                 ? std::string_view{}
                 : "a vetting by nobody";
    case FrameKind::proof:
      return seated(frame.challenger()) && frame.challenger() != pub.turn &&
                     is_hex(pub.place_of(pub.turn)) &&
                     (frame.queen_shown()
                          ? frame.hearts_shown() == 0 &&
                                proves_as_queen(pub, challenge_of(pub, frame))
                          : frame.hearts_shown() != 0 && (frame.hearts_shown() & ~kPaying) == 0) &&
                     pub.known_of(frame.challenger()).contains(challenge_of(pub, frame))
                 ? std::string_view{}
                 : "a challenge by nobody";
    case FrameKind::fight:
      return broken_fight(setup, pub, frame);
    case FrameKind::steal:
      return frame.weapon() < setup.weapons.size() && seated(frame.victim()) &&
                     frame.victim() != pub.turn &&
                     pub.hand_of(frame.victim()) > std::popcount(frame.hearts_laid_out()) &&
                     pub.known_of(frame.victim())
                         .contains(of_suit<W>(Suit::hearts, frame.hearts_laid_out()))
                 ? std::string_view{}
                 : "a theft from nobody";
    case FrameKind::seize:
      return seated(frame.victim()) && seated(frame.caller()) && frame.victim() != frame.caller() &&
                     frame.cards_left() > 0 && frame.cards_left() <= pub.hand_of(frame.victim()) &&
                     setup.variant.seized_surplus && pub.displayed_by(frame.victim()).empty()
                 ? std::string_view{}
                 : "a seizure from nobody";
    case FrameKind::display:
      return (below == nullptr || below->kind == FrameKind::power) && pub.closing &&
                     may_display(setup, pub)
                 ? std::string_view{}
                 : "hearts cannot be laid out here";
    case FrameKind::trade:
    case FrameKind::swap:
      return broken_trade(setup, pub, frame);
    case FrameKind::discard:
    case FrameKind::surplus:
    case FrameKind::rescue:
      return seated(frame.seat()) ? std::string_view{} : "a question to nobody";
    case FrameKind::power:
      return seated(frame.seat()) && static_cast<int>(frame.suit()) < W &&
                     setup.hooks.of(frame.suit()) != nullptr
                 ? std::string_view{}
                 : "a question of no power";
    case FrameKind::roll:
      return {};
  }
  return "a question that is none";
}

}  // namespace

template <int W>
std::string_view broken_pending(const Setup<W>& setup, const State<W>& state) {
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
    if (const auto wrong = broken_frame(setup, state, frame, below); !wrong.empty()) return wrong;
  }
  const FrameKind top = pub.top().kind;
  const bool laid = top == FrameKind::fight || top == FrameKind::goods ||
                    ((top == FrameKind::pay || top == FrameKind::capital) &&
                     pub.top().purpose() == Purpose::goods);
  if (!laid && !pub.laid.empty()) return "cards are laid out for nothing";
  for (const auto& own : state.own) {
    if (own.sealed.empty()) continue;
    const Seat seat = seat_of(static_cast<int>(&own - state.own.data()));
    const bool sealed = top == FrameKind::vet || top == FrameKind::swap;
    const SeatSet answered = sealed ? pub.top().answered() : SeatSet{};
    if (!answered.has(seat)) return "an answer is sealed to nothing";
    const Action<W> contest = with_cards(ActionKind::contest, own.sealed);
    if (!own.hand.contains(own.sealed) ||
        (top == FrameKind::vet && refuse_contest(setup, Sight<W>{seat, pub, own}, contest)))
      return "a sealed answer cannot be kept";
  }
  return {};
}

template std::string_view broken_pending(const Setup<4>&, const State<4>&);
template std::string_view broken_pending(const Setup<12>&, const State<12>&);

}  // namespace warren::jack_rabbits
