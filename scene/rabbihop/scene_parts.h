// The parts of a scene of Rabbihop, one file each: what places are called and how they are spoken
// of, what an event is about, what a touch means and what a choice would bring.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "scene/rabbihop/look.h"
#include "scene/scene_writer.h"

namespace warren::rabbihop_scene {

std::string say(const Look& look, Text text, Facts facts = {});

// Things have names outside: "b3", "b3-c3", "beyond-north", "p2" (a player, or that player's pile),
// "c1.4" (a tile), "deck", "market", "aside" (a territory's tiles) and "gone" (out of the game).
std::string id_of(int place);
std::string id_of(Seat seat);
// What a name stands for; the parts that it does not name are empty.
struct Pointed {
  int place = -1;
  Seat seat = Seat::nobody;
  rh::TileId tile = rh::TileId::none;
};
Pointed pointed_at(const Look& look, std::string_view id);

// In words that can be read aloud.
std::string spoken(const Look& look, int place);
std::string listed(const Look& look, const std::vector<std::string>& words);
std::string edges(const Look& look, rh::Face face);     // "Jumps: north 1, east 2."
std::string pawns_on(const Look& look, rh::Cell cell);  // "you and Bea"
std::string phase(const Look& look);
std::string outcome(const Look& look, const Result& result);

EventFacts facts_of(const Look& look, const rh::Event& event);

std::string touch(const Look& look, std::string_view id);
Ruling untouchable(const Look& look, std::string_view id);
Inspection describe(const Look& look, std::string_view id);
Foreseen foresee(const Look& look, const std::vector<std::string>& actions);

Guide guide_question(const Look& look);                                     // guide.cc
void guide_goal(const Look& look, Guide& out);                              // guide.cc
std::string guide_reason(const Look& look, const Choice& choice);           // guide_reason.cc
std::string guide_matters(const Scene& scene, const Look& look, int from);  // guide_matters.cc

void write_view(const Look& look, JsonWriter& json);
void write_board(const Look& look, JsonWriter& json);

}  // namespace warren::rabbihop_scene
