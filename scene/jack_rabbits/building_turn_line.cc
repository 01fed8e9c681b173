// What a turn of building brought, in a line.
#include "games/jack_rabbits/building/spoken.h"
#include "scene/jack_rabbits/building.h"

namespace warren::jack_rabbits_scene {
namespace {

const site::Event& event_of(const HeardEvent& event) {
  return view_as<Building>(event.view->teller(event.entry))
      ->events(event.entry)[static_cast<std::size_t>(event.event)];
}

}  // namespace

Seat building_turn_begun(const HeardEvent& event) {
  const site::Event& one = event_of(event);
  return one.kind == site::EventKind::turn_began ? one.seat : Seat::nobody;
}

std::string building_turn_line(const HeardTurn& turn, const Voice& voice) {
  TurnWords out(turn.seat, voice);
  for (const HeardEvent& heard : turn.events) {
    const site::Event& event = event_of(heard);
    const auto did = [&](Text text, Facts facts = {}) {
      if (event.seat == turn.seat) return out.did(text, facts);
      out.also({"{0} {1}.", "{0} {1}."}, {event.seat, out.words(text, facts)});
    };
    const std::string tile = site::spoken(event.tile.kind).in(voice.lang());
    switch (event.kind) {
      case site::EventKind::set_aside:
        did({"set a tile aside ({0})", "apartó una pieza ({0})"}, {tile});
        break;
      case site::EventKind::placed:
        did({"placed a tile: {0}", "colocó una pieza: {0}"}, {tile});
        break;
      case site::EventKind::passed:
        did({"passed", "pasó"});
        break;
      case site::EventKind::renewed:
        out.also({"The board could not be finished: building begins anew.",
                  "El tablero no se podía terminar: se vuelve a empezar."});
        break;
      case site::EventKind::ended:
        out.also({"The board is finished.", "El tablero está terminado."});
        break;
      default:
        break;
    }
  }
  if (out.line().empty() && turn.seat != Seat::nobody) out.did({"builds", "construye"});
  const std::string line = out.line();
  return line.empty() ? out.words({"The tiles are dealt.", "Se reparten las piezas."}) : line;
}

}  // namespace warren::jack_rabbits_scene
