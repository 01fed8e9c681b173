#include "bots/rabbihop/outlook.h"

#include <algorithm>

#include "bots/rabbihop/pretend.h"

namespace warren::rabbihop {
namespace {

// Tiles that the pending questions will still draw in this turn.
int still_drawn(const Setup& setup, const Public& pub) {
  int tiles = 0;
  for (const Frame& frame : pub.pending) {
    if (frame.kind == FrameKind::refill || frame.kind == FrameKind::explore) ++tiles;
    if (frame.kind == FrameKind::fill) tiles += std::popcount(setup.cells & ~pub.filled);
  }
  return tiles;
}

}  // namespace

Outlook::Outlook(const Setup& setup, const Public& now, Seat me, const Weights& weights)
    : setup_(setup),
      me_(me),
      weights_(weights),
      worth_(setup, now, weights.modifier * now.deck / std::max(1, setup.deck)),
      modifier_(weights.modifier * now.deck / std::max(1, setup.deck)),
      pile_now_(now.pile),
      pile_size_now_(now.pile_size),
      lead_now_(0) {
  lead_now_ = lead(now);
}

// Points, and what score modifiers promise.
int Outlook::standing(const Public& pub, Seat seat) const {
  int modifiers = 0;
  for (TileId id = pub.pile[static_cast<std::size_t>(seat)]; id != TileId::none;
       id = pub.below[slot(id)]) {
    modifiers += tile(id).type == TileType::modifier ? 1 : 0;
  }
  return 100 * score(setup_, pub, seat) + modifier_ * modifiers;
}

// Against several opponents the best of them counts for half, their average for the rest.
int Outlook::lead(const Public& pub) const {
  int best = -100000;
  int sum = 0;
  for (int i = 0; i < setup_.seats; ++i) {
    if (seat_of(i) == me_) continue;
    const int other = standing(pub, seat_of(i));
    best = std::max(best, other);
    sum += other;
  }
  const int others = setup_.seats - 1;
  return standing(pub, me_) - (best + sum / others) / 2;
}

int Outlook::value(Public& pub) {
  const bool same_piles = pub.pile == pile_now_ && pub.pile_size == pile_size_now_;
  int total = same_piles ? lead_now_ : lead(pub);
  if (!pub.aside.empty()) {
    const Seat owner = pub.pending.top().seat();
    const int gain = worth_.of_choice(owner, pub.aside);
    total += owner == me_ ? gain : -gain / (setup_.seats - 1);
  }
  const int left = pub.deck - still_drawn(setup_, pub);
  if (pub.over || left <= 0) {
    return total + (total > 0 ? weights_.win : total < 0 ? -weights_.win : 0);
  }
  const Placeholders unknown(setup_, pub);
  unknown_ = unknown.cells();
  // With few tiles left others may end the game before my next turn.
  const int mine_weight = left < setup_.seats ? weights_.mine / 2 : weights_.mine;
  total += mine(pub) * mine_weight / 100;
  int others = 0;
  for (int i = 0; i < setup_.seats; ++i) {
    if (seat_of(i) != me_) others += next_turn(pub, seat_of(i));
  }
  return total - others * weights_.theirs / (100 * (setup_.seats - 1));
}

// What my pawn promises where it is: in an extra turn at once, else in my next turn.
int Outlook::mine(Public& pub) const {
  const Cell here = pub.pawn_of(me_);
  if ((unknown_ & mask_of(here)) != 0) return from_unknown(pub);
  if (pub.top_at(here) == TileId::none) {
    if (pub.pending.empty() || pub.pending.top().kind != FrameKind::explore)
      return weights_.typical;
    const bool must = (pub.pending[0].handling() & kMustTake) != 0;
    const int found = must ? worth_.unseen_taken() : worth_.unseen_chosen();
    return found * 100 / weights_.mine + weights_.typical;  // found in this turn already
  }
  if ((pub.flags & kAgain) == 0 && ((pub.flags & kExtraTurn) == 0 || pub.pending.empty() ||
                                    pub.pending.top().kind != FrameKind::jump)) {
    return onward(pub, me_);
  }
  const bool takes = take_code(setup_, pub, me_, 0) == Code::possible;
  const int plus = takes ? worth_.of_stack(pub, me_, here) : 0;
  return (next_turn(pub, me_) + plus) * 100 / weights_.mine + weights_.typical;
}

// What doing the tile under the seat's pawn is worth, beyond what it changes for the turn after.
int Outlook::doing(const Public& pub, Seat seat) const {
  const TileType type = pub.type_at(pub.pawn_of(seat));
  if (type == TileType::thief) return loot(pub, seat);
  return weights_.doing[static_cast<std::size_t>(type)];
}

int Outlook::loot(const Public& pub, Seat seat) const {
  int best = -10;
  for (const Seat victim : victims(setup_, pub, seat)) {
    const TileId top = pub.pile[static_cast<std::size_t>(victim)];
    best = std::max(best, worth_.of(seat, top) + worth_.of(victim, top) / (setup_.seats - 1));
  }
  return best;
}

// The best of taking and doing, where the seat's pawn has just landed.
int Outlook::handling(const Public& pub, Seat seat) const {
  const Cell here = pub.pawn_of(seat);
  if ((unknown_ & mask_of(here)) != 0) return worth_.unseen_chosen();
  const TileType type = pub.type_at(here);
  if (type == TileType::trap) return -worth_.of_top(pub, seat, 4);
  const int take = worth_.of_stack(pub, seat, here);
  const int other = doing(pub, seat);
  const bool must = type == TileType::fast_explore;
  if (take <= other && !must) return other;
  return take_code(setup_, pub, seat, kLanded) == Code::possible ? take : other;
}

int Outlook::stuck(Public& pub, Seat seat) const {
  const Cell here = pub.pawn_of(seat);
  if (pub.top_at(here) == TileId::none || (unknown_ & mask_of(here)) != 0) return -weights_.stuck;
  const int paid = setup_.tweak == StartTweak::pay_two ? worth_.of_top(pub, seat, 2) : 0;
  const bool takes = take_code(setup_, pub, seat, 0) == Code::possible;
  const int take = takes ? worth_.of_stack(pub, seat, here) : -1000;
  return std::max(take, doing(pub, seat)) - paid - weights_.stuck;
}

// The best that the seat's next turn brings by itself.
int Outlook::next_turn(Public& pub, Seat seat) const {
  int best = -100000;
  for (const Dir dir : kDirs) {
    const Leap jump = leap(setup_, pub, seat, dir);
    if (jump.code != Code::possible) continue;
    const int cost = jump.fences > 0 ? worth_.of_top(pub, seat, jump.fences) : 0;
    if (jump.explores) {
      best = std::max(best, worth_.unseen_chosen() - cost);
      continue;
    }
    const Standing there(pub, seat, jump.to);
    best = std::max(best, handling(pub, seat) - cost);
  }
  return best == -100000 ? stuck(pub, seat) : best;
}

// The next turn and the one after: taking leaves an unknown tile under the pawn, doing does not.
int Outlook::onward(Public& pub, Seat seat) const {
  int best = -100000;
  for (const Dir dir : kDirs) {
    const Leap jump = leap(setup_, pub, seat, dir);
    if (jump.code != Code::possible) continue;
    const int cost = jump.fences > 0 ? worth_.of_top(pub, seat, jump.fences) : 0;
    const int unknown = weights_.typical * weights_.later / 100;
    if (jump.explores) {
      best = std::max(best, worth_.unseen_chosen() + unknown - cost);
      continue;
    }
    const Standing there(pub, seat, jump.to);
    const int now = handling(pub, seat) - cost;
    best = std::max(best, now + unknown * (now > 50 ? 1 : 0));
    if (now > 150 || (unknown_ & mask_of(jump.to)) != 0) continue;
    if (pub.type_at(jump.to) == TileType::trap) continue;
    const int does = doing(pub, seat) - cost;
    best = std::max(best, does + next_turn(pub, seat) * weights_.later / 100);
  }
  return best == -100000 ? stuck(pub, seat) : best;
}

// My tile is about to be replaced: the next turn, on average over the edges tiles have.
int Outlook::from_unknown(Public& pub) const {
  struct Way {
    int gain;
    int dir;
    int chance;  // in hundredths
  };
  static constexpr std::array<int, 4> kChance = {0, 45, 25, 10};
  std::array<Way, 12> ways;
  int count = 0;
  auto& face = pub.face[slot(pub.top_at(pub.pawn_of(me_)))];
  for (int far = 1; far <= 3; ++far) {
    face = face_of(far, far, far, far);
    for (const Dir dir : kDirs) {
      const Leap jump = leap(setup_, pub, me_, dir);
      if (jump.code != Code::possible) continue;
      const int cost = jump.fences > 0 ? worth_.of_top(pub, me_, jump.fences) : 0;
      int gain = worth_.unseen_chosen();
      if (!jump.explores) {
        const Standing there(pub, me_, jump.to);
        gain = handling(pub, me_);
      }
      const Way way{gain - cost, static_cast<int>(dir), kChance[static_cast<std::size_t>(far)]};
      int place = count++;
      for (; place > 0 && ways[static_cast<std::size_t>(place - 1)].gain < way.gain; --place)
        ways[static_cast<std::size_t>(place)] = ways[static_cast<std::size_t>(place - 1)];
      ways[static_cast<std::size_t>(place)] = way;
    }
  }
  face = 0;
  // A way is taken if its edge is there and no better one is; edges of four sides are independent.
  std::array<int, 4> open = {100, 100, 100, 100};  // no better way in this direction
  std::int64_t sum = 0;
  std::int64_t none = 100000000;
  for (int i = 0; i < count; ++i) {
    const Way& way = ways[static_cast<std::size_t>(i)];
    open[static_cast<std::size_t>(way.dir)] -= way.chance;
    const std::int64_t rest = std::int64_t{1} * open[0] * open[1] * open[2] * open[3];
    sum += way.gain * (none - rest);
    none = rest;
  }
  return static_cast<int>(sum / 100000000) + weights_.typical * weights_.later / 100;
}

Ways Outlook::ways(const Public& pub, Seat seat) const {
  Ways ways;
  for (const Dir dir : kDirs) {
    const Leap jump = leap(setup_, pub, seat, dir);
    if (jump.code != Code::possible || jump.explores) continue;
    ways.cells |= mask_of(jump.to);
    // From the western or northern end, each cell but the last has its border crossed.
    const bool south = dir == Dir::north || dir == Dir::south;
    const int from = std::min(index_of(pub.pawn_of(seat)), index_of(jump.to));
    const int to = std::max(index_of(pub.pawn_of(seat)), index_of(jump.to));
    for (int cell = from; cell < to; cell += south ? kStride : 1)
      ways.borders[south ? 1 : 0] |= mask_of(static_cast<Cell>(cell));
  }
  return ways;
}

Ways Outlook::all_ways(const Public& pub) const {
  Ways all;
  for (int i = 0; i < setup_.seats; ++i) {
    const Ways one = ways(pub, seat_of(i));
    all.cells |= one.cells;
    for (std::size_t south = 0; south < 2; ++south) all.borders[south] |= one.borders[south];
  }
  return all;
}

}  // namespace warren::rabbihop
