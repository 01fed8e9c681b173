// The Spanish texts use the words of the printed Spanish rules.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace warren::jack_rabbits {
namespace {

namespace fs = std::filesystem;

struct Word {
  std::string_view other;    // what once stood there, or might
  std::string_view printed;  // what the printed rules say
  bool elsewhere = false;    // a good word in Rabbihop
};
constexpr std::array kWords = {
    Word{"figura", "carta real"},
    Word{"figuras", "reales"},
    Word{"atajo", "pasadizo"},
    Word{"atajos", "pasadizos"},
    Word{"transbordo", "traslado"},
    Word{"transbordos", "traslados"},
    Word{"mercader", "comerciante"},
    Word{"mercaderes", "comerciantes"},
    Word{"mazo", "pila", true},
    Word{"viaje", "travesía"},
    Word{"viajes", "travesías"},
    Word{"fuera del tablero", "destierro"},
    Word{"loseta", "pieza", true},
    Word{"losetas", "piezas", true},
    Word{"veto", "juicio"},
    Word{"vetos", "juicios"},
    Word{"vetar", "juzgar"},
    Word{"veta", "juzga"},
    Word{"vetan", "juzgan"},
    Word{"impugna", "cuestiona"},
    Word{"impugnas", "cuestionas"},
    Word{"impugnan", "cuestionan"},
    Word{"impugnar", "cuestionar"},
    Word{"impugnado", "cuestionado"},
    Word{"enseña", "muestra"},
    Word{"enseñas", "muestras"},
    Word{"enseñar", "mostrar"},
    Word{"suelta", "libera"},
    Word{"sueltas", "liberas"},
    Word{"límite de mano", "límite de cartas"},
    Word{"iniciación", "introductorio"},
};

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

bool in_a_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0 || c == '_';
}

bool says(const std::string& text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (at > 0 && in_a_word(text[at - 1])) continue;
    if (end < text.size() && in_a_word(text[end])) continue;
    return true;
  }
  return false;
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// Whatever a player can read of this game is written in these.
std::vector<fs::path> sources() {
  const fs::path root(WARREN_SOURCE_DIR);
  std::vector<fs::path> out = {root / "docs/rules/jack-rabbits.es.md",
                               root / "docs/summary/jack-rabbits.es.md"};
  for (const char* folder : {"games/jack_rabbits", "scene/jack_rabbits", "bots/jack_rabbits",
                             "cli/terminal/jack_rabbits", "web/src/games/jack_rabbits",
                             "web/src/games/building", "lessons/jack-rabbits"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string kind = entry.path().extension().string();
      if (kind == ".cc" || kind == ".h" || kind == ".ts" || kind == ".tsx" || kind == ".lesson")
        out.push_back(entry.path());
    }
  }
  return out;
}

TEST(PrintedWords, StandForWhatThePrintedRulesCallSo) {
  int read = 0;
  for (const fs::path& path : sources()) {
    const std::string text = lower(text_of(path));
    for (const Word& word : kWords)
      EXPECT_FALSE(says(text, word.other))
          << path << ": " << word.other << ", not " << word.printed;
    ++read;
  }
  EXPECT_GT(read, 100);
}

TEST(PrintedWords, StandInTextsThatBothGamesShareToo) {
  const fs::path root(WARREN_SOURCE_DIR);
  for (const char* path : {"web/src/words/es.ts", "cli/terminal/help.cc", "cli/terminal/clerk.cc",
                           "cli/commands/board.cc", "cli/commands/play.cc"}) {
    const std::string text = lower(text_of(root / path));
    for (const Word& word : kWords)
      EXPECT_FALSE(!word.elsewhere && says(text, word.other)) << path << ": " << word.other;
  }
}

TEST(PrintedWords, AreOnTheRulesPage) {
  const std::string page =
      lower(text_of(fs::path(WARREN_SOURCE_DIR) / "docs/rules/jack-rabbits.es.md"));
  for (const char* word : {"traslado", "pasadizo", "comerciante", "comodín", "madriguera",
                           "destierro", "travesía", "pila", "reales", "subsuelo"})
    EXPECT_TRUE(says(page, word)) << word;
}

}  // namespace
}  // namespace warren::jack_rabbits
