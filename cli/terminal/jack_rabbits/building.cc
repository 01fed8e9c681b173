// How the table shows a board while it is built: the tiles that lie, the place that is looked at
// with the tile as it would lie there, what each player has left, and what a place would bring.
#include "scene/jack_rabbits/building.h"

#include <algorithm>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/map.h"

namespace warren::cli {
namespace jack_rabbits_picture {
namespace {

constexpr int kBelow = 3;  // rows below the map
constexpr Size kLeast{9, 33};
constexpr Style kFaint{Ink::faint};
constexpr std::array<std::string_view, site::kShapes> kSigns = {"⬡", "◇", "△"};

// The map is drawn as that of a race that has not begun, with nobody on it.
class Site {
 public:
  Site(const Scene& scene, const jr::Board& board)
      : setup_(setup_of(scene).options, board),
        look_{setup_, nobody_there(), scene.seating, scene.lang} {
    jr::SuitMask suits = 0;
    for (const jr::Suit suit : setup_of(scene).suits)
      suits = static_cast<jr::SuitMask>(suits | jr::mask_of(suit));
    setup_.seats = setup_of(scene).seats;
    setup_.suits = suits;
    setup_.ground = jr::make_ground(setup_.net, suits);
  }
  const Look& look() const { return look_; }

 private:
  static Game::View nobody_there() {
    Game::View view;
    view.pub.place.fill(jr::Place::off_board);
    return view;
  }
  Game::Setup setup_;
  Look look_;
};

// The tile that a choice would place; false if it is about something else.
bool read_place(const Scene& scene, const Choice& choice, jr::Placed& tile) {
  site::Action action;
  if (Building::read(setup_of(scene), choice.notation, action)) return false;
  tile = action.tile;
  return action.kind == site::ActionKind::place;
}

// The board, and on it the tile that the cursor is about to place, which then lies last.
jr::Board board_with(const Scene& scene, const Pointer& pointer, bool& previewed) {
  jr::Board board = site::board_of(public_of(scene));
  jr::Placed tile;
  previewed = pointer.choice >= 0 &&
              read_place(scene, pointer.choices[static_cast<std::size_t>(pointer.choice)], tile) &&
              !jr::fault(board, tile, {});
  if (previewed) board.place(tile);
  return board;
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

  int standing_rows(const Scene& scene) const override { return scene.view.seats() + 2; }
  void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const override {
    const site::Public& pub = public_of(scene);
    const SeatSet asked = scene.view.asked().must;
    const int name = std::max(6, box.columns - 18);
    for (int i = 0; i < scene.view.seats(); ++i) {
      const Seat seat = seat_of(i);
      const int row = box.row + i;
      const Style style{seat_ink(i), Paper::none, asked.has(seat)};
      canvas.put(row, box.column, pawn_sign(seat, asked.has(seat)), style);
      canvas.put(row, box.column + 1, asked.has(seat) ? U'▸' : U' ', {Ink::title});
      canvas.put(row, box.column + 2, fitted(scene.seating.at(seat).name, name), style);
      canvas.put(row, box.column + 3 + name, left_text(pub, seat), {}, box.columns - 3 - name);
    }
    const int below = box.row + scene.view.seats();
    std::string line = say(scene, {"{0} of {1} tiles placed", "{0} de {1} piezas colocadas"},
                           {pub.laid.size() - 1, setup_of(scene).tiles.size()});
    if (!pub.aside.empty())
      line += say(scene, {" · aside: {0}", " · aparte: {0}"}, {tiles_text(scene, pub.aside)});
    canvas.put(below, box.column, cut(line, box.columns), {Ink::cyan});
    const auto broken = jr::findings(site::board_of(pub), setup_of(scene).guidelines.alike);
    if (!broken.empty()) {
      std::string signs;
      for (const jr::Finding& finding : broken) signs += jr::symbol(finding.guideline);
      canvas.put(below + 1, box.column,
                 cut(say(scene, {"Guidelines broken: {0}", "Pautas infringidas: {0}"}, {signs}),
                     box.columns),
                 {Ink::red});
    }
  }

  std::vector<Choice> choices(const Scene& scene) const override { return building_choices(scene); }
  std::string status(const Scene& scene) const override { return building_status(scene); }
  std::string question(const Scene& scene) const override { return building_question(scene); }
  std::string legend(Lang lang) const override {
    return std::string(
        Text("## Building a board\n\n⬡ ◇ △ count the tiles that a player has left by shape. The "
             "list "
             "shows first the places that the program thinks best; the one that is chosen is drawn "
             "on the map.\n\n",
             "## Construir un tablero\n\n⬡ ◇ △ cuentan las piezas que le quedan a cada jugador por "
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
    if (scene.viewer() == Seat::nobody) return;
    const site::Tiles& tiles = public_of(scene).open_of(scene.viewer());
    if (tiles.empty()) return;
    const std::string text =
        say(scene, {"Your tiles: {0}", "Tus piezas: {0}"}, {tiles_text(scene, tiles)});
    int row = box.row;
    for (const std::string& line : wrapped(text, box.columns, 2)) {
      if (row < box.row + box.rows) canvas.put(row++, box.column, line, kFaint, box.columns);
    }
  }
};

}  // namespace
}  // namespace jack_rabbits_picture

std::unique_ptr<Painter> make_board_building_painter() {
  return std::make_unique<jack_rabbits_picture::BuildingPainter>();
}

}  // namespace warren::cli
