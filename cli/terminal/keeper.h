// Keeps the running game on disk after every entry, so that a closed terminal loses nothing. Each
// table has a slot of its own: two tables of one game at once do not write over each other.
#pragma once

#include <string>
#include <string_view>

#include "core/problem.h"

namespace warren::cli {

// Where Warren keeps what is no configuration; empty if there is no such place.
std::string state_folder();

class Keeper {
 public:
  // Takes the slot whose game waits to be gone on with, or else a free one. Where nothing can be
  // written, nothing is kept and `problem` says why.
  explicit Keeper(std::string_view game);
  ~Keeper();
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;

  const Problem& problem() const { return problem_; }
  bool waiting() const;      // there is a game to go on with
  std::string text() const;  // its log

  void keep(std::string_view text);  // whole or not at all
  void forget();                     // the game is over
  // Moves what is kept out of the way; gives back where it is now, or nothing.
  std::string set_aside(std::string_view as);

  // Whether this is the first time somebody plays here; not again after it was asked.
  bool first_time();

 private:
  bool take(const std::string& slot);

  std::string folder_;
  std::string slot_;  // without ".log"
  int lock_ = -1;
  Problem problem_;
};

}  // namespace warren::cli
