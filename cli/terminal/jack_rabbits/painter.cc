#include "cli/terminal/jack_rabbits/painter.h"

namespace warren::cli {
namespace jack_rabbits_picture {

namespace {

class JackRabbitsPainter final : public Painter {
 public:
  Size board_size(const Scene& scene, Size room) const override {
    return jack_rabbits_picture::board_size(look_at(scene), room);
  }
  std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Scene& scene,
                                const Pointer& pointer) const override {
    return jack_rabbits_picture::paint_board(canvas, box, look_at(scene), pointer);
  }
  int standing_rows(const Scene& scene) const override {
    return jack_rabbits_picture::standing_rows(look_at(scene));
  }
  void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const override {
    jack_rabbits_picture::paint_standing(canvas, box, look_at(scene));
  }

  std::vector<Choice> choices(const Scene& scene) const override {
    return jack_rabbits_picture::choices(look_at(scene));
  }
  int home(const Scene& scene) const override {
    const Look look = look_at(scene);
    const Seat seat = look.view.seat;
    const jr::Spot spot = spot_now(look.pub());
    if (seat == look.pub().turn && spot != jr::kNoSpot) return look.setup.ground.at(spot).tile;
    return place_number(look, look.pub().place_of(seat));
  }
  std::string status(const Scene& scene) const override {
    return jack_rabbits_picture::status(look_at(scene));
  }
  std::string question(const Scene& scene) const override {
    return jack_rabbits_picture::question(look_at(scene));
  }
  std::string about(const Scene& scene, int place) const override {
    return jack_rabbits_picture::about(look_at(scene), place);
  }
  std::string reckoning(const Scene& scene) const override {
    return jack_rabbits_picture::reckoning(look_at(scene));
  }
  std::string lines(const Scene& scene) const override {
    return jack_rabbits_picture::lines(look_at(scene), scene.view.text());
  }
  std::string meant(const Scene& scene, std::string_view typed) const override {
    return jack_rabbits_picture::meant(look_at(scene), typed);
  }
  std::string legend(Lang lang) const override { return jack_rabbits_picture::legend(lang); }
  std::vector<std::string> examples() const override { return {"walk 2", "pay 7C 3S"}; }
};

}  // namespace
}  // namespace jack_rabbits_picture

std::unique_ptr<Painter> make_jack_rabbits_painter() {
  return std::make_unique<jack_rabbits_picture::JackRabbitsPainter>();
}

}  // namespace warren::cli
