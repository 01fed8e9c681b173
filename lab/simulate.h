// Runs a simulation on several threads. The tally, and with it the signature, does not depend on
// how many there are.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "lab/playouts/simulation.h"

namespace warren {

struct SimulationRun {
  Tally tally;
  SimulationTime time;
  bool stopped = false;  // somebody asked to stop before all games were played
};

struct HowToRun {
  int threads = 1;
  // Told now and then, on the calling thread, how many games are done.
  std::function<void(std::uint64_t done)> progress = {};
  // Looked at between games; may be set by a signal.
  const std::atomic<bool>* stop = nullptr;
};

inline constexpr int kMostThreads = 1024;

SimulationRun simulate(const Simulation& simulation, const HowToRun& how);

}  // namespace warren
