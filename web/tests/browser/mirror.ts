// The same game beside the page: the real engine with the same seed. It knows what is offered, and
// what the page must show once something is done.
import type { CallName, Calls, Choice, Done, GameId, Lang, Scene } from '../../src/engine/contract';
import * as real from '../engine';
import type { Draft } from './browser';

export async function startEngine() {
  const { call: ask } = await real.startEngine('en', 'es');
  return <N extends CallName>(name: N, take: Calls[N]['take']): Calls[N]['give'] => {
    const answer = JSON.parse(ask(JSON.stringify({ call: name, ...take })));
    if ('problem' in answer && name !== 'check') throw new Error(JSON.stringify(answer.problem));
    return answer;
  };
}
export type Ask = Awaited<ReturnType<typeof startEngine>>;

export class Mirror {
  scene!: Scene;
  table: number;
  kinds = new Set<string>(); // of the notes so far
  constructor(
    readonly ask: Ask,
    game: GameId,
    draft: Draft,
    public viewer: number,
    readonly lang: Lang = 'en',
  ) {
    const { chairs, seed = '1' } = draft;
    const options = { ...draft.options, players: String(chairs.length) };
    // The page keeps a game as soon as it is opened, and the table takes it from there.
    const { table } = ask('open', { game, options, chairs, seed, lang });
    const { text } = ask('save', { table });
    ask('close', { table });
    this.table = ask('load', { text, lang, seed }).table;
    this.scene = ask('look', { table: this.table, viewer, lang });
    this.advance();
  }
  // Until a person is asked, or it is over.
  advance() {
    while (this.scene.next.kind === 'bot' || this.scene.next.kind === 'chance') {
      const done = this.ask('step', { table: this.table, viewer: this.viewer, lang: this.lang });
      this.take(done);
      // A bot that does not interrupt leaves no entry.
      if (!done.happenings.length && done.scene.next.kind !== 'person') break;
    }
  }
  take(done: Done) {
    if (done.refused) throw new Error(done.refused.reason);
    for (const happening of done.happenings) for (const note of happening.notes) this.kinds.add(note.kind);
    this.scene = done.scene;
  }
  act(actions: string[]) {
    const { table, viewer, lang } = this;
    this.take(this.ask('act', { table, viewer, lang, seat: viewer, actions }));
    this.advance();
  }
  choose(choice: Choice) {
    this.act(choice.steps.length ? choice.steps : [choice.notation]);
  }
  // What is chosen but not sent: the scene shows it, the match does not know of it.
  draft(actions: string[]) {
    const { table, viewer, lang } = this;
    const { refused, scene } = this.ask('rehearse', { table, lang, seat: viewer, actions });
    if (!scene) throw new Error(refused?.reason ?? `${actions.join()} is a whole choice`);
    this.scene = scene;
  }
  cancel() {
    this.scene = this.ask('look', { table: this.table, viewer: this.viewer, lang: this.lang });
  }
  finish() {
    this.perform('finish');
  }
  undo() {
    this.perform('undo');
  }
  perform(what: 'finish' | 'undo') {
    const { table, viewer, lang } = this;
    this.take(this.ask(what, { table, viewer, lang, seat: viewer }));
    this.advance();
  }
  hint(): string {
    return this.ask('hint', { table: this.table, lang: this.lang, seat: this.viewer }).notation;
  }
  // `seen`: only those of what there is something to see of.
  sentences(lang = this.lang, seen = false): string[] {
    const { happenings } = this.ask('log', { table: this.table, viewer: this.viewer, lang, from: 0 });
    const notes = happenings.flatMap((one) => one.notes).filter((note) => note.weight || !seen);
    return notes.map((note) => note.sentence).filter(Boolean);
  }
  close() {
    this.ask('close', { table: this.table });
  }
}
