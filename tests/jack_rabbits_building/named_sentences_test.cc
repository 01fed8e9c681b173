// Sentences about building at a table whose players have names.
#include <gtest/gtest.h>

#include "games/jack_rabbits/building/board_building.h"
#include "tests/laws/names.h"

namespace warren::jack_rabbits {
namespace {

using building::Event;
using building::EventKind;
using laws::named;
using laws::speaks_by_name;
using laws::speaks_by_number;

TEST(NamedBuilders, InEveryEvent) {
  for (int kind = 0; kind < building::kEventKinds; ++kind) {
    const Event event{.kind = static_cast<EventKind>(kind),
                      .seat = seat_of(1),
                      .tile = {TileKind::wood, vertex(1, 1), 0}};
    for (const Lang lang : {Lang::en, Lang::es}) {
      const std::string plain = building::tell(event, lang);
      const std::string with_names = building::tell(event, named(lang));
      EXPECT_FALSE(speaks_by_number(with_names)) << with_names;
      EXPECT_EQ(speaks_by_number(plain), speaks_by_name(with_names)) << with_names;
    }
  }
}

TEST(NamedBuilders, StandWhereTheSentenceHasThem) {
  const Event builds{.kind = EventKind::turn_began, .seat = seat_of(0)};
  EXPECT_EQ(building::tell(builds, named(Lang::en)), "Ana builds.");
  EXPECT_EQ(building::tell(builds, named(Lang::es)), "Construye Ana.");
  EXPECT_EQ(building::tell(builds, Lang::es), "Construye el jugador 1.");
}

TEST(NamedBuilders, AreInNoRefusal) {
  for (int code = 0; code < building::kCodes; ++code) {
    const Refusal refusal = building::refuse(static_cast<building::Code>(code));
    for (const Lang lang : {Lang::en, Lang::es})
      EXPECT_EQ(building::tell(refusal, named(lang)), building::tell(refusal, lang));
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
