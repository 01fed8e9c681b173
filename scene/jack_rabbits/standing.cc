// Where everybody is and how far from winning: all of it public.
#include "games/jack_rabbits/plans/keeping.h"
#include "scene/jack_rabbits/staging.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::FrameKind;

// Its turn has begun and it is still in the lottery: it will surface in this very turn.
bool about_to_surface(const Game::Public& pub, Seat seat) {
  if (seat != pub.turn || pub.pending.empty()) return false;
  const jr::Frame& frame = pub.top();
  return frame.kind == FrameKind::roll || frame.kind == FrameKind::match ||
         (frame.kind == FrameKind::draw && frame.why() == jr::Draw::lottery);
}

bool is_home(const Look& look, Seat seat) {
  return look.pub().place_of(seat) == jr::Place::citadel;
}

}  // namespace

Whereabouts whereabouts(const Look& look, Seat seat) {
  const Game::Public& pub = look.pub();
  switch (pub.place_of(seat)) {
    case jr::Place::off_board:
      return {look.say({"Off the board", "Destierro"}),
              about_to_surface(pub, seat)
                  ? look.say({"after the lottery: Underground", "tras la lotería: Subsuelo"})
                  : look.say({"next turn: Underground", "próximo turno: Subsuelo"})};
    case jr::Place::underground:
      return {look.say({"Underground", "Subsuelo"}),
              look.say({"out by any cave", "sale por cualquier cueva"})};
    default:
      return {};
  }
}

bool needs_only_home(const Look& look, Seat seat) {
  return !look.setup.variant.explore &&
         jr::fulfils(look.setup.objective, look.pub().royals_of(seat));
}

std::string tally(const Look& look, Seat seat) {
  const Cards royals = look.pub().royals_of(seat);
  if (look.setup.variant.explore || royals.empty()) return {};
  if (seat == look.pub().winner) return look.say({"won", "ganó"});
  if (needs_only_home(look, seat) && !look.pub().over()) return look.say({"homeward!", "¡a casa!"});
  return look.say({"{0} of {1}", "{0} de {1}"},
                  {jr::towards(look.setup.objective, royals), jr::kMostRoyals});
}

std::string standing(const Look& look, Seat seat) {
  const std::string count = tally(look, seat);
  if (count.empty()) return {};
  if (seat == look.pub().winner) return look.say({"has won", "ha ganado"});
  if (needs_only_home(look, seat) && !look.pub().over()) {
    return seat == look.view.seat
               ? look.say({"now go home!", "¡ahora, a casa!"})
               : look.say({"only has to get home", "solo le falta volver a casa"});
  }
  return look.say({"{0} royals", "{0} reales"}, {count});
}

Goal goal(const Look& look) {
  const Seat me = look.view.seat;
  if (look.setup.variant.explore || look.pub().over()) return {};
  if (me != Seat::nobody && needs_only_home(look, me)) {
    return {is_home(look, me)
                ? look.say({"You are home with what you need: you win when your turn begins.",
                            "Estás en casa con lo que hace falta: ganas al empezar tu turno."})
                : look.say({"You have what you need: now go home to the Citadel!",
                            "Ya tienes lo que hace falta: ¡vuelve a casa, a la Ciudadela!"}),
            true};
  }
  for (int i = 0; i < look.setup.seats; ++i) {
    const Seat seat = seat_of(i);
    if (!needs_only_home(look, seat)) continue;
    const std::string name = player_name(look, seat);
    return {is_home(look, seat)
                ? look.say({"{0} is home with what it takes: stop them before their turn!",
                            "{0} ya está en casa con lo que hace falta: ¡impídelo antes de su "
                            "turno!"},
                           {name})
                : look.say({"{0} only has to get home to the Citadel!",
                            "¡A {0} solo le falta volver a la Ciudadela!"},
                           {name}),
            true};
  }
  if (me == Seat::nobody) return {};
  const Cards royals = look.pub().royals_of(me);
  const int have = royals.empty() ? 0 : jr::towards(look.setup.objective, royals);
  return {look.say({"You have {0} of {1} royals.", "Tienes {0} de {1} cartas reales."},
                   {have, jr::kMostRoyals}),
          false};
}

}  // namespace warren::jack_rabbits_scene
