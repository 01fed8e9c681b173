// What a page asks about a game in order to show it: names of places, a view as JSON, what an event
// is about. All else (whose turn it is, undo, hints, saving) needs no knowledge of a game and is in
// host/page_calls.cc. Writers look at the view of the scene's viewer and at nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "scene/choice.h"
#include "scene/forced.h"
#include "scene/guide.h"
#include "scene/inspection.h"
#include "scene/scene.h"
#include "scene/turn_lines.h"

namespace warren {

// What an event speaks of, beside its sentence. Things are named as the page names them: places as
// place_id() does, "p2" for a seat, "pile", "court", "spent"; cards in notation.
struct EventFacts {
  Seat seat = Seat::nobody;        // whose event it is
  std::vector<std::string> cards;  // empty where they are hidden
  int count = 0;                   // cards that moved, also where they are hidden
  std::string from, to;            // empty: does not matter
  std::vector<std::string> marks;  // all that is to be highlighted
  // How long it is worth looking at: 0 there is nothing to see, 1 an aside, 2 what somebody does, 3
  // what all will want to know, 4 it is done to the viewer.
  int weight = 1;
};

// Something to stop for: who, with what, and what it brought each of them.
struct Incident {
  struct Side {
    Seat seat = Seat::nobody;
    std::vector<std::string> cards = {};  // in notation; empty: one that the viewer does not see
    std::string brings = {};
    bool lost = false;
  };
  std::string title;
  std::vector<Side> sides;
};

// What one of several actions has to pay for, or to reach in another way: cards of these suits,
// worth so much. Also where the cards are not worth enough yet.
struct ForeseenPayment {
  int step = 0;  // which of the actions
  int amount = 0;
  int worth = 0;  // what the cards are for this
  std::vector<std::string> suits, cards;
  std::string purpose;
  std::string warning;  // as Choice has it
};

// What a choice would bring, as far as the seat can tell before chance and others speak.
struct Foreseen {
  std::vector<std::string> path;   // places passed, in order
  std::string end;                 // the place it leads to; empty: one stays
  std::vector<std::string> cards;  // given up on the way
  std::vector<ForeseenPayment> payments;
  std::string warning;  // of all the actions
  std::string note;     // what others may do then
  int steps = 0;        // how many of them go through before something else is asked
  Ruling refused;       // of the first action that does not go through
};

inline constexpr const char* kNotNow = "not-now";        // something else is asked
inline constexpr std::string_view kCardThing = "card:";  // before the name of a card

class SceneWriter {
 public:
  virtual ~SceneWriter() = default;

  // Every offer of the viewer's, in whatever order is good to read, and what the table adds to
  // them.
  virtual std::vector<Choice> choices(const Scene& scene) const = 0;
  virtual std::vector<std::string> cards_of(const Scene& scene, const Choice& choice) const;
  virtual std::string status(const Scene& scene) const = 0;
  virtual std::string question(const Scene& scene) const = 0;  // what the viewer is asked
  virtual std::string phase(const Scene& scene) const;         // what goes on, for those not asked
  virtual std::string outcome(const Scene& scene) const;       // how it ended, in a sentence
  virtual std::string reckoning(const Scene& scene) const;

  // Places have numbers within the engine and names outside.
  virtual std::vector<int> places(const Scene& scene) const = 0;
  virtual std::string place_id(const Scene& scene, int place) const = 0;
  virtual std::string about(const Scene& scene, int place) const = 0;
  // What a thing is called that was written as in the game's notation ("JD", "spot14"); whatever
  // else is written is called so already.
  virtual std::string thing_written(const Scene& scene, std::string_view written) const;

  virtual void write_view(const Scene& scene, JsonWriter& json) const = 0;
  virtual void write_board(const Scene& scene, JsonWriter& json) const = 0;

  // Of an event that the viewer has just heard of.
  virtual EventFacts facts(const Scene& scene, int entry, int event) const = 0;
  // Turns, as scene/turn_lines.h tells them: whose turn an event begins (nobody: none), whose event
  // it is where it may be told better to that seat, and what the turn brought.
  virtual Seat turn_begun(const HeardEvent& event) const;
  virtual Seat whose(const HeardEvent& event) const;
  virtual std::string turn_line(const HeardTurn& turn, const Voice& voice) const;
  // Of the only offer there is.
  virtual Forced forced(const Scene& scene) const;
  virtual std::optional<Incident> incident(const Scene& scene, int entry, int event) const;
  // The most natural thing to do with a place that nothing is offered for, so that the rules can
  // say why not; empty: there is none, and `untouchable` says what there is to say.
  virtual std::string touch(const Scene& scene, std::string_view place) const;
  // Whether the viewer may do this, as a page says it.
  virtual Ruling refusal(const Scene& scene, std::string_view action) const;
  virtual Ruling untouchable(const Scene& scene, std::string_view place) const;
  virtual Foreseen foresee(const Scene& scene, const std::vector<std::string>& actions) const;
  // What a thing is and costs; scene/inspection.h adds what can be done with it. Things are places,
  // seats ("p2"), cards ("card:7C") and whatever else of the game has a name.
  virtual Inspection describe(const Scene& scene, std::string_view thing) const;
  // Whether a choice is about a thing: it leads there or names it.
  virtual bool concerns(const Scene& scene, const Choice& choice, std::string_view thing) const;
  // The guide (scene/guide.h): of what the viewer is asked, of the next turns, and of what others
  // did from this entry on.
  virtual Guide guide(const Scene& scene) const;
  virtual void add_goal(const Scene& scene, Guide& out) const;
  virtual std::string matters(const Scene& scene, int from) const;
  virtual std::string reason(const Scene& scene, const Choice& choice) const;  // of a hint
};

// The writer of what a view shows now: the one that was made for its type.
const SceneWriter& scene_writer(const AnyView& view);

const SceneWriter& jack_rabbits_scene_writer();
const SceneWriter& board_building_scene_writer();
const SceneWriter& rabbihop_scene_writer();
const SceneWriter& plain_scene_writer();  // of any game that has none: its notation

}  // namespace warren
