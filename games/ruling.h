// What became of something that was tried.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/problem.h"
#include "core/shared_refusals.h"

namespace warren {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;

// Nothing has changed unless it was done.
struct Ruling {
  enum class Kind : std::uint8_t {
    done,
    unreadable,  // the text or the bytes mean nothing
    refused,     // they do, but the rules do not allow it now
  } kind = Kind::done;
  std::string code = {};     // stable id, such as "jump-border"
  std::string section = {};  // its heading on the rules page; empty where no rule speaks
  std::string reason = {};   // a sentence

  explicit operator bool() const { return kind == Kind::done; }
};

}  // namespace warren
