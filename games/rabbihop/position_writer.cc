#include "games/rabbihop/frames.h"
#include "games/rabbihop/notation.h"
#include "games/rabbihop/rules.h"

namespace warren::rabbihop {
namespace {

std::string write_stack(const Public& pub, Cell cell) {
  std::string out;
  for (TileId id = pub.top_at(cell); id != TileId::none; id = pub.below[slot(id)]) {
    out = write_tile(id, pub.face[slot(id)]) + (out.empty() ? "" : "+") + out;
  }
  return out.empty() ? "." : out;
}

std::string write_pile(const Public& pub, Seat seat) {
  std::string out;
  for (TileId id = pub.pile[static_cast<std::size_t>(seat)]; id != TileId::none;
       id = pub.below[slot(id)]) {
    out = " " + write_tile(id) + out;
  }
  return out;
}

std::string write_gone(const Setup& setup, const Public& pub) {
  TileSet gone = setup.tiles;
  const auto chain = [&](TileId first) {
    for (TileId id = first; id != TileId::none; id = pub.below[slot(id)]) gone.remove(id);
  };
  for (const TileId id : pub.top) chain(id);
  for (const TileId id : pub.pile) chain(id);
  for (const TileId id : pub.market) gone.remove(id);
  pub.unseen.for_each([&](TileId id) { gone.remove(id); });
  pub.aside.for_each([&](TileId id) { gone.remove(id); });
  std::string out;
  gone.for_each([&](TileId id) { out += " " + write_tile(id); });
  return out;
}

}  // namespace

std::string write(const Setup& setup, const Public& pub) {
  std::string out;
  for (int row = 0; row < setup.side; ++row) {
    out += "row";
    for (int column = 0; column < setup.side; ++column)
      out += " " + write_stack(pub, cell_at(row, column));
    out += "\n";
  }
  out += "pawns";
  for (int i = 0; i < setup.seats; ++i) out += " " + write(pub.pawn[static_cast<std::size_t>(i)]);
  out += "\n";
  for (const bool south : {false, true}) {
    for (CellMask cells = pub.fenced[south ? 1 : 0]; cells != 0; cells &= cells - 1) {
      const Border border{lowest(cells), south};
      out += "fence " + write(border) + " " + std::to_string(pub.fences_at(border)) + "\n";
    }
  }
  for (int i = 0; i < setup.seats; ++i) {
    if (pub.pile_size[static_cast<std::size_t>(i)] > 0)
      out += "pile p" + std::to_string(i) + write_pile(pub, seat_of(i)) + "\n";
  }
  if (const std::string gone = write_gone(setup, pub); !gone.empty()) out += "gone" + gone + "\n";
  if (!pub.market.empty()) {
    out += "market";
    for (const TileId id : pub.market) out += " " + write_tile(id);
    out += "\n";
  }
  if (!pub.aside.empty()) {
    out += "aside";
    pub.aside.for_each([&](TileId id) { out += " " + write_tile(id); });
    out += "\n";
  }
  out += "deck " + std::to_string(pub.deck) + "\n";
  out += "turn " + (in_setup(pub) ? "nobody" : "p" + std::to_string(warren::index_of(pub.turn))) +
         write_flags(kTurnNames, pub.flags) + "\n";
  out += "turns " + std::to_string(pub.turns) + "\n";
  if (pub.drew) out += "drew\n";
  for (const Frame& frame : pub.pending) out += "ask " + write_frame(frame) + "\n";
  if (pub.over) out += "over\n";
  return out;
}

}  // namespace warren::rabbihop
