// Building in writing: actions, outcomes, events and positions, both ways, and the sentences people
// read. docs/notation.md describes it.
#pragma once

#include <string>
#include <string_view>

#include "games/jack_rabbits/building/state.h"

namespace warren::jack_rabbits::building {

std::string_view name_of(Shape shape);  // "hex", "rhombus", "triangle"
std::string_view name_of(ActionKind kind);

std::string write(const Action& action);    // "flip hex", "place QD -3 3 1"
std::string write(const Outcome& outcome);  // "deal p0 QD", "flip p0 QD"
std::string write(const Event& event);
std::string write(const Setup& setup, const Public& pub);  // a position, line by line

Problem read(std::string_view text, Action& action);
Problem read(const Setup& setup, std::string_view text, Outcome& outcome);
Problem read(std::string_view text, Event& event);
// A position may be written by hand: in strict building what is not named anywhere lies face down,
// in equal shares; in free building each seat's tiles are named. Nothing said, it is the first
// seat's turn.
Problem read(const Setup& setup, std::string_view text, Public& pub);

std::string tell(const Event& event, Voice voice);

}  // namespace warren::jack_rabbits::building
