#include "games/jack_rabbits/building/offers.h"

#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits::building {
namespace {

// One edge length, or a corner that is shared.
constexpr int kListedApart = 1;
constexpr int kLongShore = 114;  // edges; offers.h says why

// What is listed goes by how long the shore is.
class Listing {
 public:
  explicit Listing(const Setup& setup, const Public& pub)
      : guidelines_(setup.guidelines), board_(board_of(pub)) {
    int shore = 0;
    for (int tile = 0; tile < board_.size(); ++tile) {
      const Outline& out = board_.outline_of(tile);
      for (int i = 0; i < out.sides; ++i) {
        const Side& side = out.side[static_cast<std::size_t>(i)];
        shore += board_.at(other_side(side.edge, side.inside)) < 0 ? 1 : 0;
      }
    }
    long_ = shore > kLongShore;
  }

  // Of a tile that may lie there.
  bool has(const Placed& tile) const {
    if (shape_of(tile.kind) != Shape::hex) return true;
    const Outline out = outline(tile);
    if (board_.touches(out)) return !long_ || tile.pose == best_turn(tile);
    if (tile.pose != 0) return false;  // a hex apart is listed not turned, near the land
    const int near = long_ ? 0 : kListedApart;
    for (int i = 0; i < board_.size(); ++i) {
      if (within(near, out, board_.outline_of(i))) return true;
    }
    return false;
  }

 private:
  // The turn that breaks the fewest guidelines and joins the most roads, the first of equals.
  int best_turn(Placed hex) const {
    int best = -1;
    int most = 0;
    for (int n = 0; n < poses(hex.kind); ++n) {
      hex.pose = pose_of(hex.kind, n);
      if (fault(board_, hex, guidelines_)) continue;
      const int worth = joined(outline(hex)) -
                        7 * static_cast<int>(findings(board_, hex, guidelines_.alike).size());
      if (best >= 0 && worth <= most) continue;
      best = hex.pose;
      most = worth;
    }
    return best;
  }
  int joined(const Outline& out) const {
    int roads = 0;
    for (const Side& side : out.side) {
      const int next = board_.at(other_side(side.edge, side.inside));
      if (next < 0 || !side.road) continue;
      const auto there = static_cast<std::size_t>(board_.side_at(next, side.edge));
      roads += board_.outline_of(next).side[there].road ? 1 : 0;
    }
    return roads;
  }

  const Guidelines& guidelines_;
  const Board& board_;
  bool long_ = false;
};

void list_places(const Setup& setup, const Public& pub, TileKind kind, Offers<Action>& out) {
  const Listing listing(setup, pub);
  each_place(setup, pub, kind, [&](const Placed& tile) {
    if (listing.has(tile)) out.add(place(tile));
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

bool listed(const Setup& setup, const Sight& sight, const Action& action) {
  if (action.kind != ActionKind::place) return true;
  return sight.pub.taken_of(sight.seat) != kNoTile && Listing(setup, sight.pub).has(action.tile);
}

}  // namespace warren::jack_rabbits::building
