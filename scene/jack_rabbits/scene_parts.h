// The parts of what the page is told of Jack Rabbits; scene.cc puts them together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "games/jack_rabbits/board/drawing.h"
#include "scene/jack_rabbits/look.h"
#include "scene/scene_writer.h"

namespace warren::jack_rabbits_scene {

// --- names of things, as the page has them -------------------------------------------------------

std::string id_of(int place);  // "t12", "underground", "off", "port3"
std::string id_of(const Look& look, jr::Place place);
std::string id_of(Seat seat);                          // "p2"
bool read_id(std::string_view id, int& place);         // not that there is such a place
std::vector<std::string> written(const Cards& cards);  // "7C", "10S"
std::vector<std::string> letters(jr::SuitMask suits);  // "C", "S"

inline constexpr std::string_view kSpot = "spot";    // "spot14": the road tile of that spot
inline constexpr std::string_view kExit = "exit";    // "exit3": the way out by a side of the tile
inline constexpr std::string_view kPrefix = "jrb-";  // of ids and classes in drawn boards

// --- where things are drawn ----------------------------------------------------------------------

// The corner of a hex, clockwise from the upper left one, that belongs to a seat's rabbit, and that
// of the carrot; roads never lead there.
jr::Point corner_point(jr::Point centre, int corner);
jr::Point rabbit_point(const Look& look, const jr::Sheet& sheet, Seat seat);
jr::Point off_point(const jr::Sheet& sheet, const jr::Board& board);
void write_point(JsonWriter& json, jr::Point point);

// --- the parts -----------------------------------------------------------------------------------

void write_view(const Scene& scene, const Look& look, JsonWriter& json);  // scene_view.cc
void write_board(const Look& look, JsonWriter& json);                     // scene_board.cc
EventFacts facts_of(const Look& look, const Game::Event& event);          // scene_facts.cc
Forced forced(const Look& look);                                          // forced.cc
std::string touch(const Look& look, std::string_view thing);              // scene_touch.cc
Ruling untouchable(const Look& look, std::string_view thing);             // scene_touch.cc
// Why one cannot go by a side, with its direction; empty: the code speaks of no side. reasons.cc
std::string reason_by_side(const Look& look, std::string_view code, int side);
std::string objective(const Look& look);  // scene_board.cc

// --- what things are (inspect.cc, inspect_places.cc, inspect_cards.cc)
// ------------------------------

Inspection describe(const Look& look, std::string_view thing);
Inspection describe_place(const Look& look, int place);
Inspection describe_card(const Look& look, Card card);
// What has to be paid, and whether the viewer can: "It costs 7 in ♦ or ♠. You hold 9 in them."
std::string purse(const Look& look, const jr::Need& need, const Cards& spent = {});
// What a tile is for, whoever looks at it.
Text purpose(jr::TileKind kind);
// What is done on a royal's hex beside acquiring, where its power is in play; else empty.
Text power_of(const Look& look, jr::Place place);

}  // namespace warren::jack_rabbits_scene
