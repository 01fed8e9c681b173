// A match told by turns: which turn an event belongs to, and what each turn brought, in a line or
// two. What was taken back is left out of the lines.
#pragma once

#include <string>
#include <vector>

#include "core/problem.h"
#include "scene/scene.h"

namespace warren {

// One event, with the view that knows it best.
struct HeardEvent {
  const AnyView* view;
  int entry = 0;
  int event = 0;
};

// Where a match is set up, or a stage of it begins, it is nobody's turn.
struct HeardTurn {
  Seat seat = Seat::nobody;
  std::vector<HeardEvent> events = {};
};

class TurnBook {
 public:
  explicit TurnBook(const AnyView& view);

  int turn_of(int entry, int event) const;  // counted from 0
  const std::vector<HeardTurn>& turns() const { return turns_; }

 private:
  void add(const AnyView& view, int entry);
  void take_back(int entry);

  int first_ = 0;                       // entry
  std::vector<std::vector<int>> turn_;  // of each event of each entry
  std::vector<HeardTurn> turns_;
};

// What happened in one turn, put into sentences: "Ana flew to K♠, bought 8♠ and won the game."
class TurnWords {
 public:
  TurnWords(Seat whose, const Voice& voice) : whose_(whose), voice_(voice) {}

  Seat whose() const { return whose_; }
  const Voice& voice() const { return voice_; }
  std::string words(Text text, Facts facts = {}) const {
    return warren::fill(text.in(voice_.lang()), facts, voice_);
  }
  // What the one whose turn it is did: the sentence goes on after the name.
  void add(std::string clause) { clauses_.push_back(std::move(clause)); }
  void did(Text clause, Facts facts = {}) { add(words(clause, facts)); }
  void instead(std::string clause) { clauses_.back() = std::move(clause); }  // of the last
  // What else there is to say, as a sentence of its own.
  void also(Text sentence, Facts facts = {}) { sentences_.push_back(words(sentence, facts)); }
  bool empty() const { return clauses_.empty(); }
  std::string line() const;

 private:
  Seat whose_;
  Voice voice_;
  std::vector<std::string> clauses_;
  std::vector<std::string> sentences_;
};

// The line of each turn from this one on.
std::vector<std::string> turn_lines(const Scene& scene, const TurnBook& book, int from = 0);

}  // namespace warren
