// Sentences at a table whose players have names.
#include "games/rabbihop/refusal.h"
#include "tests/laws/names.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

using laws::named;
using laws::speaks_by_name;
using laws::speaks_by_number;

void expect_named(const std::string& plain, const std::string& with_names) {
  EXPECT_FALSE(speaks_by_number(with_names)) << with_names;
  EXPECT_EQ(speaks_by_number(plain), speaks_by_name(with_names)) << with_names;
}

TEST(NamedSentences, OfEveryEvent) {
  const auto setup = open_setup("full players=3");
  for (int kind = 0; kind < kEventKinds; ++kind) {
    for (const std::uint8_t byte : {0, 1, 2}) {
      const Event event =
          Event::of_numbers(static_cast<EventKind>(kind), seat_of(2), {byte, byte, byte, byte});
      for (const Lang lang : {Lang::en, Lang::es})
        expect_named(tell(*setup, event, lang), tell(*setup, event, named(lang)));
    }
  }
}

TEST(NamedSentences, OfEveryRefusal) {
  const auto setup = open_setup("full players=3");
  for (int code = 0; code < kCodes; ++code) {
    const Refusal refusal{static_cast<std::uint8_t>(code), {1, 1, 0}};
    for (const Lang lang : {Lang::en, Lang::es})
      expect_named(tell(*setup, refusal, lang), tell(*setup, refusal, named(lang)));
  }
}

TEST(NamedSentences, HaveTheNameWhereThePlayerWas) {
  const auto setup = open_setup("full players=3");
  const auto say = [&](const Event& event, Voice voice) { return tell(*setup, event, voice); };
  const Event stole = Event::stole(seat_of(1), seat_of(0), tile_of(1));
  EXPECT_EQ(say(stole, named(Lang::en)), "Luis steals a tile from Ana: carrot 1.");
  EXPECT_EQ(say(stole, named(Lang::es)), "Luis roba una loseta a Ana: zanahoria 1.");
  EXPECT_EQ(say(stole, Lang::es), "El jugador 2 roba una loseta al jugador 1: zanahoria 1.");
  const Border border{cell_at(0, 0), false};
  const Event claimed = Event::claimed(seat_of(2), border, false);
  EXPECT_EQ(say(claimed, named(Lang::en)),
            "The fence between a1 and b1 closes off a territory for Eva.");
  EXPECT_EQ(say(claimed, Lang::es),
            "La valla entre a1 y b1 encierra un territorio para el jugador 3.");
  const Event empty = Event::claimed(Seat::nobody, border, false);
  EXPECT_EQ(say(empty, named(Lang::es)),
            "La valla entre a1 y b1 encierra un territorio sin nadie dentro.");
  EXPECT_EQ(tell(*setup, refuse(Code::rob_poor, 1), named(Lang::es)),
            "Luis no tiene losetas que robar.");
}

}  // namespace
}  // namespace warren::rabbihop
