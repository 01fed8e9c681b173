// What one seat sees of a match of any game, behind one face that speaks text and bytes: all that a
// page, a bot or a client at the other end of a network holds. It is made of a view, hears what its
// seat is told of each entry of the log, and needs nothing else; nothing here knows a State or a
// Match. Whoever runs the match holds an AnyMatch (games/any_match.h).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "games/ruling.h"

namespace warren {

// What a list of actions would bring, as far as the seat can tell before chance and others speak.
struct Rehearsal {
  std::unique_ptr<class AnyView> after;  // its entries are those actions that went through
  int done = 0;                          // so many of them
  Ruling refused = {};                   // why the next did not
  bool revealed = false;                 // they tell somebody something new: no undo takes it back
};

// A way to somewhere: the place as the game writes it, and the actions that lead there.
struct AnyRoute {
  std::string to;
  std::vector<std::string> actions;
};

// An entry of the log as the seat was told of it. (What happened is in its events.)
struct HeardEntry {
  Seat by = Seat::nobody;  // nobody: chance
  bool undo = false;       // something was taken back
  int events = 0;
};

class AnyView {
 public:
  virtual ~AnyView() = default;

  virtual std::string_view game() const = 0;  // its id
  // A game may be played in stages, each with a game of its own (games/staged.h). What is being
  // played now; a game without stages is its own.
  virtual const AnyView& stage() const { return *this; }
  virtual const OptionSet& options() const = 0;  // of this stage
  virtual int rules() const = 0;
  virtual int seats() const = 0;
  virtual Seat viewer() const = 0;  // nobody: a spectator's

  virtual Asked asked() const = 0;
  virtual bool midway(Seat seat) const = 0;  // in the middle of a choice of several actions
  bool asks_viewer() const { return (asked().must | asked().may).has(viewer()); }
  virtual Result result() const = 0;
  virtual std::uint64_t digest() const = 0;
  virtual std::string text() const = 0;  // in notation
  virtual Bytes bytes() const = 0;

  // What the viewer may do.
  virtual std::vector<std::string> offers() const = 0;
  virtual std::vector<Bytes> offers_bytes() const = 0;
  virtual Ruling refusal(std::string_view action, const Voice& voice) const = 0;
  virtual Ruling refusal(ByteSpan action, const Voice& voice) const = 0;
  virtual Rehearsal rehearse(std::span<const std::string> actions, const Voice& voice) const = 0;
  // Whole journeys, where a game has them: one to each place that can be reached.
  virtual std::vector<AnyRoute> routes() const = 0;

  // Takes in what a match tells this seat (games/told.h): all of it, or nothing if it is unreadable
  // or does not follow on what was heard so far. Entries that were heard before are passed over.
  virtual Ruling hear(std::string_view told, const Voice& voice) = 0;
  virtual Ruling hear(ByteSpan told, const Voice& voice) = 0;

  // What was heard, by the number of the entry in the log: from `first_entry` on, up to `entries`.
  virtual int first_entry() const = 0;
  virtual int entries() const = 0;
  virtual HeardEntry entry(int entry) const = 0;
  virtual const AnyView& teller(int /*entry*/) const { return *this; }  // the stage it belongs to
  virtual std::string event_text(int entry, int event) const = 0;
  virtual std::string event_sentence(int entry, int event, const Voice& voice) const = 0;

  // This view as it was when it was made; with `follow` it goes the same way again.
  virtual std::unique_ptr<AnyView> beginning() const = 0;
  // Takes the next entry over from a view of the same seat that has heard more; false at its end.
  virtual bool follow(const AnyView& ahead) = 0;

  // Tells the types of views apart: see seat_view.h, which lends the typed view behind this face.
  virtual const void* kind() const = 0;
};

struct AnySeen {
  std::unique_ptr<AnyView> view;  // null if there is a problem
  Problem problem = {};
};

}  // namespace warren
