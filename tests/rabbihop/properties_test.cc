// What holds in every game, whatever is played: over random games of every preset, start tweak and
// number of players, looked at after every single event.
#include <vector>

#include "core/step.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

using Chain = std::vector<TileId>;  // from the bottom up

Chain chain_from(const Public& pub, TileId top) {
  Chain chain;
  for (TileId id = top; id != TileId::none; id = pub.below[slot(id)]) chain.push_back(id);
  std::reverse(chain.begin(), chain.end());
  return chain;
}

bool begins_with(const Chain& longer, const Chain& shorter) {
  return shorter.size() <= longer.size() &&
         std::equal(shorter.begin(), shorter.end(), longer.begin());
}

TileSet tiles_out(const Setup& setup, const Public& pub) {
  TileSet out = setup.tiles;
  const auto without = [&](TileId top) {
    for (const TileId id : chain_from(pub, top)) out.remove(id);
  };
  for (const TileId top : pub.top) without(top);
  for (const TileId top : pub.pile) without(top);
  for (const TileId id : pub.market) out.remove(id);
  pub.unseen.for_each([&](TileId id) { out.remove(id); });
  pub.aside.for_each([&](TileId id) { out.remove(id); });
  return out;
}

int tiles_in(const Public& pub) {
  std::size_t count = 0;
  for (const TileId top : pub.top) count += chain_from(pub, top).size();
  for (const TileId top : pub.pile) count += chain_from(pub, top).size();
  return static_cast<int>(count) + pub.market.size() + pub.unseen.size() + pub.aside.size();
}

bool within(const TileSet& small, const TileSet& large) {
  bool all = true;
  small.for_each([&](TileId id) { all = all && large.has(id); });
  return all;
}

int fences_of(const Public& pub) {
  int count = 0;
  for (const auto& side : pub.fences) {
    for (const auto fences : side) count += fences;
  }
  return count;
}

class Watch {
 public:
  Watch(const Setup& setup, const Public& pub) : setup_(setup), pub_(pub), before_(pub) {}

  void operator()(const Event& event) {
    piles_ordered(event);
    stacks_kept(event);
    fences_sound(event);
    tiles_conserved(event);
    before_ = pub_;
  }

 private:
  // A pile only changes at its top.
  void piles_ordered(const Event& event) {
    for (int i = 0; i < setup_.seats; ++i) {
      const auto s = static_cast<std::size_t>(i);
      const Chain was = chain_from(before_, before_.pile[s]);
      const Chain is = chain_from(pub_, pub_.pile[s]);
      EXPECT_EQ(is.size(), pub_.pile_size[s]);
      EXPECT_TRUE(begins_with(was, is) || begins_with(is, was)) << write(event);
    }
  }
  // A stack only changes at its top, unless it is taken as a whole or the map slides.
  void stacks_kept(const Event& event) {
    for (int i = 0; i < kCellSlots; ++i) {
      const auto s = static_cast<std::size_t>(i);
      Chain was = chain_from(before_, before_.top[s]);
      Chain is = chain_from(pub_, pub_.top[s]);
      const bool whole = event.kind == EventKind::took || event.kind == EventKind::claimed;
      if (was == is || event.kind == EventKind::slid || (whole && is.empty())) continue;
      if (event.kind == EventKind::swapped) {
        EXPECT_EQ(was.size(), is.size());
        was.pop_back(), is.pop_back();
        EXPECT_EQ(was, is) << "only tops are swapped";
        continue;
      }
      EXPECT_TRUE(begins_with(was, is) || begins_with(is, was)) << write(event);
      EXPECT_EQ(std::max(was.size(), is.size()) - std::min(was.size(), is.size()), 1U)
          << write(event);
      EXPECT_NE(static_cast<Cell>(i), pub_.start) << "the start tile is never changed";
    }
  }
  // Fences come and go one by one and are never fewer than none; only sliding moves them.
  void fences_sound(const Event& event) {
    const int change = fences_of(pub_) - fences_of(before_);
    const int wanted = event.kind == EventKind::lifted   ? -1
                       : event.kind == EventKind::laid   ? 1
                       : event.kind == EventKind::fenced ? (event.added() ? 1 : -1)
                                                         : 0;
    EXPECT_EQ(change, wanted) << write(event);
    for (const auto& side : pub_.fences) {
      for (const auto fences : side) EXPECT_LE(fences, kMostFences);
    }
  }
  // Every tile is in one place; what is out stays out, what was seen stays seen.
  void tiles_conserved(const Event& event) {
    const TileSet out = tiles_out(setup_, pub_);
    EXPECT_EQ(tiles_in(pub_) + out.size(), setup_.tiles.size()) << write(event);
    EXPECT_TRUE(within(tiles_out(setup_, before_), out)) << write(event);
    EXPECT_TRUE(within(pub_.unseen, before_.unseen)) << write(event);
    EXPECT_LE(pub_.deck, before_.deck);
    EXPECT_LE(pub_.deck, pub_.unseen.size() + pub_.market.size());
    EXPECT_EQ(pub_.top_at(pub_.start), kStartTile);
    EXPECT_TRUE(pub_.start == before_.start || event.kind == EventKind::slid);
  }

  const Setup& setup_;
  const Public& pub_;
  Public before_;
};

void play_watched(std::string_view settings, std::uint64_t seed) {
  SCOPED_TRACE(std::string(settings) + ", seed " + std::to_string(seed));
  const auto setup = open_setup(settings);
  State state = initial(*setup);
  Watch watch(*setup, state.pub);
  Rng rng(seed);
  int steps = 0;
  for (; !state.pub.over && steps < 20000; ++steps) {
    const Asked who = asked(*setup, state.pub);
    if (who.chance) {
      roll<Rabbihop>(*setup, state, rng, watch);
    } else {
      Offers<Action> list;
      const Seat seat = who.must.lowest();
      offers(*setup, Rabbihop::sight(state, seat), list);
      ASSERT_FALSE(list.empty());
      const Action action =
          list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
      play_action<Rabbihop>(*setup, state, seat, action, watch);
    }
    ASSERT_EQ(broken(*setup, state.pub), "");
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_TRUE(state.pub.over) << "every game ends";
  // Each round costs the deck a tile at least, so there are at most as many rounds as tiles.
  EXPECT_LE(state.pub.turns, setup->seats * setup->deck);
}

constexpr std::array<std::string_view, 12> kSettings = {
    "base",
    "explorers",
    "molehills",
    "territory",
    "market",
    "springboard",
    "full",
    "start=no_sharing",
    "start=double_fence territory=on",
    "start=pay_two molehills=on",
    "explorers molehills=on market=on springboard=on",
    "full start=double_fence deck_size=40",
};

TEST(Properties, HoldInEveryGame) {
  for (const auto settings : kSettings) {
    for (int players = 2; players <= 8; ++players) {
      play_watched(std::string(settings) + " players=" + std::to_string(players), 1);
    }
  }
}

TEST(SlowProperties, HoldInManyGames) {
  for (const auto settings : kSettings) {
    for (int players = 2; players <= 8; ++players) {
      for (std::uint64_t seed = 2; seed < 60; ++seed)
        play_watched(std::string(settings) + " players=" + std::to_string(players), seed);
    }
  }
}

// Chance is fair: each of its cases has a way to be drawn, and all of them are possible.
TEST(Properties, EveryCaseOfChanceIsPossible) {
  for (const auto settings : kSettings) {
    const auto setup = open_setup(settings);
    State state = initial(*setup);
    Rng rng(7);
    for (int step = 0; !state.pub.over && step < 400; ++step) {
      const Asked who = asked(*setup, state.pub);
      if (!who.chance) {
        Offers<Action> list;
        offers(*setup, Rabbihop::sight(state, who.must.lowest()), list);
        play_action<Rabbihop>(
            *setup, state, who.must.lowest(),
            list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
        continue;
      }
      const std::uint32_t cases = chances(*setup, state.pub);
      ASSERT_GT(cases, 0U);
      for (std::uint32_t k = 0; k < cases; ++k)
        ASSERT_TRUE(possible(*setup, state.pub, outcome(*setup, state.pub, k)));
      roll<Rabbihop>(*setup, state, rng);
    }
  }
}

}  // namespace
}  // namespace warren::rabbihop
