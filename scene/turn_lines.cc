#include "scene/turn_lines.h"

#include <algorithm>

#include "scene/scene_writer.h"

namespace warren {

TurnBook::TurnBook(const AnyView& view) : first_(view.first_entry()) {
  std::vector<int> standing;  // entries that were not taken back
  for (int entry = first_; entry < view.entries(); ++entry) {
    turn_.emplace_back();
    if (!view.entry(entry).undo) {
      standing.push_back(entry);
      add(view, entry);
      continue;
    }
    if (!standing.empty()) {
      take_back(standing.back());
      standing.pop_back();
    }
    turn_.back().push_back(std::max(0, static_cast<int>(turns_.size()) - 1));
  }
}

void TurnBook::add(const AnyView& view, int entry) {
  const AnyView& teller = view.teller(entry);
  const SceneWriter& writer = scene_writer(teller);
  const bool stage = entry > first_ && &teller != &view.teller(entry - 1);
  const Seat by = view.entry(entry).by;
  for (int event = 0; event < view.entry(entry).events; ++event) {
    Seat begins = writer.turn_begun({&view, entry, event});
    // The first turn may begin without a word on it: somebody acts.
    const bool set_up = turns_.empty() || turns_.back().seat == Seat::nobody;
    if (begins == Seat::nobody && set_up) begins = by;
    if (turns_.empty() || begins != Seat::nobody || (stage && event == 0))
      turns_.push_back({begins, {}});
    turns_.back().events.push_back({&view, entry, event});
    turn_.back().push_back(static_cast<int>(turns_.size()) - 1);
  }
}

// It was the last that stood, so its events are the last ones.
void TurnBook::take_back(int entry) {
  while (!turns_.empty()) {
    auto& events = turns_.back().events;
    while (!events.empty() && events.back().entry == entry) events.pop_back();
    if (!events.empty()) return;
    turns_.pop_back();
  }
}

int TurnBook::turn_of(int entry, int event) const {
  const auto at = static_cast<std::size_t>(entry - first_);
  if (at >= turn_.size() || static_cast<std::size_t>(event) >= turn_[at].size()) return 0;
  return turn_[at][static_cast<std::size_t>(event)];
}

std::string TurnWords::line() const {
  std::string out;
  for (std::size_t i = 0; i < clauses_.size(); ++i) {
    const bool last = i > 0 && i + 1 == clauses_.size();
    if (last && clauses_[i].front() == 'i')
      out += words({" and ", " e "});  // Spanish says no "y" before an "i"
    else if (i > 0)
      out += last ? words({" and ", " y "}) : ", ";
    out += clauses_[i];
  }
  if (!out.empty()) out = words({"{0} {1}.", "{0} {1}."}, {whose_, out});
  for (const std::string& sentence : sentences_) out += (out.empty() ? "" : " ") + sentence;
  return out;
}

std::vector<std::string> turn_lines(const Scene& scene, const TurnBook& book, int from) {
  std::vector<std::string> out;
  const auto& turns = book.turns();
  for (auto i = static_cast<std::size_t>(std::max(from, 0)); i < turns.size(); ++i) {
    HeardTurn turn = turns[i];
    const SceneWriter& writer =
        scene_writer(turn.events.front().view->teller(turn.events.front().entry));
    // Where all hands are open, an event is told as whoever it belongs to knows it.
    for (HeardEvent& event : turn.events) {
      const Seat seat = scene.open.empty() ? Seat::nobody : writer.whose(event);
      if (seat != Seat::nobody) event.view = scene.open[static_cast<std::size_t>(index_of(seat))];
    }
    out.push_back(writer.turn_line(turn, scene.voice()));
  }
  return out;
}

}  // namespace warren
