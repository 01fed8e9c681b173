// What undo goes back to: before something the viewer did, never just before what was done by itself.
import { createSignal } from 'solid-js';

export function createUndoing() {
  const [steps, setSteps] = createSignal<readonly ('own' | 'alone')[]>([]); // that can be taken back
  return {
    did: (how: 'own' | 'alone', actions: string[]) => setSteps((all) => [...all, ...actions.map(() => how)]),
    none: () => steps().length && setSteps([]),
    // What was done before this page was opened counts as the viewer's own.
    worthwhile: () => !steps().length || steps().includes('own'),
    // One step was taken back; true: it was done by itself, so the one before goes, too.
    back() {
      const [last] = steps().slice(-1);
      setSteps((all) => all.slice(0, -1));
      return last === 'alone';
    },
  };
}
