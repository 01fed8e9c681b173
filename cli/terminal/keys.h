// What comes from a keyboard, out of the bytes a terminal sends for it.
#pragma once

#include <cstdint>
#include <string>

namespace warren::cli {

struct Key {
  enum class Kind : std::uint8_t {
    none,  // time has passed and nothing was pressed
    letter,
    enter,
    escape,
    backspace,
    erase_word,
    erase_line,
    tab,
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    home,
    end,
    redraw,   // Ctrl-L, or the window has another size
    suspend,  // Ctrl-Z
    stop,     // Ctrl-C, a signal, or the terminal is gone
  } kind = Kind::none;
  char32_t letter = 0;
};

// Collects bytes until they are a key.
class KeyDecoder {
 public:
  void feed(const char* bytes, std::size_t count) { waiting_.append(bytes, count); }
  bool empty() const { return waiting_.empty(); }
  // The next whole key; `none` if more bytes are needed. With `final` nothing more is coming: a
  // lone Escape is the key Escape then.
  Key next(bool final);

 private:
  Key after_escape(bool final);
  Key control(char byte);
  std::string waiting_;
};

}  // namespace warren::cli
