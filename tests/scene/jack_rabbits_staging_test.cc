// What players are told before they choose and after something happened, where everybody is, and
// how far from winning: in both languages, and the same whatever is hidden.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/json_reader.h"
#include "games/adapter.h"
#include "games/catalog.h"
#include "host/host.h"
#include "scene/jack_rabbits/scene_parts.h"
#include "scene/jack_rabbits/staging.h"
#include "scene/scene_json.h"

namespace warren::jack_rabbits_scene {
namespace {

class Staged {
 public:
  Staged(const std::string& options, const std::string& position, const std::string& entries = "") {
    std::string text = "warren-log 1\n# seats Ana=human,Luis=human,Eva=human\ngame jack-rabbits\n";
    LoadedHost loaded = load_host(text + options + "position\n" + position + "\nend\n" + entries,
                                  {{}}, 1, Lang::en);
    EXPECT_NE(loaded.host, nullptr) << loaded.problem;
    host_ = std::move(loaded.host);
  }
  Look look(int viewer, Lang lang = Lang::en) const {
    Look out = look_at(scene(viewer, lang));
    out.signs = false;
    return out;
  }
  // "Luis | wins: … | loses: …", one line for each side.
  std::string staked(Lang lang = Lang::en) const {
    std::string out;
    for (const Stake& stake : stakes(look(0, lang)))
      out += host_->seating().at(stake.seat).name + " | " + stake.good + " | " + stake.bad + "\n";
    return out;
  }
  // What is stopped for of the last entry: the title, and "Ana 5S KS: brings" of each side.
  std::string told(int viewer, Lang lang = Lang::en) const {
    const Scene seen = scene(viewer, lang);
    const int entry = seen.view.entries() - 1;
    std::string out;
    for (int event = 0; event < seen.view.entry(entry).events; ++event) {
      const auto one = jack_rabbits_scene_writer().incident(seen, entry, event);
      if (!one) continue;
      out += one->title + "\n";
      for (const Incident::Side& side : one->sides) {
        out += (side.lost ? "- " : "+ ") + host_->seating().at(side.seat).name;
        for (const std::string& card : side.cards) out += " " + (card.empty() ? "?" : card);
        out += ": " + side.brings + "\n";
      }
    }
    return out;
  }
  std::string offered(int seat, const std::string& notation, Lang lang = Lang::en) const {
    for (const Choice& choice : jack_rabbits_scene_writer().choices(scene(seat, lang))) {
      if (choice.notation == notation) return choice.label;
    }
    return {};
  }

 private:
  Scene scene(int viewer, Lang lang) const {
    const Seat seat = viewer < 0 ? Seat::nobody : seat_of(viewer);
    return {host_->view(seat), host_->seating(), lang};
  }
  std::unique_ptr<Host> host_;
};

const std::string kThree = "option players=3\n";
const std::string kFight = "rabbits p0 JH p1 JH\nhand p0 5S 8D\nhand p1 3S 9C\npending hex";
const std::string kVisit =
    "dice 2 3\nrabbits p0 JD\nhand p0 AS 4D 7H\nhand p1 6H 9H\nhand p2 2C\ncrossed 50\n"
    "pending hex\npending road 50";
const std::string kCome = "p0 horse QS\np0 pay AS 4D\n";

// --- before --------------------------------------------------------------------------------------

TEST(JackRabbitsStakes, OfAFightNameTheTheftAndTheLostTurn) {
  const Staged fight(kThree, kFight, "p0 attack p1\np0 spades 5S\n");
  EXPECT_EQ(fight.staked(),
            "Ana | wins: steals a random card from Luis | loses: goes off the board, the turn is "
            "over\n"
            "Luis | wins: stays, Ana goes off the board | loses: goes off the board, Ana steals a "
            "card\n");
  EXPECT_EQ(fight.offered(1, "give in"),
            "give in: you go off the board, and Ana steals a card of yours");
  EXPECT_EQ(fight.offered(1, "give in", Lang::es),
            "rendirse: vas al destierro y Ana te roba una carta");
  EXPECT_EQ(question(fight.look(1)), "more than 5 in ♠, or give in: all your spades make 3");
  EXPECT_NE(fight.staked(Lang::es).find("le roba una carta al azar a Luis"), std::string::npos);
}

TEST(JackRabbitsStakes, OfAVisitNameWhatEitherSideLoses) {
  const Staged vet(kThree, kVisit, kCome);
  EXPECT_EQ(vet.staked(),
            "Ana | shows hearts worth 6: stays and keeps them | shows none: goes off the board, "
            "the turn is over\n"
            "Luis | if Ana has no such hearts: Ana goes off the board | if Ana has: loses the "
            "cards shown and goes off the board\n");
  const Staged proof(kThree, kVisit, kCome + "p1 contest 6H\np2 allow\n");
  EXPECT_EQ(proof.staked(), vet.staked());
  EXPECT_EQ(proof.offered(0, "leave"), "show none: you go off the board and your turn is over");
}

TEST(JackRabbitsStakes, OfTradesAndFlights) {
  const Staged trade("option diamonds_boost=on\n" + kThree,
                     "rabbits p0 JH p1 JH\nhand p0 5D\nhand p1 3S\npending hex",
                     "p0 propose p1 taking 3 S for 5\n");
  EXPECT_EQ(trade.staked(),
            "Ana | is to get 3 in ♠ | gives less or other cards: goes off the board\n"
            "Luis | is to get 5 in ♦ | gives less or other cards: goes off the board\n");
  const std::string tower = "rabbits p0 KS\nhand p0 6C 3S\npending hex\npending start";
  const Staged start(kThree, tower);
  EXPECT_NE(start.staked().find("pay the rest in ♠, or fall off the board"), std::string::npos);
  const Staged low(kThree, tower, "p0 declare 6C\nchance dice 4 5\np0 pass\n");
  EXPECT_EQ(low.staked(),
            "Ana | pays 3 in ♠: flies all the same | does not: falls off the board, the turn is "
            "over\n");
  EXPECT_EQ(low.offered(0, "fall"), "do not pay: you fall off the board and your turn is over");
}

// --- after ---------------------------------------------------------------------------------------

TEST(JackRabbitsIncidents, OfAFightTellWhoWonWithWhatAndWhatIsStolen) {
  const Staged begun(kThree, kFight, "p0 attack p1\n");
  EXPECT_EQ(begun.told(1),
            "Ana attacks Luis\n+ Ana: wants to steal a card\n"
            "- Luis: must play more spades, or goes off the board\n");
  EXPECT_EQ(begun.told(2), "") << "it does not concern Eva";
  const std::string lost = "p0 attack p1\np0 spades 5S\np1 give in\n";
  const Staged beaten(kThree, kFight, lost);
  EXPECT_EQ(beaten.told(2),
            "Ana wins the fight\n+ Ana 5S: steals a random card from Luis\n"
            "- Luis: goes off the board until the next turn\n");
  EXPECT_EQ(beaten.told(2, Lang::es),
            "Ana gana la pelea\n+ Ana 5S: le roba una carta al azar a Luis\n"
            "- Luis: va al destierro hasta su próximo turno\n");
  const Staged stolen(kThree, kFight, lost + "chance steal p0 from p1 9C\n");
  EXPECT_EQ(stolen.told(1),
            "Ana steals 9♣ from Luis\n+ Ana 9C: has one card more\n- Luis: has one card less\n");
  EXPECT_EQ(stolen.told(2),
            "Ana steals a card from Luis\n+ Ana ?: has one card more\n"
            "- Luis: has one card less\n");
}

// Whoever is neither thief nor victim reads the same, whatever is stolen; so it is with trades.
TEST(JackRabbitsIncidents, StayTheSameWhateverIsHidden) {
  const auto theft = [](const std::string& card) {
    return Staged(kThree, "rabbits p0 JH p1 JH\nhand p0 5S\nhand p1 " + card + "\npending hex",
                  "p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 " + card + "\n");
  };
  const auto trade = [](const std::string& cards) {
    return Staged(
        "option diamonds_boost=on\n" + kThree,
        "rabbits p0 JH p1 JH\nhand p0 5D\nhand p1 " + cards + "\npending hex",
        "p0 propose p1 taking 3 S for 5\np1 accept\np1 hand over " + cards + "\np0 hand over 5D\n");
  };
  for (const Lang lang : {Lang::en, Lang::es}) {
    for (const int viewer : {-1, 2}) {
      EXPECT_EQ(theft("9C").told(viewer, lang), theft("2D").told(viewer, lang));
      EXPECT_EQ(trade("3S").told(viewer, lang), trade("8S").told(viewer, lang));
    }
    EXPECT_NE(theft("9C").told(1, lang), theft("2D").told(1, lang));
  }
}

TEST(JackRabbitsIncidents, OfAFightTellOfAnAttackerWhoLoses) {
  const Staged repelled(kThree, "rabbits p0 JH p1 JH\nhand p0 5S 8D\nhand p1 3S 4S 9C\npending hex",
                        "p0 attack p1\np0 spades 5S\np1 spades 3S +\np1 spades 4S\np0 give in\n");
  EXPECT_EQ(repelled.told(2),
            "Luis wins the fight\n+ Luis 3S 4S: stays, and takes nothing\n"
            "- Ana 5S: goes off the board, and the turn is over\n");
}

TEST(JackRabbitsIncidents, OfAVisit) {
  const std::string contested = kCome + "p1 contest 6H\np2 allow\n";
  const Staged challenged(kThree, kVisit, contested);
  EXPECT_EQ(challenged.told(2),
            "Luis contests the visit of Ana\n+ Luis 6H: loses these if Ana shows hearts too\n"
            "- Ana: must show hearts worth 6, or goes off the board\n");
  const Staged proved(kThree, kVisit, contested + "p0 prove 7H\n");
  EXPECT_EQ(proved.told(2),
            "Ana may stay\n+ Ana 7H: stays, and keeps the hearts shown\n"
            "- Luis 6H: loses these and goes off the board\n");
  const Staged left(kThree, kVisit, contested + "p0 leave\n");
  EXPECT_EQ(left.told(2),
            "Ana is turned away\n+ Luis 6H: was right, and keeps the cards shown\n"
            "- Ana: goes off the board, and the turn is over\n");
}

TEST(JackRabbitsIncidents, OfFlightsFallsAndRoyals) {
  const std::string tower = "rabbits p0 KS\nhand p0 6C 3S\npending hex\npending start";
  const std::string low = "p0 declare 6C\nchance dice 4 5\np0 pass\n";
  EXPECT_EQ(Staged(kThree, tower, low).told(1),
            "Ana flies too low\n- Ana 6C: lacks 3: pays it, or falls off the board\n");
  EXPECT_EQ(Staged(kThree, tower, low + "p0 fall\n").told(1),
            "Ana falls off the board\n"
            "- Ana: draws no card; next turn, after the lottery, into the Underground\n");
  EXPECT_NE(Staged(kThree, tower, "p0 declare 6C\nchance dice 1 2\np0 pass\n")
                .told(1)
                .find("Ana takes off\n+ Ana 6C"),
            std::string::npos);
  const std::string queen = "rabbits p0 QS\nhand p0 10S KC JD\npending hex travelled";
  EXPECT_EQ(Staged(kThree, queen, "p0 acquire\np0 pay 10S\n").told(1),
            "Ana acquires Q♠ for 10♠\n"
            "+ Ana QS: has what it takes: now home to the Citadel!\n");
}

TEST(JackRabbitsIncidents, OfATradeAndOfACall) {
  const Staged trade("option diamonds_boost=on\n" + kThree,
                     "rabbits p0 JH p1 JH\nhand p0 5D\nhand p1 3S 2C\npending hex",
                     "p0 propose p1 taking 3 S for 5\np1 accept\np1 hand over 2C\np0 hand over "
                     "5D\n");
  EXPECT_EQ(trade.told(0),
            "Ana and Luis traded, not as agreed\n+ Ana 5D: gave these to Luis\n"
            "- Luis 2C: gave other than agreed: goes off the board\n");
  EXPECT_NE(trade.told(2).find("- Luis ?: gave other"), std::string::npos);
  const Staged call("option limit=called\n" + kThree,
                    "hand p0 AH\nhand p1 AC 2C 3C 4C 5C 6C 7C 8C 9C 10C\npending hex",
                    "p0 call p1\n");
  EXPECT_EQ(call.told(2), "Ana calls out Luis\n- Luis: holds too many cards: discards down to 9\n");
}

TEST(JackRabbitsIncidents, OfTheEndTellWhoBroughtWhatHome) {
  const std::string near = "rabbits p0 QH\nhand p0 JC QS KD\nhand p1 KH\npending hex";
  EXPECT_EQ(Staged(kThree, near, "p0 walk 5\n").told(2),
            "Ana wins the game!\n+ Ana JC QS KD: has brought these home to the Citadel\n"
            "- Luis KH: 1 of 3 royals\n- Eva: has no royal\n");
}

// --- where everybody is --------------------------------------------------------------------------

TEST(JackRabbitsStanding, SaysWhereSomebodyIsAndWhatComesNext) {
  const Staged away(kThree,
                    "rabbits p0 off p1 underground p2 off\nhand p0 2H\npending hex\npending match");
  const auto at = [&](int seat, Lang lang = Lang::en) {
    const Whereabouts out = whereabouts(away.look(0, lang), seat_of(seat));
    return out.where + ": " + out.then;
  };
  EXPECT_EQ(at(0), "Off the board: after the lottery: Underground");
  EXPECT_EQ(at(1), "Underground: out by any cave");
  EXPECT_EQ(at(2), "Off the board: next turn: Underground");
  EXPECT_EQ(at(2, Lang::es), "Destierro: próximo turno: Subsuelo");
  EXPECT_EQ(whereabouts(Staged(kThree, kFight).look(0), seat_of(0)).where, "");
}

TEST(JackRabbitsStanding, SaysWhoHasOnlyToGetHome) {
  const Staged game(kThree, "rabbits p0 JH p1 citadel\nhand p0 QS KC JD\nhand p1 KH\npending hex");
  EXPECT_EQ(goal(game.look(0)).text, "You have what you need: now go home to the Citadel!");
  EXPECT_EQ(goal(game.look(0, Lang::es)).text,
            "Ya tienes lo que hace falta: ¡vuelve a casa, a la Ciudadela!");
  EXPECT_EQ(goal(game.look(1)).text, "Ana only has to get home to the Citadel!");
  EXPECT_EQ(goal(game.look(-1)).text, "Ana only has to get home to the Citadel!");
  EXPECT_TRUE(goal(game.look(1)).urgent);
  EXPECT_EQ(standing(game.look(1), seat_of(0)), "only has to get home");
  EXPECT_EQ(standing(game.look(0), seat_of(0)), "now go home!");
  EXPECT_EQ(standing(game.look(0), seat_of(1)), "1 of 3 royals");
  EXPECT_EQ(tally(game.look(0), seat_of(1)), "1 of 3");
  EXPECT_EQ(tally(game.look(0), seat_of(0)), "homeward!");
  EXPECT_EQ(standing(game.look(0), seat_of(2)), "");
  const Staged begun(kThree, "hand p0 QS 2C\npending hex");
  EXPECT_EQ(goal(begun.look(0)).text, "You have 1 of 3 royals.");
  EXPECT_FALSE(goal(begun.look(0)).urgent);
  const Staged tribal("option objective=tribal\n" + kThree, "hand p0 QS KC JD\npending hex");
  EXPECT_EQ(standing(tribal.look(1), seat_of(0)), "1 of 3 royals") << "of one suit";
}

// --- phases --------------------------------------------------------------------------------------

TEST(JackRabbitsPhases, SayWhatAQuestionIsFor) {
  const auto said = [](const std::string& position) {
    return aim(Staged(kThree, position).look(0));
  };
  EXPECT_EQ(said("pending hex"), "Journey: follow a road to the next hex, or stay here.");
  EXPECT_EQ(said("rabbits p0 QS\npending hex travelled"),
            "Arrived: Q♠ costs 10 in ♠; then a card, and the turn ends.");
  EXPECT_EQ(said("hand p0 2C\npending hex\npending match"),
            "Lottery: a card equal to one of the dice, shown, brings a new card.");
  const Staged priced(kThree, "dice 3 4\npending hex");
  EXPECT_NE(price_meaning(priced.look(0)).find("a horse"), std::string::npos);
  EXPECT_NE(price_meaning(priced.look(0, Lang::es)).find("caballo"), std::string::npos);
}

// Every question of whole games has its line, in both languages.
TEST(JackRabbitsPhases, AreSaidInEveryQuestion) {
  const AnyGame& game = *find_game(Game::kId);
  OptionSet options(game.option_menu());
  for (const char* setting : {"players=3", "diamonds_boost=on", "hearts_boost=displayed"})
    ASSERT_FALSE(options.set(setting));
  const Seating seating({{"Ana", "greedy"}, {"Luis", "random"}, {"Eva", "random"}});
  std::map<std::string, int> met;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Host host(game, game.open(options, game.newest_rules()).match, seating, seed);
    for (int i = 0; i < 300 && host.next().kind != Turn::Kind::over; ++i) {
      const Look en = look_at({host.view(Seat::nobody), seating, Lang::en});
      const Look es = look_at({host.view(Seat::nobody), seating, Lang::es});
      ++met[std::string(Game::pending(en.pub()))];
      ASSERT_NE(aim(en), "") << Game::pending(en.pub());
      ASSERT_NE(aim(en), aim(es));
      if (host.next().kind == Turn::Kind::chance)
        host.deal();
      else
        host.play(host.next(), host.think(host.next()));
    }
  }
  for (const char* kind : {"hex", "match", "draw", "road", "vet"}) EXPECT_GT(met[kind], 0) << kind;
}

}  // namespace
}  // namespace warren::jack_rabbits_scene
