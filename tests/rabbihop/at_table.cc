#include "tests/rabbihop/at_table.h"

#include "core/shared_refusals.h"

namespace warren::rabbihop {
namespace {

Cell cell_of(const Setup& setup, std::string_view text) {
  Cell cell{0};
  EXPECT_TRUE(read(setup, text, cell)) << text;
  return cell;
}

void add_empty_rows(const Setup& setup, std::string& position) {
  int rows = 0;
  for (std::size_t at = 0; (at = position.find("row ", at)) != std::string::npos; ++at) ++rows;
  for (; rows < setup.side; ++rows) {
    position += "\nrow";
    for (int column = 0; column < setup.side; ++column) position += " .";
  }
}

}  // namespace

std::unique_ptr<const Setup> open_setup(std::string_view settings, Problem* why) {
  OptionSet options(option_menu());
  Problem problem;
  for (const auto word : split_words(settings)) {
    const bool preset = word.find('=') == std::string_view::npos;
    if (!problem) problem = preset ? options.apply_preset(word) : options.set(word);
  }
  std::unique_ptr<const Setup> setup;
  if (!problem) {
    auto opened = open(options, kNewestRules);
    problem = opened.problem;
    setup = std::move(opened.setup);
  }
  if (problem && why == nullptr) ADD_FAILURE() << problem.say(Lang::en);
  if (why != nullptr) *why = problem;
  return setup;
}

AtTable::AtTable(std::string_view settings)
    : setup_(open_setup(settings)), match_(std::make_unique<Match<Rabbihop>>(*setup_)) {}

AtTable::AtTable(std::string_view settings, std::string position) : setup_(open_setup(settings)) {
  add_empty_rows(*setup_, position);
  State state;
  const Problem problem = Rabbihop::read(*setup_, position, state);
  EXPECT_FALSE(problem) << problem.say(Lang::en) << position;
  if (problem) state = initial(*setup_);
  EXPECT_EQ(Rabbihop::broken(*setup_, state), "") << position;
  match_ = std::make_unique<Match<Rabbihop>>(*setup_, state);
}

ReplayStop AtTable::play(std::string_view line) {
  return detail::play_line<Rabbihop>(*match_, {.number = 1, .text = line}, Lang::en,
                                     [this](const Event& event) { note(event); });
}

AtTable& AtTable::plays(std::string_view lines) {
  happened_.clear();
  while (!lines.empty()) {
    const std::string_view line = take_line(lines);
    if (line.empty()) continue;
    const ReplayStop stop = play(line);
    EXPECT_EQ(stop.code, "") << line << ", though " << asked() << " is asked\n" << position();
    EXPECT_EQ(Rabbihop::broken(*setup_, match_->state()), "") << "after " << line;
  }
  return *this;
}

void AtTable::refused(std::string_view line, std::string_view code) {
  const State before = match_->state();
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
  const std::string text = position();
  const std::size_t at = text.rfind("ask ") + 4;
  return (who.chance ? "chance" : "p" + std::to_string(warren::index_of(who.must.lowest()))) + " " +
         text.substr(at, text.find('\n', at) - at);
}

std::string AtTable::offers() const {
  Offers<Action> list;
  const Seat seat = match_->asked().must.lowest();
  if (seat != Seat::nobody) rabbihop::offers(*setup_, Rabbihop::sight(match_->state(), seat), list);
  std::string out;
  for (const Action& action : list) out += (out.empty() ? "" : ", ") + write(action);
  return out;
}

void AtTable::note(const Event& event) {
  const std::string text = write(event);
  happened_ += (happened_.empty() ? "" : " ") + text.substr(0, text.find(' '));
}

std::string AtTable::pawn(int seat) const { return write(pub().pawn_of(seat_of(seat))); }

std::string AtTable::at(std::string_view cell) const {
  std::string out;
  for (TileId id = pub().top_at(cell_of(*setup_, cell)); id != TileId::none;
       id = pub().below[slot(id)])
    out = write_tile(id, pub().face[slot(id)]) + (out.empty() ? "" : "+") + out;
  return out.empty() ? "." : out;
}

std::string AtTable::face(std::string_view cell) const {
  const TileId id = pub().top_at(cell_of(*setup_, cell));
  return id == TileId::none ? "." : write_face(pub().face[slot(id)]);
}

std::string AtTable::tile_at(std::string_view cell) const {
  const TileId id = pub().top_at(cell_of(*setup_, cell));
  return id == TileId::none ? "." : write_tile(id);
}

std::string AtTable::pile(int seat) const {
  std::string out;
  for (TileId id = pub().pile[static_cast<std::size_t>(seat)]; id != TileId::none;
       id = pub().below[slot(id)])
    out = write_tile(id) + (out.empty() ? "" : " ") + out;
  return out;
}

std::string AtTable::market() const {
  std::string out;
  for (const TileId id : pub().market) out += (out.empty() ? "" : " ") + write_tile(id);
  return out;
}

std::string AtTable::gone() const {
  const std::string text = position();
  const std::size_t at = text.find("gone ");
  return at == std::string::npos ? "" : text.substr(at + 5, text.find('\n', at) - at - 5);
}

int AtTable::fences(std::string_view where) const {
  Border border;
  EXPECT_TRUE(read(*setup_, where, border)) << where;
  return pub().fences_at(border);
}

}  // namespace warren::rabbihop
