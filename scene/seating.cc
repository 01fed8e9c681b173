#include "scene/seating.h"

#include <algorithm>

#include "bots/opponent.h"
#include "core/utf8.h"

namespace warren {
namespace {

constexpr int kLongestName = 24;

bool is_person(std::string_view kind) {
  return kind == "human" || kind == "you" || kind == "humano" || kind == "persona";
}

Problem unknown_kind(std::string_view kind, const std::vector<BotInfo>& bots) {
  std::string known = "human";
  for (const BotInfo& bot : bots) known += ", " + std::string(bot.name);
  return Problem(
      {"--seats cannot have “{0}”; a seat is one of {1}, or a name and one of these: Ana=human",
       "--seats no admite «{0}»; un asiento es {1}, o un nombre y uno de ellos: Ana=human"},
      {kind, known});
}

int letters_of(std::string_view text) {
  int count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(std::max(utf8_length(text), std::size_t{1}));
  return count;
}

// A name stands in a line of the log, between signs of ours: these are written as %2C.
constexpr std::string_view kHex = "0123456789ABCDEF";

std::string encoded(std::string_view name) {
  std::string out;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte != 0x7F && std::string_view("#,=%").find(c) == std::string_view::npos)
      out += c;
    else
      out += {'%', kHex[byte >> 4], kHex[byte & 15]};
  }
  return out;
}

std::string decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t high = i + 2 < text.size() ? kHex.find(text[i + 1]) : std::string_view::npos;
    const std::size_t low = i + 2 < text.size() ? kHex.find(text[i + 2]) : std::string_view::npos;
    if (text[i] == '%' && high != std::string_view::npos && low != std::string_view::npos) {
      out += static_cast<char>(high << 4 | low);
      i += 2;
    } else {
      out += text[i];
    }
  }
  return printable(out, 4 * kLongestName);
}

// Names stand in narrow columns.
bool good_name(std::string_view name) { return !name.empty() && letters_of(name) <= kLongestName; }

}  // namespace

int Seating::people() const {
  return static_cast<int>(
      std::count_if(chairs_.begin(), chairs_.end(), [](const Chair& c) { return c.person(); }));
}

std::string Seating::text() const {
  std::string out;
  for (const Chair& chair : chairs_) {
    out += (out.empty() ? "" : ",") + encoded(chair.name) + "=" +
           (chair.person() ? std::string("human") : chair.bot);
  }
  return out;
}

std::string_view standard_bot(std::string_view game) {
  const auto bots = bots_for(game);
  for (const BotInfo& bot : bots) {
    if (bot.name == "greedy") return bot.name;
  }
  return bots.empty() ? std::string_view{} : bots.back().name;
}

Problem read_chairs(std::string_view list, std::string_view game, std::vector<Chair>& chairs) {
  const auto bots = bots_for(game);
  chairs.clear();
  for (;;) {
    const std::size_t comma = std::min(list.find(','), list.size());
    const std::string_view word = list.substr(0, comma);
    const std::size_t equals = word.find('=');
    const bool named = equals != std::string_view::npos;
    const std::string_view kind = named ? word.substr(equals + 1) : word;
    Chair chair;
    if (named) chair.name = decoded(word.substr(0, equals));
    if (named && (!good_name(chair.name) || word.find('#') != std::string_view::npos)) {
      return Problem({"“{0}” is no name for a seat: 1 to {1} letters, without # , =",
                      "«{0}» no sirve de nombre: de 1 a {1} letras, sin # , ="},
                     {chair.name, kLongestName});
    }
    if (!is_person(kind)) {
      const bool known = std::any_of(bots.begin(), bots.end(),
                                     [&](const BotInfo& bot) { return bot.name == kind; });
      if (!known) return unknown_kind(word, bots);
      chair.bot = std::string(kind);
    }
    chairs.push_back(std::move(chair));
    if (comma == list.size()) return {};
    list.remove_prefix(comma + 1);
  }
}

Seating seat_all(const std::vector<Chair>& chairs, int seats, Lang lang) {
  std::vector<Chair> out;
  for (int i = 0; i < seats; ++i)
    out.push_back(chairs[static_cast<std::size_t>(i) % chairs.size()]);
  const int people = Seating(out).people();
  for (int i = 0; i < seats; ++i) {
    Chair& chair = out[static_cast<std::size_t>(i)];
    if (!chair.name.empty() && static_cast<std::size_t>(i) < chairs.size()) continue;
    if (!chair.person())
      chair.name = chair.bot;
    else if (people == 1)
      chair.name = std::string(Text("you", "tú").in(lang));
    else
      chair.name = warren::fill(Text("player {0}", "jugador {0}"), {i + 1}, lang);
  }
  return Seating(std::move(out));
}

}  // namespace warren
