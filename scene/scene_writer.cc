#include "scene/scene_writer.h"

#include <algorithm>

#include "games/game_list.h"
#include "games/seat_view.h"

namespace warren {

std::vector<std::string> SceneWriter::cards_of(const Scene&, const Choice&) const { return {}; }
std::string SceneWriter::phase(const Scene&) const { return {}; }
std::string SceneWriter::outcome(const Scene&) const { return {}; }
std::string SceneWriter::reckoning(const Scene&) const { return {}; }
std::optional<Incident> SceneWriter::incident(const Scene&, int, int) const { return {}; }

std::string SceneWriter::touch(const Scene&, std::string_view) const { return {}; }

Ruling SceneWriter::untouchable(const Scene& scene, std::string_view) const {
  return {Ruling::Kind::refused, "nothing-there", "",
          std::string(Text("There is nothing for you to do here now.",
                           "Ahora no hay nada que puedas hacer aquí.")
                          .in(scene.lang))};
}

Ruling SceneWriter::refusal(const Scene& scene, std::string_view action) const {
  return scene.view.refusal(action, scene.voice());
}

Seat SceneWriter::turn_begun(const HeardEvent&) const { return Seat::nobody; }
Seat SceneWriter::whose(const HeardEvent&) const { return Seat::nobody; }
std::string SceneWriter::turn_line(const HeardTurn&, const Voice&) const { return {}; }
Forced SceneWriter::forced(const Scene&) const { return Forced::rules; }

Guide SceneWriter::guide(const Scene&) const { return {}; }
void SceneWriter::add_goal(const Scene&, Guide&) const {}
std::string SceneWriter::matters(const Scene&, int) const { return {}; }
std::string SceneWriter::reason(const Scene&, const Choice&) const { return {}; }

Foreseen SceneWriter::foresee(const Scene&, const std::vector<std::string>&) const { return {}; }

std::string SceneWriter::thing_written(const Scene&, std::string_view written) const {
  return std::string(written);
}
Inspection SceneWriter::describe(const Scene& scene, std::string_view thing) const {
  for (const int place : places(scene)) {
    if (place_id(scene, place) == thing) return {.title = about(scene, place)};
  }
  return {};
}

bool SceneWriter::concerns(const Scene& scene, const Choice& choice, std::string_view thing) const {
  if (choice.place >= 0 && place_id(scene, choice.place) == thing) return true;
  const bool card = thing.starts_with(kCardThing);
  const std::string_view name = card ? thing.substr(kCardThing.size()) : thing;
  if (thing.size() == 2 && thing[0] == 'p')
    return choice.notation.ends_with(" " + std::string(name));
  if (!card && thing.find('.') == std::string_view::npos) return false;
  const std::vector<std::string> named = cards_of(scene, choice);
  return std::find(named.begin(), named.end(), name) != named.end();
}

const SceneWriter& scene_writer(const AnyView& view) {
  if (is_of<jack_rabbits::WideJackRabbits>(view)) return jack_rabbits_scene_writer();
  if (is_of<jack_rabbits::BoardBuilding>(view)) return board_building_scene_writer();
  if (is_of<rabbihop::Rabbihop>(view)) return rabbihop_scene_writer();
  return plain_scene_writer();
}

namespace {

class PlainSceneWriter final : public SceneWriter {
 public:
  std::vector<Choice> choices(const Scene& scene) const override {
    std::vector<Choice> out;
    for (std::string& offer : scene.view.offers()) out.push_back({offer, offer});
    return out;
  }
  std::string status(const Scene&) const override { return {}; }
  std::string question(const Scene&) const override { return {}; }
  std::vector<int> places(const Scene&) const override { return {}; }
  std::string place_id(const Scene&, int) const override { return {}; }
  std::string about(const Scene&, int) const override { return {}; }
  void write_view(const Scene& scene, JsonWriter& json) const override {
    json.begin_object().key("kind").text("plain").key("text").text(scene.view.text()).end_object();
  }
  void write_board(const Scene& scene, JsonWriter& json) const override { write_view(scene, json); }
  EventFacts facts(const Scene&, int, int) const override { return {}; }
};

}  // namespace

const SceneWriter& plain_scene_writer() {
  static const PlainSceneWriter writer;
  return writer;
}

}  // namespace warren
