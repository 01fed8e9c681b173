// What a turn of Jack Rabbits brought, in a line or two.
#include "scene/jack_rabbits/turn_line.h"

#include <array>
#include <optional>

#include "scene/heard.h"
#include "scene/jack_rabbits/look.h"
#include "scene/jack_rabbits/power_words.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::EventKind;

// In the order of By; where to follows.
constexpr std::array<Text, 6> kCame = {
    Text{"walked {0}", "caminó {0}"},  Text{"rode {0}", "cabalgó {0}"},
    Text{"sailed {0}", "navegó {0}"},  Text{"flew {0}", "voló {0}"},
    Text{"went down {0}", "bajó {0}"}, Text{"was taken {0}", "fue a parar {0}"}};
// In the order of Off.
constexpr std::array<Text, 8> kWentOff = {
    Text{"walked off the board", "se fue andando al destierro"},
    Text{"fell out of the sky, off the board", "cayó del cielo al destierro"},
    Text{"went off the board after losing the fight", "fue al destierro tras perder la pelea"},
    Text{"had to go off the board", "tuvo que irse al destierro"},
    Text{"contested the visit in vain, lost {0} and went off the board",
         "cuestionó en vano la visita, perdió {0} y fue al destierro"},
    Text{"went off the board for handing over too little",
         "fue al destierro por entregar de menos"},
    Text{"went off the board in the fire", "fue al destierro por el fuego"},
    Text{"fled from the beast, off the board", "huyó de la bestia al destierro"}};

// What a payment is followed by.
jr::Purpose paid_for(jr::By by) {
  switch (by) {
    case jr::By::road:
      return jr::Purpose::trail;
    case jr::By::horse:
      return jr::Purpose::horse;
    case jr::By::boat:
      return jr::Purpose::boat;
    case jr::By::flight:
      return jr::Purpose::shortfall;
    case jr::By::cave:
      return jr::Purpose::hop;
    case jr::By::power:
      break;
  }
  return jr::Purpose::power;
}

class TurnTeller {
 public:
  TurnTeller(Seat whose, const Voice& voice) : out_(whose, voice) {}

  void hear(const Game::Setup& setup, const Game::Event& event) {
    const bool moves = event.kind == EventKind::stepped || event.kind == EventKind::arrived;
    if (moves) return move(setup, event);
    if (event.kind == EventKind::discarded && own(event)) return discard(event);
    if (event.kind == EventKind::power) {
      use(setup, event);
      return;
    }
    if (!went(event) && !fought(event) && !got(event) && !talked(event) && !set_up(event)) return;
    last_ = Last::other;
    here_ = jr::Place::off_board;
  }

  std::string line() {
    if (!paid_.cards.empty()) out_.did({"paid {0}", "pagó {0}"}, {cards(paid_.cards)});
    if (contested_.seat != Seat::nobody) {
      out_.also(contested_.lost
                    ? Text{"{0} contested the visit in vain and lost {1}.",
                           "{0} cuestionó en vano la visita y perdió {1}."}
                    : Text{"{0} contested the visit with {1}.", "{0} cuestionó la visita con {1}."},
                {contested_.seat, cards(contested_.cards)});
    }
    if (offered_) out_.did({"offered {0} a trade", "ofreció un trato a {0}"}, {*offered_});
    if (out_.empty() && out_.whose() != Seat::nobody) rested();
    std::string line = out_.line();
    return line.empty() ? setting_up() : line;
  }

 private:
  Lang lang() const { return out_.voice().lang(); }
  std::string cards(const Cards& some) const { return cards_name(some, lang()); }
  std::string one_of(const Cards& some) const {
    return some.empty() ? out_.words({"a card", "una carta"}) : cards(some);
  }
  std::string many(int count) const {
    if (count == 1) return out_.words({"a card", "una carta"});
    return out_.words({"{0} cards", "{0} cartas"}, {count});
  }
  bool own(const Game::Event& event) const { return event.seat == out_.whose(); }
  void did(const Game::Event& event, Text text, Facts facts = {}) {
    if (own(event)) return out_.did(text, facts);
    out_.also({"{0} {1}.", "{0} {1}."}, {event.seat, out_.words(text, facts)});
  }
  // " for 9♦", where cards were paid for this.
  std::string price(jr::Purpose purpose) {
    if (paid_.cards.empty() || paid_.purpose != purpose) return {};
    return out_.words({" for {0}", " por {0}"}, {cards(std::exchange(paid_.cards, {}))});
  }

  // A way by road is one walk, however many tiles it leads over and whatever was paid on it.
  void walk(std::string clause) {
    const bool on = last_ == Last::walk;
    if (!on) toll_.clear();
    if (!paid_.cards.empty() && paid_.purpose == jr::Purpose::trail)
      toll_ += (toll_.empty() ? "" : " ") + cards(std::exchange(paid_.cards, {}));
    if (!toll_.empty())
      clause += out_.words({" by another road for {0}", " pagando {0} por otro camino"}, {toll_});
    on ? out_.instead(std::move(clause)) : out_.add(std::move(clause));
    last_ = Last::walk;
  }

  void discard(const Game::Event& event) {
    const bool on = last_ == Last::discard;
    dropped_ = (on ? dropped_ + " " : "") + cards(event.cards);
    std::string clause = out_.words({"discarded {0}", "descartó {0}"}, {dropped_});
    on ? out_.instead(std::move(clause)) : out_.add(std::move(clause));
    last_ = Last::discard;
  }

  void move(const Game::Setup& setup, const Game::Event& event) {
    std::string to;
    if (event.kind == EventKind::arrived) {
      to = hex_to(event.place(), lang());
    } else {
      if (event.spot() >= setup.ground.spots) return;
      to = out_.words({"to {0}", "a {0}"}, {tile_name(setup.ground.at(event.spot()).kind, lang())});
    }
    const bool up = event.kind == EventKind::stepped && event.by() == jr::By::cave;
    std::string clause =
        up ? out_.words(paid_.cards.empty() ? Text{"came out of a cave", "salió por una cueva"}
                                            : Text{"came out of another one", "salió por otra"})
           : out_.words(kCame[static_cast<std::size_t>(event.by()) % kCame.size()], {to});
    if (!own(event)) return out_.also({"{0} {1}.", "{0} {1}."}, {event.seat, clause});
    here_ = event.kind == EventKind::arrived ? event.place() : jr::Place::off_board;
    // The power that took it there has said so.
    if (event.by() == jr::By::power && last_ == Last::power) return;
    if (event.by() == jr::By::road) return walk(std::move(clause));
    clause += price(paid_for(event.by()));
    out_.add(std::move(clause));
    last_ = Last::other;
  }

  bool went(const Game::Event& event) {
    switch (event.kind) {
      case EventKind::surfaced:
        return did(event, {"came back into the Underground", "volvió al Subsuelo"}), true;
      case EventKind::walked_back:
        return did(event, {"walked back", "volvió atrás"}), true;
      case EventKind::went_off:
        return go_off(event), true;
      case EventKind::won:
        return did(event, {"won the game", "ganó la partida"}), true;
      default:
        return false;
    }
  }

  void go_off(const Game::Event& event) {
    const Text text = kWentOff[static_cast<std::size_t>(event.off()) % kWentOff.size()];
    if (own(event) && event.off() == jr::Off::walked) return walk(out_.words(text));
    did(event, text, {cards(contested_.cards)});
    if (event.off() == jr::Off::lost_challenge) contested_ = {};
  }

  bool fought(const Game::Event& event) {
    switch (event.kind) {
      case EventKind::attacked:
        attacked_ = event.other();
        return did(event, {"attacked {0}", "atacó a {0}"}, {event.other()}), true;
      case EventKind::stole:
        if (own(event) && attacked_ == event.other())
          return did(event, {"stole {0}", "le robó {0}"}, {one_of(event.cards)}), true;
        did(event, {"stole {0} from {1}", "robó {0} a {1}"}, {one_of(event.cards), event.other()});
        return true;
      case EventKind::challenged:
        contested_ = {event.seat, event.cards};
        return true;
      case EventKind::proved:
        did(event, {"stayed by showing {0}", "se quedó mostrando {0}"}, {cards(event.cards)});
        return true;
      case EventKind::forfeited:
        if (event.seat == contested_.seat) return contested_.lost = true;
        return did(event, {"lost {0}", "perdió {0}"}, {cards(event.cards)}), true;
      case EventKind::called:
        did(event, {"called out {0}", "señaló a {0}"}, {event.other()});
        return true;
      case EventKind::seized:
        did(event, {"seized {0} from {1}", "expropió {0} a {1}"},
            {one_of(event.cards), event.other()});
        return true;
      default:
        return false;
    }
  }

  bool got(const Game::Event& event) {
    switch (event.kind) {
      case EventKind::paid:
        if (own(event)) paid_ = {event.cards, event.purpose()};
        return false;
      case EventKind::joker_bought:
        buy(event, jr::Purpose::joker, {"bought {0}", "compró {0}"});
        return true;
      case EventKind::joker_released:
        return did(event, {"released {0}", "liberó {0}"}, {cards(event.cards)}), true;
      case EventKind::acquired:
        buy(event, jr::Purpose::royal,
            jr::is_royal(here_) && event.cards.has(jr::card_of(here_))
                ? Text{"acquired it", "la adquirió"}
                : Text{"acquired {0}", "adquirió {0}"});
        return true;
      case EventKind::bought:
        buy(event, jr::Purpose::goods, {"bought {0}", "compró {0}"});
        return true;
      case EventKind::drew:
        if (event.why() == jr::Draw::deal)
          ++dealt_;
        else if (own(event))
          ++drew_;
        return false;
      case EventKind::gave_up:
        did(event, {"gave {0} back to the court", "devolvió {0} a la corte"}, {cards(event.cards)});
        return true;
      case EventKind::discarded:
        did(event, {"discarded {0}", "descartó {0}"}, {cards(event.cards)});
        return true;
      default:
        return false;
    }
  }
  void buy(const Game::Event& event, jr::Purpose purpose, Text text) {
    if (!own(event)) return did(event, text, {cards(event.cards)});
    std::string clause = out_.words(text, {cards(event.cards)});
    clause += price(purpose);
    out_.add(std::move(clause));
  }
  // A power says itself what it did, and of which steps there is nothing to say.
  void use(const Game::Setup& setup, const Game::Event& event) {
    const PowerLine* line = power_line(event.suit(), event.choice());
    if (line != nullptr && line->did.in(Lang::en).empty()) return;
    last_ = Last::power;
    here_ = jr::Place::off_board;
    if (line == nullptr) return use_unknown(event);
    const Fact aim = aim_told(setup, lang(), event);
    std::string clause =
        out_.words(line->did, {aim, Fact(""), cards(event.cards), setup.worth_of(event.cards)});
    if (!own(event)) return out_.also({"{0} {1}.", "{0} {1}."}, {event.seat, clause});
    clause += price(jr::Purpose::power);
    out_.add(std::move(clause));
  }
  // Of a suit that brings no words.
  void use_unknown(const Game::Event& event) {
    const bool again = event.suit() == used_ && event.seat == user_;
    used_ = event.suit();
    user_ = event.seat;
    if (again || static_cast<int>(event.suit()) >= jr::kMostSuits) return;
    did(event, {"used the power of {0}", "usó el poder de {0}"},
        {suits_name(jr::mask_of(event.suit()))});
  }

  bool talked(const Game::Event& event) {
    switch (event.kind) {
      case EventKind::proposed:
        offered_ = event.other();
        return false;
      case EventKind::declined:
        if (offered_)
          out_.did({"offered {0} a trade in vain", "ofreció en vano un trato a {0}"}, {*offered_});
        offered_.reset();
        return true;
      case EventKind::traded:
        offered_.reset();
        return did(event, {"traded with {0}", "comerció con {0}"}, {event.other()}), true;
      case EventKind::laid_out:
        if (event.cards.empty()) return false;
        return did(event, {"laid out {0}", "expuso {0}"}, {cards(event.cards)}), true;
      case EventKind::stopped:
        return did(event, {"said that it is enough", "dijo que ya basta"}), true;
      case EventKind::finished:
        return out_.also({"All have explored enough.", "Todos han explorado bastante."}), true;
      default:
        return false;
    }
  }

  bool set_up(const Game::Event& event) {
    if (event.kind == EventKind::ordered) ordered_ = true;
    if (event.kind == EventKind::ended) ended_ = true;
    return false;
  }

  // Of a turn that is not over nobody knows yet what it brings.
  void rested() {
    if (!ended_ && drew_ == 0) return out_.did({"begins a turn", "empieza su turno"});
    if (ended_) out_.did({"stayed", "se quedó"});
    if (drew_ > 0) out_.did({"drew {0}", "tomó {0}"}, {many(drew_)});
  }
  std::string setting_up() const {
    if (dealt_ == 0 && ordered_)
      return out_.words({"Who begins is decided.", "Se decide quién empieza."});
    return out_.words({"The cards are dealt.", "Se reparten las cartas."});
  }

  TurnWords out_;
  struct {
    Cards cards = {};
    jr::Purpose purpose = jr::Purpose::none;
  } paid_;
  struct {
    Seat seat = Seat::nobody;
    Cards cards = {};
    bool lost = false;
  } contested_;
  enum class Last : std::uint8_t { other, walk, discard, power } last_ = Last::other;  // clause
  std::string toll_;                       // on this walk
  std::string dropped_;                    // in this discard
  jr::Place here_ = jr::Place::off_board;  // where the last clause led to
  Seat attacked_ = Seat::nobody;
  bool ordered_ = false;
  bool ended_ = false;
  int dealt_ = 0;
  int drew_ = 0;
  std::optional<Seat> offered_;
  jr::Suit used_ = static_cast<jr::Suit>(jr::kMostSuits);
  Seat user_ = Seat::nobody;
};

const SeatView<Game>& seen(const HeardEvent& event) {
  return *view_as<Game>(event.view->teller(event.entry));
}
const Game::Event& event_of(const HeardEvent& event) {
  return seen(event).events(event.entry)[static_cast<std::size_t>(event.event)];
}

}  // namespace

Seat turn_begun(const HeardEvent& event) {
  const Game::Event& one = event_of(event);
  return one.kind == EventKind::turn_began ? one.seat : Seat::nobody;
}

Seat whose(const HeardEvent& event) {
  const Seat seat = event_of(event).seat;
  return seat != Seat::nobody && index_of(seat) < event.view->seats() ? seat : Seat::nobody;
}

std::string turn_line(const HeardTurn& turn, const Voice& voice) {
  TurnTeller teller(turn.seat, voice);
  for (const HeardEvent& event : turn.events) teller.hear(seen(event).setup(), event_of(event));
  return teller.line();
}

}  // namespace warren::jack_rabbits_scene
