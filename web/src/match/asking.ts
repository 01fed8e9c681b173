// What the viewer asks the engine without doing anything: hints, reasons, and what a choice would bring.
import { batch } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { Give } from '../engine/client';
import type { CallName, Choice } from '../engine/contract';
import { actionsOf } from './actions';
import type { MatchState, OpenMatch } from './state';

export interface Asker {
  state: MatchState;
  set: SetStoreFunction<MatchState>;
  call<N extends CallName>(name: N, more: object): Promise<Give<N>>;
  fail(error: unknown): void;
  mark(ids: string[]): void;
  foresee(actions: string[]): void;
  moment(): object; // of a replay, the one that is looked at
}

type Question = 'hint' | 'guide' | 'why' | 'inspect' | 'touch' | 'ahead' | 'consider' | 'forgetHint';

export function createAsking({ state, set, call, fail, mark, foresee, moment }: Asker) {
  let considered = 0;
  let looked = 0;
  const asking: Pick<OpenMatch, Question> = {
    async hint() {
      set('hinting', true);
      try {
        const { notation, label, reason } = await call('hint', {
          seat: state.viewer,
          draft: [...state.draft],
        });
        const known = state.scene?.choices.find((choice) => choice.notation === notation);
        const bare = { place: '', cost: 0, group: '', steps: [], warning: '', gain: null, cards: [] };
        const hint: Choice = known ?? { ...bare, notation, verb: notation.split(' ')[0], label };
        batch(() => {
          set({ hint, hintWhy: reason });
          mark([hint.place, ...hint.cards].filter(Boolean));
        });
        foresee(actionsOf(hint));
        return hint;
      } catch (error) {
        fail(error);
        return null;
      } finally {
        set('hinting', false);
      }
    },
    guide: () => call('guide', { viewer: state.viewer, draft: [...state.draft] }).catch(() => null),
    async why(action) {
      return (await call('why', { seat: state.viewer, draft: [...state.draft], action })).refused;
    },
    async ahead(actions) {
      return (await call('rehearse', { seat: state.viewer, actions: [...state.draft, ...actions] })).scene;
    },
    async inspect(thing, held = false) {
      const turn = ++looked;
      if (!thing) return void set('inspected', null);
      try {
        const when = state.replay ? moment() : { draft: [...state.draft] };
        const seen = await call('inspect', { viewer: state.viewer, thing, ...when });
        if (turn === looked) set('inspected', seen.title ? { ...seen, thing, held } : null);
      } catch {
        // looking never fails: there is nothing to show
      }
    },
    touch: (thing) => asking.inspect(thing, true),
    async consider(what) {
      const turn = ++considered;
      if (what === null) {
        set('preview', null);
        return null;
      }
      const actions = actionsOf(what);
      try {
        const preview = await call('preview', { seat: state.viewer, draft: [...state.draft], actions });
        if (turn !== considered) return preview;
        set('preview', preview);
        if (!preview.refused) foresee(actions.slice(0, preview.steps));
        return preview;
      } catch {
        return null; // having nothing to show is not a failure
      }
    },
    forgetHint() {
      if (!state.hint) return;
      batch(() => {
        set('hint', null);
        mark([]);
      });
    },
  };
  // `stop` discards a preview that is still being computed.
  return { ...asking, stop: () => void considered++ };
}
