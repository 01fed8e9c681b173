#include "host/page_calls.h"

#include <algorithm>
#include <climits>

#include "games/catalog.h"
#include "host/catalogue.h"
#include "host/lesson_calls.h"
#include "host/page_request.h"
#include "host/replay.h"
#include "scene/guide.h"
#include "scene/inspection.h"
#include "scene/scene_json.h"

namespace warren {

namespace {

Problem read_options(const JsonValue* wanted, OptionSet& options) {
  Problem first;
  for (std::size_t i = 0; wanted != nullptr && i < wanted->keys.size(); ++i) {
    Problem problem = options.set(wanted->keys[i], wanted->items[i].text);
    if (!first) first = std::move(problem);
  }
  return first ? first : options.conflict();
}

// Whether this option has another value than was wanted, which could not be read.
bool is_unread(const JsonValue* wanted, std::string_view name, const OptionSet& options) {
  const JsonValue* value = wanted == nullptr ? nullptr : wanted->find(name);
  return value != nullptr && value->text != options.value_text(options.menu().find(name));
}

Problem check_chairs(const AnyGame& game, const std::vector<Chair>& chairs, int seats) {
  const auto bots = bots_for(game.id());
  if (static_cast<int>(chairs.size()) != seats) {
    return Problem({"{0} chairs for {1} players", "{0} sillas para {1} jugadores"},
                   {static_cast<int>(chairs.size()), seats});
  }
  for (const Chair& chair : chairs) {
    const bool known = chair.person() || std::any_of(bots.begin(), bots.end(), [&](const auto& b) {
                         return b.name == chair.bot;
                       });
    if (!known) return Problem({"there is no bot “{0}”", "no hay ningún bot «{0}»"}, {chair.bot});
  }
  return {};
}

// --- calls that need no table --------------------------------------------------------------------

Problem catalogue(const Request&, JsonWriter& json) {
  write_catalogue(json);
  return {};
}

Problem check(const Request& request, JsonWriter& json) {
  const AnyGame* game = find_game(request.text("game"));
  if (game == nullptr) return unknown_game(request.text("game"));
  OptionSet options(game->option_menu());
  const JsonValue* wanted = request.find("options", JsonValue::Kind::object);
  const Problem problem = read_options(wanted, options);
  json.begin_object().key("problem");
  if (problem)
    write_text(json, problem.say(Lang::en), problem.say(Lang::es));
  else
    json.null();
  json.key("idle").begin_array();
  for (std::size_t i = 0; i < options.menu().specs.size(); ++i) {
    const std::string_view name = options.menu().specs[i].name;
    if (options.is_idle(static_cast<int>(i)) && !is_unread(wanted, name, options)) json.text(name);
  }
  json.end_array().end_object();
  return {};
}

// --- calls about a table: what is shown ----------------------------------------------------------

Scene scene_of(const Host& host, const Request& request, std::string_view viewer) {
  return {host.view(request.seat(viewer)), host.seating(), request.lang()};
}

Eyes eyes_of(const Request& request) {
  return {request.seat("viewer"), request.lang(), request.flag("open")};
}

// What a seat is shown while it puts a choice together: its view as the actions in "draft", which
// nobody has been told of, would make it.
class Drafted {
 public:
  Drafted(const Host& host, const Request& request, std::string_view seat = "seat")
      : before_(scene_of(host, request, seat)),
        draft_(request.texts("draft")),
        after_(draft_.empty() ? nullptr : before_.view.rehearse(draft_, before_.voice()).after) {}

  Scene scene() const {
    return {after_ == nullptr ? before_.view : *after_, before_.seating, before_.lang};
  }

 private:
  Scene before_;
  std::vector<std::string> draft_;
  std::unique_ptr<AnyView> after_;
};
const SceneWriter& writer_of(const Scene& scene) { return scene_writer(scene.view); }

Problem look(Host& host, const Request& request, JsonWriter& json) {
  const Scene scene = scene_of(host, request, "viewer");
  write_scene(json, scene, host.situation(scene.viewer()));
  return {};
}

Problem board(Host& host, const Request& request, JsonWriter& json) {
  const bool then = request.find("at", JsonValue::Kind::number) != nullptr;
  const Scene scene{
      then ? host.view_then(Seat::nobody, request.number("at", 0)) : host.view(Seat::nobody),
      host.seating(), request.lang()};
  writer_of(scene).write_board(scene, json);
  return {};
}

Problem why(Host& host, const Request& request, JsonWriter& json) {
  const Drafted drafted(host, request);
  const Scene scene = drafted.scene();
  json.begin_object().key("refused");
  write_refused(json, writer_of(scene).refusal(scene, request.text("action")));
  json.end_object();
  return {};
}

// What a thing is: as the viewer's draft makes it, or, in a replay, after so many entries.
Problem inspect(Host& host, const Request& request, JsonWriter& json) {
  if (request.find("at", JsonValue::Kind::number) != nullptr)
    return inspect_moment(json, host, eyes_of(request), request.number("at", 0),
                          request.text("thing"));
  const Drafted drafted(host, request, "viewer");
  write_inspection(json, warren::inspect(drafted.scene(), request.text("thing"), true));
  return {};
}

Problem preview(Host& host, const Request& request, JsonWriter& json) {
  const Drafted drafted(host, request);
  const Scene scene = drafted.scene();
  const Foreseen seen = writer_of(scene).foresee(scene, request.texts("actions"));
  json.begin_object().key("path");
  write_texts(json, seen.path);
  json.key("end").text(seen.end).key("cards");
  write_texts(json, seen.cards);
  json.key("payments").begin_array();
  for (const ForeseenPayment& payment : seen.payments) {
    json.begin_object().key("step").number(payment.step).key("amount").number(payment.amount);
    json.key("worth").number(payment.worth);
    json.key("suits");
    write_texts(json, payment.suits);
    json.key("cards");
    write_texts(json, payment.cards);
    json.key("purpose").text(payment.purpose);
    json.key("warning").text(payment.warning).end_object();
  }
  json.end_array().key("warning").text(seen.warning).key("note").text(seen.note);
  json.key("steps").number(seen.steps).key("refused");
  write_refused(json, seen.refused);
  json.end_object();
  return {};
}

// What comes of a choice before any of it is sent: more to choose, or all of it together.
Problem rehearse(Host& host, const Request& request, JsonWriter& json) {
  const Scene scene = scene_of(host, request, "seat");
  const std::vector<std::string> actions = request.texts("actions");
  const Rehearsal seen = scene.view.rehearse(actions, scene.voice());
  const AnyView& after = *seen.after;
  const bool asked = seen.refused && after.asks_viewer();
  json.begin_object().key("refused");
  write_refused(json, seen.refused);
  json.key("scene");
  if (asked && after.midway(scene.viewer())) {
    write_scene(json, {after, scene.seating, scene.lang},
                {.next = {Turn::Kind::person, scene.viewer()}, .asked = true});
  } else {
    json.null();
  }
  json.key("lasting").boolean(seen.revealed || !asked);
  json.key("costs").boolean(!writer_of(scene).foresee(scene, actions).cards.empty());
  json.end_object();
  return {};
}

Problem hint(Host& host, const Request& request, JsonWriter& json) {
  const Drafted drafted(host, request);
  const Scene scene = drafted.scene();
  const int place = host.advice(scene.view);
  if (place < 0) {
    return Problem({"there is nothing to advise now", "ahora no hay nada que aconsejar"});
  }
  const std::string notation = scene.view.offers()[static_cast<std::size_t>(place)];
  std::string label = notation, reason;
  for (const Choice& choice : writer_of(scene).choices(scene)) {
    if (choice.notation != notation) continue;
    label = choice.label;
    reason = writer_of(scene).reason(scene, choice);
  }
  json.begin_object().key("notation").text(notation).key("label").text(label);
  json.key("reason").text(reason).end_object();
  return {};
}

// What the viewer's guide says of what is asked, the draft included, and of what others did.
Problem guide(Host& host, const Request& request, JsonWriter& json) {
  const Drafted drafted(host, request, "viewer");
  write_guide(json, warren::guide(drafted.scene()),
              warren::matters(scene_of(host, request, "viewer")));
  return {};
}

Problem log(Host& host, const Request& request, JsonWriter& json) {
  json.begin_object();
  write_happenings(json, scene_of(host, request, "viewer"), request.number("from", 0));
  json.end_object();
  return {};
}

Problem save(Host& host, const Request&, JsonWriter& json) {
  json.begin_object().key("text").text(host.save_text()).end_object();
  return {};
}

Problem story(Host& host, const Request& request, JsonWriter& json) {
  return write_story(json, host, eyes_of(request));
}

Problem moment(Host& host, const Request& request, JsonWriter& json) {
  return write_moment(json, host, eyes_of(request), request.number("at", 0));
}

// --- calls about a table: what is done -----------------------------------------------------------

// Tells what was done since: one happening for each entry of the log, and how things stand now.
Problem tell(Host& host, const Request& request, int from, const Ruling& ruling, JsonWriter& json) {
  const Scene scene = scene_of(host, request, "viewer");
  json.begin_object();
  write_happenings(json, scene, from);
  json.key("refused");
  write_refused(json, ruling);
  json.key("scene");
  write_scene(json, scene, host.situation(scene.viewer()));
  json.end_object();
  return host.match().failure();
}

Voice voice_of(const Host& host, const Request& request) {
  return {request.lang(), host.seating().names()};
}

Problem step(Host& host, const Request& request, JsonWriter& json) {
  const int from = host.match().entries();
  while (host.match().entries() == from) {  // a bot that passes on an interruption makes no entry
    const Turn turn = host.next();
    if (turn.kind == Turn::Kind::over || turn.kind == Turn::Kind::person) break;
    if (turn.kind == Turn::Kind::chance)
      host.deal();
    else
      host.play(turn, host.think(turn));
  }
  return tell(host, request, from, {}, json);
}

Problem act(Host& host, const Request& request, JsonWriter& json) {
  const int from = host.match().entries();
  const ListRuling done =
      host.act_all(request.seat("seat"), request.texts("actions"), voice_of(host, request));
  return tell(host, request, from, done.ruling, json);
}

Problem undo(Host& host, const Request& request, JsonWriter& json) {
  const int from = host.match().entries();
  const Ruling ruling = host.undo(request.seat("seat"), voice_of(host, request));
  return tell(host, request, from, ruling, json);
}

Problem finish(Host& host, const Request& request, JsonWriter& json) {
  if (host.can_finish()) host.finish(request.seat("seat"));
  return tell(host, request, host.match().entries(), {}, json);
}

// --- calls about a lesson ------------------------------------------------------------------------

// How it stands; before that, back to the beginning of the task, or on to the next one.
Problem answer_lesson(LessonTable* lesson, const Request& request, JsonWriter& json) {
  if (lesson == nullptr)
    return Problem({"there is no lesson at this table", "en esta mesa no hay ninguna lección"});
  if (request.text("call") == "again") lesson->again();
  if (request.text("call") == "onward") lesson->onward();
  write_lesson(json, *lesson, request.lang());
  return {};
}

// --- the list ------------------------------------------------------------------------------------

struct Call {
  std::string_view name;
  Problem (*handle)(Host&, const Request&, JsonWriter&);
};
constexpr Call kCalls[] = {
    {"look", look},       {"board", board},       {"why", why},       {"inspect", inspect},
    {"preview", preview}, {"rehearse", rehearse}, {"hint", hint},     {"log", log},
    {"save", save},       {"step", step},         {"act", act},       {"undo", undo},
    {"finish", finish},   {"story", story},       {"moment", moment}, {"guide", guide},
};

// Somebody of this table, or nobody: calls come from outside.
Problem check_seat(const Host& host, const Request& request, std::string_view key) {
  const Seat seat = request.seat(key);
  if (seat == Seat::nobody ? key != "seat" || request.find(key, JsonValue::Kind::number) == nullptr
                           : index_of(seat) < host.match().seats())
    return {};
  return Problem({"there is no such seat at this table", "no hay tal asiento en esta mesa"});
}

}  // namespace

Problem PageCalls::open(const JsonValue& value, JsonWriter& json) {
  const Request request(value);
  const AnyGame* game = find_game(request.text("game"));
  if (game == nullptr) return unknown_game(request.text("game"));
  OptionSet options(game->option_menu());
  if (Problem problem = read_options(request.find("options", JsonValue::Kind::object), options))
    return problem;
  const std::vector<Chair> chairs = request.chairs();
  game->resolve(options, request.seed());
  AnyOpened opened = game->open(options, game->newest_rules());
  if (opened.problem) return opened.problem;
  const int seats = opened.match->seats();
  if (Problem problem = check_chairs(*game, chairs, seats)) return problem;
  const int table = seat_down(
      {.plain = std::make_unique<Host>(*game, std::move(opened.match),
                                       seat_all(chairs, seats, request.lang()), request.seed())});
  json.begin_object().key("table").number(table).end_object();
  return {};
}

Problem PageCalls::load(const JsonValue& value, JsonWriter& json) {
  const Request request(value);
  std::vector<Chair> chairs = request.chairs();
  const bool own = chairs.empty();
  if (own) chairs.push_back({});
  LoadedHost loaded = load_host(request.text("text"), chairs, request.seed(), request.lang(),
                                {.until = request.number("until", INT_MAX), .own_chairs = own});
  if (loaded.host == nullptr) return Problem({"{0}", "{0}"}, {loaded.problem});
  const int table = seat_down({.plain = std::move(loaded.host)});
  const AnyMatch& match = tables_[table].host().match();
  json.begin_object().key("table").number(table).key("game").text(match.game());
  json.key("entries").number(match.entries()).end_object();
  return {};
}

Problem PageCalls::learn(const JsonValue& value, JsonWriter& json) {
  const Request request(value);
  std::unique_ptr<LessonTable> lesson;
  if (Problem problem = open_lesson(request.text("text"), request.lang(), lesson)) return problem;
  json.begin_object().key("game").text(lesson->lesson().game->id());
  json.key("learner").number(index_of(lesson->learner()));
  json.key("table").number(seat_down({.lesson = std::move(lesson)})).end_object();
  return {};
}

Problem PageCalls::answer(const JsonValue& value, JsonWriter& json) {
  const Request request(value);
  const std::string_view name = request.text("call");
  if (name == "catalogue") return catalogue(request, json);
  if (name == "check") return check(request, json);
  if (name == "open") return open(value, json);
  if (name == "load") return load(value, json);
  if (name == "learn") return learn(value, json);
  const auto call = std::find_if(std::begin(kCalls), std::end(kCalls),
                                 [&](const Call& each) { return each.name == name; });
  const bool of_lesson = name == "lesson" || name == "again" || name == "onward";
  if (name != "close" && !of_lesson && call == std::end(kCalls))
    return Problem({"there is no call “{0}”", "no hay ninguna llamada «{0}»"}, {name});
  const auto table = tables_.find(request.number("table", 0));
  if (table == tables_.end()) return Problem({"this table is closed", "esta mesa está cerrada"});
  if (name == "close") {
    tables_.erase(table);
    json.begin_object().end_object();
    return {};
  }
  if (of_lesson) return answer_lesson(table->second.lesson.get(), request, json);
  Host& host = table->second.host();
  for (const std::string_view key : {"viewer", "seat"}) {
    if (Problem problem = check_seat(host, request, key)) return problem;
  }
  return call->handle(host, request, json);
}

std::string PageCalls::call(std::string_view request) {
  JsonValue value;
  JsonWriter json;
  Problem problem = read_json(request, value);
  if (!problem) problem = answer(value, json);
  if (!problem) return json.str();
  JsonWriter out;
  out.begin_object().key("problem");
  write_text(out, problem.say(Lang::en), problem.say(Lang::es));
  return out.end_object().str();
}

}  // namespace warren
