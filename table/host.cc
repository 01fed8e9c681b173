#include "table/host.h"

#include <algorithm>
#include <climits>

#include "bots/playout.h"
#include "games/catalog.h"

namespace warren {
namespace {

// Stands in a comment of the log: whoever replays it need not know.
constexpr std::string_view kSeatsLine = "# seats ";

}  // namespace

Host::Host(const AnyGame& game, std::unique_ptr<AnyMatch> match, Seating seating,
           std::uint64_t seed, Lang lang)
    : game_(game),
      match_(std::move(match)),
      seating_(std::move(seating)),
      lang_(lang),
      seed_(seed),
      dealer_(dealer_rng(seed, static_cast<std::uint64_t>(match_->entries()))),
      chronicle_(match_->seats(), game.secrets()) {
  for (int i = 0; i < match_->seats(); ++i) {
    const Chair& chair = seating_.at(seat_of(i));
    if (chair.person()) continue;
    bots_[static_cast<std::size_t>(i)] =
        make_opponent(match_->game(), chair.bot, seat_of(i), seed).opponent;
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

Turn Host::next() const {
  const Asked asked = match_->asked();
  for (const Seat seat : asked.may) {
    if (passed_.has(seat)) continue;
    const bool asks_person = person(seat);
    if (asks_person && match_->offers(seat).empty()) continue;
    return {asks_person ? Turn::Kind::person : Turn::Kind::bot, seat, true};
  }
  if (asked.chance) return {Turn::Kind::chance};
  if (asked.must.empty()) return {};
  const Seat seat = asked.must.lowest();
  return {person(seat) ? Turn::Kind::person : Turn::Kind::bot, seat};
}

void Host::done() {
  // A bot thinks again at every step; people would be asked all the time.
  const int turn = match_->result().turns;
  for (const Seat seat : passed_) {
    if (turn != passed_turn_ || !seating_.at(seat).person()) passed_ = passed_.without(seat);
  }
  passed_turn_ = turn;
  chronicle_.note(*match_, lang_);
  if (on_entry_) on_entry_();
}

void Host::deal() {
  match_->fall_case(dealer_.below(match_->chances()), lang_);
  done();
}

Bytes Host::think(const Turn& turn) {
  Opponent& bot = *bots_[static_cast<std::size_t>(index_of(turn.seat))];
  return turn.may_pass ? bot.interrupt(*match_) : bot.choose(*match_);
}

void Host::play(const Turn& turn, const Bytes& action) {
  if (turn.may_pass && action.empty()) return pass(turn.seat);
  // A bot that errs must not bring the table to a halt: it does the first thing possible.
  if (!match_->act(turn.seat, action, lang_))
    match_->act(turn.seat, match_->offers_bytes(turn.seat).front(), lang_);
  done();
}

Ruling Host::act(Seat seat, std::string_view action) {
  Ruling ruling = match_->act(seat, action, lang_);
  if (ruling) done();
  return ruling;
}

Ruling Host::undo(Seat seat) {
  if (!secrets() && !match_->can_undo(seat)) {
    for (int i = 0; i < match_->seats(); ++i) {
      if (seating_.at(seat_of(i)).person() && match_->can_undo(seat_of(i))) seat = seat_of(i);
    }
  }
  Ruling ruling = match_->undo(seat, lang_);
  if (!ruling) return ruling;
  chronicle_.say(
      warren::fill(Text("Player {0} takes that back.", "El jugador {0} lo deshace.").in(lang_),
                   {index_of(seat) + 1}, lang_));
  done();
  return ruling;
}

int Host::advice(Seat seat) const {
  const auto made = make_opponent(match_->game(), standard_bot(match_->game()), seat, seed_);
  const auto offers = match_->offers_bytes(seat);
  if (made.problem || offers.empty()) return -1;
  const auto found = std::find(offers.begin(), offers.end(), made.opponent->choose(*match_));
  return found == offers.end() ? -1 : static_cast<int>(found - offers.begin());
}

std::string Host::save_text() const {
  std::string log = match_->log();
  log.insert(log.find('\n') + 1, std::string(kSeatsLine) + seating_.text() + "\n");
  return log;
}

// Plays the entries again, one by one, so that the chronicle tells them all. They are known to be
// sound.
void Host::replay(const LogParts& parts) {
  for (const LogLine& line : parts.entries) {
    const std::size_t space = std::min(line.text.find_first_of(" \t"), line.text.size());
    const std::string_view who = line.text.substr(0, space);
    const std::string_view what =
        line.text.substr(std::min(line.text.find_first_not_of(" \t", space), line.text.size()));
    if (who == "check") continue;
    if (who == "chance") {
      match_->fall(what, lang_);
      done();
      continue;
    }
    const Seat seat = seat_of(who[1] - '0');
    if (what == "undo") {
      undo(seat);
    } else {
      match_->act(seat, what, lang_);
      done();
    }
  }
  dealer_ = dealer_rng(seed_, static_cast<std::uint64_t>(match_->entries()));
}

LoadedHost load_host(std::string_view text, const std::vector<Chair>& chairs, std::uint64_t seed,
                     Lang lang) {
  const AnyReplayed whole = replay_log(text, lang, INT_MAX);
  if (whole.match == nullptr || whole.stop.kind != ReplayStop::Kind::none) {
    return {nullptr, warren::fill(Text("line {0}: {1}", "línea {0}: {1}").in(lang),
                                  {whole.stop.line, whole.stop.reason}, lang)};
  }
  AnyReplayed begun = replay_log(text, lang, 0);
  LogParts parts;
  take_apart(text, parts);
  std::vector<Chair> sitting = chairs;
  if (const std::size_t at = text.find(kSeatsLine); at != std::string_view::npos) {
    const std::size_t begin = at + kSeatsLine.size();
    std::vector<Chair> kept;
    const Problem problem =
        read_chairs(text.substr(begin, text.find('\n', begin) - begin), begun.match->game(), kept);
    if (!problem && static_cast<int>(kept.size()) == begun.match->seats()) sitting = kept;
  }
  const int seats = begun.match->seats();
  LoadedHost loaded;
  loaded.host = std::make_unique<Host>(*find_game(begun.match->game()), std::move(begun.match),
                                       seat_all(sitting, seats, lang), seed, lang);
  loaded.host->replay(parts);
  return loaded;
}

}  // namespace warren
