#include "games/jack_rabbits/board/text_map.h"

#include <algorithm>
#include <utility>

#include "core/problem.h"
#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/board/tile_words.h"

namespace warren::jack_rabbits {
namespace {

// Columns of half an edge and lines of a row: equal, so that / and \ run from vertex to vertex.
constexpr int kHalf = 4;
constexpr char kRoadMark = 'o';
constexpr char kOpenEnd = '@';
constexpr char kBlocked = '#';
constexpr char kBlueSide = '~';

struct Cell {
  int column = 0, line = 0;
};
constexpr Cell cell(Vertex v) { return {kHalf * (2 * v.a + v.b), -kHalf * v.b}; }
constexpr Cell middle_of(Cell p, Cell q) {
  return {(p.column + q.column) / 2, (p.line + q.line) / 2};
}

// Names short enough for the inside of a triangle.
constexpr std::array kLabels = {Text("Citadel", "Ciudadela"), Text("wood", "bosq."),
                                Text("mtn.", "mont."),        Text("river", "río"),
                                Text("cross", "cruce"),       Text("tav.", "tab."),
                                Text("cave", "cueva")};
static_assert(kLabels.size() == kPlainKinds);

class Paper {
 public:
  explicit Paper(const Board& board) {
    for (int tile = 0; tile < board.size(); ++tile) {
      const Outline& outline = board.outline_of(tile);
      for (int i = 0; i < outline.sides; ++i) {
        for (const Vertex v : ends(outline.side[static_cast<std::size_t>(i)].edge))
          take_in(cell(v));
      }
    }
    lines_.assign(
        static_cast<std::size_t>(high_.line - low_.line + 1),
        std::vector<std::string>(static_cast<std::size_t>(high_.column - low_.column + 1), " "));
  }
  void put(Cell at, char sign) { spot(at) = sign; }
  // Words in the middle of a place, a sign (of however many bytes) per column.
  void label(Cell at, std::string_view words) {
    std::vector<std::string> signs;
    for (const char c : words) {
      const bool begins = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
      if (begins) signs.emplace_back();
      signs.back() += c;
    }
    int column = at.column - static_cast<int>(signs.size()) / 2;
    for (std::string& sign : signs) spot({column++, at.line}) = std::move(sign);
  }
  std::string text() const {
    std::string out;
    for (const auto& line : lines_) {
      std::string row;
      for (const std::string& sign : line) row += sign;
      row.erase(row.find_last_not_of(' ') + 1);
      out += row + "\n";
    }
    return out;
  }

 private:
  void take_in(Cell at) {
    low_ = {std::min(low_.column, at.column), std::min(low_.line, at.line)};
    high_ = {std::max(high_.column, at.column), std::max(high_.line, at.line)};
  }
  std::string& spot(Cell at) {
    return lines_[static_cast<std::size_t>(at.line - low_.line)]
                 [static_cast<std::size_t>(at.column - low_.column)];
  }

  Cell low_, high_;  // of the signs; the Citadel lies at 0
  std::vector<std::vector<std::string>> lines_;
};

void draw_edge(Paper& paper, Edge edge) {
  const Cell from = cell(ends(edge)[0]);
  const Cell to = cell(ends(edge)[1]);
  const int length = edge.axis == 0 ? 2 * kHalf : kHalf;
  for (int i = 1; i < length; ++i) {
    paper.put({from.column + (to.column - from.column) * i / length,
               from.line + (to.line - from.line) * i / length},
              "-/\\"[edge.axis]);
  }
  paper.put(from, '+');
  paper.put(to, '+');
}

char mark_of(const Board& board, const Side& side) {
  if (side.blue) return kBlueSide;
  const int next = board.at(other_side(side.edge, side.inside));
  if (next < 0) return kOpenEnd;
  const Side& beyond =
      board.outline_of(next).side[static_cast<std::size_t>(board.side_at(next, side.edge))];
  return beyond.road ? kRoadMark : kBlocked;
}

Cell label_place(const Placed& tile, const Outline& outline) {
  if (shape_of(tile.kind) == Shape::hex) return cell(tile.at);
  if (shape_of(tile.kind) == Shape::rhombus) {
    const auto tips = ends(Edge{tile.at, tile.pose});
    return middle_of(cell(tips[0]), cell(tips[1]));
  }
  // A triangle is widest next to its level edge.
  const Cell left = cell(tile.at + (outline.triangle[0].down ? vertex(0, 1) : vertex(0, 0)));
  return {left.column + kHalf, left.line + (outline.triangle[0].down ? 1 : -1)};
}

std::string label_of(TileKind kind, Lang lang) {
  if (is_royal(kind)) return "[" + name_of(kind) + "]";
  return std::string(kLabels[plain_number(kind)].in(lang));
}

// Where an exit leads on foot: "KS", or several at a fork: "KS or off the board".
std::string ends_of(const RoadNet& net, int tile, int side, Lang lang) {
  const FootEnds found = on_foot(net, tile, side);
  std::vector<std::string> names;
  for (const int hex : found.hexes) {
    const TileKind kind = net.kind(hex);
    names.push_back(is_royal(kind) ? name_of(kind) : spoken(kind, lang));
  }
  if (!found.ports.empty()) names.emplace_back(Text("off the board", "el destierro").in(lang));
  if (found.cave) names.emplace_back(Text("a cave", "una cueva").in(lang));
  if (found.dead_end) names.emplace_back(Text("a dead end", "un callejón sin salida").in(lang));
  std::string out;
  for (const std::string& name : names)
    out += (out.empty() ? "" : std::string(Text(" or ", " o ").in(lang))) + name;
  return out;
}

void list_hexes(std::string& out, const RoadNet& net, Lang lang) {
  out += Text("Hexes, their exits clockwise from the top edge (0), and where these lead on foot:\n",
              "Hexágonos, sus salidas en el sentido del reloj desde el lado superior (0) y adónde "
              "llevan a pie:\n")
             .in(lang);
  for (const int hex : net.hexes()) {
    const TileKind kind = net.kind(hex);
    out += "  " + (is_royal(kind) ? name_of(kind) + "  " : "") + spoken(kind, lang) + ":";
    bool first = true;
    for (int side = 0; side < kMostSides; ++side) {
      if (net.ahead(hex, side).kind == Ahead::Kind::nothing) continue;
      out += (first ? " " : "; ") + std::to_string(side) + " " + ends_of(net, hex, side, lang);
      first = false;
    }
    out += "\n";
  }
}

std::string beyond(const Board& board, const RoadNet& net, int tile, int side, Lang lang) {
  const Ahead& ahead = net.ahead(tile, side);
  switch (ahead.kind) {
    case Ahead::Kind::nothing:
      break;
    case Ahead::Kind::hex:
    case Ahead::Kind::road:
      return listed(board.tile(ahead.tile));
    case Ahead::Kind::closed:
      return std::string(Text("a closed edge", "un lado cerrado").in(lang));
    case Ahead::Kind::off_board:
      return fill(Text("road end {0}", "final {0}"), {int{ahead.tile}}, lang);
  }
  return {};
}

// By the numbers that logs use: sides of road tiles, caves.
void list_roads(std::string& out, const Board& board, const RoadNet& net, Lang lang) {
  out +=
      Text("Road tiles, their sides as logs number them (walk 1, trail 0), and what lies beyond:\n",
           "Vías carreteras, sus lados con el número que usan los registros (walk 1, trail 0) "
           "y qué hay detrás:\n")
          .in(lang);
  for (int tile = 0; tile < net.tiles(); ++tile) {
    if (shape_of(net.kind(tile)) == Shape::hex) continue;
    out += "  " + listed(board.tile(tile)) + ":";
    bool first = true;
    for (int side = 0; side < kMostSides; ++side) {
      if (net.ahead(tile, side).kind == Ahead::Kind::nothing) continue;
      out +=
          (first ? " " : "; ") + std::to_string(side) + " " + beyond(board, net, tile, side, lang);
      first = false;
    }
    out += "\n";
  }
  std::string caves;
  for (std::size_t i = 0; i < net.caves().size(); ++i)
    caves += (i > 0 ? ", " : "") + std::to_string(i) + " " + listed(board.tile(net.caves()[i]));
  if (caves.empty()) caves = Text("none", "ninguna").in(lang);
  out += fill(Text("Caves, as logs number them (hop 2): {0}\n",
                   "Cuevas, con el número que usan los registros (hop 2): {0}\n")
                  .in(lang),
              {caves}, lang);
}

void list_land(std::string& out, const Board& board, const Geography& land, Lang lang) {
  std::string sizes;
  for (int island = 0; island < land.islands; ++island) {
    sizes += (island > 0 ? ", " : "") +
             std::to_string(std::count(land.island.begin(), land.island.end(), island));
  }
  out += fill(Text("Islands: {0} (tiles: {1})\n", "Islas: {0} (piezas: {1})\n"),
              {land.islands, sizes}, lang);
  out +=
      fill(Text("Open road ends: {0}, as logs number them (boat 3)\n",
                "Finales de camino abiertos: {0}, con el número que usan los registros (boat 3)\n")
               .in(lang),
           {static_cast<int>(land.ports.size())}, lang);
  for (int water = 0; water < land.waters; ++water) {
    std::string ports;
    for (std::size_t i = 0; i < land.ports.size(); ++i) {
      const Port& port = land.ports[i];
      if (port.water != water) continue;
      const bool hex = shape_of(board.tile(port.tile).kind) == Shape::hex;
      ports +=
          (ports.empty() ? "" : ", ") + std::to_string(i) + " " + listed(board.tile(port.tile));
      ports += (hex ? Text(" exit ", " salida ") : Text(" side ", " lado ")).in(lang);
      ports += std::to_string(port.side);
      if (port.blue) ports += Text(" (blue)", " (azul)").in(lang);
    }
    if (ports.empty()) ports = Text("none", "ninguno").in(lang);
    if (water == 0) {
      out += fill(Text("  on the sea: {0}\n", "  al mar: {0}\n"), {ports}, lang);
    } else {
      out += fill(Text("  on lake {0}: {1}\n", "  al lago {0}: {1}\n"), {water, ports}, lang);
    }
  }
}

}  // namespace

std::string listed(const Placed& tile) {
  return shape_of(tile.kind) == Shape::hex ? name_of(tile.kind) : notation(tile);
}

std::string text_map(const Board& board, Lang lang) {
  Paper paper(board);
  for (int tile = 0; tile < board.size(); ++tile) {
    const Outline& outline = board.outline_of(tile);
    for (int i = 0; i < outline.sides; ++i)
      draw_edge(paper, outline.side[static_cast<std::size_t>(i)].edge);
  }
  for (int tile = 0; tile < board.size(); ++tile) {
    const Outline& outline = board.outline_of(tile);
    for (int i = 0; i < outline.sides; ++i) {
      const Side& side = outline.side[static_cast<std::size_t>(i)];
      const auto tips = ends(side.edge);
      if (side.road) paper.put(middle_of(cell(tips[0]), cell(tips[1])), mark_of(board, side));
    }
    const Placed& placed = board.tile(tile);
    paper.label(label_place(placed, outline), label_of(placed.kind, lang));
  }
  return paper.text();
}

std::string text_list(const Board& board, const RoadNet& net, Lang lang) {
  std::string out(
      Text("o a road crosses this edge   @ an open road end   # a road runs into a closed edge\n"
           "wood: its roads cut the sharp corners; river: the blunt ones; mtn. (mountain): "
           "they cross\ncross(ing): all edges; tav.(ern): two; cave: one\n\n",
           "o un camino cruza este lado   @ final de camino abierto   # un camino da con un lado "
           "cerrado\nbosq.(ue): sus caminos cortan las esquinas agudas; río: las obtusas; "
           "mont.(aña): se cruzan\ncruce: todos los lados; tab.(erna): dos; cueva: uno\n\n")
          .in(lang));
  const auto& ports = net.land().ports;
  if (std::any_of(ports.begin(), ports.end(), [](const Port& port) { return port.blue; })) {
    out.pop_back();  // a blue side belongs to the key above
    out += Text("~ a blue side: an open road end that nothing is ever laid against\n\n",
                "~ un lado azul: un final de camino abierto al que nunca se arrima nada\n\n")
               .in(lang);
  }
  list_hexes(out, net, lang);
  list_roads(out, board, net, lang);
  list_land(out, board, net.land(), lang);
  const auto found = findings(board, false);
  if (found.empty()) {
    out += Text("No guideline is broken.\n", "Ninguna pauta se incumple.\n").in(lang);
  }
  for (const Finding& finding : found) out += describe(board, finding).say(lang) + "\n";
  return out;
}

}  // namespace warren::jack_rabbits
