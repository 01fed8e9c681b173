#include "cli/commands/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace warren::cli {
namespace {

constexpr int kWidth = 30;
constexpr double kNotBefore = 0.5;  // seconds: a bar that flashes up helps nobody

bool terminal_can_redraw() {
  const char* term = std::getenv("TERM");
  return isatty(STDERR_FILENO) != 0 && term != nullptr && std::string_view(term) != "dumb";
}

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");  // no-color.org: any value but the empty one
  return no_colour == nullptr || *no_colour == '\0';
}

std::string clock_text(double seconds) {
  const auto whole = static_cast<long long>(seconds + 0.5);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string repeat(std::string_view piece, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += piece;
  return out;
}

}  // namespace

bool output_is_terminal() { return isatty(STDOUT_FILENO) != 0; }

Progress::Progress(const Session& session, std::uint64_t games, bool wanted)
    : session_(session),
      games_(games),
      on_(wanted && terminal_can_redraw()),
      colour_(wants_colour()) {}

void Progress::show(std::uint64_t done) {
  if (!on_ || done == 0) return;
  const double seconds = std::chrono::duration<double>(Clock::now() - begin_).count();
  if (seconds < kNotBefore) return;
  const double part = static_cast<double>(done) / static_cast<double>(games_);
  const int filled = static_cast<int>(part * kWidth);
  const std::string bar = (colour_ ? "\x1b[32m" : "") + repeat("█", filled) +
                          (colour_ ? "\x1b[0m" : "") + repeat("░", kWidth - filled);
  const std::string left =
      say(session_, {"{0} left", "quedan {0}"}, {clock_text(seconds / part - seconds)});
  const std::string line =
      fmt::format("\r{} {:3.0f} %  {:.0f} {}/s  {}\x1b[K", bar, part * 100,
                  static_cast<double>(done) / seconds, say(session_, {"games", "partidas"}), left);
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
  drawn_ = true;
}

void Progress::clear() {
  if (!drawn_) return;
  std::fputs("\r\x1b[K", stderr);
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace warren::cli
