// What is wrong with a text that is no lesson, in sentences for whoever writes it.
#include "games/game_list.h"
#include "host/lesson.h"

namespace warren {
namespace {

using Flaw = LessonFlaw::Kind;

// {0} is the word that the flaw is about.
Text sentence(Flaw kind) {
  switch (kind) {
    case Flaw::none:
    case Flaw::unknown_game:
      break;
    case Flaw::empty:
      return {"the lesson is empty", "la lección está vacía"};
    case Flaw::format:
      return {"this is no lesson of Warren: its first line must be “warren-lesson 1”",
              "esto no es una lección de Warren: su primera línea debe ser «warren-lesson 1»"};
    case Flaw::words_astray:
      return {
          "“{0}” stands below what it is about: title, intro, task, hint, done, wrong, only, "
          "refused or missed",
          "«{0}» va debajo de aquello de lo que habla: title, intro, task, hint, done, wrong, "
          "only, refused o missed"};
    case Flaw::no_words_behind:
      return {"there are no words behind “{0}”", "no hay palabras tras «{0}»"};
    case Flaw::no_words_below:
      return {"there are no words below this line: en and es are missing",
              "no hay palabras debajo de esta línea: faltan en y es"};
    case Flaw::language_missing:
      return {"below this line the words in “{0}” are missing",
              "debajo de esta línea faltan las palabras en «{0}»"};
    case Flaw::stands_alone:
      return {"“{0}” stands alone; its words follow in lines en and es",
              "«{0}» va solo; sus palabras siguen en líneas en y es"};
    case Flaw::twice:
      return {"there is a second “{0}”; one is all there can be",
              "hay un segundo «{0}»; solo puede haber uno"};
    case Flaw::rules_version:
      return {"“{0}” is no rules version; it is a number from 1",
              "«{0}» no es una versión de reglas; es un número desde 1"};
    case Flaw::head_line:
      return {
          "“{0}” is no line of a lesson's head: game, rules, preset, option, learner, name, "
          "teaches, title, intro, position and task are",
          "«{0}» no es una línea de la cabecera de una lección: lo son game, rules, preset, "
          "option, learner, name, teaches, title, intro, position y task"};
    case Flaw::seat:
      return {"“{0}” is no seat; seats are p0, p1 and so on",
              "«{0}» no es un asiento; los asientos son p0, p1, etc."};
    case Flaw::name:
      return {"“name” takes a seat and a name: name p1 Ana",
              "«name» lleva un asiento y un nombre: name p1 Ana"};
    case Flaw::no_end:
      return {"this position has no line “end”", "a esta posición le falta la línea «end»"};
    case Flaw::needs_thing:
      return {"behind “{0}” stands a thing, such as p1 or card:7C",
              "tras «{0}» va una cosa, como p1 o card:7C"};
    case Flaw::needs_number:
      return {"behind “{0}” stands a number from 0 to 99", "tras «{0}» va un número de 0 a 99"};
    case Flaw::needs_actions:
      return {"behind “{0}” stand actions, with ; between them",
              "tras «{0}» van acciones, con ; entre ellas"};
    case Flaw::needs_code:
      return {"behind “{0}” stands the code of a refusal", "tras «{0}» va el código de un rechazo"};
    case Flaw::task_line:
      return {
          "“{0}” is no line of a task: point, chance, p0 to p7, reach, and, turns, wrong, only, "
          "refused, missed, slip, hint, done, solution and position are",
          "«{0}» no es una línea de una tarea: lo son point, chance, p0 a p7, reach, and, turns, "
          "wrong, only, refused, missed, slip, hint, done, solution y position"};
    case Flaw::learners_line:
      return {"what the learner does stands in solution and slip; {0} is the learner",
              "lo que hace el aprendiz va en solution y slip; {0} es el aprendiz"};
    case Flaw::needs_deed:
      return {"behind “{0}” stands what is done", "tras «{0}» va lo que se hace"};
    case Flaw::needs_condition:
      return {"behind “{0}” stands event, view or action, and a pattern",
              "tras «{0}» va event, view o action, y un modelo"};
    case Flaw::no_pattern:
      return {"there is no pattern behind “{0}”", "no hay modelo tras «{0}»"};
    case Flaw::and_astray:
      return {"“and” stands right below reach or wrong", "«and» va justo debajo de reach o wrong"};
    case Flaw::slip_astray:
      return {"“slip” stands below the answer it must get: wrong, only, refused or missed",
              "«slip» va debajo de la respuesta que debe recibir: wrong, only, refused o missed"};
    case Flaw::no_game:
      return {"the lesson names no game; add a line such as “game rabbihop” before the first task",
              "la lección no nombra un juego; añade una línea como «game rabbihop» antes de la "
              "primera tarea"};
    case Flaw::no_title:
      return {"the lesson has no title before its first task",
              "la lección no tiene título (title) antes de su primera tarea"};
    case Flaw::no_section:
      return {"the lesson does not say which section of the rules it teaches: teaches …",
              "la lección no dice qué sección de las reglas enseña: teaches …"};
    case Flaw::unknown_section:
      return {"no section of the rules of this game has the English heading “{0}”",
              "ninguna sección de las reglas de este juego tiene el título inglés «{0}»"};
    case Flaw::no_goal:
      return {"this task has no line “reach”: it can never be done",
              "esta tarea no tiene línea «reach»: nunca se cumple"};
    case Flaw::no_solution:
      return {"this task has no line “solution”: nobody knows that it can be done",
              "esta tarea no tiene línea «solution»: nadie sabe si se puede hacer"};
    case Flaw::no_task:
      return {"the lesson has no task", "la lección no tiene ninguna tarea"};
  }
  return {};
}

}  // namespace

Problem explain(const LessonFlaw& flaw) {
  if (flaw.kind == Flaw::none) return {};
  if (flaw.kind == Flaw::unknown_game) return unknown_game(flaw.word).at_line(flaw.line);
  return Problem(sentence(flaw.kind), {flaw.word}).at_line(flaw.line);
}

}  // namespace warren
