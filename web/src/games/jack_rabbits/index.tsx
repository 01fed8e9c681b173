// The table of Jack Rabbits: the board, beside it who has what, below it the viewer's hand and what is
// asked.
import { For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { dialogOpen } from '../../parts/Dialog';
import { useRoom } from '../../parts/room';
import type { GameProps } from '../index';
import { Board } from './Board';
import { Flying } from './Flying';
import { Hand } from './Hand';
import { Incident } from './Incident';
import { Lots } from './Lots';
import { createMotion } from './motion';
import { createPlay } from './play';
import { Plates } from './Plates';
import { Status } from './Status';
import { Tray } from './Tray';
import { jack } from './words';
import './style.css';

export default function JackRabbits(props: GameProps): JSX.Element {
  const play = createPlay(props.match);
  const motion = createMotion(props.match);
  const roomy = useRoom();
  onCleanup(props.match.animate((what) => motion.animate(what)));
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && !dialogOpen() && play.cancel();
  onMount(() => document.addEventListener('keydown', escape));
  onCleanup(() => document.removeEventListener('keydown', escape));
  const tall = () => play.board().viewBox[3] > 0.95 * play.board().viewBox[2];
  const counts = () =>
    `${jack().court} ${play.view().court.length} · ${jack().spent} ${play.view().spent.length} · ${jack().pile} ${play.view().pile}`;
  return (
    <div class="jr" classList={{ tall: tall() }}>
      <Board play={play} motion={motion} />
      <Incident play={play} motion={motion} />
      <Status play={play} motion={motion} />
      <div class="jr-side">
        <Plates play={play} />
        <details class="jr-lots-fold" open={roomy()}>
          <summary aria-label={counts()}>
            {jack().pile} {play.view().pile}
          </summary>
          <Lots play={play} />
        </details>
      </div>
      <Tray play={play} />
      <Show when={play.me() >= 0}>
        <Hand play={play} />
      </Show>
      <div class="jr-sky" aria-hidden="true">
        <For each={motion.flights()}>{(flight) => <Flying flight={flight} />}</For>
      </div>
    </div>
  );
}
