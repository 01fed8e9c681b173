// The building of a board as the page is told of it (web/src/engine/jack_rabbits.ts).
#include "core/fields.h"
#include "table/jack_rabbits/building.h"
#include "table/scene_writer.h"

namespace warren {
namespace jack_rabbits_table {
namespace {

class BuildingSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    return building_choices(scene, seat);
  }
  std::string status(const Scene& scene) const override { return building_status(scene); }
  std::string question(const Scene& scene) const override { return building_question(scene); }
  std::vector<int> places(const Scene&) const override { return {}; }
  std::string place_id(const Scene&, int) const override { return {}; }
  std::string about(const Scene&, int) const override { return {}; }
  void write_view(const Scene&, JsonWriter& json) const override {
    json.begin_object().key("kind").text(Building::kId).end_object();
  }
  void write_board(const Scene&, JsonWriter& json) const override {
    json.begin_object().key("kind").text(Building::kId).end_object();
  }
  EventFacts facts(const Scene& scene, int event) const override {
    site::Event happened;
    EventFacts out;
    if (!from_bytes(scene.match.told().event_bytes(event, scene.viewer), happened)) return out;
    out.seat = happened.seat;
    return out;
  }
};

}  // namespace
}  // namespace jack_rabbits_table

const SceneWriter& board_building_scene_writer() {
  static const jack_rabbits_table::BuildingSceneWriter writer;
  return writer;
}

}  // namespace warren
