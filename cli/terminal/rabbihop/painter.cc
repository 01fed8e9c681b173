#include "cli/terminal/rabbihop/painter.h"

#include "cli/shared/letters.h"

namespace warren::cli {
namespace rabbihop_picture {

namespace {

class RabbihopPainter final : public Painter {
 public:
  Size board_size(const Scene& scene, Size room) const override {
    return rabbihop_picture::board_size(look_at(scene), room);
  }
  std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Scene& scene,
                                const Pointer& pointer) const override {
    return rabbihop_picture::paint_board(canvas, box, look_at(scene), pointer);
  }
  int standing_rows(const Scene& scene) const override {
    const Look look = look_at(scene);
    return 1 + look.setup.seats + (look.setup.market ? 1 : 0);
  }
  void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const override;

  std::vector<Choice> choices(const Scene& scene) const override {
    return rabbihop_picture::choices(look_at(scene));
  }
  int home(const Scene& scene) const override {
    return place_of(look_at(scene).pub().pawn_of(scene.viewer()));
  }
  std::string status(const Scene& scene) const override {
    return rabbihop_picture::status(look_at(scene));
  }
  std::string question(const Scene& scene) const override {
    return rabbihop_picture::question(look_at(scene));
  }
  std::string about(const Scene& scene, int place) const override {
    return rabbihop_picture::about(look_at(scene), place);
  }
  std::string reckoning(const Scene& scene) const override {
    return rabbihop_picture::reckoning(look_at(scene));
  }
  std::string legend(Lang lang) const override { return rabbihop_picture::legend(lang); }
  std::vector<std::string> examples() const override { return {"jump east", "turn b3 2"}; }
};

std::string right(int number, int columns) {
  const std::string digits = std::to_string(number);
  const auto missing = columns - static_cast<int>(digits.size());
  return std::string(static_cast<std::size_t>(std::max(missing, 0)), ' ') + digits;
}

void RabbihopPainter::paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const {
  const Look look = look_at(scene);
  const rh::Public& pub = look.pub();
  const bool wide = box.columns >= 36;
  const int top = wide ? 10 : 6;
  const int name = box.columns - 2 - 5 - 5 - 1 - top;
  canvas.put(
      box.row, box.column + 2,
      fitted("", name) + std::string(Text("  pts pile top", "  pts pila cima").in(look.lang)),
      {Ink::faint}, box.columns - 2);
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    const bool active = pub.turn == seat && !pub.over;
    const int row = box.row + 1 + i;
    const Style style{seat_ink(i), Paper::none, active};
    canvas.put(row, box.column, pawn_sign(seat, active), style);
    int column = canvas.put(row, box.column + 2, fitted(look.seating.at(seat).name, name), style);
    column = canvas.put(row, column, right(rh::score(look.setup, pub, seat), 5),
                        {Ink::plain, Paper::none, true});
    column = canvas.put(row, column, right(pub.size_of_pile(seat), 5)) + 1;
    if (const rh::TileId id = pub.pile[static_cast<std::size_t>(i)]; id != rh::TileId::none) {
      canvas.put(row, column, wide ? long_name(id, look.lang) : middle_name(id, look.lang),
                 {ink_of(rh::tile(id).type)}, top);
    }
  }
  if (!look.setup.market) return;
  const int row = box.row + 1 + look.setup.seats;
  int column = canvas.put(row, box.column, Text("Market ", "Mercado ").in(look.lang), {Ink::faint});
  for (const rh::TileId id : pub.market) {
    column = canvas.put(row, column,
                        (wide ? long_name(id, look.lang) : middle_name(id, look.lang)) + " ",
                        {ink_of(rh::tile(id).type)}, box.column + box.columns - column);
  }
}

}  // namespace
}  // namespace rabbihop_picture

std::unique_ptr<Painter> make_rabbihop_painter() {
  return std::make_unique<rabbihop_picture::RabbihopPainter>();
}

}  // namespace warren::cli
