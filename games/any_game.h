// Games behind one face that speaks text and bytes, for code that picks a game when it runs: the
// program, the server, the page. Code that must be fast is a template over the game.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/log.h"
#include "core/replay.h"
#include "games/any_match.h"
#include "games/any_view.h"

namespace warren {

struct AnyOpened {
  std::unique_ptr<AnyMatch> match;  // null if there is a problem
  Problem problem = {};
};

struct AnyReplayed {
  std::unique_ptr<AnyMatch> match;  // null if the set-up could not be read
  ReplayStop stop = {};
};

struct SeatsRange {
  int fewest = 0;
  int most = 0;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual std::string_view id() const = 0;
  virtual Text title() const = 0;
  virtual int newest_rules() const = 0;
  virtual bool secrets() const = 0;  // whether seats know what others do not
  virtual const OptionMenu& option_menu() const = 0;
  // Draws what the set-up leaves to chance; before `open`, for a game that is to begin.
  virtual void resolve(OptionSet& options, std::uint64_t seed) const = 0;
  virtual AnyOpened open(const OptionSet& options, int rules) const = 0;
  virtual AnyReplayed replay(const LogParts& parts, Lang lang, int until) const = 0;
  // A view, at this entry of the log. The options are those of the stage it belongs to.
  virtual AnySeen see(const OptionSet& options, int rules, int entry,
                      std::string_view view) const = 0;
  virtual AnySeen see(const OptionSet& options, int rules, int entry, ByteSpan view) const = 0;

  // How many can play: the range of the option that says it.
  SeatsRange seats() const;
};

}  // namespace warren
