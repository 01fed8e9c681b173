// A client that sends any bytes as actions, and a dealer that lets any outcome fall. What the match
// refuses must change nothing, and what it takes must be a log that replays.
#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>

#include "games/catalog.h"

namespace {

void demand(bool held, const char* what, const std::string& about) {
  if (held) return;
  std::fprintf(stderr, "%s\n%s\n", what, about.c_str());
  std::abort();
}

// How long actions and outcomes are in each game and stage: other lengths are refused unread.
template <class T>
std::size_t length_of() {
  return warren::to_bytes(T{}).all().size();
}
using warren::jack_rabbits::BoardBuilding, warren::jack_rabbits::JackRabbits,
    warren::rabbihop::Rabbihop;
const std::array kActions = {length_of<Rabbihop::Action>(), length_of<JackRabbits::Action>(),
                             length_of<BoardBuilding::Action>()};
const std::array kOutcomes = {length_of<Rabbihop::Outcome>(), length_of<JackRabbits::Outcome>(),
                              length_of<BoardBuilding::Outcome>()};

// The input, eaten bit by bit.
class Food {
 public:
  explicit Food(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  bool left() const { return !bytes_.empty(); }
  std::uint8_t byte() { return left() ? take(1).front() : std::uint8_t{0}; }
  std::span<const std::uint8_t> take(std::size_t count) {
    const auto out = bytes_.first(std::min(count, bytes_.size()));
    bytes_ = bytes_.subspan(out.size());
    return out;
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using warren::Lang;
  Food food({data, size});
  const auto games = warren::all_games();
  const warren::AnyGame& game = *games[food.byte() % games.size()];
  warren::OptionSet options(game.option_table());
  for (std::size_t i = 0; i < options.table().specs.size(); ++i) {
    const std::string value = std::to_string(food.byte() % 10);
    if (options.set(options.table().specs[i].name, value)) continue;  // then it keeps its default
  }
  game.resolve(options, 1);
  auto opened = game.open(options, game.newest_rules());
  if (opened.problem) return 0;
  warren::AnyMatch& match = *opened.match;

  while (food.left()) {
    const std::uint8_t what = food.byte();
    const warren::Seat seat = warren::seat_of(what >> 4);
    const auto before = match.chain_digest();
    warren::Ruling ruling;
    switch (what & 3) {
      case 0:
        ruling = match.act(seat, food.take(kActions[(what >> 2 & 3) % kActions.size()]), Lang::en);
        break;
      case 1:
        ruling = match.fall(food.take(kOutcomes[(what >> 2 & 3) % kOutcomes.size()]), Lang::en);
        break;
      case 2:  // something possible, so that games get on
        if (match.asked().chance) {
          ruling = match.fall_case(food.byte() % match.chances(), Lang::en);
        } else if (const auto offers = match.offers_bytes(match.asked().must.lowest());
                   !offers.empty()) {
          ruling =
              match.act(match.asked().must.lowest(), offers[food.byte() % offers.size()], Lang::es);
          demand(static_cast<bool>(ruling), "an offer is refused", ruling.reason);
        }
        continue;
      case 3:
        ruling = match.undo(seat, Lang::en);
        break;
    }
    demand(ruling || match.chain_digest() == before, "a refused action changed something", "");
    demand(ruling || !ruling.reason.empty(), "refused without a reason", "");
  }
  const std::string log = match.log();
  demand(!match.failure(), "the match has failed", match.failure().say(Lang::en) + "\n" + log);
  const auto replayed = warren::replay_log(log, Lang::en, INT_MAX);
  demand(replayed.stop.kind == warren::ReplayStop::Kind::none, "the log does not replay",
         replayed.stop.reason + "\n" + log);
  demand(replayed.match->chain_digest() == match.chain_digest(), "the log replays to another end",
         log);
  return 0;
}
