// How the table shows a board while it is built: the tiles that lie, the place that is looked at
// with the tile as it would lie there, what each player has left, and what a place would bring.
#include <algorithm>

#include "bots/jack_rabbits_builder.h"
#include "cli/table/jack_rabbits/map.h"
#include "cli/table/letters.h"
#include "games/adapter.h"
#include "games/jack_rabbits/board/tile_words.h"
#include "games/jack_rabbits/building/spoken.h"

namespace warren::cli {
namespace jack_rabbits_table {
namespace {

namespace site = jack_rabbits::building;
using Building = jr::BoardBuilding;

constexpr int kBelow = 3;  // rows below the map
constexpr Size kLeast{9, 33};
constexpr Style kFaint{Ink::faint};
constexpr std::size_t kBest = 12;  // places that stand alone in a list; the others are folded away
constexpr std::array<std::string_view, site::kShapes> kSigns = {"⬡", "◇", "△"};

const Match<Building>& match_of(const Scene& scene) { return *typed_match<Building>(scene.match); }
std::string say(const Scene& scene, Text text, const std::vector<Fact>& facts = {}) {
  return warren::fill(text.in(scene.lang), facts, scene.lang);
}

// The map is drawn as that of a race that has not begun, with nobody on it.
class Site {
 public:
  Site(const Scene& scene, const jr::Board& board)
      : table_(match_of(scene).table().options, board),
        look_{table_, nobody_there(), scene.seating, scene.lang} {
    jr::SuitMask suits = 0;
    for (const jr::Suit suit : match_of(scene).table().suits)
      suits = static_cast<jr::SuitMask>(suits | jr::mask_of(suit));
    table_.seats = match_of(scene).table().seats;
    table_.suits = suits;
    table_.ground = jr::make_ground(table_.net, suits);
  }
  const Look& look() const { return look_; }

 private:
  static Game::View nobody_there() {
    Game::View view;
    view.pub.place.fill(jr::Place::off_board);
    return view;
  }
  Game::Table table_;
  Look look_;
};

// The tile that a choice would place; false if it is about something else.
bool read_place(const Scene& scene, const Choice& choice, jr::Placed& tile) {
  site::Action action;
  if (Building::read(match_of(scene).table(), choice.notation, action)) return false;
  tile = action.tile;
  return action.kind == site::ActionKind::place;
}

// The board, and on it the tile that the cursor is about to place, which then lies last.
jr::Board board_with(const Scene& scene, const Pointer& pointer, bool& previewed) {
  jr::Board board = site::board_of(match_of(scene).state().pub);
  jr::Placed tile;
  previewed = pointer.choice >= 0 &&
              read_place(scene, pointer.choices[static_cast<std::size_t>(pointer.choice)], tile) &&
              !jr::fault(board, tile, {});
  if (previewed) board.place(tile);
  return board;
}

// "joins 2 roads, 1 ends on the water; guideline T"
std::string bring(const Scene& scene, const jr::Board& board, const jr::Placed& tile) {
  const bool alike = match_of(scene).table().guidelines.alike;
  const site::Lie lie = site::lie_of(board, tile, alike);
  std::string out =
      say(scene, {"joins {0}, open {1}", "une {0}, abiertos {1}"}, {lie.joined, lie.open});
  if (lie.joined + lie.shared + lie.findings == 0)
    out = say(scene, {"a new island", "una isla nueva"});
  std::string signs;
  for (const jr::Finding& finding : jr::findings(board, tile, alike)) {
    if (signs.find(jr::symbol(finding.guideline)) == std::string::npos)
      signs += jr::symbol(finding.guideline);
  }
  if (!signs.empty()) out += say(scene, {" · breaks {0}", " · infringe {0}"}, {signs});
  return out;
}

std::string label_of(const Scene& scene, const site::Action& action, Seat seat) {
  const site::Public& pub = match_of(scene).state().pub;
  switch (action.kind) {
    case site::ActionKind::flip:
      return say(scene, {"flip a {0} ({1} left)", "destapa un {0} (quedan {1})"},
                 {site::spoken(action.shape),
                  int{pub.face_down_of(seat)[static_cast<std::size_t>(action.shape)]}});
    case site::ActionKind::take:
      return say(scene, {"take {0} ×{1}", "toma {0} ×{1}"},
                 {site::spoken(action.tile.kind), pub.open_of(seat).count(action.tile.kind)});
    case site::ActionKind::back:
      return say(scene, {"lay it back", "devuélvela"});
    case site::ActionKind::place:
      return bring(scene, site::board_of(pub), action.tile);
    case site::ActionKind::pass:
      return say(scene, {"pass", "pasa"});
  }
  return {};
}

std::string tiles_text(const Scene& scene, const site::Tiles& tiles) {
  std::string out;
  tiles.each_kind([&](jr::TileKind kind) {
    out += (out.empty() ? "" : ", ") +
           (jr::is_royal(kind) ? jr::name_of(kind) : jr::spoken(kind, scene.lang));
    if (tiles.count(kind) > 1) out += " ×" + std::to_string(tiles.count(kind));
  });
  return out;
}

class BuildingPainter final : public Painter {
 public:
  Size board_size(const Scene&, Size room) const override {
    const Size most{std::max(room.rows - kBelow, kLeast.rows),
                    std::max(room.columns, kLeast.columns)};
    // As much as there is: the board grows, and the table should not move while it does.
    return {most.rows + kBelow, std::max(most.columns * 3 / 5, kLeast.columns)};
  }

  std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Scene& scene,
                                const Pointer& pointer) const override {
    bool previewed = false;
    const jr::Board board = board_with(scene, pointer, previewed);
    const Site laid(scene, board);
    const Size most{box.rows - kBelow, box.columns};
    const MapFrame frame = frame_for(laid.look(), most);
    Canvas whole(frame.rows(), frame.columns());
    const std::vector<Choice> none;
    const int last = previewed ? board.size() - 1 : -1;
    const std::vector<Spot> spots =
        paint_map(whole, frame, laid.look(), {.choices = none, .place = last, .choice = -1});
    Spot focus = spots.front();
    for (const Spot& spot : spots) {
      if (spot.place == (previewed ? last : 0)) focus = spot;
    }
    show_part(canvas, {box.row, box.column, most.rows, most.columns}, whole, focus);
    paint_tiles(canvas, {box.row + most.rows, box.column, kBelow, box.columns}, scene);
    return {};
  }

  int standing_rows(const Scene& scene) const override { return scene.match.seats() + 2; }
  void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const override {
    const site::Public& pub = match_of(scene).state().pub;
    const SeatSet asked = scene.match.asked().must;
    const int name = std::max(6, box.columns - 18);
    for (int i = 0; i < scene.match.seats(); ++i) {
      const Seat seat = seat_of(i);
      const int row = box.row + i;
      const Style style{seat_ink(i), Paper::none, asked.has(seat)};
      canvas.put(row, box.column, pawn_sign(seat, asked.has(seat)), style);
      canvas.put(row, box.column + 1, asked.has(seat) ? U'▸' : U' ', {Ink::title});
      canvas.put(row, box.column + 2, fitted(scene.seating.at(seat).name, name), style);
      canvas.put(row, box.column + 3 + name, left_text(pub, seat), {}, box.columns - 3 - name);
    }
    const int below = box.row + scene.match.seats();
    std::string line = say(scene, {"{0} of {1} tiles lie", "{0} de {1} losetas puestas"},
                           {pub.laid.size() - 1, match_of(scene).table().tiles.size()});
    if (!pub.aside.empty())
      line += say(scene, {" · aside: {0}", " · aparte: {0}"}, {tiles_text(scene, pub.aside)});
    canvas.put(below, box.column, cut(line, box.columns), {Ink::cyan});
    const auto broken = jr::findings(site::board_of(pub), match_of(scene).table().guidelines.alike);
    if (!broken.empty()) {
      std::string signs;
      for (const jr::Finding& finding : broken) signs += jr::symbol(finding.guideline);
      canvas.put(below + 1, box.column,
                 cut(say(scene, {"Guidelines broken: {0}", "Pautas infringidas: {0}"}, {signs}),
                     box.columns),
                 {Ink::red});
    }
  }

  // Places in the order of how good the builder thinks them.
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    const auto& match = match_of(scene);
    const auto offers = std::make_unique<Offers<site::Action>>();
    Building::offers(match.table(), Building::sight(match.state(), seat), *offers);
    const site::PlaceJudge judge(match.table(), match.state().pub);
    struct Ranked {
      site::Action action;
      int worth;
    };
    std::vector<Ranked> ranked;
    for (const site::Action& action : *offers) {
      const bool place = action.kind == site::ActionKind::place;
      ranked.push_back({action, place ? judge.worth(action.tile) : -100000});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Ranked& a, const Ranked& b) { return a.worth > b.worth; });
    std::vector<Choice> out;
    for (const Ranked& one : ranked) {
      Choice choice{Building::write(match.table(), one.action), label_of(scene, one.action, seat)};
      if (one.action.kind == site::ActionKind::place && out.size() >= kBest)
        choice.group = say(scene, {"other places", "otros lugares"});
      out.push_back(std::move(choice));
    }
    return out;
  }

  std::string status(const Scene& scene) const override {
    return say(scene, {"building a board", "construcción del tablero"});
  }
  std::string question(const Scene& scene) const override {
    const site::Public& pub = match_of(scene).state().pub;
    const bool seated = scene.viewer != Seat::nobody;
    if (seated && pub.taken_of(scene.viewer) != site::kNoTile) {
      return say(scene, {"where does this go: {0}?", "¿dónde va esto: {0}?"},
                 {site::spoken(pub.taken_of(scene.viewer))});
    }
    if (jr::tiles_lie_open(match_of(scene).table().how))
      return say(scene, {"which tile will you place?", "¿qué loseta colocas?"});
    return say(scene, {"which shape will you flip?", "¿qué forma destapas?"});
  }
  std::string legend(Lang lang) const override {
    return std::string(
        Text(
            "## Building a board\n\n⬡ ◇ △ count the tiles that a player has left by shape. The "
            "list "
            "shows first the places that the program thinks best; the one that is chosen is drawn "
            "on the map.\n\n",
            "## Construir un tablero\n\n⬡ ◇ △ cuentan las losetas que le quedan a cada jugador por "
            "forma. La lista empieza por los lugares que el programa cree mejores; el elegido se "
            "dibuja en el mapa.\n\n")
            .in(lang));
  }
  std::vector<std::string> examples() const override { return {"flip hex", "pass"}; }

 private:
  static std::string left_text(const site::Public& pub, Seat seat) {
    std::string out;
    for (std::size_t i = 0; i < kSigns.size(); ++i) {
      const int left =
          pub.face_down_of(seat)[i] + pub.open_of(seat).size(static_cast<jr::Shape>(i));
      out += (out.empty() ? "" : " ") + std::to_string(left) + std::string(kSigns[i]);
    }
    return out;
  }

  // The tiles that lie open before whoever looks.
  static void paint_tiles(Canvas& canvas, const Box& box, const Scene& scene) {
    if (scene.viewer == Seat::nobody) return;
    const site::Tiles& tiles = match_of(scene).state().pub.open_of(scene.viewer);
    if (tiles.empty()) return;
    const std::string text =
        say(scene, {"Your tiles: {0}", "Tus losetas: {0}"}, {tiles_text(scene, tiles)});
    int row = box.row;
    for (const std::string& line : wrapped(text, box.columns, 2)) {
      if (row < box.row + box.rows) canvas.put(row++, box.column, line, kFaint, box.columns);
    }
  }
};

}  // namespace
}  // namespace jack_rabbits_table

std::unique_ptr<Painter> make_board_building_painter() {
  return std::make_unique<jack_rabbits_table::BuildingPainter>();
}

}  // namespace warren::cli
