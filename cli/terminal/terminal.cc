#include "cli/terminal/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string_view>

namespace warren::cli {
namespace {

// What a signal handler may touch: the terminal's old settings, and what happened.
termios old_settings;
std::atomic<bool> inside = false;
volatile std::sig_atomic_t stop_number = 0;
volatile std::sig_atomic_t resized = 0;
int wake_pipe[2] = {-1, -1};

constexpr std::array kStopSignals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
constexpr std::string_view kEnter = "\x1b[?1049h\x1b[2J\x1b[H";
constexpr std::string_view kLeave = "\x1b[?25h\x1b[?1049l";

void send_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return;  // the terminal is gone: reading will say so
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

void wake() {
  const int kept = errno;
  [[maybe_unused]] const ssize_t sent = ::write(wake_pipe[1], "!", 1);
  errno = kept;
}

void on_stop(int number) {
  stop_number = number;
  wake();
}

void on_resize(int) {
  resized = 1;
  wake();
}

// A fault of ours must not leave a terminal behind that shows nothing one types.
void on_fault(int number) {
  if (inside.exchange(false)) {
    send_all(kLeave);
    tcsetattr(STDIN_FILENO, TCSANOW, &old_settings);
  }
  std::signal(number, SIG_DFL);
  std::raise(number);
}

void handle(int number, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, nullptr);
}

}  // namespace

bool Terminal::there() {
  const char* term = std::getenv("TERM");
  return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && term != nullptr &&
         *term != '\0' && std::string_view(term) != "dumb";
}

Terminal::Terminal(Display display) : display_(display) {
  if (::pipe(wake_pipe) != 0) wake_pipe[0] = wake_pipe[1] = -1;
  tcgetattr(STDIN_FILENO, &old_settings);
  stop_number = 0;
  for (const int number : kStopSignals) handle(number, on_stop);
  handle(SIGWINCH, on_resize);
  handle(SIGPIPE, SIG_IGN);
  for (const int number : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) handle(number, on_fault);
  measure();
  enter();
}

Terminal::~Terminal() {
  leave();
  for (const int number : kStopSignals) handle(number, SIG_DFL);
  handle(SIGWINCH, SIG_DFL);
  for (const int number : {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL}) handle(number, SIG_DFL);
  for (int& end : wake_pipe) {
    if (end >= 0) ::close(end);
    end = -1;
  }
}

int Terminal::stop_signal() const { return stop_number; }

void Terminal::enter() {
  termios raw = old_settings;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
  raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL | INLCR);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  inside = true;
  tcsetattr(STDIN_FILENO, TCSANOW, &raw);
  send_all(kEnter);
  shown_.clear();
}

void Terminal::leave() {
  if (!inside.exchange(false)) return;
  send_all(kLeave);
  tcsetattr(STDIN_FILENO, TCSANOW, &old_settings);
}

void Terminal::suspend() {
  leave();
  ::kill(0, SIGTSTP);  // nothing happens where no shell could wake us again
  measure();
  enter();
}

void Terminal::measure() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0) {
    rows_ = size.ws_row;
    columns_ = size.ws_col;
  }
}

void Terminal::show(const Canvas& canvas, int caret_row, int caret_column) {
  std::string codes = "\x1b[?25l";
  shown_.resize(static_cast<std::size_t>(canvas.rows()));
  for (int row = 0; row < canvas.rows(); ++row) {
    std::string line = ansi_line(canvas, row, display_);
    std::string& before = shown_[static_cast<std::size_t>(row)];
    if (line == before) continue;
    codes += "\x1b[" + std::to_string(row + 1) + ";1H" + line;
    before = std::move(line);
  }
  if (caret_row >= 0) {
    codes += "\x1b[" + std::to_string(caret_row + 1) + ";" + std::to_string(caret_column + 1) +
             "H\x1b[?25h";
  }
  send_all(codes);
}

Key Terminal::wait(int milliseconds) {
  constexpr int kEscapeWait = 40;  // milliseconds until an Escape is no beginning of a sequence
  for (;;) {
    if (stop_number != 0) stopped_ = true;
    if (stopped_) return {Key::Kind::stop};
    if (resized != 0) {
      resized = 0;
      measure();
      send_all("\x1b[2J");
      shown_.clear();
      return {Key::Kind::redraw};
    }
    Key key = keys_.next(false);
    if (key.kind == Key::Kind::none) {
      const bool begun = !keys_.empty();
      std::array<pollfd, 2> sources = {{{STDIN_FILENO, POLLIN, 0}, {wake_pipe[0], POLLIN, 0}}};
      const int ready = ::poll(sources.data(), sources.size(), begun ? kEscapeWait : milliseconds);
      if (ready < 0 && errno != EINTR) stopped_ = true;
      if (ready < 0) continue;
      char bytes[256];
      if ((sources[1].revents & POLLIN) != 0) {
        [[maybe_unused]] const ssize_t woken = ::read(wake_pipe[0], bytes, sizeof bytes);
      }
      if (sources[0].revents != 0) {
        const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
        if (count <= 0 && !(count < 0 && (errno == EINTR || errno == EAGAIN))) stopped_ = true;
        if (count > 0) keys_.feed(bytes, static_cast<std::size_t>(count));
        continue;
      }
      if (ready > 0) continue;
      if (!begun) return {};
      key = keys_.next(true);
    }
    switch (key.kind) {
      case Key::Kind::none:
        continue;
      case Key::Kind::stop:
        stopped_ = true;
        return key;
      case Key::Kind::suspend:
        suspend();
        return {Key::Kind::redraw};
      case Key::Kind::redraw:
        shown_.clear();
        return key;
      default:
        return key;
    }
  }
}

}  // namespace warren::cli
