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

#include "core/layout.h"
#include "games/catalog.h"

namespace {

void demand(bool held, const char* what, const std::string& about) {
  if (held) return;
  std::fprintf(stderr, "%s\n%s\n", what, about.c_str());
  std::abort();
}

// What actions and outcomes look like in each game and stage: bytes of another length or with
// another stamp are refused unread.
struct Shape {
  std::uint32_t stamp;
  std::size_t length;
};
template <class T>
Shape shape_of() {
  return {warren::layout_of<T>(), warren::to_bytes(T{}).all().size()};
}
using warren::jack_rabbits::BoardBuilding, warren::jack_rabbits::WideJackRabbits,
    warren::rabbihop::Rabbihop;
const std::array kActions = {shape_of<Rabbihop::Action>(), shape_of<WideJackRabbits::Action>(),
                             shape_of<BoardBuilding::Action>()};
const std::array kOutcomes = {shape_of<Rabbihop::Outcome>(), shape_of<WideJackRabbits::Outcome>(),
                              shape_of<BoardBuilding::Outcome>()};

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
  // Any bytes that look like a value of this shape.
  warren::Bytes value(const Shape& shape) {
    warren::Bytes out;
    for (int shift = 0; shift < 32; shift += 8)
      out.push_back(static_cast<std::uint8_t>(shape.stamp >> shift));
    const auto rest = take(shape.length);
    out.insert(out.end(), rest.begin(), rest.end());
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
  warren::OptionSet options(game.option_menu());
  for (std::size_t i = 0; i < options.menu().specs.size(); ++i) {
    const std::string value = std::to_string(food.byte() % 10);
    if (options.set(options.menu().specs[i].name, value)) continue;  // then it keeps its default
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
        ruling = match.act(seat, food.value(kActions[(what >> 2 & 3) % kActions.size()]), Lang::en);
        break;
      case 1:
        ruling = match.fall(food.value(kOutcomes[(what >> 2 & 3) % kOutcomes.size()]), Lang::en);
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
  for (int i = 0; i < match.seats(); ++i) {  // whoever was told of all that sees what is so
    const warren::Seat seat = warren::seat_of(i);
    const auto start = match.view(seat, warren::AnyMatch::When::start)->text();
    const auto seen = game.see(match.options(), match.rules(), 0, start);
    demand(seen.view != nullptr, "a view cannot be read", start);
    const warren::Ruling heard = seen.view->hear(match.told(0, seat), Lang::en);
    demand(static_cast<bool>(heard), "a view cannot follow", heard.reason);
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
