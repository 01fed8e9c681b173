// What the guide says while players build the board.
#include "games/jack_rabbits/building/spoken.h"
#include "games/jack_rabbits/state/sections.h"
#include "scene/jack_rabbits/building.h"

namespace warren::jack_rabbits_scene {

Guide building_guide(const Scene& scene) {
  const site::Setup& setup = setup_of(scene);
  const site::Public& pub = public_of(scene);
  const bool open = jr::tiles_lie_open(setup.how);
  const jr::TileKind in_hand = pub.taken_of(scene.viewer());
  Guide out;
  out.rule = jr::Section("Building a board").in(scene.lang);
  if (in_hand != site::kNoTile) {
    out.topic = "build-place";
    out.line = say(scene, {"Choose where this tile goes: {0}.", "Elige dónde va esta pieza: {0}."},
                   {site::spoken(in_hand)});
    out.good = say(scene, {"Roads that meet make short journeys.",
                           "Los caminos que se unen acortan las travesías."});
    out.risk = say(scene, {"A road that ends nowhere leads off the board.",
                           "Un camino que no sigue lleva al destierro."});
  } else {
    out.topic = open ? "build-choose" : "build-flip";
    out.line = open ? say(scene, {"Choose one of your tiles to place.",
                                  "Elige una de tus piezas para colocarla."})
                    : say(scene, {"Choose a shape: one of your tiles of it is turned up.",
                                  "Elige una forma: se destapa una de tus piezas."});
    out.good = say(scene, {"You decide what lies near the Citadel, where all begin.",
                           "Tú decides qué queda cerca de la Ciudadela, de donde salen todos."});
  }
  out.teach("build",
            say(scene, {"Before the race the players build the board, tile by tile. A tile "
                        "touches the land by an edge; only a hex may start an island.",
                        "Antes de la carrera se construye el tablero, pieza a pieza. Una "
                        "pieza toca la tierra por un lado; solo un hexágono puede empezar "
                        "una isla."}));
  return out;
}

}  // namespace warren::jack_rabbits_scene
