// What a plan's payments cost at least, counted card by card, where options change what cards are
// worth and which suits there are (games/jack_rabbits/plans/purse.h).
#include <vector>

#include "games/jack_rabbits/plans/purse.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

// Tries every way to give each card of a hand to one of the payments, or to none.
class EveryPayment {
 public:
  EveryPayment(const Setup<4>& setup, const Cards<4>& hand, int price, Bill bill)
      : setup_(setup), price_(price) {
    Public<4> pub;
    keeping_.look(setup, pub, seat_of(0), hand);
    hand.for_each([this](Card card) { cards_.push_back(card); });
    for (int fare = 0; fare < kFares; ++fare) {
      for (int i = 0; i < bill.count(static_cast<Fare>(fare)); ++i) fares_.push_back(fare);
    }
    paid_.resize(fares_.size());
    give(0, {});
  }
  Cost least() const { return least_; }

 private:
  void give(std::size_t next, Cost spent) {
    if (next == cards_.size()) {
      for (const int paid : paid_) {
        if (paid < price_) return;
      }
      least_ = std::min(least_, spent);
      return;
    }
    give(next + 1, spent);
    const Card card = cards_[next];
    const int value = setup_.value_of(card);
    for (std::size_t i = 0; i < fares_.size(); ++i) {
      const SuitMask pays = setup_.ground.toll[static_cast<std::size_t>(fares_[i])];
      if ((pays >> card.suit & 1) == 0 || is_joker(card)) continue;
      paid_[i] += value;
      give(next + 1, spent + keeping_.cost(setup_, Cards<4>::of(card)));
      paid_[i] -= value;
    }
  }

  const Setup<4>& setup_;
  Keeping<4> keeping_;
  int price_;
  std::vector<Card> cards_;
  std::vector<int> fares_;
  std::vector<int> paid_;
  Cost least_ = Cost::never();
};

Cards<4> some_hand(const Setup<4>& setup, int size, Rng& rng) {
  Cards<4> hand;
  const Cards<4> all = setup.pips | setup.court;
  while (hand.size() < size)
    hand.add(all.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(all.size())))));
  return hand;
}

void expect_plans_are_cheapest(const std::string& settings, const Box& box, int hands) {
  SCOPED_TRACE(settings);
  const auto setup = open_setup(settings, box);
  ASSERT_TRUE(setup);
  Rng rng(1);
  int paid = 0;
  for (int i = 0; i < hands; ++i) {
    const Cards<4> hand = some_hand(*setup, 5, rng);
    const int price = 2 + static_cast<int>(rng.below(11));
    Public<4> pub;
    pub.turn = seat_of(0);
    pub.price = static_cast<std::uint8_t>(price);
    Purse<4> purse;
    purse.open(*setup, pub, hand);
    for (int b = 0; b < Bill::kSorted; ++b) {
      const Bill bill(b);
      const Cost least = EveryPayment(*setup, hand, price, bill).least();
      const Cost found = purse.cost(bill);
      ASSERT_EQ(found.possible(), least.possible()) << write(hand) << " at " << price;
      if (!least.possible()) continue;
      ASSERT_EQ(found.kept(), least.kept()) << write(hand) << " at " << price;
      ASSERT_EQ(found.cards(), least.cards()) << write(hand) << " at " << price;
      ASSERT_EQ(found.points(), least.points()) << write(hand) << " at " << price;
      EXPECT_EQ(setup->worth_of(purse.given(bill)), found.points());
      paid += bill.size() > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(paid, hands) << "some plans can be paid";
}

TEST(OptionPlans, AreCheapestWhateverCardsAreWorth) {
  for (const std::string settings : {"standard", "ambivalent_aces=on", "patriarchal_values=on"})
    expect_plans_are_cheapest(settings, {}, 150);
}

TEST(OptionPlans, AreCheapestWithFewerSuits) {
  for (const std::string_view suits : kTightSuits)
    expect_plans_are_cheapest(tight(suits) + " ambivalent_aces=on", tight_box(suits), 40);
}

}  // namespace
}  // namespace warren::jack_rabbits
