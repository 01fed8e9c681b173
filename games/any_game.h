// Games and matches behind one face that speaks text and bytes, for code that picks a game when it
// runs: the program, the server, the page. Code that must be fast is a template over the game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/log.h"
#include "core/replay.h"

namespace warren {

using Bytes = std::vector<std::uint8_t>;
using ByteSpan = std::span<const std::uint8_t>;

// What became of something that was tried. Nothing has changed unless it was done.
struct Ruling {
  enum class Kind : std::uint8_t {
    done,
    unreadable,  // the text or the bytes mean nothing
    refused,     // they do, but the rules do not allow it now
  } kind = Kind::done;
  std::string code = {};     // stable id, such as "jump-border"
  std::string section = {};  // of the rules page; empty where no rule speaks
  std::string reason = {};   // a sentence

  explicit operator bool() const { return kind == Kind::done; }
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  virtual std::string_view game() const = 0;  // its id
  // A game may be played in stages, each with a game of its own: first a board is built, then the
  // race is run on it. What is being played now; a match without stages is its own.
  virtual const AnyMatch& stage() const { return *this; }
  // Whose events are the last: a stage's own end is told by that stage.
  virtual const AnyMatch& told() const { return *this; }
  virtual const OptionSet& options() const = 0;
  virtual int rules() const = 0;
  virtual int seats() const = 0;

  virtual Asked asked() const = 0;
  virtual Result result() const = 0;
  virtual std::uint64_t digest() const = 0;
  virtual std::uint64_t chain_digest() const = 0;
  // Why the match has failed and refuses everything (core/match.h); no problem while it has not.
  virtual Problem failure() const = 0;
  // What cannot be in the state as it is now, or why the match has failed; empty if all is well.
  virtual std::string_view broken() const = 0;

  // What a seat sees and may do. The seat `nobody` is a spectator's.
  virtual std::vector<std::string> offers(Seat seat) const = 0;
  virtual std::vector<Bytes> offers_bytes(Seat seat) const = 0;
  virtual std::string view_text(Seat seat) const = 0;
  virtual Bytes view_bytes(Seat seat) const = 0;
  virtual std::uint64_t view_digest(Seat seat) const = 0;
  virtual std::string position() const = 0;  // everything, for the referee's eyes alone

  // What seats do, as notation or as bytes. `refusal` only says whether `act` would do it.
  virtual Ruling refusal(Seat seat, std::string_view action, Lang lang) const = 0;
  virtual Ruling refusal(Seat seat, ByteSpan action, Lang lang) const = 0;
  virtual Ruling act(Seat seat, std::string_view action, Lang lang) = 0;
  virtual Ruling act(Seat seat, ByteSpan action, Lang lang) = 0;
  virtual bool can_undo(Seat seat) const = 0;
  virtual Ruling undo(Seat seat, Lang lang) = 0;

  // What chance does: one of `chances` equally likely cases, or an outcome that was written down.
  virtual std::uint32_t chances() const = 0;
  virtual Ruling fall_case(std::uint32_t which, Lang lang) = 0;
  virtual Ruling fall(std::string_view outcome, Lang lang) = 0;
  virtual Ruling fall(ByteSpan outcome, Lang lang) = 0;

  // The events of the last act or outcome, as this seat may know them.
  virtual int events() const = 0;
  virtual std::string event_sentence(int index, Seat to, Lang lang) const = 0;
  virtual std::string event_text(int index, Seat to) const = 0;
  virtual Bytes event_bytes(int index, Seat to) const = 0;

  virtual int entries() const = 0;
  virtual std::string entry_text(int index, Seat to) const = 0;  // as this seat may read it
  virtual std::string log() const = 0;  // everything, for the referee's eyes alone
};

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
  virtual const OptionTable& option_table() const = 0;
  // Draws what the set-up leaves to chance; before `open`, for a game that is to begin.
  virtual void resolve(OptionSet& options, std::uint64_t seed) const = 0;
  virtual AnyOpened open(const OptionSet& options, int rules) const = 0;
  virtual AnyReplayed replay(const LogParts& parts, Lang lang, int until) const = 0;

  // How many can play: the range of the option that says it.
  SeatsRange seats() const;
};

}  // namespace warren
