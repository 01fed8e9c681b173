// What nearly every test includes, read by the compiler once for all of them (see
// cmake/WarrenTargets.cmake). Each file still includes what it uses.
#pragma once

#include <gtest/gtest.h>

#include "core/game.h"
#include "core/match.h"
#include "core/precompiled.h"
#include "core/replay.h"
