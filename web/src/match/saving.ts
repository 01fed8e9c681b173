// Keeps the newest text of a match, without a queue of old ones behind it.
import type { Engine } from '../engine/client';
import type { Lang } from '../engine/contract';
import type { MatchParams } from './state';

// `now` is the table of the match and the language of the moment.
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
      // whoever called the engine at the same time hears of it
    } finally {
      saving = false;
    }
  };
}
