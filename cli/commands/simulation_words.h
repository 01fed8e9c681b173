// The options that simulate, record and play share.
#pragma once

#include "cli/shared/session.h"
#include "lab/playouts/simulation.h"

namespace warren::cli {

// `board` is what --board says; take_board makes an option of it.
void add_setup(CLI::App* command, const Session& session, std::string& game, SetupWords& setup,
               std::string& board);
// The set-up, and --bots, --seed and --cap.
void add_simulation_words(CLI::App* command, const Session& session, SimulationWords& words,
                          std::string& board);

}  // namespace warren::cli
