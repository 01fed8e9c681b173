// What a turn of Rabbihop brought, in a line or two.
#include "scene/rabbihop/turn_line.h"

#include "scene/heard.h"
#include "scene/inspection.h"
#include "scene/rabbihop/look.h"

namespace warren::rabbihop_scene {
namespace {

using rh::EventKind;

class TurnTeller {
 public:
  TurnTeller(Seat whose, const Voice& voice, const rh::Setup& setup, const rh::View& before)
      : out_(whose, voice), setup_(setup), view_(before) {}

  void hear(const rh::Event& event) {
    tell(event);
    rh::Rabbihop::evolve(setup_, view_, event);
  }

  std::string line() {
    if (!used_.empty()) out_.add(used_);
    if (out_.empty() && out_.whose() != Seat::nobody)
      out_.also(extra_ ? Text{"{0} has an extra turn.", "{0} tiene un turno extra."}
                       : Text{"It is the turn of {0}.", "Es el turno de {0}."},
                {out_.whose()});
    const std::string line = out_.line();
    return line.empty() ? out_.words({"The tiles are laid out.", "Se disponen las losetas."})
                        : line;
  }

 private:
  Lang lang() const { return out_.voice().lang(); }
  std::string tiles(int count) const {
    if (count == 1) return out_.words({"a tile", "una loseta"});
    return out_.words({"{0} tiles", "{0} losetas"}, {count});
  }
  std::string name(rh::TileId id) const {
    return rh::slot(id) < rh::kTiles ? capital(full_name(id, lang()))
                                     : out_.words({"a tile", "una loseta"});
  }
  // "a4 (carrot 2)"
  std::string tile_on(rh::Cell cell) const {
    const rh::TileId id = view_.pub.top_at(cell);
    return id == rh::TileId::none ? rh::write(cell) : rh::write(cell) + " (" + name(id) + ")";
  }
  std::string border(rh::Border at) const { return out_.words({"{0}", "{0}"}, {rh::between(at)}); }
  void did(const rh::Event& event, Text text, Facts facts = {}) {
    many_.clear();
    if (event.seat == out_.whose()) return out_.did(text, facts);
    out_.also({"{0} {1}.", "{0} {1}."}, {event.seat, out_.words(text, facts)});
  }
  // "turned a1, b3 and c2": what was done to one after the other is said once.
  void did_to(const rh::Event& event, Text text, std::string what) {
    if (event.seat != out_.whose()) return did(event, text, {std::move(what)});
    if (event.kind != last_) many_.clear();
    last_ = event.kind;
    many_.push_back(std::move(what));
    std::string all = many_.front();
    for (std::size_t i = 1; i < many_.size(); ++i)
      all += (i + 1 == many_.size() ? out_.words({" and ", " y "}) : ", ") + many_[i];
    if (many_.size() > 1) return out_.instead(out_.words(text, {all}));
    out_.did(text, {all});
  }

  void tell(const rh::Event& event) {
    if (event.kind == EventKind::turn_began) extra_ = event.extra();
    if (event.kind == EventKind::jumped) return jump(event);
    jumping_ = jumping_ && event.kind == EventKind::placed;
    if (!hopped(event) && !handled(event)) changed(event);
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
        return pay(event), true;
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
        did(event, event.from_trap() ? Text{"was sent to the start", "tuvo que volver a la salida"}
                                     : Text{"walked to the start", "fue andando a la salida"});
        return true;
      default:
        return false;
    }
  }

  void pay(const rh::Event& event) {
    switch (event.why()) {
      case rh::Why::trap:
        return did(event, {"lost {0} in a trap", "perdió {0} en una trampa"},
                   {tiles(event.tiles())});
      case rh::Why::no_jump:
        return did(event, {"paid {0} for not jumping", "pagó {0} por no saltar"},
                   {tiles(event.tiles())});
      default:
        return did(event, {"paid {0} for fences", "pagó {0} por las vallas"},
                   {tiles(event.tiles())});
    }
  }

  // Which tile it was and what it brought then. Whoever leaves a plus takes it from afar.
  void take(const rh::Event& event) {
    const rh::TileId top = view_.pub.top_at(event.cell());
    const auto points = [&](const rh::View& view) {
      return rh::score(setup_, view.pub, event.seat);
    };
    rh::View after = view_;
    rh::Rabbihop::evolve(setup_, after, event);
    const std::vector<Fact> facts = {name(top), signed_number(points(after) - points(view_)),
                                     rh::write(event.cell())};
    if (top != rh::TileId::none && view_.pub.below[rh::slot(top)] != rh::TileId::none)
      return did(event, {"took the stack on {2} ({1})", "tomó el montón de {2} ({1})"}, facts);
    did(event, {"took {0} ({1}) on {2}", "tomó {0} ({1}) en {2}"}, facts);
  }

  // Known until it has done something.
  void use(const rh::Event& event) {
    // The name of a type comes out of a text that may be foreign.
    const auto type = static_cast<rh::TileType>(static_cast<int>(event.type()) % rh::kTileTypes);
    used_ = type == rh::TileType::plus
                ? out_.words({"used the plus for an extra turn", "usó el más para un turno extra"})
                : out_.words({"used the tile on {1} ({0})", "usó la loseta de {1} ({0})"},
                             {rh::info(type).name, rh::write(event.cell())});
  }

  bool handled(const rh::Event& event) {
    switch (event.kind) {
      case EventKind::took:
        return take(event), true;
      case EventKind::did:
        return use(event), true;
      case EventKind::finished:
        if (!used_.empty()) did(event, {"turned nothing", "no giró ninguna loseta"});
        used_.clear();
        return true;
      case EventKind::stayed:
        return did(event, {"had nothing to handle", "no tuvo nada que manejar"}), true;
      case EventKind::stole:
        used_.clear();
        did(event, {"stole {0} from {1}", "robó {0} a {1}"}, {name(event.tile()), event.victim()});
        return true;
      case EventKind::kept:
        return did_to(event, {"kept {0}", "conservó {0}"}, name(event.tile())), true;
      default:
        return false;
    }
  }

  // What became of the map.
  void changed(const rh::Event& event) {
    const auto effect = [&](Text text, Facts facts) {
      used_.clear();
      did(event, text, facts);
    };
    switch (event.kind) {
      case EventKind::turned:
        used_.clear();
        return did_to(event, {"turned {0}", "giró {0}"}, rh::write(event.cell()));
      case EventKind::destroyed:
        used_.clear();
        return did_to(event, {"destroyed {0}", "destruyó {0}"}, tile_on(event.cell()));
      case EventKind::fenced:
        return effect(event.added() ? Text{"put a fence {0}", "puso una valla {0}"}
                                    : Text{"removed the fence {0}", "quitó la valla {0}"},
                      {border(event.border())});
      case EventKind::lifted:
        lifted_ = border(event.border());
        return;
      case EventKind::laid:
        return effect({"moved a fence from {0} to {1}", "movió una valla de {0} a {1}"},
                      {lifted_, border(event.border())});
      case EventKind::swapped:
        return effect({"swapped {0} and {1}", "intercambió {0} y {1}"},
                      {tile_on(event.cell()), tile_on(event.other_cell())});
      case EventKind::stacked:
        return effect({"stacked {0} onto {1}", "apiló {0} sobre {1}"},
                      {tile_on(event.from()), tile_on(event.to())});
      case EventKind::claimed:
        if (event.seat != Seat::nobody)
          return did(event, {"closed off a territory", "encerró un territorio"});
        return out_.also({"A territory with nobody inside is closed off.",
                          "Queda encerrado un territorio sin nadie dentro."});
      case EventKind::discarded:
        return out_.also({"Nobody drew a tile in this round: one leaves the deck.",
                          "Nadie sacó losetas en esta ronda: se retira una del mazo."});
      case EventKind::ended:
        return out_.also({"The game is over.", "La partida ha terminado."});
      default:
        return;
    }
  }

  TurnWords out_;
  const rh::Setup& setup_;
  rh::View view_;                      // before the event that is told
  std::string used_;                   // a tile of which no more is known yet
  std::string lifted_;                 // where a fence stood that moves
  std::vector<std::string> many_;      // what the last clause is about
  EventKind last_ = EventKind::ended;  // of these
  bool jumping_ = false;
  bool extra_ = false;
};

const rh::Event& event_of(const HeardEvent& event) {
  return view_as<rh::Rabbihop>(event.view->teller(event.entry))
      ->events(event.entry)[static_cast<std::size_t>(event.event)];
}

}  // namespace

rh::View view_before(const HeardEvent& event) {
  const SeatView<rh::Rabbihop>& seen = *view_as<rh::Rabbihop>(event.view->teller(event.entry));
  std::vector<int> standing;  // entries that were not taken back
  for (int entry = seen.first_entry(); entry < event.entry; ++entry) {
    if (!event.view->entry(entry).undo)
      standing.push_back(entry);
    else if (!standing.empty())
      standing.pop_back();
  }
  const std::unique_ptr<AnyView> beginning = seen.beginning();
  rh::View out = view_as<rh::Rabbihop>(*beginning)->view();
  const auto follow = [&](std::span<const rh::Event> events) {
    for (const rh::Event& each : events) rh::Rabbihop::evolve(seen.setup(), out, each);
  };
  for (const int entry : standing) follow(seen.events(entry));
  follow(seen.events(event.entry).first(static_cast<std::size_t>(event.event)));
  return out;
}

Seat turn_begun(const HeardEvent& event) {
  const rh::Event& one = event_of(event);
  return one.kind == EventKind::turn_began ? one.seat : Seat::nobody;
}

std::string turn_line(const HeardTurn& turn, const Voice& voice) {
  const HeardEvent& first = turn.events.front();
  const rh::Setup& setup = view_as<rh::Rabbihop>(first.view->teller(first.entry))->setup();
  TurnTeller teller(turn.seat, voice, setup, view_before(first));
  for (const HeardEvent& event : turn.events) teller.hear(event_of(event));
  return teller.line();
}

}  // namespace warren::rabbihop_scene
