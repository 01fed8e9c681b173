// The laws that have nothing to do with secrets can fail as well: each fault is planted alone in
// the toy game by replacing a function or two.
#include "tests/laws/laws.h"
#include "tests/toy/leaks.h"

namespace warren {
namespace {

using laws::Law;
using laws::Report;
using toy::Toy;

template <Game G>
void expect_found(Law law) {
  const Report report = laws::check_laws<G>({.games = 1, .option_sets = 20, .cap = 150});
  EXPECT_FALSE(report.holds(law)) << "found only: " << report.broken_laws() << "\nafter "
                                  << report.counts();
}

struct CardStaysInPile : Toy {
  template <class Target>
  static void evolve(const Table& table, Target& target, const Event& event) {
    Toy::evolve(table, target, event);
    auto* dark = target.dark_of();
    if (dark && event.kind == Event::Kind::drew) dark->pile.add(event.card);
  }
};
TEST(Faults, ABrokenInvariant) { expect_found<CardStaysInPile>(Law::invariant); }

struct NeverOver : Toy {
  template <class Target>
  static void evolve(const Table& table, Target& target, const Event& event) {
    Toy::evolve(table, target, event);
    if (target.pub.pending == toy::Pending::over) target.pub.pending = toy::Pending::turn;
  }
};
TEST(Faults, AGameWithoutEnd) { expect_found<NeverOver>(Law::ends); }

struct OverTooSoon : Toy {
  static Result result(const Table& table, const Public& pub) {
    Result result = Toy::result(table, pub);
    result.over = pub.turns >= 3;
    return result;
  }
};
TEST(Faults, AskedAfterTheEnd) { expect_found<OverTooSoon>(Law::asked_or_over); }
TEST(Faults, AnEndWithoutWinners) { expect_found<OverTooSoon>(Law::result); }

struct AllRefused : Toy {
  static Refusal refusal(const Table&, const Sight&, const Action&) {
    return no(toy::Why::not_now);
  }
  static void offers(const Table&, const Sight&, Offers<Action>&) {}
};
TEST(Faults, NothingToDo) { expect_found<AllRefused>(Law::stuck); }

struct OneOfferTooMany : Toy {
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    Toy::offers(table, sight, out);
    if (sight.pub.pending == toy::Pending::turn && sight.pub.turn == sight.seat)
      out.add({.kind = Do::steal, .partner = sight.seat});
  }
};
TEST(Faults, AnOfferThePredicateRefuses) { expect_found<OneOfferTooMany>(Law::offers); }

struct OneOfferTooFew : Toy {
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    Offers<Action> all;
    Toy::offers(table, sight, all);
    for (const Action& action : all) {
      if (action.kind != Do::dodge) out.add(action);
    }
  }
};
TEST(Faults, AnOfferMissing) { expect_found<OneOfferTooFew>(Law::offers); }

struct TheSameTwice : Toy {
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    Toy::offers(table, sight, out);
    if (!out.empty()) out.add(out[0]);
  }
};
TEST(Faults, AnOfferTwice) { expect_found<TheSameTwice>(Law::offers); }

struct NoSpanish : Toy {
  using Toy::tell;
  static std::string tell(const Table& table, const Event& event, Lang lang) {
    return lang == Lang::es && event.kind == Event::Kind::dodged ? ""
                                                                 : Toy::tell(table, event, lang);
  }
};
TEST(Faults, AnEventWithoutWords) { expect_found<NoSpanish>(Law::words); }

struct UnfilledPlace : Toy {
  using Toy::tell;
  static std::string tell(const Table&, const Refusal& refusal, Lang lang) {
    return std::string(words(refusal).text.in(lang));
  }
};
TEST(Faults, ARefusalWithAnEmptyPlace) { expect_found<UnfilledPlace>(Law::words); }

struct WeightedChance : Toy {
  static std::uint32_t chances(const Table& table, const State& state) {
    return Toy::chances(table, state) + 1;
  }
  static Outcome outcome(const Table& table, const State& state, std::uint32_t k) {
    return Toy::outcome(table, state, k % Toy::chances(table, state));
  }
};
TEST(Faults, ACaseOfChanceTwice) { expect_found<WeightedChance>(Law::chance); }

struct PlayScoresTwice : toy::PeekingToy {
  template <class Emit>
  static void act(const Table& table, const Sight& sight, const Action& action, Emit&& emit) {
    if (sight.all && action.kind == Do::play)
      emit(Event{.kind = Event::Kind::scored, .who = sight.seat});
    Toy::act(table, sight, action, emit);
  }
};
TEST(Faults, APreviewUnlikeTheReferee) { expect_found<PlayScoresTwice>(Law::preview); }

struct RevealsNothing : Toy {
  static bool reveals(const Event&) { return false; }
};
TEST(Faults, ABarrierForgotten) { expect_found<RevealsNothing>(Law::barrier); }

// Bytes that leave out what nobody sees.
struct HalfState : Toy::State {
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.pub);
    visit(self.own);
  }
};
struct BytesWithoutPile : Toy {
  using State = HalfState;
  static State initial(const Table& table) { return {Toy::initial(table)}; }
  static State world(const Table& table, const View& view, Rng& rng) {
    return {Toy::world(table, view, rng)};
  }
};
TEST(Faults, BytesThatLoseAField) { expect_found<BytesWithoutPile>(Law::bytes); }

struct TextWithoutPartner : Toy {
  using Toy::write;
  static std::string write(const Table& table, const Action& action) {
    Action shown = action;
    if (action.kind == Do::swap) shown.partner = seat_of(0);
    return Toy::write(table, shown);
  }
};
TEST(Faults, TextThatLosesAField) { expect_found<TextWithoutPartner>(Law::text); }
TEST(Faults, ALogThatDoesNotReplay) { expect_found<TextWithoutPartner>(Law::replay); }

struct DigestOfPublic : Toy {
  static std::uint64_t digest(const Table&, const State& state) {
    return digest_of_fields(state.pub.points);
  }
  static std::uint64_t digest(const Table& table, const View& view) {
    return Toy::digest(table, view);
  }
};
TEST(Faults, ADigestThatSeesTooLittle) { expect_found<DigestOfPublic>(Law::digest); }

struct WorldForgetsSeals : Toy {
  static State world(const Table& table, const View& view, Rng& rng) {
    State state = Toy::world(table, view, rng);
    for (const Seat seat : SeatSet::first(table.seats)) {
      if (seat != view.seat) state.own_of(seat)->sealed = toy::kNoCard;
    }
    return state;
  }
};
TEST(Faults, AWorldThatCannotBe) { expect_found<WorldForgetsSeals>(Law::world); }

// Who may dodge follows from a cache that no view has.
struct AsksByCache : toy::CachingToy {
  static Asked asked(const Table& table, const Public& pub) {
    Asked asked = Toy::asked(table, pub);
    if (pub.pending == toy::Pending::steal && pub.cache[0].suit(1) != 0) asked.may = {};
    return asked;
  }
};
TEST(Faults, AQuestionFromACache) { expect_found<AsksByCache>(Law::same_questions); }

struct TakesAnyOptions : Toy {
  static Opened<Table> open(const OptionSet& options, int) {
    OptionSet mended = options;
    if (mended.conflict()) mended.set_at(options.table().find("dodges"), 0);
    return Toy::open(mended, 1);
  }
};
TEST(Faults, AConflictLetThrough) { expect_found<TakesAnyOptions>(Law::options); }

TEST(Faults, ASuiteThatSeesNoSecrets) {
  Report nothing;
  laws::check_sight<Toy>(nothing);
  EXPECT_FALSE(nothing.holds(Law::blind));
}

}  // namespace
}  // namespace warren
