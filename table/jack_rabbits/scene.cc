// Jack Rabbits as the page is told of it (web/src/engine/jack_rabbits.ts).
#include "core/fields.h"
#include "table/jack_rabbits/look.h"
#include "table/scene_writer.h"

namespace warren {
namespace jack_rabbits_table {
namespace {

std::string id_of(int place) {
  if (place == kUnderground) return "underground";
  if (place == kOffBoard) return "off";
  if (place >= kPorts) return "port" + std::to_string(place - kPorts);
  return "t" + std::to_string(place);
}

std::vector<std::string> written(const Cards& cards) {
  std::vector<std::string> out;
  cards.for_each([&](Card card) { out.push_back(jr::write(card)); });
  return out;
}

class JackRabbitsSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene, Seat seat) const override {
    return jack_rabbits_table::choices(look_at(scene), seat);
  }
  std::vector<std::string> cards_of(const Scene& scene, const Choice& choice) const override {
    Action action;
    if (!choice.steps.empty() || jr::read(look_at(scene).table, choice.notation, action)) return {};
    return written(action.cards);
  }
  std::string status(const Scene& scene) const override {
    return jack_rabbits_table::status(look_at(scene));
  }
  std::string question(const Scene& scene) const override {
    return jack_rabbits_table::question(look_at(scene));
  }
  std::string phase(const Scene& scene) const override {
    return jack_rabbits_table::phase(look_at(scene));
  }
  std::string outcome(const Scene& scene) const override {
    return jack_rabbits_table::phase(look_at(scene));
  }
  std::string reckoning(const Scene& scene) const override {
    return jack_rabbits_table::reckoning(look_at(scene));
  }
  std::vector<int> places(const Scene& scene) const override {
    const Look look = look_at(scene);
    std::vector<int> out;
    for (int tile = 0; tile < look.table.net.tiles(); ++tile) out.push_back(tile);
    out.push_back(kUnderground);
    for (int port = 0; port < look.table.ground.ports; ++port) out.push_back(place_of_port(port));
    return out;
  }
  std::string place_id(const Scene&, int place) const override { return id_of(place); }
  std::string about(const Scene& scene, int place) const override {
    return jack_rabbits_table::about(look_at(scene), place);
  }
  void write_view(const Scene&, JsonWriter& json) const override {
    json.begin_object().key("kind").text(Game::kId).end_object();
  }
  void write_board(const Scene&, JsonWriter& json) const override {
    json.begin_object().key("kind").text(Game::kId).end_object();
  }
  EventFacts facts(const Scene& scene, int event) const override {
    Game::Event happened;
    EventFacts out;
    if (!from_bytes(scene.match.told().event_bytes(event, scene.viewer), happened)) return out;
    out.seat = happened.seat;
    out.cards = written(happened.cards);
    out.count = happened.cards.size();
    return out;
  }
};

}  // namespace
}  // namespace jack_rabbits_table

const SceneWriter& jack_rabbits_scene_writer() {
  static const jack_rabbits_table::JackRabbitsSceneWriter writer;
  return writer;
}

}  // namespace warren
