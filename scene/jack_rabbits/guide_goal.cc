// What the guide says of the next turns: the royal that is nearest, by what all see and by the
// viewer's own hand, or the way home.
#include <algorithm>
#include <bit>

#include "bots/jack_rabbits/map.h"
#include "games/jack_rabbits/plans/keeping.h"
#include "scene/jack_rabbits/guide_parts.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

constexpr int kW = Game::kWidth;

// A royal one could go for.
struct Target {
  jr::Place place = jr::Place::none;
  int journeys = -1;  // on foot; -1: no roads lead there
  jr::Need need = {};
  bool paid = false;  // it can be reached in this turn, for cards
  int held = 0;       // what is left for it on arrival
  int score = 0;      // the less the better: about the turns it takes, in hundredths
};

class Journeys {
 public:
  explicit Journeys(const Look& look) : map_(std::make_unique<jr::JourneyMap<kW>>()) {
    map_->survey(look.setup, {});
  }
  int count(jr::Place from, jr::Place to) const {
    using Stops = jr::StopSet<kW>;
    const Stops goal = Stops{1} << jr::stop_of<kW>(to);
    Stops reached = Stops{1} << jr::stop_of<kW>(from);
    for (int journeys = 0; journeys <= jr::kStops<kW>; ++journeys) {
      if ((reached & goal) != 0) return journeys;
      Stops next = reached;
      for (Stops left = reached; left != 0; left &= left - 1)
        next |= map_->on_foot(std::countr_zero(left));
      if (next == reached) break;
      reached = next;
    }
    return -1;
  }

 private:
  std::unique_ptr<jr::JourneyMap<kW>> map_;
};

bool below_or_off(const Look& look) {
  const jr::Place here = look.pub().place_of(look.view.seat);
  return here == jr::Place::underground || here == jr::Place::off_board;
}

Target best_target(const Look& look, const Journeys& journeys, const Reach& reach) {
  const Game::Public& pub = look.pub();
  const Seat me = look.view.seat;
  const Cards pips = look.view.own.hand - jr::royals(look.view.own.hand);
  const Cards mine = pub.royals_of(me);
  const int now = jr::towards(look.setup.objective, mine);
  Target best;
  jr::royals(pub.court).for_each([&](Card royal) {
    if (jr::towards(look.setup.objective, mine | Cards::of(royal)) <= now) return;
    Target one{.place = jr::place_of(royal)};
    one.journeys = journeys.count(pub.place_of(me), one.place);
    one.need = jr::with_capital(look.setup, pub, me, jr::royal_need(look.setup, pub, one.place));
    const bool here = one.place == pub.place_of(me) && spot_now(pub) == jr::kNoSpot;
    // What the way there takes is not there any more when one arrives.
    one.paid =
        !here && std::find(reach.paid.begin(), reach.paid.end(), one.place) != reach.paid.end();
    const Cards fare = one.paid ? cards_to_get_there(look, one.place) : Cards{};
    one.held = jr::worth_for(look.setup, pips - fare, one.need);
    constexpr int kNoRoad = 4, kPoint = 30, kFare = 40;
    const int away = here ? 0 : reach.has(one.place) ? 1 : below_or_off(look) ? 2 : one.journeys;
    one.score = 100 * (away < 0 ? kNoRoad : away) +
                kPoint * std::max(0, one.need.amount - one.held) + kFare * fare.size();
    if (best.place == jr::Place::none || one.score < best.score) best = one;
  });
  return best;
}

std::string distance(const Look& look, jr::Place place, int journeys, const Reach& reach) {
  if (look.pub().place_of(look.view.seat) == place && spot_now(look.pub()) == jr::kNoSpot)
    return look.say({" You are there.", " Estás ahí."});
  if (std::find(reach.free.begin(), reach.free.end(), place) != reach.free.end())
    return look.say({" You can walk there now.", " Puedes ir andando ahora."});
  if (reach.has(place))
    return look.say({" You can get there now for {0}.", " Puedes llegar ahora por {0}."},
                    {cards_name(cards_to_get_there(look, place), look.lang)});
  if (below_or_off(look))
    return look.say({" From the Underground you leave by any cave.",
                     " Del Subsuelo se sale por cualquier cueva."});
  if (journeys < 0)
    return look.say({" No road leads there: it takes a horse or a boat.",
                     " Ningún camino lleva allí: hace falta caballo o barco."});
  if (journeys == 1) return look.say({" It is one journey away.", " Está a una travesía."});
  return look.say({" It is {0} journeys away on foot.", " Está a {0} travesías a pie."},
                  {journeys});
}

}  // namespace

int foot_journeys(const Look& look, jr::Place from, jr::Place to) {
  return Journeys(look).count(from, to);
}

void guide_goal(const Look& look, Guide& out) {
  const Seat me = look.view.seat;
  if (look.setup.variant.explore || look.pub().turn == Seat::nobody) return;
  const Journeys journeys(look);
  const Reach reach = reach_now(look);
  const jr::Place here = look.pub().place_of(me);
  if (needs_only_home(look, me)) {
    out.goal = goal(look).text;
    out.urgent = true;
    if (here != jr::Place::citadel)
      out.goal +=
          distance(look, jr::Place::citadel, journeys.count(here, jr::Place::citadel), reach);
    out.point(id_of(look, jr::Place::citadel));
    return;
  }
  const Target target = best_target(look, journeys, reach);
  if (target.place == jr::Place::none) return;
  out.goal = look.say({"Nearest goal: {0}.", "Meta más cercana: {0}."},
                      {hex_name(target.place, look.lang)}) +
             distance(look, target.place, target.journeys, reach);
  const std::vector<Fact> facts = {std::min(target.held, target.need.amount), target.need.amount,
                                   suits_name(target.need.suits, look.lang)};
  const bool enough = target.held >= target.need.amount;
  if (target.paid)
    out.goal += enough ? look.say({" Then you still hold the {1} in {2} that it costs.",
                                   " Entonces aún tienes los {1} en {2} que cuesta."},
                                  facts)
                       : look.say({" Then you hold {0} of the {1} in {2} that it costs.",
                                   " Entonces tienes {0} de los {1} en {2} que cuesta."},
                                  facts);
  else
    out.goal += enough ? look.say({" You hold the {1} in {2} that it costs.",
                                   " Tienes los {1} en {2} que cuesta."},
                                  facts)
                       : look.say({" You hold {0} of the {1} in {2} that it costs.",
                                   " Tienes {0} de los {1} en {2} que cuesta."},
                                  facts);
  if (!enough && target.place == here && spot_now(look.pub()) == jr::kNoSpot)
    out.goal += look.say({" Every turn that ends here brings a card.",
                          " Cada turno que acabes aquí te da una carta."});
  out.point(id_of(look, target.place));
}

}  // namespace warren::jack_rabbits_scene
