#include "host/lesson_script.h"

#include <algorithm>
#include <array>

namespace warren {
namespace {

// What changes least, in any game that has such an action; the first comes before the others.
constexpr std::array<std::string_view, 11> kQuiet = {
    "allow", "pass", "decline", "end", "done", "stay", "give in", "leave", "stop", "fall", "roll"};

std::string quietest(const std::vector<std::string>& offers) {
  for (const std::string_view quiet : kQuiet) {
    if (std::find(offers.begin(), offers.end(), quiet) != offers.end()) return std::string(quiet);
  }
  return offers.empty() ? std::string() : offers.front();
}

}  // namespace

void LessonScript::fall(AnyMatch& match) {
  for (std::size_t i = 0; i < lines_->size(); ++i) {
    const ScriptLine& line = (*lines_)[i];
    if (used_[i] || line.by != Seat::nobody) continue;
    const std::string entry = "chance " + std::string(line.does.text);
    const ReplayStop stop = match.play_line({line.does.number, entry}, Lang::en);
    used_[i] = stop.kind == ReplayStop::Kind::none;
    if (used_[i]) return;
    why_not_[i] = stop.reason;
  }
  if (match.chances() > 0) match.fall_case(0, Lang::en);
}

std::string LessonScript::choose(const AnyView& view, const Turn& turn) {
  for (std::size_t i = 0; i < lines_->size(); ++i) {
    const ScriptLine& line = (*lines_)[i];
    if (used_[i] || line.by != turn.seat) continue;
    const Ruling ruling = view.refusal(line.does.text, Lang::en);
    used_[i] = static_cast<bool>(ruling);
    if (ruling) return std::string(line.does.text);
    why_not_[i] = ruling.reason;
  }
  return turn.may_pass ? std::string() : quietest(view.offers());
}

}  // namespace warren
