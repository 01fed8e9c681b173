// A progress bar of one line on standard error, for people only: nothing is shown unless a terminal
// is there.
#pragma once

#include <chrono>
#include <cstdint>

#include "cli/shared/session.h"

namespace warren::cli {

class Progress {
 public:
  // `wanted` is false if somebody may be reading the answer with a program.
  Progress(const Session& session, std::uint64_t games, bool wanted);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  const Session& session_;
  const std::uint64_t games_;
  const bool on_;
  const bool colour_;
  const Clock::time_point begin_ = Clock::now();
  bool drawn_ = false;
};

bool output_is_terminal();

}  // namespace warren::cli
