// A choice that takes several actions (a journey, a purchase with its payment) is put together here, on
// the viewer's own view, and sent when it is whole. Until then nobody knows of it, and cancelling
// leaves nothing behind.
import { batch } from 'solid-js';
import type { SetStoreFunction } from 'solid-js/store';
import type { Give } from '../engine/client';
import type { CallName, Choice, Scene } from '../engine/contract';
import { actionsOf } from './actions';
import { createForeseeing, type Rehearsal } from './foreseeing';
import type { How, MatchParams, MatchState } from './state';

interface Drafter {
  params: Pick<MatchParams, 'touching' | 'quick' | 'alone'>;
  state: MatchState;
  set: SetStoreFunction<MatchState>;
  call<N extends CallName>(name: N, more: object): Promise<Give<N>>;
  free(): boolean; // something can be done now
  send(actions: string[]): Promise<boolean>;
  show(scene: Scene): void;
  forget(): void; // what was pointed at, previewed and hinted before
  fail(error: unknown): void;
}

export function createDrafting(drafter: Drafter) {
  const { params, state, set, call, show, fail } = drafter;
  let parts: string[][] = []; // the draft, choice by choice
  let asking = false;
  const rehearse = (actions: string[]) => call('rehearse', { seat: state.viewer, actions });
  const foreseeing = createForeseeing(
    () => `${state.scene?.entries} ${state.viewer} ${state.lang}`,
    rehearse,
  );

  // Nothing is sent by a slip: see docs/decisions/nothing-by-a-slip.md.
  function needsConfirming(how: How, warning: string, { lasting, costs }: Rehearsal): boolean {
    if (how === 'shown' || params.quick?.()) return false;
    if (warning && how === 'pointed') return true;
    if (!costs && state.scene?.choices.length === 1) return false; // there is nothing to choose
    const begun = how === 'pointed' && parts.length > 0;
    if (params.touching?.()) return begun || lasting || costs;
    return begun || (how === 'pointed' && lasting);
  }

  // What is to be confirmed, in words.
  const inWords = (what: Choice | string | string[]) => {
    const [last] = actionsOf(what).slice(-1);
    const known = state.scene?.choices.find((choice) => choice.notation === last);
    const { label, warning } =
      typeof what === 'object' && 'label' in what ? what : (known ?? { label: last, warning: '' });
    return { label, warning };
  };

  // In a draft the next question may have one answer, the same whatever anybody holds: it is chosen with what
  // led to it, as long as that sends nothing.
  const follows = (scene: Scene) => params.alone?.() && scene.forced === 'rules';
  async function followed(added: string[], scene: Scene): Promise<{ added: string[]; scene: Scene }> {
    if (!follows(scene)) return { added, scene };
    const more = [...added, ...actionsOf(scene.choices[0])];
    const seen = await call('rehearse', { seat: state.viewer, actions: [...state.draft, ...more] });
    return seen.refused || !seen.scene || seen.costs ? { added, scene } : followed(more, seen.scene);
  }

  async function act(what: Choice | string | string[], how: How = 'said'): Promise<boolean> {
    if (!drafter.free() || asking) return false;
    const added = actionsOf(what);
    const actions = [...state.draft, ...added];
    const waits = state.pending?.actions;
    if (waits && waits.join() === actions.join()) return drafter.send(actions);
    asking = true;
    try {
      const coming = foreseeing.take(actions);
      const seen = coming instanceof Promise ? await coming : coming;
      if (seen.refused) {
        set('refused', null); // so that the same refusal is announced again
        set('refused', seen.refused);
        return false;
      }
      const { label, warning } = inWords(what);
      if (!seen.scene && !needsConfirming(how, warning, seen)) return await drafter.send(actions);
      if (!seen.scene) {
        set({ refused: null, pending: { actions, label, warning } });
        return true;
      }
      // What is known already is shown in the same breath.
      const next = follows(seen.scene) ? await followed(added, seen.scene) : { added, scene: seen.scene };
      parts.push(next.added);
      batch(() => {
        drafter.forget();
        set({ draft: [...state.draft, ...next.added], pending: null });
        show(next.scene);
      });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      asking = false;
    }
  }

  // Back to how things stand with these parts of the draft.
  async function keepOnly(left: string[][]) {
    parts = left;
    batch(() => {
      drafter.forget();
      set({ draft: left.flat(), pending: null });
    });
    try {
      show(await sceneNow());
    } catch (error) {
      fail(error);
    }
  }

  // What the viewer sees now, with the draft if there is one.
  async function sceneNow(viewer = state.viewer): Promise<Scene> {
    if (state.draft.length && viewer === state.viewer) {
      const { scene } = await call('rehearse', { seat: viewer, actions: [...state.draft] });
      if (scene) return scene;
      empty();
    }
    return call('look', { viewer });
  }

  function empty() {
    parts = [];
    set({ draft: [], pending: null });
  }

  return {
    act,
    foresee(what: Choice | string | string[]) {
      if (drafter.free() && !asking) foreseeing.foresee([...state.draft, ...actionsOf(what)]);
    },
    sceneNow,
    empty,
    begun: () => state.draft.length > 0 || state.pending !== null,
    confirm: async () => (state.pending && drafter.free() ? drafter.send([...state.pending.actions]) : false),
    async cancel() {
      if (parts.length) await keepOnly([]);
      else set('pending', null);
    },
    // Takes back the last choice of the draft.
    async stepBack() {
      if (state.pending) set('pending', null);
      else await keepOnly(parts.slice(0, -1));
      return true;
    },
  };
}
