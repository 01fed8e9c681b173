// The log of a match, written. docs/notation.md describes it for people.
#pragma once

#include <string>

#include "core/log_text.h"
#include "core/match.h"

namespace warren {

template <Game G>
std::string write_entry(const typename G::Table& table, const Entry<G>& entry) {
  switch (entry.kind) {
    case Entry<G>::Kind::act:
      return "p" + std::to_string(index_of(entry.seat)) + " " + G::write(table, entry.action);
    case Entry<G>::Kind::fall:
      return "chance " + G::write(table, entry.outcome);
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

// Where a match began, if not as its table says, and all that was done in it.
template <Game G>
std::string write_entries(const Match<G>& match) {
  const auto& table = match.table();
  std::string out;
  if (match.start() != G::initial(table)) {
    out += "position\n" + G::write(table, match.start()) + "end\n";
  }
  for (const auto& entry : match.log()) out += write_entry<G>(table, entry) + "\n";
  return out;
}

// The whole log of a finished game, or of a running one for the referee's eyes alone.
template <Game G>
std::string write_log(const Match<G>& match) {
  const auto& table = match.table();
  return write_log_header(G::kId, table.rules, table.options) + write_entries<G>(match) +
         write_check(match.chain_digest());
}

}  // namespace warren
