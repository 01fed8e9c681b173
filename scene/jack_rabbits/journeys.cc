// Where roads lead, what a choice would bring, and whole journeys as one choice.
#include "core/step.h"
#include "games/jack_rabbits/plans/routes.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/turn/journey.h"
#include "scene/jack_rabbits/look.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;
using jr::EventKind;

// Does on a copy of the view what the referee would do, and notes where the rabbit comes by.
class Trial {
 public:
  explicit Trial(const Look& look) : look_(look), setup_(look.setup), view_(look.view) {}

  bool act(std::string_view notation) {
    const int step = step_++;
    Action action;
    if (jr::read(setup_, notation, action)) {
      out_.refused = jr::refuse(jr::Code::malformed);
      return false;
    }
    if (action.kind == ActionKind::pay) note_payment(step, action);
    out_.refused = jr::refusal(setup_, Game::sight(view_), action);
    if (out_.refused) return false;
    const bool moves = action.kind == ActionKind::walk || action.kind == ActionKind::step;
    if (moves && view_.pub.place_of(view_.pub.turn) != jr::Place::underground)
      leaving_ = jr::way_by(setup_, view_.pub, action.side());
    try_action<Game>(setup_, view_, action, [&](const Game::Event& event) { note(event); });
    return true;
  }
  Preview result() && { return std::move(out_); }

 private:
  void note_payment(int step, const Action& action) {
    const auto& pending = view_.pub.pending;
    if (pending.empty()) return;
    const jr::FrameKind kind = pending.top().kind;
    if (kind != jr::FrameKind::pay && kind != jr::FrameKind::shortfall) return;
    out_.payments.push_back({step, jr::need_now(setup_, view_.pub), action.cards,
                             purpose_of_payment(look_, pending.top())});
  }
  void note(const Game::Event& event) {
    if (event.seat == view_.seat) note_cards(event);
    if (event.kind == EventKind::stepped) {
      const jr::Stand& stand = setup_.ground.at(event.spot());
      out_.spot = event.spot();
      out_.end = stand.tile;
      out_.tiles.push_back(stand.tile);
      if (stand.ways > 0) leaving_ = stand.way[0];
    } else if (event.kind == EventKind::arrived) {
      arrive(event.place());
    } else if (event.kind == EventKind::went_off && event.seat == view_.seat) {
      const bool port = leaving_.to == jr::Way::To::off;
      out_.end = port ? place_of_port(leaving_.at) : kOffBoard;
      out_.spot = jr::kNoSpot;
    } else if (event.kind == EventKind::walked_back) {
      arrive(view_.pub.place_of(view_.seat));
    }
  }
  // What leaves the hand; a joker that is bought on the way was never in it.
  void note_cards(const Game::Event& event) {
    switch (event.kind) {
      case EventKind::joker_bought:
        bought_ = bought_ | event.cards;
        break;
      case EventKind::paid:
      case EventKind::joker_released:
      case EventKind::played:
      case EventKind::discarded:
      case EventKind::gave_up:
      case EventKind::forfeited:
        out_.given = out_.given | (event.cards - bought_);
        break;
      default:
        break;
    }
  }
  void arrive(jr::Place place) {
    out_.spot = jr::kNoSpot;
    out_.end = place == jr::Place::underground ? kUnderground : int{setup_.ground.at(place).tile};
    if (is_tile(out_.end)) out_.tiles.push_back(out_.end);
  }

  const Look& look_;
  const Game::Setup& setup_;
  Game::View view_;
  jr::Way leaving_;  // the way the rabbit goes on by
  Cards bought_;
  int step_ = 0;
  Preview out_;
};

// What a plan uses and what it gives up.
struct Fares {
  Cards given;
  std::string means;
};

Fares fares_of(const Look& look, const jr::Plan<Game::kWidth>& plan) {
  Fares out;
  bool bought = false;
  const auto by = [&](Text text) { out.means += (out.means.empty() ? "" : ", ") + look.say(text); };
  for (const Action& action : plan) {
    switch (action.kind) {
      case ActionKind::pay:
        out.given = out.given | action.cards;
        break;
      case ActionKind::trail:
        by({"trailway", "atajo"});
        break;
      case ActionKind::horse:
        by({"horse", "caballo"});
        break;
      case ActionKind::boat:
        by({"boat", "barco"});
        break;
      case ActionKind::joker:
        bought = true;
        break;
      case ActionKind::release_horse:
      case ActionKind::release_boat: {
        const bool red = action.kind == ActionKind::release_horse;
        by(red ? Text{"red joker", "comodín rojo"} : Text{"black joker", "comodín negro"});
        if (!bought) out.given.add(jr::card_of(red ? jr::Joker::red : jr::Joker::black));
        break;
      }
      case ActionKind::hop:
        by({"cave", "cueva"});
        break;
      default:
        break;
    }
  }
  return out;
}

Choice journey(const Look& look, jr::Place place, const jr::Plan<Game::kWidth>& plan) {
  const Fares fares = fares_of(look, plan);
  const std::string there = hex_to(place, look.lang);
  Choice out{"go " + jr::write(place), "", place_number(look, place)};
  out.label = fares.given.empty() ? look.say({"go {0}, free", "ve {0}, gratis"}, {there})
                                  : look.say({"go {0} for {1}", "ve {0} por {1}"},
                                             {there, cards_name(fares.given, look.lang)});
  if (!fares.means.empty()) out.label += " (" + fares.means + ")";
  out.group = look.say({"travel, all in one, to …", "viaja, de una vez, a …"});
  for (const Action& action : plan) out.steps.push_back(jr::write(look.setup, action));
  return out;
}

}  // namespace

Preview preview(const Look& look, const Choice& choice) {
  Trial trial(look);
  if (choice.steps.empty()) {
    trial.act(choice.notation);
  } else {
    for (const std::string& step : choice.steps) {
      if (!trial.act(step)) break;
    }
  }
  return std::move(trial).result();
}

jr::Spot spot_now(const Game::Public& pub) {
  for (int i = pub.pending.size(); i-- > 0;) {
    if (pub.pending[i].kind == jr::FrameKind::road) return pub.pending[i].spot();
  }
  return jr::kNoSpot;
}

std::string ends_on_foot(const Look& look, int tile, int side) {
  const jr::RoadNet& net = look.setup.net;
  const jr::FootEnds ends = jr::on_foot(net, tile, side);
  std::vector<std::string> names;
  for (const int hex : ends.hexes)
    names.push_back(hex_name(jr::place_of(net.kind(hex)), look.lang));
  if (ends.cave) names.push_back(look.say({"a cave", "una cueva"}));
  if (!ends.ports.empty()) names.push_back(look.say({"off", "fuera"}));
  if (ends.dead_end) names.push_back(look.say({"nowhere", "ninguna parte"}));
  std::string out;
  for (const std::string& name : names)
    out += (out.empty() ? "" : look.say({" or ", " o "})) + name;
  return out;
}

std::string port_name(const Look& look, int port) {
  const jr::Landing& landing = look.setup.ground.port[static_cast<std::size_t>(port)];
  const jr::TileKind kind = look.setup.net.kind(landing.tile);
  if (jr::shape_of(kind) == jr::Shape::hex) {
    return look.say({"{0}, exit {1}", "{0}, salida {1}"},
                    {hex_name(jr::place_of(kind), look.lang), int{landing.side}});
  }
  return tile_name(kind, look.lang);
}

void add_journeys(const Look& look, std::vector<Choice>& choices) {
  jr::each_route<Game::kWidth>(look.setup, look.sight(),
                               [&](jr::Place place, const jr::Plan<Game::kWidth>& plan) {
                                 // A single action is on the list already.
                                 if (plan.size() > 1) choices.push_back(journey(look, place, plan));
                               });
}

}  // namespace warren::jack_rabbits_scene
