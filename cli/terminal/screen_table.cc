#include "cli/terminal/screen_table.h"

#include <chrono>
#include <cstdlib>
#include <future>

#include "cli/shared/letters.h"
#include "cli/terminal/help.h"
#include "cli/terminal/painters.h"
#include "cli/terminal/screens.h"

namespace warren::cli {

using namespace std::chrono_literals;

ScreenTable::ScreenTable(const Session& session, Terminal& terminal, Keeper& keeper,
                         std::unique_ptr<Host> host, int pace)
    : session_(session),
      terminal_(terminal),
      keeper_(keeper),
      painter_(painter_for(host->match().game())),
      clerk_(session, *painter_),
      pace_(pace) {
  take_over(std::move(host));
}

void ScreenTable::take_over(std::unique_ptr<Host> host) {
  host_ = std::move(host);
  host_->on_entry([this] { keeper_.keep(host_->save_text()); });
  // The set-up is no news.
  while (host_->next().kind == Turn::Kind::chance && host_->match().result().turns == 0)
    host_->deal();
  keeper_.keep(host_->save_text());
  news_from_ = host_->match().entries();
  last_person_ = viewer_ = Seat::nobody;
  asked_at_ = -1;
  desk_.clear();
}

std::string ScreenTable::name_of(Seat seat) const {
  return std::string(pawn_sign(seat, true)) + " " + host_->seating().at(seat).name;
}

// The game and what was chosen for it: choices, and flags that are not as usual.
std::string ScreenTable::title() const {
  const OptionSet& options = host_->match().options();
  const auto& specs = options.menu().specs;
  std::string out(host_->game().title().in(session_.lang));
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const int value = options.at(static_cast<int>(i));
    if (value == specs[i].standard) continue;
    if (specs[i].kind == OptionKind::flag) {
      std::string label(specs[i].label.in(session_.lang));
      if (value == 0) label = words({"without: {0}", "sin: {0}"}, {label});
      out += " · " + label;
    }
    if (specs[i].kind == OptionKind::choice)
      out += " · " +
             std::string(specs[i].choices[static_cast<std::size_t>(value)].label.in(session_.lang));
  }
  return out;
}

void ScreenTable::tell(const std::string& text, bool warning) {
  desk_.message = text;
  desk_.warning = warning;
}

void ScreenTable::say_first(const std::string& message) {
  tell(message, false);
  warn_of_keeper();
}

void ScreenTable::welcome() {
  read_page(terminal_, session_,
            welcome_page(*painter_, host_->game().title().in(session_.lang), session_.lang),
            words({"Enter: begin", "Intro: empezar"}));
}

void ScreenTable::show(const std::string& prompt) {
  DeskPicture picture = paint_desk({terminal_.rows(), terminal_.columns()}, *painter_, scene(),
                                   desk_, {title(), prompt, news_from_});
  spots_ = std::move(picture.spots);
  terminal_.show(picture.canvas, picture.caret_row, picture.caret_column);
}

void ScreenTable::run() {
  while (!left_ && !terminal_.stopped() && step()) {
  }
  if (!left_ && !terminal_.stopped()) finish();
}

// False when the game is over.
bool ScreenTable::step() {
  const Turn turn = host_->next();
  switch (turn.kind) {
    case Turn::Kind::over:
      return false;
    case Turn::Kind::chance:
      host_->deal();
      break;
    case Turn::Kind::bot:
      bot_turn(turn);
      break;
    case Turn::Kind::person:
      hurry_ = false;
      ask(turn);
      break;
  }
  return true;
}

void ScreenTable::bot_turn(const Turn& turn) {
  // What is on the screen meanwhile may be read by everybody in the room.
  if (host_->secrets() && host_->seating().people() != 1) viewer_ = Seat::nobody;
  desk_.clear();
  auto thought = std::async(std::launch::async, [&] { return host_->think(turn); });
  static constexpr std::u32string_view kWheel = U"|/-\\";
  for (std::size_t turns = 0;
       thought.wait_for(turns == 0 ? 200ms : 0ms) != std::future_status::ready; ++turns) {
    std::string wheel;
    add_letter(wheel, kWheel[turns % kWheel.size()]);
    show(words({"{0} is thinking {1}", "{0} está pensando {1}"}, {name_of(turn.seat), wheel}));
    rest(100);
    if (!terminal_.stopped()) continue;
    // The game is on disk already; nobody waits for a thought any more.
    terminal_.close();
    std::_Exit(kStopped);
  }
  host_->play(turn, thought.get());
  while (host_->next().kind == Turn::Kind::chance) host_->deal();
  // A pause for each turn, not for each step of it: eight players would make it long.
  if (pace_ > 0 && !hurry_ && host_->next().seat != turn.seat) {
    show(words({"{0} plays", "{0} juega"}, {name_of(turn.seat)}));
    rest(pace_);
  }
}

// Waits, and keeps what is typed meanwhile for the next question. Enter or Escape: no more waiting
// until a person's turn.
void ScreenTable::rest(int milliseconds) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  for (;;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || hurry_) return;
    const Key key = terminal_.wait(static_cast<int>(left.count()));
    if (key.kind == Key::Kind::stop) return;
    if (key.kind == Key::Kind::enter || key.kind == Key::Kind::escape) hurry_ = true;
    if (key.kind == Key::Kind::redraw) show("");
    type_ahead(key);
  }
}

// A line that was typed and ended is an answer; Enter alone is not, since nobody has seen what it
// would choose.
void ScreenTable::type_ahead(const Key& key) {
  constexpr std::size_t kMost = 200;
  switch (key.kind) {
    case Key::Kind::none:
    case Key::Kind::redraw:
    case Key::Kind::escape:
    case Key::Kind::suspend:
    case Key::Kind::stop:
      return;
    case Key::Kind::enter:
      if (desk_.input.empty() || !ahead_.empty()) return;
      break;
    case Key::Kind::letter:
      if (!ahead_.empty() || (key.letter == U'?' && desk_.input.empty())) break;
      return add_letter(desk_.input, key.letter);
    default:
      break;
  }
  if (ahead_.size() < kMost) ahead_.push_back(key);
}

Key ScreenTable::next_key() {
  if (ahead_.empty() || terminal_.stopped()) return terminal_.wait(-1);
  const Key key = ahead_.front();
  ahead_.pop_front();
  return key;
}

// Between two people with secrets the screen is empty until the next one sits down.
bool ScreenTable::hand_over(const Turn& turn) {
  const bool other = last_person_ != turn.seat;
  last_person_ = turn.seat;
  if (!other || !host_->secrets() || host_->seating().people() < 2) return true;
  ahead_.clear();  // it was typed by somebody else
  return ask_key(terminal_,
                 words({"Pass the keyboard to {0}\n\nPress Enter when you sit there.",
                        "Pasa el teclado a {0}\n\nPulsa Intro cuando estés en tu sitio."},
                       {name_of(turn.seat)}),
                 U"") != 0;
}

void ScreenTable::ask(const Turn& turn) {
  if (!hand_over(turn)) return;
  viewer_ = turn.seat;
  if (asked_at_ != host_->shown(turn.seat).entries()) {
    asked_at_ = host_->shown(turn.seat).entries();
    desk_.lay_out(painter_->choices(scene()), painter_->home(scene()));
  }
  std::string prompt = name_of(turn.seat) + ": " + painter_->question(scene());
  if (turn.may_pass) prompt += words({" (Esc: let it be)", " (Esc: dejarlo)"});
  if (host_->drafting(turn.seat))
    prompt += words({" (not done yet; Esc: back)", " (aún sin hacer; Esc: atrás)"});
  show(prompt);
  press(turn, next_key());
}

void ScreenTable::press(const Turn& turn, const Key& key) {
  if (key.kind != Key::Kind::redraw && key.kind != Key::Kind::stop) desk_.message.clear();
  switch (key.kind) {
    case Key::Kind::up:
    case Key::Kind::down:
    case Key::Kind::left:
    case Key::Kind::right:
      return desk_.move(key.kind, spots_);
    case Key::Kind::page_up:
      return desk_.page(-6);
    case Key::Kind::page_down:
      return desk_.page(6);
    case Key::Kind::home:
      return desk_.page(-10000);
    case Key::Kind::end:
      return desk_.page(10000);
    case Key::Kind::tab:
      if (desk_.input.empty())
        desk_.switch_side();
      else
        desk_.input = clerk_.completed(*host_, turn, desk_.input);
      return;
    case Key::Kind::enter:
      if (desk_.input.find_first_not_of(' ') == std::string::npos) return choose(turn);
      return submit(turn, std::exchange(desk_.input, {}));
    case Key::Kind::escape:
      if (!std::exchange(desk_.input, {}).empty() || desk_.back()) return;
      if (host_->drafting(turn.seat)) return submit(turn, "undo");
      if (turn.may_pass) host_->pass(turn.seat);
      return;
    case Key::Kind::backspace:
      while (!desk_.input.empty() &&
             (static_cast<unsigned char>(desk_.input.back()) & 0xC0) == 0x80)
        desk_.input.pop_back();
      if (!desk_.input.empty())
        desk_.input.pop_back();
      else
        desk_.back();
      return;
    case Key::Kind::erase_line:
      desk_.input.clear();
      return;
    case Key::Kind::erase_word:
      desk_.input.erase(desk_.input.find_last_of(' ', desk_.input.find_last_not_of(' ')) + 1);
      return;
    case Key::Kind::letter:
      if (key.letter == U'?' && desk_.input.empty()) return submit(turn, "?");
      if (desk_.input.size() < 1000) add_letter(desk_.input, key.letter);
      return;
    default:
      return;
  }
}

void ScreenTable::choose(const Turn& turn) {
  const bool on_board = desk_.on_board();
  const int choice = desk_.enter();
  if (choice >= 0) return submit(turn, desk_.choices()[static_cast<std::size_t>(choice)].notation);
  if (on_board && desk_.on_board())
    tell(words({"Nothing can be done there now.", "Ahora no se puede hacer nada ahí."}), true);
}

void ScreenTable::submit(const Turn& turn, const std::string& line) {
  const int before = host_->match().entries();
  Answer answer = clerk_.answer(*host_, turn, line);
  switch (answer.kind) {
    case Answer::Kind::said:
      tell(answer.text, false);
      if (answer.choice >= 0) desk_.point_at(answer.choice);
      break;
    case Answer::Kind::refused:
    case Answer::Kind::asked:
      tell(answer.text, true);
      break;
    case Answer::Kind::acted:
      news_from_ = before;
      asked_at_ = -1;
      break;
    case Answer::Kind::page:
      read_page(terminal_, session_, answer.page, words({"Enter: back", "Intro: volver"}));
      break;
    case Answer::Kind::loaded:
      take_over(std::move(answer.host));
      tell(answer.text, false);
      break;
    case Answer::Kind::quit:
      left_ = true;
      break;
  }
  warn_of_keeper();
}

// Once: what else the table has to say must be read too.
void ScreenTable::warn_of_keeper() {
  if (!keeper_.problem() || std::exchange(warned_, true)) return;
  tell(keeper_.problem().say(session_.lang), true);
}

void ScreenTable::finish() {
  viewer_ = Seat::nobody;
  desk_.clear();
  if (const Problem failure = match().failure()) tell(failure.say(session_.lang), true);
  show(words({"The game is over. Enter: the result", "Fin de la partida. Intro: el resultado"}));
  for (Key key; key.kind != Key::Kind::enter && key.kind != Key::Kind::escape;) {
    key = terminal_.wait(-1);
    if (key.kind == Key::Kind::stop) return;
    if (key.kind == Key::Kind::redraw) show(words({"Enter: the result", "Intro: el resultado"}));
  }
  const char32_t key = read_page(
      terminal_, session_, clerk_.result_page(*host_),
      words({"s: save the log · Enter: leave", "s: guardar el registro · Intro: salir"}), U"s");
  std::string path = std::string(host_->match().game()) + ".log";
  std::string question = words({"Save the log as", "Guardar el registro como"});
  while (key == U's' && ask_line(terminal_, question, path)) {
    const Answer answer = clerk_.save(*host_, path);
    if (answer.kind == Answer::Kind::said) break;
    question = answer.text;
  }
  // A closed terminal may want to save the log next time; who leaves has seen the result.
  if (terminal_.stop_signal() == 0) keeper_.forget();
}

}  // namespace warren::cli
