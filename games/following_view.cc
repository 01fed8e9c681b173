#include "games/following_view.h"

#include "core/overflow.h"
#include "games/rulings.h"

namespace warren {
namespace {

// All of it, or nothing. Entries that were heard before are passed over.
template <class Take>
Ruling hear_told(FollowingView& view, const Told& told, const Voice& voice, Take&& take) {
  view.mark();
  const OverflowWatch watch;
  Ruling ruling;
  for (const ToldEntry& entry : told.entries) {
    if (entry.number < view.entries()) continue;
    ruling = entry.number > view.entries() ? out_of_step(entry.number, view.entries(), voice)
                                           : take(entry);
    if (!ruling) break;
  }
  const bool to_its_end = told.entries.empty() || told.entries.back().number + 1 == view.entries();
  if (ruling && to_its_end && view.digest() != told.check) ruling = goes_elsewhere(voice);
  if (watch.seen() != Overflow::none) ruling = goes_elsewhere(voice);
  if (!ruling) view.go_back();
  return ruling;
}

}  // namespace

Ruling FollowingView::hear_text(std::string_view text, const Voice& voice) {
  Told told;
  if (const Problem problem = read_told(text, told)) return unreadable(problem, voice);
  return hear_told(*this, told, voice, [&](const ToldEntry& entry) { return take(entry, voice); });
}

Ruling FollowingView::hear_bytes(ByteSpan bytes, const Voice& voice) {
  Told told;
  if (const Problem problem = read_told(bytes, told)) return unreadable(problem, voice);
  return hear_told(*this, told, voice,
                   [&](const ToldEntry& entry) { return take_bytes(entry, voice); });
}

template <class AddEvent, class AddBack>
Ruling OneGameView::take_as(const ToldEntry& entry, const Voice& voice, AddEvent&& add,
                            AddBack&& back) {
  if (entry.undo) {
    if (const Problem problem = back(entry.view)) return unreadable(problem, voice);
    note_undo(entry.by);
    return {};
  }
  Heard heard{entry.by, false, kept_events(), 0};
  for (const std::string_view event : entry.events) {
    if (const Problem problem = add(event)) return unreadable(problem, voice);
    ++heard.count;
  }
  note(heard);
  return {};
}

Ruling OneGameView::take_text(const ToldEntry& entry, const Voice& voice) {
  return take_as(
      entry, voice, [this](std::string_view event) { return add_event(event); },
      [this](std::string_view view) { return go_back_to(view); });
}

Ruling OneGameView::take_stamped(const ToldEntry& entry, const Voice& voice) {
  return take_as(
      entry, voice, [this](std::string_view event) { return add_event_bytes(event); },
      [this](std::string_view view) { return go_back_to_bytes(view); });
}

Rehearsal OneGameView::rehearsed(std::span<const std::string> actions, const Voice& voice) const {
  std::unique_ptr<OneGameView> after = from_here();
  Rehearsal out;
  for (const std::string& action : actions) {
    const int before = after->kept_events();
    out.refused = after->try_out(action, voice, out.revealed);
    if (!out.refused) break;
    after->note({viewer(), false, before, after->kept_events() - before});
    ++out.done;
  }
  out.after = std::move(after);
  return out;
}

bool OneGameView::take_over(const AnyView& ahead) {
  if (ahead.kind() != kind() || entries() >= ahead.entries()) return false;
  const auto& other = static_cast<const OneGameView&>(ahead);
  Heard next = other.heard(entries());
  if (next.undo) {
    if (go_back_to(other.backs_[static_cast<std::size_t>(next.first)])) return false;
    note_undo(next.by);
    return true;
  }
  const int first = kept_events();
  add_same_events(ahead, next);
  next.first = first;
  note(next);
  return true;
}

}  // namespace warren
