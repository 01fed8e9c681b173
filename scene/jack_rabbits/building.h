// What is said while players build the board of Jack Rabbits: for the terminal and for the page.
#pragma once

#include <string>
#include <vector>

#include "games/jack_rabbits/building/board_building.h"
#include "games/seat_view.h"
#include "scene/choice.h"
#include "scene/guide.h"
#include "scene/scene.h"
#include "scene/turn_lines.h"

namespace warren::jack_rabbits_scene {

namespace jr = jack_rabbits;
namespace site = jack_rabbits::building;
using Building = jr::BoardBuilding;

inline const site::Setup& setup_of(const Scene& scene) {
  return view_as<Building>(scene.view)->setup();
}
// Nothing is secret while a board is built: this is all there is.
inline const site::Public& public_of(const Scene& scene) {
  return view_as<Building>(scene.view)->view().pub;
}
inline std::string say(const Scene& scene, Text text, Facts facts = {}) {
  return warren::fill(text, facts, scene.lang);
}

// Places in the order of how good the builder thinks them.
std::vector<Choice> building_choices(const Scene& scene);
std::string building_status(const Scene& scene);
std::string building_question(const Scene& scene);
Seat building_turn_begun(const HeardEvent& event);  // building_turn_line.cc
std::string building_turn_line(const HeardTurn& turn, const Voice& voice);
Guide building_guide(const Scene& scene);                              // building_guide.cc
std::string tiles_text(const Scene& scene, const site::Tiles& tiles);  // "a wood ×2, KS"

}  // namespace warren::jack_rabbits_scene
