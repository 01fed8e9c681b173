#include "games/jack_rabbits/building/offers.h"

#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits::building {
namespace {

// One edge length, or a corner that is shared.
constexpr int kListedApart = 1;

// A hex apart is listed not turned, near the land.
bool listed_place(const Board& board, const Placed& tile) {
  if (shape_of(tile.kind) != Shape::hex) return true;
  const Outline out = outline(tile);
  if (board.touches(out)) return true;
  if (tile.pose != 0) return false;
  for (int i = 0; i < board.size(); ++i) {
    if (within(kListedApart, out, board.outline_of(i))) return true;
  }
  return false;
}

void list_places(const Setup& setup, const Public& pub, TileKind kind, Offers<Action>& out) {
  const Board& board = board_of(pub);
  each_place(setup, pub, kind, [&](const Placed& tile) {
    if (listed_place(board, tile)) out.add(place(tile));
    return true;
  });
}

}  // namespace

void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
  const Public& pub = sight.pub;
  const auto offer = [&](const Action& action) {
    if (!refusal(setup, sight, action)) out.add(action);
  };
  if (!asked(setup, pub).must.has(sight.seat)) return;
  for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) offer(flip(shape));
  pub.open_of(sight.seat).each_kind([&](TileKind kind) { offer(take(kind)); });
  if (const TileKind taken = pub.taken_of(sight.seat); taken != kNoTile)
    list_places(setup, pub, taken, out);
  offer(back());
  offer(pass());
}

bool listed(const Setup&, const Sight& sight, const Action& action) {
  if (action.kind != ActionKind::place) return true;
  return sight.pub.taken_of(sight.seat) != kNoTile &&
         listed_place(board_of(sight.pub), action.tile);
}

}  // namespace warren::jack_rabbits::building
