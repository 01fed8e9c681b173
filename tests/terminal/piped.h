// The program with lines piped into it, as a script runs it, and all that it prints.
#pragma once

#include <array>
#include <cstdio>
#include <string>

namespace warren {

// `input` as printf takes it, `words` as a shell does.
inline std::string piped(const std::string& input, const std::string& words) {
  const std::string command = "printf '" + input + "' | " + WARREN_PROGRAM + " " + words + " 2>&1";
  std::string out;
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 4096> bytes{};
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), pipe))
    out.append(bytes.data(), count);
  pclose(pipe);
  return out;
}

}  // namespace warren
