#include "core/ranking.h"

#include <algorithm>

namespace warren {

std::vector<int> in_order(const std::vector<Rank>& ranks) {
  struct Key {
    Rank rank;
    int number;
    auto operator<=>(const Key&) const = default;
  };
  std::vector<Key> keys;
  for (const Rank& rank : ranks) keys.push_back({rank, static_cast<int>(keys.size())});
  std::sort(keys.begin(), keys.end());
  std::vector<int> out;
  for (const Key& key : keys) out.push_back(key.number);
  return out;
}

}  // namespace warren
