import type { Choice } from '../engine/contract';

// What the engine is told to do: one action, or several in a row.
export function actionsOf(what: Choice | string | string[]): string[] {
  if (typeof what === 'string') return [what];
  if (Array.isArray(what)) return [...what];
  return what.steps.length ? [...what.steps] : [what.notation]; // a copy: the store's cannot be sent
}
