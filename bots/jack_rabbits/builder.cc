#include "bots/jack_rabbits/builder.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "core/ranking.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits::building {
namespace {

// What things count, in the order of how much they matter.
constexpr int kFinding = -1000;  // no guideline is broken where that can be helped
constexpr int kApart = -60;      // no road joins it
constexpr int kReached = 12;     // a hex that free journeys from the Citadel lead to
constexpr int kSealed = -25;     // each open end that is lacking to go on building
constexpr int kCave = 20;        // the first cave that leads to a hex
constexpr int kPerRoad = 10;     // tiles with many roads go first
constexpr int kEndsWanted = 5;
constexpr std::uint32_t kLuck = 9;
constexpr std::size_t kLookedInto = 10;

int road_sides(TileKind kind) {
  const Outline out = outline({kind, vertex(0, 0), 0});
  int roads = 0;
  for (int i = 0; i < out.sides; ++i) roads += out.side[static_cast<std::size_t>(i)].road ? 1 : 0;
  return roads;
}

// A road that building can go on from: a blue side stays open for good.
bool leads_on(const Side& side) { return side.road && !side.blue; }

// The square of the distance of two tiles' middles, in edge lengths.
int distance(const Placed& a, const Placed& b) { return distance_36(a, b) / 36; }

struct Best {
  Placed tile{kNoTile, vertex(0, 0), 0};
  int worth = 0;

  bool found() const { return tile.kind != kNoTile; }
  void consider(const Placed& other, int its_worth) {
    if (!found() || its_worth > worth) *this = {other, its_worth};
  }
};

// How many hexes the free journeys from the Citadel lead to, with this tile on the board.
int reached(const Board& board, const Placed& tile) {
  Board then = board;
  then.place(tile);
  const RoadNet net(then);
  const auto journeys = journeys_from_citadel(net);
  return static_cast<int>(std::count_if(net.hexes().begin(), net.hexes().end(), [&](int hex) {
    return journeys[static_cast<std::size_t>(hex)] >= 0;
  }));
}

// The best of the places that are offered for the tile in hand, with a little luck. Where roads
// lead takes long to find out, so it is asked of the few that look best.
Best best_offered(const Board& board, const PlaceJudge& judge, const Offers<Action>& offers,
                  Rng& rng) {
  std::vector<Best> places;
  std::vector<Rank> ranks;
  for (const Action& action : offers) {
    if (action.kind != ActionKind::place) continue;
    const int luck = static_cast<int>(rng.below(kLuck));
    places.push_back({action.tile, judge.worth(action.tile) + luck});
    ranks.push_back({-places.back().worth});
  }
  const std::size_t few = std::min(kLookedInto, places.size());
  const std::vector<int> order = in_order(ranks);
  Best best;
  for (std::size_t i = 0; i < few; ++i) {
    const Best& place = places[static_cast<std::size_t>(order[i])];
    best.consider(place.tile, place.worth + kReached * reached(board, place.tile));
  }
  return best;
}

// Free building: of all tiles the one that would lie best, those with many roads first.
Best best_to_take(const Setup& setup, const Public& pub, const PlaceJudge& judge,
                  const Offers<Action>& offers) {
  Best best;
  for (const Action& action : offers) {
    if (action.kind != ActionKind::take) continue;
    Best place;
    each_place(setup, pub, action.tile.kind, [&](const Placed& tile) {
      place.consider(tile, judge.worth(tile));
      return true;
    });
    if (place.found())
      best.consider(place.tile, place.worth + kPerRoad * road_sides(action.tile.kind));
  }
  return best;
}

bool has(const Offers<Action>& offers, const Action& action) {
  return std::find(offers.begin(), offers.end(), action) != offers.end();
}

// Tiles with many roads come first, by and large: those with few then close what is still open.
Action flip_some(const Public& pub, Seat seat, Rng& rng) {
  constexpr std::array<int, kShapes> kRoads = {32, 40, 20};  // tenfold, on average
  int most = -1;
  Action out = pass();
  for (int i = 0; i < kShapes; ++i) {
    const int key = kRoads[static_cast<std::size_t>(i)] + static_cast<int>(rng.below(22));
    if (pub.face_down_of(seat)[static_cast<std::size_t>(i)] == 0 || key <= most) continue;
    most = key;
    out = flip(static_cast<Shape>(i));
  }
  return out;
}

}  // namespace

Lie lie_of(const Board& board, const Placed& tile, bool alike) {
  Lie lie;
  const Outline out = outline(tile);
  lie.sides = out.sides;
  if (!board.touches(out)) {
    for (int i = 0; i < out.sides; ++i) lie.open += leads_on(out.side[static_cast<std::size_t>(i)]);
    return lie;
  }
  lie.findings = static_cast<int>(findings(board, tile, alike).size());
  for (int i = 0; i < out.sides; ++i) {
    const Side& side = out.side[static_cast<std::size_t>(i)];
    const int beyond = board.at(other_side(side.edge, side.inside));
    if (beyond < 0) {
      lie.open += leads_on(side) ? 1 : 0;
      continue;
    }
    const int entry = board.side_at(beyond, side.edge);
    const bool road = board.outline_of(beyond).side[static_cast<std::size_t>(entry)].road;
    lie.joined += road && side.road ? 1 : 0;
    lie.shared += !road && !side.road ? 1 : 0;
  }
  return lie;
}

PlaceJudge::PlaceJudge(const Setup& setup, const Public& pub)
    : setup_(setup), board_(board_of(pub)) {
  for (int tile = 0; tile < board_.size(); ++tile)
    open_ends_ += lie_of(board_, board_.tile(tile), false).open;
  tiles_left_ = setup.tiles.size() - (board_.size() - 1) - pub.aside.size();
  cave_needed_ = !some_cave_leads(board_);
}

// Posts of one kind keep away from each other, so that each is of use somewhere.
int PlaceJudge::crowding(const Placed& tile) const {
  if (shape_of(tile.kind) != Shape::triangle) return 0;
  int sum = 0;
  for (const Placed& other : board_.tiles()) {
    if (other.kind == tile.kind) sum += std::max(0, 10 - distance(tile, other));
  }
  return sum;
}

int PlaceJudge::nearness(const Placed& tile) const { return -distance(tile, board_.tile(0)) / 4; }

int PlaceJudge::worth(const Placed& tile) const {
  const Lie lie = this->lie(tile);
  int worth = lie.worth() + kFinding * lie.findings + nearness(tile) - crowding(tile);
  if (lie.joined == 0) worth += kApart;
  const int ends = open_ends_ + lie.open - lie.joined;
  const int wanted = std::min(kEndsWanted, tiles_left_ - 1);
  if (ends < wanted) worth += kSealed * (wanted - ends);
  if (cave_needed_ && tile.kind == TileKind::cave && leads_to_hex(board_, tile)) worth += kCave;
  return worth;
}

Action BoardBuilder::choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers,
                            Rng& rng) const {
  const Public& pub = sight.pub;
  if (pub.taken_of(sight.seat) == kNoTile && !tiles_lie_open(setup.how))
    return flip_some(pub, sight.seat, rng);
  const PlaceJudge judge(setup, pub);
  if (pub.taken_of(sight.seat) != kNoTile) {
    const Best best = best_offered(board_of(pub), judge, offers, rng);
    return best.found() ? place(best.tile) : back();
  }
  const Best best = best_to_take(setup, pub, judge, offers);
  // A tile that would spoil the board is left over, unless it may not be.
  const bool good = best.found() && judge.lie(best.tile).findings == 0;
  if (!good && has(offers, pass())) return pass();
  return take(best.tile.kind);
}

Action build_for(const Setup& setup, const Sight& sight, Rng& rng) {
  const auto list = std::make_unique<Offers<Action>>();
  offers(setup, sight, *list);
  return BoardBuilder().choose(setup, sight, *list, rng);
}

}  // namespace warren::jack_rabbits::building
