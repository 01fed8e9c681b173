// The toy game's notation and sentences. See toy.h. Cards are a1 to b8, "?" is a card not shown; a
// position is its bytes in hexadecimal digits.
#pragma once

#include "core/log.h"
#include "tests/toy/toy.h"

namespace warren::toy {

namespace detail {

inline constexpr std::string_view kActions[] = {"draw", "steal", "swap", "feast",
                                                "play", "seal",  "dodge"};
inline constexpr std::string_view kEvents[] = {"began",  "drew",   "stole",  "dodged", "sealed",
                                               "passed", "opened", "played", "scored", "turned"};

inline std::string text_of(Seat seat) {
  return seat == Seat::nobody ? "-" : "p" + std::to_string(index_of(seat));
}
inline std::string text_of(Card card) {
  if (card == kNoCard) return "?";
  return std::string(1, static_cast<char>('a' + card.suit)) + std::to_string(card.rank + 1);
}

inline bool read_seat(std::string_view text, Seat& seat) {
  int index = 0xFF;
  const bool read =
      text == "-" || (text.starts_with('p') && parse_int(text.substr(1), 0, kSeats - 1, index));
  seat = seat_of(index);
  return read;
}
inline bool read_card(std::string_view text, Card& card) {
  card = kNoCard;
  if (text == "?") return true;
  int rank = 0;
  if (text.empty() || text[0] < 'a' || text[0] > 'b' || !parse_int(text.substr(1), 1, 8, rank))
    return false;
  card = {static_cast<std::uint8_t>(text[0] - 'a'), static_cast<std::uint8_t>(rank - 1)};
  return true;
}
template <class Kind, std::size_t N>
bool read_name(std::string_view text, const std::string_view (&names)[N], Kind& kind) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] != text) continue;
    kind = static_cast<Kind>(i);
    return true;
  }
  return false;
}

inline Problem unreadable(std::string_view text) {
  return Problem({"the toy cannot read “{0}”", "el juguete no entiende «{0}»"}, {text});
}

template <class T>
std::string write_bytes(const T& value) {
  std::string out;
  const ByteBuffer bytes = to_bytes(value);
  for (const std::uint8_t byte : bytes.all()) {
    out += "0123456789abcdef"[byte >> 4];
    out += "0123456789abcdef"[byte & 15];
  }
  return out + "\n";
}
template <class T>
Problem read_bytes(std::string_view text, T& value) {
  const std::string_view line = take_line(text);
  ByteBuffer bytes;
  for (std::size_t i = 0; i + 1 < line.size() && i < 2 * ByteBuffer::kCapacity; i += 2) {
    const std::string_view digits = "0123456789abcdef";
    const std::size_t high = digits.find(line[i]);
    const std::size_t low = digits.find(line[i + 1]);
    if (high > 15 || low > 15) return unreadable(line);
    bytes.byte(static_cast<std::uint8_t>(16 * high + low));
  }
  if (line.size() % 2 != 0 || !from_bytes(bytes.all(), value)) return unreadable(line);
  return {};
}

}  // namespace detail

inline std::string Toy::write(const Setup&, const Action& action) {
  std::string out(detail::kActions[static_cast<std::size_t>(action.kind)]);
  if (action.kind == Do::steal || action.kind == Do::swap)
    out += " " + detail::text_of(action.partner);
  if (action.kind == Do::play || action.kind == Do::seal) out += " " + detail::text_of(action.card);
  return out;
}
inline Problem Toy::read(const Setup&, std::string_view text, Action& action) {
  const auto words = split_words(text);
  Action read;
  if (words.empty() || !detail::read_name(words[0], detail::kActions, read.kind))
    return detail::unreadable(text);
  bool fine = words.size() == 2;
  if (read.kind == Do::steal || read.kind == Do::swap)
    fine = fine && detail::read_seat(words[1], read.partner);
  else if (read.kind == Do::play || read.kind == Do::seal)
    fine = fine && detail::read_card(words[1], read.card);
  else
    fine = words.size() == 1;
  if (!fine) return detail::unreadable(text);
  action = read;
  return {};
}

inline std::string Toy::write(const Setup&, const Outcome& outcome) {
  return detail::text_of(outcome.to) + " " + detail::text_of(outcome.from) + " " +
         detail::text_of(outcome.card);
}
inline Problem Toy::read(const Setup&, std::string_view text, Outcome& outcome) {
  const auto words = split_words(text);
  if (words.size() != 3 || !detail::read_seat(words[0], outcome.to) ||
      !detail::read_seat(words[1], outcome.from) || !detail::read_card(words[2], outcome.card))
    return detail::unreadable(text);
  return {};
}

inline std::string Toy::write(const Setup&, const Event& event) {
  return std::string(detail::kEvents[static_cast<std::size_t>(event.kind)]) + " " +
         detail::text_of(event.who) + " " + detail::text_of(event.partner) + " " +
         detail::text_of(event.card) + " " + std::to_string(static_cast<int>(event.pending));
}
inline Problem Toy::read(const Setup&, std::string_view text, Event& event) {
  const auto words = split_words(text);
  int pending = 0;
  if (words.size() != 5 || !detail::read_name(words[0], detail::kEvents, event.kind) ||
      !detail::read_seat(words[1], event.who) || !detail::read_seat(words[2], event.partner) ||
      !detail::read_card(words[3], event.card) ||
      !parse_int(words[4], 0, static_cast<int>(Pending::over), pending))
    return detail::unreadable(text);
  event.pending = static_cast<Pending>(pending);
  return {};
}

inline std::string Toy::write(const Setup&, const State& s) { return detail::write_bytes(s); }
inline std::string Toy::write(const Setup&, const View& v) { return detail::write_bytes(v); }
inline Problem Toy::read(const Setup&, std::string_view text, State& state) {
  return detail::read_bytes(text, state);
}
inline Problem Toy::read(const Setup&, std::string_view text, View& view) {
  return detail::read_bytes(text, view);
}

inline RefusalWords Toy::words(const Refusal& refusal) {
  static constexpr RefusalWords words[] = {
      {"none", {}, {"it is possible", "es posible"}},
      {"not-asked", {}, {"you are not asked now", "no le toca decidir"}},
      {"not-now", {}, {"another decision is due", "toca otra decisión"}},
      {"not-yours", {}, {"you do not hold this card", "no tiene esa carta"}},
      {"too-low", {}, {"it must beat {0}", "tiene que superar {0}"}},
      {"pile-empty", {}, {"the pile is empty", "el mazo está vacío"}},
      {"no-partner", {}, {"choose another player", "elija otro jugador"}},
      {"no-cards", {}, {"{0} has no cards", "{0} no tiene cartas"}},
      {"no-steals", {}, {"nobody steals in this game", "en esta partida no se roba"}},
  };
  return words[refusal.code < std::size(words) ? refusal.code : 0];
}
inline std::string Toy::tell(const Setup&, const Refusal& refusal, Voice voice) {
  const int value = refusal.facts[0];
  const bool of_seat = refusal.code == static_cast<std::uint8_t>(Why::no_cards);
  return fill(words(refusal).text.in(voice.lang()), {of_seat ? Fact(seat_of(value)) : Fact(value)},
              voice);
}
inline std::string Toy::tell(const Setup&, const Event& event, Voice voice) {
  static constexpr Text texts[] = {
      {"{0} begins", "{0} empieza"},
      {"{0} draws {2}", "{0} roba {2} del mazo"},
      {"{0} steals {2} from {1}", "{0} quita {2} a {1}"},
      {"{0} dodges", "{0} esquiva"},
      {"{0} seals {2}", "{0} reserva {2}"},
      {"{0} hands {2} to {1}", "{0} da {2} a {1}"},
      {"{0} opens {2}", "{0} descubre {2}"},
      {"{0} plays {2}", "{0} juega {2}"},
      {"{0} scores", "{0} puntúa"},
      {"the turn ends", "termina el turno"},
  };
  return fill(texts[static_cast<std::size_t>(event.kind)].in(voice.lang()),
              {event.who, event.partner, detail::text_of(event.card)}, voice);
}

}  // namespace warren::toy
