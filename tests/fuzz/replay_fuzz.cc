// Any bytes as a log. Nothing may crash; whatever replays must also be written down and replayed
// again to the same end, and its position must be read back as itself.
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/catalog.h"

namespace {

void demand(bool held, const char* what, const std::string& about) {
  if (held) return;
  std::fprintf(stderr, "%s\n%s\n", what, about.c_str());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using warren::Lang;
  using Kind = warren::ReplayStop::Kind;
  const std::string_view text(reinterpret_cast<const char*>(data), size);

  const auto first = warren::replay_log(text, Lang::en, INT_MAX);
  const auto spanish = warren::replay_log(text, Lang::es, INT_MAX);
  demand(first.stop.kind == spanish.stop.kind && first.stop.line == spanish.stop.line &&
             first.stop.code == spanish.stop.code,
         "the language changes what is refused", first.stop.reason);
  demand((first.stop.kind == Kind::none) == first.stop.reason.empty(),
         "a stop without a reason, or a reason without a stop", first.stop.reason);
  demand(!warren::replay_json(first).empty(), "no JSON", "");
  if (first.match == nullptr) {
    demand(first.stop.kind == Kind::unreadable, "neither a match nor a reason", "");
    return 0;
  }

  // What was played before the stop, if there was one, is a log of its own.
  const std::string log = first.match->log();
  const auto second = warren::replay_log(log, Lang::en, INT_MAX);
  demand(second.stop.kind == Kind::none, "a written log does not replay",
         second.stop.reason + "\n" + log);
  demand(second.match->digest() == first.match->digest() &&
             second.match->chain_digest() == first.match->chain_digest() &&
             second.match->position() == first.match->position() && second.match->log() == log,
         "a written log replays to another end", log);

  // And its end is a position from which a log may begin, with the options of its stage.
  const std::size_t options_end = log.find("\noption ");
  std::string from_here = log.substr(0, options_end + 1);
  for (const std::string& option : first.match->stage().options().to_text())
    from_here += "option " + option + "\n";
  from_here += "position\n" + first.match->position() + "end\n";
  const auto third = warren::replay_log(from_here, Lang::en, INT_MAX);
  demand(third.stop.kind == Kind::none, "a position is not read back",
         third.stop.reason + "\n" + from_here);
  demand(third.match->digest() == first.match->digest(), "a position is read back as another",
         from_here);
  return 0;
}
