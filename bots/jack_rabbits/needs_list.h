// How many royals of each suit are still to be paid for: every combination of at most three royals,
// numbered.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

namespace warren::jack_rabbits {

template <int W>
struct NeedsList {
  static constexpr int kBelowThree = 1 + W + W * (W + 1) / 2;  // these come first
  static constexpr int kCount = kBelowThree + W * (W + 1) * (W + 2) / 6;
  using Number = std::conditional_t<(kCount <= 256), std::uint8_t, std::uint16_t>;

  std::array<std::array<std::uint8_t, W>, kCount> count{};  // royals of each suit
  std::array<std::array<Number, W>, kBelowThree> plus{};    // with one more of a suit

  constexpr NeedsList() {
    int last = 0;
    const auto add = [&](auto... suits) {
      ++last;
      (++count[static_cast<std::size_t>(last)][suits], ...);
      return static_cast<Number>(last);
    };
    for (std::size_t a = 0; a < W; ++a) plus[0][a] = add(a);
    for (std::size_t b = 0; b < W; ++b) {
      for (std::size_t a = 0; a <= b; ++a) plus[1 + a][b] = plus[1 + b][a] = add(a, b);
    }
    for (std::size_t c = 0; c < W; ++c) {
      for (std::size_t b = 0; b <= c; ++b) {
        for (std::size_t a = 0; a <= b; ++a) {
          const Number all = add(a, b, c);
          plus[plus[1 + a][b]][c] = plus[plus[1 + a][c]][b] = plus[plus[1 + b][c]][a] = all;
        }
      }
    }
  }
};
template <int W>
inline constexpr NeedsList<W> kNeeds;
inline constexpr int kNoNeeds = 0;

}  // namespace warren::jack_rabbits
