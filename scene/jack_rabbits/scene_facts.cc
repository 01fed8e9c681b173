// What an event moves and speaks of: cards from somewhere to somewhere, rabbits to places.
#include "scene/jack_rabbits/power_words.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::EventKind;

class Facts {
 public:
  Facts(const Look& look, const Game::Event& event) : look_(look), event_(event) {
    out_.cards = written(event.cards);
    out_.count = event.cards.size();
    if (event.seat == Seat::nobody || index_of(event.seat) >= look.setup.seats) return;
    out_.seat = event.seat;
    mark(me());
  }

  EventFacts take() {
    out_.weight = weight();
    if (!cards() && !rabbit()) others();
    for (const std::string& card : out_.cards) mark(card);
    return std::move(out_);
  }

 private:
  std::string me() const { return out_.seat == Seat::nobody ? "" : id_of(out_.seat); }
  std::string other() {
    if (index_of(event_.other()) >= look_.setup.seats) return {};
    const std::string name = id_of(event_.other());
    mark(name);
    return name;
  }
  void mark(const std::string& thing) {
    if (!thing.empty()) out_.marks.push_back(thing);
  }
  bool move(std::string from, std::string to) {
    out_.from = std::move(from);
    out_.to = std::move(to);
    return true;
  }
  // Cards of which one is hidden from whoever is told, or that are.
  bool move(std::string from, std::string to, int count) {
    out_.count = count;
    return move(std::move(from), std::move(to));
  }
  // Royals and jokers join the court, all else the spent lot.
  std::string lot() const {
    const Cards pips = event_.cards & look_.setup.pips;
    return pips.empty() && !event_.cards.empty() ? "court" : "spent";
  }

  // What the page calls the heap of a suit.
  std::string heap() const {
    const PowerWords* words = power_words(look_, event_.suit());
    return words != nullptr ? std::string(words->heap_id) : std::string();
  }

  bool cards() {
    switch (event_.kind) {
      case EventKind::drew:
        return move("pile", me(), 1);
      case EventKind::reshuffled:
        return move("spent", "pile", look_.pub().pile);
      case EventKind::paid:
      case EventKind::discarded:
      case EventKind::forfeited:
        return move(me(), lot());
      case EventKind::gave_up:
      case EventKind::joker_released:
        return move(me(), "court");
      case EventKind::joker_bought:
        return move("court", me());
      case EventKind::acquired:
        mark_hex();
        return move("court", me());
      case EventKind::goods_chosen:
        return move("spent", "laid");
      case EventKind::bought:
        return move("laid", me());
      case EventKind::played:
        return move(me(), "laid");
      case EventKind::ace_laid:
        return move("spent", me());
      case EventKind::stole:
      case EventKind::seized:
        return move(other(), me(), 1);
      case EventKind::handed:
        return move(me(), other(), event_.count());
      case EventKind::heaped:
        return move(me(), heap());
      case EventKind::cleared:
        return move(heap(), "spent");
      default:
        return false;
    }
  }

  bool rabbit() {
    switch (event_.kind) {
      case EventKind::surfaced:
        return go("off", id_of(kUnderground));
      case EventKind::stepped:
        if (event_.spot() >= look_.setup.ground.spots) return true;
        return go("", id_of(int{look_.setup.ground.at(event_.spot()).tile}));
      case EventKind::arrived:
        return go("", id_of(look_, event_.place()));
      case EventKind::walked_back:
        return go("", id_of(look_, look_.pub().place_of(event_.seat)));
      case EventKind::went_off:
        return go("", "off");
      default:
        return false;
    }
  }
  bool go(std::string from, std::string to) {
    out_.count = 0;
    mark(to);
    return move(std::move(from), std::move(to));
  }

  // Nothing moves; what is shown stays where it is.
  void others() {
    switch (event_.kind) {
      case EventKind::attacked:
      case EventKind::called:
      case EventKind::proposed:
      case EventKind::traded:
        other();
        break;
      case EventKind::intended:
        intended(event_.purpose());
        break;
      case EventKind::power:
        power();
        break;
      case EventKind::turn_began:
      case EventKind::took_off:
      case EventKind::won:
      case EventKind::unvetted:
      case EventKind::challenged:
      case EventKind::proved:
      case EventKind::conceded:
        if (look_.pub().turn != Seat::nobody)
          mark(id_of(look_, look_.pub().place_of(look_.pub().turn)));
        break;
      default:
        break;
    }
  }
  void intended(jr::Purpose purpose) {
    const auto place = jr::place_at(event_.detail());
    const bool hex = purpose == jr::Purpose::horse || purpose == jr::Purpose::royal ||
                     purpose == jr::Purpose::goods;
    if (hex && look_.setup.ground.has(place)) mark(id_of(look_, place));
    if (purpose == jr::Purpose::boat && event_.detail() < look_.setup.ground.ports)
      mark(id_of(place_of_port(event_.detail())));
    if (purpose == jr::Purpose::hop && event_.detail() < look_.setup.ground.caves)
      mark(id_of(int{
          look_.setup.ground.at(look_.setup.ground.mouth[static_cast<std::size_t>(event_.detail())])
              .tile}));
  }
  // A token goes to its tile; what a power speaks of is marked.
  void power() {
    const jr::Suit suit = event_.suit();
    const int place = aim_place(look_, suit, event_.choice(), event_.aim());
    if (place >= 0 && !(place >= kPorts && place - kPorts >= look_.setup.ground.ports))
      mark(id_of(place));
    const Seat seat = aim_seat(look_.setup, event_);
    if (seat != Seat::nobody) mark(id_of(seat));
  }
  int power_weight() const {
    const PowerLine* line = power_line(event_.suit(), event_.choice());
    return line != nullptr ? line->weight : 2;
  }
  void mark_hex() {
    event_.cards.for_each([&](Card card) {
      if (jr::is_royal(card)) mark(id_of(look_, jr::place_of(card)));
    });
  }

  int weight() const {
    const Seat viewer = look_.view.seat;
    switch (event_.kind) {
      case EventKind::turn_began:
      case EventKind::grounded:
      case EventKind::passed:
      case EventKind::took_off:
      case EventKind::intended:
      case EventKind::answered:
      case EventKind::no_card:
      case EventKind::goods_chosen:
      case EventKind::sealed:
      case EventKind::ended:
      case EventKind::closed:
      case EventKind::endangered:
        return 0;
      case EventKind::unvetted:  // the visitor was told that it might be otherwise
        return event_.seat == viewer ? 2 : 0;
      case EventKind::attacked:
      case EventKind::stole:
      case EventKind::called:
      case EventKind::seized:
        return event_.other() == viewer && viewer != Seat::nobody ? 4 : 3;
      case EventKind::went_off:
      case EventKind::forfeited:
        return event_.seat == viewer ? 4 : 3;
      case EventKind::challenged:
        return look_.pub().turn == viewer ? 4 : 3;
      case EventKind::power:
        return power_weight();
      case EventKind::acquired:
      case EventKind::gave_up:
      case EventKind::won:
        return 3;
      case EventKind::arrived:
      case EventKind::walked_back:
      case EventKind::surfaced:
      case EventKind::joker_bought:
      case EventKind::bought:
      case EventKind::played:
      case EventKind::proved:
      case EventKind::proposed:
      case EventKind::traded:
        return 2;
      default:
        return 1;
    }
  }

  const Look& look_;
  const Game::Event& event_;
  EventFacts out_;
};

}  // namespace

EventFacts facts_of(const Look& look, const Game::Event& event) {
  return Facts(look, event).take();
}

}  // namespace warren::jack_rabbits_scene
