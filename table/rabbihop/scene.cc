// Rabbihop as the page is told of it (web/src/engine/rabbihop.ts).
#include "core/fields.h"
#include "table/rabbihop/look.h"
#include "table/scene_writer.h"

namespace warren {
namespace rabbihop_table {
namespace {

constexpr std::array<std::string_view, 4> kBeyondNames = {"beyond-north", "beyond-east",
                                                          "beyond-south", "beyond-west"};

std::string id_of(int place) {
  if (is_cell(place)) return rh::write(cell_of(place));
  if (is_border(place)) return rh::write(border_of(place));
  return std::string(kBeyondNames[static_cast<std::size_t>(place - kBeyond)]);
}

class RabbihopSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    return rabbihop_table::choices(look_at(scene), seat);
  }
  std::string status(const Scene& scene) const override {
    return rabbihop_table::status(look_at(scene));
  }
  std::string question(const Scene& scene) const override {
    return rabbihop_table::question(look_at(scene));
  }
  std::string reckoning(const Scene& scene) const override {
    return rabbihop_table::reckoning(look_at(scene));
  }
  std::vector<int> places(const Scene& scene) const override {
    const Look look = look_at(scene);
    std::vector<int> out;
    for (int row = 0; row < look.table.side; ++row) {
      for (int column = 0; column < look.table.side; ++column)
        out.push_back(place_of(rh::cell_at(row, column)));
    }
    return out;
  }
  std::string place_id(const Scene&, int place) const override { return id_of(place); }
  std::string about(const Scene& scene, int place) const override {
    return rabbihop_table::about(look_at(scene), place);
  }
  void write_view(const Scene& scene, JsonWriter& json) const override {
    const Look look = look_at(scene);
    json.begin_object().key("kind").text(rh::Rabbihop::kId);
    json.key("side").number(look.table.side).end_object();
  }
  void write_board(const Scene&, JsonWriter& json) const override {
    json.begin_object().key("kind").text(rh::Rabbihop::kId).end_object();
  }
  EventFacts facts(const Scene& scene, int event) const override {
    rh::Event happened;
    EventFacts out;
    if (!from_bytes(scene.match.told().event_bytes(event, scene.viewer), happened)) return out;
    out.seat = happened.seat;
    return out;
  }
};

}  // namespace
}  // namespace rabbihop_table

const SceneWriter& rabbihop_scene_writer() {
  static const rabbihop_table::RabbihopSceneWriter writer;
  return writer;
}

}  // namespace warren
