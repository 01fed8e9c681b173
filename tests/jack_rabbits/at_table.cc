#include "tests/jack_rabbits/at_table.h"

#include "core/log.h"
#include "core/shared_refusals.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {

Box box_of(std::string_view suit_letters) {
  Box box{.suits = 0};
  GeneratorOptions wanted{.suits = {}};
  for (std::size_t s = 0; s < kSuits.size(); ++s) {
    if (suit_letters.find(kSuits[s].letter) == std::string_view::npos) continue;
    wanted.suits.push_back(static_cast<Suit>(s));
    box.suits = static_cast<SuitMask>(box.suits | mask_of(static_cast<Suit>(s)));
  }
  Board board;
  EXPECT_TRUE(generate(1, wanted, board)) << suit_letters;
  box.board = write_board(board);
  return box;
}

Box sample_with(const std::vector<std::string>& tiles) {
  std::vector<Placed> lie(kSampleTiles.begin(), kSampleTiles.end());
  for (const std::string& text : tiles) {
    Placed other;
    EXPECT_FALSE(read_tile(text, other)) << text;
    bool found = false;
    for (Placed& tile : lie) {
      if (tile.kind != other.kind || tile.at != other.at) continue;
      tile = other;
      found = true;
    }
    EXPECT_TRUE(found) << text;
  }
  Board board;
  for (const Placed& tile : lie) board.place(tile);
  return {.board = write_board(board)};
}

std::unique_ptr<const Setup<4>> open_setup(std::string_view settings, const Box& box,
                                           Problem* why) {
  OptionSet options(option_menu());
  Problem problem = options.set(kBoardOption, box.board);
  for (const auto word : split_words(settings)) {
    const bool preset = word.find('=') == std::string_view::npos;
    if (!problem) problem = preset ? options.apply_preset(word) : options.set(word);
  }
  std::unique_ptr<const Setup<4>> setup;
  if (!problem) {
    auto opened = open<4>(options, kNewestRules, Extra<4>{.suits = box.suits});
    problem = opened.problem;
    setup = std::move(opened.setup);
  }
  if (problem && why == nullptr) ADD_FAILURE() << problem.say(Lang::en);
  if (why != nullptr) *why = problem;
  return setup;
}

AtTable::AtTable(std::string_view settings, const Box& box)
    : setup_(open_setup(settings, box)), match_(std::make_unique<Match<JackRabbits>>(*setup_)) {}

AtTable::AtTable(std::string_view settings, std::string_view position, const Box& box)
    : setup_(open_setup(settings, box)) {
  State<4> state;
  const Problem problem = JackRabbits::read(*setup_, position, state);
  EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << position;
  if (!problem) {
    const std::string_view wrong = JackRabbits::broken(*setup_, state);
    EXPECT_EQ(wrong, "") << position;
    if (wrong.empty()) match_ = std::make_unique<Match<JackRabbits>>(*setup_, state);
  }
  if (match_ == nullptr) match_ = std::make_unique<Match<JackRabbits>>(*setup_);
}

ReplayStop AtTable::play(std::string_view line) {
  return detail::play_line<JackRabbits>(*match_, {.number = 1, .text = line}, Lang::en,
                                        [this](const Event<4>& event) { note(event); });
}

AtTable& AtTable::plays(std::string_view lines) {
  happened_.clear();
  told_.clear();
  while (!lines.empty()) {
    const std::string_view line = take_line(lines);
    if (line.empty()) continue;
    const ReplayStop stop = play(line);
    EXPECT_EQ(stop.code, "") << line << ", though " << asked() << " is asked\n" << position();
    EXPECT_EQ(JackRabbits::broken(*setup_, match_->state()), "") << "after " << line;
  }
  return *this;
}

void AtTable::refused(std::string_view line, std::string_view code) {
  const State<4> before = match_->state();
  EXPECT_EQ(play(line).code, code) << line << ", though " << asked() << " is asked\n" << position();
  EXPECT_TRUE(before == match_->state()) << line << " changed something";
}

void AtTable::refused_section(std::string_view line, std::string_view code,
                              std::string_view section) {
  refused(line, code);
  EXPECT_EQ(play(line).section, section) << line;
}

std::string AtTable::asked() const {
  const Asked who = match_->asked();
  if (who.nobody()) return over() ? "over" : "nobody";
  std::string out = who.chance ? "chance" : "";
  for (const Seat seat : who.must) out += (out.empty() ? "" : ",") + name(seat);
  const std::string text = position();
  const std::size_t at = text.rfind("pending ") + 8;
  return out + " " + text.substr(at, text.find('\n', at) - at);
}

std::string AtTable::listed(Seat seat, std::string_view word) const {
  const auto list = std::make_unique<Offers<Action<4>>>();
  if (seat != Seat::nobody)
    JackRabbits::offers(*setup_, JackRabbits::sight(match_->state(), seat), *list);
  std::string out;
  for (const Action<4>& action : *list) {
    const std::string text = jack_rabbits::write(*setup_, action);
    if (!word.empty() && text != word && !text.starts_with(std::string(word) + " ")) continue;
    out += (out.empty() ? "" : ", ") + text;
  }
  return out;
}

std::string AtTable::offers() const { return listed(match_->asked().must.lowest(), ""); }
std::string AtTable::offers(int seat) const { return listed(seat_of(seat), ""); }
std::string AtTable::offers(std::string_view word) const {
  return listed(match_->asked().must.lowest(), word);
}

std::string AtTable::chances() const {
  std::string out;
  if (!match_->asked().chance) return out;
  const auto& state = match_->state();
  for (std::uint32_t i = 0; i < JackRabbits::chances(*setup_, state); ++i) {
    const Outcome outcome = JackRabbits::outcome(*setup_, state, i);
    out += (out.empty() ? "" : ", ") + jack_rabbits::write(*setup_, outcome);
  }
  return out;
}

void AtTable::note(const Event<4>& event) {
  const std::string text = jack_rabbits::write(*setup_, event);
  happened_ += (happened_.empty() ? "" : " ") + text.substr(0, text.find(' '));
  told_ += text + "\n";
}

std::string AtTable::cards(const Cards<4>& set) {
  return set.empty() ? "" : jack_rabbits::write(set);
}

std::string AtTable::seen(int seat, int of) const {
  return cards(own(seat).seen[static_cast<std::size_t>(of)]);
}

const Stand& AtTable::stand() const {
  static const Stand kNowhere{};
  for (const Frame& frame : pub().pending) {
    if (frame.kind == FrameKind::road) return setup_->ground.at(frame.spot());
  }
  return kNowhere;
}

std::string AtTable::tile() const {
  return stand().kind == TileKind::citadel ? "" : name_of(stand().kind);
}

std::string AtTable::carrot(std::string_view royal) const {
  Card card;
  EXPECT_TRUE(jack_rabbits::read(royal, card)) << royal;
  for (int seat = 0; seat < setup_->seats; ++seat) {
    if (pub().royals_of(seat_of(seat)).has(card)) return name(seat_of(seat));
  }
  return "nobody";
}

bool AtTable::in_court(std::string_view text) const {
  Card card;
  EXPECT_TRUE(jack_rabbits::read(text, card)) << text;
  return pub().court.has(card);
}

std::string AtTable::view(int seat) const {
  const Seat who = seat < 0 ? Seat::nobody : seat_of(seat);
  return jack_rabbits::write(*setup_, view_of<JackRabbits>(match_->state(), who));
}

}  // namespace warren::jack_rabbits
