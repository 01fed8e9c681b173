// Pending questions in writing, and the flags that stand beside them.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "games/rabbihop/state.h"

namespace warren::rabbihop {

struct FlagName {
  std::string_view name;
  std::uint8_t flag;
};
inline constexpr std::array kTurnNames = {FlagName{"extra", kExtraTurn}, FlagName{"again", kAgain},
                                          FlagName{"skipped", kSkipped}};

std::string write_flags(std::span<const FlagName> names, std::uint8_t flags);
bool read_flag(std::span<const FlagName> names, std::string_view word, std::uint8_t& flags);

std::string write_frame(const Frame& frame);
std::string frame_names();  // of all of them: "fill, jump …"
// `words` are the frame's name and what follows it.
bool read_frame(const Setup& setup, std::span<const std::string_view> words, Frame& frame);

}  // namespace warren::rabbihop
