// The building of a board as the page is told of it (web/src/engine/jack_rabbits.ts).
#include <algorithm>
#include <map>

#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/building/spoken.h"
#include "games/jack_rabbits/state/sections.h"
#include "scene/heard.h"
#include "scene/jack_rabbits/building.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren {
namespace jack_rabbits_scene {
namespace {

void write_points(JsonWriter& json, const std::vector<jr::Point>& points) {
  json.begin_array();
  for (const jr::Point at : points) write_point(json, at);
  json.end_array();
}

jr::Point middle_of(const std::vector<jr::Point>& corners) {
  jr::Point sum;
  for (const jr::Point corner : corners) sum = sum + corner;
  const int count = std::max<int>(1, static_cast<int>(corners.size()));
  return {sum.x / count, sum.y / count};
}

std::string tile_words(jr::TileKind kind, Lang lang) { return site::spoken(kind).in(lang); }

// What stands against a tile, as signs: "T", "X", "!".
std::vector<std::string> signs(const std::vector<jr::Finding>& findings) {
  std::vector<std::string> out;
  for (const jr::Finding& finding : findings) {
    const std::string sign(1, jr::symbol(finding.guideline));
    if (std::find(out.begin(), out.end(), sign) == out.end()) out.push_back(sign);
  }
  return out;
}

class BuildingSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene) const override { return building_choices(scene); }
  std::string status(const Scene& scene) const override {
    const site::Public& pub = public_of(scene);
    return say(scene, {"{0} of {1} tiles placed", "{0} de {1} piezas colocadas"},
               {pub.laid.size() - 1, setup_of(scene).tiles.size()});
  }
  std::string question(const Scene& scene) const override { return building_question(scene); }
  std::string phase(const Scene& scene) const override {
    const site::Public& pub = public_of(scene);
    if (pub.turn == Seat::nobody) return building_status(scene);
    return say(scene, {"{0} is building", "Construye {0}"}, {scene.seating.at(pub.turn).name});
  }

  std::vector<int> places(const Scene& scene) const override {
    std::vector<int> out;
    for (int tile = 0; tile < public_of(scene).laid.size(); ++tile) out.push_back(tile);
    return out;
  }
  std::string place_id(const Scene&, int place) const override {
    return "t" + std::to_string(place);
  }
  std::string about(const Scene& scene, int place) const override {
    return jr::spoken(site::board_of(public_of(scene)), place, scene.lang);
  }

  void write_board(const Scene&, JsonWriter& json) const override {
    json.begin_object().key("kind").text(Building::kId);
    json.key("light").text(jr::style_sheet(jr::Theme::light, kPrefix));
    json.key("dark").text(jr::style_sheet(jr::Theme::dark, kPrefix)).end_object();
  }

  void write_view(const Scene& scene, JsonWriter& json) const override {
    const site::Public& pub = public_of(scene);
    const site::Setup& setup = setup_of(scene);
    const jr::Board board = site::board_of(pub);
    const jr::Sheet sheet = jr::sheet_of(board, false);
    json.begin_object().key("kind").text(Building::kId);
    json.key("how").text(
        jr::tiles_lie_open(setup.how) ? (jr::in_turn(setup.how) ? "free" : "freestyle") : "strict");
    json.key("enforced").boolean(setup.guidelines.enforce);
    json.key("turn").number(pub.turn == Seat::nobody ? -1 : index_of(pub.turn));
    json.key("laid").number(pub.laid.size() - 1).key("total").number(setup.tiles.size());
    json.key("viewBox").begin_array().number(sheet.low.x).number(sheet.low.y);
    json.number(sheet.size.x).number(sheet.size.y).end_array();
    jr::SuitMask suits = 0;  // of tiles in hand, too
    for (const jr::Suit suit : setup.suits)
      suits = static_cast<jr::SuitMask>(suits | jr::mask_of(suit));
    json.key("svg").text(jr::svg(
        board, {.lang = scene.lang, .underground = false, .suits = suits, .prefix = kPrefix}));
    write_tiles(json, scene, board);
    write_broken(json, board, setup.guidelines.alike);
    json.key("shares").begin_array();
    for (int i = 0; i < setup.seats; ++i) write_share(json, scene, seat_of(i));
    json.end_array().key("aside");
    write_held(json, scene, pub.aside);
    write_spots(json, scene, board);
    json.end_object();
  }

  EventFacts facts(const Scene& scene, int entry, int event) const override {
    const site::Event& happened = heard<Building>(scene, entry, event);
    EventFacts out;
    out.seat = happened.seat;
    if (happened.seat != Seat::nobody)
      out.marks.push_back("p" + std::to_string(index_of(happened.seat)));
    out.weight = happened.kind == site::EventKind::placed ? 2 : 0;
    if (happened.kind == site::EventKind::flipped || happened.kind == site::EventKind::renewed ||
        happened.kind == site::EventKind::ended)
      out.weight = 1;
    if (happened.kind != site::EventKind::placed) return out;
    if (view_as<Building>(scene.view) == nullptr) return out;  // the race has begun
    const auto& laid = public_of(scene).laid;
    for (int tile = 0; tile < laid.size(); ++tile) {
      if (laid[tile] == happened.tile) out.to = place_id(scene, tile);
    }
    if (!out.to.empty()) out.marks.push_back(out.to);
    return out;
  }

  Seat turn_begun(const HeardEvent& event) const override { return building_turn_begun(event); }
  std::string turn_line(const HeardTurn& turn, const Voice& voice) const override {
    return building_turn_line(turn, voice);
  }

  Guide guide(const Scene& scene) const override { return building_guide(scene); }

  // A tile that lies, or what can be done with one that does not, named by its notation.
  Inspection describe(const Scene& scene, std::string_view thing) const override {
    site::Action action;
    if (!site::read(thing, action)) return describe_action(scene, action);
    const jr::Board board = site::board_of(public_of(scene));
    int place = -1;
    if (!read_id(thing, place) || place >= board.size()) return {};
    const jr::TileKind kind = board.tile(place).kind;
    return {.title = jr::spoken(board, place, scene.lang),
            .what = say(scene, purpose(kind)),
            .rule = std::string(jr::Section("Building a board").in(scene.lang))};
  }

  bool concerns(const Scene&, const Choice& choice, std::string_view thing) const override {
    return choice.notation == thing;
  }

  Ruling untouchable(const Scene& scene, std::string_view) const override {
    const bool in_hand = scene.viewer() != Seat::nobody &&
                         public_of(scene).taken_of(scene.viewer()) != site::kNoTile;
    return {Ruling::Kind::refused, "build-elsewhere",
            std::string(jr::Section("Building a board").in(scene.lang)),
            in_hand
                ? say(scene, {"The tile in your hand cannot lie here: it must share an edge with "
                              "a tile, or be a hex not far from one.",
                              "La pieza que tienes no puede ir aquí: ha de compartir un lado "
                              "con otra, o ser un hexágono no lejos de una."})
                : say(scene, {"A tile stays where it was placed. Choose one of yours first.",
                              "Una pieza colocada no se mueve. Elige antes una de las tuyas."})};
  }

 private:
  static Inspection describe_action(const Scene& scene, const site::Action& action) {
    Inspection out{.rule = std::string(jr::Section("Building a board").in(scene.lang)),
                   .plain = true};
    if (action.kind == site::ActionKind::flip) {
      out.title =
          say(scene, {"A {0}, face down", "Un {0} boca abajo"}, {site::spoken(action.shape)});
      out.what = say(scene, {"Which tile it is shows when it is flipped; then it has to be placed.",
                             "Qué pieza es se ve al destaparla; entonces hay que colocarla."});
    } else if (action.kind == site::ActionKind::take || action.kind == site::ActionKind::place) {
      out.title = tile_words(action.tile.kind, scene.lang);
      out.what = action.kind == site::ActionKind::take
                     ? say(scene, purpose(action.tile.kind))
                     : say(scene, {"The tile in your hand can lie here.",
                                   "La pieza que tienes puede ir aquí."});
    }
    return out;
  }

  static void write_held(JsonWriter& json, const Scene& scene, const site::Tiles& tiles) {
    json.begin_array();
    tiles.each_kind([&](jr::TileKind kind) {
      json.begin_object().key("kind").text(jr::name_of(kind));
      json.key("shape").text(site::name_of(jr::shape_of(kind)));
      json.key("name").text(tile_words(kind, scene.lang));
      json.key("count").number(tiles.count(kind)).end_object();
    });
    json.end_array();
  }

  static void write_share(JsonWriter& json, const Scene& scene, Seat seat) {
    const site::Public& pub = public_of(scene);
    json.begin_object().key("tiles");
    write_held(json, scene, pub.open_of(seat));
    json.key("faceDown").begin_array();
    for (const std::uint8_t count : pub.face_down_of(seat)) json.number(int{count});
    json.end_array().key("taken");
    const jr::TileKind taken = pub.taken_of(seat);
    json.text(taken == site::kNoTile ? std::string() : jr::name_of(taken));
    json.key("takenName")
        .text(taken == site::kNoTile ? std::string() : tile_words(taken, scene.lang));
    json.end_object();
  }

  void write_tiles(JsonWriter& json, const Scene& scene, const jr::Board& board) const {
    json.key("tiles").begin_array();
    for (int tile = 0; tile < board.size(); ++tile) {
      const std::vector<jr::Point> corners = jr::corners_of(board, tile);
      const jr::TileKind kind = board.tile(tile).kind;
      json.begin_object().key("id").text(place_id(scene, tile));
      json.key("shape").text(site::name_of(jr::shape_of(kind)));
      json.key("name").text(jr::spoken(board, tile, scene.lang));
      json.key("centre");
      write_point(json, middle_of(corners));
      json.key("corners");
      write_points(json, corners);
      json.end_object();
    }
    json.end_array();
  }

  // Where guidelines are broken as the board lies.
  static void write_broken(JsonWriter& json, const jr::Board& board, bool alike) {
    json.key("broken").begin_array();
    for (const jr::Finding& finding : jr::findings(board, alike)) {
      json.begin_object().key("sign").text(std::string(1, jr::symbol(finding.guideline)));
      json.key("at");
      write_point(json, jr::middle(finding.edge));
      json.end_object();
    }
    json.end_array();
  }

  // Where the tile in the viewer's hand may lie, each way it can be turned, the best first; and the
  // tile drawn, once for each turn.
  static void write_spots(JsonWriter& json, const Scene& scene, jr::Board board) {
    std::map<int, std::pair<jr::Point, std::string>> faces;
    json.key("spots").begin_array();
    if (scene.viewer() != Seat::nobody && scene.view.asked().must.has(scene.viewer())) {
      const bool alike = setup_of(scene).guidelines.alike;
      for (const Choice& choice : building_choices(scene)) {
        site::Action action;
        if (site::read(choice.notation, action) || action.kind != site::ActionKind::place) continue;
        const std::vector<std::string> warned = signs(jr::findings(board, action.tile, alike));
        board.place(action.tile);
        const std::vector<jr::Point> corners = jr::corners_of(board, board.size() - 1);
        if (!faces.contains(action.tile.pose)) {
          faces[action.tile.pose] = {middle_of(corners),
                                     jr::tile_svg(board, board.size() - 1, kPrefix)};
        }
        board.take_back();
        json.begin_object().key("notation").text(choice.notation);
        json.key("kind").text(jr::name_of(action.tile.kind)).key("label").text(choice.label);
        json.key("centre");
        write_point(json, middle_of(corners));
        json.key("corners");
        write_points(json, corners);
        json.key("turn").number(int{action.tile.pose}).key("warnings").begin_array();
        for (const std::string& sign : warned) json.text(sign);
        json.end_array().end_object();
      }
    }
    json.end_array().key("faces").begin_array();
    for (const auto& [turn, face] : faces) {
      json.begin_object().key("turn").number(turn).key("centre");
      write_point(json, face.first);
      json.key("svg").text(face.second).end_object();
    }
    json.end_array();
  }
};

}  // namespace
}  // namespace jack_rabbits_scene

const SceneWriter& board_building_scene_writer() {
  static const jack_rabbits_scene::BuildingSceneWriter writer;
  return writer;
}

}  // namespace warren
