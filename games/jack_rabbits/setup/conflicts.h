// Which options do not go together, and the suits in play that follow from them (rules 6).
#pragma once

#include <array>

#include "core/options.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// What stands between two options. Refused is what contradicts itself, and what somebody asked for
// that could do nothing. Two things are let through: what a preset sets (limit, vet_proof,
// diamonds_boost, building), so that no preset stands in the way of an option; and a boost whose
// suit tight suits leave out, for a power exists when its suit is in play.
inline constexpr int kConflicts = 21;
extern const std::array<OptionRule, kConflicts> kOptionRules;

// What stands between the suits, the number of players, the board and the objective.
[[nodiscard]] Problem suits_conflict(const OptionSet& options);

// The suits that are named, or those of the standard game; at least as many as players. Tight suits
// are exactly as many: spades before hearts before diamonds, unless they are named.
struct SuitRange;
[[nodiscard]] Problem suits_in_play(const OptionSet& options, const SuitRange& range,
                                    SuitMask& suits);

}  // namespace warren::jack_rabbits
