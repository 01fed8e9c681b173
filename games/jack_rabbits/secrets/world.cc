#include "games/jack_rabbits/secrets/world.h"

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/secrets/promise.h"
#include "games/jack_rabbits/suits/hearts.h"

namespace warren::jack_rabbits {
namespace {

// Deals what a view does not show. Jokers and pips that are not of the pool cannot be in the pile:
// they are `held` by somebody. A seat that has promised something by what it does gets cards that
// keep the promise.
template <int W>
class Dealing {
 public:
  Dealing(const Setup<W>& setup, const View<W>& view, Rng& rng)
      : setup_(setup), view_(view), rng_(rng) {
    state_.pub = view.pub;
    const Cards<W> hidden = (setup.pips | setup.court) - view.pub.court - view.pub.spent -
                            view.pub.laid - capital_aces(view.pub) - heaped(view.pub);
    loose_ = hidden & view.pub.pool;
    held_ = hidden - loose_;
  }

  State<W> deal() {
    take_what_is_known();
    const Promise promise = promise_now(setup_, view_.pub);
    const bool bound = promise.seat != Seat::nobody && promise.seat != view_.seat;
    const Dealing before = *this;
    for (int tries = 0;; ++tries) {
      deal_all();
      if (!bound || keeps(promise)) break;
      state_ = before.state_;
      held_ = before.held_;
      loose_ = before.loose_;
      missing_ = before.missing_;
      if (tries == kTries) keep(promise);
    }
    for (int s = 0; s < setup_.seats; ++s) {
      if (seat_of(s) != view_.seat) suppose(s);
    }
    return state_;
  }

 private:
  static constexpr int kTries = 30;
  static constexpr auto at = [](int s) { return static_cast<std::size_t>(s); };

  Own<W>& own(int s) { return state_.own[at(s)]; }
  bool keeps(const Promise& promise) {
    return can_pay(setup_, own(warren::index_of(promise.seat)).hand, promise.need);
  }

  void take_what_is_known() {
    const Sight<W> sight{view_.seat, view_.pub, view_.own};
    for (int s = 0; s < setup_.seats; ++s) {
      if (seat_of(s) == view_.seat)
        own(s) = view_.own;
      else
        own(s).hand = known_to(sight, seat_of(s));
      held_ = held_ - own(s).hand;
      loose_ = loose_ - own(s).hand;
      missing_[at(s)] = view_.pub.hand_of(seat_of(s)) - own(s).hand.size();
    }
  }
  void give(int s, Card card) {
    own(s).hand.add(card);
    held_.remove(card);
    loose_.remove(card);
    --missing_[at(s)];
  }

  void deal_all() {
    const Cards<W> held = held_;
    held.for_each([&](Card card) {
      int room = 0;
      for (int s = 0; s < setup_.seats; ++s) room += missing_[at(s)];
      if (room <= 0) return;
      auto place = static_cast<int>(rng_.below(static_cast<std::uint32_t>(room)));
      int s = 0;
      for (; place >= missing_[at(s)]; ++s) place -= missing_[at(s)];
      give(s, card);
    });
    for (int s = 0; s < setup_.seats; ++s) {
      while (missing_[at(s)] > 0 && !loose_.empty()) {
        const auto count = static_cast<std::uint32_t>(loose_.size());
        give(s, loose_.nth(static_cast<int>(rng_.below(count))));
      }
    }
    state_.dark.pile = loose_;
  }

  // Gives the most valuable cards, as few of the loose ones as will do, so that there is room in
  // the hands for all that are held. What really is shows that it can be done.
  void keep(const Promise& promise) {
    const int s = warren::index_of(promise.seat);
    if (promise.need.first_ace != 0) give_ace(s, promise.need.suits);
    for (int loose = 0; loose <= missing_[at(s)]; ++loose) {
      Cards<W> cards = most_valuable(held_, promise.need.suits, missing_[at(s)] - loose);
      cards = cards | most_valuable(loose_, promise.need.suits, loose);
      if (!can_pay(setup_, own(s).hand | cards, promise.need)) continue;
      return cards.for_each([&](Card card) { give(s, card); });
    }
  }
  // An ace that counts more is the most valuable card of all.
  void give_ace(int s, SuitMask suits) {
    if (missing_[at(s)] == 0 || has_ace(own(s).hand, suits)) return;
    for (const Cards<W>& from : {held_, loose_}) {
      const Cards<W> aces = paying(only(from, RankMask{1}), suits);
      if (!aces.empty()) return give(s, aces.nth(0));
    }
  }
  Cards<W> most_valuable(const Cards<W>& among, SuitMask suits, int count) const {
    Cards<W> out;
    for (const std::uint8_t rank : setup_.by_value) {
      for (int suit = 0; suit < W; ++suit) {
        const Card card = card_of(static_cast<Suit>(suit), rank);
        if (count > 0 && (suits >> suit & 1) != 0 && among.has(card)) {
          out.add(card);
          --count;
        }
      }
    }
    return out;
  }

  // What another seat may have answered and may know.
  void suppose(int s) {
    if (!view_.pub.pending.empty()) suppose_answer(s, view_.pub.top());
    for (int other = 0; other < setup_.seats; ++other) {
      if (other == s) continue;
      const Cards<W> hand = own(other).hand - royals(own(other).hand);
      hand.for_each([&](Card card) {
        if (rng_.below(4) == 0) own(s).seen[at(other)].add(card);
      });
    }
  }

  void suppose_answer(int s, const Frame& frame) {
    const bool vetting = frame.kind == FrameKind::vet && frame.answered().has(seat_of(s));
    const bool trading = frame.kind == FrameKind::swap && frame.answered().has(seat_of(s));
    if (trading) {
      view_.pub.free_of(seat_of(s), own(s).hand).for_each([&](Card card) {
        if (rng_.below(4) == 0) own(s).sealed.add(card);
      });
    }
    if (!vetting || rng_.below(2) == 0) return;
    const Sight<W> sight{seat_of(s), view_.pub, own(s)};
    std::uint32_t count = 0;
    minimal_payments(setup_, challengers_cards(setup_, sight),
                     proof_need(setup_, view_.pub, seat_of(s)), [&](const Cards<W>& hearts) {
                       if (rng_.below(++count) == 0) own(s).sealed = hearts;
                     });
    const Place palace = view_.pub.place_of(view_.pub.turn);
    if (!setup_.variant.queen_proves || !is_title(palace, Title::queen)) return;
    const auto queen = Cards<W>::of(card_of(palace));
    if (view_.pub.free_of(seat_of(s), own(s).hand).contains(queen) && rng_.below(++count) == 0)
      own(s).sealed = queen;
  }

  const Setup<W>& setup_;
  const View<W>& view_;
  Rng& rng_;
  State<W> state_{};
  Cards<W> held_, loose_;
  std::array<int, kSeats> missing_{};
};

}  // namespace

template <int W>
State<W> world(const Setup<W>& setup, const View<W>& view, Rng& rng) {
  return Dealing<W>(setup, view, rng).deal();
}

template State<4> world(const Setup<4>&, const View<4>&, Rng&);
template State<12> world(const Setup<12>&, const View<12>&, Rng&);

}  // namespace warren::jack_rabbits
