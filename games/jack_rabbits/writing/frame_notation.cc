// Pending questions in writing.
#include "games/jack_rabbits/writing/written.h"

namespace warren::jack_rabbits {
namespace {

// What the slots of frames are called.
constexpr Slot kSeat = Slot::first, kTravelled = Slot::first, kSpot = Slot::first,
               kShortfall = Slot::first, kVetters = Slot::first, kChallenger = Slot::first,
               kDefender = Slot::first, kVictim = Slot::first;
constexpr Slot kWhy = Slot::second, kBought = Slot::second, kPurpose = Slot::second,
               kAnswered = Slot::second, kReply = Slot::second, kOff = Slot::second,
               kSuit = Slot::second, kCaller = Slot::second, kWeapon = Slot::second;
constexpr Slot kCards = Slot::third, kNeed = Slot::third, kAttackers = Slot::third,
               kPoints = Slot::third;
constexpr Slot kDetail = Slot::fourth, kDefenders = Slot::fourth, kDiamonds = Slot::fourth;
constexpr Slot kQueen = Slot::fifth, kBegun = Slot::fifth, kTaking = Slot::fifth;
constexpr Slot kSuits = Slot::mask, kHearts = Slot::mask, kSealed = Slot::mask;

// In the order of FrameKind.
constexpr std::array<Form, kFrameKinds> kFrames = {
    Form{"none"},
    Form{"lots"},
    Form{"draw", {{{kSeat, As::seat}, {kWhy, As::draw}, {kCards, As::number}}}},
    Form{"start"},
    Form{"roll"},
    Form{"match"},
    Form{"hex", {{{kTravelled, As::flag, "travelled"}}}},
    Form{"road", {{{kSpot, As::spot}, {kBought, As::flag, "bought"}}}},
    Form{"shortfall", {{{kShortfall, As::number}}}},
    Form{"landing"},
    Form{"pay",
         {{{kSeat, As::seat},
           {kNeed, As::number},
           {kSuits, As::suits, "in"},
           {kPurpose, As::purpose, "for"},
           {kDetail, As::detail}}}},
    Form{"goods"},
    Form{"vet", {{{kVetters, As::seats}, {kAnswered, As::seats, "answered"}}}},
    Form{"proof", {{{kChallenger, As::seat}, {kHearts, As::hearts}, {kQueen, As::flag, "queen"}}}},
    Form{"fight",
         {{{kDefender, As::seat},
           {kAttackers, As::number},
           {kDefenders, As::number},
           {kReply, As::flag, "reply"},
           {kBegun, As::flag, "begun"},
           {Slot::mask, As::number, "weapons"}}}},
    Form{"steal",
         {{{kVictim, As::seat}, {kHearts, As::hearts, "but"}, {kWeapon, As::number, "weapon"}}}},
    Form{"discard", {{{kSeat, As::seat}}}},
    Form{"surplus", {{{kSeat, As::seat}}}},
    Form{"rescue", {{{kSeat, As::seat}, {kOff, As::off}}}},
    Form{"power",
         {{{kSeat, As::seat},
           {kSuit, As::suit},
           {Slot::third, As::choice},
           {Slot::fourth, As::aim, "at"},
           {Slot::fifth, As::number, "extra"},
           {Slot::mask, As::number, "more"}}}},
    Form{"display"},
    Form{"seize", {{{kVictim, As::seat}, {kCaller, As::seat}, {kCards, As::number}}}},
    Form{"trade",
         {{{kSeat, As::seat},
           {kTaking, As::flag, "taking"},
           {kPoints, As::number},
           {kSuit, As::suit},
           {kDiamonds, As::number, "for"}}}},
    Form{"swap",
         {{{kSeat, As::seat},
           {kTaking, As::flag, "taking"},
           {kPoints, As::number},
           {kSuit, As::suit},
           {kDiamonds, As::number, "for"},
           {kSealed, As::seats, "answered"}}}},
    Form{"capital",
         {{{kSeat, As::seat},
           {kSuits, As::suits, "of"},
           {kPurpose, As::purpose, "for"},
           {kDetail, As::detail}}}},
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
  return write(kFrames[kind], values_of_numbers(frame.numbers()), kSeats);
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
  if (Problem problem = outside(limits, form, values)) return problem;
  frame =
      Frame::of_numbers(static_cast<FrameKind>(kind),
                        {values.byte(Slot::first), values.byte(Slot::second),
                         values.byte(Slot::third), values.byte(Slot::fourth),
                         values.byte(Slot::fifth), static_cast<std::uint16_t>(values[Slot::mask])});
  return {};
}

}  // namespace warren::jack_rabbits
