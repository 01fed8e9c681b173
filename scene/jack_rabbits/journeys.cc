// Where roads lead, what a choice would bring, and whole journeys as one choice.
#include <algorithm>
#include <cstdlib>

#include "core/step.h"
#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/plans/routes.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/turn/journey.h"
#include "scene/jack_rabbits/giving.h"
#include "scene/jack_rabbits/look.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;
using jr::EventKind;

// Does on a copy of the view what the referee would do, and notes where the rabbit comes by.
class Trial {
 public:
  // Of several payments each may need what the others leave.
  Trial(const Look& look, bool several)
      : look_(look), setup_(look.setup), view_(look.view), several_(several) {}

  bool act(std::string_view notation) {
    const int step = step_++;
    Action action;
    if (jr::read(setup_, notation, action)) {
      if (!out_.refused) out_.refused = jr::refuse(jr::Code::malformed);
      pays_ = false;
      return false;
    }
    pays_ = action.kind == ActionKind::pay;
    note_cards(step, action);
    const Refusal refused = jr::refusal(setup_, Game::sight(view_), action);
    if (refused && !out_.refused) out_.refused = refused;
    if (refused) return false;
    const bool moves = action.kind == ActionKind::walk || action.kind == ActionKind::step;
    if (moves && view_.pub.place_of(view_.pub.turn) != jr::Place::underground)
      leaving_ = jr::way_by(setup_, view_.pub, action.side());
    try_action<Game>(setup_, view_, action, [&](const Game::Event& event) { note(event); });
    out_.steps = step_;
    return true;
  }
  // Goes on as if a payment that does not suffice were made, so that those after it are told of
  // too: with anything but what they need.
  bool stand_in(const Cards& promised) {
    const auto& pending = view_.pub.pending;
    if (!pays_ || pending.empty() || view_.seat == Seat::nobody) return false;
    const jr::FrameKind kind = pending.top().kind;
    if (kind != jr::FrameKind::pay && kind != jr::FrameKind::shortfall) return false;
    jr::Keeping<Game::kWidth> keeping;
    keeping.look(setup_, Game::sight(view_));
    const Cards cards =
        rather_given(look_, keeping, view_.own.hand - promised, jr::need_now(setup_, view_.pub));
    if (cards.empty()) return false;
    try_action<Game>(setup_, view_, jr::with_cards(ActionKind::pay, cards),
                     [](const Game::Event&) {});
    return true;
  }
  // Which of several first aces stays is for the player to say, before the journey goes on.
  bool asks_for_ace() const {
    const auto& pending = view_.pub.pending;
    return !pending.empty() && pending.top().kind == jr::FrameKind::capital;
  }
  Preview result() && {
    const auto& pending = view_.pub.pending;
    const bool vetted = !pending.empty() && pending.top().kind == jr::FrameKind::vet;
    if (vetted && out_.end >= 0) out_.vetters = pending.top().vetters();
    return std::move(out_);
  }

 private:
  // Also of what will be refused: somebody may be about to choose more cards.
  void note_cards(int step, const Action& action) {
    const std::string warned = warning(look_, view_, action, several_);
    if (!warned.empty()) out_.warning += (out_.warning.empty() ? "" : " ") + warned;
    Preview::Payment payment{.step = step, .warning = warned};
    if (find_amount(look_, view_, action, payment)) out_.payments.push_back(std::move(payment));
  }
  void note(const Game::Event& event) {
    if (out_.refused) return;  // what comes before that is shown
    if (event.seat == view_.seat) note_given(event);
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
  void note_given(const Game::Event& event) {
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
  bool several_;
  bool pays_ = false;  // the last action does
  jr::Way leaving_;    // the way the rabbit goes on by
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
        by({"trailway", "pasadizo"});
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
        by({"cave", "madriguera"});
        break;
      default:
        break;
    }
  }
  return out;
}

bool pays(const std::string& step) { return step.starts_with("pay"); }

Cards paid_after(const Look& look, const std::vector<std::string>& steps, std::size_t step) {
  Cards out;
  for (std::size_t i = step + 1; i < steps.size(); ++i) {
    Action action;
    if (!jr::read(look.setup, steps[i], action) && action.kind == ActionKind::pay)
      out = out | action.cards;
  }
  return out;
}

// Routes give up a royal only where no other way is paid for without.
std::string journey_warning(const Look& look, const Choice& journey) {
  const Preview seen = preview(look, journey);
  if (seen.payments.size() < 2) return seen.warning;
  return seen.warning + look.say({" Nothing else pays for the whole way.",
                                  " No tienes otra cosa con que pagar todo el camino."});
}

Choice journey(const Look& look, jr::Place place, const jr::Plan<Game::kWidth>& plan) {
  const Fares fares = fares_of(look, plan);
  const std::string there = hex_to(place, look.lang);
  Choice out{"go " + jr::write(place), "", place_number(look, place)};
  out.label = fares.given.empty() ? look.say({"go {0}, free", "ir {0}, gratis"}, {there})
                                  : look.say({"go {0} for {1}", "ir {0} por {1}"},
                                             {there, cards_name(fares.given, look.lang)});
  if (!fares.means.empty()) out.label += " (" + fares.means + ")";
  out.group = look.say({"travel, all in one, to…", "viajar, de una vez, a…"});
  for (const Action& action : plan) {
    if (action.kind == ActionKind::capital) break;  // the player is asked first
    out.steps.push_back(jr::write(look.setup, action));
  }
  if (!jr::royals(fares.given).empty()) out.warning = journey_warning(look, out);
  return out;
}

}  // namespace

Preview preview(const Look& look, const Choice& choice) {
  Trial trial(look, std::count_if(choice.steps.begin(), choice.steps.end(), pays) > 1);
  if (choice.steps.empty()) {
    trial.act(choice.notation);
  } else {
    for (std::size_t i = 0; i < choice.steps.size(); ++i) {
      if (!trial.act(choice.steps[i]) && !trial.stand_in(paid_after(look, choice.steps, i))) break;
      if (trial.asks_for_ace()) break;
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
  if (!ends.ports.empty()) names.push_back(look.say({"off", "destierro"}));
  if (ends.dead_end) names.push_back(look.say({"nowhere", "ninguna parte"}));
  std::string out;
  for (const std::string& name : names)
    out += (out.empty() ? "" : look.say({" or ", " o "})) + name;
  return out;
}

std::string direction(const Look& look, int tile, int side) {
  const jr::Point to = jr::road_end(look.setup.board, tile, side).edge -
                       jr::middle_of(look.setup.board, tile);  // y grows downwards
  const int x = std::abs(to.x), y = std::abs(to.y);
  const bool upright = 5 * x < 2 * y, level = 5 * y < 2 * x;  // 2/5: the tangent of 22°
  if (level) return to.x > 0 ? look.say({"east", "al este"}) : look.say({"west", "al oeste"});
  if (to.y < 0) {
    return upright    ? look.say({"north", "al norte"})
           : to.x > 0 ? look.say({"northeast", "al noreste"})
                      : look.say({"northwest", "al noroeste"});
  }
  return upright    ? look.say({"south", "al sur"})
         : to.x > 0 ? look.say({"southeast", "al sureste"})
                    : look.say({"southwest", "al suroeste"});
}

std::string port_name(const Look& look, int port) {
  const jr::Landing& landing = look.setup.ground.port[static_cast<std::size_t>(port)];
  const jr::TileKind kind = look.setup.net.kind(landing.tile);
  if (jr::shape_of(kind) == jr::Shape::hex && !look.signs)
    return hex_name(jr::place_of(kind), look.lang);
  if (jr::shape_of(kind) == jr::Shape::hex) {
    return look.say({"{0}, exit {1}", "{0}, salida {1}"},
                    {hex_name(jr::place_of(kind), look.lang), int{landing.side}});
  }
  return tile_name(kind, look.lang);
}

Cards cards_to_get_there(const Look& look, jr::Place place) {
  Cards out;
  if (look.view.seat == Seat::nobody || look.view.seat != look.pub().turn) return out;
  jr::each_route<Game::kWidth>(look.setup, look.sight(),
                               [&](jr::Place end, const jr::Plan<Game::kWidth>& plan) {
                                 if (end == place) out = fares_of(look, plan).given;
                               });
  return out;
}

void add_journeys(const Look& look, std::vector<Choice>& choices) {
  jr::each_route<Game::kWidth>(look.setup, look.sight(),
                               [&](jr::Place place, const jr::Plan<Game::kWidth>& plan) {
                                 // A single action is on the list already.
                                 if (plan.size() > 1) choices.push_back(journey(look, place, plan));
                               });
}

}  // namespace warren::jack_rabbits_scene
