// What the toy game hides from whom. See toy.h.
#pragma once

#include "tests/toy/toy.h"

namespace warren::toy {

inline Toy::Event Toy::redact(const Event& event, Seat to) {
  Event shown = event;
  switch (event.kind) {
    case Event::Kind::drew:
    case Event::Kind::sealed:
      if (to != event.who) shown.card = kNoCard;
      break;
    case Event::Kind::stole:
    case Event::Kind::passed:
      if (to != event.who && to != event.partner) shown.card = kNoCard;
      break;
    case Event::Kind::began:
    case Event::Kind::dodged:
    case Event::Kind::opened:
    case Event::Kind::played:
    case Event::Kind::scored:
    case Event::Kind::turned:
      break;
  }
  return shown;
}

inline Toy::Action Toy::redact(const Action& action, Seat by, Seat to) {
  Action shown = action;
  if (action.kind == Do::seal && by != to) shown.card = kNoCard;
  return shown;
}

inline Toy::Outcome Toy::redact(const Outcome& outcome, Seat to) {
  Outcome shown = outcome;
  const bool sees = to != Seat::nobody && (to == outcome.to || to == outcome.from);
  if (!sees) shown.card = kNoCard;
  return shown;
}

inline bool Toy::reveals(const Event& event) {
  return event.kind == Event::Kind::drew || event.kind == Event::Kind::stole ||
         event.kind == Event::Kind::passed || event.kind == Event::Kind::opened ||
         event.kind == Event::Kind::played;
}

}  // namespace warren::toy
