#include "core/log_text.h"

#include <charconv>
#include <climits>

namespace warren {
namespace {

std::string_view trim(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

LogProblem problem_at(int line, Text text, Facts facts = {}) {
  return {line, Problem(text, facts)};
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

namespace {

// Reads a log from its first line to its last; stops at the first problem.
class LogReader {
 public:
  LogReader(std::string_view text, LogParts& parts) : text_(text), parts_(parts) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  }

  LogProblem read() {
    bool format_seen = false;
    while (!text_.empty()) {
      const std::string_view line = next_line();
      if (line.empty()) continue;
      const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
      const std::string_view word = line.substr(0, space);
      const std::string_view rest = trim(line.substr(space));
      LogProblem wrong;
      if (!format_seen) {
        wrong = read_format(word, rest);
        format_seen = true;
      } else if (is_entry(word)) {
        parts_.entries.push_back({number_, line});
      } else {
        wrong = read_setup(word, rest);
      }
      if (wrong.line > 0) return wrong;
    }
    if (!format_seen) return problem_at(1, {"the log is empty", "el registro está vacío"});
    if (!parts_.game.text.empty()) return {};
    return problem_at(number_,
                      {"the log names no game; add a line such as “game rabbihop”",
                       "el registro no nombra un juego; añade una línea como «game rabbihop»"});
  }

 private:
  std::string_view next_line() {
    ++number_;
    return take_line(text_);
  }

  LogProblem read_format(std::string_view word, std::string_view rest) {
    int format = 0;
    if (word == "warren-log" && parse_int(rest, 1, kLogFormat, format)) return {};
    return problem_at(
        number_,
        {"this is no log of Warren: its first line must be “warren-log {0}”",
         "esto no es un registro de Warren: su primera línea debe ser «warren-log {0}»"},
        {kLogFormat});
  }

  LogProblem read_setup(std::string_view word, std::string_view rest) {
    if (!parts_.entries.empty()) {
      return problem_at(
          number_,
          {"“{0}” is neither p0 to p7, chance nor check, which are all that may follow the set-up",
           "«{0}» no es p0 a p7, chance ni check, lo único que puede seguir a la preparación"},
          {word});
    }
    if (word == "game") return once(parts_.game, word, rest);
    if (word == "preset") return once(parts_.preset, word, rest);
    if (word == "rules") return read_rules(word, rest);
    if (word == "position") return read_position();
    if (word == "view") return read_view(rest);
    if (word == "option") {
      parts_.options.push_back({number_, rest});
      return {};
    }
    return problem_at(number_,
                      {"“{0}” is no line of a log: game, rules, preset, option, position, p0 to "
                       "p7, chance and check are",
                       "«{0}» no es una línea de registro: lo son game, rules, preset, option, "
                       "position, p0 a p7, chance y check"},
                      {word});
  }

  LogProblem once(LogLine& line, std::string_view word, std::string_view rest) {
    if (line.number > 0) {
      return problem_at(number_,
                        {"there is a second line “{0}”; a log has at most one",
                         "hay una segunda línea «{0}»; un registro tiene una como máximo"},
                        {word});
    }
    line = {number_, rest};
    return {};
  }

  LogProblem read_rules(std::string_view word, std::string_view rest) {
    LogProblem wrong = once(parts_.rules_line, word, rest);
    if (wrong.line > 0 || parse_int(rest, 1, 9999, parts_.rules)) return wrong;
    return problem_at(number_,
                      {"“{0}” is no rules version; it is a number from 1",
                       "«{0}» no es una versión de reglas; es un número desde 1"},
                      {rest});
  }

  LogProblem read_position() {
    if (parts_.has_position) {
      return problem_at(number_, {"there is a second position; a log has at most one",
                                  "hay una segunda posición; un registro tiene una como máximo"});
    }
    parts_.has_position = true;
    parts_.position_line = number_;
    return read_block(parts_.position);
  }

  LogProblem read_view(std::string_view rest) {
    if (parts_.has_view || !parse_int(rest, 0, INT_MAX, parts_.view_entry)) {
      return problem_at(number_, {"“view” stands once, with the number of an entry: view 17",
                                  "«view» va una vez, con el número de una entrada: view 17"});
    }
    parts_.has_view = true;
    parts_.view.number = number_;
    return read_block(parts_.view.text);
  }

  // The lines up to “end”.
  LogProblem read_block(std::string_view& block) {
    const int first = number_;
    const char* begin = text_.data();
    while (!text_.empty()) {
      const char* line_begin = text_.data();
      if (next_line() != "end") continue;
      block = {begin, static_cast<std::size_t>(line_begin - begin)};
      return {};
    }
    return problem_at(
        first, {"this position has no line “end”", "a esta posición le falta la línea «end»"});
  }

  std::string_view text_;
  LogParts& parts_;
  int number_ = 0;  // of the line just read
};

}  // namespace

LogProblem take_apart(std::string_view text, LogParts& parts) {
  return LogReader(text, parts).read();
}

std::string write_log_header(std::string_view game, int rules, const OptionSet& options) {
  std::string out = "warren-log " + std::to_string(kLogFormat) + "\n";
  out += "game " + std::string(game) + "\n";
  out += "rules " + std::to_string(rules) + "\n";
  for (const auto& option : options.to_text()) out += "option " + option + "\n";
  return out;
}

std::string write_handout(std::string_view game, int rules, const OptionSet& options, int entry,
                          std::string_view view) {
  return write_log_header(game, rules, options) + "view " + std::to_string(entry) + "\n" +
         std::string(view) + "end\n";
}

std::string write_check(std::uint64_t digest) { return "check " + hex(digest) + "\n"; }

}  // namespace warren
