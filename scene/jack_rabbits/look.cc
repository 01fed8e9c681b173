#include "scene/jack_rabbits/look.h"

#include "games/seat_view.h"

namespace warren::jack_rabbits_scene {

Look look_at(const Scene& scene) {
  const SeatView<Game>& seen = *view_as<Game>(scene.view);
  Look look{seen.setup(), seen.view(), scene.seating, scene.lang};
  for (const AnyView* each : scene.open) look.open.push_back(view_as<Game>(*each)->view().own.hand);
  return look;
}

int place_number(const Look& look, jr::Place place) {
  if (place == jr::Place::underground) return kUnderground;
  if (place == jr::Place::off_board) return kOffBoard;
  return look.setup.ground.has(place) ? look.setup.ground.at(place).tile : -1;
}

std::string status(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.dice() == 0 || pub.over()) return look.say({"turn {0}", "turno {0}"}, {int{pub.turns}});
  return look.say({"turn {0} · dice {1} {2} · price {3}", "turno {0} · dados {1} {2} · precio {3}"},
                  {int{pub.turns}, int{pub.die1}, int{pub.die2}, int{pub.price}});
}

}  // namespace warren::jack_rabbits_scene
