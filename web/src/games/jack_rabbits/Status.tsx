// How far the match is: dice and price, what goes on, the goal.
import { For, mergeProps, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { createStops, telling } from '../../parts/stops';
import { cardName } from '../../words/cards';
import type { Motion } from './motion';
import { PieceSign } from './Piece';
import { Die } from './pieces';
import type { PlayState } from './play';
import { jack } from './words';

export function Status(props: { play: PlayState; motion: Motion }): JSX.Element {
  const view = props.play.view;
  const dice = () => props.motion.dice() ?? view().dice;
  const heaps = () => view().heaps.filter((heap) => heap.worth > 0);
  const stop = createStops({
    things: () =>
      [
        dice()[0] > 0 && 'dice',
        view().price > 0 && 'price',
        ...heaps().map((heap) => heap.id),
        props.play.board().objective && 'goal',
      ].filter((thing) => !!thing) as string[],
  });
  const thing = (name: string) =>
    mergeProps({ 'data-thing': name }, stop(name), telling(props.play.match, name));
  return (
    <section class="jr-status paper">
      <Show when={dice()[0] > 0} fallback={<span class="jr-no-dice soft">{jack().noDice}</span>}>
        <span class="jr-dice" {...thing('dice')} aria-label={jack().dice(dice()[0], dice()[1])}>
          <Die value={dice()[0]} tumbles={props.motion.dice() !== null} />
          <Die value={dice()[1]} tumbles={props.motion.dice() !== null} />
        </span>
      </Show>
      <span class="jr-prices">
        <Show when={view().price > 0}>
          <span class="jr-price" {...thing('price')}>
            {jack().price} <b>{view().price}</b>
          </span>
        </Show>
        <For each={heaps()}>
          {(heap) => (
            <span
              class="jr-heap"
              classList={{ marked: props.play.match.marked(heap.id) }}
              data-anchor={heap.id}
              {...thing(heap.id)}
              aria-label={`${heap.name}: +${heap.worth}. ${heap.cards.map(cardName).join(', ')}`}
            >
              <PieceSign piece={heap.id} /> <b>+{heap.worth}</b>
            </span>
          )}
        </For>
      </span>
      <Show when={view().club}>
        <span class="jr-club">
          <span>{jack().club}</span> <Card code={view().club} class="mini" />
        </span>
      </Show>
      <div class="jr-words">
        <span class="jr-phase">{view().aim || view().phase}</span>
        <Show when={view().priceMeans}>
          <small class="jr-means" data-thing="price">
            {view().priceMeans}
          </small>
        </Show>
        <Show when={props.play.board().objective}>
          <span
            class="jr-goal"
            classList={{ urgent: view().urgent }}
            {...thing('goal')}
            aria-label={`${jack().goal}: ${props.play.board().objective} ${view().goal}`}
          >
            <Show when={!view().urgent}>
              <span class="jr-objective">
                <b>{jack().goal}:</b> {props.play.board().objective}{' '}
              </span>
            </Show>
            {view().goal}
          </span>
        </Show>
      </div>
    </section>
  );
}
