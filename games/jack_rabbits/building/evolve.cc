#include "games/jack_rabbits/building/referee.h"

namespace warren::jack_rabbits::building {
namespace {

void place(const Setup& setup, Public& pub, const Event& event) {
  pub.open_of(event.seat).remove(event.tile.kind);
  pub.taken_of(event.seat) = kNoTile;
  pub.passed = {};
  pub.laid.push(event.tile);
  if (!in_turn(setup.how)) ++pub.turns;
}

}  // namespace

void evolve(const Setup& setup, Public& pub, const Event& event) {
  const Seat seat = event.seat;
  const TileKind kind = event.tile.kind;
  switch (event.kind) {
    case EventKind::dealt:
      pub.open_of(seat).add(kind);
      break;
    case EventKind::turn_began:
      pub.question = Question::build;
      pub.turn = seat;
      ++pub.turns;
      break;
    case EventKind::reached:
      pub.question = Question::flip;
      pub.flipping = event.shape;
      break;
    case EventKind::flipped:
      --pub.face_down_of(seat)[static_cast<std::size_t>(pub.flipping)];
      pub.open_of(seat).add(kind);
      pub.taken_of(seat) = kind;
      pub.question = Question::build;
      pub.flipping = Shape::hex;
      break;
    case EventKind::set_aside:
      pub.open_of(seat).remove(kind);
      pub.taken_of(seat) = kNoTile;
      pub.aside.add(kind);
      break;
    case EventKind::took:
      pub.taken_of(seat) = kind;
      break;
    case EventKind::laid_back:
      pub.taken_of(seat) = kNoTile;
      break;
    case EventKind::placed:
      place(setup, pub, event);
      break;
    case EventKind::passed:
      pub.passed = pub.passed.with(seat);
      break;
    case EventKind::renewed: {
      const std::uint16_t turns = pub.turns;
      pub = start(setup);
      pub.turns = turns;
      break;
    }
    case EventKind::ended:
      pub.question = Question::over;
      break;
  }
}

}  // namespace warren::jack_rabbits::building
