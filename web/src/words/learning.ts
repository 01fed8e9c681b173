// What the lessons' pages say themselves. They are a script of their own, with both languages in it.
import type { Lang } from '../engine/contract';
import { lang } from '../settings';

const en = {
  course: (game: string) => `Learn ${game}`,
  lead: 'Short lessons, played at the real table. Begin with any of them; what you have done stays marked.',
  progress: (done: number, all: number) => `${done} of ${all} lessons done`,
  first: 'First lesson',
  next: 'Next lesson',
  allDone: 'You have done them all. Time for a game!',
  tasks: (n: number) => (n === 1 ? '1 task' : `${n} tasks`),
  done: 'done',
  lesson: 'Lesson',
  task: (n: number, all: number) => `Task ${n} of ${all}`,
  over: 'Lesson done',
  hint: 'Hint',
  fromStart: 'Restart',
  retry: 'Try again',
  onward: 'Next task',
  repeat: 'Once more',
  toCourse: 'All lessons',
  learnt: 'What you have learnt:',
  rules: 'In the rules:',
  missing: 'There is no such lesson.',
};

const es: typeof en = {
  course: (game) => `Aprender ${game}`,
  lead: 'Lecciones cortas, jugadas en la mesa de verdad. Empieza por la que quieras; lo que ya has hecho queda marcado.',
  progress: (done, all) => `${done} de ${all} lecciones hechas`,
  first: 'Primera lección',
  next: 'Siguiente lección',
  allDone: 'Las has hecho todas. ¡A jugar!',
  tasks: (n) => (n === 1 ? '1 tarea' : `${n} tareas`),
  done: 'hecha',
  lesson: 'Lección',
  task: (n, all) => `Tarea ${n} de ${all}`,
  over: 'Lección terminada',
  hint: 'Pista',
  fromStart: 'Reiniciar',
  retry: 'Otra vez',
  onward: 'Siguiente tarea',
  repeat: 'Repetirla',
  toCourse: 'Todas las lecciones',
  learnt: 'Lo que has aprendido:',
  rules: 'En las reglas:',
  missing: 'No hay tal lección.',
};

export const learning: Record<Lang, typeof en> = { en, es };
export const says = () => learning[lang()];
