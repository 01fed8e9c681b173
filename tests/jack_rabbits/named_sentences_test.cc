// Sentences at a table whose players have names.
#include "games/jack_rabbits/state/refusal.h"
#include "tests/jack_rabbits/in_writing.h"
#include "tests/laws/names.h"

namespace warren::jack_rabbits {
namespace {

using laws::named;
using laws::speaks_by_name;
using laws::speaks_by_number;

std::unique_ptr<const Setup<4>> four_players() {
  OptionSet options(option_menu());
  EXPECT_FALSE(options.set("players=4"));
  return open<4>(options, kNewestRules).setup;
}

// Whoever is spoken of by number is spoken of by name if they have one.
void expect_named(const std::string& plain, const std::string& with_names) {
  EXPECT_FALSE(speaks_by_number(with_names)) << with_names;
  EXPECT_TRUE(!speaks_by_number(plain) || speaks_by_name(with_names)) << with_names;
}

TEST(NamedSentences, OfEveryEvent) {
  const auto setup = four_players();
  for (int kind = 0; kind < kEventKinds; ++kind) {
    for (const int number : {0, 1, 2}) {
      for (const auto& cards : {Cards<4>{}, Cards<4>::of(card_of(Suit::hearts, std::uint8_t{6}))}) {
        const auto byte = static_cast<std::uint8_t>(number);
        auto event = Event<4>::of_numbers(static_cast<EventKind>(kind), seat_of(3),
                                          {byte, byte, byte, byte, byte});
        event.cards = cards;
        for (const Lang lang : {Lang::en, Lang::es})
          expect_named(tell(*setup, event, lang), tell(*setup, event, named(lang)));
      }
    }
  }
}

TEST(NamedSentences, OfEveryRefusal) {
  const auto setup = four_players();
  for (int code = 0; code < kCodes; ++code) {
    for (const int fact : {0, 3}) {
      const Refusal refusal = refuse(static_cast<Code>(code), fact, fact);
      for (const Lang lang : {Lang::en, Lang::es})
        expect_named(tell(*setup, refusal, lang), tell(*setup, refusal, named(lang)));
    }
  }
}

class NamedSentence : public testing::Test {
 protected:
  std::string en(std::string_view text) const { return said(text, named(Lang::en)); }
  std::string es(std::string_view text) const { return said(text, named(Lang::es)); }
  std::string said(std::string_view text, Voice voice) const {
    Event<4> event;
    const Problem problem = read(*setup, text, event);
    EXPECT_FALSE(problem) << text << ": " << problem.say(Lang::en);
    return tell(*setup, event, voice);
  }
  std::string es(Code code) const { return tell(*setup, refuse(code, 1), named(Lang::es)); }

  std::unique_ptr<const jack_rabbits::Setup<4>> setup = four_players();
};

TEST_F(NamedSentence, OfOne) {
  EXPECT_EQ(en("turn-began p1"), "The turn of Luis begins.");
  EXPECT_EQ(es("turn-began p1"), "Empieza el turno de Luis.");
  EXPECT_EQ(es("gave-up p0 KH"), "A Ana le sobra una real y devuelve K♥ a la corte.");
  EXPECT_EQ(es("unvetted p0"), "Nadie cuestiona la visita: Ana puede quedarse.");
}

TEST_F(NamedSentence, OfTwo) {
  EXPECT_EQ(en("attacked p1 p0"), "Luis attacks Ana.");
  EXPECT_EQ(es("attacked p1 p0"), "Luis ataca a Ana.");
  EXPECT_EQ(en("stole p0 p1 ?"), "Ana steals a card from Luis.");
  EXPECT_EQ(es("stole p0 p1 KH"), "Ana le roba K♥ a Luis.");
}

TEST_F(NamedSentence, OfTheOrderOfTurns) {
  EXPECT_EQ(en("ordered p1,p3,p0,p2"),
            "The players take their turns in this order: Luis, Teo, Ana, Eva.");
  EXPECT_EQ(es("ordered p1,p3,p0,p2"), "Los jugadores juegan en este orden: Luis, Teo, Ana, Eva.");
  EXPECT_EQ(said("ordered p1,p3,p0,p2", Lang::es),
            "Los jugadores juegan en este orden: 2, 4, 1, 3.");
}

TEST_F(NamedSentence, OfATradeIsNotOfNumbers) {
  EXPECT_EQ(said("traded p0 p1", Lang::en), "The trade of players 1 and 2 is done.");
  EXPECT_EQ(said("traded p0 p1", Lang::es), "Trato hecho entre los jugadores 1 y 2.");
  EXPECT_EQ(en("traded p0 p1"), "The trade between Ana and Luis is done.");
  EXPECT_EQ(es("traded p0 p1"), "Trato hecho entre Ana y Luis.");
  const std::vector<std::string> one = {"", "Luis"};
  EXPECT_EQ(said("traded p0 p1", {Lang::es, one}), "Trato hecho entre el jugador 1 y Luis.");
}

// A name does not tell whether Spanish says "él" or "ella".
TEST_F(NamedSentence, DoesNotGuessAGender) {
  EXPECT_EQ(said("ace-laid p0 AC", Lang::es),
            "A♣ es el primer as que gasta el jugador 1: vale 11 y se queda ante él.");
  EXPECT_EQ(es("ace-laid p0 AC"),
            "A♣ es el primer as que gasta Ana: vale 11 y se queda a la vista.");
  EXPECT_EQ(tell(*setup, refuse(Code::fight_twice, 0), Lang::es),
            "El jugador 1 ya ha sido atacado en este turno.");
  EXPECT_EQ(tell(*setup, refuse(Code::fight_twice, 0), named(Lang::es)),
            "Ana ya ha recibido un ataque en este turno.");
}

TEST_F(NamedSentence, OfRefusals) {
  EXPECT_EQ(es(Code::fight_absent), "El conejo de Luis no está en tu hexágono.");
  EXPECT_EQ(es(Code::called_already), "Ya has señalado a Luis en este turno.");
}

}  // namespace
}  // namespace warren::jack_rabbits
