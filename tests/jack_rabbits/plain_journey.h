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

#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/types.h"

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
  int target = 0;
  friend auto operator<=>(const Choice&, const Choice&) = default;
};

// What is rather kept comes first: royals of a winning trio, useful ones, others, and cards that
// would pay for the next royal.
using Kept = std::array<int, 4>;
struct Price {
  Kept kept{1000};
  int cards = 0;
  int points = 0;
  bool possible() const { return kept[0] < 1000; }
  friend auto operator<=>(const Price&, const Price&) = default;
  friend Price operator+(const Price& a, const Price& b) {
    Price sum{a.kept, a.cards + b.cards, a.points + b.points};
    for (std::size_t i = 0; i < sum.kept.size(); ++i) sum.kept[i] += b.kept[i];
    return sum;
  }
};

// How cards count (rules 3 and 6).
enum class Values { usual, ambivalent, patriarchal };
enum class Adds { nothing, where_its_suit_pays, always };
struct Money {
  Values values = Values::usual;
  bool capital = false;  // the first ace that is spent counts 11 and is laid
  int laid = 0;          // its suit, from 1; 0: none yet
  Adds adds = Adds::nothing;

  int value(Card card) const {
    if (values == Values::ambivalent && card.rank == kAce) return 11;
    if (values == Values::patriarchal && card.rank == kAce) return 14;
    if (card.rank >= kJack) return values == Values::patriarchal ? card.rank + 1 : 10;
    return card.rank + 1;
  }
};

// Everything a journey depends on.
struct Traveller {
  const RoadNet* net = nullptr;
  Spot here = {};
  std::set<std::pair<int, int>> crossed = {};  // tile and side of every edge crossed inward
  int price = 0;
  std::vector<Card> cards = {};  // without jokers
  std::vector<Kept> kept = {};   // for each of them
  Money money = {};
  bool horses_stay = false;  // on their island
  bool red = false, black = false;
  bool court_red = false, court_black = false;
  int barred = -1;              // a tile that nobody enters
  std::set<char> powers = {};   // the suits whose powers bring ways, by their letters
  int guard = -1, beast = -1;   // tiles: pay in shields, in acorns, to pass
  Place sealed = Place::none;   // a place that nobody may enter
  std::set<Place> closed = {};  // and others

  // --- the board's own questions ---
  TileKind kind() const { return net->kind(here.tile); }
  bool on_road_tile() const { return here.at == At::tile; }
  bool open(int tile, int side) const {
    const Ahead& ahead = net->ahead(tile, side);
    if (ahead.kind == Ahead::Kind::hex) return may_come_to(ahead.tile);
    if (ahead.kind == Ahead::Kind::road) return may_cross_into(ahead.tile, ahead.side);
    return ahead.kind == Ahead::Kind::off_board;
  }
  bool may_come_to(int hex) const {
    const Place place = place_of(net->kind(hex));
    return place != sealed && !closed.contains(place);
  }
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
    if (is_royal(tile)) return static_cast<int>(suit_of(tile)) == suit;  // for a power of that suit
    const char letter = "CSHDSHDCHDSC"[suit];  // an expansion suit pays like its counterpart
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
  // What a payment on such a tile has to be worth, with an ace of that suit laid.
  int asked(TileKind tile, int laid) const {
    const bool add = laid != 0 && price > 1 &&
                     (money.adds == Adds::always ||
                      (money.adds == Adds::where_its_suit_pays && pays(tile, laid - 1)));
    return add ? price - 1 : price;
  }
  bool can_pay() const {
    int worth = 0;
    bool ace = false;
    for (const Card& card : cards) {
      if (!pays(kind(), card.suit)) continue;
      worth += money.value(card);
      ace = ace || card.rank == kAce;
    }
    if (money.capital && money.laid == 0 && ace) worth += 10;
    return worth >= asked(kind(), money.laid);
  }
  bool rides_to(int hex) const {
    const auto& island = net->land().island;
    return !horses_stay ||
           island[static_cast<std::size_t>(hex)] == island[static_cast<std::size_t>(here.tile)];
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
    if (!t.may_come_to(hex) || !t.rides_to(hex)) continue;
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

// The tiles that were paid on, one after the other.
using Paid = std::vector<TileKind>;
// Those that ask for the same suits are alike.
inline TileKind alike(TileKind tile) {
  const bool special =
      tile == TileKind::crossing || tile == TileKind::tavern || tile == TileKind::cave;
  return special ? tile : TileKind::wood;
}

// Every way to split a hand into payments: each takes any of the cards that are left.
class AllSplits {
 public:
  explicit AllSplits(const Traveller& payer) : payer_(payer), cards_(payer.cards) {
    for (const Card& card : cards_) aces_ = aces_ || card.rank == kAce;
  }

  Price cheapest(Paid paid) {
    if (!lays()) std::sort(paid.begin(), paid.end());
    const auto [known, fresh] = known_.try_emplace(paid);
    if (fresh) known->second = split(paid);
    return known->second;
  }

 private:
  static constexpr std::size_t kLaid = 5;  // none, or an ace of a suit
  using Sums = std::vector<Price>;         // of the payments so far, by the cards given

  // Whether an ace may be laid on the way, so that the order counts.
  bool lays() const { return payer_.money.capital && payer_.money.laid == 0 && aces_; }

  Price split(const Paid& paid) const {
    const std::size_t sets = std::size_t{1} << cards_.size();
    std::array<Sums, kLaid> best;
    best.fill(Sums(sets));
    best[static_cast<std::size_t>(payer_.money.laid)][0] = {{}, 0, 0};
    for (const TileKind tile : paid) {
      std::array<Sums, kLaid> then;
      then.fill(Sums(sets));
      for (std::size_t laid = 0; laid < kLaid; ++laid) pay(tile, laid, best[laid], then);
      best = then;
    }
    Price least;
    for (const Sums& sums : best)
      least = std::min(least, *std::min_element(sums.begin(), sums.end()));
    return least;
  }
  void pay(TileKind tile, std::size_t laid, const Sums& before,
           std::array<Sums, kLaid>& then) const {
    if (!std::min_element(before.begin(), before.end())->possible()) return;
    const std::size_t sets = before.size();
    for (std::size_t part = 1; part < sets; ++part) {
      std::size_t after = laid;
      const Price one = payment(part, tile, after);
      if (!one.possible()) continue;
      const std::size_t others = (sets - 1) & ~part;
      for (std::size_t given = others;; given = (given - 1) & others) {
        Price& known = then[after][given | part];
        if (before[given].possible()) known = std::min(known, before[given] + one);
        if (given == 0) break;
      }
    }
  }
  // What a payment of exactly these cards gives up; it may lay an ace.
  Price payment(std::size_t part, TileKind tile, std::size_t& laid) const {
    Price sum{{}, 0, 0};
    int first = -1;
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if ((part >> i & 1) == 0) continue;
      if (!Traveller::pays(tile, cards_[i].suit)) return {};
      sum = sum + Price{payer_.kept[i], 1, payer_.money.value(cards_[i])};
      const bool ace = cards_[i].rank == kAce;
      if (ace && (first < 0 || cards_[i].suit < first)) first = cards_[i].suit;
    }
    const int asked = payer_.asked(tile, static_cast<int>(laid));
    if (payer_.money.capital && laid == 0 && first >= 0) {
      sum.points += 10;
      laid = static_cast<std::size_t>(first) + 1;
    }
    return sum.points >= asked ? sum : Price{};
  }

  Traveller payer_;
  std::vector<Card> cards_;
  bool aces_ = false;
  std::map<Paid, Price> known_;
};

// Tries every journey there is, one tile after the other.
class AllJourneys {
 public:
  AllJourneys(const Traveller& start, long patience)
      : start_(start), now_(start), splits_(start), patience_(patience) {
    go_on();
  }
  const std::map<Place, Price>& ends() const { return ends_; }
  bool finished() const { return patience_ > 0; }

 private:
  static constexpr std::size_t kMostPayments = 3;

  void go_on() {
    if (--patience_ <= 0) return;
    const RoadNet& net = *now_.net;
    const Spot here = now_.here;
    if (here.at == At::underground) {
      for (const int tile : net.caves()) come_out(tile);
      for (const int tile : net.caves()) {
        if (tile != now_.guard && has_herd(tile)) ride_bronco(tile);
      }
      return;
    }
    if (has_herd(here.tile)) ride_bronco(here.tile);
    if (here.at == At::hex && is_of(net.kind(here.tile), 'O') && brings('O')) go_below(-1);
    for (const int side : now_.ways_on()) leave(here.tile, side);
    if (now_.on_road_tile() && now_.kind() == TileKind::cave) go_below(here.tile);
    release_jokers();
    if (now_.on_road_tile()) pay_and_go();
  }

  void stand(const Spot& spot) {
    const Spot before = std::exchange(now_.here, spot);
    go_on();
    now_.here = before;
  }
  void enter(int tile, int side) {  // crosses the edge inward
    if (tile == now_.guard || tile == now_.beast) {
      int& token = tile == now_.guard ? now_.guard : now_.beast;
      const bool barred = tile == now_.guard;
      if (barred && sailing_by_joker_) return;
      return use_power(barred ? 'E' : 'N', [&] {
        const int before = std::exchange(token, -1);
        enter(tile, side);
        token = before;
      });
    }
    const bool by_joker = std::exchange(sailing_by_joker_, false);
    const bool fresh = now_.crossed.insert({tile, side}).second;
    stand({At::tile, tile, side});
    if (fresh) now_.crossed.erase({tile, side});
    sailing_by_joker_ = by_joker;
  }
  // --- powers (expansions, Frontier): one of them may be paid for ---
  bool brings(char suit) const { return now_.powers.contains(suit); }
  static bool is_of(TileKind kind, char suit) {
    return is_royal(kind) && info(suit_of(kind)).letter == suit;
  }
  static TileKind fee_of(char suit) {
    int s = 0;
    while (info(static_cast<Suit>(s)).letter != suit) ++s;
    return royal(static_cast<Suit>(s), Title::king);
  }
  template <class Go>
  void use_power(char suit, Go&& go) {
    if (used_ || !brings(suit) || paid_.size() == kMostPayments) return;
    used_ = true;
    paid_.push_back(fee_of(suit));
    if (splits_.cheapest(paid_).possible()) go();
    paid_.pop_back();
    used_ = false;
  }
  bool has_herd(int tile) const {
    const auto& island = now_.net->land().island;
    for (const int hex : now_.net->hexes()) {
      if (is_of(now_.net->kind(hex), 'O') &&
          island[static_cast<std::size_t>(hex)] == island[static_cast<std::size_t>(tile)])
        return brings('O');
    }
    return false;
  }
  void ride_bronco(int from) {
    const auto& island = now_.net->land().island;
    const auto same = [&](int tile) {
      return island[static_cast<std::size_t>(tile)] == island[static_cast<std::size_t>(from)];
    };
    use_power('O', [&] {
      for (const int hex : now_.net->hexes()) {
        if (same(hex)) arrive(place_of(now_.net->kind(hex)));
      }
      for (const int cave : now_.net->caves()) {
        if (same(cave) && cave != now_.guard) enter(cave, now_.net->cave_side(cave));
      }
    });
  }
  void go_below(int cave) {
    arrive(Place::underground);
    use_power('T', [&] {
      for (const int out : now_.net->caves()) {
        if (out != cave && out != now_.guard) stand({At::mouth, out, now_.net->cave_side(out)});
      }
    });
  }
  void leave(int tile, int side) {
    if (!now_.open(tile, side)) return;
    const Ahead& ahead = now_.net->ahead(tile, side);
    if (ahead.kind == Ahead::Kind::hex) return arrive(place_of(now_.net->kind(ahead.tile)));
    if (ahead.kind == Ahead::Kind::off_board) return arrive(Place::off_board);
    enter(ahead.tile, ahead.side);
  }
  void come_out(int cave) {
    if (cave == now_.guard) {
      return use_power('E', [&] {
        const int before = std::exchange(now_.guard, -1);
        come_out(cave);
        now_.guard = before;
      });
    }
    if (cave != now_.barred) stand({At::mouth, cave, now_.net->cave_side(cave)});
  }
  void ride() {
    for (const int hex : now_.net->hexes()) {
      if (now_.rides_to(hex)) arrive(place_of(now_.net->kind(hex)));
    }
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
      const bool before = std::exchange(red_released_, true);
      ride();
      red_released_ = before;
      now_.red = true;
    }
    if (now_.black) {
      now_.black = false;
      now_.court_black = true;
      const bool before = std::exchange(black_released_, true);
      sailing_by_joker_ = true;
      sail();
      sailing_by_joker_ = false;
      black_released_ = before;
      now_.court_black = false;
      now_.black = true;
    }
  }
  void pay_and_go() {
    const RoadNet& net = *now_.net;
    const Spot here = now_.here;
    if (paid_.size() == kMostPayments) return;
    paid_.push_back(alike(now_.kind()));
    if (splits_.cheapest(paid_).possible()) {
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
    paid_.pop_back();
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
    if (place == now_.sealed || now_.closed.contains(place)) return;
    Price cost = splits_.cheapest(paid_);
    const Price joker{{}, 1, 15};
    if (start_.red && red_released_) cost = cost + joker;
    if (start_.black && black_released_) cost = cost + joker;
    const auto [known, fresh] = ends_.try_emplace(place, cost);
    if (!fresh) known->second = std::min(known->second, cost);
  }

  Traveller start_, now_;
  AllSplits splits_;
  long patience_;
  Paid paid_;
  bool red_released_ = false, black_released_ = false;
  bool used_ = false;  // a power
  bool sailing_by_joker_ = false;
  std::map<Place, Price> ends_;
};

}  // namespace warren::jack_rabbits::plain
