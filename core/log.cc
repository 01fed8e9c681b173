#include "core/log.h"

#include <charconv>

namespace warren {
namespace {

std::string_view trim(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

LogProblem problem_at(int line, Text text, std::vector<Fact> facts = {}) {
  return {line, Problem(text, std::move(facts))};
}

bool is_entry(std::string_view word) {
  return word == "chance" || word == "check" || (word.size() == 2 && word[0] == 'p');
}

}  // namespace

std::string hex(std::uint64_t number) {
  std::string out(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4) out[i] = "0123456789abcdef"[number & 15];
  return out;
}

bool parse_hex(std::string_view text, std::uint64_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
  return text.size() == 16 && error == std::errc() && end == text.data() + text.size();
}

bool parse_int(std::string_view text, int lowest, int highest, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= lowest &&
         number <= highest;
}

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t begin = text.find_first_not_of(" \t\r", at);
    if (begin == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(" \t\r", begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    at = end;
  }
  return words;
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  line = line.substr(0, std::min(line.find('#'), line.size()));
  return trim(line);
}

LogProblem take_apart(std::string_view text, LogParts& parts) {
  int number = 0;
  bool format_seen = false;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    ++number;
    if (line.empty()) continue;
    const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
    const std::string_view word = line.substr(0, space);
    const std::string_view rest = trim(line.substr(space));
    if (!format_seen) {
      int format = 0;
      if (word != "warren-log" || !parse_int(rest, 1, kLogFormat, format)) {
        return problem_at(
            number,
            {"this is no log of Warren: its first line must be “warren-log {0}”",
             "esto no es un registro de Warren: su primera línea debe ser «warren-log {0}»"},
            {kLogFormat});
      }
      format_seen = true;
    } else if (is_entry(word)) {
      parts.entries.push_back({number, line});
    } else if (!parts.entries.empty()) {
      return problem_at(
          number,
          {"“{0}” is neither p0 to p7, chance nor check, which are all that may follow the set-up",
           "«{0}» no es p0 a p7, chance ni check, lo único que puede seguir a la preparación"},
          {word});
    } else if (word == "game") {
      parts.game = {number, rest};
    } else if (word == "rules") {
      if (!parse_int(rest, 1, 9999, parts.rules)) {
        return problem_at(number,
                          {"“{0}” is no rules version; it is a number from 1",
                           "«{0}» no es una versión de reglas; es un número desde 1"},
                          {rest});
      }
    } else if (word == "preset") {
      parts.preset = {number, rest};
    } else if (word == "option") {
      parts.options.push_back({number, rest});
    } else if (word == "position") {
      if (parts.has_position) {
        return problem_at(number, {"there is a second position; a log has at most one",
                                   "hay una segunda posición; un registro tiene una como máximo"});
      }
      parts.has_position = true;
      parts.position_line = number;
      const char* begin = text.data();
      bool ended = false;
      while (!text.empty() && !ended) {
        const char* line_begin = text.data();
        ended = take_line(text) == "end";
        ++number;
        if (ended) parts.position = {begin, static_cast<std::size_t>(line_begin - begin)};
      }
      if (!ended) {
        return problem_at(parts.position_line, {"this position has no line “end”",
                                                "a esta posición le falta la línea «end»"});
      }
    } else {
      return problem_at(number,
                        {"“{0}” is no line of a log: game, rules, preset, option, position, p0 to "
                         "p7, chance and check are",
                         "«{0}» no es una línea de registro: lo son game, rules, preset, option, "
                         "position, p0 a p7, chance y check"},
                        {word});
    }
  }
  if (!format_seen) return problem_at(1, {"the log is empty", "el registro está vacío"});
  if (parts.game.text.empty()) {
    return problem_at(number,
                      {"the log names no game; add a line such as “game rabbihop”",
                       "el registro no nombra un juego; añada una línea como «game rabbihop»"});
  }
  return {};
}

std::string write_log_header(std::string_view game, int rules, const OptionSet& options) {
  std::string out = "warren-log " + std::to_string(kLogFormat) + "\n";
  out += "game " + std::string(game) + "\n";
  out += "rules " + std::to_string(rules) + "\n";
  for (const auto& option : options.to_text()) out += "option " + option + "\n";
  return out;
}

}  // namespace warren
