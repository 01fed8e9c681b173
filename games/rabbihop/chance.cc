// Chance: equally likely cases, in a canonical order.
#include "games/rabbihop/rules.h"

namespace warren::rabbihop {
namespace {

bool is_matcher(TileId id) { return tile(id).type == TileType::matcher; }

bool face_is_chance(FrameKind kind) { return kind == FrameKind::fill || kind == FrameKind::refill; }

// The start tile that is drawn, in one of its four rotations.
Face start_face(std::uint32_t index) {
  return turned(kStartFaces[index / 4], static_cast<int>(index % 4));
}

bool is_start_face(Face face) {
  for (std::uint32_t i = 0; i < 4 * kStartFaces.size(); ++i) {
    if (start_face(i) == face) return true;
  }
  return false;
}

}  // namespace

std::uint32_t chances(const Setup&, const Public& pub) {
  const FrameKind kind = pub.pending.top().kind;
  if (kind == FrameKind::spin) return 4;
  if (kind == FrameKind::draw_start) return 4 * kStartFaces.size();
  return static_cast<std::uint32_t>(pub.unseen.size()) * (face_is_chance(kind) ? 4 : 1);
}

Outcome outcome(const Setup&, const Public& pub, std::uint32_t index) {
  const Frame& frame = pub.pending.top();
  if (frame.kind == FrameKind::spin) {
    return Outcome::spun(turned(tile(pub.top_at(frame.cell())).face, static_cast<int>(index)));
  }
  if (frame.kind == FrameKind::draw_start) return Outcome::drawn(kStartTile, start_face(index));
  if (!face_is_chance(frame.kind)) {
    const TileId id = pub.unseen.nth(static_cast<int>(index));
    return Outcome::drawn(id, tile(id).face);
  }
  const TileId id = pub.unseen.nth(static_cast<int>(index / 4));
  // A matcher turns by itself: its four cases are one outcome.
  return Outcome::drawn(
      id, is_matcher(id) ? tile(id).face : turned(tile(id).face, static_cast<int>(index % 4)));
}

bool possible(const Setup&, const Public& pub, const Outcome& outcome) {
  const Frame& frame = pub.pending.top();
  const auto some_turn_of = [&](TileId id) {
    for (int quarters = 0; quarters < 4; ++quarters) {
      if (turned(tile(id).face, quarters) == outcome.face) return true;
    }
    return false;
  };
  if (frame.kind == FrameKind::spin) {
    return outcome.tile == TileId::none && some_turn_of(pub.top_at(frame.cell()));
  }
  if (frame.kind == FrameKind::draw_start)
    return outcome.tile == kStartTile && is_start_face(outcome.face);
  if (slot(outcome.tile) >= kTiles || !pub.unseen.has(outcome.tile)) return false;
  if (!face_is_chance(frame.kind) || is_matcher(outcome.tile))
    return outcome.face == tile(outcome.tile).face;
  return some_turn_of(outcome.tile);
}

}  // namespace warren::rabbihop
