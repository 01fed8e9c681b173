// warren play GAME: a table in the terminal in its simplest form. It knows no game: it shows the
// notation of what the seat sees and what the engine offers.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <random>

#include "bots/opponent.h"
#include "bots/playout.h"
#include "cli/commands.h"
#include "cli/match_text.h"
#include "cli/simulation_words.h"
#include "core/numbers.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

constexpr std::string_view kYou = "you";

struct PlayWords {
  std::string game;
  SetUp setup;
  std::string bots;
  std::string seed;
  std::string log;
};

class TerminalTable {
 public:
  TerminalTable(const Session& session, std::unique_ptr<AnyMatch> match, std::uint64_t seed)
      : session_(session), match_(std::move(match)), dealer_(dealer_rng(seed, 0)) {}

  // Deals "you" and bots to the seats in turn. Without "you" in the list, you sit on seat 0.
  [[nodiscard]] Problem seat_players(std::string_view list, std::uint64_t seed) {
    auto names = split_list(list);
    const bool anywhere = std::find(names.begin(), names.end(), kYou) != names.end();
    for (int i = 0; i < match_->seats(); ++i) {
      const auto turn = static_cast<std::size_t>(anywhere ? i : i - 1);
      if (!anywhere && i == 0) continue;
      const std::string_view name = names[turn % names.size()];
      if (name == kYou) continue;
      auto made = make_opponent(match_->game(), name, seat_of(i), seed);
      if (made.problem) return made.problem;
      bots_[static_cast<std::size_t>(i)] = std::move(made.opponent);
    }
    return {};
  }

  void play() {
    for (;;) {
      const Asked asked = match_->asked();
      if (asked.nobody()) break;
      if (!asked.may.empty() && interrupted(asked.may)) continue;
      if (left_) return;
      if (asked.chance) {
        match_->fall_case(dealer_.below(match_->chances()), session_.lang);
        tell();
      } else if (!asked.must.empty() && !decide(asked.must.lowest())) {
        return;
      }
    }
    print(match_->position());
    print(result_text(session_, *match_) + "\n");
  }

  const AnyMatch& match() const { return *match_; }

 private:
  Opponent* bot(Seat seat) { return bots_[static_cast<std::size_t>(index_of(seat))].get(); }

  // Everybody in the room reads the same screen: only what all may know is told.
  void tell() {
    for (int i = 0; i < match_->events(); ++i) {
      const std::string sentence = match_->event_sentence(i, Seat::nobody, session_.lang);
      if (!sentence.empty()) print("  " + sentence + "\n");
    }
  }

  bool interrupted(SeatSet may) {
    for (const Seat seat : may) {
      if (Opponent* opponent = bot(seat)) {
        const Bytes action = opponent->interrupt(*match_);
        if (action.empty()) continue;
        match_->act(seat, action, session_.lang);
        tell();
        return true;
      }
      if (match_->offers(seat).empty()) continue;
      const Answer answer = ask(seat, true);
      if (answer == Answer::acted) return true;
      if (answer == Answer::left) return false;
    }
    return false;
  }

  // False if the player left.
  bool decide(Seat seat) {
    if (Opponent* opponent = bot(seat)) {
      const Ruling ruling = match_->act(seat, opponent->choose(*match_), session_.lang);
      tell();
      return static_cast<bool>(ruling);
    }
    return ask(seat, false) != Answer::left;
  }

  enum class Answer { acted, passed, left };

  void show_offers(const std::vector<std::string>& offers) {
    constexpr std::size_t kScreen = 100;
    std::size_t width = 0;
    for (const std::string& offer : offers) width = std::max(width, offer.size());
    const std::size_t columns =
        offers.size() < 12 ? 1 : std::max<std::size_t>(1, kScreen / (width + 7));
    for (std::size_t i = 0; i < offers.size(); ++i) {
      print(fmt::format("{:4} {:{}}{}", i + 1, offers[i], width,
                        (i + 1) % columns == 0 || i + 1 == offers.size() ? "\n" : "  "));
    }
  }

  Answer ask(Seat seat, bool may_pass) {
    const auto offers = match_->offers(seat);
    print("\n" + match_->view_text(seat));
    show_offers(offers);
    for (;;) {
      prompt(seat, may_pass);
      std::string line;
      if (!std::getline(std::cin, line)) {
        print("\n");
        return leave();
      }
      while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
      if (line == "q") return leave();
      if (line.empty() && may_pass) return Answer::passed;
      if (!line.empty() && carry_out(seat, line, offers)) return Answer::acted;
    }
  }

  void prompt(Seat seat, bool may_pass) {
    print(say(session_,
              {"p{0}: number or notation{1}{2}, q to leave: ",
               "p{0}: número o notación{1}{2}, q para salir: "},
              {index_of(seat),
               may_pass ? say(session_, {", Enter to let it be", ", Intro para dejarlo"}) : "",
               match_->can_undo(seat) ? say(session_, {", undo", ", undo (deshacer)"}) : ""}));
    finish_output();
  }

  // A number picks an offer; anything else is notation. False, with the reason said, if it is
  // not possible.
  bool carry_out(Seat seat, const std::string& line, const std::vector<std::string>& offers) {
    const bool digits = line.find_first_not_of("0123456789") == std::string::npos;
    int number = 0;
    if (digits && !parse_int(line, 1, static_cast<int>(offers.size()), number)) {
      print(say(session_, {"  the numbers go from 1 to {0}\n", "  los números van de 1 a {0}\n"},
                {static_cast<int>(offers.size())}));
      return false;
    }
    const std::string& action = digits ? offers[static_cast<std::size_t>(number - 1)] : line;
    const Ruling ruling = action == "undo" ? match_->undo(seat, session_.lang)
                                           : match_->act(seat, action, session_.lang);
    if (ruling)
      tell();
    else
      print("  " + ruling.reason + "\n");
    return static_cast<bool>(ruling);
  }

  Answer leave() {
    left_ = true;
    print(say(session_, {"The game ends here. {0}\n", "La partida acaba aquí. {0}\n"},
              {result_text(session_, *match_)}));
    return Answer::left;
  }

  const Session& session_;
  std::unique_ptr<AnyMatch> match_;
  std::array<std::unique_ptr<Opponent>, kMaxSeats> bots_;  // null where a person sits
  Rng dealer_;
  bool left_ = false;
};

int play(const Session& session, const PlayWords& words) {
  const AnyGame* game = find_game(words.game);
  if (game == nullptr) return complain(session, unknown_game(words.game));
  std::random_device device;
  std::uint64_t seed = std::uint64_t{device()} << 32 | device();
  if (!words.seed.empty()) {
    if (const Problem problem = read_number("--seed", words.seed, 0, kLargestSeed, seed))
      return complain(session, problem);
  }
  OptionSet options(game->option_table());
  if (const Problem problem = apply(words.setup, options)) return complain(session, problem);
  AnyOpened opened = game->open(options, game->newest_rules());
  if (opened.problem) return complain(session, opened.problem);

  TerminalTable table(session, std::move(opened.match), seed);
  const std::string bots =
      words.bots.empty() ? std::string(bots_for(words.game).back().name) : words.bots;
  if (const Problem problem = table.seat_players(bots, seed)) return complain(session, problem);
  table.play();
  if (!words.log.empty()) {
    if (const Problem problem = write_file(words.log, table.match().log()))
      return complain(session, problem);
  }
  return kDone;
}

}  // namespace

void add_play(CLI::App& app, Session& session) {
  const auto words = std::make_shared<PlayWords>();
  CLI::App* command =
      add_command(app, session, "play", {"play in the terminal", "juega en la terminal"},
                  "  warren play rabbihop\n"
                  "  warren play rabbihop --players 3 --bots random\n"
                  "  warren play rabbihop --bots greedy,you --seed 7",
                  [&session, words] { return play(session, *words); });
  add_setup(command, session, words->game, words->setup);
  add_word(
      command, session, "--bots", words->bots,
      {"who sits where, dealt in turn: bots and “you” (you on seat 0, the best bot elsewhere)",
       "quién se sienta dónde, por orden: bots y «you» (usted en el 0, el mejor bot en el resto)"},
      "A,B");
  add_word(command, session, "--seed", words->seed,
           {"where chance begins (anywhere)", "dónde empieza el azar (donde sea)"}, "S");
  add_word(command, session, "--log", words->log,
           {"keep the log in this file", "guarda el registro en este archivo"}, "FILE");
}

}  // namespace warren::cli
