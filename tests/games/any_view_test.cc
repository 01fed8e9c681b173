// What somebody holds who only sees, tried on the game full of secrets: it follows what it is told,
// and takes nothing in that does not follow.
#include "games/any_view.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "games/adapter.h"
#include "tests/toy/toy.h"

namespace warren {
namespace {

using toy::Toy;
const GameOf<Toy> kToy;

class Seen : public testing::Test {
 protected:
  Seen() : match_(kToy.open(OptionSet(Toy::option_menu()), 1).match) {
    for (int i = 0; i <= match_->seats(); ++i) views_.push_back(at_start(viewer(i)));
    Rng rng(5);
    while (match_->asked().chance)
      EXPECT_TRUE(match_->fall_case(rng.below(match_->chances()), Lang::en));
    seat_ = match_->asked().must.lowest();
    other_ = seat_of((index_of(seat_) + 1) % match_->seats());
  }

  Seat viewer(int i) const { return i < match_->seats() ? seat_of(i) : Seat::nobody; }
  std::unique_ptr<AnyView> at_start(Seat seat) const {
    const std::string start = match_->view(seat, AnyMatch::When::start)->text();
    AnySeen seen = kToy.see(match_->options(), match_->rules(), 0, start);
    EXPECT_NE(seen.view, nullptr) << seen.problem.say(Lang::en);
    return std::move(seen.view);
  }
  AnyView& of(Seat seat) {
    return *views_[seat == Seat::nobody ? views_.size() - 1
                                        : static_cast<std::size_t>(index_of(seat))];
  }
  Ruling hear(Seat seat, int from = 0) { return of(seat).hear(match_->told(from, seat), Lang::en); }
  void expect_unchanged(const AnyView& view, std::uint64_t digest, int entries) const {
    EXPECT_EQ(view.digest(), digest);
    EXPECT_EQ(view.entries(), entries);
  }

  std::unique_ptr<AnyMatch> match_;
  std::vector<std::unique_ptr<AnyView>> views_;
  Seat seat_{}, other_{};
};

TEST_F(Seen, SeesWhatTheRefereeSaysItSees) {
  for (int i = 0; i <= match_->seats(); ++i) {
    ASSERT_TRUE(hear(viewer(i)));
    const AnyView& view = of(viewer(i));
    EXPECT_EQ(view.text(), match_->view_text(viewer(i)));
    EXPECT_EQ(view.bytes(), match_->view_bytes(viewer(i)));
    EXPECT_EQ(view.asked(), match_->asked());
    EXPECT_EQ(view.game(), "toy");
    EXPECT_EQ(view.viewer(), viewer(i));
  }
  EXPECT_EQ(of(seat_).offers(), match_->offers(seat_));
  EXPECT_EQ(of(seat_).offers_bytes(), match_->offers_bytes(seat_));
  EXPECT_TRUE(of(Seat::nobody).offers().empty());
}

TEST_F(Seen, IsMadeOfNotationOrOfBytes) {
  const AnySeen text = kToy.see(match_->options(), 1, 9, match_->view_text(seat_));
  const AnySeen bytes = kToy.see(match_->options(), 1, 9, match_->view_bytes(seat_));
  ASSERT_NE(text.view, nullptr);
  ASSERT_NE(bytes.view, nullptr);
  EXPECT_EQ(text.view->digest(), match_->view_digest(seat_));
  EXPECT_EQ(bytes.view->digest(), match_->view_digest(seat_));
  EXPECT_EQ(bytes.view->entries(), 9);
}

TEST_F(Seen, ViewsThatCannotBeReadAreNone) {
  EXPECT_TRUE(kToy.see(match_->options(), 1, 0, std::string_view("nonsense")).problem);
  EXPECT_TRUE(kToy.see(match_->options(), 1, 0, std::string_view()).problem);
  Bytes bytes = match_->view_bytes(seat_);
  bytes.pop_back();
  EXPECT_TRUE(kToy.see(match_->options(), 1, 0, bytes).problem) << "too short";
  bytes = match_->view_bytes(seat_);
  ++bytes[0];
  EXPECT_TRUE(kToy.see(match_->options(), 1, 0, bytes).problem) << "of another layout";
}

TEST_F(Seen, RefusalsAreTheReferees) {
  ASSERT_TRUE(hear(seat_));
  ASSERT_TRUE(hear(other_));
  for (const char* action : {"draw", "nonsense"}) {
    for (const Seat seat : {seat_, other_}) {
      const Ruling here = of(seat).refusal(action, Lang::es);
      const Ruling there = match_->refusal(seat, action, Lang::es);
      EXPECT_EQ(here.kind, there.kind);
      EXPECT_EQ(here.code, there.code);
      EXPECT_EQ(here.reason, there.reason);
    }
  }
  EXPECT_EQ(of(Seat::nobody).refusal("draw", Lang::en).code, "no-such-seat");
}

TEST_F(Seen, HearsNothingTwiceAndMissesNothing) {
  ASSERT_TRUE(hear(seat_));
  const auto digest = of(seat_).digest();
  const int entries = of(seat_).entries();
  ASSERT_GT(entries, 1);
  EXPECT_TRUE(hear(seat_)) << "what was heard before is passed over";
  EXPECT_TRUE(hear(seat_, 1));
  expect_unchanged(of(seat_), digest, entries);

  const Ruling missed = of(other_).hear(match_->told(1, other_), Lang::en);
  EXPECT_EQ(missed.code, "out-of-step");
  EXPECT_EQ(missed.reason, "this is told of entry 1, but entry 0 comes next");
  EXPECT_EQ(of(other_).entries(), 0);
}

TEST_F(Seen, WhatLeadsElsewhereIsNotTakenIn) {
  ASSERT_TRUE(hear(seat_));
  const auto digest = of(seat_).digest();
  const int entries = of(seat_).entries();
  ASSERT_TRUE(match_->act(seat_, "draw", Lang::en));
  std::string told = match_->told(entries, seat_);
  char& last = told[told.size() - 2];
  last = last == '0' ? '1' : '0';
  EXPECT_EQ(of(seat_).hear(told, Lang::en).code, "out-of-step");
  expect_unchanged(of(seat_), digest, entries);
  EXPECT_TRUE(hear(seat_, entries)) << "and the right one after it is";
}

TEST_F(Seen, WhatCannotBeReadIsNotTakenIn) {
  ASSERT_TRUE(hear(seat_));
  const auto digest = of(seat_).digest();
  const int entries = of(seat_).entries();
  ASSERT_TRUE(match_->act(seat_, "draw", Lang::en));
  const std::string next = "entry " + std::to_string(entries) + " ";
  const std::string check = "check 0123456789abcdef\n";
  for (const std::string& told :
       {std::string(), std::string("nonsense"), std::string("check 12\n"), check + "more\n",
        next + "p9\n" + check, next + "\n" + check, "entry x p0\n" + check,
        next + "p0\nno such event\n" + check, next + "p0 undo\n" + check,
        next + "p0 undo\nview\nviewer p0\n", next + "p0 undo\nview\nnonsense\nend\n" + check,
        next + "chance undo\nview\nend\n" + check, "turn-began p0\n" + check}) {
    const Ruling ruling = of(seat_).hear(told, Lang::en);
    EXPECT_FALSE(ruling) << told;
    EXPECT_FALSE(ruling.reason.empty()) << told;
    expect_unchanged(of(seat_), digest, entries);
  }
  const Bytes told = match_->told_bytes(entries, seat_);
  for (std::size_t size = 0; size < told.size(); ++size) {
    EXPECT_FALSE(of(seat_).hear(ByteSpan(told).first(size), Lang::en));
    expect_unchanged(of(seat_), digest, entries);
  }
  EXPECT_TRUE(of(seat_).hear(told, Lang::en));
}

TEST_F(Seen, AnotherSeatsViewIsNotTakenIn) {
  ASSERT_TRUE(hear(seat_));
  const int entries = match_->entries();
  ASSERT_TRUE(match_->act(seat_, "draw", Lang::en));
  ASSERT_TRUE(match_->undo(seat_, Lang::en));
  const std::string others = match_->told(entries, other_);
  EXPECT_FALSE(of(seat_).hear(others, Lang::en));
  EXPECT_EQ(of(seat_).entries(), entries);
}

TEST_F(Seen, GoesBackWhenSomethingIsTakenBack) {
  for (const Seat seat : {seat_, other_, Seat::nobody}) ASSERT_TRUE(hear(seat));
  const int entries = match_->entries();
  ASSERT_TRUE(match_->act(seat_, "draw", Lang::en));
  for (const Seat seat : {seat_, other_, Seat::nobody}) ASSERT_TRUE(hear(seat, entries));
  ASSERT_TRUE(match_->undo(seat_, Lang::en));
  for (const Seat seat : {seat_, other_, Seat::nobody}) {
    ASSERT_TRUE(hear(seat, entries + 1));
    EXPECT_EQ(of(seat).digest(), match_->view_digest(seat));
    EXPECT_TRUE(of(seat).entry(entries + 1).undo);
    EXPECT_EQ(of(seat).entry(entries + 1).by, seat_);
  }
}

TEST_F(Seen, RehearsesOnACopyAndNamesTheFirstRefusal) {
  ASSERT_TRUE(hear(seat_));
  const auto digest = of(seat_).digest();
  const std::vector<std::string> actions = {"draw", "draw"};
  const Rehearsal seen = of(seat_).rehearse(actions, Lang::en);
  EXPECT_EQ(seen.done, 1) << "chance comes after the first";
  EXPECT_EQ(seen.refused.kind, Ruling::Kind::refused);
  EXPECT_NE(seen.after->digest(), digest);
  EXPECT_EQ(seen.after->entries(), of(seat_).entries() + 1);
  EXPECT_EQ(of(seat_).digest(), digest);
  EXPECT_EQ(of(Seat::nobody).rehearse(actions, Lang::en).refused.code, "no-such-seat");
}

TEST_F(Seen, AListIsCarriedOutWholeOrNotAtAll) {
  const std::vector<std::string> too_many = {"draw", "draw"};
  const auto before = match_->chain_digest();
  const ListRuling refused = match_->act_all(seat_, too_many, Lang::en);
  EXPECT_EQ(refused.ruling.kind, Ruling::Kind::refused);
  EXPECT_EQ(refused.at, 1);
  EXPECT_EQ(match_->chain_digest(), before);
  const std::vector<std::string> unreadable = {"draw", "nonsense"};
  EXPECT_EQ(match_->act_all(seat_, unreadable, Lang::en).ruling.kind, Ruling::Kind::unreadable);
  EXPECT_EQ(match_->chain_digest(), before);
  EXPECT_EQ(match_->act_all(Seat::nobody, too_many, Lang::en).ruling.code, "no-such-seat");
  const std::vector<std::string> one = {"draw"};
  const ListRuling done = match_->act_all(seat_, one, Lang::en);
  EXPECT_TRUE(done);
  EXPECT_EQ(done.at, 1);
  EXPECT_NE(match_->chain_digest(), before);
  EXPECT_TRUE(match_->act_all(seat_, {}, Lang::en)) << "nothing is always possible";
}

TEST_F(Seen, LendsItsTypedViewToThoseWhoKnowTheGame) {
  ASSERT_TRUE(hear(seat_));
  const SeatView<Toy>* typed = view_as<Toy>(of(seat_));
  ASSERT_NE(typed, nullptr);
  EXPECT_EQ(Toy::digest(typed->setup(), typed->view()), match_->view_digest(seat_));
  struct OtherToy : Toy {};
  EXPECT_EQ(view_as<OtherToy>(of(seat_)), nullptr) << "a game with the same name is another one";
}

}  // namespace
}  // namespace warren
