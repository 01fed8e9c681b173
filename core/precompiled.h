// What nearly every file of the engine includes, read by the compiler once for all of them (see
// cmake/WarrenTargets.cmake). Each file still includes what it uses.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
