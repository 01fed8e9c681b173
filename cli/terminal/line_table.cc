#include "cli/terminal/line_table.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <utility>

#include "cli/shared/letters.h"
#include "cli/shared/match_text.h"
#include "scene/chronicle.h"

namespace warren::cli {

bool LineTable::play() {
  told_ = host_->match().entries();
  while (!left_) {
    const Turn turn = host_->next();
    if (turn.kind == Turn::Kind::over) break;
    if (turn.kind == Turn::Kind::chance) host_->deal();
    if (turn.kind == Turn::Kind::bot) host_->play(turn, host_->think(turn));
    tell();
    if (turn.kind == Turn::Kind::person) ask(turn);
  }
  return !left_;
}

void LineTable::run() {
  if (!play()) {
    print(say(session_, {"The game ends here. {0}\n", "La partida acaba aquí. {0}\n"},
              {result_text(session_, host_->match())}));
    return;
  }
  print(host_->match().position());
  if (const Problem failure = host_->match().failure()) print(failure.say(session_.lang) + "\n");
  print(result_text(session_, host_->match()) + "\n");
}

// Everybody in the room reads the same lines: only what all may know is told.
void LineTable::tell() {
  const AnyView& view = host_->view(Seat::nobody);
  for (const std::string& sentence : sentences_from(view, told_, session_.lang))
    print("  " + sentence + "\n");
  told_ = view.entries();
}

// The numbers are those the clerk understands. A short list says what its notation means.
void LineTable::show_offers(Seat seat) const {
  constexpr std::size_t kScreen = 100;
  constexpr std::size_t kShort = 24;
  const auto choices = painter_->choices({host_->shown(seat), host_->seating(), session_.lang});
  std::size_t width = 0;
  for (const Choice& choice : choices) width = std::max(width, choice.notation.size());
  const std::size_t columns =
      choices.size() < kShort ? 1 : std::max<std::size_t>(1, kScreen / (width + 7));
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    const bool explained = columns == 1 && choice.label != choice.notation;
    const std::string warned = choice.warning.empty() ? "" : " ! " + choice.warning;
    print(fmt::format("{:4} {:{}}{}{}", i + 1, choice.notation, width,
                      explained ? "  " + choice.label + warned : "",
                      (i + 1) % columns == 0 || i + 1 == choices.size() ? "\n" : "  "));
  }
}

// Between two people with secrets what stands on a terminal is moved out of sight. A script sees
// every seat anyway.
bool LineTable::hand_over(const Turn& turn) {
  const bool other = std::exchange(last_person_, turn.seat) != turn.seat;
  if (!other || !host_->secrets() || host_->seating().people() < 2 || isatty(STDIN_FILENO) == 0)
    return true;
  constexpr std::size_t kTallest = 100;  // rows of a window
  print(std::string(kTallest, '\n') +
        say(session_,
            {"Pass the keyboard to {0}; Enter when you sit there: ",
             "Pasa el teclado a {0}; Intro cuando estés en tu sitio: "},
            {host_->seating().at(turn.seat).name}));
  finish_output();
  std::string line;
  return static_cast<bool>(std::getline(std::cin, line));
}

void LineTable::ask(const Turn& turn) {
  if (!hand_over(turn)) {
    left_ = true;
    return;
  }
  if (shown_at_ != host_->shown(turn.seat).entries()) {
    shown_at_ = host_->shown(turn.seat).entries();
    print("\n" + painter_->lines({host_->shown(turn.seat), host_->seating(), session_.lang}));
    show_offers(turn.seat);
  }
  if (host_->drafting(turn.seat))
    print(say(session_, {"  Nothing of this is done yet; undo leads back.\n",
                         "  Aún no se ha hecho nada de esto; undo lleva atrás.\n"}));
  const bool undo = host_->can_undo(turn.seat);
  print(say(session_,
            {"p{0}: number or notation{1}{2}, q to leave: ",
             "p{0}: número o notación{1}{2}, q para salir: "},
            {index_of(turn.seat),
             turn.may_pass ? say(session_, {", Enter to let it be", ", Intro para dejarlo"}) : "",
             undo ? say(session_, {", undo", ", undo (deshacer)"}) : ""}));
  finish_output();
  std::string line;
  if (!std::getline(std::cin, line)) {
    print("\n");
    left_ = true;
    return;
  }
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
  if (line.empty()) {
    if (turn.may_pass) host_->pass(turn.seat);
    return;
  }
  if (tutor_ == nullptr || !tutor_->hear(line)) submit(turn, line);
}

std::string LineTable::beside(const Answer& answer) const {
  return tutor_ == nullptr || answer.code.empty() ? std::string() : tutor_->beside(answer.code);
}

void LineTable::submit(const Turn& turn, const std::string& line) {
  constexpr int kColumns = 80;
  Answer answer = clerk_.answer(*host_, turn, line);
  switch (answer.kind) {
    case Answer::Kind::said:
    case Answer::Kind::refused:
    case Answer::Kind::asked:
      print("  " + answer.text + "\n");
      if (const std::string more = beside(answer); !more.empty()) print("  " + more + "\n");
      break;
    case Answer::Kind::page:
      print_page(answer.page.lines(kColumns), {});
      break;
    case Answer::Kind::loaded:
      own_ = std::move(answer.host);
      host_ = own_.get();
      told_ = host_->match().entries();
      shown_at_ = -1;
      print("  " + answer.text + "\n");
      break;
    case Answer::Kind::quit:
      left_ = true;
      break;
    case Answer::Kind::acted:
      tell();
      break;
  }
}

}  // namespace warren::cli
