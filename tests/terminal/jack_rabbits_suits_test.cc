// The terminal shows any selection of suits, and of a view that it was not made for the notation.
#include <gtest/gtest.h>

#include <string>

#include "cli/terminal/painters.h"
#include "tests/frontier/seen.h"

namespace warren::cli {
namespace {

using jack_rabbits::FiveSuits, jack_rabbits::JackRabbits, jack_rabbits::WideJackRabbits;

constexpr int kColumns = 60;

std::string standing(const AnyView& view) {
  const Seating seating({{"Ana", ""}, {"Luis", ""}});
  const Scene scene{view, seating, Lang::en};
  const auto painter = painter_for(WideJackRabbits::kId);
  Canvas canvas(painter->standing_rows(scene), kColumns);
  painter->paint_standing(canvas, {0, 0, canvas.rows(), kColumns}, scene);
  std::string out;
  for (int row = 0; row < canvas.rows(); ++row) out += canvas.line(row) + "\n";
  return out;
}

std::string board(const AnyView& view) {
  const Seating seating({{"Ana", ""}, {"Luis", ""}});
  const Scene scene{view, seating, Lang::en};
  const auto painter = painter_for(WideJackRabbits::kId);
  const Size size = painter->board_size(scene, {60, 200});
  Canvas canvas(size.rows, size.columns);
  const auto choices = painter->choices(scene);
  painter->paint_board(canvas, {0, 0, size.rows, size.columns}, scene, {choices});
  std::string out;
  for (int row = 0; row < canvas.rows(); ++row) out += canvas.line(row) + "\n";
  return out;
}

const std::string kPosition = "dice 2 3\nrabbits p0 JD p1 KS\nhand p0 9C 6S KC\nspent 2S 3D";

TEST(JackRabbitsSuits, AreShownInLinesOfTwoAndOfFour) {
  auto four = WideJackRabbits::open(OptionSet(WideJackRabbits::option_menu()), 2);
  ASSERT_NE(four.setup, nullptr);
  const std::string classic =
      standing(seen_at<WideJackRabbits>(std::move(four.setup), kPosition + "\n"));
  EXPECT_NE(classic.find("Court ♣JQ ♠JQK ♥JQK ♦JQK"), std::string::npos) << classic;
  EXPECT_NE(classic.find("Spent    ♣–"), std::string::npos) << classic;

  auto five = FiveSuits::open(OptionSet(FiveSuits::option_menu()), 2);
  ASSERT_NE(five.setup, nullptr);
  const auto view = seen_at<WideJackRabbits>(std::move(five.setup), kPosition + " 4T\n");
  const std::string more = standing(view);
  EXPECT_NE(more.find("\n      TJQK"), std::string::npos) << more;
  EXPECT_NE(more.find("\n         T4"), std::string::npos) << more;
  EXPECT_NE(board(view).find("QT"), std::string::npos);
}

TEST(JackRabbitsSuits, AViewOfAnotherWidthIsShownAsItsNotation) {
  auto opened = JackRabbits::open(OptionSet(JackRabbits::option_menu()), 2);
  ASSERT_NE(opened.setup, nullptr);
  const auto view = seen_at<JackRabbits>(std::move(opened.setup), kPosition + "\n");
  EXPECT_NE(board(view).find("dice 2 3"), std::string::npos) << board(view);
}

}  // namespace
}  // namespace warren::cli
