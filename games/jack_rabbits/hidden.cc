#include "games/jack_rabbits/hidden.h"

#include "games/jack_rabbits/suits/hearts.h"

namespace warren::jack_rabbits {
namespace {

// Deals what a view does not show.
template <int W>
class Dealing {
 public:
  Dealing(const Table<W>& table, const View<W>& view, Rng& rng)
      : table_(table), view_(view), rng_(rng) {
    state_.pub = view.pub;
    hidden_ = (table.pips | table.court) - view.pub.court - view.pub.spent - view.pub.laid;
  }

  State<W> deal() {
    take_what_is_known();
    deal_jokers();
    deal_pips();
    for (int s = 0; s < table_.seats; ++s) {
      if (seat_of(s) != view_.seat) suppose(s);
    }
    return state_;
  }

 private:
  Own<W>& own(int s) { return state_.own[static_cast<std::size_t>(s)]; }

  void take_what_is_known() {
    const Sight<W> sight{view_.seat, view_.pub, view_.own};
    for (int s = 0; s < table_.seats; ++s) {
      if (seat_of(s) == view_.seat)
        own(s) = view_.own;
      else
        own(s).hand = known_to(sight, seat_of(s));
      hidden_ = hidden_ - own(s).hand;
      missing_[static_cast<std::size_t>(s)] = view_.pub.hand_of(seat_of(s)) - own(s).hand.size();
    }
  }
  void give(int s, Card card) {
    own(s).hand.add(card);
    hidden_.remove(card);
    --missing_[static_cast<std::size_t>(s)];
  }
  // A joker that is not in the court is in a hand, never in the pile.
  void deal_jokers() {
    only(hidden_, kJokers).for_each([&](Card joker) {
      int room = 0;
      for (int s = 0; s < table_.seats; ++s) room += missing_[static_cast<std::size_t>(s)];
      if (room <= 0) return;
      auto place = static_cast<int>(rng_.below(static_cast<std::uint32_t>(room)));
      int s = 0;
      for (; place >= missing_[static_cast<std::size_t>(s)]; ++s)
        place -= missing_[static_cast<std::size_t>(s)];
      give(s, joker);
    });
  }
  void deal_pips() {
    for (int s = 0; s < table_.seats; ++s) {
      while (missing_[static_cast<std::size_t>(s)] > 0 && !hidden_.empty())
        give(s,
             hidden_.nth(static_cast<int>(rng_.below(static_cast<std::uint32_t>(hidden_.size())))));
    }
    state_.dark.pile = hidden_;
  }

  // What another seat may have answered and may know.
  void suppose(int s) {
    const bool vetting = !view_.pub.pending.empty() && view_.pub.top().kind == FrameKind::vet;
    if (vetting && SeatSet(view_.pub.top().b).has(seat_of(s)) && rng_.below(2) == 0) {
      std::uint32_t count = 0;
      minimal_payments(table_, own(s).hand, kProof, [&](const Cards<W>& hearts) {
        if (rng_.below(++count) == 0) own(s).sealed = hearts;
      });
    }
    for (int other = 0; other < table_.seats; ++other) {
      if (other == s) continue;
      const Cards<W> hand = own(other).hand - royals(own(other).hand);
      hand.for_each([&](Card card) {
        if (rng_.below(4) == 0) own(s).seen[static_cast<std::size_t>(other)].add(card);
      });
    }
  }

  const Table<W>& table_;
  const View<W>& view_;
  Rng& rng_;
  State<W> state_{};
  Cards<W> hidden_;
  std::array<int, kSeats> missing_{};
};

}  // namespace

template <int W>
State<W> world(const Table<W>& table, const View<W>& view, Rng& rng) {
  return Dealing<W>(table, view, rng).deal();
}

template State<4> world(const Table<4>&, const View<4>&, Rng&);
template State<12> world(const Table<12>&, const View<12>&, Rng&);

}  // namespace warren::jack_rabbits
