// A fixed loop of integer mixing, to tell a fast machine from fast code: every figure is also given
// as a ratio to this loop, and the ratios of different days and machines compare.
#pragma once

#include <chrono>
#include <cstdint>

#include "core/rng.h"

namespace warren::bench {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// The compiler must believe that somebody looks at this.
template <class T>
inline void keep(T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

// Iterations per second of a chain in which each step waits for the one before.
inline double calibrate(std::uint64_t iterations = 50'000'000) {
  const auto begin = Clock::now();
  std::uint64_t x = iterations;
  for (std::uint64_t i = 0; i < iterations; ++i) x = mix64(x ^ i);
  keep(x);
  return static_cast<double>(iterations) / seconds_since(begin);
}

}  // namespace warren::bench
