// Plays a log again and lets everybody at the table follow it by what they are told, in notation
// alone, as the clients of a server do.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace warren {

struct Followed {
  int entries = 0;
  // A chain over the digests of all views after every entry: each must be the referee's own.
  std::uint64_t views = 0;
  std::string problem = {};  // where somebody lost track, or the log is not sound; else empty
};
Followed follow_log(std::string_view text);

// As one line of JSON: what `warren replay --views` prints, in a browser too.
std::string follow_json(const Followed& followed);

}  // namespace warren
