// What somebody most likely means who points at a thing that nothing is offered for, so that the
// rules can say why not.
#include "games/jack_rabbits/state/sections.h"
#include "games/jack_rabbits/turn/journey.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::FrameKind;

constexpr std::string_view kCard = "card:";

// What is done with a card while this is asked; nothing where cards are not asked for.
std::string_view verb_of(FrameKind kind) {
  switch (kind) {
    case FrameKind::start:
      return "declare";
    case FrameKind::match:
      return "show";
    case FrameKind::pay:
    case FrameKind::shortfall:
      return "pay";
    case FrameKind::fight:
      return "spades";
    case FrameKind::vet:
      return "contest";
    case FrameKind::proof:
      return "prove";
    case FrameKind::discard:
      return "discard";
    case FrameKind::surplus:
      return "give up";
    case FrameKind::swap:
      return "hand over";
    case FrameKind::display:
      return "lay out";
    case FrameKind::goods:
      return "buy";
    case FrameKind::capital:
      return "capital";
    default:
      return {};
  }
}

class Touch {
 public:
  Touch(const Look& look) : look_(look), pub_(look.pub()) {}

  std::string action(std::string_view thing) const {
    if (pub_.pending.empty() || !jr::asked(look_.setup, pub_).must.has(look_.view.seat))
      return "end";
    if (thing.starts_with(kCard)) return card(thing.substr(kCard.size()));
    if (thing.starts_with('p') && thing.size() == 2) return "attack " + std::string(thing);
    int place = -1;
    return read_id(thing, place) ? at(place) : std::string();
  }

  Ruling otherwise(std::string_view thing) const {
    const FrameKind kind = pub_.pending.empty() ? FrameKind::none : pub_.top().kind;
    if (kind == FrameKind::none)
      return no("game-over", "Winning",
                look_.say({"The game is over.", "La partida ha terminado."}));
    if (thing.starts_with(kCard)) return about_card(thing.substr(kCard.size()), kind);
    int place = -1;
    if (!read_id(thing, place) || (kind != FrameKind::hex && kind != FrameKind::road))
      return first_answer();
    return about_place(place);
  }

 private:
  Ruling no(const char* code, jr::Section section, std::string reason) const {
    return {Ruling::Kind::refused, code, std::string(section.in(look_.lang)), std::move(reason)};
  }

  jr::Place here() const { return pub_.place_of(pub_.turn); }
  bool on_hex() const { return pub_.top().kind == FrameKind::hex; }
  const jr::Stand& stand() const { return look_.setup.ground.at(pub_.top().spot()); }
  int tile_now() const { return on_hex() ? place_number(look_, here()) : int{stand().tile}; }
  // The side of the rabbit's tile that borders on another; -1 if none does.
  int side_towards(int tile) const {
    const jr::Board& board = look_.setup.board;
    const int from = tile_now();
    if (!is_tile(from) || tile >= board.size()) return -1;
    const jr::Outline& outline = board.outline_of(from);
    for (int side = 0; side < outline.sides; ++side) {
      const jr::Side& over = outline.side[static_cast<std::size_t>(side)];
      if (board.at(jr::other_side(over.edge, over.inside)) == tile) return side;
    }
    return -1;
  }
  bool exists(int place) const {
    if (place >= kPorts) return place - kPorts < look_.setup.ground.ports;
    return !is_tile(place) || place < look_.setup.net.tiles();
  }

  std::string card(std::string_view name) const {
    Card card;
    if (!jr::read(name, card)) return {};
    const FrameKind kind = pub_.top().kind;
    const bool goods = kind == FrameKind::hex && jr::holds(pub_.spent, card);
    const std::string_view verb = goods ? "buy" : verb_of(kind);
    if (verb.empty()) return {};
    return std::string(verb) + " " + std::string(name);
  }

  std::string at(int place) const {
    if (!exists(place)) return {};
    const FrameKind kind = pub_.top().kind;
    if (kind == FrameKind::landing) return landing(place);
    if (kind != FrameKind::hex && kind != FrameKind::road) return {};
    if (place >= kPorts)
      return (on_hex() ? "release black " : "boat ") + std::to_string(place - kPorts);
    if (on_hex() && pub_.top().travelled()) return place == tile_now() ? "acquire" : walk_off();
    if (place == kUnderground) return on_hex() ? std::string() : "down";
    if (place == tile_now()) return on_the_spot();
    if (!is_tile(place)) return {};
    if (const int side = side_towards(place); side >= 0) return "walk " + std::to_string(side);
    const jr::TileKind target = look_.setup.net.kind(place);
    if (!on_hex() && jr::shape_of(target) == jr::Shape::hex)
      return "horse " + jr::write(jr::place_of(target));
    return {};
  }
  std::string landing(int place) const {
    if (!is_tile(place)) return {};
    const jr::TileKind kind = look_.setup.net.kind(place);
    return jr::shape_of(kind) == jr::Shape::hex ? "land " + jr::write(jr::place_of(kind))
                                                : std::string();
  }
  // Any way out: what is wrong is that the journey is over.
  std::string walk_off() const { return "walk 0"; }
  std::string on_the_spot() const {
    if (on_hex()) return "acquire";
    const jr::Stand& stand = this->stand();
    if (stand.kind == jr::TileKind::tavern) return "joker red";
    if (stand.kind == jr::TileKind::cave) return "down";
    if (stand.others > 0) return "trail " + std::to_string(stand.other[0].side);
    return {};
  }

  Ruling first_answer() const {
    return no(kNotNow, "A turn",
              look_.say({"Something else is asked now: {0}", "Ahora se pregunta otra cosa: {0}"},
                        {question(look_)}));
  }

  Ruling about_card(std::string_view name, FrameKind kind) const {
    Card card;
    if (!jr::read(name, card)) return first_answer();
    const bool own = jr::holds(look_.view.own.hand, card);
    if (own && jr::is_joker(card)) {
      return no(
          "joker-waits", "Transfers: tavern",
          look_.say({"Point at the place you want to go to: the joker takes you there if it can.",
                     "Señala el lugar adonde quieres ir: el comodín te lleva si puede."}));
    }
    if (own && (kind == FrameKind::hex || kind == FrameKind::road)) {
      return no("nothing-to-pay", "Paying",
                look_.say({"There is nothing to pay with it yet: choose first what to pay for.",
                           "Aún no hay nada que pagar con ella: elige antes qué pagar."}));
    }
    if (own) return first_answer();
    if (jr::holds(pub_.court, card) && jr::is_royal(card)) {
      return no("not-there", "Acquisition",
                look_.say({"{0} can be acquired at {1}, and your rabbit must be there.",
                           "{0} se adquiere en ese lugar: {1}; tu conejo debe estar allí."},
                          {card_name(card, look_.lang), hex_name(jr::place_of(card), look_.lang)}));
    }
    if (jr::holds(pub_.court, card)) {
      return no(
          "not-tavern", "Transfers: tavern",
          look_.say({"Jokers are sold at taverns.", "Los comodines se venden en las tabernas."}));
    }
    return no("not-yours", "A turn",
              look_.say({"You do not hold {0}.", "No tienes {0}."}, {card_name(card, look_.lang)}));
  }

  Ruling about_place(int place) const {
    if (!exists(place) || place == kOffBoard) return first_answer();
    if (on_hex() && pub_.top().travelled()) {
      return no("journey-over", "Journey",
                look_.say({"Your journey of this turn is over.",
                           "Tu travesía de este turno ha terminado."}));
    }
    const bool road = is_tile(place) && jr::shape_of(look_.setup.net.kind(place)) != jr::Shape::hex;
    if (road) {
      return no(
          "on-the-way", "Journey",
          look_.say({"A journey leads over road tiles and ends on a hex. To stop on one, for a "
                     "transfer, go there step by step.",
                     "Una travesía pasa por las vías carreteras y acaba en un hexágono. Para "
                     "parar en una, por un traslado, ve paso a paso."}));
    }
    if (place == kUnderground) {
      return no("out-of-reach", "Transfers: cave",
                look_.say({"You come to the Underground by a cave, and none can be reached now.",
                           "Al Subsuelo se llega por una cueva, y ahora no llegas a ninguna."}));
    }
    return no(
        "out-of-reach", "Journey",
        look_.say({"No road leads there now, nor any transfer that you can pay: the price is {0}.",
                   "Ahora no llega hasta ahí ningún camino, ni traslado que puedas pagar: el "
                   "precio es {0}."},
                  {int{pub_.price}}));
  }

  const Look& look_;
  const Game::Public& pub_;
};

}  // namespace

std::string touch(const Look& look, std::string_view thing) { return Touch(look).action(thing); }

Ruling untouchable(const Look& look, std::string_view thing) {
  return Touch(look).otherwise(thing);
}

}  // namespace warren::jack_rabbits_scene
