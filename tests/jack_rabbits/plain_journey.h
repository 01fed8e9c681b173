// A second implementation of journeys, slow and plain, to hold offers and routes against. It reads
// the road net only and takes the rules at their word: a journey is tried tile by tile with every
// choice, the edges crossed are a set, the hand is a list of cards, and a payment is any of its
// subsets.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "games/jack_rabbits/action.h"
#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/types.h"

namespace warren::jack_rabbits::plain {

// Where the rabbit is: on a hex, below, on a road tile that it entered by a side, or coming out of
// a cave.
enum class At { hex, underground, tile, mouth };
struct Spot {
  At at = At::hex;
  int tile = 0;
  int side = 0;
  bool bought = false;  // a joker, on this very tile
};

struct Choice {
  ActionKind kind = ActionKind::end;
  int a = 0;
  friend auto operator<=>(const Choice&, const Choice&) = default;
};

struct Price {
  int cards = 1000;
  int points = 0;
  friend auto operator<=>(const Price&, const Price&) = default;
};

// Everything a journey depends on.
struct Traveller {
  const RoadNet* net = nullptr;
  Spot here = {};
  std::set<std::pair<int, int>> crossed = {};  // tile and side of every edge crossed inward
  int price = 0;
  std::vector<Card> cards = {};  // without jokers
  bool red = false, black = false;
  bool court_red = false, court_black = false;
  int barred = -1;             // a tile that nobody enters
  Place sealed = Place::none;  // a place that nobody comes to

  // --- the board's own questions ---
  TileKind kind() const { return net->kind(here.tile); }
  bool on_road_tile() const { return here.at == At::tile; }
  bool open(int tile, int side) const {
    const Ahead& ahead = net->ahead(tile, side);
    if (ahead.kind == Ahead::Kind::hex) return may_come_to(ahead.tile);
    if (ahead.kind == Ahead::Kind::road) return may_cross_into(ahead.tile, ahead.side);
    return ahead.kind == Ahead::Kind::off_board;
  }
  bool may_come_to(int hex) const { return place_of(net->kind(hex)) != sealed; }
  bool may_cross_into(int tile, int side) const {
    return tile != barred && !crossed.contains({tile, side});
  }
  std::vector<int> ways_on() const {
    std::vector<int> sides;
    for (int side = 0; side < kMostSides; ++side) {
      const bool road = net->ahead(here.tile, side).kind != Ahead::Kind::nothing;
      const bool leads =
          here.at != At::tile || (net->ways(here.tile, here.side).on >> side & 1) != 0;
      if (road && leads) sides.push_back(side);
    }
    return sides;
  }
  std::vector<int> other_road() const {
    std::vector<int> sides;
    for (int side = 0; side < kMostSides && on_road_tile(); ++side) {
      if ((net->ways(here.tile, here.side).other >> side & 1) != 0) sides.push_back(side);
    }
    return sides;
  }
  std::vector<int> ports() const {
    std::vector<int> numbers;
    const Geography& land = net->land();
    for (std::size_t p = 0; p < land.ports.size(); ++p) {
      const Port& port = land.ports[p];
      const auto& waters = land.shore[static_cast<std::size_t>(here.tile)];
      const bool same_water = waters.test(static_cast<std::size_t>(port.water));
      const bool hex = shape_of(net->kind(port.tile)) == Shape::hex;
      const bool lands = hex ? may_come_to(port.tile) : may_cross_into(port.tile, port.side);
      if (same_water && port.tile != here.tile && lands) numbers.push_back(static_cast<int>(p));
    }
    return numbers;
  }

  // --- what pays (rules 1, the table of tiles) ---
  static bool pays(TileKind tile, int suit) {
    const char letter = "CSHD"[suit];
    switch (tile) {
      case TileKind::crossing:
        return letter == 'D' || letter == 'S';
      case TileKind::tavern:
        return letter == 'D' || letter == 'H';
      case TileKind::cave:
        return letter == 'D' || letter == 'C';
      default:
        return letter != 'D';
    }
  }
  static int value(Card card) { return card.rank >= kJack ? 10 : card.rank + 1; }
  bool can_pay() const {
    int worth = 0;
    for (const Card& card : cards) worth += pays(kind(), card.suit) ? value(card) : 0;
    return worth >= price;
  }
};

// Every choice of a journey that the rules allow here (rules 3.2 and 4).
inline std::set<Choice> choices(const Traveller& t) {
  std::set<Choice> out;
  const RoadNet& net = *t.net;
  const auto add = [&out](ActionKind kind, int a) { out.insert({kind, a}); };
  const auto walk = [&](int number, int tile, int side, bool to_mouth) {
    const bool open = t.open(tile, side);
    const Ahead& next = net.ahead(tile, side);
    if (open) add(ActionKind::walk, number);
    const bool passing = next.kind == Ahead::Kind::road &&
                         net.kind(next.tile) != TileKind::crossing &&
                         net.kind(next.tile) != TileKind::cave;
    if (to_mouth || (open && passing)) add(ActionKind::step, number);
  };
  const int caves = static_cast<int>(net.caves().size());
  if (t.here.at == At::underground) {  // leave by any cave, free
    for (int c = 0; c < caves; ++c) {
      const int tile = net.caves()[static_cast<std::size_t>(c)];
      if (tile == t.barred) continue;
      walk(c, tile, net.cave_side(tile), true);
    }
    return out;
  }
  const bool in_cave = t.on_road_tile() && t.kind() == TileKind::cave;
  bool way_open = false;
  for (const int side : t.ways_on()) {
    walk(side, t.here.tile, side, false);
    way_open = way_open || t.open(t.here.tile, side);
  }
  if (in_cave && t.sealed != Place::underground) add(ActionKind::down, 0);
  if (t.here.at != At::hex && !in_cave && !way_open) add(ActionKind::back, 0);

  for (const int hex : net.hexes()) {
    const int place = index_of(place_of(net.kind(hex)));
    if (!t.may_come_to(hex)) continue;
    if (t.red) add(ActionKind::release_horse, place);
    if (t.on_road_tile() && t.kind() == TileKind::crossing && t.can_pay())
      add(ActionKind::horse, place);
  }
  for (const int port : t.ports()) {
    if (t.black) add(ActionKind::release_boat, port);
    if (t.on_road_tile() && t.kind() == TileKind::crossing && t.can_pay())
      add(ActionKind::boat, port);
  }
  if (!t.on_road_tile() || !t.can_pay()) return out;
  for (const int side : t.other_road()) {
    if (t.open(t.here.tile, side)) add(ActionKind::trail, side);
  }
  if (t.kind() == TileKind::tavern && !t.here.bought) {
    if (t.court_red) add(ActionKind::joker, 0);
    if (t.court_black) add(ActionKind::joker, 1);
  }
  for (int c = 0; in_cave && c < caves; ++c) {
    const int tile = net.caves()[static_cast<std::size_t>(c)];
    if (tile != t.here.tile && tile != t.barred) add(ActionKind::hop, c);
  }
  return out;
}

// --- the cheapest way to every place -------------------------------------------------------------

// Which tiles were paid on: trailways, crossings, taverns, caves.
using Paid = std::array<int, 4>;
inline std::size_t column(TileKind tile) {
  if (tile == TileKind::crossing) return 1;
  if (tile == TileKind::tavern) return 2;
  return tile == TileKind::cave ? 3 : 0;
}
constexpr std::array<TileKind, 4> kPaidTiles = {TileKind::wood, TileKind::crossing,
                                                TileKind::tavern, TileKind::cave};

// Every way to split a hand into payments: what is left after each is a subset of it.
class AllSplits {
 public:
  AllSplits(const std::vector<Card>& cards, int price) : cards_(cards), price_(price) {}

  Price cheapest(const Paid& paid) {
    const auto [known, fresh] = known_.try_emplace(paid);
    if (fresh) known->second = split(paid);
    return known->second;
  }

 private:
  Price split(const Paid& paid) const {
    const std::size_t sets = std::size_t{1} << cards_.size();
    std::vector<Price> best(sets, Price{0, 0});  // of the payments so far, out of each set
    for (std::size_t kind = 0; kind < 4; ++kind) {
      if (paid[kind] == 0) continue;
      std::vector<Price> one(sets);  // payment, of exactly this set
      for (std::size_t part = 1; part < sets; ++part) one[part] = payment(part, kPaidTiles[kind]);
      for (int i = 0; i < paid[kind]; ++i) {
        std::vector<Price> then(sets);
        for (std::size_t set = 0; set < sets; ++set) {
          for (std::size_t part = set; part != 0; part = (part - 1) & set) {
            const Price rest = best[set & ~part];
            const Price both{rest.cards + one[part].cards, rest.points + one[part].points};
            if (both < then[set]) then[set] = both;
          }
        }
        best = then;
      }
    }
    return best[sets - 1];
  }
  Price payment(std::size_t part, TileKind tile) const {
    Price sum{0, 0};
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if ((part >> i & 1) == 0) continue;
      if (!Traveller::pays(tile, cards_[i].suit)) return {};
      sum.points += Traveller::value(cards_[i]);
      ++sum.cards;
    }
    return sum.points >= price_ ? sum : Price{};
  }

  std::vector<Card> cards_;
  int price_;
  std::map<Paid, Price> known_;
};

// Tries every journey there is, one tile after the other.
class AllJourneys {
 public:
  AllJourneys(const Traveller& start, long patience)
      : start_(start), now_(start), splits_(start.cards, start.price), patience_(patience) {
    go_on();
  }
  const std::map<Place, Price>& ends() const { return ends_; }
  bool finished() const { return patience_ > 0; }

 private:
  static constexpr int kMostPayments = 3;

  void go_on() {
    if (--patience_ <= 0) return;
    const RoadNet& net = *now_.net;
    const Spot here = now_.here;
    if (here.at == At::underground) {
      for (const int tile : net.caves()) come_out(tile);
      return;
    }
    for (const int side : now_.ways_on()) leave(here.tile, side);
    if (now_.on_road_tile() && now_.kind() == TileKind::cave) arrive(Place::underground);
    release_jokers();
    if (now_.on_road_tile()) pay_and_go();
  }

  void stand(const Spot& spot) {
    const Spot before = std::exchange(now_.here, spot);
    go_on();
    now_.here = before;
  }
  void enter(int tile, int side) {  // crosses the edge inward
    now_.crossed.insert({tile, side});
    stand({At::tile, tile, side});
    now_.crossed.erase({tile, side});
  }
  void leave(int tile, int side) {
    if (!now_.open(tile, side)) return;
    const Ahead& ahead = now_.net->ahead(tile, side);
    if (ahead.kind == Ahead::Kind::hex) return arrive(place_of(now_.net->kind(ahead.tile)));
    if (ahead.kind == Ahead::Kind::off_board) return arrive(Place::off_board);
    enter(ahead.tile, ahead.side);
  }
  void come_out(int cave) {
    if (cave != now_.barred) stand({At::mouth, cave, now_.net->cave_side(cave)});
  }
  void ride() {
    for (const int hex : now_.net->hexes()) arrive(place_of(now_.net->kind(hex)));
  }
  void sail() {
    for (const int number : now_.ports()) {
      const Port& port = now_.net->land().ports[static_cast<std::size_t>(number)];
      if (shape_of(now_.net->kind(port.tile)) == Shape::hex)
        arrive(place_of(now_.net->kind(port.tile)));
      else
        enter(port.tile, port.side);
    }
  }
  void release_jokers() {
    if (now_.red) {
      now_.red = false;
      ride();
      now_.red = true;
    }
    if (now_.black) {
      now_.black = false;
      now_.court_black = true;
      sail();
      now_.court_black = false;
      now_.black = true;
    }
  }
  void pay_and_go() {
    const RoadNet& net = *now_.net;
    const Spot here = now_.here;
    int& times = paid_[column(now_.kind())];
    ++times;
    ++payments_;
    if (payments_ <= kMostPayments && splits_.cheapest(paid_).cards < 1000) {
      for (const int side : now_.other_road()) leave(here.tile, side);
      if (now_.kind() == TileKind::crossing) {
        ride();
        sail();
      }
      if (now_.kind() == TileKind::tavern && !here.bought) buy();
      for (const int cave : net.caves()) {
        if (now_.kind() == TileKind::cave && cave != here.tile) come_out(cave);
      }
    }
    --payments_;
    --times;
  }
  void buy() {
    now_.here.bought = true;
    if (now_.court_red) {
      now_.court_red = false;
      now_.red = true;
      go_on();
      now_.red = false;
      now_.court_red = true;
    }
    if (now_.court_black) {
      now_.court_black = false;
      now_.black = true;
      go_on();
      now_.black = false;
      now_.court_black = true;
    }
    now_.here.bought = false;
  }
  void arrive(Place place) {
    if (place == now_.sealed) return;
    Price cost = splits_.cheapest(paid_);
    cost.cards += start_.red && !now_.red ? 1 : 0;
    cost.cards += start_.black && !now_.black ? 1 : 0;
    const auto [known, fresh] = ends_.try_emplace(place, cost);
    if (!fresh) known->second = std::min(known->second, cost);
  }

  Traveller start_, now_;
  AllSplits splits_;
  long patience_;
  int payments_ = 0;
  Paid paid_{};
  std::map<Place, Price> ends_;
};

}  // namespace warren::jack_rabbits::plain
