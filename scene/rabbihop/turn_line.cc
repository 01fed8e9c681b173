// What a turn of Rabbihop brought, in a line or two.
#include "scene/rabbihop/turn_line.h"

#include "scene/heard.h"
#include "scene/rabbihop/look.h"

namespace warren::rabbihop_scene {
namespace {

using rh::EventKind;

class TurnTeller {
 public:
  TurnTeller(Seat whose, const Voice& voice) : out_(whose, voice) {}

  void hear(const rh::Event& event) {
    if (event.kind == EventKind::turn_began) extra_ = event.extra();
    if (event.kind == EventKind::jumped) return jump(event);
    jumping_ = jumping_ && event.kind == EventKind::placed;
    if (event.kind != doing_ && event.kind != EventKind::chose) cells_.clear();
    if (!hopped(event) && !handled(event)) changed(event);
  }

  std::string line() {
    if (!used_.empty()) out_.add(used_);
    if (out_.empty() && out_.whose() != Seat::nobody)
      out_.did(extra_ ? Text{"begins an extra turn", "empieza un turno extra"}
                      : Text{"begins a turn", "empieza su turno"});
    const std::string line = out_.line();
    return line.empty() ? out_.words({"The tiles are laid out.", "Se colocan las losetas."}) : line;
  }

 private:
  Lang lang() const { return out_.voice().lang(); }
  std::string tiles(int count) const {
    if (count == 1) return out_.words({"a tile", "una loseta"});
    return out_.words({"{0} tiles", "{0} losetas"}, {count});
  }
  std::string name(rh::TileId id) const {
    return rh::slot(id) < rh::kTiles ? full_name(id, lang()) : "?";
  }
  void did(const rh::Event& event, Text text, Facts facts = {}) {
    if (event.seat == out_.whose()) return out_.did(text, facts);
    out_.also({"{0} {1}.", "{0} {1}."}, {event.seat, out_.words(text, facts)});
  }

  // Jumps in a row are one way.
  void jump(const rh::Event& event) {
    const std::string to = out_.words({"jumped to {0}", "saltó a {0}"}, {rh::write(event.to())});
    if (jumping_)
      out_.instead(to);
    else
      out_.add(to);
    jumping_ = true;
  }

  bool hopped(const rh::Event& event) {
    switch (event.kind) {
      case EventKind::cannot_jump:
        return did(event, {"could not jump", "no pudo saltar"}), true;
      case EventKind::paid:
        did(event,
            event.why() == rh::Why::trap ? Text{"lost {0} to a trap", "perdió {0} en una trampa"}
            : event.why() == rh::Why::fences
                ? Text{"paid {0} for fences", "pagó {0} por las vallas"}
                : Text{"paid {0} for not jumping", "pagó {0} por no saltar"},
            {tiles(event.tiles())});
        return true;
      case EventKind::skipped:
        did(event,
            event.skips_handling() ? Text{"laid a tile on {0} so as to handle nothing",
                                          "puso una loseta en {0} para no manejar nada"}
                                   : Text{"laid a tile on {0} instead of jumping",
                                          "puso una loseta en {0} y no saltó"},
            {rh::write(event.cell())});
        return true;
      case EventKind::teleported:
        used_.clear();
        did(event, {"teleported to {0}", "se teletransportó a {0}"}, {rh::write(event.cell())});
        return true;
      case EventKind::walked:
        did(event, event.from_trap()
                       ? Text{"had to go back to the start", "tuvo que volver a la salida"}
                       : Text{"walked to the start", "fue andando a la salida"});
        return true;
      default:
        return false;
    }
  }

  bool handled(const rh::Event& event) {
    switch (event.kind) {
      case EventKind::took:
        return did(event, {"took the tile", "tomó la loseta"}), true;
      case EventKind::did:
        // The name of a type comes out of a text that may be foreign.
        used_ = out_.words(
            {"used the tile ({0})", "usó la loseta ({0})"},
            {rh::info(static_cast<rh::TileType>(static_cast<int>(event.type()) % rh::kTileTypes))
                 .name});
        return true;
      case EventKind::stayed:
        return did(event, {"had nothing to handle", "no tuvo nada que manejar"}), true;
      case EventKind::stole:
        used_.clear();
        did(event, {"stole {0} from {1}", "robó {0} a {1}"}, {name(event.tile()), event.victim()});
        return true;
      case EventKind::kept:
        return did(event, {"kept {0}", "conservó {0}"}, {name(event.tile())}), true;
      default:
        return false;
    }
  }

  // The same done to one cell after another is told once.
  void several(const rh::Event& event, Text text) {
    used_.clear();
    const bool more = doing_ == event.kind && !cells_.empty() && event.seat == out_.whose();
    if (!more) cells_.clear();
    cells_.push_back(rh::write(event.cell()));
    doing_ = event.kind;
    std::string list = cells_.front();
    for (std::size_t i = 1; i < cells_.size(); ++i)
      list += (i + 1 == cells_.size() ? out_.words({" and ", " y "}) : ", ") + cells_[i];
    if (more)
      out_.instead(out_.words(text, {list}));
    else
      did(event, text, {list});
  }

  // What became of the map.
  void changed(const rh::Event& event) {
    const auto cell = [&] { return rh::write(event.cell()); };
    const auto effect = [&](Text text, Facts facts) {
      used_.clear();
      did(event, text, facts);
    };
    switch (event.kind) {
      case EventKind::turned:
        return several(event, {"turned {0}", "giró {0}"});
      case EventKind::fenced:
        return effect(event.added() ? Text{"put a fence at {0}", "puso una valla en {0}"}
                                    : Text{"removed the fence at {0}", "quitó la valla de {0}"},
                      {rh::write(event.border())});
      case EventKind::laid:
        return effect({"moved a fence to {0}", "movió una valla a {0}"},
                      {rh::write(event.border())});
      case EventKind::swapped:
        return effect({"swapped {0} and {1}", "intercambió {0} y {1}"},
                      {cell(), rh::write(event.other_cell())});
      case EventKind::destroyed:
        return several(event, {"destroyed {0}", "destruyó {0}"});
      case EventKind::stacked:
        return effect({"stacked {0} onto {1}", "apiló {0} sobre {1}"},
                      {rh::write(event.from()), rh::write(event.to())});
      case EventKind::claimed:
        if (event.seat != Seat::nobody)
          return did(event, {"closed off a territory", "encerró un territorio"});
        return out_.also({"A territory with nobody inside is closed off.",
                          "Queda encerrado un territorio sin nadie dentro."});
      case EventKind::discarded:
        return out_.also({"A tile leaves the deck.", "Una loseta deja el mazo."});
      case EventKind::ended:
        return out_.also({"The game is over.", "La partida ha terminado."});
      default:
        return;
    }
  }

  TurnWords out_;
  std::string used_;                // a tile of which no more is known yet
  std::vector<std::string> cells_;  // of what is done to several
  EventKind doing_ = EventKind::ended;
  bool jumping_ = false;
  bool extra_ = false;
};

const rh::Event& event_of(const HeardEvent& event) {
  return view_as<rh::Rabbihop>(event.view->teller(event.entry))
      ->events(event.entry)[static_cast<std::size_t>(event.event)];
}

}  // namespace

Seat turn_begun(const HeardEvent& event) {
  const rh::Event& one = event_of(event);
  return one.kind == EventKind::turn_began ? one.seat : Seat::nobody;
}

std::string turn_line(const HeardTurn& turn, const Voice& voice) {
  TurnTeller teller(turn.seat, voice);
  for (const HeardEvent& event : turn.events) teller.hear(event_of(event));
  return teller.line();
}

}  // namespace warren::rabbihop_scene
