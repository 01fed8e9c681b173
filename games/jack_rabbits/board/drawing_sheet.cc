#include "games/jack_rabbits/board/drawing_sheet.h"

#include <algorithm>
#include <array>

#include "games/jack_rabbits/board/drawing_expansions.h"
#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMargin = 620;
constexpr int kApart = 1420;  // from the middle of the Underground to the nearest corner of land
constexpr long long kNear = 900LL * 900;  // land that an annex keeps away from

struct Box {
  Point low, high;
  void take_in(Point p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
  }
  long long area() const { return static_cast<long long>(high.x - low.x) * (high.y - low.y); }
};

Box box_of(const std::vector<Point>& points) {
  Box box{{0, 0}, {0, 0}};
  if (!points.empty()) box = {points[0], points[0]};
  for (const Point p : points) box.take_in(p);
  return box;
}

Box with_hex(Box box, Point at) {
  for (const Vertex corner : kCorners) box.take_in(at + point(corner));
  return box;
}

// How long the picture is, one way, with a hex around `at` that reaches from `low` to `high`.
int length_with(int from, int to, int at, int low, int high) {
  return std::max(to, at + high) - std::min(from, at + low);
}

long long distance_squared(Point p, Point q) {
  const long long dx = p.x - q.x, dy = p.y - q.y;
  return dx * dx + dy * dy;
}

bool clear_of(const std::vector<Point>& land, Point at) {
  return std::none_of(land.begin(), land.end(), [at](Point p) {
    return distance_squared(p, at) < static_cast<long long>(kApart) * kApart;
  });
}

// The Underground lies beside the board: where the picture grows least, lower and right if equal.
// Every scene asks for it, so the many places tried cost two products each, and most rows one.
Point place_underground(const std::vector<Point>& land) {
  constexpr int kStep = 100;
  const Box box = box_of(land);
  const Box hex = with_hex({}, {});
  Point best{box.high.x + kApart, box.high.y};
  long long least = with_hex(box, best).area();
  for (int y = box.high.y + kEdge; y > box.low.y - kEdge; y -= kStep) {
    const long long height = length_with(box.low.y, box.high.y, y, hex.low.y, hex.high.y);
    if (height * (box.high.x - box.low.x) >= least) continue;
    for (int x = box.high.x + kEdge; x > box.low.x - kEdge; x -= kStep) {
      const int width = length_with(box.low.x, box.high.x, x, hex.low.x, hex.high.x);
      if (height * width >= least || !clear_of(land, {x, y})) continue;
      least = height * width;
      best = {x, y};
    }
  }
  return best;
}

// The annexes lie at the edges where the picture grows least and no land is near.
std::vector<Annex> place_annexes(const Board& board, const std::vector<Point>& land,
                                 Point underground) {
  std::vector<Annex> annexes;
  const Box frame = with_hex(box_of(land), underground);
  std::array<bool, 6> taken{};
  for (const Suit suit : suits_on(board)) {
    if (annex_of(suit).empty()) continue;
    long long least = 0;
    int best = -1;
    for (int edge = 0; edge < 6; ++edge) {
      if (taken[static_cast<std::size_t>(edge)]) continue;
      const Point tip = annex_corners(underground, edge)[1];
      Box grown = frame;
      grown.take_in(tip);
      long long cost = grown.area() - frame.area();
      for (const Point p : land) cost += std::max(0LL, kNear - distance_squared(p, tip)) * 40;
      if (best >= 0 && cost >= least) continue;
      least = cost;
      best = edge;
    }
    taken[static_cast<std::size_t>(best)] = true;
    annexes.push_back({suit, best});
  }
  return annexes;
}

}  // namespace

std::vector<Point> corners_of(const Board& board) {
  std::vector<Point> out;
  for (int tile = 0; tile < board.size(); ++tile) {
    for (const Point p : corners_of(board, tile)) out.push_back(p);
  }
  return out;
}

Sheet sheet_of(const Board& board, bool underground) {
  const std::vector<Point> land = corners_of(board);
  Sheet sheet{.low = {}, .size = {}, .underground = place_underground(land), .annexes = {}};
  Box frame = box_of(land);
  if (underground) {
    frame = with_hex(frame, sheet.underground);
    sheet.annexes = place_annexes(board, land, sheet.underground);
    for (const Annex& annex : sheet.annexes)
      frame.take_in(annex_corners(sheet.underground, annex.edge)[1]);
  }
  sheet.low = frame.low - Point{kMargin, kMargin};
  sheet.size = frame.high + Point{kMargin, kMargin} - sheet.low;
  return sheet;
}

}  // namespace warren::jack_rabbits
