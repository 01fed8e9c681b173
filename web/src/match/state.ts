// What is known of an open match, and what can be done with it.
import type { Engine, Give } from '../engine/client';
import type {
  Choice,
  GameBoard,
  GameId,
  Guide,
  Happening,
  Inspection,
  Lang,
  Lesson,
  Note,
  Refused,
  Scene,
  TurnLine,
} from '../engine/contract';
import type { Speed } from '../settings';

export interface Logged extends Note {
  entry: number;
}

export type Preview = Give<'preview'>;

// What is looked at: as long as the pointer rests on it, or held until it is put away.
export interface Inspected extends Inspection {
  thing: string;
  held: boolean;
}

// What goes on, in words, and who does it.
export interface Caption {
  seat: number; // -1: nobody
  text: string;
}

export interface MatchState {
  id: string; // of the kept game
  game: GameId;
  lang: Lang;
  viewer: number; // the seat whose view is shown; -1: a spectator's
  scene: Scene | null; // null until the first look
  board: GameBoard | null; // of this stage
  log: Logged[]; // every sentence the viewer may read
  lines: TurnLine[]; // by turn, what it brought so far; an empty line: that is not to be told yet
  playing: Note[]; // what is being shown right now; empty: nothing
  caption: Caption | null; // what is shown, or was last, until somebody is asked
  alone: string; // what was done by itself, for there was no choice, until the viewer acts
  busy: boolean; // the engine thinks or something moves: nothing can be done now
  paused: boolean;
  cover: number; // the seat that must take the device; -1: no cover
  selected: string; // a place or a card the viewer points at; empty: nothing
  marks: Record<string, true>; // places, cards and seats to highlight: a line of the log mentions them
  preview: Preview | null; // of the choice that is being considered
  refused: Refused | null; // why not, until it is dismissed
  inspected: Inspected | null; // what the viewer looks at
  hint: Choice | null; // what a bot would do
  hintWhy: string; // what plainly comes of that; empty: nobody knows
  hinting: boolean; // a bot thinks about that
  draft: string[]; // actions of a choice that is not whole yet; nothing of it is sent
  pending: { actions: string[]; label: string; warning: string } | null; // a whole choice that waits to be confirmed
  standing: string; // what is answered by itself until the viewer's next turn; empty: nothing
  said: string; // out of turn, and not carried out yet; empty: nothing
  replay: boolean; // an old game is being looked at: nothing can be done
  lesson: Lesson | null; // how it stands; null: this is no lesson
  failed: 'engine' | 'problem' | null;
  failure: string;
}

// What an animation gets. The scene in the store is still the previous one; `after` replaces it when
// the promise resolves. `ms` is how long the animation should take, always more than 0. If `moves` is
// false, reduced motion is wanted: highlight, but do not move anything.
export interface Play {
  happening: Happening;
  after: Scene;
  ms: number;
  moves: boolean;
  skipped: AbortSignal; // the viewer is in a hurry
}
export type Animator = (play: Play) => Promise<void>;

// How the viewer chose: by confirming what was shown in full, by a control that says what it does, or by
// pointing at a place or a piece.
export type How = 'shown' | 'said' | 'pointed';

export interface OpenMatch {
  readonly state: MatchState;
  // Whether the viewer has to answer now.
  mine(): boolean;
  // Choices that lead to a place, or that name a card.
  choicesAt(place: string): Choice[];
  choicesWith(card: string): Choice[];
  // Whether `place`, card or seat ("p2") is mentioned by the highlighted line of the log.
  marked(id: string): boolean;
  // Takes a choice. If more belongs to it, it is put into state.draft and state.scene asks for the rest;
  // what could be a slip waits in state.pending for `confirm`, or for being chosen again; otherwise it is
  // done, and the others continue. False: it was refused (see state.refused).
  act(what: Choice | string | string[], how?: How): Promise<boolean>;
  // The viewer is about to take this: what it leads to is asked for already. Changes nothing.
  foresee(what: Choice | string | string[]): void;
  confirm(): Promise<boolean>;
  cancel(): Promise<void>; // back to before the choice
  canUndo(): boolean;
  undo(): Promise<boolean>; // within a draft: its last part
  // Answers so, and by itself whenever it is asked again until the viewer's next turn; null: no longer.
  // Only where nobody else plays: elsewhere the time it takes would tell others of it.
  mayStand(): boolean;
  stand(answer: Choice | null): Promise<void>;
  // An action out of turn, also while something is shown: it is carried out as soon as the rules allow.
  speakUp(seat: number, action: string): Promise<void>;
  finish(): Promise<boolean>;
  // Asks for a hint; it is in state.hint until something is done.
  hint(): Promise<Choice | null>;
  // What the guide says now, to the viewer; null: the engine does not answer.
  guide(): Promise<Guide | null>;
  // Whether `act` would do it: null if it would. Says nothing to the viewer.
  why(action: string): Promise<Refused | null>;
  // Shows in state.inspected what a thing is; nothing is done. An empty name puts it away.
  inspect(thing: string, held?: boolean): Promise<void>;
  // The viewer touched something no choice leads to: shows what it is.
  touch(thing: string): Promise<void>;
  // What is asked once these actions are chosen; null: nothing more.
  ahead(actions: string[]): Promise<Scene | null>;
  // Shows what a choice would bring in state.preview; null ends it.
  consider(what: Choice | string | string[] | null): Promise<Preview | null>;
  select(id: string): void;
  mark(marks: string[]): void;
  dismiss(): void; // the refusal that is shown
  forgetHint(): void;
  // Registers the game's animation; without one there is a short pause. Returns how to unregister it.
  animate(animator: Animator): () => void;
  skip(): void; // skips what is being shown, and all until a person is asked
  pause(paused: boolean): void;
  uncover(): Promise<void>; // the right person has the device
  setLang(lang: Lang): Promise<void>;
  recap(): Logged[]; // of the others' turns since the viewer's last one
  // Of a lesson: back to the beginning of its task; on to the next one, once this one is done.
  again(): Promise<void>;
  onward(): Promise<void>;
  // Starts, or goes on after a failure.
  advance(): Promise<void>;
  // For replays: another viewer, or all hands open; the moment after so many entries. If `told`, what the
  // last of them brought is shown.
  look(viewer: number, open?: boolean): Promise<void>;
  turnTo(entries: number, told: boolean): Promise<void>;
  grow(table: number): Promise<void>; // the same match at a table that holds more of it
  close(): void;
}

export interface MatchParams {
  engine: Engine;
  id: string;
  table: number;
  game: GameId;
  secrets: boolean;
  lang: Lang;
  replay?: boolean;
  lesson?: boolean; // the table was opened by `learn`
  viewer?: number; // for replays
  open?: boolean; // for replays of what is over: all hands are open
  speed(): Speed;
  touching?(): boolean; // the last pointer was a finger
  quick?(): boolean; // an expert: nothing waits to be confirmed
  alone?(): boolean; // what leaves no choice is done by itself
  moves(): boolean;
  // After every entry: the text of the game is to be kept.
  keep?(text: string, scene: Scene): void;
  // What happened, in sentences: for the live region and for sounds.
  tell?(notes: Note[]): void;
  wait?(ms: number, skipped: AbortSignal): Promise<void>;
}
