// Option sets of Jack Rabbits drawn at random, and positions in which much can happen.
#pragma once

#include <bit>
#include <string>

#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/laws.h"

namespace warren::laws {

// Draws again what is in conflict; a random board only where the suits ask for one, since most of
// the time would go into drawing boards.
inline OptionSet options_at_random(Rng& rng) {
  for (;;) {
    OptionSet options = random_options(jack_rabbits::option_menu(), rng);
    const int board = options.menu().find("board");
    const int suits = options.menu().find("suits");  // those that the narrow width has room for
    if (options.at(suits) == static_cast<int>(jack_rabbits::SuitChoice::frontier))
      options.set_at(suits, static_cast<int>(jack_rabbits::SuitChoice::standard));
    options.set_at(board, static_cast<int>(jack_rabbits::BoardChoice::sample));
    if (options.get("tight_suits") != 0 && options.get("players") < 4) {
      if (rng.below(4) != 0) continue;
      options.set_at(board, static_cast<int>(jack_rabbits::BoardChoice::random));
    }
    if (!options.conflict()) return options;
  }
}

// Takes up to `count` of the cards.
template <int W>
std::string deal(jack_rabbits::Cards<W>& from, int count, Rng& rng) {
  std::string out;
  for (; count > 0 && !from.empty(); --count) {
    const Card card =
        from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    out += " " + jack_rabbits::write(card);
  }
  return out;
}

template <int W>
std::string busy_position(const jack_rabbits::Setup<W>& setup, Rng& rng) {
  const auto hexes = setup.ground.hexes;
  const auto pick = [&] {
    auto left = hexes;
    for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(hexes))); skip > 0; --skip)
      left &= left - 1;
    return jack_rabbits::place_at(std::countr_zero(left));
  };
  const jack_rabbits::Place meeting = pick();
  const bool called = setup.variant.limit == jack_rabbits::Limit::called;
  std::string rabbits = "rabbits";
  std::string hands;
  auto pips = setup.pips;
  auto court = setup.court;
  for (int seat = 0; seat < setup.seats; ++seat) {
    const std::string name = " p" + std::to_string(seat);
    rabbits += name + " " + jack_rabbits::write(rng.below(4) == 0 ? pick() : meeting);
    if (setup.variant.explore) continue;
    const int royals = static_cast<int>(rng.below(4));
    const int most = setup.hand_limit - royals + (called ? 2 : 0);
    hands += "hand" + name +
             deal(pips, 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most))), rng) +
             deal(court, royals, rng) + "\n";
  }
  if (!setup.variant.explore && !pips.empty()) hands += "spent" + deal(pips, 6, rng) + "\n";
  return rabbits + "\n" + hands;
}

// The same with what expansion suits have: tokens, a load, a seal of the second player, rabbits
// below and off the board, and now and then the end of a turn.
inline std::string busy_frontier(const jack_rabbits::Setup<jack_rabbits::kWide>& setup, Rng& rng) {
  using namespace jack_rabbits;
  std::string out = busy_position(setup, rng);
  if (setup.variant.explore) return out;
  const auto in_play = [&](Suit suit) { return setup.hooks.of(suit) != nullptr; };
  const auto token = [&](Suit suit, Shape shape) {
    if (!in_play(suit) || rng.below(4) == 0) return;
    const auto tile = static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.board.size())));
    if (shape_of(setup.board.tile(tile).kind) != shape || tile == setup.only_cave) return;
    out += std::string("token ") + info(suit).letter + " " + std::to_string(tile + 1) + "\n";
  };
  token(Suit::shields, Shape::triangle);
  token(Suit::acorns, Shape::rhombus);
  const auto is_named = [&out](const std::string& card) {
    return out.find(" " + card + " ") != std::string::npos ||
           out.find(" " + card + "\n") != std::string::npos;
  };
  if (in_play(Suit::acorns) && !is_named("5N")) out += "heap 5N\n";
  if (rng.below(4) == 0 && setup.seats > 2) {  // the last one is off the board
    const std::size_t line = out.find('\n');
    const std::size_t last = out.rfind(' ', line);
    out.replace(last, line - last, " off");
  }
  if (in_play(Suit::shields) && rng.below(3) == 0) {  // the second player's seal
    const std::size_t at = out.find(" p1 ") + 4;
    const std::string hex = out.substr(at, out.find_first_of(" \n", at) - at);
    Place place = Place::citadel;
    const std::size_t hand = out.find("hand p1");
    const std::size_t shield = out.find("2E", hand);
    const bool has = hand != std::string::npos && shield < out.find('\n', hand);
    if (jack_rabbits::read(hex, place) && is_royal(place) && has) {
      out += "known p1 2E\nlaid-out p1 2E\nmemory E 0 0 0 0 " + std::to_string(index_of(place)) +
             " 0 0 0 0 0 0 0 0 0 0 0\n";
    }
  }
  if (rng.below(5) == 0) {  // the turn begins below
    const std::size_t at = out.find(" p0 ") + 4;
    out.replace(at, out.find(' ', at) - at, "underground");
  }
  return out;
}

}  // namespace warren::laws
