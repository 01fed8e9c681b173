// The table as it fills the window:
//
//   title, how far the game is
//   board                     players and their piles
//                             offers
//   what happened last
//   what lies under the cursor
//   question › what is typed
#pragma once

#include <string>
#include <vector>

#include "cli/paint/painter.h"
#include "cli/terminal/desk.h"

namespace warren::cli {

struct PictureWords {
  std::string title;   // the game and its variant
  std::string prompt;  // who is asked, and what
  int news_from = 0;   // the first entry of the log that is news
};

struct DeskPicture {
  Canvas canvas;
  std::vector<Spot> spots;
  int caret_row = -1, caret_column = 0;
  bool too_small = false;
};

DeskPicture paint_desk(Size window, const Painter& painter, const Scene& scene, const Desk& desk,
                       const PictureWords& words);

}  // namespace warren::cli
