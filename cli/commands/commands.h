// The commands of the program, one file each. To add one: write it and call it in main.cc.
#pragma once

#include "cli/shared/session.h"

namespace warren::cli {

void add_simulate(CLI::App& app, Session& session);
void add_replay(CLI::App& app, Session& session);
void add_record(CLI::App& app, Session& session);
void add_play(CLI::App& app, Session& session);
void add_board(CLI::App& app, Session& session);
void add_learn(CLI::App& app, Session& session);
void add_lesson(CLI::App& app, Session& session);
void add_rules(CLI::App& app, Session& session);
void add_games(CLI::App& app, Session& session);
void add_options(CLI::App& app, Session& session);

}  // namespace warren::cli
