// The laws find every leak: each is planted alone in the toy game, and has to be reported as a
// breach of a law that fits it.
#include "tests/toy/leaks.h"

#include "tests/laws/laws.h"

namespace warren {
namespace {

using laws::Law;
using laws::Report;
using toy::Leak;
using toy::LeakyToy;

Report report_on(Leak leak) {
  LeakyToy::leak = leak;
  Report report = laws::check_laws<LeakyToy>({});
  LeakyToy::leak = Leak::none;
  return report;
}

void expect_found(Leak leak, Law law) {
  const Report report = report_on(leak);
  std::cout << "breaks: " << report.broken_laws() << "\n";
  EXPECT_FALSE(report.holds(law)) << "not found, after " << report.counts();
}

TEST(Leaks, NoneIsFoundWhereThereIsNone) {
  const Report report = report_on(Leak::none);
  EXPECT_TRUE(report.holds()) << report.violations();
}

TEST(Leaks, InAnEvent) { expect_found(Leak::event, Law::log_hides); }
TEST(Leaks, InAView) { expect_found(Leak::view, Law::views_follow); }
TEST(Leaks, InARefusal) { expect_found(Leak::refusal, Law::same_legality); }
TEST(Leaks, InTheOffers) { expect_found(Leak::offers, Law::same_legality); }
TEST(Leaks, InWhoIsAsked) { expect_found(Leak::question, Law::same_events); }
TEST(Leaks, InTheNumberOfEvents) { expect_found(Leak::event_count, Law::same_events); }
TEST(Leaks, InTheOrderOfEvents) { expect_found(Leak::order, Law::same_settling); }
TEST(Leaks, InADigest) { expect_found(Leak::digest, Law::same_digest); }
TEST(Leaks, InAWorld) { expect_found(Leak::world, Law::world_from_bytes); }
TEST(Leaks, InTheLog) { expect_found(Leak::log, Law::log_hides); }
TEST(Leaks, InEventAndLogTogether) { expect_found(Leak::told, Law::told_more); }

}  // namespace
}  // namespace warren
