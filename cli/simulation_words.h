// The options that simulate, record and play share.
#pragma once

#include "bots/simulation.h"
#include "cli/session.h"

namespace warren::cli {

// `board` is what --board says; take_board makes an option of it.
void add_setup(CLI::App* command, const Session& session, std::string& game, SetUp& setup,
               std::string& board);
// The set-up, and --bots, --seed and --cap.
void add_simulation_words(CLI::App* command, const Session& session, SimulationWords& words,
                          std::string& board);

}  // namespace warren::cli
