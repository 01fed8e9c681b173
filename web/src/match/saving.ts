// Saves the newest text of a match; older versions that are still waiting are skipped.
import type { Engine } from '../engine/client';
import type { Lang } from '../engine/contract';
import type { MatchParams } from './state';

const waiting = new Set<Promise<void>>();

// Resolves when all that was played in this page so far is kept, also by matches that are closed.
export async function allSaved(): Promise<void> {
  while (waiting.size) await Promise.all(waiting);
}

// `now` gives the engine's table and the current language.
export function createSaving(
  engine: Engine,
  keep: MatchParams['keep'],
  now: () => { table: number; lang: Lang },
) {
  let saving: Promise<void> | undefined;
  let unsaved = false;

  async function saveAll() {
    try {
      while (unsaved) {
        unsaved = false;
        // Asked for in one go: nothing can happen at the table in between.
        const [{ text }, scene] = await Promise.all([
          engine.call('save', { table: now().table }),
          engine.call('look', { ...now(), viewer: -1 }),
        ]);
        keep!(text, scene);
      }
    } catch {
      // the call that runs at the same time reports the failure
    }
  }

  // Resolves when it is saved.
  return function save(): Promise<void> {
    if (!keep) return Promise.resolve();
    unsaved = true;
    if (!saving) {
      const all = saveAll().finally(() => {
        saving = undefined;
        waiting.delete(all);
      });
      saving = all;
      waiting.add(all);
    }
    return saving;
  };
}
