// What stands beside every state of a game and never changes: options, board, and what follows from
// them.
#pragma once

#include <array>
#include <bit>
#include <memory>

#include "core/game.h"
#include "core/options.h"
#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/setup/ground.h"
#include "games/jack_rabbits/setup/power.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

inline constexpr int kNewestRules = 3;

// What has been set right since version 1 of the rules. A match ends under the version it began
// with (docs/adding-a-rules-version.md).
struct Errata {
  bool empty_hand_gives_in = false;  // 2: whoever has no card left in a fight is not asked
  bool chooses_first_ace = false;  // 3: of several first aces spent at once one chooses which stays
};
constexpr Errata errata_of(int rules) {
  return {.empty_hand_gives_in = rules >= 2, .chooses_first_ace = rules >= 3};
}

// The sum of the values of every set of ranks of one suit: a payment is worth a few look-ups.
using Worth = std::array<std::uint8_t, kPaying + 1>;

// The powers of the four classic suits that are in play (rules 5).
struct Classic {
  bool fly = false;    // clubs
  bool fight = false;  // spades
  bool vet = false;    // hearts
  bool trade = false;  // diamonds
};

// How the rules may be varied (rules 6).
enum class Additional : std::uint8_t { off, suit, any };
enum class DoublePrize : std::uint8_t { two, own };
enum class Limit : std::uint8_t { forced, called };
enum class HeartsBoost : std::uint8_t { off, guest, carrot, palace, displayed };
enum class HorseReach : std::uint8_t { anywhere, land };
struct Variant {
  bool explore = false;
  bool advanced_citadel = false;
  bool capital_aces = false;
  Additional additional = Additional::off;
  bool windfall = false;
  DoublePrize prize = DoublePrize::two;
  Limit limit = Limit::forced;
  bool seized_surplus = false;
  bool clovers_boost = false;
  HeartsBoost hearts = HeartsBoost::off;
  bool diamonds_boost = false;
  bool trailing_carrots = false;
  bool queen_proves = false;  // that palace's queen will do for a challenger
  HorseReach horse = HorseReach::anywhere;
};

template <int W>
struct Setup {
  explicit Setup(const OptionSet& chosen, Board laid) : options(chosen), board(laid), net(board) {}

  OptionSet options;
  int rules = kNewestRules;
  int seats = 2;
  Objective objective = Objective::simple;
  int hand_limit = kHandLimit;
  bool order_by_lot = false;
  std::array<Seat, kSeats> order{};  // of turns, unless lots decide it
  SuitMask suits = 0;                // in play
  Classic classic;
  InlineList<Suit, W> weapons;  // the suits that fight
  std::array<Market, kPlaces> market{};
  Variant variant;
  Errata errata;
  Cards<W> pips, court;  // what the pile and the court begin with
  Board board;
  RoadNet net;
  Ground ground;
  std::array<PlaceSet, kMostTiles> rides{};  // the hexes that a horse takes one to from each tile
  PlaceSet landings = 0;                     // the hexes that a flight can land on
  int only_cave = -1;  // the tile of the only cave whose road leads to a hex, if there is one alone
  std::array<std::uint8_t, 14> value{};  // of each rank; a joker's is 0
  std::uint8_t dear_ace = 0;  // what an ace is worth more to whoever pays with it than when bought
  Worth worth{};
  std::array<std::uint8_t, 13> by_value{};  // the ranks that pay, the most valuable first
  std::array<RankMask, 7> match{};          // the ranks whose value equals a die
  Hooks<W> hooks;
  // The ways by road out of each place, as long as no power bars any: listed so often that they lie
  // ready.
  std::array<InlineList<Action<W>, 2 * kMostCaves>, kPlaces> exits{};

  int worth_of(RankMask ranks) const { return worth[ranks & kPaying]; }
  int worth_of(const Cards<W>& cards) const {
    int sum = 0;
    for (int s = 0; s < W; ++s) sum += worth_of(cards.suit(s));
    return sum;
  }
  // What the cards of some suits are worth.
  int worth_of(const Cards<W>& cards, SuitMask paying_suits) const {
    int sum = 0;
    for (unsigned left = paying_suits & ((1U << W) - 1); left != 0; left &= left - 1)
      sum += worth_of(cards.suit(std::countr_zero(left)));
    return sum;
  }
  int value_of(Card card) const { return value[card.rank]; }
  // What goods cost: an ambivalent ace is bought for 1.
  int cost_of(RankMask goods) const { return worth_of(goods) - ((goods & 1) != 0 ? dear_ace : 0); }
  int cost_of(const Cards<W>& goods) const {
    int sum = 0;
    for (int s = 0; s < W; ++s) sum += cost_of(goods.suit(s));
    return sum;
  }
};

template <int W>
bool is_in_play(const Setup<W>& setup, Suit suit) {  // also for a suit out of foreign bytes
  return static_cast<int>(suit) < W && (setup.suits >> static_cast<int>(suit) & 1) != 0;
}

// The advanced Citadel is a tower, a palace and a plaza too (rules 6).
template <int W>
bool is_kind(const Setup<W>& setup, Place place, Title title) {
  return is_title(place, title) || (place == Place::citadel && setup.variant.advanced_citadel);
}
template <int W>
bool is_tower(const Setup<W>& setup, Place place) {
  return is_kind(setup, place, Title::king);
}
template <int W>
bool is_palace(const Setup<W>& setup, Place place) {
  return is_kind(setup, place, Title::queen);
}
template <int W>
bool is_plaza(const Setup<W>& setup, Place place) {
  return is_kind(setup, place, Title::jack);
}

const OptionMenu& option_menu();

// "2 1 3": the players, counted from 1, in the order of their turns.
[[nodiscard]] Problem read_turns(std::string_view text, int players,
                                 std::array<Seat, kSeats>& order);
// "CSH", in any order; at least two.
[[nodiscard]] Problem read_suits(std::string_view text, SuitMask& suits);

enum class TurnOrder : std::uint8_t { seated, random };  // or an order of its own
inline constexpr std::string_view kBoardOption = "board";
enum class BoardChoice : std::uint8_t { sample, random, built };  // or a board of its own

enum class SuitChoice : std::uint8_t { standard, frontier };  // or some of one's own

// The suits that options choose from: those of the catalogue, unless a test says otherwise.
struct SuitRange {
  SuitMask standard = kClassicSuits;  // what `suits=all` stands for
  SuitMask selectable = kPlayableSuits;
};
// Draws the board of the suits in play, if it is to be a random one.
void resolve(OptionSet& options, Rng& rng, const SuitRange& range = {});
// Whether cards of a width have room for the suits that these options put into play; also if
// something is wrong with the options, which opening will say.
bool has_room(int width, const OptionSet& options);

// What is wrong with the options, the board aside; if nothing is, the suits in play.
[[nodiscard]] Problem check_but_board(const OptionSet& options, int rules, SuitMask& suits,
                                      const SuitRange& range = {});

template <int W>
using Powers = std::array<const Power<W>*, kMostSuits>;  // of each suit; null where it has none
template <int W>
Opened<Setup<W>> open(const OptionSet& options, int rules, const Powers<W>& powers = {},
                      const SuitRange& range = {});

// Whether a hand's royals fulfil an objective: exactly three (rules 2, winning).
template <int W>
bool fulfils(Objective objective, const Cards<W>& royals);
// Whether these suits can meet it at all.
bool can_be_met(Objective objective, SuitMask suits);

}  // namespace warren::jack_rabbits
