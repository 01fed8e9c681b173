#include "scene/scene_writer.h"

#include "games/game_list.h"

namespace warren {

std::vector<std::string> SceneWriter::cards_of(const Scene&, const Choice&) const { return {}; }
std::string SceneWriter::phase(const Scene&) const { return {}; }
std::string SceneWriter::outcome(const Scene&) const { return {}; }
std::string SceneWriter::reckoning(const Scene&) const { return {}; }
std::string SceneWriter::touch(const Scene&, std::string_view) const { return {}; }

Ruling SceneWriter::untouchable(const Scene& scene, std::string_view) const {
  return {Ruling::Kind::refused, "nothing-there", "",
          std::string(Text("There is nothing for you to do here now.",
                           "Ahora no hay nada que puedas hacer aquí.")
                          .in(scene.lang))};
}

Foreseen SceneWriter::foresee(const Scene&, const std::vector<std::string>&) const { return {}; }

const SceneWriter& scene_writer(std::string_view stage) {
  if (stage == jack_rabbits::JackRabbits::kId) return jack_rabbits_scene_writer();
  if (stage == jack_rabbits::BoardBuilding::kId) return board_building_scene_writer();
  return rabbihop_scene_writer();
}

}  // namespace warren
