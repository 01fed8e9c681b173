// Rabbihop in writing: cells, tiles, actions, outcomes, events and positions, both ways, and the
// sentences people read. docs/notation.md describes it.
#pragma once

#include <string>
#include <string_view>

#include "core/problem.h"
#include "games/rabbihop/action.h"
#include "games/rabbihop/state.h"

namespace warren::rabbihop {

std::string write(Cell cell);       // "b3": column letter from the west, row from the north
std::string write(Border border);   // "b3-c3"
std::string write_face(Face face);  // "12-3": north, east, south, west
std::string write_tile(TileId id);  // "c1.4"
std::string write_tile(TileId id, Face face);  // "c1.4:12-3"
bool read(const Setup& setup, std::string_view text, Cell& cell);
bool read(const Setup& setup, std::string_view text, Border& border);
bool read_face(std::string_view text, Face& face);
bool read_tile(std::string_view text, TileId& id);

std::string write(const Action& action);
std::string write(const Outcome& outcome);
std::string write(const Event& event);
std::string write(const Setup& setup, const Public& pub);  // a position, line by line
Problem read(const Setup& setup, std::string_view text, Action& action);
Problem read(const Setup& setup, std::string_view text, Outcome& outcome);
Problem read(std::string_view text, Event& event);
// A position may be written by hand: what is left out is as at the start of a turn, and the game
// then goes on by itself to the first question.
Problem read(const Setup& setup, std::string_view text, Public& pub);

std::string tell(const Setup& setup, const Refusal& refusal, Voice voice);
std::string tell(const Setup& setup, const Event& event, Voice voice);
Text side_words(Dir dir);                      // "north"
std::string face_words(Face face, Lang lang);  // "north 1, east 2, west 3"
Text turn_words(int quarters);                 // "half a turn"
Fact between(Border border);                   // "between b3 and c3"
std::string_view name_of(ActionKind kind);

// Every action that can be written down.
template <class Visit>
void every_action(const Setup& setup, Visit&& visit) {
  for (int kind = 0; kind < kActionKinds; ++kind) {
    const auto k = static_cast<ActionKind>(kind);
    const auto each_cell = [&](auto&& see) {
      for (CellMask cells = setup.cells; cells != 0; cells &= cells - 1) see(lowest(cells));
    };
    switch (k) {
      case ActionKind::jump:
        for (const Dir dir : kDirs) visit(Action::jump(dir));
        break;
      case ActionKind::orient:
        for (int quarters = 0; quarters < 4; ++quarters) visit(Action::orient(quarters));
        break;
      case ActionKind::take:
      case ActionKind::act:
      case ActionKind::walk:
      case ActionKind::stay:
      case ActionKind::skip:
      case ActionKind::done:
        visit(Action::of(k));
        break;
      case ActionKind::turn:
        each_cell([&](Cell cell) {
          for (int quarters = 1; quarters <= 3; ++quarters) visit(Action::turn(cell, quarters));
        });
        break;
      case ActionKind::add_fence:
      case ActionKind::remove_fence:
      case ActionKind::lift:
      case ActionKind::lay:
        each_cell([&](Cell cell) {
          for (const bool south : {false, true}) visit(Action::on_border(k, {cell, south}));
        });
        break;
      case ActionKind::teleport:
      case ActionKind::swap:
      case ActionKind::stamp:
      case ActionKind::stack:
        each_cell([&](Cell cell) { visit(Action::on_cell(k, cell)); });
        break;
      case ActionKind::rob:
        for (int i = 0; i < setup.seats; ++i) visit(Action::rob(seat_of(i)));
        break;
      case ActionKind::choose:
      case ActionKind::keep:
        for (int i = 0; i < kTiles; ++i) visit(Action::on_tile(k, tile_of(i)));
        break;
    }
  }
}

}  // namespace warren::rabbihop
