// The laws that have nothing to do with secrets can fail as well: each fault is planted alone in
// the toy game, and has to be reported as a breach of the law that forbids it.
#include "tests/toy/faults.h"

#include "tests/laws/laws.h"

namespace warren {
namespace {

using laws::Law;
using laws::Report;
using toy::Fault;
using toy::FaultyToy;

Report report_on(Fault fault) {
  FaultyToy::fault = fault;
  Report report = laws::check_laws<FaultyToy>({.cap = 300});
  FaultyToy::fault = Fault::none;
  return report;
}

void expect_found(Fault fault, Law law) {
  const Report report = report_on(fault);
  EXPECT_FALSE(report.holds(law)) << "found only: " << report.broken_laws() << "\nafter "
                                  << report.counts();
}

TEST(Faults, NoneIsFoundWhereThereIsNone) {
  const Report report = report_on(Fault::none);
  EXPECT_TRUE(report.holds()) << report.violations();
}

TEST(Faults, ABrokenInvariant) { expect_found(Fault::invariant, Law::invariant); }
TEST(Faults, AGameWithoutEnd) { expect_found(Fault::endless, Law::ends); }
TEST(Faults, AskedAfterTheEnd) { expect_found(Fault::over_too_soon, Law::asked_or_over); }
TEST(Faults, AnEndWithoutWinners) { expect_found(Fault::over_too_soon, Law::result); }
TEST(Faults, NothingToDo) { expect_found(Fault::stuck, Law::stuck); }
TEST(Faults, AnOfferThatIsRefused) { expect_found(Fault::offer_too_many, Law::offers); }
TEST(Faults, AnOfferMissing) { expect_found(Fault::offer_too_few, Law::offers); }
TEST(Faults, AnOfferTwice) { expect_found(Fault::offer_twice, Law::offers); }
TEST(Faults, AnEventWithoutWords) { expect_found(Fault::event_words, Law::words); }
TEST(Faults, ARefusalWithAnEmptyPlace) { expect_found(Fault::refusal_words, Law::words); }
TEST(Faults, ANumberForAName) { expect_found(Fault::number_words, Law::words); }
TEST(Faults, ACaseOfChanceTwice) { expect_found(Fault::chance_repeats, Law::chance); }
TEST(Faults, APreviewUnlikeTheReferee) { expect_found(Fault::preview, Law::preview); }
TEST(Faults, ABarrierForgotten) { expect_found(Fault::reveals_nothing, Law::barrier); }
TEST(Faults, BytesThatLoseAField) { expect_found(Fault::bytes, Law::bytes); }
TEST(Faults, TextThatLosesAField) { expect_found(Fault::text, Law::text); }
TEST(Faults, ALogThatDoesNotReplay) { expect_found(Fault::text, Law::replay); }
TEST(Faults, ADigestThatSeesTooLittle) { expect_found(Fault::digest, Law::digest); }
TEST(Faults, AWorldThatCannotBe) { expect_found(Fault::world, Law::world); }
TEST(Faults, AQuestionFromACache) { expect_found(Fault::question, Law::same_questions); }
TEST(Faults, AStackTooSmall) { expect_found(Fault::room, Law::room); }
TEST(Faults, AConflictLetThrough) { expect_found(Fault::options, Law::options); }

TEST(Faults, ASuiteThatSeesNoSecrets) {
  Report nothing;
  laws::check_sight<toy::Toy>(nothing);
  EXPECT_FALSE(nothing.holds(Law::blind));
}

}  // namespace
}  // namespace warren
