// What a page may call about lessons: see PageCalls (host/page_calls.h).
#pragma once

#include <memory>
#include <string_view>

#include "core/json.h"
#include "host/lesson_table.h"

namespace warren {

// "learn": a table for the lesson that this text holds.
[[nodiscard]] Problem open_lesson(std::string_view text, Lang lang,
                                  std::unique_ptr<LessonTable>& table);
// "lesson": which task it is, in words, and how it stands.
void write_lesson(JsonWriter& json, LessonTable& table, Lang lang);

}  // namespace warren
