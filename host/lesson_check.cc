#include "host/lesson_check.h"

#include <algorithm>
#include <set>

#include "host/lesson_table.h"
#include "scene/inspection.h"
#include "scene/scene_writer.h"

namespace warren {
namespace {

constexpr int kMostSteps = 1000;            // of chance and others, until the learner is asked
constexpr std::size_t kMostOffers = 60;     // tried at each step of a solution
constexpr std::size_t kMostOtherEnds = 40;  // of a task
constexpr int kRoamed = 12;                 // actions that a learner goes on after another offer

// What became of a list of actions.
struct Played {
  std::size_t done = 0;  // so many of them
  Ruling refused = {};   // why the next did not go through
  bool stuck = false;    // nobody is asked any more, though the task is open
};

std::string joined(const std::vector<std::string_view>& actions) {
  std::string out;
  for (const std::string_view action : actions)
    out += (out.empty() ? "" : " ; ") + std::string(action);
  return out;
}

class LessonChecker {
 public:
  LessonChecker(LessonTable& table, Lang lang, LessonCheck& out)
      : table_(table), lang_(lang), out_(out) {}

  void check() {
    const auto& tasks = table_.lesson().tasks;
    Start start{std::string(tasks[0].position), ""};
    std::vector<Start> others;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      task_ = static_cast<int>(i);
      if (tasks[i].has_position) {
        start = {std::string(tasks[i].position), ""};
        others.clear();
      }
      start_ = start.position;
      ends_.clear();
      if (!check_start()) return;
      check_points();
      check_goals();
      check_solutions();
      if (ends_.empty()) return;  // where the next task would begin nobody knows
      check_slips();
      check_script();
      for (const Start& other : others) check_other_start(other);
      start_ = start.position;
      explore();
      start = ends_.front();
      others.assign(ends_.begin() + 1, ends_.end());
    }
  }

 private:
  struct Start {
    std::string position;
    std::string way;  // the actions that led there
  };

  const LessonTask& task() const { return table_.lesson().tasks[static_cast<std::size_t>(task_)]; }
  Host& host() { return table_.host(); }
  Seat learner() const { return table_.learner(); }
  bool doing() const { return table_.state() == LessonTable::State::doing; }
  bool done() const { return table_.state() == LessonTable::State::done; }
  void report(int line, Text text, Facts facts = {}) {
    out_.problems.push_back(Problem(text, facts).at_line(line));
  }

  // --- playing
  // -------------------------------------------------------------------------------------

  bool begin() { return !table_.begin(task_, start_); }
  // Chance and others, until the learner is asked or the task has ended.
  bool settle() {
    for (int i = 0; i < kMostSteps && doing(); ++i) {
      if (!table_.step()) return host().asks(learner());
    }
    return !doing();
  }
  void act(std::string_view action, Played& played) {
    const std::vector<std::string> actions = {std::string(action)};
    played.refused = host().act_all(learner(), actions, Voice(lang_)).ruling;
    if (!played.refused) return;
    ++played.done;
    played.stuck = !settle();
  }
  Played play(const std::vector<std::string_view>& actions) {
    Played played;
    played.stuck = !begin() || !settle();
    for (const std::string_view action : actions) {
      if (!doing() || played.stuck || !played.refused) break;
      act(action, played);
    }
    for (std::size_t i = 0; i < task().script.size(); ++i) {
      used_[i] = used_[i] || table_.script().used(i);
      if (!table_.script().why_not(i).empty()) why_not_[i] = table_.script().why_not(i);
    }
    return played;
  }

  // --- what is checked
  // -------------------------------------------------------------------------------

  bool check_start() {
    used_.assign(task().script.size(), false);
    why_not_.assign(task().script.size(), "");
    const Problem problem = table_.begin(task_, start_);
    if (problem)
      out_.problems.push_back(
          Problem({"the position cannot be: {0}", "la posición no puede ser: {0}"},
                  {problem.say(lang_)})
              .at_line(problem.line() > 0 ? problem.line() : task().line));
    return !problem;
  }

  bool is_thing(std::string_view thing) {
    const Scene scene = table_.scene(lang_);
    const std::string name = scene_writer(scene.view).thing_written(scene, thing);
    return !inspect(scene, name, false).title.empty();
  }
  void check_points() {
    begin();
    std::vector<const LogLine*> unknown;
    for (const LogLine& point : task().points) {
      if (!is_thing(point.text)) unknown.push_back(&point);
    }
    settle();
    for (const LogLine* point : unknown) {
      if (!is_thing(point->text))
        report(point->number, {"there is no “{0}” on this table", "no hay «{0}» en esta mesa"},
               {point->text});
    }
  }

  void check_goals() {
    begin();
    for (const Conditions& goal : task().reach) {
      if (table_.reached(goal))
        report(goal.front().pattern.number,
               {"this is so from the beginning: there is nothing to do",
                "esto ya es así desde el principio: no hay nada que hacer"});
    }
  }

  void check_solutions() {
    tell("task " + std::to_string(task_ + 1));
    tell_offers();
    for (const Way& way : task().solutions) {
      const Played played = play(way.actions);
      tell("solution " + joined(way.actions));
      tell_entries();
      if (done() && played.done == way.actions.size())
        add_end(joined(way.actions));
      else
        complain_solution(way, played);
    }
  }
  void complain_solution(const Way& way, const Played& played) {
    const std::string at =
        played.done < way.actions.size() ? std::string(way.actions[played.done]) : "";
    if (!played.refused)
      report(way.line,
             {"this solution is refused at “{0}”: {1} ({2})",
              "esta solución se rechaza en «{0}»: {1} ({2})"},
             {at, played.refused.reason, played.refused.code});
    else if (done())
      report(way.line,
             {"this solution reaches the goal before “{0}”",
              "esta solución llega a la meta antes de «{0}»"},
             {at});
    else if (table_.state() == LessonTable::State::wrong)
      report(way.line,
             {"this solution is answered by line {0}: {1}",
              "a esta solución responde la línea {0}: {1}"},
             {table_.answered(), table_.said(lang_)});
    else if (played.stuck)
      report(way.line, {"this solution gets stuck: nobody is asked any more",
                        "esta solución se atasca: ya no se pregunta a nadie"});
    else
      report(way.line,
             {"this solution does not reach the goal", "esta solución no llega a la meta"});
  }

  void check_slips() {
    for (const WrongTurn& wrong : task().wrong) check_answers(wrong);
    if (task().only.line > 0) check_answers(task().only);
    if (task().missed.line > 0) check_answers(task().missed);
    for (const RefusalRemark& refused : task().refused) {
      need_slip(refused);
      for (const Way& slip : refused.slips) {
        const Played played = play(slip.actions);
        if (!played.refused && played.refused.code == refused.code &&
            played.done + 1 == slip.actions.size())
          continue;
        complain_slip(slip, played);
      }
    }
  }
  // Ways that the rules allow.
  void check_answers(const Remark& remark) {
    need_slip(remark);
    for (const Way& slip : remark.slips) {
      const Played played = play(slip.actions);
      if (table_.state() == LessonTable::State::wrong && table_.answered() == remark.line &&
          played.done == slip.actions.size())
        continue;
      complain_slip(slip, played);
    }
  }
  void need_slip(const Remark& remark) {
    if (remark.slips.empty())
      report(remark.line, {"no line “slip” below shows when this is said",
                           "ninguna línea «slip» debajo muestra cuándo se dice esto"});
  }
  void complain_slip(const Way& slip, const Played& played) {
    if (!played.refused)
      report(slip.line,
             {"this slip is refused at its action {0}: {1} ({2})",
              "este desliz se rechaza en su acción {0}: {1} ({2})"},
             {static_cast<int>(played.done) + 1, played.refused.reason, played.refused.code});
    else if (done())
      report(slip.line, {"this slip reaches the goal", "este desliz llega a la meta"});
    else if (table_.state() == LessonTable::State::wrong)
      report(slip.line,
             {"this slip is answered by line {0} after {1} actions: {2}",
              "a este desliz responde la línea {0} tras {1} acciones: {2}"},
             {table_.answered(), static_cast<int>(played.done), table_.said(lang_)});
    else
      report(slip.line, {"nothing is answered to this slip", "a este desliz no se responde nada"});
  }

  void check_script() {
    for (std::size_t i = 0; i < task().script.size(); ++i) {
      if (used_[i]) continue;
      const LogLine& line = task().script[i].does;
      const std::string& why = why_not_[i];
      if (why.empty())
        report(line.number, {"no solution and no slip ever uses this line",
                             "ninguna solución ni desliz usa nunca esta línea"});
      else
        report(line.number,
               {"this cannot happen where it is asked for: {0}",
                "esto no puede ocurrir donde se pide: {0}"},
               {why});
    }
  }

  // --- other ways
  // ------------------------------------------------------------------------------------

  void add_end(const std::string& way) {
    const std::string position = host().match().position();
    const bool known = std::any_of(ends_.begin(), ends_.end(),
                                   [&](const Start& end) { return end.position == position; });
    if (!known && ends_.size() < kMostOtherEnds) ends_.push_back({position, way});
  }

  // Whoever did the task before in another way can do this one, too.
  void check_other_start(const Start& other) {
    start_ = other.position;
    for (const Way& way : task().solutions) {
      play(way.actions);
      if (done()) return;
    }
    report(
        task().line,
        {"no solution works for somebody who did the task before by “{0}”; a position of its own "
         "would help, or a stricter goal there",
         "ninguna solución sirve a quien hizo la tarea anterior con «{0}»; ayudaría una posición "
         "propia, o una meta más estricta allí"},
        {other.way});
  }

  // At each step of each solution, whatever else is offered.
  void explore() {
    std::set<std::string> seen;
    for (const Way& way : task().solutions) {
      std::vector<std::string_view> before;
      for (std::size_t i = 0; i <= way.actions.size(); ++i) {
        if (seen.insert(joined(before)).second) explore_from(way, before);
        if (i < way.actions.size()) before.push_back(way.actions[i]);
      }
    }
  }
  void explore_from(const Way& way, const std::vector<std::string_view>& before) {
    play(before);
    if (!doing()) return;
    const std::vector<std::string> offers = host().view(learner()).offers();
    const std::size_t stride = offers.size() / kMostOffers + 1;
    for (std::size_t i = 0; i < offers.size(); i += stride) {
      std::vector<std::string_view> actions = before;
      actions.push_back(offers[i]);
      if (!roam(actions))
        report(way.line,
               {"whoever does “{0}” instead gets stuck", "quien hace «{0}» en su lugar se atasca"},
               {joined(actions)});
    }
  }
  // Then the learner takes the first offer a few times. False: the table got stuck.
  bool roam(const std::vector<std::string_view>& actions) {
    Played played = play(actions);
    for (int i = 0; i < kRoamed && doing() && !played.stuck && played.refused; ++i) {
      const auto offers = host().view(learner()).offers();
      if (offers.empty()) return false;
      act(offers.front(), played);
    }
    if (done() && played.done == actions.size()) add_end(joined(actions));
    return !played.stuck && played.refused;
  }

  // --- the tale
  // --------------------------------------------------------------------------------------

  void tell(const std::string& line) { out_.tale += line + "\n"; }
  // What the learner may do first.
  void tell_offers() {
    begin();
    settle();
    for (const std::string& offer : host().view(learner()).offers()) tell("  offers " + offer);
  }
  void tell_entries() {
    const AnyView& view = host().view(learner());
    for (int entry = view.first_entry(); entry < view.entries(); ++entry) {
      tell("  " + host().match().entry_text(entry, learner()));
      for (int event = 0; event < view.entry(entry).events; ++event)
        tell("    event " + view.event_text(entry, event));
    }
    const std::string text = view.text();
    for (std::string_view rest = text; !rest.empty();)
      tell("  view " + std::string(take_line(rest)));
  }

  LessonTable& table_;
  Lang lang_;
  LessonCheck& out_;
  int task_ = 0;
  std::string start_;                 // where the task begins
  std::vector<Start> ends_;           // where it can end
  std::vector<bool> used_;            // lines of its script
  std::vector<std::string> why_not_;  // they were not
};

}  // namespace

LessonCheck check_lesson(std::string_view text, Lang lang) {
  LessonCheck out;
  Lesson lesson;
  std::unique_ptr<LessonTable> table;
  Problem problem = explain(read_lesson(text, lesson));
  if (!problem) problem = LessonTable::open(std::move(lesson), lang, table);
  if (problem) {
    out.readable = false;
    out.problems.push_back(std::move(problem));
    return out;
  }
  LessonChecker(*table, lang, out).check();
  std::stable_sort(out.problems.begin(), out.problems.end(),
                   [](const Problem& a, const Problem& b) { return a.line() < b.line(); });
  return out;
}

}  // namespace warren
