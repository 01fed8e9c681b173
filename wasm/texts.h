// How texts cross the border: in as UTF-8 bytes with their length, out ending in NUL; the caller
// frees both with warren_free.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

#define WARREN_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace warren {

inline char* hand_over(const std::string& text) {
  char* out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out != nullptr) std::memcpy(out, text.c_str(), text.size() + 1);
  return out;
}

}  // namespace warren
