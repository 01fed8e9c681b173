// Which kinds of questions of Jack Rabbits a run of the laws has come by.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

#include "games/jack_rabbits/state/state.h"
#include "tests/laws/report.h"

namespace warren::laws {

// Pairs of states that a seat cannot tell apart, and that really differ, for every kind of question
// but those left out. Before the deal nothing is hidden that could differ, and after the end
// nothing is asked.
inline void expect_every_question(const Report& report,
                                  std::initializer_list<jack_rabbits::FrameKind> but) {
  for (int kind = 1; kind < jack_rabbits::kFrameKinds; ++kind) {
    const auto frame = static_cast<jack_rabbits::FrameKind>(kind);
    if (frame == jack_rabbits::FrameKind::lots) continue;
    if (std::find(but.begin(), but.end(), frame) != but.end()) continue;
    const auto found = report.pairs.find(jack_rabbits::name_of(frame));
    ASSERT_NE(found, report.pairs.end()) << jack_rabbits::name_of(frame);
    EXPECT_GT(found->second.differing, 0) << jack_rabbits::name_of(frame);
  }
}

}  // namespace warren::laws
