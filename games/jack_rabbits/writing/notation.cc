// Actions and events in writing, by lists of their forms.
#include "games/jack_rabbits/writing/notation.h"

#include "core/log_text.h"
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {
namespace {

// What the slots of actions are called.
constexpr Slot kTarget = Slot::first, kTo = Slot::first, kOfSuit = Slot::first,
               kChoice = Slot::second, kSuit = Slot::second, kPoints = Slot::third,
               kAim = Slot::third, kDiamonds = Slot::fourth, kTaking = Slot::fifth;

// In the order of ActionKind.
constexpr std::array<Form, kActionKinds> kActions = {
    Form{"declare", {}, Shown::some},
    Form{"roll"},
    Form{"show", {}, Shown::some},
    Form{"pass"},
    Form{"walk", {{{kTarget, As::number}}}},
    Form{"step", {{{kTarget, As::number}}}},
    Form{"trail", {{{kTarget, As::number}}}},
    Form{"horse", {{{kTarget, As::place}}}},
    Form{"boat", {{{kTarget, As::number}}}},
    Form{"joker", {{{kTarget, As::joker}}}},
    Form{"release red", {{{kTarget, As::place}}}},
    Form{"release black", {{{kTarget, As::number}}}},
    Form{"hop", {{{kTarget, As::number}}}},
    Form{"down"},
    Form{"back"},
    Form{"pay", {}, Shown::some},
    Form{"fall"},
    Form{"land", {{{kTarget, As::place}}}},
    Form{"attack", {{{kTarget, As::seat}}}},
    Form{"spades", {}, Shown::some},
    Form{"give in"},
    Form{"contest", {}, Shown::some},
    Form{"allow"},
    Form{"answer"},
    Form{"prove", {}, Shown::some},
    Form{"leave"},
    Form{"buy", {}, Shown::some},
    Form{"acquire"},
    Form{"end"},
    Form{"discard", {}, Shown::some},
    Form{"give up", {}, Shown::some},
    Form{"power",
         {{{kOfSuit, As::suit}, {kChoice, As::choice}, {kAim, As::aim, "at"}}},
         Shown::some},
    Form{"call", {{{kTarget, As::seat}}}},
    Form{"propose",
         {{{kTo, As::seat},
           {kTaking, As::flag, "taking"},
           {kPoints, As::number},
           {kSuit, As::suit},
           {kDiamonds, As::number, "for"}}}},
    Form{"accept"},
    Form{"decline"},
    Form{"hand over", {}, Shown::some},
    Form{"lay out", {}, Shown::some},
    Form{"stop"},
    Form{"capital", {}, Shown::some},
};

constexpr Field kSeat{Slot::seat, As::seat};
// What the slots of events are called.
constexpr Slot kOrder = Slot::first, kDie1 = Slot::first, kDie2 = Slot::second,
               kPrice = Slot::third, kExtra = Slot::first, kWhy = Slot::first,
               kShortfall = Slot::first, kSpot = Slot::first, kPlace = Slot::first,
               kBy = Slot::second, kOff = Slot::first, kPurpose = Slot::first,
               kDetail = Slot::second, kNeed = Slot::third, kSuits = Slot::mask,
               kMore = Slot::first, kOther = Slot::first, kSurplus = Slot::second,
               kCount = Slot::second, kGiving = Slot::mask;

// In the order of EventKind.
constexpr std::array<Form, kEventKinds> kEvents = {
    Form{"ordered", {{{kOrder, As::order}}}},
    Form{"turn-began", {{kSeat}}},
    Form{"declared", {{kSeat}}, Shown::hidden},
    Form{"grounded", {{kSeat}}},
    Form{"rolled", {{kSeat, {kDie1, As::number}, {kDie2, As::number}, {kPrice, As::number}}}},
    Form{"showed", {{kSeat, {kExtra, As::number, "plus"}}}, Shown::hidden},
    Form{"passed", {{kSeat, {kExtra, As::number, "plus"}}}},
    Form{"drew", {{kSeat, {kWhy, As::draw}}}, Shown::hidden},
    Form{"no-card", {{kSeat, {kWhy, As::draw}}}},
    Form{"reshuffled"},
    Form{"surfaced", {{kSeat}}},
    Form{"took-off", {{kSeat, {kShortfall, As::number}}}},
    Form{"stepped", {{kSeat, {kSpot, As::spot}, {kBy, As::by}}}},
    Form{"arrived", {{kSeat, {kPlace, As::place}, {kBy, As::by}}}},
    Form{"walked-back", {{kSeat}}},
    Form{"went-off", {{kSeat, {kOff, As::off}}}},
    Form{"intended",
         {{kSeat,
           {kPurpose, As::purpose},
           {kDetail, As::detail},
           {kNeed, As::number},
           {kSuits, As::suits}}}},
    Form{"paid", {{kSeat, {kPurpose, As::purpose}, {kDetail, As::detail}}}, Shown::hidden},
    Form{"joker-bought", {{kSeat}}, Shown::hidden},
    Form{"joker-released", {{kSeat}}, Shown::hidden},
    Form{"acquired", {{kSeat}}, Shown::hidden},
    Form{"goods-chosen", {{kSeat, {kMore, As::flag, "more"}}}, Shown::hidden},
    Form{"bought", {{kSeat}}, Shown::hidden},
    Form{"attacked", {{kSeat, {kOther, As::seat}}}},
    Form{"played", {{kSeat, {kMore, As::flag, "more"}}}, Shown::hidden},
    Form{"gave-in", {{kSeat}}},
    Form{"stole", {{kSeat, {kOther, As::seat}}}, Shown::hidden},
    Form{"answered", {{kSeat}}, Shown::hidden},
    Form{"unvetted", {{kSeat}}},
    Form{"challenged", {{kSeat}}, Shown::hidden},
    Form{"proved", {{kSeat}}, Shown::hidden},
    Form{"conceded", {{kSeat}}},
    Form{"forfeited", {{kSeat}}, Shown::hidden},
    Form{"gave-up", {{kSeat}}, Shown::hidden},
    Form{"discarded", {{kSeat}}, Shown::hidden},
    Form{"ended", {{kSeat}}},
    Form{"closed", {{kSeat}}},
    Form{"endangered", {{kSeat, {kOff, As::off}}}},
    Form{"power",
         {{kSeat,
           {kOfSuit, As::suit},
           {kChoice, As::choice},
           {kAim, As::aim, "at"},
           {Slot::fourth, As::number, "extra"},
           {Slot::mask, As::number, "beyond"}}},
         Shown::some},
    Form{"won", {{kSeat}}},
    Form{"ace-laid", {{kSeat}}, Shown::hidden},
    Form{"called", {{kSeat, {kOther, As::seat}, {kSurplus, As::number}}}},
    Form{"seized", {{kSeat, {kOther, As::seat}}}, Shown::hidden},
    Form{"proposed",
         {{kSeat,
           {kOther, As::seat},
           {kGiving, As::flag, "taking"},
           {kPoints, As::number},
           {kSuit, As::suit},
           {kDiamonds, As::number, "for"}}}},
    Form{"accepted", {{kSeat}}},
    Form{"declined", {{kSeat}}},
    Form{"sealed", {{kSeat}}, Shown::hidden},
    Form{"handed", {{kSeat, {kOther, As::seat}, {kCount, As::number}}}, Shown::hidden},
    Form{"traded", {{kSeat, {kOther, As::seat}}}},
    Form{"laid-out", {{kSeat}}, Shown::some},
    Form{"stopped", {{kSeat}}},
    Form{"finished"},
    Form{"heaped", {{kSeat, {kOfSuit, As::suit}}}, Shown::hidden},
    Form{"cleared", {{{kOfSuit, As::suit}}}},
};

// The cards at the end of something; `with` where its kind has none of its own.
template <int W>
std::string write_cards(Shown shown, const Cards<W>& cards) {
  if (cards.empty()) return shown == Shown::hidden ? " ?" : "";
  return (shown == Shown::none ? " with " : " ") + write(cards);
}

template <int W>
Problem read_cards(const Form& form, Words words, Cards<W>& cards) {
  if (form.cards == Shown::hidden) {
    if (words.size() == 1 && words[0] == "?") return {};
    if (words.empty()) {
      return Problem({"“{0}” lacks its cards, or ? for hidden ones",
                      "A «{0}» le faltan sus cartas, o ? si son ocultas"},
                     {form.name});
    }
  }
  if (form.cards == Shown::none && !words.empty()) {
    if (words.size() < 2 || words[0] != "with") {
      return Problem({"“{0}” is too much behind “{1}”", "«{0}» sobra detrás de «{1}»"},
                     {joined(words), form.name});
    }
    words = words.subspan(1);
  }
  return jack_rabbits::read_cards(words, cards);
}

Problem no_such(std::string_view text, std::span<const Form> forms, Text what) {
  std::string known;
  for (const Form& form : forms) known += (known.empty() ? "" : ", ") + std::string(form.name);
  return Problem(
      {"“{0}” is no {1}; it would begin with one of: {2}", "«{0}» no es {1}; empezaría por: {2}"},
      {text, what, known});
}

template <int W>
Values values_of(const Action<W>& action) {
  Values values = values_of_numbers(action.numbers());
  if (action.kind == ActionKind::propose) values[kTaking] = action.more ? 1 : 0;
  return values;
}

template <int W>
Values values_of(const Event<W>& event) {
  const auto [a, b, c, d, mask] = event.numbers();
  Values values = values_of_numbers(std::array{a, b, c, d});
  values[Slot::mask] = mask;
  values[Slot::seat] = index_of(event.seat);
  return values;
}

Problem no_such_field(std::string_view text) {
  return Problem({"“{0}” names a field that it has not got", "«{0}» nombra un campo que no tiene"},
                 {text});
}

}  // namespace

std::string_view name_of(ActionKind kind) {
  const auto index = static_cast<std::size_t>(kind);
  return index < kActions.size() ? kActions[index].name : "?";
}

// --- actions -------------------------------------------------------------------------------------

template <int W>
std::string write(const Setup<W>& setup, const Action<W>& action) {
  const auto kind = static_cast<std::size_t>(action.kind);
  if (kind >= kActions.size()) return "?";
  return write(kActions[kind], values_of(action), setup.seats) +
         write_cards(kActions[kind].cards, action.cards) +
         (action.more && action.kind != ActionKind::propose ? " +" : "");
}

template <int W>
Problem read(const Setup<W>& setup, std::string_view text, Action<W>& action) {
  action = {};
  const auto all = split_words(text);
  Words words(all);
  const int kind = take_name(kActions, words);
  if (kind < 0) return no_such(text, kActions, {"action", "una acción"});
  const Form& form = kActions[static_cast<std::size_t>(kind)];
  Values values;
  if (Problem problem = read(form, setup.seats, words, values)) return problem;
  auto given = Action<W>::of_numbers(static_cast<ActionKind>(kind),
                                     {values.byte(Slot::first), values.byte(Slot::second),
                                      values.byte(Slot::third), values.byte(Slot::fourth)});
  given.more = values[kTaking] == 1;
  if (values_of(given) != values) return no_such_field(text);
  if (!words.empty() && words.back() == "+") {
    given.more = true;
    words = words.first(words.size() - 1);
  }
  if (Problem problem = read_cards(form, words, given.cards)) return problem;
  action = given;
  return {};
}

// --- events --------------------------------------------------------------------------------------

template <int W>
std::string write(const Setup<W>& setup, const Event<W>& event) {
  const auto kind = static_cast<std::size_t>(event.kind);
  if (kind >= kEvents.size()) return "?";
  return write(kEvents[kind], values_of(event), setup.seats) +
         write_cards(kEvents[kind].cards, event.cards);
}

template <int W>
Problem read(const Setup<W>& setup, std::string_view text, Event<W>& event) {
  event = {};
  const auto all = split_words(text);
  Words words(all);
  const int kind = take_name(kEvents, words);
  if (kind < 0) return no_such(text, kEvents, {"event", "un suceso"});
  const Form& form = kEvents[static_cast<std::size_t>(kind)];
  Values values;
  if (Problem problem = read(form, setup.seats, words, values)) return problem;
  auto given = Event<W>::of_numbers(
      static_cast<EventKind>(kind), static_cast<Seat>(values.byte(Slot::seat)),
      {values.byte(Slot::first), values.byte(Slot::second), values.byte(Slot::third),
       values.byte(Slot::fourth), static_cast<std::uint16_t>(values[Slot::mask])});
  if (values_of(given) != values) return no_such_field(text);
  if (Problem problem = read_cards(form, words, given.cards)) return problem;
  event = given;
  return {};
}

template std::string write<4>(const Setup<4>&, const Action<4>&);
template std::string write<12>(const Setup<12>&, const Action<12>&);
template std::string write<4>(const Setup<4>&, const Event<4>&);
template std::string write<12>(const Setup<12>&, const Event<12>&);
template Problem read<4>(const Setup<4>&, std::string_view, Action<4>&);
template Problem read<12>(const Setup<12>&, std::string_view, Action<12>&);
template Problem read<4>(const Setup<4>&, std::string_view, Event<4>&);
template Problem read<12>(const Setup<12>&, std::string_view, Event<12>&);

}  // namespace warren::jack_rabbits
