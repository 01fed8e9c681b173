#include "cli/shared/match_text.h"

#include <fmt/format.h>

namespace warren::cli {

std::string seats_text(SeatSet seats) {
  std::string out;
  for (const Seat seat : seats) out += fmt::format("{}p{}", out.empty() ? "" : " ", index_of(seat));
  return out;
}

std::string asked_text(const Session& session, const AnyMatch& match) {
  const Asked asked = match.asked();
  std::string out;
  const auto add = [&](const std::string& part) { out += (out.empty() ? "" : ", ") + part; };
  if (asked.chance) add(say(session, {"chance", "azar"}));
  if (!asked.must.empty()) add(seats_text(asked.must));
  if (!asked.may.empty())
    add(say(session, {"{0} may interrupt", "{0} puede interrumpir"}, {seats_text(asked.may)}));
  return out.empty() ? say(session, {"nobody", "nadie"}) : out;
}

std::string result_text(const Session& session, const AnyMatch& match) {
  const Result result = match.result();
  std::string scores;
  for (int i = 0; i < match.seats(); ++i)
    scores += fmt::format(" p{}={}", i, result.scores[static_cast<std::size_t>(i)]);
  if (!result.over) {
    return say(session, {"running, turn {0}, scores{1}", "en juego, turno {0}, puntos{1}"},
               {result.turns, scores});
  }
  return say(
      session,
      {"over after {0} turns, won by {1}, scores{2}",
       "acabada tras {0} turnos, gana {1}, puntos{2}"},
      {result.turns,
       result.winners.empty() ? say(session, {"nobody", "nadie"}) : seats_text(result.winners),
       scores});
}

}  // namespace warren::cli
