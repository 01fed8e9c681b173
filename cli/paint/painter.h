// What the table asks about a game in order to show it: a picture of what one seat sees, and names
// for things. All else (whose turn it is, offers, undo, hints, saving) needs no knowledge of a
// game.
#pragma once

#include <string>
#include <vector>

#include "cli/paint/canvas.h"
#include "games/any_view.h"
#include "scene/choice.h"
#include "scene/scene.h"

namespace warren::cli {

struct Spot {  // where a place is on the picture
  int place = -1;
  int row = 0, column = 0;
};

struct Pointer {
  const std::vector<Choice>& choices;
  int place = -1;   // where the cursor is
  int choice = -1;  // what Enter would choose: its effect may be shown in advance
};

struct Size {
  int rows = 0, columns = 0;
};

class Painter {
 public:
  virtual ~Painter() = default;

  // The largest picture of the board within this room; at its smallest it may not fit.
  virtual Size board_size(const Scene& scene, Size room) const = 0;
  // Gives back all places a cursor may go to.
  virtual std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Scene& scene,
                                        const Pointer& pointer) const = 0;
  // Players, what they have, and what else lies about.
  virtual int standing_rows(const Scene& scene) const = 0;
  virtual void paint_standing(Canvas& canvas, const Box& box, const Scene& scene) const = 0;

  // Every offer of the match, in whatever order is good to read, and what the painter adds to them.
  virtual std::vector<Choice> choices(const Scene& scene) const;
  virtual int home(const Scene& scene) const;                // where its cursor begins; -1: nowhere
  virtual std::string status(const Scene& scene) const = 0;  // how far the game is, in few words
  virtual std::string question(const Scene& scene) const = 0;  // what the seat is asked
  virtual std::string about(const Scene& scene, int place) const;
  // The position as lines, for a table without pictures: its notation, unless that says too much.
  virtual std::string lines(const Scene& scene) const;
  // What somebody typed, in notation: "call Luis" is "call p1".
  virtual std::string meant(const Scene& scene, std::string_view typed) const;
  // Why the scores are what they are, and what the letters on the board mean; as Markdown.
  virtual std::string reckoning(const Scene& scene) const;
  virtual std::string legend(Lang lang) const;
  // Actions in notation, as examples for what may be typed.
  virtual std::vector<std::string> examples() const = 0;
};

}  // namespace warren::cli
