// Stops for what has just happened: who, with what, and what it brought them. The live region and the log
// tell the same in sentences.
import { For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { dialogOpen } from '../../parts/Dialog';
import type { Motion } from './motion';
import type { PlayState } from './play';
import { Who } from './Talk';
import { jack } from './words';

export function Incident(props: { play: PlayState; motion: Motion }): JSX.Element {
  return (
    <Show when={props.motion.incident()} keyed>
      {(now) => {
        const key = (event: KeyboardEvent) => event.key === 'Escape' && !dialogOpen() && props.motion.next();
        onMount(() => document.addEventListener('keydown', key));
        onCleanup(() => document.removeEventListener('keydown', key));
        return (
          <div
            class="jr-incident"
            classList={{ low: now.low }}
            aria-hidden="true"
            onClick={() => props.motion.next()}
          >
            <div class="jr-incident-card paper">
              <h2>{now.title}</h2>
              <div class="jr-sides" classList={{ two: now.sides.length > 1 }}>
                <For each={now.sides}>
                  {(side) => (
                    <div class={`jr-side-of seat-${side.seat % 8}`} classList={{ lost: side.lost }}>
                      <Who play={props.play} seat={side.seat} />
                      <Show when={side.cards.length}>
                        <span class="jr-laid">
                          <For each={side.cards}>{(card) => <Card code={card} class="mini" silent />}</For>
                        </span>
                      </Show>
                      <p>{side.brings}</p>
                    </div>
                  )}
                </For>
              </div>
              <small class="soft">{jack().goOn}</small>
            </div>
          </div>
        );
      }}
    </Show>
  );
}
