#include "games/jack_rabbits/board/drawing_canvas.h"

namespace warren::jack_rabbits {
namespace {

std::string pair(Point p) { return std::to_string(p.x) + " " + std::to_string(p.y); }

}  // namespace

std::string move_to(Point p) { return "M" + pair(p); }
std::string line_to(Point p) { return "L" + pair(p); }
std::string curve_to(Point first_handle, Point second_handle, Point p) {
  return "C" + pair(first_handle) + " " + pair(second_handle) + " " + pair(p);
}

void Canvas::use(std::string_view symbol, Point at, int size, std::string_view classes) {
  const std::string side = std::to_string(size);
  add({"<use href='#", symbol, "' x='", std::to_string(at.x - size / 2), "' y='",
       std::to_string(at.y - size / 2), "' width='", side, "' height='", side, "'"});
  if (!classes.empty()) add({" class='", classes, "'"});
  add({"/>"});
}

void Canvas::circle(Point at, int radius, std::string_view classes) {
  add({"<circle cx='", std::to_string(at.x), "' cy='", std::to_string(at.y), "' r='",
       std::to_string(radius), "' class='", classes, "'/>"});
}

void Canvas::polygon(const std::vector<Point>& corners, std::string_view classes) {
  std::string line;
  for (const Point corner : corners) line += line.empty() ? move_to(corner) : line_to(corner);
  path(line + "Z", classes);
}

void Canvas::path(std::string_view line, std::string_view classes) {
  add({"<path d='", line, "' class='", classes, "'/>"});
}

}  // namespace warren::jack_rabbits
