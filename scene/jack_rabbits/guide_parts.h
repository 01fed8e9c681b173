// The parts of the guide (scene/guide.h) of Jack Rabbits.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/jack_rabbits/plans/routes.h"
#include "scene/guide.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren::jack_rabbits_scene {

// Where the journey of this turn can still end; none while the viewer has none to make. Where only
// royals would pay for it one does not go.
struct Reach {
  std::vector<jr::Place> free, paid;
  bool has(jr::Place place) const;
};
Reach reach_now(const Look& look);  // guide_reach.cc

Guide guide_question(const Look& look);                                       // guide.cc
Guide guide_power(const Look& look);                                          // guide_powers.cc
std::string guide_reason(const Look& look, const Choice& choice);             // guide_reason.cc
void guide_goal(const Look& look, Guide& out);                                // guide_goal.cc
std::string guide_matters(const Scene& scene, const Look& look, int from);    // guide_matters.cc
std::string joined(const Look& look, const std::vector<std::string>& words);  // "a, b or c"
std::string places_name(const Look& look, const std::vector<jr::Place>& some);  // "Q♥, J♦ or K♠"
int foot_journeys(const Look& look, jr::Place from, jr::Place to);  // -1: no roads lead there

}  // namespace warren::jack_rabbits_scene
