// A game of five suits, for the proofs: torches with a power that hooks into everything a power
// can.
//
// Wardens (torches). A token that stands in the mouth of a cave. While it stands there
//   nobody enters that cave's tile (passable) or comes to the torch tower (landable),
//   the price of a turn is one higher (price) and a royal of torches costs one more (cost).
// At any moment after the roll, once a turn, one may pay the price in torches and put it into a
// cave (actions anywhere, payment). Who arrives on a hex of torches while it stands somewhere is
// asked whether to send it home (arrival). Who ends a turn in the Underground may put it into the
// first cave (turn end). Who would go off-board may show a torch and come to the Underground
// instead (rescue).
#pragma once

#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

inline constexpr int kFive = 12;  // the width that has room for a fifth suit
inline constexpr Suit kTorches = static_cast<Suit>(4);
inline constexpr SuitMask kFiveSuits = 0b11111;
inline constexpr SuitRange kFiveSuitsRange{.standard = kFiveSuits, .selectable = kFiveSuits};

// What `b` of a power's action or event means.
enum class Warden : std::uint8_t {
  none,
  send_home,  // answers on arrival and at the end of a turn
  keep,
  post,  // at the end of a turn: into the first cave
  show,  // a torch, to be rescued
  paid = static_cast<std::uint8_t>(EventKind::paid),
  put = 64,  // and those behind it: put into cave b - 64
};

namespace wardens {

using Tab = Setup<kFive>;
using Pub = Public<kFive>;
using See = Sight<kFive>;
using Act = Action<kFive>;
using Happening = Event<kFive>;

constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr auto as_byte = [](auto value) { return static_cast<std::uint8_t>(value); };

inline bool posted(const Pub& pub, Suit suit) { return pub.token[at(suit)] != 0; }
inline int post_tile(const Tab& setup, const Pub& pub, Suit suit) {
  return setup.ground.at(setup.ground.mouth[pub.token[at(suit)] - 1U]).tile;
}

inline bool passable(const Tab& setup, const Pub& pub, Suit suit, Spot spot) {
  return !posted(pub, suit) || setup.ground.at(spot).tile != post_tile(setup, pub, suit);
}
inline bool landable(const Tab&, const Pub& pub, Suit suit, Seat, Place place) {
  return !posted(pub, suit) || place != place_of(suit, Title::king);
}
inline int price(const Tab&, const Pub& pub, Suit suit) { return posted(pub, suit) ? 1 : 0; }
inline int cost(const Tab&, const Pub& pub, Suit suit, Card royal) {
  return posted(pub, suit) && royal.suit == as_byte(suit) ? 1 : 0;
}
inline bool asks_on_arrival(const Tab&, const Pub& pub, Suit suit, Seat, Place place) {
  return posted(pub, suit) && is_royal(place) && suit_of(place) == suit;
}
inline bool asks_at_turn_end(const Tab&, const Pub& pub, Suit, Seat seat) {
  return pub.place_of(seat) == Place::underground;
}
// Only a hand can hold a torch; whether it does is not for the others to know.
inline bool may_save(const Tab&, const Pub& pub, Suit, Seat seat) { return pub.hand_of(seat) > 0; }

inline Cards<kFive> torches_of(const See& sight, Suit suit) {
  return paying(sight.own.hand, mask_of(suit));
}
inline Need put_need(const Pub& pub, Suit suit) { return {pub.price, mask_of(suit)}; }

inline Refusal refuse_put(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  const int cave = action.choice() - as_byte(Warden::put);
  if (cave < 0 || cave >= setup.ground.caves) return refuse(Code::no_cave, cave);
  if (sight.pub.used[at(suit)] != 0) return refuse(Code::power_used);
  const Need need = put_need(sight.pub, suit);
  const int worth = setup.worth_of(sight.own.hand, need.suits);
  return worth >= need.amount ? Refusal{} : refuse(Code::cannot_pay, worth, need.amount);
}

inline Refusal refusal_of(const Tab& setup, const See& sight, Suit suit, const Act& action) {
  const Frame& frame = sight.pub.top();
  const auto what = static_cast<Warden>(action.choice());
  if ((what == Warden::show) != (action.cards.size() == 1)) return refuse(Code::malformed);
  switch (frame.kind) {
    case FrameKind::power: {
      if (frame.suit() != suit) return refuse(Code::power_not_here);
      const Warden other = sight.pub.closing ? Warden::post : Warden::send_home;
      return what == other || what == Warden::keep ? Refusal{} : refuse(Code::power_not_here);
    }
    case FrameKind::rescue:
      if (what != Warden::show) return refuse(Code::power_not_here);
      return torches_of(sight, suit).contains(action.cards) ? Refusal{}
                                                            : refuse(Code::power_not_here);
    default:
      return action.choice() < as_byte(Warden::put) ? refuse(Code::power_not_here)
                                                    : refuse_put(setup, sight, suit, action);
  }
}

inline void offers_of(const Tab& setup, const See& sight, Suit suit, Offers<Act>& out) {
  const auto offer = [&](int choice, const Cards<kFive>& cards = {}) {
    const Act action = Act::of_power(suit, choice, cards);
    if (!refusal_of(setup, sight, suit, action)) out.add(action);
  };
  for (const Warden what : {Warden::send_home, Warden::keep, Warden::post}) offer(as_byte(what));
  torches_of(sight, suit).for_each([&](Card card) {
    offer(as_byte(Warden::show), Cards<kFive>::of(card));
  });
  for (int cave = 0; cave < setup.ground.caves; ++cave) offer(as_byte(Warden::put) + cave);
}

inline void act_of(const Tab&, const See& sight, Suit suit, const Act& action,
                   const EmitRef<kFive>& emit) {
  const auto event =
      Happening::of_power(sight.seat, suit, {as_byte(action.choice()), 0, 0}, action.cards);
  if (static_cast<Warden>(action.choice()) == Warden::show) {
    emit(event);
    return emit(Happening::arrived(sight.seat, Place::underground, By::power));
  }
  const Need need = put_need(sight.pub, suit);
  emit(event);
  if (action.choice() < as_byte(Warden::put)) return;
  emit(Happening::intended(sight.seat, Purpose::power, static_cast<int>(suit), need.amount,
                           need.suits));
}

// `used` keeps the cave that is being paid for, and that it was paid for in this turn.
inline void evolve_of(const Tab&, Pub& pub, Suit suit, const Happening& event) {
  switch (static_cast<Warden>(event.of_its_own()[0])) {
    case Warden::send_home:
      pub.token[at(suit)] = 0;
      pub.pending.pop();
      return;
    case Warden::post:
      pub.token[at(suit)] = 1;
      pub.pending.pop();
      return;
    case Warden::keep:
      pub.pending.pop();
      return;
    case Warden::show: {
      auto& known = pub.known[static_cast<std::size_t>(warren::index_of(event.seat))];
      known = known | event.cards;
      return;
    }
    case Warden::paid:
      pub.token[at(suit)] = pub.used[at(suit)];
      return;
    default:
      pub.used[at(suit)] = as_byte(event.of_its_own()[0] - as_byte(Warden::put) + 1);
      return;
  }
}

inline std::string_view broken_of(const Tab& setup, const Pub& pub, Suit suit) {
  if (pub.token[at(suit)] > setup.ground.caves || pub.used[at(suit)] > setup.ground.caves)
    return "a warden in no cave";
  return {};
}

inline constexpr Power<kFive> kPower = {.passable = passable,
                                        .landable = landable,
                                        .price = price,
                                        .cost = cost,
                                        .arrival = asks_on_arrival,
                                        .turn_end = asks_at_turn_end,
                                        .saves = may_save,
                                        .refusal = refusal_of,
                                        .offers = offers_of,
                                        .act = act_of,
                                        .evolve = evolve_of,
                                        .broken = broken_of};

}  // namespace wardens

struct FiveSuits : JackRabbitsOf<kFive> {
  static constexpr std::string_view kId = "five-suits";

  // There is no sample board of five suits: the word stands for one fixed board here.
  static Opened<Setup> open(const OptionSet& options, int rules);
  static void resolve(OptionSet& options, Rng& rng) {
    jack_rabbits::resolve(options, rng, kFiveSuitsRange);
  }
};

inline Opened<FiveSuits::Setup> FiveSuits::open(const OptionSet& options, int rules) {
  // Another board must not make options possible that exclude the sample.
  if (const Problem conflict = options.conflict()) return {nullptr, conflict};
  OptionSet chosen = options;
  if (chosen.get(kBoardOption) == static_cast<int>(BoardChoice::sample)) {
    Rng rng(5);
    chosen.set_at(chosen.menu().find(kBoardOption), static_cast<int>(BoardChoice::random));
    jack_rabbits::resolve(chosen, rng, kFiveSuitsRange);
  }
  Powers<kFive> powers{};
  powers[wardens::at(kTorches)] = &wardens::kPower;
  return jack_rabbits::open<kFive>(chosen, rules, powers, kFiveSuitsRange);
}

}  // namespace warren::jack_rabbits
