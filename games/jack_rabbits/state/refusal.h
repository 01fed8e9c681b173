// Why an action is not possible: the codes, each with its words and its place in the rules page.
#pragma once

#include "core/game.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// Facts, where a code has any, stand behind it.
enum class Code : std::uint8_t {
  possible,
  malformed,
  game_over,
  not_asked,  // it is not this seat that decides now
  not_now,    // it is, but something else is asked
  // cards
  not_yours,  // a card that is not in the hand: suit, rank
  one_card,   // exactly one card is to be named
  some_card,  // at least one card is to be named
  // lottery
  matches_nothing,  // suit, rank
  // flights
  not_a_club,
  no_tower,    // place
  same_tower,  // place
  // journeys
  journey_over,
  no_road,       // side
  closed_edge,   // side
  crossed_edge,  // side
  barred,        // side: a power bars it
  sealed_hex,    // place: a power bars it
  step_is_walk,  // side: there is a choice there anyway
  way_open,      // walking back while there is a way on
  no_cave,       // cave
  // transfers
  not_trailway,
  not_other_road,  // side
  not_crossing,
  no_such_hex,  // place
  no_port,      // port
  no_water,     // the tile has no edge on that water
  own_port,     // port
  not_tavern,
  joker_twice,
  joker_taken,      // joker
  joker_not_yours,  // joker
  joker_below,      // no joker is released from the Underground
  not_cave,
  same_cave,  // cave
  second_hop,
  // payments
  wrong_suit,  // suit, rank
  joker_pays,
  too_little,  // worth, need
  cannot_pay,  // worth of all that could pay, need
  // fights
  no_fights,
  fight_off_board,
  fight_yourself,
  fight_absent,  // seat
  fight_twice,   // seat
  no_spade,
  not_a_spade,    // suit, rank
  not_higher,     // total, to be exceeded
  cannot_exceed,  // all spades, to be exceeded
  must_open,
  reply_begun,
  // vetting
  not_a_heart,  // suit, rank
  few_hearts,   // worth, need
  // plazas
  no_trade,
  not_plaza,
  bought_already,
  wrong_goods,  // suit, rank: not of this plaza's suit
  not_spent,    // suit, rank: not in the spent lot
  goods_dear,   // worth of the goods, of all that could pay
  // acquisition
  no_royal_here,
  royal_taken,  // suit, rank
  // hand limit and fourth royal
  too_many,     // cards named, cards to discard
  not_a_royal,  // suit, rank
  // powers of other suits
  no_such_power,
  power_used,
  power_not_here,
  // options
  other_island,  // place
  not_laid_out,  // suit, rank: a heart that is not laid out
  no_calls,
  call_yourself,
  called_already,  // seat
  no_player_trade,
  trade_yourself,
  trade_absent,     // seat
  three_proposals,  // how many
  trade_suit,
  trade_points,  // the most
  no_exploring,
  not_first_ace,  // suit, rank: none of the aces just spent
  landlocked,     // the tile has no edge on any water
  tower_open,     // a flight does not fall while it can land
  // what powers of expansion suits are about
  no_such_tile,      // tile: not of the kind that the token stands on
  token_there,       // the token stands there already
  only_cave,         // the guard would close the only cave whose road leads to a hex
  nobody_to_move,    // nobody is off-board
  above_ground,      // it is done in the Underground only
  no_herd,           // the island has no hex of this suit
  same_hex,          // place: one is there already
  no_well,           // this hex has none
  no_such_transfer,  // the tile does not sell this transfer now
  came_that_way,     // side: the edge that one came in by
  pips_only,         // suit, rank: only pips and aces can be laid there
  seal_dear,         // worth, the most
  seal_royal,        // the royal is not one's own, or its hex cannot be sealed now
  break_dear,        // worth of all that could break, need
};
inline constexpr int kCodes = static_cast<int>(Code::break_dear) + 1;

constexpr Refusal refuse(Code code, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(code),
          {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0}};
}
constexpr Refusal refuse(Code code, Card card) { return refuse(code, card.suit, card.rank); }

RefusalWords words(const Refusal& refusal);

}  // namespace warren::jack_rabbits
