// A fast generator whose numbers are the same on every platform: xoshiro256** seeded by splitmix64.
// For simulations, bots and tests. The server's dealer uses a cryptographic source instead.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace warren {

constexpr std::uint64_t mix64(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

class Rng {
 public:
  // `stream` gives independent generators of one seed: one per game of a simulation, for instance.
  constexpr explicit Rng(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t x = mix64(seed) ^ mix64(stream ^ 0xA5A5A5A5A5A5A5A5ULL);
    for (auto& word : state_) word = x = mix64(x);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t answer = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return answer;
  }

  // A uniform integer in [0, n), n > 0: Lemire's multiplication with rejection, so it is exact.
  constexpr std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace warren
