#include "host/host.h"

#include <algorithm>
#include <cassert>

#include "bots/generators.h"
#include "games/catalog.h"

namespace warren {
namespace {

// Stands in a comment of the log: whoever replays it need not know.
constexpr std::string_view kSeatsLine = "# seats ";

// The chairs that the text of a log names; none if it names none that fit.
std::vector<Chair> chairs_of(std::string_view text, std::string_view game, int seats) {
  const std::size_t at = text.find(kSeatsLine);
  if (at == std::string_view::npos) return {};
  const std::size_t begin = at + kSeatsLine.size();
  std::vector<Chair> chairs;
  if (read_chairs(text.substr(begin, text.find('\n', begin) - begin), game, chairs)) return {};
  return static_cast<int>(chairs.size()) == seats ? chairs : std::vector<Chair>{};
}

}  // namespace

Host::Host(const AnyGame& game, std::unique_ptr<AnyMatch> match, Seating seating,
           std::uint64_t seed)
    : game_(game),
      match_(std::move(match)),
      seating_(std::move(seating)),
      seed_(seed),
      dealer_(dealer_rng(seed, static_cast<std::uint64_t>(match_->entries()))) {
  open_views();
  for (int i = 0; i < match_->seats(); ++i) {
    const Chair& chair = seating_.at(seat_of(i));
    if (chair.person()) continue;
    bots_[static_cast<std::size_t>(i)] =
        make_opponent(match_->game(), chair.bot, seat_of(i), seed).opponent;
  }
}

// Everybody saw how the match began, and is told all that happened since.
void Host::open_views() {
  views_[kMaxSeats] = match_->view(Seat::nobody, AnyMatch::When::start);
  for (int i = 0; i < match_->seats(); ++i)
    views_[static_cast<std::size_t>(i)] = match_->view(seat_of(i), AnyMatch::When::start);
  for (const auto& view : views_) {
    if (view == nullptr) continue;
    [[maybe_unused]] const Ruling heard = view->hear(match_->told(0, view->viewer()), Lang::en);
    assert(heard);
  }
}

bool Host::person(Seat seat) const {
  return seating_.at(seat).person() && !(can_finish() && finishing_.has(seat));
}

void Host::finish(Seat seat) {
  auto& bot = bots_[static_cast<std::size_t>(index_of(seat))];
  if (bot == nullptr)
    bot = make_opponent(match_->game(), standard_bot(match_->game()), seat, seed_).opponent;
  finishing_ = finishing_.with(seat);
}

// People are not asked about an interruption that is none of theirs; a bot thinks about each.
bool Host::may_interrupt(Seat seat, const Asked& asked) const {
  return asked.may.has(seat) && !passed_.has(seat) &&
         !(person(seat) && (speak_up_ || view(seat).offers().empty()));
}

// Whoever has begun something goes on with it; then it is the turn of the next after whoever acted
// last.
Seat Host::turn_among(SeatSet asked) const {
  const AnyView& all = view(Seat::nobody);
  Seat last = seat_of(match_->seats() - 1);
  for (int i = all.entries(); i-- > all.first_entry();) {
    if (all.entry(i).by == Seat::nobody) continue;
    last = all.entry(i).by;
    break;
  }
  if (asked.has(last) && all.midway(last)) return last;
  for (int i = 1; i <= match_->seats(); ++i) {
    const Seat seat = seat_of((index_of(last) + i) % match_->seats());
    if (asked.has(seat)) return seat;
  }
  return asked.lowest();
}

Turn Host::next() const {
  if (halted_ || match_->failure()) return {};
  const Asked asked = match_->asked();
  for (const Seat seat : asked.may) {
    if (may_interrupt(seat, asked))
      return {person(seat) ? Turn::Kind::person : Turn::Kind::bot, seat, true};
  }
  if (asked.chance) return {Turn::Kind::chance};
  if (asked.must.empty()) return {};
  const Seat seat = turn_among(asked.must);
  return {person(seat) ? Turn::Kind::person : Turn::Kind::bot, seat};
}

bool Host::asks(Seat seat) const {
  if (halted_ || seat == Seat::nobody || !person(seat) || match_->failure()) return false;
  const Asked asked = match_->asked();
  return asked.must.has(seat) || may_interrupt(seat, asked);
}

Situation Host::situation(Seat viewer) const {
  const bool asked = asks(viewer);
  return {.next = next(),
          .asked = asked,
          .can_undo = viewer != Seat::nobody && can_undo(viewer),
          .can_finish = asked && can_finish()};
}

Situation Host::situation_then(const AnyView& view) const {
  const Asked asked = view.asked();
  if (asked.chance) return {.next = {Turn::Kind::chance}};
  if (asked.must.empty()) return {};
  const Seat seat = asked.must.lowest();
  return {.next = {seating_.at(seat).person() ? Turn::Kind::person : Turn::Kind::bot, seat}};
}

void Host::done(int from) {
  // A bot thinks again at every step; people would be asked all the time.
  const int turn = match_->result().turns;
  for (const Seat seat : passed_) {
    if (turn != passed_turn_ || !seating_.at(seat).person()) passed_ = passed_.without(seat);
  }
  passed_turn_ = turn;
  for (const auto& view : views_) {
    if (view == nullptr) continue;
    [[maybe_unused]] const Ruling heard = view->hear(match_->told(from, view->viewer()), Lang::en);
    assert(heard);
  }
  if (on_entry_) {
    for (int i = from; i < match_->entries(); ++i) on_entry_();
  }
}

void Host::deal() {
  const int from = match_->entries();
  if (script_ != nullptr)
    script_->fall(*match_);
  else if (const std::uint32_t chances = match_->chances(); chances > 0)
    match_->fall_case(dealer_.below(chances), Lang::en);
  done(from);
}

std::string Host::think(const Turn& turn) {
  if (script_ != nullptr) return script_->choose(view(turn.seat), turn);
  Opponent& bot = *bots_[static_cast<std::size_t>(index_of(turn.seat))];
  return turn.may_pass ? bot.interrupt(view(turn.seat)) : bot.choose(view(turn.seat));
}

void Host::play(const Turn& turn, const std::string& action) {
  if (turn.may_pass && action.empty()) return pass(turn.seat);
  const int from = match_->entries();
  // A bot that errs must not bring the table to a halt: it does the first thing possible.
  if (!match_->act(turn.seat, action, Lang::en)) {
    const auto offers = view(turn.seat).offers();
    if (!offers.empty()) match_->act(turn.seat, offers.front(), Lang::en);
  }
  done(from);
}

Ruling Host::halted(const Voice& voice) const {
  if (!halted_) return {};
  return {
      Ruling::Kind::refused, "halted", "",
      warren::fill(Text("Nothing is to be done now.", "Ahora no hay nada que hacer."), {}, voice)};
}

Ruling Host::act(Seat seat, std::string_view action, const Voice& voice) {
  if (Ruling ruling = halted(voice); !ruling) return ruling;
  const int from = match_->entries();
  Ruling ruling = match_->act(seat, action, voice);
  if (ruling) done(from);
  return ruling;
}

ListRuling Host::act_all(Seat seat, std::span<const std::string> actions, const Voice& voice) {
  if (Ruling ruling = halted(voice); !ruling) return {ruling};
  const int from = match_->entries();
  ListRuling ruling = match_->act_all(seat, actions, voice);
  if (match_->entries() > from) done(from);
  return ruling;
}

namespace {

std::vector<std::string> joined(const std::vector<std::vector<std::string>>& parts) {
  std::vector<std::string> all;
  for (const auto& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace

ListRuling Host::choose(Seat seat, std::span<const std::string> actions, const Voice& voice) {
  if (Ruling ruling = halted(voice); !ruling) return {ruling};
  auto parts = drafting(seat) ? draft_.parts : std::vector<std::vector<std::string>>{};
  parts.emplace_back(actions.begin(), actions.end());
  const std::vector<std::string> all = joined(parts);
  const Rehearsal seen = view(seat).rehearse(all, voice);
  if (!seen.refused) return {seen.refused, seen.done};
  if (!seen.after->asks_viewer() || !seen.after->midway(seat)) {
    draft_ = {};
    return act_all(seat, all, voice);
  }
  redraft(seat, std::move(parts));
  return {seen.refused, seen.done};
}

void Host::redraft(Seat seat, std::vector<std::vector<std::string>> parts) {
  draft_ = {};
  if (parts.empty()) return;
  auto after = view(seat).rehearse(joined(parts), Lang::en).after;
  draft_ = {seat, std::move(parts), std::move(after)};
}

Seat Host::undoer(Seat seat) const {
  if (secrets() || match_->can_undo(seat)) return seat;
  for (int i = 0; i < match_->seats(); ++i) {
    if (seating_.at(seat_of(i)).person() && match_->can_undo(seat_of(i))) return seat_of(i);
  }
  return seat;
}

Ruling Host::undo(Seat seat, const Voice& voice) {
  if (Ruling ruling = halted(voice); !ruling) return ruling;
  if (drafting(seat)) {
    auto parts = draft_.parts;
    parts.pop_back();
    redraft(seat, std::move(parts));
    return {};
  }
  const int from = match_->entries();
  Ruling ruling = match_->undo(undoer(seat), voice);
  if (ruling) done(from);
  return ruling;
}

int Host::advice(const AnyView& view) const {
  const auto made =
      make_opponent(match_->game(), standard_bot(match_->game()), view.viewer(), seed_);
  const auto offers = view.offers();
  if (made.problem || offers.empty()) return -1;
  const auto found = std::find(offers.begin(), offers.end(), made.opponent->choose(view));
  return found == offers.end() ? -1 : static_cast<int>(found - offers.begin());
}

std::string Host::save_text() const {
  std::string log = match_->log();
  log.insert(log.find('\n') + 1, std::string(kSeatsLine) + seating_.text() + "\n");
  return log;
}

LoadedHost load_host(std::string_view text, const std::vector<Chair>& chairs, std::uint64_t seed,
                     Lang lang, const LoadWish& wish) {
  AnyReplayed replayed = replay_log(text, lang, wish.until);
  if (replayed.match == nullptr || replayed.stop.kind != ReplayStop::Kind::none) {
    return {nullptr, warren::fill(Text("line {0}: {1}", "línea {0}: {1}"),
                                  {replayed.stop.line, replayed.stop.reason}, lang)};
  }
  const AnyGame& game = *find_game(replayed.match->game());
  const int seats = replayed.match->seats();
  std::vector<Chair> sitting;
  if (wish.own_chairs) sitting = chairs_of(text, game.id(), seats);
  if (sitting.empty()) sitting = chairs;
  return {std::make_unique<Host>(game, std::move(replayed.match), seat_all(sitting, seats, lang),
                                 seed)};
}

}  // namespace warren
