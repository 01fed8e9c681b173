#include "cli/terminal/painters.h"

#include <algorithm>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/painter.h"
#include "cli/terminal/rabbihop/painter.h"
#include "core/log_text.h"
#include "games/game_list.h"
#include "games/seat_view.h"

namespace warren::cli {
namespace {

// Shows any game as its notation.
class PlainPainter final : public Painter {
 public:
  Size board_size(const Scene& scene, Size room) const override {
    constexpr int kNarrowest = 40;
    const auto lines = view(scene, std::max(room.columns, kNarrowest));
    Size size{static_cast<int>(lines.size()), 0};
    for (const std::string& line : lines) size.columns = std::max(size.columns, columns_of(line));
    return size;
  }
  std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Scene& scene,
                                const Pointer&) const override {
    int row = box.row;
    for (const std::string& line : view(scene, box.columns)) {
      if (row < box.row + box.rows) canvas.put(row++, box.column, line, {}, box.columns);
    }
    return {};
  }
  int standing_rows(const Scene& scene) const override { return scene.view.seats(); }
  void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const override {
    const Result result = scene.view.result();
    for (int i = 0; i < scene.view.seats(); ++i) {
      const Seat seat = seat_of(i);
      canvas.put(box.row + i, box.column, pawn_sign(seat, scene.view.asked().must.has(seat)),
                 {seat_ink(i), Paper::none, true});
      canvas.put(box.row + i, box.column + 2,
                 fitted(scene.seating.at(seat).name, box.columns - 6) + " " +
                     std::to_string(result.scores[static_cast<std::size_t>(i)]),
                 {}, box.columns - 2);
    }
  }
  std::string status(const Scene& scene) const override {
    return warren::fill(Text("turn {0}", "turno {0}"), {scene.view.result().turns}, scene.lang);
  }
  std::string question(const Scene& scene) const override {
    return std::string(Text("What will you do?", "¿Qué haces?").in(scene.lang));
  }
  std::vector<std::string> examples() const override { return {"1", "2"}; }

 private:
  static std::vector<std::string> view(const Scene& scene, int columns) {
    std::vector<std::string> lines;
    const std::string text = scene.view.text();
    for (std::string_view rest = text; !rest.empty();) {
      for (std::string& line : wrapped(take_line(rest), columns, 2))
        lines.push_back(std::move(line));
    }
    return lines;
  }
};

// Two painters that take turns: one for the stage before a game, one for the game. What neither was
// made for is shown as its notation.
template <Game First, Game Second>
class StagedPainter final : public Painter {
 public:
  StagedPainter(std::unique_ptr<Painter> first, std::unique_ptr<Painter> second)
      : first_(std::move(first)), second_(std::move(second)) {}

  Size board_size(const Scene& scene, Size room) const override {
    return now(scene).board_size(scene, room);
  }
  std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Scene& scene,
                                const Pointer& pointer) const override {
    return now(scene).paint_board(canvas, box, scene, pointer);
  }
  int standing_rows(const Scene& scene) const override { return now(scene).standing_rows(scene); }
  void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const override {
    now(scene).paint_standing(canvas, box, scene);
  }
  std::vector<Choice> choices(const Scene& scene) const override {
    return now(scene).choices(scene);
  }
  int home(const Scene& scene) const override { return now(scene).home(scene); }
  std::string status(const Scene& scene) const override { return now(scene).status(scene); }
  std::string question(const Scene& scene) const override { return now(scene).question(scene); }
  std::string about(const Scene& scene, int place) const override {
    return now(scene).about(scene, place);
  }
  std::string reckoning(const Scene& scene) const override { return now(scene).reckoning(scene); }
  std::string lines(const Scene& scene) const override { return now(scene).lines(scene); }
  std::string meant(const Scene& scene, std::string_view typed) const override {
    return now(scene).meant(scene, typed);
  }
  std::string legend(Lang lang) const override {
    return first_->legend(lang) + second_->legend(lang);
  }
  std::vector<std::string> examples() const override { return second_->examples(); }

 private:
  const Painter& now(const Scene& scene) const {
    if (is_of<Second>(scene.view)) return *second_;
    if (is_of<First>(scene.view)) return *first_;
    return plain_;
  }
  std::unique_ptr<Painter> first_, second_;
  PlainPainter plain_;
};

}  // namespace

std::unique_ptr<Painter> painter_for(std::string_view game) {
  if (game == rabbihop::Rabbihop::kId) return make_rabbihop_painter();
  using jack_rabbits::BoardBuilding, jack_rabbits::WideJackRabbits;
  if (game == WideJackRabbits::kId) {
    return std::make_unique<StagedPainter<BoardBuilding, WideJackRabbits>>(
        make_board_building_painter(), make_jack_rabbits_painter());
  }
  return std::make_unique<PlainPainter>();
}

}  // namespace warren::cli
