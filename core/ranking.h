// Puts things in order by what they are worth. Sorted are small keys of one kind, so that the code
// for it is there once: a sort for every type weighs kilobytes in a browser.
#pragma once

#include <array>
#include <vector>

namespace warren {

using Rank = std::array<int, 4>;  // the lower the earlier, by the first number that differs

// The numbers of the things in the order of their ranks; equals stay as they stand, the same on
// every platform.
std::vector<int> in_order(const std::vector<Rank>& ranks);

}  // namespace warren
