// What is known of an open match, and what can be done with it.
import type { Engine, Give } from '../engine/client';
import type { Choice, GameBoard, GameId, Happening, Lang, Note, Refused, Scene } from '../engine/contract';
import type { Speed } from '../settings';

export interface Logged extends Note {
  entry: number;
}

export type Preview = Give<'preview'>;

export interface MatchState {
  id: string; // of the kept game
  game: GameId;
  lang: Lang;
  viewer: number; // the seat whose view is shown; -1: a spectator's
  scene: Scene | null; // null until the first look
  board: GameBoard | null; // of this stage
  log: Logged[]; // every sentence the viewer may read
  playing: Note[]; // what is being shown right now; empty: nothing
  busy: boolean; // the engine thinks or something moves: nothing can be done now
  paused: boolean;
  cover: number; // the seat that must take the device; -1: no cover
  selected: string; // a place or a card the viewer points at; empty: nothing
  marks: Record<string, true>; // places, cards and seats to highlight: a line of the log mentions them
  preview: Preview | null; // of the choice that is being considered
  refused: Refused | null; // why not, until it is dismissed
  hint: Choice | null; // what a bot would do
  hinting: boolean; // a bot thinks about that
  recapFrom: number; // the first entry since the viewer's last own one
  replay: boolean; // an old game is being looked at: nothing can be done
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

export interface OpenMatch {
  readonly state: MatchState;
  // Whether the viewer has to answer now.
  mine(): boolean;
  // Choices that lead to a place, or that name a card.
  choicesAt(place: string): Choice[];
  choicesWith(card: string): Choice[];
  // Whether `place`, card or seat ("p2") is mentioned by the highlighted line of the log.
  marked(id: string): boolean;
  // Does what is chosen, and lets the others continue. False: it was refused (see state.refused).
  act(what: Choice | string | string[]): Promise<boolean>;
  undo(): Promise<boolean>;
  pass(): Promise<boolean>;
  finish(): Promise<boolean>;
  // Asks for a hint; it is in state.hint until something is done.
  hint(): Promise<Choice | null>;
  // Whether `act` would do it: null if it would. Says nothing to the viewer.
  why(action: string): Promise<Refused | null>;
  // The viewer touched something no choice leads to: state.refused says why.
  touch(place: string): Promise<Refused | null>;
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
  recap(): Logged[]; // since the viewer's last own entry
  // Starts, or goes on after a failure.
  advance(): Promise<void>;
  // For replays: another viewer; another moment, which is another table for the engine. If `told`, what
  // happened in between is shown.
  look(viewer: number): Promise<void>;
  turnTo(table: number, told: boolean): Promise<void>;
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
  viewer?: number; // for replays
  speed(): Speed;
  moves(): boolean;
  // After every entry: the text of the game is to be kept.
  keep?(text: string, scene: Scene): void;
  // What happened, in sentences: for the live region and for sounds.
  tell?(notes: Note[]): void;
  wait?(ms: number, skipped: AbortSignal): Promise<void>;
}
