#include "cli/terminal/desk_picture.h"

#include <algorithm>

#include "cli/shared/letters.h"
#include "scene/chronicle.h"

namespace warren::cli {
namespace {

constexpr Style kBar{Ink::title, Paper::bar, true};
constexpr Style kFaint{Ink::faint};
constexpr int kSide = 27;      // columns of the side, at least
constexpr int kBottom = 2;     // rows below the news
constexpr int kNews = 2;       // rows of news, at least
constexpr int kOffers = 4;     // rows of offers, at least
constexpr int kFewOffers = 9;  // rows of offers where there is room

std::string say(const Scene& scene, Text text, Facts facts = {}) {
  return warren::fill(text, facts, scene.lang);
}

void paint_too_small(Canvas& canvas, const Scene& scene, Size need) {
  const std::string text =
      say(scene,
          {"This window is too small: {0} × {1}. The table needs {2} × {3}. The game waits.",
           "La ventana es pequeña: {0} × {1}. La mesa necesita {2} × {3}. La partida espera."},
          {canvas.columns(), canvas.rows(), need.columns, need.rows});
  int row = 0;
  for (const std::string& line : wrapped(text, canvas.columns()))
    canvas.put(row++, 0, line, {Ink::warning, Paper::none, true});
}

// The newest sentences, as many as fit.
void paint_news(Canvas& canvas, const Box& box, const Scene& scene, const Desk& desk, int from) {
  std::vector<std::string> message;
  if (!desk.message.empty()) message = wrapped(desk.message, box.columns);
  const auto shown = std::min(message.size(), static_cast<std::size_t>(box.rows));
  const std::size_t room = static_cast<std::size_t>(box.rows) - shown;
  std::vector<std::string> lines;
  std::string text;
  const std::vector<std::string> news = sentences_from(scene.view, from, scene.lang);
  for (std::size_t i = news.size(); i-- > 0;) {
    text = news[i] + (text.empty() ? "" : " ") + text;
    auto more = wrapped(text, box.columns);
    if (more.size() > room) break;  // whole sentences only
    lines = std::move(more);
  }
  int row = box.row;
  for (const std::string& line : lines) canvas.put(row++, box.column, line, kFaint);
  for (std::size_t i = 0; i < shown; ++i) {
    canvas.put(row++, box.column, message[i],
               {desk.warning ? Ink::warning : Ink::good, Paper::none, true});
  }
}

void paint_offers(Canvas& canvas, const Box& box, const Scene& scene, const Desk& desk) {
  const auto list = desk.listed();
  if (list.empty() || box.rows < 2) return;
  const int room = box.rows - 1;
  const auto at = std::find(list.begin(), list.end(), desk.selected()) - list.begin();
  const int chosen = desk.on_board() ? 0 : static_cast<int>(at);
  const int last = std::max(0, static_cast<int>(list.size()) - room);
  const int first = std::clamp(chosen - room / 2, 0, last);
  const bool opened = !desk.on_board() && !desk.opened().empty();
  std::string title;
  if (last > 0)
    title += say(scene, {" {0}–{1} of {2}", " {0}–{1} de {2}"},
                 {first + 1, first + room, static_cast<int>(list.size())});
  title += desk.on_board() ? say(scene, {" · Tab: list", " · Tab: lista"})
           : opened        ? say(scene, {" · Esc: back", " · Esc: atrás"})
                           : say(scene, {" · Tab: board", " · Tab: mesa"});
  const std::string heading = opened ? desk.opened() : say(scene, {"Offers", "Opciones"});
  title = cut(heading, std::max(8, box.columns - columns_of(title))) + title;
  canvas.put(box.row, box.column, cut(title, box.columns), kFaint);
  const int digits = static_cast<int>(std::to_string(desk.choices().size()).size());
  for (int i = 0; i < room && first + i < static_cast<int>(list.size()); ++i) {
    const int index = list[static_cast<std::size_t>(first + i)];
    const bool here = !desk.on_board() && index == desk.selected();
    const int row = box.row + 1 + i;
    if (here) canvas.fill({row, box.column, 1, box.columns}, {Ink::plain, Paper::chosen});
    // Of a group one line is shown, with how many there are.
    const bool folded = desk.folded(index);
    const Choice& choice = desk.choices()[static_cast<std::size_t>(index)];
    const std::string label =
        folded ? choice.group + " (" + std::to_string(desk.group_size(index)) + ")" : choice.label;
    const std::string number = folded ? "+" : std::to_string(index + 1);
    const int gap = digits - static_cast<int>(number.size());
    canvas.put(row, box.column, here ? U'▸' : U' ', {Ink::title, Paper::none, true});
    canvas.put(row, box.column + 1 + gap, number, {Ink::gold});
    canvas.put(row, box.column + 2 + digits, cut(label, box.columns - 2 - digits),
               {here ? Ink::title : Ink::plain, Paper::none, here});
  }
}

}  // namespace

DeskPicture paint_desk(Size window, const Painter& painter, const Scene& scene, const Desk& desk,
                       const PictureWords& words) {
  DeskPicture out{Canvas(window.rows, window.columns), {}};
  const int standing = painter.standing_rows(scene);
  const Size least = painter.board_size(scene, {});
  const Size need{1 + std::max(least.rows, standing + kOffers) + kNews + kBottom,
                  least.columns + 1 + kSide};
  if (window.rows < need.rows || window.columns < need.columns) {
    out.too_small = true;
    paint_too_small(out.canvas, scene, need);
    return out;
  }
  const Size room{window.rows - 1 - kNews - kBottom, window.columns - 1 - kSide};
  const Size board = painter.board_size(scene, room);
  const int middle = std::max(board.rows, std::min(room.rows, standing + 2 + kFewOffers));
  const int side = board.columns + 1;

  Canvas& canvas = out.canvas;
  canvas.fill({0, 0, 1, window.columns}, kBar);
  const std::string status = painter.status(scene);
  canvas.put(0, 1, cut(words.title, window.columns - columns_of(status) - 3), kBar);
  canvas.put(0, window.columns - columns_of(status) - 1, status, kBar);

  out.spots = painter.paint_board(canvas, {1, 0, board.rows, board.columns}, scene,
                                  {desk.choices(), desk.place(), desk.chosen()});
  painter.paint_standing(canvas, {1, side, standing, window.columns - side}, scene);
  const int offers = 1 + standing + (middle - standing > 10 ? 1 : 0);
  paint_offers(canvas, {offers, side, 1 + middle - offers, window.columns - side}, scene, desk);

  const int news = 1 + middle;
  paint_news(canvas, {news, 1, window.rows - kBottom - news, window.columns - 2}, scene, desk,
             words.news_from);
  const int chosen = desk.chosen();
  const std::string warning =
      chosen < 0 ? std::string() : desk.choices()[static_cast<std::size_t>(chosen)].warning;
  if (!warning.empty()) {
    canvas.put(window.rows - 2, 1, cut(warning, window.columns - 2), {Ink::warning});
  } else if (desk.place() >= 0) {
    canvas.put(window.rows - 2, 1, cut(painter.about(scene, desk.place()), window.columns - 2),
               {Ink::cyan});
  }
  const int row = window.rows - 1;
  canvas.fill({row, 0, 1, window.columns}, kBar);
  int column = canvas.put(row, 1, words.prompt, kBar, window.columns - 2);
  if (desk.choices().empty()) return out;
  column = canvas.put(row, column, " › ", {Ink::gold, Paper::bar, true});
  const std::string keys = say(scene, {"←↑↓→ Enter  ? help", "←↑↓→ Intro  ? ayuda"});
  if (desk.input.empty() && column + 4 + columns_of(keys) < window.columns)
    canvas.put(row, window.columns - 1 - columns_of(keys), keys, {Ink::faint, Paper::bar});
  // The end of a long line stays in sight.
  std::string_view typed = desk.input;
  while (columns_of(typed) > window.columns - column - 2) take_letter(typed);
  out.caret_row = row;
  out.caret_column = canvas.put(row, column, typed, {Ink::title, Paper::bar});
  return out;
}

}  // namespace warren::cli
