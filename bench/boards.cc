// Boards of Jack Rabbits per second on one thread: made by the generator, and their road nets.
// First of the four classic suits, then of random selections of the twelve.
#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

#include "bench/calibration.h"
#include "games/jack_rabbits/board/generator.h"
#include "tests/jack_rabbits/selections.h"

namespace {

using namespace warren;
using namespace warren::jack_rabbits;

struct Figures {
  double made = 0, slowest = 0, nets = 0;  // boards per second, milliseconds, nets per second
  int failed = 0;
};

Figures measure(int boards, const GeneratorOptions& options) {
  Figures figures;
  double making = 0;
  double netting = 0;
  for (int seed = 0; seed < boards; ++seed) {
    Board board;
    auto begin = bench::Clock::now();
    figures.failed += generate(static_cast<std::uint64_t>(seed), options, board) ? 0 : 1;
    const double took = bench::seconds_since(begin);
    making += took;
    figures.slowest = std::max(figures.slowest, 1000 * took);
    begin = bench::Clock::now();
    const RoadNet net(board);
    bench::keep(net);
    netting += bench::seconds_since(begin);
  }
  figures.made = boards / making;
  figures.nets = boards / netting;
  return figures;
}

void print_row(std::string_view name, const Figures& f, double calibration) {
  fmt::print("{:<13} {:>8.1f} {:>10.7f} {:>12.1f} {:>9.0f} {:>8}\n", name, f.made,
             f.made / calibration, f.slowest, f.nets, f.failed);
}

}  // namespace

int main(int argc, char** argv) {
  int boards = 1000;
  if (argc > 1) {
    const std::string_view text = argv[1];
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), boards);
    if (argc > 2 || error != std::errc() || end != text.data() + text.size() || boards < 1) {
      fmt::print(stderr, "boards: “{}” is no number of boards; give one from 1 up\n", text);
      return 2;
    }
  }
  const double calibration = bench::calibrate();
  fmt::print("calibration loop {:.0f} /s; {} boards a row\n", calibration, boards);
  fmt::print("islands       boards/s      ratio   slowest ms    nets/s   failed\n");
  for (int islands = 0; islands <= kMostIslands; ++islands) {
    const std::string name = islands == 0 ? "any" : std::to_string(islands);
    print_row(name, measure(boards, {.islands = islands}), calibration);
  }
  constexpr int kSelections = 40;
  fmt::print("suits\n");
  for (int n = kSelections - 1; n >= 0; --n) {
    const GeneratorOptions options = random_selection(n);
    print_row(letters_of(options), measure(boards, options), calibration);
  }
}
