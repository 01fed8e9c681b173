// A board while the players build it, and what stands beside it and never changes. Nothing is
// secret: of tiles that lie face down everybody knows how many of each shape there are, and nobody
// more.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/game.h"
#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/building/types.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits::building {

inline constexpr int kMostLaid = kMostTiles;  // there is room for all suits

enum class Question : std::uint8_t {
  deal,   // chance deals the next tile, open
  build,  // seats build
  flip,   // chance turns up a tile for the seat whose turn it is
  over,
};

using FaceDown = std::array<std::uint8_t, kShapes>;

struct Public {
  Question question = Question::build;
  Shape flipping = Shape::hex;  // the shape that is being flipped
  Seat turn{};                  // whose turn it is; in freestyle always the first seat
  std::uint16_t turns = 0;
  SeatSet passed;                                // since the last tile was placed
  InlineList<Placed, kMostLaid> laid;            // the Citadel first, then in order
  Tiles aside;                                   // strict: those that fitted nowhere
  std::array<Tiles, kSeats> open{};              // the tiles that lie open before each seat
  std::array<FaceDown, kSeats> face_down{};      // strict: how many of each shape
  std::array<TileKind, kSeats> taken = kNobody;  // of these the one in hand

  const Tiles& open_of(Seat seat) const { return open[at(seat)]; }
  const FaceDown& face_down_of(Seat seat) const { return face_down[at(seat)]; }
  TileKind taken_of(Seat seat) const { return taken[at(seat)]; }
  Tiles& open_of(Seat seat) { return open[at(seat)]; }
  FaceDown& face_down_of(Seat seat) { return face_down[at(seat)]; }
  TileKind& taken_of(Seat seat) { return taken[at(seat)]; }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.question);
    visit(self.flipping);
    visit(self.turn);
    visit(self.turns);
    visit(self.passed);
    visit(self.laid);
    visit(self.aside);
    visit(self.open);
    visit(self.face_down);
    visit(self.taken);
  }
  friend bool operator==(const Public&, const Public&) = default;

 private:
  static constexpr std::array<TileKind, kSeats> kNobody = {kNoTile, kNoTile, kNoTile, kNoTile};
  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }
};

using State = StateOf<Public, Nothing, Nothing, kSeats>;
using View = ViewOf<Public, Nothing, Nothing>;
using Sight = SightOf<Public, Nothing>;
static_assert(sizeof(State) <= 1024);

struct Setup {
  explicit Setup(const OptionSet& chosen) : options(chosen) {}

  OptionSet options;
  int rules = 1;
  int seats = 2;
  jack_rabbits::Building how = jack_rabbits::Building::strict;
  Guidelines guidelines;
  std::vector<Suit> suits;  // in play
  Tiles tiles;              // all that are built with; the Citadel is none of them
};
// Brings the tiles of these suits.
void bring(Setup& setup, SuitMask suits);

}  // namespace warren::jack_rabbits::building
