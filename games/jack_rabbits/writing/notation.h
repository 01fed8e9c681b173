// Jack Rabbits in writing: cards, places, actions, outcomes, events and positions, both ways, and
// the sentences people read. docs/notation.md describes it.
#pragma once

#include <string>
#include <string_view>

#include "core/problem.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/event.h"
#include "games/jack_rabbits/state/outcome.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

std::string write(Card card);                  // "AC", "10S", "QH"; jokers are "red" and "black"
std::string write(Place place);                // "citadel", "QH", "underground", "off"
bool read(std::string_view text, Card& card);  // also with the suits' symbols: "10♠"
bool read(std::string_view text, Place& place);

template <int W>
std::string write(const Cards<W>& cards);  // "AC 10S QH", in order of suits and ranks; "-" if none
template <int W>
Problem read(std::string_view text, Cards<W>& cards);

template <int W>
std::string write(const Setup<W>& setup, const Action<W>& action);
template <int W>
std::string write(const Setup<W>& setup, const Outcome& outcome);
template <int W>
std::string write(const Setup<W>& setup, const Event<W>& event);
template <int W>
std::string write(const Setup<W>& setup, const State<W>& state);  // a position, line by line
template <int W>
std::string write(const Setup<W>& setup, const View<W>& view);
template <int W>
Problem read(const Setup<W>& setup, std::string_view text, Action<W>& action);
template <int W>
Problem read(const Setup<W>& setup, std::string_view text, Outcome& outcome);
template <int W>
Problem read(const Setup<W>& setup, std::string_view text, Event<W>& event);
// A position may be written by hand: what is left out is as at the start of a turn after the roll,
// all cards not named anywhere being in the pile.
template <int W>
Problem read(const Setup<W>& setup, std::string_view text, State<W>& state);
template <int W>
Problem read(const Setup<W>& setup, std::string_view text, View<W>& view);

template <int W>
std::string tell(const Setup<W>& setup, const Refusal& refusal, Voice voice);
template <int W>
std::string tell(const Setup<W>& setup, const Event<W>& event, Voice voice);
std::string_view name_of(ActionKind kind);

}  // namespace warren::jack_rabbits
