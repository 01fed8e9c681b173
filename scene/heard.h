// The typed events that a viewer has heard of, for the pictures of one game.
#pragma once

#include "games/seat_view.h"
#include "scene/scene.h"

namespace warren {

// The entry must belong to a stage with this game: scene_writer() sees to it.
template <Game G>
const typename G::Event& heard(const Scene& scene, int entry, int event) {
  return view_as<G>(scene.view.teller(entry))->events(entry)[static_cast<std::size_t>(event)];
}

}  // namespace warren
