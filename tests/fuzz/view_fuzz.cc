// A server that tells a seat anything: what does not follow is refused and changes nothing, and no
// text or bytes bring the client down.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "games/catalog.h"

namespace {

using namespace warren;

void demand(bool held, const char* what) {
  if (held) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

// A match some way on, the first entries of which a seat has heard of.
struct Told {
  std::unique_ptr<AnyView> view;
  std::string text;
  Bytes bytes;
};
Told told_of(const AnyGame& game, std::uint64_t seed, int entries) {
  OptionSet options(game.option_menu());
  if (seed % 2 == 0 && options.menu().find("board") >= 0) (void)!options.set("board=built");
  game.resolve(options, seed);
  auto match = game.open(options, game.newest_rules()).match;
  if (match == nullptr) return {};
  Rng rng(seed);
  int heard = 0;
  Told out;
  out.view = match->view(Seat{0}, AnyMatch::When::start);
  while (match->entries() < entries + 3 && !match->result().over) {
    if (match->entries() == entries) {
      heard = entries;
      demand(static_cast<bool>(out.view->hear(match->told(0, Seat{0}), Lang::en)), "lost track");
    }
    const Asked asked = match->asked();
    if (asked.chance) {
      match->fall_case(rng.below(match->chances()), Lang::en);
      continue;
    }
    const Seat seat = asked.must.lowest();
    const auto offers = match->offers_bytes(seat);
    match->act(seat, offers[rng.below(static_cast<std::uint32_t>(offers.size()))], Lang::en);
  }
  out.text = match->told(heard, Seat{0});
  out.bytes = match->told_bytes(heard, Seat{0});
  return out;
}

}  // namespace

// The first bytes say what is played and how far; the rest is laid over what would have been told,
// from some place on, or stands alone.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 5) return 0;
  const auto games = all_games();
  Told told = told_of(*games[data[0] % games.size()], data[1], data[2]);
  if (told.view == nullptr) return 0;
  const std::size_t at = data[3] | std::size_t{data[4] & 0x0FU} << 8;
  const bool alone = (data[4] & 0x80) != 0, bytes = (data[4] & 0x40) != 0;
  std::string text = alone   ? std::string()
                     : bytes ? std::string(told.bytes.begin(), told.bytes.end())
                             : told.text;
  for (std::size_t i = 5; i < size; ++i) {
    const std::size_t to = alone ? i - 5 : at + i - 5;
    if (to < text.size())
      text[to] = static_cast<char>(data[i]);
    else
      text.push_back(static_cast<char>(data[i]));
  }
  const auto before = told.view->digest();
  const int entries = told.view->entries();
  const ByteSpan span{reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
  const Ruling ruling = bytes ? told.view->hear(span, Lang::en) : told.view->hear(text, Lang::en);
  demand(ruling || (told.view->digest() == before && told.view->entries() == entries),
         "something was taken in by halves");
  demand(ruling || !ruling.reason.empty(), "refused without a reason");
  (void)told.view->offers();
  return 0;
}
