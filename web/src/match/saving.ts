// Saves the newest text of a match; older versions that are still waiting are skipped.
import type { Engine } from '../engine/client';
import type { Lang } from '../engine/contract';
import type { MatchParams } from './state';

// `now` gives the engine's table and the current language.
export function createSaving(
  engine: Engine,
  keep: MatchParams['keep'],
  now: () => { table: number; lang: Lang },
) {
  let saving = false;
  let unsaved = false;
  return async function save() {
    if (!keep) return;
    unsaved = true;
    if (saving) return;
    saving = true;
    try {
      while (unsaved) {
        unsaved = false;
        const { text } = await engine.call('save', { table: now().table });
        const scene = await engine.call('look', { ...now(), viewer: -1 });
        keep(text, scene);
      }
    } catch {
      // the call that runs at the same time reports the failure
    } finally {
      saving = false;
    }
  };
}
