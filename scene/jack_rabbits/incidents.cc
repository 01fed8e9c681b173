// What is worth stopping for: who did it, with what, what it brought and cost them. Told from what
// the viewer has heard, events before this one included: a fight's cards are spread over entries.
#include "games/jack_rabbits/rules/vetting.h"
#include "games/seat_view.h"
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::EventKind;
using Event = Game::Event;
using Side = Incident::Side;

// An undo has none.
std::span<const Event> events_of(const SeatView<Game>& heard, int entry) {
  return heard.entry(entry).undo ? std::span<const Event>() : heard.events(entry);
}

class Teller {
 public:
  Teller(const SeatView<Game>& heard, const Look& look, int entry, int event)
      : heard_(heard),
        look_(look),
        entry_(entry),
        event_(heard.events(entry)[static_cast<std::size_t>(event)]) {}

  std::optional<Incident> tell() const {
    if (index_of(event_.seat) >= look_.setup.seats) return {};
    switch (event_.kind) {
      case EventKind::attacked:
        return attacked();
      case EventKind::gave_in:
        return fought();
      case EventKind::stole:
      case EventKind::seized:
        return robbed();
      case EventKind::challenged:
        return challenged();
      case EventKind::proved:
        return proved();
      case EventKind::conceded:
        return turned_away();
      case EventKind::took_off:
        return flight();
      case EventKind::went_off:
        return off();
      case EventKind::acquired:
        return acquired();
      case EventKind::traded:
        return traded();
      case EventKind::called:
        return called();
      case EventKind::won:
        return won();
      case EventKind::power:
        return power();
      default:
        return {};
    }
  }

 private:
  std::string say(Text text, Facts facts = {}) const { return look_.say(text, facts); }
  std::string name(Seat seat) const { return player_name(look_, seat); }
  bool seated(Seat seat) const { return index_of(seat) < look_.setup.seats; }
  std::span<const Event> events(int entry) const { return events_of(heard_, entry); }
  const Event* beside(EventKind kind, Seat seat) const {  // in the same entry
    for (const Event& one : heard_.events(entry_)) {
      if (one.kind == kind && one.seat == seat) return &one;
    }
    return nullptr;
  }
  // Something that powers may still avert.
  bool goes_off(Seat seat) const { return beside(EventKind::went_off, seat) != nullptr; }
  std::string sent_off(Seat seat, bool ends_turn) const {
    if (!goes_off(seat))
      return say({"is about to go off the board", "está a punto de ir al destierro"});
    return ends_turn ? say({"goes off the board, and the turn is over",
                            "va al destierro y se le acaba el turno"})
                     : say({"goes off the board until the next turn",
                            "va al destierro hasta su próximo turno"});
  }

  // --- fights and thefts -------------------------------------------------------------------------

  // Only who is in it needs to be told that it begins.
  std::optional<Incident> attacked() const {
    const Seat me = look_.view.seat, other = event_.other();
    if (!seated(other) || (me != event_.seat && me != other)) return {};
    return Incident{
        say({"{0} attacks {1}", "{0} ataca a {1}"}, {name(event_.seat), name(other)}),
        {Side{event_.seat, {}, say({"wants to steal a card", "quiere robar una carta"})},
         Side{other,
              {},
              say({"must play more spades, or goes off the board",
                   "debe jugar más picas, o va al destierro"}),
              true}}};
  }

  // Goes back to the attack.
  Incident fought() const {
    const Seat loser = event_.seat;
    Fought fight = last_fight(heard_, entry_, look_.setup.seats);
    if (!fight.has(loser)) {
      return {say({"{0} loses the fight", "{0} pierde la pelea"}, {name(loser)}),
              {Side{loser, {}, sent_off(loser, false), true}}};
    }
    const bool repelled = loser == fight.attacker;
    const Seat winner = repelled ? fight.defender : fight.attacker;
    const bool robs =
        !look_.pub().pending.empty() && look_.pub().top().kind == jr::FrameKind::steal;
    const std::string prize =
        repelled ? say({"stays, and takes nothing", "se queda y no se lleva nada"})
        : robs   ? say({"steals a random card from {0}", "le roba una carta al azar a {0}"},
                       {name(loser)})
               : say({"takes nothing: {0} holds no card", "no se lleva nada: {0} no tiene cartas"},
                     {name(loser)});
    return {say({"{0} wins the fight", "{0} gana la pelea"}, {name(winner)}),
            {Side{winner, written(fight.of(winner)), prize},
             Side{loser, written(fight.of(loser)), sent_off(loser, repelled), true}}};
  }

  std::optional<Incident> robbed() const {
    const Seat victim = event_.other();
    if (!seated(victim)) return {};
    const bool royal = !jr::royals(event_.cards).empty();
    const bool known = !event_.cards.empty();
    const std::string what =
        known ? cards_name(event_.cards, look_.lang) : say({"a card", "una carta"});
    const Text title = event_.kind == EventKind::seized
                           ? Text{"{0} seizes {1} from {2}", "{0} expropia {1} a {2}"}
                           : Text{"{0} steals {1} from {2}", "{0} le roba {1} a {2}"};
    return Incident{
        say(title, {name(event_.seat), what, name(victim)}),
        {Side{event_.seat, known ? written(event_.cards) : std::vector<std::string>{""},
              royal ? say({"gets the royal and puts a carrot on its hex",
                           "se queda con la carta real y pone su zanahoria"})
                    : say({"has one card more", "tiene una carta más"})},
         Side{victim,
              {},
              royal ? say({"loses the royal and its carrot", "pierde la carta real y su zanahoria"})
                    : say({"has one card less", "tiene una carta menos"}),
              true}}};
  }

  // --- visits ------------------------------------------------------------------------------------

  Incident challenged() const {
    const Seat visitor = look_.pub().turn;
    return {say({"{0} contests the visit of {1}", "{0} cuestiona la visita de {1}"},
                {name(event_.seat), name(visitor)}),
            {Side{event_.seat, written(event_.cards),
                  say({"loses these if {0} shows hearts too", "los pierde si {0} también muestra"},
                      {name(visitor)})},
             Side{visitor,
                  {},
                  say({"must show hearts worth {0}, or goes off the board",
                       "debe mostrar corazones que valgan {0}, o va al destierro"},
                      {jr::proof_need(look_.setup, look_.pub(), visitor).amount}),
                  true}}};
  }
  Incident proved() const {
    Incident out{
        say({"{0} may stay", "{0} puede quedarse"}, {name(event_.seat)}),
        {Side{event_.seat, written(event_.cards),
              say({"stays, and keeps the hearts shown", "se queda y conserva los corazones"})}}};
    for (const Event& one : heard_.events(entry_)) {
      if (one.kind != EventKind::forfeited) continue;
      out.sides.push_back(Side{one.seat, written(one.cards),
                               goes_off(one.seat) ? say({"loses these and goes off the board",
                                                         "los pierde y va al destierro"})
                                                  : sent_off(one.seat, false),
                               true});
    }
    return out;
  }
  Incident turned_away() const {
    Incident out{say({"{0} is turned away", "{0} no puede quedarse"}, {name(event_.seat)}),
                 {Side{event_.seat, {}, sent_off(event_.seat, true), true}}};
    for (int entry = entry_; entry >= heard_.first_entry(); --entry) {
      for (const Event& one : events(entry)) {
        if (one.kind != EventKind::challenged) continue;
        out.sides.insert(
            out.sides.begin(),
            Side{one.seat, written(one.cards),
                 say({"was right, and keeps the cards shown", "acertó y conserva lo mostrado"})});
        return out;
      }
    }
    return out;
  }

  // --- flights, falls, gains ---------------------------------------------------------------------

  Cards club() const {
    const int rank = look_.pub().club;
    Cards out;
    if (rank > 0) out.add(jr::card_of(jr::Suit::clubs, static_cast<std::uint8_t>(rank - 1)));
    return out;
  }
  Incident flight() const {
    const bool lacks = event_.shortfall() > 0;
    return {lacks ? say({"{0} flies too low", "{0} vuela demasiado bajo"}, {name(event_.seat)})
                  : say({"{0} takes off", "{0} despega"}, {name(event_.seat)}),
            {Side{event_.seat, written(club()),
                  lacks ? say({"lacks {0}: pays it, or falls off the board",
                               "le falta {0}: lo paga, o cae al destierro"},
                              {event_.shortfall()})
                        : say({"the club is worth the dice: flies to another tower",
                               "el trébol vale lo que los dados: vuela a otra torre"}),
                  lacks}}};
  }

  // Other reasons are told by the event that was one, unless a power put it off till now.
  std::optional<Incident> off() const {
    for (const Event& one : heard_.events(entry_)) {
      if (one.kind == EventKind::gave_in || one.kind == EventKind::conceded ||
          one.kind == EventKind::proved || one.kind == EventKind::traded ||
          (one.kind == EventKind::power && one.seat != event_.seat))
        return {};
    }
    const Text title =
        event_.off() == jr::Off::walked ? Text{"{0} walks off the board", "{0} sale del tablero"}
        : event_.off() == jr::Off::fell ? Text{"{0} falls off the board", "{0} cae al destierro"}
        : event_.off() == jr::Off::burnt
            ? Text{"{0} is driven off by the fire", "el fuego echa a {0}"}
        : event_.off() == jr::Off::chased
            ? Text{"{0} flees from the beast", "{0} huye de la bestia"}
            : Text{"{0} goes off the board", "{0} va al destierro"};
    return Incident{say(title, {name(event_.seat)}),
                    {Side{event_.seat,
                          {},
                          say({"draws no card; next turn, after the lottery, into the Underground",
                               "no toma carta; en su próximo turno, tras la lotería, al Subsuelo"}),
                          true}}};
  }

  // What a power did that all should notice: those it was done to, with what they lost.
  std::optional<Incident> power() const {
    const PowerLine* line = power_line(event_.suit(), event_.choice());
    if (line == nullptr || line->weight < 3) return {};
    const Fact about = aim_told(look_.setup, look_.lang, event_);
    const Voice voice = look_.voice();
    Incident out{name(event_.seat) + " " +
                     warren::fill(line->did.in(look_.lang),
                                  {about, Fact(""), cards_name(event_.cards, look_.lang),
                                   look_.setup.worth_of(event_.cards)},
                                  voice),
                 {}};
    const Event* paid = beside(EventKind::paid, event_.seat);
    Cards shown = event_.cards;
    if (paid != nullptr) shown = shown | paid->cards;
    out.sides.push_back(Side{event_.seat, written(shown), power_brings()});
    for (const Event& one : heard_.events(entry_)) {
      if (one.kind == EventKind::forfeited && one.seat != event_.seat && seated(one.seat))
        out.sides.push_back(Side{one.seat, written(one.cards),
                                 say({"loses what was laid out", "pierde lo que había expuesto"}),
                                 true});
      if (one.kind == EventKind::went_off && seated(one.seat))
        out.sides.push_back(
            Side{one.seat, {}, sent_off(one.seat, one.seat == look_.pub().turn), true});
    }
    return out;
  }
  std::string power_brings() const {
    if (const PowerWords* words = power_words(look_, event_.suit()); words != nullptr) {
      const PowerLine* line = power_line(event_.suit(), event_.choice());
      return look_.say(line->brings);
    }
    return {};
  }

  Incident acquired() const {
    const Event* paid = beside(EventKind::paid, event_.seat);
    const bool ready = needs_only_home(look_, event_.seat);
    const std::string now =
        ready
            ? say({"has what it takes: now home to the Citadel!",
                   "ya tiene lo que hace falta: ¡a casa, a la Ciudadela!"})
            : say({"now {0}; a carrot marks the hex", "ahora {0}; una zanahoria marca el hexágono"},
                  {standing(look_, event_.seat)});
    Incident out{say({"{0} acquires {1}", "{0} adquiere {1}"},
                     {name(event_.seat), cards_name(event_.cards, look_.lang)}),
                 {Side{event_.seat, written(event_.cards), now}}};
    if (paid != nullptr)
      out.title += say({" for {0}", " por {0}"}, {cards_name(paid->cards, look_.lang)});
    return out;
  }

  std::optional<Incident> traded() const {
    Incident out;
    bool cheated = false;
    for (const Event& one : heard_.events(entry_)) {
      if (one.kind != EventKind::handed || !seated(one.other())) continue;
      const bool off = goes_off(one.seat);
      cheated = cheated || off;
      std::vector<std::string> cards = written(one.cards);
      cards.resize(static_cast<std::size_t>(std::max(one.count(), one.cards.size())));
      out.sides.push_back(Side{
          one.seat, std::move(cards),
          off                ? say({"gave other than agreed: goes off the board",
                                    "no dio lo acordado: va al destierro"})
          : one.count() == 0 ? say({"gave nothing", "no dio nada"})
                             : say({"gave these to {0}", "dio esto a {0}"}, {name(one.other())}),
          off});
    }
    if (out.sides.size() != 2) return {};
    out.title = say(cheated ? Text{"{0} and {1} traded, not as agreed",
                                   "{0} y {1} comerciaron, no como acordaron"}
                            : Text{"{0} and {1} traded", "{0} y {1} comerciaron"},
                    {name(out.sides[0].seat), name(out.sides[1].seat)});
    return out;
  }

  std::optional<Incident> called() const {
    if (!seated(event_.other()) || event_.surplus() == 0) return {};
    return Incident{
        say({"{0} calls out {1}", "{0} señala a {1}"}, {name(event_.seat), name(event_.other())}),
        {Side{event_.other(),
              {},
              look_.setup.variant.seized_surplus
                  ? say({"holds too many cards: {0} takes those over {1}",
                         "tiene cartas de más: {0} se lleva las que pasen de {1}"},
                        {name(event_.seat), look_.setup.hand_limit})
                  : say({"holds too many cards: discards down to {0}",
                         "tiene cartas de más: descarta hasta quedarse con {0}"},
                        {look_.setup.hand_limit}),
              true}}};
  }

  Incident won() const {
    Incident out{say({"{0} wins the game!", "¡{0} gana la partida!"}, {name(event_.seat)}),
                 {Side{event_.seat, written(look_.pub().royals_of(event_.seat)),
                       say({"has brought these home to the Citadel",
                            "las ha llevado a casa, a la Ciudadela"})}}};
    for (int i = 0; i < look_.setup.seats; ++i) {
      const Seat seat = seat_of(i);
      if (seat == event_.seat) continue;
      const std::string had = standing(look_, seat);
      out.sides.push_back(Side{seat, written(look_.pub().royals_of(seat)),
                               had.empty() ? say({"has no royal", "no tiene reales"}) : had, true});
    }
    return out;
  }

  const SeatView<Game>& heard_;
  const Look& look_;
  int entry_;
  const Event& event_;
};

}  // namespace

Fought last_fight(const SeatView<Game>& heard, int entry, int seats) {
  const auto seated = [seats](Seat seat) { return index_of(seat) < seats; };
  Fought out;
  for (; entry >= heard.first_entry() && out.attacker == Seat::nobody; --entry) {
    for (const Event& one : events_of(heard, entry)) {
      if (one.kind == EventKind::played && seated(one.seat))
        out.of(one.seat) = out.of(one.seat) | one.cards;
      if (one.kind != EventKind::attacked || !seated(one.other())) continue;
      out.attacker = one.seat;
      out.defender = one.other();
    }
  }
  return out;
}

std::optional<Incident> incident_of(const Scene& scene, const Look& look, int entry, int event) {
  return Teller(*view_as<Game>(scene.view.teller(entry)), look, entry, event).tell();
}

}  // namespace warren::jack_rabbits_scene
