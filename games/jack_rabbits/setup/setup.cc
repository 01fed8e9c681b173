#include "games/jack_rabbits/setup/setup.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <string>
#include <utility>
#include <vector>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/board/finished.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "games/jack_rabbits/setup/conflicts.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMostTries = 100;  // seeds for a random board; the first should do

SuitMask mask_of(const std::vector<Suit>& suits) {
  SuitMask mask = 0;
  for (const Suit suit : suits) mask = static_cast<SuitMask>(mask | jack_rabbits::mask_of(suit));
  return mask;
}

// The board must be finished, and of exactly the suits in play (rules 2.1).
Problem check_board(const Board& board, SuitMask suits) {
  const std::vector<Suit> there = suits_on(board);
  if (mask_of(there) != suits) {
    return Problem({"the board does not have exactly the suits in play",
                    "el tablero no tiene exactamente los palos en juego"});
  }
  if (geography(board).ports.size() > kMostPortsNumbered) {
    return Problem({"the board has more than {0} open road ends",
                    "el tablero tiene más de {0} extremos de camino abiertos"},
                   {kMostPortsNumbered});
  }
  return unfinished(board, there);
}

// Guidelines are advice unless they are enforced (rules 2.1).
Problem check_guidelines(const OptionSet& options, const Board& board) {
  if (options.get("enforce_guidelines") == 0) return {};
  const auto broken = findings(board, options.get("alike") != 0);
  return broken.empty() ? Problem() : describe(board, broken.front());
}

Problem lay_board(const OptionSet& options, SuitMask suits, Board& board) {
  const int place = options.menu().find(kBoardOption);
  if (options.at(place) == OptionSet::kOwnText) {
    const BoardReading reading = read_board(options.value_text(place), board);
    if (!reading) return reading.problems.front();
    if (Problem problem = check_board(board, suits)) return problem;
    return check_guidelines(options, board);
  }
  if (static_cast<BoardChoice>(options.at(place)) == BoardChoice::random) {
    return Problem(
        {"the random board is not drawn yet; give the board itself, as warren board "
         "random prints it",
         "el tablero al azar no está sorteado; da el tablero mismo, como lo escribe "
         "warren board random"});
  }
  if (static_cast<BoardChoice>(options.at(place)) == BoardChoice::built) {
    return Problem({"the board is not built yet; the players build it first",
                    "el tablero aún no está construido; antes lo construyen los jugadores"});
  }
  if (suits != kClassicSuits) {
    return Problem({"the sample board is for exactly the four classic suits",
                    "el tablero de muestra es solo para los cuatro palos clásicos"});
  }
  board = sample_board();
  return {};
}

// A board that somebody wrote is kept as this program writes it.
void keep_board(OptionSet& options, const Board& board) {
  if (options.get(kBoardOption) != OptionSet::kOwnText) return;
  [[maybe_unused]] const Problem none = options.set(kBoardOption, write_board(board));
  assert(!none);
}

// An order of turns that somebody wrote is one of as many players as there are.
Problem read_order(const OptionSet& options, std::array<Seat, kSeats>& order) {
  const int place = options.menu().find("order");
  if (options.at(place) != OptionSet::kOwnText) return {};
  return read_turns(options.value_text(place), options.get("players"), order);
}

Problem check_options(const OptionSet& options, int rules, SuitMask suits) {
  std::array<Seat, kSeats> order{};
  if (Problem problem = read_order(options, order)) return problem;
  if (rules < 1 || rules > kNewestRules) {
    return Problem({"Jack Rabbits has no rules version {0}; the newest is {1}",
                    "Jack Rabbits no tiene la versión de reglas {0}; la más nueva es {1}"},
                   {rules, kNewestRules});
  }
  if (Problem conflict = options.conflict()) return conflict;
  if (std::popcount(suits) < 2)
    return Problem(
        {"at least two suits must be in play", "debe haber al menos dos palos en juego"});
  if (!can_be_met(static_cast<Objective>(options.get("objective")), suits)) {
    return Problem({"the objective {0} cannot be met with {1} suits in play",
                    "el objetivo {0} no se puede cumplir con {1} palos en juego"},
                   {options.value_text(options.menu().find("objective")), std::popcount(suits)});
  }
  return {};
}

// Round the table, by lot, or as somebody wrote.
template <int W>
void order_turns(Setup<W>& setup) {
  setup.order_by_lot = setup.options.get("order") == static_cast<int>(TurnOrder::random);
  for (int s = 0; s < setup.seats; ++s) setup.order[static_cast<std::size_t>(s)] = seat_of(s);
  [[maybe_unused]] const Problem none = read_order(setup.options, setup.order);
  assert(!none);
}

template <int W>
void fill_cards(Setup<W>& setup) {
  for (int s = 0; s < W; ++s) {
    if ((setup.suits >> s & 1) == 0) continue;
    setup.pips.set_suit(s, kPips);
    setup.court.set_suit(s, kRoyals);
  }
  for (const Joker joker : {Joker::red, Joker::black}) setup.court.add(card_of(joker));
}

// Rules 3 and 6, values: a joker's is 0, for it cannot pay.
template <int W>
void fill_values(Setup<W>& setup, const OptionSet& options) {
  const bool ambivalent = options.get("ambivalent_aces") != 0;
  for (std::uint8_t rank = kAce; rank <= kKing; ++rank)
    setup.value[rank] = rank <= kTen ? static_cast<std::uint8_t>(rank + 1) : 10;
  if (ambivalent) {  // whoever pays, fights or shows counts it 11
    setup.value[kAce] = 11;
    setup.dear_ace = 10;
  }
  if (options.get("patriarchal_values") != 0) {
    setup.value[kAce] = 14;
    for (const std::uint8_t rank : {kJack, kQueen, kKing}) setup.value[rank] = rank + 1;
  }
  for (std::size_t ranks = 1; ranks < setup.worth.size(); ++ranks) {
    const std::size_t rest = ranks & (ranks - 1);
    const auto lowest = static_cast<std::size_t>(std::countr_zero(ranks));
    setup.worth[ranks] = static_cast<std::uint8_t>(setup.worth[rest] + setup.value[lowest]);
  }
  for (std::uint8_t rank = kAce; rank <= kKing; ++rank) setup.by_value[rank] = kKing - rank;
  std::stable_sort(setup.by_value.begin(), setup.by_value.end(),
                   [&setup](auto a, auto b) { return setup.value[a] > setup.value[b]; });
  // Royals and jokers match nothing, nor does a patriarchal ace.
  for (std::size_t rank = kAce; rank <= kTen; ++rank) {
    const std::size_t value = rank == kAce && ambivalent ? 1 : setup.value[rank];
    if (value < setup.match.size())
      setup.match[value] = static_cast<RankMask>(setup.match[value] | 1U << rank);
  }
}

Variant variant_of(const OptionSet& options) {
  const auto on = [&options](std::string_view name) { return options.get(name) != 0; };
  return {.explore = on("explore"),
          .advanced_citadel = on("advanced_citadel"),
          .capital_aces = on("capital_aces"),
          .additional = static_cast<Additional>(options.get("additional_capital")),
          .windfall = on("windfall"),
          .prize = static_cast<DoublePrize>(options.get("double_prize")),
          .limit = on("explore") ? Limit::forced : static_cast<Limit>(options.get("limit")),
          .seized_surplus = on("seized_surplus"),
          .clovers_boost = on("clovers_boost"),
          .hearts = static_cast<HeartsBoost>(options.get("hearts_boost")),
          .diamonds_boost = on("diamonds_boost"),
          .trailing_carrots = on("trailing_carrots"),
          .queen_proves = on("vet_proof"),
          .horse = static_cast<HorseReach>(options.get("horse_reach"))};
}

template <int W>
void fill_powers(Setup<W>& setup, const Powers<W>& powers) {
  const auto in_play = [&setup](Suit suit) {
    return (setup.suits & jack_rabbits::mask_of(suit)) != 0;
  };
  setup.classic = {.fly = in_play(Suit::clubs),
                   .fight = in_play(Suit::spades),
                   .vet = in_play(Suit::hearts),
                   .trade = in_play(Suit::diamonds)};
  if (setup.classic.fight) setup.weapons.push(Suit::spades);
  each_suit(setup.suits, [&](Suit suit) {
    const Power<W>* power = powers[static_cast<std::size_t>(suit)];
    if (power == nullptr) return;
    setup.hooks.add(suit, *power);
    if (power->weapon) setup.weapons.push(suit);
  });
}
// What belongs to the tiles of suits is there without their powers too (expansions, common).
template <int W>
void fill_tiles(Setup<W>& setup, const Powers<W>& powers) {
  each_suit(setup.suits, [&](Suit suit) {
    const Power<W>* power = powers[static_cast<std::size_t>(suit)];
    if (power != nullptr && power->tiles != nullptr) setup.hooks.add(suit, *power->tiles);
  });
}

// A jack's hex sells its own suit for diamonds, that of diamonds for any suit; the advanced Citadel
// sells every suit (rules 5 and 6); other suits may open markets of their own.
template <int W>
Market market_at(const Setup<W>& setup, Place place) {
  constexpr SuitMask kGold = jack_rabbits::mask_of(Suit::diamonds);
  if (setup.classic.trade && place == Place::citadel && setup.variant.advanced_citadel)
    return {setup.suits, kGold};
  if (setup.classic.trade && is_title(place, Title::jack)) {
    const SuitMask own = jack_rabbits::mask_of(suit_of(place));
    return {own, own == kGold ? setup.suits : kGold};
  }
  for (std::size_t s = 0; s < W; ++s) {
    const Power<W>* power = setup.hooks.power[s];
    if (power == nullptr || power->market == nullptr) continue;
    const Market market = power->market(setup, static_cast<Suit>(s), place);
    if (market.open()) return market;
  }
  return {};
}
template <int W>
void open_markets(Setup<W>& setup) {
  for (int place = 0; place < kPlaces; ++place)
    setup.market[static_cast<std::size_t>(place)] = market_at(setup, place_at(place));
}

// Any hex above ground, or those of the same island (rules 6, horse_reach).
template <int W>
void list_rides(Setup<W>& setup) {
  const Ground& ground = setup.ground;
  const bool anywhere = setup.variant.horse == HorseReach::anywhere;
  for (std::size_t tile = 0; tile < static_cast<std::size_t>(setup.board.size()); ++tile) {
    for (PlaceSet left = ground.hexes; left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      if (anywhere || ground.at(place).island == ground.island[tile])
        setup.rides[tile] |= bit(place);
    }
  }
}

// The towers, or with the clovers boost every hex above ground (rules 5 and 6).
template <int W>
void list_landings(Setup<W>& setup) {
  for (PlaceSet left = setup.ground.hexes; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    if (setup.variant.clovers_boost || is_tower(setup, place)) setup.landings |= bit(place);
  }
}

template <int W>
void find_only_cave(Setup<W>& setup) {
  int caves = 0;
  for (const int tile : setup.net.caves()) {
    if (on_foot(setup.net, tile, setup.net.cave_side(tile)).hexes.empty()) continue;
    setup.only_cave = caves++ == 0 ? tile : -1;
  }
}

template <int W>
void list_exits(Setup<W>& setup) {
  const Ground& ground = setup.ground;
  const auto list = [&](Place place, ActionKind kind, int target) {
    setup.exits[slot(place)].push(action_of<W>(kind, target));
  };
  const auto open_way = [](const Way& way) {
    return way.to != Way::To::nothing && way.to != Way::To::closed;
  };
  for (PlaceSet left = ground.hexes; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    for (const Way& way : ground.at(place).exit) {
      if (!open_way(way)) continue;
      list(place, ActionKind::walk, way.side);
      if (can_step(ground, way)) list(place, ActionKind::step, way.side);
    }
  }
  for (int cave = 0; cave < ground.caves; ++cave) {
    if (open_way(ground.at(ground.mouth[static_cast<std::size_t>(cave)]).way[0]))
      list(Place::underground, ActionKind::walk, cave);
    list(Place::underground, ActionKind::step, cave);
  }
}

}  // namespace

template <int W>
Opened<Setup<W>> open(const OptionSet& options, int rules, const Powers<W>& powers,
                      const SuitRange& range) {
  SuitMask suits = 0;
  if (Problem problem = check_but_board(options, rules, suits, range))
    return {nullptr, std::move(problem)};
  if (!fits(W, suits))
    return {nullptr, Problem({"there is room for the first {0} suits only",
                              "solo hay sitio para los {0} primeros palos"},
                             {W})};
  Board board;
  if (Problem problem = lay_board(options, suits, board)) return {nullptr, std::move(problem)};

  auto setup = std::make_unique<Setup<W>>(options, std::move(board));
  keep_board(setup->options, setup->board);
  setup->rules = rules;
  setup->errata = errata_of(rules);
  setup->seats = options.get("players");
  setup->objective = static_cast<Objective>(options.get("objective"));
  order_turns(*setup);
  setup->suits = suits;
  fill_cards(*setup);
  fill_values(*setup, options);
  setup->hand_limit = options.get("overtaxed") != 0 ? kOvertaxedLimit : kHandLimit;
  setup->variant = variant_of(options);
  if (!setup->variant.explore) {
    if (options.get("powers") != 0)
      fill_powers(*setup, powers);
    else
      fill_tiles(*setup, powers);
  }
  open_markets(*setup);
  setup->ground = make_ground(setup->net, suits);
  list_rides(*setup);
  list_landings(*setup);
  find_only_cave(*setup);
  list_exits(*setup);
  return {std::move(setup), {}};
}

Problem read_turns(std::string_view text, int players, std::array<Seat, kSeats>& order) {
  SeatSet named;
  std::size_t count = 0;
  bool good = !text.empty();
  for (std::size_t i = 0; i < text.size() && good; ++i) {
    if (i % 2 == 1) {
      good = text[i] == ' ';
      continue;
    }
    const int player = text[i] - '1';
    good = player >= 0 && player < kSeats && !named.has(seat_of(player));
    if (!good) break;
    named = named.with(seat_of(player));
    order[count++] = seat_of(player);
  }
  const int wanted = players == 0 ? static_cast<int>(count) : players;
  if (good && count >= 2 && named == SeatSet::first(wanted)) return {};
  if (players == 0) {
    return Problem({"an order of turns names each player once by number, as in 2 1 3",
                    "un orden de turnos nombra una vez a cada jugador por su número, como 2 1 3"});
  }
  return Problem({"the order of turns “{0}” is not one of {1} players",
                  "el orden de turnos «{0}» no es de {1} jugadores"},
                 {text, players});
}

Problem check_but_board(const OptionSet& options, int rules, SuitMask& suits,
                        const SuitRange& range) {
  if (Problem problem = suits_in_play(options, range, suits)) return problem;
  return check_options(options, rules, suits);
}

bool has_room(int width, const OptionSet& options) {
  SuitMask suits = 0;
  return suits_in_play(options, {}, suits) || fits(width, suits);
}

Problem read_suits(std::string_view text, SuitMask& suits) {
  suits = 0;
  for (const char letter : text) {
    int suit = 0;
    while (suit < kSuitsKnown && kSuits[static_cast<std::size_t>(suit)].letter != letter) ++suit;
    if (suit == kSuitsKnown || (suits >> suit & 1) != 0) {
      return Problem({"“{0}” are no suits; name each by its letter, once, as in CSHD",
                      "«{0}» no son palos; nombre cada uno por su letra, una vez, como en CSHD"},
                     {text});
    }
    suits = static_cast<SuitMask>(suits | 1U << suit);
  }
  if (std::popcount(suits) >= 2) return {};
  return Problem({"at least two suits must be in play", "debe haber al menos dos palos en juego"});
}

void resolve(OptionSet& options, Rng& rng, const SuitRange& range) {
  if (options.get(kBoardOption) != static_cast<int>(BoardChoice::random)) return;
  SuitMask suits = 0;
  if (suits_in_play(options, range, suits)) return;  // opening will say what is wrong
  GeneratorOptions wanted{.suits = {}};
  each_suit(suits, [&](Suit suit) { wanted.suits.push_back(suit); });
  Board board;
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (!generate(rng.next(), wanted, board)) continue;
    [[maybe_unused]] const Problem none = options.set(kBoardOption, write_board(board));
    assert(!none);
    return;
  }
}

template <int W>
bool fulfils(Objective objective, const Cards<W>& held) {
  if (held.size() != kMostRoyals) return false;
  SuitMask suits = 0;
  RankMask ranks = 0;
  for (int s = 0; s < W; ++s) {
    if (held.suit(s) == 0) continue;
    suits = static_cast<SuitMask>(suits | 1U << s);
    ranks = static_cast<RankMask>(ranks | held.suit(s));
  }
  if ((ranks & ~kRoyals) != 0) return false;
  const bool diverse = std::popcount(suits) == 3;
  const bool monarchic = ranks == kRoyals;
  switch (objective) {
    case Objective::simple:
      return true;
    case Objective::diverse:
      return diverse;
    case Objective::monarchic:
      return monarchic;
    case Objective::diverse_monarchic:
      return diverse && monarchic;
    case Objective::tribal:
      return std::popcount(suits) == 1;
    case Objective::triple_court:
      return std::popcount(ranks) == 1;
  }
  return false;
}

bool can_be_met(Objective objective, SuitMask suits) {
  const int count = std::popcount(suits);
  switch (objective) {
    case Objective::simple:
    case Objective::monarchic:
    case Objective::tribal:
      return count >= 1;
    case Objective::diverse:
    case Objective::diverse_monarchic:
    case Objective::triple_court:
      return count >= 3;
  }
  return false;
}

template Opened<Setup<4>> open<4>(const OptionSet&, int, const Powers<4>&, const SuitRange&);
template Opened<Setup<12>> open<12>(const OptionSet&, int, const Powers<12>&, const SuitRange&);
template bool fulfils<4>(Objective, const Cards<4>&);
template bool fulfils<12>(Objective, const Cards<12>&);

}  // namespace warren::jack_rabbits
