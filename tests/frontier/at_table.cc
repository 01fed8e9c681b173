#include "tests/frontier/at_table.h"

template class warren::AtTableOf<warren::jack_rabbits::Frontier,
                                 warren::jack_rabbits::FrontierTable>;

namespace warren::jack_rabbits {

namespace {

std::unique_ptr<const Setup<kWide>> open_frontier(std::string_view settings, std::string_view board,
                                                  int seed) {
  OptionSet options(option_menu());
  const Problem unreadable = options.set(kBoardOption, board);
  EXPECT_FALSE(unreadable) << unreadable.say(Lang::en);
  return open_with<Frontier>(options, settings, nullptr, [seed](OptionSet chosen) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Frontier::resolve(chosen, rng);
    return Frontier::open(chosen, kNewestRules);
  });
}

}  // namespace

std::string on_road(int spot) { return "pending hex\npending road " + std::to_string(spot) + "\n"; }

std::string seal_of(int seat, std::string_view hex, std::string_view shields,
                    std::string_view royal) {
  const auto number = [](std::string_view place) {
    Place there = Place::citadel;
    EXPECT_TRUE(place.empty() || jack_rabbits::read(place, there)) << place;
    return index_of(there);
  };
  std::string memory = "memory E";
  for (int i = 0; i < 4 * kSeats; ++i) {
    const int byte = i == 4 * seat ? number(hex) : i == 4 * seat + 1 ? number(royal) : 0;
    memory += " " + std::to_string(byte);
  }
  const std::string of = " p" + std::to_string(seat) + " " + std::string(shields);
  return "known" + of + "\nlaid-out" + of + " " + std::string(royal) + "\n" + memory + "\n";
}

FrontierTable::FrontierTable(std::string_view settings, std::string_view position,
                             std::string_view board, int seed)
    : AtTableOf(open_frontier(settings, board, seed)) {
  if (!position.empty()) begin_at(position);
}

std::string FrontierTable::chances() const {
  std::string out;
  if (!match().asked().chance) return out;
  const auto& state = match().state();
  for (std::uint32_t i = 0; i < Frontier::chances(setup(), state); ++i) {
    const Outcome outcome = Frontier::outcome(setup(), state, i);
    out += (out.empty() ? "" : ", ") + jack_rabbits::write(setup(), outcome);
  }
  return out;
}

std::string FrontierTable::tile() const {
  for (const Frame& frame : pub().pending) {
    if (frame.kind != FrameKind::road) continue;
    const Stand& stand = setup().ground.at(frame.spot());
    return std::string(name_of(stand.kind)) + " " + std::to_string(stand.tile);
  }
  return "";
}

std::string FrontierTable::carrot(std::string_view royal) const {
  Card card;
  EXPECT_TRUE(jack_rabbits::read(royal, card)) << royal;
  for (int seat = 0; seat < setup().seats; ++seat) {
    if (pub().royals_of(seat_of(seat)).has(card)) return name(seat_of(seat));
  }
  return "nobody";
}

bool FrontierTable::in_court(std::string_view text) const {
  Card card;
  EXPECT_TRUE(jack_rabbits::read(text, card)) << text;
  return pub().court.has(card);
}

std::string FrontierTable::view(int seat) const {
  const Seat who = seat < 0 ? Seat::nobody : seat_of(seat);
  return jack_rabbits::write(setup(), view_of<Frontier>(match().state(), who));
}

}  // namespace warren::jack_rabbits
