// Why not, as a page says it: nobody sees the numbers of sides there.
#include <array>

#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

struct Reason {
  std::string_view code;
  Text text;  // {0}: "northeast", "al noreste"
};

constexpr std::array kBySide = {
    Reason{"no-road", {"No road leads out {0}.", "Ningún camino sale {0}."}},
    Reason{"closed-edge",
           {"The road {0} runs into a closed edge.", "El camino {0} da a un borde cerrado."}},
    Reason{"crossed-edge",
           {"You have already crossed the {0} edge that way in this journey.",
            "Ya has cruzado así el borde que da {0} en esta travesía."}},
    Reason{"barred", {"Something bars the way {0}.", "Algo corta el paso {0}."}},
    Reason{"step-is-walk",
           {"Going {0} you will be asked at the next stop anyway: walk.",
            "Si vas {0} se te preguntará de todos modos en la siguiente parada: camina."}},
    Reason{"not-other-road",
           {"The other road of this tile does not lead {0}.",
            "El otro camino de esta pieza no lleva {0}."}},
};

// The tile that the rabbit of the turn stands on.
int tile_now(const Look& look) {
  const Game::Public& pub = look.pub();
  if (pub.turn == Seat::nobody) return kOffBoard;
  const jr::Spot spot = spot_now(pub);
  return spot == jr::kNoSpot ? place_number(look, pub.place_of(pub.turn))
                             : int{look.setup.ground.at(spot).tile};
}

}  // namespace

std::string reason_by_side(const Look& look, std::string_view code, int side) {
  const int tile = tile_now(look);
  if (!is_tile(tile) || side < 0 || side >= look.setup.board.outline_of(tile).sides) return {};
  for (const Reason& each : kBySide) {
    if (each.code == code) return look.say(each.text, {direction(look, tile, side)});
  }
  return {};
}

}  // namespace warren::jack_rabbits_scene
