// The table of Jack Rabbits: the board, beside it who has what, below it the own hand and what is
// asked.
import { For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import type { GameProps } from '../index';
import { Board } from './Board';
import { Hand } from './Hand';
import { createMotion, type Flight } from './motion';
import { createPlay } from './play';
import { Lots, Plates, Status } from './Side';
import { Tray } from './Tray';
import { jack } from './words';
import './style.css';

export default function JackRabbits(props: GameProps): JSX.Element {
  const play = createPlay(props.match);
  const motion = createMotion(props.match);
  onCleanup(props.match.animate((what) => motion.animate(what)));
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && play.cancel();
  onMount(() => document.addEventListener('keydown', escape));
  onCleanup(() => document.removeEventListener('keydown', escape));
  const tall = () => play.board().viewBox[3] > 0.95 * play.board().viewBox[2];
  const counts = () =>
    `${jack().court} ${play.view().court.length} · ${jack().spent} ${play.view().spent.length} · ${jack().pile} ${play.view().pile}`;
  return (
    <div class="jr" classList={{ tall: tall() }}>
      <Board play={play} motion={motion} />
      <Status play={play} motion={motion} />
      <div class="jr-side">
        <Plates play={play} />
        <details class="jr-lots-fold" open={innerWidth > 832}>
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

function Flying(props: { flight: Flight }): JSX.Element {
  let card!: HTMLDivElement;
  onMount(() => {
    const { from, to, ms, late } = props.flight;
    const place = (box: DOMRect) =>
      `translate(${box.x + box.width / 2 - 24}px, ${box.y + box.height / 2 - 34}px)`;
    card.animate([{ transform: place(from) }, { transform: place(to) }], {
      duration: ms,
      delay: late,
      fill: 'both',
      easing: 'ease-in-out',
    });
  });
  return (
    <div ref={card} class="jr-flying">
      <Card code={props.flight.card} silent />
    </div>
  );
}
