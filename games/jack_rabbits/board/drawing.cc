#include "games/jack_rabbits/board/drawing.h"

#include <algorithm>

#include "core/problem.h"
#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/board/tile_words.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMargin = 620;
constexpr int kApart = 1420;  // from the middle of the Underground to the nearest corner of land
constexpr int kTokenSize = 400;

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

bool clear_of(const std::vector<Point>& land, Point at) {
  return std::none_of(land.begin(), land.end(), [at](Point p) {
    const long long dx = p.x - at.x, dy = p.y - at.y;
    return dx * dx + dy * dy < static_cast<long long>(kApart) * kApart;
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

std::vector<Point> corners_of(const Board& board) {
  std::vector<Point> out;
  for (int tile = 0; tile < board.size(); ++tile) {
    for (const Point p : corners_of(board, tile)) out.push_back(p);
  }
  return out;
}

Box frame_of(const std::vector<Point>& land, bool underground) {
  Box frame = box_of(land);
  if (underground) frame = with_hex(frame, place_underground(land));
  frame.low = frame.low - Point{kMargin, kMargin};
  frame.high = frame.high + Point{kMargin, kMargin};
  return frame;
}

// Ids, and classes of elements, begin with a prefix; symbols take the colour of their use without
// the help of a style.
std::string prefixed(std::string_view picture, std::string_view prefix) {
  std::string out;
  bool classes = false;
  for (std::size_t i = 0; i < picture.size(); ++i) {
    out += picture[i];
    const auto behind = [&](std::string_view mark) {
      return picture.substr(0, i + 1).ends_with(mark);
    };
    if (classes && picture[i] == ' ') out += prefix;
    if (picture[i] == '\'') classes = behind(" class='");
    if (classes && picture[i] == '\'') out += prefix;
    if (behind(" id='") || behind(" href='#")) out += prefix;
    if (behind("<symbol")) out += " fill='currentColor'";
  }
  return out;
}

class Picture {
 public:
  Picture(const Board& board, const DrawOptions& options)
      : board_(board),
        options_(options),
        land_(geography(board)),
        points_(corners_of(board)),
        frame_(frame_of(points_, options.underground)),
        underground_(place_underground(points_)) {}

  std::string draw() {
    if (inside_page())
      canvas_.add({"<defs>\n", symbols(), "</defs>\n"});
    else
      head();
    water();
    for (const Port& port : land_.ports) pier(port);
    for (int tile = 0; tile < board_.size(); ++tile) {
      begin_tile(spoken(board_, tile, options_.lang), std::to_string(tile));
      draw_tile(canvas_, board_, tile);
      canvas_.add({"</g>\n"});
    }
    if (options_.underground) {
      begin_tile(std::string(Text("Underground", "Subsuelo").in(options_.lang)), "underground");
      draw_underground(canvas_, underground_);
      canvas_.add({"</g>\n"});
    }
    // Last, so that no tile covers a token that stands over its neighbour's edge.
    for (int tile = 0; tile < board_.size(); ++tile) tokens(tile, middle_of(board_, tile));
    if (options_.underground) tokens(kOnUnderground, underground_);
    if (inside_page()) return prefixed(canvas_.take(), options_.prefix);
    canvas_.add({"</svg>\n"});
    return canvas_.take();
  }

 private:
  bool inside_page() const { return !options_.prefix.empty(); }

  void head() {
    const Point size = frame_.high - frame_.low;
    canvas_.add({"<svg xmlns='http://www.w3.org/2000/svg' role='img' viewBox='",
                 std::to_string(frame_.low.x), " ", std::to_string(frame_.low.y), " ",
                 std::to_string(size.x), " ", std::to_string(size.y), "'"});
    if (options_.width > 0) {
      const long long height = static_cast<long long>(options_.width) * size.y / size.x;
      canvas_.add(
          {" width='", std::to_string(options_.width), "' height='", std::to_string(height), "'"});
    }
    canvas_.add({">\n<title>",
                 Text("A board of Jack Rabbits", "Un tablero de Jack Rabbits").in(options_.lang),
                 "</title>\n<desc>", description(), "</desc>\n<style>", style_sheet(options_.theme),
                 "</style>\n<defs>\n", symbols(), "</defs>\n"});
  }

  std::string description() const {
    const Lang lang = options_.lang;
    return fill(Text("{0} on {1}, with {2} and {3}.", "{0} en {1}, con {2} y {3}."),
                {spoken_count(board_.size(), lang, {"tile", "pieza"}, {"tiles", "piezas"}),
                 spoken_count(land_.islands, lang, {"island", "isla"}, {"islands", "islas"}),
                 spoken_count(static_cast<int>(land_.ports.size()), lang,
                              {"open road end", "final de camino abierto"},
                              {"open road ends", "finales de camino abiertos"}),
                 spoken_count(land_.waters - 1, lang, {"lake", "lago"}, {"lakes", "lagos"})},
                lang);
  }

  void begin_tile(const std::string& name, const std::string& id) {
    canvas_.add({"<g data-tile='", id, "'>"});
    if (!inside_page()) canvas_.add({"<title>", name, "</title>"});
  }

  void water() {
    // A little wider than the frame: whoever rounds its size shall not see the paper.
    constexpr Point kBleed{100, 100};
    const Point from = frame_.low - kBleed;
    const Point size = frame_.high + kBleed - from;
    canvas_.add({"<rect x='", std::to_string(from.x), "' y='", std::to_string(from.y), "' width='",
                 std::to_string(size.x), "' height='", std::to_string(size.y),
                 "' class='sea'/>\n"});
    std::string coast;
    for (int tile = 0; tile < board_.size(); ++tile) {
      bool first = true;
      for (const Point p : corners_of(board_, tile)) {
        coast += first ? move_to(p) : line_to(p);
        first = false;
      }
      coast += "Z";
    }
    canvas_.add({"<g aria-hidden='true'><defs><path id='coast' d='", coast, "'/></defs>"});
    for (const std::string_view depth : {"shelf", "shallows", "beach"})
      canvas_.add({"<use href='#coast' class='", depth, "'/>"});
    for (const std::vector<Triangle>& lake : geography(board_).lakes) {
      for (const Triangle& t : lake) {
        const auto [p, q, r] = corners(t);
        canvas_.polygon({point(p), point(q), point(r)}, "lake");
      }
    }
    waves();
    canvas_.add({"</g>\n"});
  }

  // A few waves where no land is near, spread by a fixed pattern.
  void waves() {
    for (int b = 3 - kReach; b < kReach - 3; ++b) {
      for (int a = 3 - kReach; a < kReach - 3; ++a) {
        const Point at = point(vertex(a, b)) + Point{(a * 7 + b * 3) % 5 * 60, 0};
        const bool shown = at.x > frame_.low.x + 250 && at.x < frame_.high.x - 250 &&
                           at.y > frame_.low.y + 150 && at.y < frame_.high.y - 150 &&
                           (a + 3 * b + 300) % 4 == 0;
        if (shown && far_from_land(at)) canvas_.use("wave", at, 330);
      }
    }
  }

  bool far_from_land(Point at) const {
    const auto near = [at](Point p, long long distance) {
      const long long dx = p.x - at.x, dy = p.y - at.y;
      return dx * dx + dy * dy < distance * distance;
    };
    return !(options_.underground && near(underground_, 1250)) &&
           std::none_of(points_.begin(), points_.end(), [&](Point p) { return near(p, 620); });
  }

  // Where a road leaves the land a landing stage shows that one can go off the board here.
  void pier(const Port& port) {
    const Side& side = board_.outline_of(port.tile).side[static_cast<std::size_t>(port.side)];
    const Point from = middle(side.edge);
    const Point out = from - facing(side);
    const std::string line = move_to(from) + line_to(from + between({}, out, 235));
    canvas_.path(line, "pile");
    canvas_.path(line, "plank");
    canvas_.add({"\n"});
  }

  // Tokens stand in the corners of a hex, where no road is, and in the middle of a road tile.
  void tokens(int tile, Point at) {
    constexpr std::array<std::size_t, 6> kRabbitCorner = {5, 2, 4, 3, 0, 1};
    constexpr std::array<std::size_t, 6> kCarrotCorner = {1, 0, 3, 4, 2, 5};
    const bool on_road = tile >= 0 && shape_of(board_.tile(tile).kind) != Shape::hex;
    std::size_t rabbits = 0;
    std::size_t carrots = 0;
    for (const Token& each : options_.tokens) {
      if (each.tile != tile || each.player < 0 || each.player >= kMostPlayersDrawn) continue;
      const std::size_t corner = each.kind == Token::Kind::rabbit ? kRabbitCorner[rabbits++ % 6]
                                                                  : kCarrotCorner[carrots++ % 6];
      token(each, on_road ? at : at + between({}, point(kCorners[corner]), 720));
    }
  }

  void token(const Token& token, Point at) {
    const bool rabbit = token.kind == Token::Kind::rabbit;
    const std::string shape(player_shape(token.player));
    const bool narrow = shape == "triangle";  // it has less room, and that below its middle
    canvas_.add({"<g><title>",
                 fill((rabbit ? Text("Rabbit of player {0}", "Conejo de la persona {0}")
                              : Text("Carrot of player {0}", "Zanahoria de la persona {0}"))
                          .in(options_.lang),
                      {token.player + 1}, options_.lang),
                 "</title>"});
    canvas_.use("badge-" + shape, at, kTokenSize, "badge player-" + shape);
    canvas_.use(rabbit ? "rabbit" : "carrot", at + Point{0, narrow ? 60 : 0}, narrow ? 210 : 270,
                "token");
    canvas_.add({"</g>\n"});
  }

  const Board& board_;
  const DrawOptions& options_;
  Geography land_;
  std::vector<Point> points_;
  Box frame_;
  Point underground_;
  Canvas canvas_;
};

}  // namespace

Sheet sheet_of(const Board& board, bool underground) {
  const std::vector<Point> land = corners_of(board);
  const Box frame = frame_of(land, underground);
  return {frame.low, frame.high - frame.low, place_underground(land)};
}

std::string tile_svg(const Board& board, int tile, std::string_view prefix) {
  Canvas canvas;
  draw_tile(canvas, board, tile);
  return prefixed(canvas.take(), prefix);
}

std::string svg(const Board& board, const DrawOptions& options) {
  return Picture(board, options).draw();
}

}  // namespace warren::jack_rabbits
