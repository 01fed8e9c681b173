// Plays a replay: from moment to moment at the speed of what is shown, or at once to another one.
import { createSignal } from 'solid-js';
import type { OpenMatch } from './state';

// `turns` are the moments at which one begins. `jumped` is called when somebody has come to a moment
// without seeing what led there.
export function createPlayer(match: OpenMatch, all: number, turns: number[], jumped: () => void) {
  const [shown, setShown] = createSignal(0);
  const [goal, setGoal] = createSignal(0);
  const [tells, setTells] = createSignal(false); // what leads to the goal is shown
  const [plays, setPlays] = createSignal(false); // until somebody stops it, or to the end
  let since = 0; // what came before is passed over
  let busy = false;
  let closed = false;

  // Goes to the goal, however often it changes on the way.
  async function follow() {
    if (busy) return;
    busy = true;
    while (shown() !== goal() && !closed && !match.state.failed) {
      const told = tells() && shown() >= since && shown() < goal();
      const to = told ? shown() + 1 : tells() ? since : goal();
      await match.turnTo(to, told);
      setShown(to);
      if (!tells() && to === goal()) jumped();
    }
    busy = false;
    if (tells()) setPlays(false);
  }
  function jump(to: number) {
    setPlays(false);
    setTells(false);
    setGoal(Math.max(0, Math.min(all, to)));
    match.skip();
    void follow();
  }
  function tell(from: number, to: number) {
    since = from;
    setTells(true);
    setGoal(Math.min(all, to));
    match.skip();
    void follow();
  }

  const moment = () => (tells() ? shown() : goal());
  // Where a step on begins: who is in a hurry has seen enough of the one before.
  const base = () => (tells() && goal() > shown() ? (plays() ? shown() + 1 : goal()) : moment());
  const step = (to: (from: number) => number) => {
    const from = base();
    setPlays(false);
    tell(from, to(from));
  };
  const turnAfter = (at: number) => turns.find((turn) => turn > at) ?? all;
  const turnBefore = (at: number) => turns.filter((turn) => turn < at).pop() ?? 0;
  return {
    moment, // the one that is shown, or that somebody wants to see
    playing: plays,
    jump,
    by: (way: 1 | -1) => (way > 0 ? step((from) => from + 1) : jump(moment() - 1)),
    byTurn: (way: 1 | -1) => (way > 0 ? step(turnAfter) : jump(turnBefore(moment()))),
    async toggle() {
      if (plays()) return step((from) => from); // ends with what is being shown
      const from = base() === all ? 0 : base();
      setPlays(true);
      if (shown() > from) setShown(await match.turnTo(from, false).then(() => from));
      tell(from, all);
    },
    close: () => void (closed = true),
  };
}
