#include "core/card_set.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>
#include <utility>
#include <vector>

namespace warren {
namespace {

using Model = std::set<std::pair<int, int>>;  // suit and rank, in the order of a CardSet

template <int Suits>
struct Sets {
  CardSet<Suits> cards;
  Model model;
};

// Any set of cards, made by adding and removing, beside what std::set makes of the same.
template <int Suits>
Sets<Suits> any_sets() {
  Sets<Suits> sets;
  const int count = *rc::gen::inRange(0, 60);
  for (int i = 0; i < count; ++i) {
    const auto suit = static_cast<std::uint8_t>(*rc::gen::inRange(0, Suits));
    const auto rank = static_cast<std::uint8_t>(*rc::gen::inRange(0, 16));
    if (*rc::gen::inRange(0, 4) == 0) {
      sets.cards.remove({suit, rank});
      sets.model.erase({suit, rank});
    } else {
      sets.cards.add({suit, rank});
      sets.model.insert({suit, rank});
    }
  }
  return sets;
}

template <int Suits>
Model model_of(const CardSet<Suits>& cards) {
  Model model;
  cards.for_each([&](Card card) { model.insert({card.suit, card.rank}); });
  return model;
}

template <class T>
class CardSetOf : public testing::Test {};
using Widths = testing::Types<std::integral_constant<int, 4>, std::integral_constant<int, 12>>;
TYPED_TEST_SUITE(CardSetOf, Widths);

TYPED_TEST(CardSetOf, IsTheSetItSeems) {
  constexpr int kSuits = TypeParam::value;
  EXPECT_TRUE(rc::check([] {
    const auto [cards, model] = any_sets<kSuits>();
    RC_ASSERT(model_of(cards) == model);
    RC_ASSERT(cards.size() == static_cast<int>(model.size()));
    RC_ASSERT(cards.empty() == model.empty());
    for (int suit = 0; suit < kSuits; ++suit) {
      for (int rank = 0; rank < 16; ++rank) {
        const Card card{static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(rank)};
        RC_ASSERT(cards.has(card) == model.contains({suit, rank}));
      }
    }
  }));
}

TYPED_TEST(CardSetOf, VisitsAndCountsInOrder) {
  constexpr int kSuits = TypeParam::value;
  EXPECT_TRUE(rc::check([] {
    const auto [cards, model] = any_sets<kSuits>();
    std::vector<std::pair<int, int>> visited;
    cards.for_each([&](Card card) { visited.emplace_back(card.suit, card.rank); });
    RC_ASSERT((visited == std::vector<std::pair<int, int>>(model.begin(), model.end())));
    for (int i = 0; i < cards.size(); ++i) {
      const Card card = cards.nth(i);
      RC_ASSERT(
          (visited[static_cast<std::size_t>(i)] == std::pair<int, int>(card.suit, card.rank)));
    }
  }));
}

TYPED_TEST(CardSetOf, CombinesAsSetsDo) {
  constexpr int kSuits = TypeParam::value;
  EXPECT_TRUE(rc::check([] {
    const auto [a, model_a] = any_sets<kSuits>();
    const auto [b, model_b] = any_sets<kSuits>();
    Model both = model_a, either = model_a, only_a = model_a;
    std::erase_if(both, [&](const auto& card) { return !model_b.contains(card); });
    std::erase_if(only_a, [&](const auto& card) { return model_b.contains(card); });
    either.insert(model_b.begin(), model_b.end());
    RC_ASSERT(model_of(a & b) == both);
    RC_ASSERT(model_of(a | b) == either);
    RC_ASSERT(model_of(a - b) == only_a);
    RC_ASSERT((a == b) == (model_a == model_b));
    RC_ASSERT(a.contains(b) == (both == model_b));
    RC_ASSERT((a | b).contains(b));
  }));
}

TYPED_TEST(CardSetOf, TakesASuitAtOnce) {
  CardSet<TypeParam::value> cards;
  cards.set_suit(TypeParam::value - 1, 0x8001);
  EXPECT_EQ(cards.size(), 2);
  EXPECT_EQ(cards.suit(TypeParam::value - 1), 0x8001);
  EXPECT_EQ(cards.nth(1), (Card{TypeParam::value - 1, 15}));
  EXPECT_EQ(cards - (CardSet<TypeParam::value>::of({TypeParam::value - 1, 15})),
            (CardSet<TypeParam::value>::of({TypeParam::value - 1, 0})));
}

TEST(CardSet, IsAsSmallAsItsSuits) {
  EXPECT_EQ(sizeof(CardSet<4>), 8U);
  EXPECT_EQ(sizeof(CardSet<12>), 24U);
}

}  // namespace
}  // namespace warren
