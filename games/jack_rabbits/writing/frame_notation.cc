// Pending questions in writing.
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {
namespace {

using enum Slot;

// In the order of FrameKind, which says what each field is.
constexpr std::array<Form, kFrameKinds> kFrames = {
    Form{"none"},
    Form{"lots"},
    Form{"draw", {{{a, As::seat}, {b, As::draw}, {c, As::number}}}},
    Form{"start"},
    Form{"roll"},
    Form{"match"},
    Form{"hex", {{{a, As::flag, "travelled"}}}},
    Form{"road", {{{a, As::spot}, {b, As::flag, "bought"}}}},
    Form{"shortfall", {{{a, As::number}}}},
    Form{"landing"},
    Form{"pay",
         {{{a, As::seat},
           {c, As::number},
           {mask, As::suits, "in"},
           {b, As::purpose, "for"},
           {d, As::detail}}}},
    Form{"goods"},
    Form{"vet", {{{a, As::seats}, {b, As::seats, "answered"}}}},
    Form{"proof", {{{a, As::seat}, {mask, As::hearts}, {e, As::flag, "queen"}}}},
    Form{"fight",
         {{{a, As::seat},
           {c, As::number},
           {d, As::number},
           {b, As::flag, "reply"},
           {e, As::flag, "begun"}}}},
    Form{"steal", {{{a, As::seat}, {mask, As::hearts, "but"}}}},
    Form{"discard", {{{a, As::seat}}}},
    Form{"surplus", {{{a, As::seat}}}},
    Form{"rescue", {{{a, As::seat}, {b, As::off}}}},
    Form{"power", {{{a, As::seat}, {b, As::suit}, {c, As::number}, {d, As::number}}}},
    Form{"display"},
    Form{"seize", {{{a, As::seat}, {b, As::seat}, {c, As::number}}}},
    Form{"trade",
         {{{a, As::seat},
           {e, As::flag, "taking"},
           {c, As::number},
           {b, As::suit},
           {d, As::number, "for"}}}},
    Form{"swap",
         {{{a, As::seat},
           {e, As::flag, "taking"},
           {c, As::number},
           {b, As::suit},
           {d, As::number, "for"},
           {mask, As::seats, "answered"}}}},
};

constexpr bool named_alike() {
  for (std::size_t i = 0; i < kFrames.size(); ++i) {
    if (kFrames[i].name != kFrameNames[i]) return false;
  }
  return true;
}
static_assert(named_alike());

}  // namespace

std::string write(const Frame& frame) {
  const auto kind = static_cast<std::size_t>(frame.kind);
  if (kind >= kFrames.size()) return "?";
  Values values;
  values[a] = frame.a;
  values[b] = frame.b;
  values[c] = frame.c;
  values[d] = frame.d;
  values[e] = frame.e;
  values[mask] = frame.mask;
  return write(kFrames[kind], values, kSeats);
}

Problem read(const Limits& limits, Words words, Frame& frame) {
  const std::string text = joined(words);
  const int kind = take_name(kFrames, words);
  if (kind <= 0) {
    std::string names;
    for (std::size_t i = 1; i < kFrames.size(); ++i)
      names += (i > 1 ? ", " : "") + std::string(kFrames[i].name);
    return unreadable(text, Fact("a question: " + names, "una pregunta: " + names));
  }
  const Form& form = kFrames[static_cast<std::size_t>(kind)];
  Values values;
  if (Problem problem = read(form, limits.seats, words, values)) return problem;
  if (!words.empty() || values[Slot::seat] != index_of(Seat::nobody)) {
    return Problem({"there is too much in the question “{0}”", "sobra algo en la pregunta «{0}»"},
                   {text});
  }
  if (!within(limits, form, values)) {
    return Problem({"the question “{0}” speaks of something that is not at this table",
                    "la pregunta «{0}» habla de algo que no hay en esta mesa"},
                   {text});
  }
  frame = {static_cast<FrameKind>(kind),
           values.byte(a),
           values.byte(b),
           values.byte(c),
           values.byte(d),
           values.byte(e),
           static_cast<std::uint16_t>(values[mask])};
  return {};
}

}  // namespace warren::jack_rabbits
