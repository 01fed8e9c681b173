// A match of any game behind one face that speaks text and bytes. It holds everything, all secrets
// included: it is for whoever runs the match (the host, the server's room, the simulator) and for
// nobody else. What a seat sees and does goes through an AnyView (games/any_view.h).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/replay.h"
#include "games/any_view.h"

namespace warren {

// What became of a list of actions: all were done, or none.
struct ListRuling {
  Ruling ruling = {};
  int at = 0;  // the first that is refused or unreadable; as many as there are if all were done

  explicit operator bool() const { return static_cast<bool>(ruling); }
};

class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  // Tells types apart, as AnyView::kind does: games of one id can be of several (their widths).
  virtual const void* kind() const { return nullptr; }
  virtual std::string_view game() const = 0;  // its id
  // A game may be played in stages, each with a game of its own: first a board is built, then the
  // race is run on it. What is being played now; a match without stages is its own.
  virtual const AnyMatch& stage() const { return *this; }
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
  virtual std::string position() const = 0;  // everything, for the referee's eyes alone

  // What a seat sees. The seat `nobody` is a spectator's.
  enum class When : std::uint8_t { start, now };  // as it was when the match began, or is
  virtual std::unique_ptr<AnyView> view(Seat seat, When when) const = 0;
  virtual std::string view_text(Seat seat) const = 0;
  virtual Bytes view_bytes(Seat seat) const = 0;
  virtual std::uint64_t view_digest(Seat seat) const = 0;
  // All that somebody needs who has not seen anything yet, to be read by read_handout
  // (games/catalog.h): the set-up and the seat's view.
  std::string handout(Seat to, When when) const;
  // What a seat is told of the entries from this number on (games/told.h).
  std::string told(int from, Seat to) const;
  Bytes told_bytes(int from, Seat to) const;

  // What seats do, as notation or as bytes. `refusal` only says whether `act` would do it.
  virtual std::vector<std::string> offers(Seat seat) const = 0;
  virtual std::vector<Bytes> offers_bytes(Seat seat) const = 0;
  virtual Ruling refusal(Seat seat, std::string_view action, const Voice& voice) const = 0;
  virtual Ruling refusal(Seat seat, ByteSpan action, const Voice& voice) const = 0;
  virtual Ruling act(Seat seat, std::string_view action, const Voice& voice) = 0;
  virtual Ruling act(Seat seat, ByteSpan action, const Voice& voice) = 0;
  // A whole intention: all of these actions, each an entry of its own, or none. The ruling follows
  // from what the seat sees, so that nobody learns anything from a list that is refused.
  ListRuling act_all(Seat seat, std::span<const std::string> actions, const Voice& voice);
  virtual bool can_undo(Seat seat) const = 0;
  virtual Ruling undo(Seat seat, const Voice& voice) = 0;

  // What chance does: one of `chances` equally likely cases, or an outcome that was written down.
  virtual std::uint32_t chances() const = 0;
  virtual Ruling fall_case(std::uint32_t which, const Voice& voice) = 0;
  virtual Ruling fall(std::string_view outcome, const Voice& voice) = 0;
  virtual Ruling fall(ByteSpan outcome, const Voice& voice) = 0;

  // Plays an entry of a log.
  virtual ReplayStop play_line(const LogLine& line, Lang lang) = 0;

  // The log: what was done, and what then happened, as a seat may know it.
  virtual int entries() const = 0;
  virtual std::string entry_text(int entry, Seat to) const = 0;
  virtual HeardEntry entry(int entry) const = 0;
  virtual std::string event_text(int entry, int event, Seat to) const = 0;
  virtual Bytes event_bytes(int entry, int event, Seat to) const = 0;
  virtual std::string back_text(int entry, Seat to) const = 0;  // the view that an undo led to
  virtual Bytes back_bytes(int entry, Seat to) const = 0;
  virtual std::string log() const = 0;  // everything, for the referee's eyes alone
};

}  // namespace warren
