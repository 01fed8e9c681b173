// What goes on, told so that somebody who never saw the game follows: what a question is for, what
// each side risks before it chooses, where everybody is and how far from winning, and what to stop
// for when it has happened.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/seat_view.h"
#include "scene/jack_rabbits/look.h"
#include "scene/scene_writer.h"

namespace warren::jack_rabbits_scene {

// --- before somebody chooses (stakes.cc) ---------------------------------------------------------

struct Stake {
  Seat seat = Seat::nobody;
  std::string good, bad;  // what may come of it
};
std::vector<Stake> stakes(const Look& look);
// What can be stolen from a seat that loses a fight.
bool can_be_robbed(const Look& look, Seat seat);

// --- what goes on (phases.cc) --------------------------------------------------------------------

std::string aim(const Look& look);            // what the present question is for
std::string price_meaning(const Look& look);  // empty while there is none

// --- where everybody is (standing.cc) ------------------------------------------------------------

struct Whereabouts {
  std::string where, then;  // and what comes next
};
Whereabouts whereabouts(const Look& look, Seat seat);  // off the board, Underground; else empty
std::string standing(const Look& look, Seat seat);     // "2 of 3 royals"; empty: none
std::string tally(const Look& look, Seat seat);        // the same in two words, "2 of 3"
bool needs_only_home(const Look& look, Seat seat);     // royals that win
struct Goal {
  std::string text;
  bool urgent = false;  // somebody has what it takes
};
Goal goal(const Look& look);

// --- after it happened (incidents.cc)
// --------------------------------------------------------------

// Who fought last, and with which spades so far: they are spread over entries.
struct Fought {
  Seat attacker = Seat::nobody, defender = Seat::nobody;
  std::array<Cards, jr::kSeats> played;

  Cards& of(Seat seat) { return played[static_cast<std::size_t>(index_of(seat))]; }
  bool has(Seat seat) const { return seat == attacker || seat == defender; }
};
Fought last_fight(const SeatView<Game>& heard, int entry, int seats);

// `entry` is the last that the view has heard of.
std::optional<Incident> incident_of(const Scene& scene, const Look& look, int entry, int event);

}  // namespace warren::jack_rabbits_scene
