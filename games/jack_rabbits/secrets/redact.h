// The only places that hide anything: which cards of an event, an action or an outcome others see.
#pragma once

#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/event.h"
#include "games/jack_rabbits/state/outcome.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

template <int W>
Event<W> redact(const Event<W>& event, Seat to) {
  Event<W> shown = event;
  switch (event.kind) {
    case EventKind::drew:
    case EventKind::answered:
    case EventKind::sealed:
      if (to != event.seat) shown.cards = {};
      break;
    case EventKind::stole:  // a royal's carrot tells all
    case EventKind::seized:
    case EventKind::handed:
      if (to != event.seat && to != event.other()) shown.cards = royals(event.cards);
      break;
    default:
      break;
  }
  return shown;
}

// Sealed answers look alike to others.
template <int W>
Action<W> redact(const Action<W>& action, Seat by, Seat to) {
  const bool sealed = action.kind == ActionKind::contest || action.kind == ActionKind::allow ||
                      action.kind == ActionKind::hand_over;
  return sealed && by != to ? action_of<W>(ActionKind::answer) : action;
}

inline Outcome redact(const Outcome& outcome, Seat to) {
  Outcome shown = outcome;
  const bool royal = outcome.kind == OutcomeKind::steal && is_royal(outcome.card);
  const bool theirs = to != Seat::nobody && (to == outcome.to || to == outcome.from);
  if (!theirs && !royal) shown.card = kNoCard;
  return shown;
}

// Whether an event told somebody something new: that a card is in a hand, or that a hand can pay.
template <int W>
bool reveals(const Event<W>& event) {
  switch (event.kind) {
    case EventKind::declared:
    case EventKind::showed:
    case EventKind::drew:
    case EventKind::rolled:
    case EventKind::intended:
    case EventKind::paid:
    case EventKind::joker_released:
    case EventKind::goods_chosen:
    case EventKind::attacked:
    case EventKind::played:
    case EventKind::stole:
    case EventKind::challenged:
    case EventKind::unvetted:
    case EventKind::proved:
    case EventKind::discarded:
    case EventKind::power:
    case EventKind::seized:
    case EventKind::handed:
    case EventKind::laid_out:
      return true;
    default:
      return false;
  }
}

}  // namespace warren::jack_rabbits
