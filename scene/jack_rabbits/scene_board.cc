// The board as the page draws and points at it: shapes, roads, the picture, and what stays as it is
// all through a game.
#include <algorithm>

#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/board/tile_words.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/scene_json.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::Point;

void write_points(JsonWriter& json, const std::vector<Point>& points) {
  json.begin_array();
  for (const Point point : points) write_point(json, point);
  json.end_array();
}

std::string behind(const jr::Ahead& ahead) {
  switch (ahead.kind) {
    case jr::Ahead::Kind::hex:
    case jr::Ahead::Kind::road:
      return id_of(int{ahead.tile});
    case jr::Ahead::Kind::off_board:
      return id_of(place_of_port(ahead.tile));
    case jr::Ahead::Kind::closed:
    case jr::Ahead::Kind::nothing:
      break;
  }
  return {};
}

void write_exits(const Look& look, JsonWriter& json, int tile) {
  const jr::Board& board = look.setup.board;
  json.begin_array();
  for (int side = 0; side < board.outline_of(tile).sides; ++side) {
    const jr::Ahead& ahead = look.setup.net.ahead(tile, side);
    if (ahead.kind == jr::Ahead::Kind::nothing) continue;
    const jr::RoadEnd end = jr::road_end(board, tile, side);
    json.begin_object().key("side").number(side).key("at");
    write_point(json, end.edge);
    json.key("bend");
    write_point(json, end.bend);
    json.key("to").text(behind(ahead)).end_object();
  }
  json.end_array();
}

std::string_view shape_name(jr::Shape shape) {
  if (shape == jr::Shape::hex) return "hex";
  return shape == jr::Shape::rhombus ? "rhombus" : "triangle";
}

void write_tile(const Look& look, JsonWriter& json, int tile) {
  const jr::Board& board = look.setup.board;
  const jr::TileKind kind = board.tile(tile).kind;
  const auto& caves = look.setup.net.caves();
  const auto cave = std::find(caves.begin(), caves.end(), tile);
  json.begin_object().key("id").text(id_of(tile));
  json.key("shape").text(shape_name(jr::shape_of(kind))).key("kind").text(jr::name_of(kind));
  json.key("name").text(jr::spoken(kind, look.lang));
  json.key("royal").text(jr::is_royal(kind) ? jr::name_of(kind) : "");
  json.key("cave").number(cave == caves.end() ? -1 : static_cast<int>(cave - caves.begin()));
  json.key("meet").boolean(jr::roads_meet(kind)).key("centre");
  write_point(json, jr::middle_of(board, tile));
  json.key("corners");
  write_points(json, jr::corners_of(board, tile));
  json.key("exits");
  write_exits(look, json, tile);
  json.end_object();
}

void write_underground(const Look& look, JsonWriter& json, Point at) {
  std::vector<Point> corners;
  for (const jr::Vertex corner : jr::kCorners) corners.push_back(at + jr::point(corner));
  json.begin_object().key("id").text("underground").key("shape").text("hex");
  json.key("kind").text("underground").key("name");
  json.text(look.say({"Underground", "Subsuelo"})).key("royal").text("").key("cave").number(-1);
  json.key("meet").boolean(true).key("centre");
  write_point(json, at);
  json.key("corners");
  write_points(json, corners);
  json.key("exits").begin_array().end_array().end_object();
}

// A landing stage reaches out from the edge; one points at its end.
void write_port(const Look& look, JsonWriter& json, int port) {
  const jr::Landing& landing = look.setup.ground.port[static_cast<std::size_t>(port)];
  const jr::RoadEnd end = jr::road_end(look.setup.board, landing.tile, landing.side);
  const Point out = end.edge - end.bend;
  const int length = std::max(1, std::abs(out.x) + std::abs(out.y));
  json.begin_object().key("id").text(id_of(place_of_port(port)));
  json.key("tile").text(id_of(int{landing.tile})).key("at");
  write_point(json, end.edge + Point{out.x * 330 / length, out.y * 330 / length});
  json.key("name").text(port_name(look, port)).end_object();
}

}  // namespace

std::string objective(const Look& look) {
  using jr::Objective;
  switch (look.setup.objective) {
    case Objective::simple:
      return look.say({"Bring any three royals home to the Citadel.",
                       "Lleva tres cartas reales cualesquiera a la Ciudadela."});
    case Objective::diverse:
      return look.say({"Bring three royals of three suits home to the Citadel.",
                       "Lleva tres cartas reales de tres palos a la Ciudadela."});
    case Objective::monarchic:
      return look.say({"Bring a king, a queen and a jack home to the Citadel.",
                       "Lleva un rey, una reina y una jota a la Ciudadela."});
    case Objective::diverse_monarchic:
      return look.say({"Bring a king, a queen and a jack of three suits home to the Citadel.",
                       "Lleva un rey, una reina y una jota de tres palos a la Ciudadela."});
    case Objective::tribal:
      return look.say({"Bring three royals of one suit home to the Citadel.",
                       "Lleva tres cartas reales de un mismo palo a la Ciudadela."});
    case Objective::triple_court:
      return look.say({"Bring three kings, three queens or three jacks home to the Citadel.",
                       "Lleva tres reyes, tres reinas o tres jotas a la Ciudadela."});
  }
  return {};
}

void write_point(JsonWriter& json, Point point) {
  json.begin_object().key("x").number(point.x).key("y").number(point.y).end_object();
}

Point corner_point(Point centre, int corner) {
  return centre + jr::between({}, jr::point(jr::kCorners[static_cast<std::size_t>(corner)]), 660);
}

// Rabbits off the board swim in the corner of the picture that is farthest from all land.
Point off_point(const jr::Sheet& sheet, const jr::Board& board) {
  constexpr int kInset = 860;  // room for the raft, and for what it is called
  const Point low = sheet.low + Point{kInset, kInset};
  const Point high = sheet.low + sheet.size - Point{kInset, kInset};
  Point best = low;
  long long farthest = -1;
  for (const Point corner : {low, Point{high.x, low.y}, Point{low.x, high.y}, high}) {
    const auto away = [&](Point p) {
      const long long dx = p.x - corner.x, dy = p.y - corner.y;
      return dx * dx + dy * dy;
    };
    long long nearest = away(sheet.underground) / 2;
    for (int tile = 0; tile < board.size(); ++tile) {
      for (const Point p : jr::corners_of(board, tile)) nearest = std::min(nearest, away(p));
    }
    if (nearest > farthest) best = corner, farthest = nearest;
  }
  return best;
}

void write_board(const Look& look, JsonWriter& json) {
  const jr::Board& board = look.setup.board;
  const jr::Sheet sheet = jr::sheet_of(board);
  json.begin_object().key("kind").text(Game::kId).key("viewBox").begin_array();
  for (const int number : {sheet.low.x, sheet.low.y, sheet.size.x, sheet.size.y})
    json.number(number);
  json.end_array().key("svg").text(jr::svg(board, {.lang = look.lang, .prefix = kPrefix}));
  json.key("styles").begin_object();
  json.key("light").text(jr::style_sheet(jr::Theme::light, kPrefix));
  json.key("dark").text(jr::style_sheet(jr::Theme::dark, kPrefix)).end_object();
  json.key("tiles").begin_array();
  for (int tile = 0; tile < board.size(); ++tile) write_tile(look, json, tile);
  write_underground(look, json, sheet.underground);
  json.end_array().key("ports").begin_array();
  for (int port = 0; port < look.setup.ground.ports; ++port) write_port(look, json, port);
  json.end_array().key("off");
  write_point(json, off_point(sheet, board));
  json.key("cards");
  write_texts(json, written(look.setup.pips | look.setup.court));
  json.key("suits");
  write_texts(json, letters(look.setup.suits));
  json.key("objective").text(look.setup.variant.explore ? "" : objective(look));
  json.key("limit").number(look.setup.hand_limit);
  json.key("called").boolean(!look.counts()).end_object();
}

}  // namespace warren::jack_rabbits_scene
