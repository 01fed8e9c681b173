// What the page and the engine's worker say to each other. All that is shown comes from here; no
// rule is written on this side. The C++ side is host/page_calls.cc (calls), scene/scene_json.cc (scenes,
// notes), host/catalogue.cc and scene/<game>/ (views and boards). Numbers are whole numbers.
//
// tests/contract.test.ts plays with the real engine and holds every answer against these types; it
// also fails if a value that they allow never occurs.

export type Lang = 'en' | 'es';
export interface Text {
  en: string;
  es: string;
}
export type GameId = 'jack-rabbits' | 'rabbihop';

// --- what can be played (`catalogue`) ------------------------------------------------------------

export interface OptionInfo {
  name: string;
  kind: 'flag' | 'number' | 'choice' | 'text';
  group: string; // the name of one of the game's groups
  standard: string; // the default, as `values` are written: "on", "3", "plain"
  lowest: number; // numbers only
  highest: number;
  automatic: string; // numbers only: the word for "decide for me"; empty: there is none
  utmost: string; // numbers only: the word for "as much as there is"; empty: there is none
  choices: { name: string; label: Text }[]; // choices and texts only
  label: Text;
  help: Text;
}

export interface PresetInfo {
  name: string;
  label: Text;
  help: Text; // what kind of game it makes
  values: Record<string, string>; // of every option
  known: { option: string; value: string; name: Text; help: Text }[]; // an edition's own words
}

export interface GameInfo {
  id: GameId;
  title: Text;
  secrets: boolean;
  seats: { fewest: number; most: number };
  rules: number; // the newest version
  groups: { name: string; title: Text }[]; // of options, in the order in which they are shown
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: { name: string; label: Text }[];
  standardBot: string;
}

export interface Catalogue {
  games: GameInfo[];
}

// --- a table -------------------------------------------------------------------------------------

export interface Chair {
  name: string;
  bot: string; // empty: a person
}

export interface OpenParams {
  game: GameId;
  options: Record<string, string>; // those that are named; the rest keeps its default
  chairs: Chair[]; // as many as there are seats
  seed: string; // 64 bits, decimal
  lang: Lang;
}

// Something the seat may do. `notation` is what `act` takes; where `steps` is not empty it is a
// journey of several actions, and `act` takes those.
export interface Choice {
  notation: string;
  verb: string; // the first word of the notation
  label: string;
  place: string; // where on the board it leads; empty: nowhere
  cost: number;
  group: string; // the heading that long lists fold it under; empty: stands alone
  steps: string[];
  gain: number | null; // points it brings; of a jump: of what can be taken there. Null: says nothing
  cards: string[]; // that it names: "7C", "10S", "red"
  warning: string; // what one may regret about it, to be asked before it is done; empty: nothing
}

export interface Next {
  kind: 'over' | 'chance' | 'bot' | 'person';
  seat: number; // -1: nobody
}

export interface Result {
  winners: number[];
  scores: number[]; // of each seat; 0 where a game keeps none
  reason: string; // a sentence
  reckoning: string; // Markdown: why the result is what it is
}

// A place that can be pointed at, with the words a screen reader speaks.
export interface PlaceInfo {
  id: string;
  about: string;
}

export interface SceneOf<View extends GameView> {
  game: GameId;
  stage: View['kind'];
  viewer: number; // -1: a spectator
  chairs: Chair[];
  entries: number; // of the log so far
  turns: number;
  next: Next;
  asked: boolean; // it is for the viewer to decide now, whoever is next: several may be asked at once
  status: string; // how far the game is, in few words
  question: string; // what the viewer is asked, or what goes on
  choices: Choice[]; // of the viewer, if asked
  // Whether the one choice there is can be made by itself: what all know leaves no other, or only what
  // the viewer holds. Empty: no.
  forced: '' | 'rules' | 'hand';
  hints: boolean; // `hint` can be asked
  canUndo: boolean;
  canFinish: boolean; // "finish it for me": a board is being built
  result: Result | null;
  places: PlaceInfo[];
  view: View;
}
// One of these for each stage: its view is that stage's own.
export type Scene<View extends GameView = GameView> = View extends GameView ? SceneOf<View> : never;

// One event as the viewer may know it. `marks` are the places, cards and seats ("p2") it speaks of.
export interface Note {
  turn: number; // it belongs to, counted from 0
  kind: string;
  seat: number; // -1: nobody's
  sentence: string;
  cards: string[]; // empty where they are hidden
  count: number; // how many cards moved, also where they are hidden
  from: string; // a place, a seat, "pile", "court", "spent"; empty: does not matter
  to: string;
  // How long it is worth looking at: 0 there is nothing to see, 1 an aside, 2 what somebody does, 3 what
  // all will want to know, 4 it is done to the viewer.
  weight: number;
  marks: string[];
  incident: Incident | null; // to be stopped for
}

// Who, with what, and what it brought each of them.
export interface Incident {
  title: string;
  sides: {
    seat: number;
    cards: string[]; // an empty one: a card that the viewer does not see
    brings: string;
    lost: boolean;
  }[];
}

// What became of `step`, `act`, `undo`: one list of notes for each entry of the log.
export interface Happening {
  entry: number;
  notes: Note[];
}

// What a turn brought, in a line or two; without what was taken back.
export interface TurnLine {
  turn: number;
  seat: number; // -1: the match, or a stage of it, is set up
  line: string;
}

export interface Refused {
  code: string;
  section: string; // its heading on the rules page of that language; empty: no rule is about it
  reason: string;
}

export interface Done {
  happenings: Happening[];
  lines: TurnLine[]; // of the turns they belong to
  refused: Refused | null; // then nothing was done: actions are carried out all or not at all
  scene: Scene;
}

// What one of several actions has to pay for, or to reach in another way (hearts that prove something,
// a trade, a fight): cards of these suits, worth so much. Also where they are not worth enough yet.
export interface Payment {
  step: number; // which of the actions
  amount: number; // what an ace before the player adds is taken off already
  worth: number; // what the cards are for this
  suits: string[];
  cards: string[]; // that it pays with
  purpose: string; // "a horse to Q♠"
  warning: string; // as a choice has it, for the cards chosen here
}

// What somebody reads who looks at a thing. An empty title: there is no such thing.
export interface Inspection {
  title: string;
  what: string;
  lines: { kind: 'can' | 'cannot' | 'cost' | 'note'; text: string }[]; // what is offered there comes first
  rule: string; // a heading of the rules page; empty: none speaks of it
  code: string; // of the refusal that a line "cannot" tells of; empty: there is none
}

// How a lesson stands, in the language of the call.
export interface Lesson {
  title: string;
  intro: string; // empty: none
  teaches: string[]; // headings of the rules page of that language
  tasks: number; // how many there are
  task: number; // which one it is, from 0
  words: string; // what is to be done
  points: string[]; // things to be highlighted, as `inspect` takes them
  hint: string; // to be shown if it is wanted; empty: none
  refusals: { code: string; words: string }[]; // what is said beside refusals with these codes
  // wrong: it was allowed, but misses the point; `said` tells why, and `again` leads back. done: `said` tells what
  // was learnt, and `onward` leads to the next task. In both nobody is asked anything at the table: its `next` is
  // "over", without a result.
  state: 'doing' | 'wrong' | 'done';
  said: string; // empty while it is being done
  over: boolean; // the last task is done
}

// What a guide says to somebody who learns the game. An empty topic: nothing, the viewer only watches.
export interface Guide {
  topic: string; // what is asked, by a name that stays; "waiting" and "over" where nothing is
  line: string; // what this is and what can be done, with the numbers and cards of now
  good: string; // what it is good for
  risk: string; // empty: none
  lessons: { topic: string; text: string }[]; // to be explained once, when they first come up
  goal: string; // for the next turns; empty: there is none to name
  urgent: boolean; // the goal goes before all else
  points: string[]; // things it speaks of, named as `inspect` names them
  rule: string; // a heading of the rules page; empty: none
  matters: string; // why what others did matters to the viewer; empty: it does not
}

// --- calls ---------------------------------------------------------------------------------------

// It could not be done at all.
export interface Problem {
  problem: Text;
}

// Every call has its name, takes one object and gives one, or a Problem. `table` is the number that
// `open`, `load` or `learn` gave.
export interface Calls {
  catalogue: { take: Record<string, never>; give: Catalogue };
  // Why these options cannot be played; nothing if they can. The `idle` ones would change nothing now.
  check: {
    take: { game: GameId; options: Record<string, string> };
    give: { problem: Text | null; idle: string[] };
  };
  open: { take: OpenParams; give: { table: number } };
  // Goes on from the text of a log, or from its first `until` entries; chairs instead of its own if
  // they are given.
  load: {
    take: { text: string; lang: Lang; seed: string; until?: number; chairs?: Chair[] };
    give: { table: number; game: GameId; entries: number };
  };
  // A table for the lesson that this text holds (lessons/<game>/<name>.lesson). All other calls work on it; bots
  // and chance do what the lesson has written down. A malformed text is a problem that names the line.
  learn: { take: { text: string; lang: Lang }; give: { game: GameId; learner: number; table: number } };
  lesson: { take: { table: number; lang: Lang }; give: Lesson };
  // Back to the beginning of the task; on to the next task, once this one is done. After both the match at the
  // table is a new one, whose log is empty: look again.
  again: { take: { table: number; lang: Lang }; give: Lesson };
  onward: { take: { table: number; lang: Lang }; give: Lesson };
  close: { take: { table: number }; give: Record<string, never> };
  look: { take: { table: number; viewer: number; lang: Lang }; give: Scene };
  // The parts of a scene that stay as they are through a stage, the drawn board and the like: of the present
  // stage, or of that after so many entries.
  board: { take: { table: number; lang: Lang; at?: number }; give: GameBoard };
  // One entry by chance or a bot; none if a person is asked or the game is over.
  step: { take: { table: number; viewer: number; lang: Lang }; give: Done };
  act: { take: { table: number; viewer: number; lang: Lang; seat: number; actions: string[] }; give: Done };
  undo: { take: { table: number; viewer: number; lang: Lang; seat: number }; give: Done };
  finish: { take: { table: number; viewer: number; lang: Lang; seat: number }; give: Done };
  // A choice that takes several actions is put together before any of it is sent; `draft` in the calls
  // below is the part that stands. What comes of these actions:
  rehearse: {
    take: { table: number; lang: Lang; seat: number; actions: string[] };
    give: {
      refused: Refused | null; // they cannot be done
      scene: Scene | null; // there is more to choose: what is asked then; null: this is all of it
      lasting: boolean; // no undo takes it back: it tells others something, or is followed by chance or others
      costs: boolean; // cards or tiles are given up
    };
  };
  // Whether `act` would do it.
  why: {
    take: { table: number; lang: Lang; seat: number; draft?: string[]; action: string };
    give: { refused: Refused | null };
  };
  // What a thing is, and what can be done with it now: a place, a seat ("p2"), a card ("card:7C"), a way out
  // ("exit3") and what else has a name. In a replay: what it was after so many entries.
  inspect: {
    take: {
      table: number;
      lang: Lang;
      viewer: number;
      draft?: string[];
      thing: string;
      at?: number;
      open?: boolean;
    };
    give: Inspection;
  };
  // What a choice would bring: the places passed, in order, cards given up on the way, and what is to
  // be paid by which of the actions.
  preview: {
    take: { table: number; lang: Lang; seat: number; draft?: string[]; actions: string[] };
    give: {
      path: string[];
      end: string;
      cards: string[];
      payments: Payment[];
      warning: string; // of all the actions: what to ask before they are done; empty: nothing
      note: string; // what others may do then; empty: nothing
      steps: number; // how many of the actions go through before something else is asked
      refused: Refused | null; // why the actions do not go through; what came before is shown
    };
  };
  hint: {
    take: { table: number; lang: Lang; seat: number; draft?: string[] };
    give: { notation: string; label: string; reason: string }; // reason: what plainly comes of it; may be empty
  };
  // Asked for after the scene is shown: it takes a little longer than that.
  guide: { take: { table: number; lang: Lang; viewer: number; draft?: string[] }; give: Guide };
  // The sentences so far as a seat may read them, from the entry `from` on.
  log: {
    take: { table: number; viewer: number; lang: Lang; from: number };
    give: { happenings: Happening[]; lines: TurnLine[] };
  };
  // All that happened, for a replay. `turns` are the moments at which one begins: so many entries of the log.
  // `open`: all hands are, for which the game must be `over`; events are then told as their seat knows them.
  story: {
    take: { table: number; viewer: number; lang: Lang; open: boolean };
    give: { happenings: Happening[]; lines: TurnLine[]; turns: number[]; over: boolean };
  };
  // What the viewer saw after so many entries. Nobody is asked in such a scene.
  moment: { take: { table: number; viewer: number; lang: Lang; open: boolean; at: number }; give: Scene };
  save: { take: { table: number }; give: { text: string } };
}
export type CallName = keyof Calls;

// --- what each game shows: see jack_rabbits.ts, building.ts and rabbihop.ts -----------------------------------

import type { BuildingBoard, BuildingView } from './building';
import type { JackRabbitsBoard, JackRabbitsView } from './jack_rabbits';
import type { RabbihopBoard, RabbihopView } from './rabbihop';

export type GameView = JackRabbitsView | BuildingView | RabbihopView;
export type GameBoard = JackRabbitsBoard | BuildingBoard | RabbihopBoard;
