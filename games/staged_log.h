// The log of a game with a stage before it: one header, the entries of both, one chain of digests.
#pragma once

#include <cstdint>
#include <string>

#include "core/log.h"

namespace warren {

// `second` is null as long as the first stage goes on.
template <Game First, Game Second>
std::uint64_t staged_chain(const Match<First>& first, const Match<Second>* second) {
  if (second == nullptr) return first.chain_digest();
  return chain(first.chain_digest(), second->chain_digest());
}

// The options are as they were chosen: the entries tell the rest.
template <Game First, Game Second>
std::string write_staged_log(const Match<First>& first, const Match<Second>* second) {
  return write_log_header(Second::kId, first.setup().rules, first.setup().options) +
         write_entries<First>(first) +
         (second == nullptr ? std::string() : write_entries<Second>(*second)) +
         write_check(staged_chain<First, Second>(first, second));
}

}  // namespace warren
