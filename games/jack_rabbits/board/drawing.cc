#include "games/jack_rabbits/board/drawing.h"

#include <algorithm>

#include "core/problem.h"
#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/board/finished.h"
#include "games/jack_rabbits/board/tile_words.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kTokenSize = 400;

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
        sheet_(sheet_of(board, options.underground)) {}

  std::string draw() {
    if (inside_page())
      canvas_.add({"<defs>\n", symbols(suits()), "</defs>\n"});
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
      draw_underground(canvas_, sheet_.underground);
      canvas_.add({"</g>\n"});
      for (const Annex& annex : sheet_.annexes) {
        begin_tile(annex_name(annex.suit, options_.lang), std::string(annex_of(annex.suit)));
        draw_annex(canvas_, annex.suit, sheet_.underground, annex.edge);
        canvas_.add({"</g>\n"});
      }
    }
    // Last, so that no tile covers a token that stands over its neighbour's edge.
    for (int tile = 0; tile < board_.size(); ++tile) tokens(tile, middle_of(board_, tile));
    if (options_.underground) tokens(kOnUnderground, sheet_.underground);
    for (const Figure& each : options_.figures) figure(each);
    if (inside_page()) return prefixed(canvas_.take(), options_.prefix);
    canvas_.add({"</svg>\n"});
    return canvas_.take();
  }

 private:
  SuitMask suits() const {
    SuitMask suits = options_.suits;
    for (const Suit suit : suits_on(board_)) suits = static_cast<SuitMask>(suits | mask_of(suit));
    return suits;
  }
  bool inside_page() const { return !options_.prefix.empty(); }

  void head() {
    const Point size = sheet_.size;
    canvas_.add({"<svg xmlns='http://www.w3.org/2000/svg' role='img' viewBox='",
                 std::to_string(sheet_.low.x), " ", std::to_string(sheet_.low.y), " ",
                 std::to_string(size.x), " ", std::to_string(size.y), "'"});
    if (options_.width > 0) {
      const long long height = static_cast<long long>(options_.width) * size.y / size.x;
      canvas_.add(
          {" width='", std::to_string(options_.width), "' height='", std::to_string(height), "'"});
    }
    canvas_.add({">\n<title>",
                 Text("A board of Jack Rabbits", "Un tablero de Jack Rabbits").in(options_.lang),
                 "</title>\n<desc>", description(), "</desc>\n<style>", style_sheet(options_.theme),
                 "</style>\n<defs>\n", symbols(suits()), "</defs>\n"});
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
    const Point from = sheet_.low - kBleed;
    const Point size = sheet_.low + sheet_.size + kBleed - from;
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
        const bool shown = at.x > sheet_.low.x + 250 && at.x < sheet_.high().x - 250 &&
                           at.y > sheet_.low.y + 150 && at.y < sheet_.high().y - 150 &&
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
    return !(options_.underground && near(sheet_.underground, 1250)) &&
           std::none_of(points_.begin(), points_.end(), [&](Point p) { return near(p, 620); });
  }

  // Where a road leaves the land a landing stage shows that one can go off the board here; a blue
  // side, which boats can count on, has a quay.
  void pier(const Port& port) {
    const Side& side = board_.outline_of(port.tile).side[static_cast<std::size_t>(port.side)];
    const Point from = middle(side.edge);
    const Point out = from - facing(side);
    if (port.blue) {
      const auto tips = ends(side.edge);
      canvas_.path(
          move_to(between(point(tips[0]), from, 300)) + line_to(between(point(tips[1]), from, 300)),
          "quay");
    }
    const std::string line =
        move_to(from) + line_to(from + between({}, out, port.blue ? 330 : 235));
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

  // On a road tile in its middle, on a hex where the last rabbits would stand, or off a road end.
  void figure(const Figure& figure) {
    if (figure.tile < 0 || figure.tile >= board_.size()) return;
    const FigureArt art = art_of(figure.kind);
    Point at = middle_of(board_, figure.tile);
    if (figure.side >= 0 && figure.side < board_.outline_of(figure.tile).sides) {
      const Side& side = board_.outline_of(figure.tile).side[static_cast<std::size_t>(figure.side)];
      at = between(middle(side.edge), facing(side), -620);
    } else if (shape_of(board_.tile(figure.tile).kind) == Shape::hex) {
      const std::size_t corner = figure.kind == Figure::Kind::ballast ? 4 : 3;
      at = at + between({}, point(kCorners[corner]), 720);
    }
    canvas_.add({"<g><title>", art.name.in(options_.lang), "</title>"});
    canvas_.circle(at, kTokenSize / 2, "disc rim");
    canvas_.use(art.symbol, at, kTokenSize * 7 / 10, suit_name(art.suit));
    canvas_.add({"</g>\n"});
  }

  const Board& board_;
  const DrawOptions& options_;
  Geography land_;
  std::vector<Point> points_;
  Sheet sheet_;
  Canvas canvas_;
};

}  // namespace

std::string tile_svg(const Board& board, int tile, std::string_view prefix) {
  Canvas canvas;
  draw_tile(canvas, board, tile);
  return prefixed(canvas.take(), prefix);
}

std::string svg(const Board& board, const DrawOptions& options) {
  return Picture(board, options).draw();
}

}  // namespace warren::jack_rabbits
