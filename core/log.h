// The log of a match, written. docs/notation.md describes it for people.
#pragma once

#include <string>

#include "core/log_text.h"
#include "core/match.h"

namespace warren {

template <Game G>
std::string write_entry(const typename G::Setup& setup, const Entry<G>& entry) {
  switch (entry.kind) {
    case Entry<G>::Kind::act:
      return "p" + std::to_string(index_of(entry.seat)) + " " + G::write(setup, entry.action);
    case Entry<G>::Kind::fall:
      return "chance " + G::write(setup, entry.outcome);
    case Entry<G>::Kind::undo:
      return "p" + std::to_string(index_of(entry.seat)) + " undo";
  }
  return {};
}

// What a seat may read of an entry while the game runs.
template <Game G>
Entry<G> redact_entry(const Entry<G>& entry, Seat to) {
  Entry<G> shown = entry;
  if (entry.kind == Entry<G>::Kind::act) shown.action = G::redact(entry.action, entry.seat, to);
  if (entry.kind == Entry<G>::Kind::fall) shown.outcome = G::redact(entry.outcome, to);
  return shown;
}

// Where a match began, if not as its setup says, and all that was done in it.
template <Game G>
std::string write_entries(const Match<G>& match) {
  const auto& setup = match.setup();
  std::string out;
  if (match.start() != G::initial(setup)) {
    out += "position\n" + G::write(setup, match.start()) + "end\n";
  }
  for (const auto& entry : match.log()) out += write_entry<G>(setup, entry) + "\n";
  return out;
}

// The whole log of a finished game, or of a running one for the referee's eyes alone.
template <Game G>
std::string write_log(const Match<G>& match) {
  const auto& setup = match.setup();
  return write_log_header(G::kId, setup.rules, setup.options) + write_entries<G>(match) +
         write_check(match.chain_digest());
}

}  // namespace warren
