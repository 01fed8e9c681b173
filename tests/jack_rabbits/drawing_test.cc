// Pictures of boards: complete, well-formed, and the same bytes every time.
#include "games/jack_rabbits/board/drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/jack_rabbits/board/drawing_tiles.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/selections.h"

namespace warren::jack_rabbits {
namespace {

const GeneratorOptions kFiveSuits = suits_named("CSHDT");
const GeneratorOptions kTwelveSuits = suits_named("CSHDTEONLRBI");

// One of each on a board of twelve suits.
std::vector<Figure> all_figures(const Board& board) {
  const RoadNet net(board);
  const Port& port = net.land().ports[0];
  return {{Figure::Kind::guard, net.caves()[0]},
          {Figure::Kind::beast, net.find(TileKind::wood)},
          {Figure::Kind::sailboat, port.tile, port.side},
          {Figure::Kind::pirate_ship, net.hexes()[1]},
          {Figure::Kind::vortex, net.hexes()[2]},
          {Figure::Kind::seal, net.hexes()[3]},
          {Figure::Kind::ballast, net.hexes()[3]}};
}

// What is wrong with a text as XML, as far as our pictures go: tags that close in order, attributes
// in quotes, no bare signs in the text. Empty if nothing is.
std::string xml_fault(std::string_view text) {
  std::vector<std::string> open;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t tag = text.find('<', at);
    if (text.substr(at, tag - at).find_first_of("&>") != std::string_view::npos)
      return "a bare sign near " + std::string(text.substr(at, 40));
    if (tag == std::string_view::npos) break;
    const std::size_t end = text.find('>', tag);
    if (end == std::string_view::npos) return "a tag without end";
    const std::string_view inside = text.substr(tag + 1, end - tag - 1);
    at = end + 1;
    if (inside.find('<') != std::string_view::npos) return "a tag within a tag";
    if (std::count(inside.begin(), inside.end(), '\'') % 2 != 0) return "an open quote";
    const std::string name(inside.substr(0, inside.find_first_of(" /", 1)));
    if (inside.starts_with('/')) {
      if (open.empty() || "/" + open.back() != inside) return "unexpected " + std::string(inside);
      open.pop_back();
    } else if (!inside.ends_with('/')) {
      open.push_back(name);
    }
  }
  return open.empty() ? "" : open.back() + " is left open";
}

std::set<std::string> all_behind(std::string_view text, std::string_view mark) {
  std::set<std::string> found;
  for (std::size_t at = 0; (at = text.find(mark, at)) != std::string_view::npos;) {
    at += mark.size();
    found.emplace(text.substr(at, text.find('\'', at) - at));
  }
  return found;
}

TEST(Drawing, TheCheckerOfThisTestSeesFaults) {
  EXPECT_EQ(xml_fault("<a><b c='1'/>x</a>\n"), "");
  EXPECT_NE(xml_fault("<a><b></a>"), "");
  EXPECT_NE(xml_fault("<a>"), "");
  EXPECT_NE(xml_fault("<a b='>"), "");
  EXPECT_NE(xml_fault("<a>x & y</a>"), "");
}

TEST(Drawing, ShowsEveryKindOfTileOfTheSampleBoard) {
  const std::string picture = svg(sample_board(), {});
  for (const char* ground : {"citadel", "wood", "mountain", "river", "crossing", "tavern", "cave",
                             "underground", "clubs", "spades", "hearts", "diamonds"})
    EXPECT_NE(picture.find("class='ground-" + std::string(ground) + "'"), std::string::npos)
        << ground;
  for (const char* name :
       {"Citadel, six roads", "King of Clubs' tower, one road",
        "Queen of Spades' palace, three roads", "Jack of Diamonds' plaza, five roads",
        "Crossing, diamonds or spades pay here", "Tavern, diamonds or hearts pay here",
        "Cave, diamonds or clubs pay here", "Wood, clubs, spades or hearts pay here",
        "Underground"})
    EXPECT_NE(picture.find("<title>" + std::string(name) + "</title>"), std::string::npos) << name;
  EXPECT_EQ(all_behind(picture, "data-tile='").size(), 38U);
}

TEST(Drawing, DescribesTheBoardInBothLanguages) {
  EXPECT_NE(
      svg(sample_board(), {}).find("37 tiles on two islands, with 12 open road ends and one lake."),
      std::string::npos);
  EXPECT_NE(
      svg(sample_board(), {.lang = Lang::es}).find("Palacio de la reina de picas, tres caminos"),
      std::string::npos);
}

TEST(Drawing, UsesOnlySymbolsThatExistAndAllOfThem) {
  DrawOptions options;
  for (int player = 0; player < kMostPlayersDrawn; ++player) {
    options.tokens.push_back({Token::Kind::rabbit, player, 0});
    options.tokens.push_back({Token::Kind::carrot, player, kOnUnderground});
  }
  const std::string picture = svg(sample_board(), options);
  std::set<std::string> defined = all_behind(picture, "<symbol id='");
  defined.insert("coast");
  std::set<std::string> used = all_behind(picture, "href='#");
  EXPECT_FALSE(used.contains("suit-torches")) << "their royals are not on the sample";
  EXPECT_FALSE(defined.contains("suit-torches"));
  EXPECT_EQ(used, defined);
}

TEST(Drawing, UsesTheSymbolsOfExpansionsWhereTheirSuitsAre) {
  Board twelve;
  ASSERT_TRUE(generate(7, kTwelveSuits, twelve));
  const std::string picture = svg(twelve, {.figures = all_figures(twelve)});
  std::set<std::string> used = all_behind(picture, "href='#");
  std::set<std::string> defined = all_behind(picture, "<symbol id='");
  for (const char* token :
       {"badge-circle", "badge-square", "badge-triangle", "badge-lozenge", "rabbit", "carrot"})
    EXPECT_EQ(defined.erase(token), 1U);
  for (const char* beside_the_board : {"load", "ice-pile"})
    EXPECT_EQ(defined.erase(beside_the_board), 1U);
  defined.insert("coast");
  EXPECT_EQ(used, defined);
  for (const char* symbol : {"well", "gondola", "sealed-cave", "hole", "fire-cavern",
                             "shady-market", "grotto", "guard", "suit-icicles"})
    EXPECT_TRUE(used.contains(symbol)) << symbol;
  EXPECT_EQ(xml_fault(picture), "");
  EXPECT_EQ(xml_fault(svg(twelve, {.theme = Theme::dark, .lang = Lang::es, .width = 900})), "");
}

TEST(Drawing, HasTheSymbolsOfTilesThatDoNotLieYetIfToldTo) {
  const std::string picture = svg(sample_board(), {.suits = mask_of(Suit::bells)});
  EXPECT_NE(picture.find("<symbol id='suit-bells'"), std::string::npos);
  EXPECT_NE(picture.find("<symbol id='sealed-cave'"), std::string::npos);
}

TEST(Drawing, ShowsBlueSidesAsWaterWithAQuay) {
  Board board;
  ASSERT_TRUE(generate(1, suits_named("LRBI"), board));
  const std::string picture = svg(board, {});
  const auto count = [&](std::string_view mark) {
    int found = 0;
    for (std::size_t at = 0; (at = picture.find(mark, at)) != std::string::npos; ++at) ++found;
    return found;
  };
  EXPECT_NE(picture.find("King of Shells' tower, one road, a blue side"), std::string::npos);
  EXPECT_NE(picture.find("King of Bells' tower, no roads<"), std::string::npos);
  EXPECT_EQ(count("class='bay'"), 11);
  EXPECT_EQ(count("class='quay'"), 11);
  EXPECT_EQ(svg(sample_board(), {}).find("class='bay'"), std::string::npos);
}

// The black triangles of the seed are put against the Underground.
TEST(Drawing, LaysAnnexesAtEdgesOfTheUndergroundOffTheLand) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    Board board;
    ASSERT_TRUE(generate(seed, kTwelveSuits, board));
    const Sheet sheet = sheet_of(board);
    ASSERT_EQ(sheet.annexes.size(), 3U);
    std::set<int> edges;
    for (const Annex& annex : sheet.annexes) {
      edges.insert(annex.edge);
      const Point tip = annex_corners(sheet.underground, annex.edge)[1];
      EXPECT_GT(tip.x, sheet.low.x);
      EXPECT_GT(tip.y, sheet.low.y);
      EXPECT_LT(tip.x, sheet.high().x);
      EXPECT_LT(tip.y, sheet.high().y);
      for (const Point p : corners_of(board)) {
        const long long dx = p.x - tip.x, dy = p.y - tip.y;
        EXPECT_GT(dx * dx + dy * dy, 300LL * 300) << "seed " << seed;
      }
    }
    EXPECT_EQ(edges.size(), 3U);
    EXPECT_NE(svg(board, {}).find("<title>Fire cavern</title>"), std::string::npos);
  }
  EXPECT_TRUE(sheet_of(sample_board()).annexes.empty());
}

TEST(Drawing, SpeaksOfExpansionsOnlyWhereTheyAreInPlay) {
  Board five;
  ASSERT_TRUE(generate(7, kFiveSuits, five));
  const std::string picture = svg(five, {});
  EXPECT_NE(picture.find("Queen of Torches' palace, three roads"), std::string::npos);
  EXPECT_NE(picture.find("Wood, clubs, spades, hearts or torches pay here"), std::string::npos);
  EXPECT_NE(picture.find("Tavern, diamonds or hearts pay here"), std::string::npos);
  EXPECT_EQ(svg(sample_board(), {}).find("torches pay"), std::string::npos);
  EXPECT_NE(svg(five, {.lang = Lang::es}).find("diamantes, picas o antorchas"), std::string::npos);
}

TEST(Drawing, IsWellFormedInAllThemesAndLanguages) {
  for (const Theme theme : {Theme::light, Theme::dark}) {
    for (const Lang lang : {Lang::en, Lang::es}) {
      EXPECT_EQ(xml_fault(svg(sample_board(), {.theme = theme, .lang = lang, .width = 900})), "");
    }
  }
  EXPECT_EQ(xml_fault(svg(Board(), {})), "");  // nothing lies there yet
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    EXPECT_EQ(xml_fault(svg(board, {})), "") << seed;
  }
}

TEST(Drawing, GivesTheSameBytesEveryTime) {
  EXPECT_EQ(svg(sample_board(), {}), svg(sample_board(), {}));
  EXPECT_NE(svg(sample_board(), {}), svg(sample_board(), {.theme = Theme::dark}));
}

TEST(Drawing, KeepsTheShapeOfThePictureAtAnyWidth) {
  const std::string picture = svg(sample_board(), {.width = 900});
  EXPECT_NE(picture.find(" width='900' height='1517'>"), std::string::npos)
      << picture.substr(0, 200);
}

TEST(Drawing, LeavesTheUndergroundOutIfToldTo) {
  const std::string picture = svg(sample_board(), {.underground = false});
  EXPECT_EQ(picture.find("data-tile='underground'"), std::string::npos);
  EXPECT_EQ(xml_fault(picture), "");
}

TEST(Drawing, IgnoresPlayersThatHaveNoShape) {
  EXPECT_EQ(
      svg(sample_board(), {.tokens = {{Token::Kind::rabbit, 4, 0}, {Token::Kind::rabbit, -1, 0}}}),
      svg(sample_board(), {}));
}

}  // namespace
}  // namespace warren::jack_rabbits
