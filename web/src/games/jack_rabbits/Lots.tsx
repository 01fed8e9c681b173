// Court, spent lot and pile.
import { For, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { createStops, telling } from '../../parts/stops';
import type { PlayState } from './play';
import { jack } from './words';

export function Lots(props: { play: PlayState }): JSX.Element {
  const view = props.play.view;
  const many = () => props.play.board().suits.length > 5;
  return (
    <section class="jr-lots" classList={{ many: many() }} aria-label={jack().lots}>
      <Lot play={props.play} name="court" title={jack().court} cards={bySuit(view().court)} />
      <Lot play={props.play} name="spent" title={jack().spent} cards={view().spent} />
      <div class="jr-pile" data-thing="pile">
        <h2>{jack().pile}</h2>
        <span
          class="jr-count"
          data-anchor="pile"
          tabindex="0"
          {...telling(props.play.match, 'pile')}
          aria-label={`${jack().pile}: ${view().pile}`}
        >
          <Card code="" silent class="mini" />
          {view().pile}
        </span>
      </div>
    </section>
  );
}

// Royals by suit, jokers at the end.
const isJoker = (card: string) => card === 'red' || card === 'black';
const bySuit = (cards: string[]) => [...cards.filter((card) => !isJoker(card)), ...cards.filter(isJoker)];

function Lot(props: { play: PlayState; name: string; title: string; cards: string[] }): JSX.Element {
  const play = props.play;
  const goods = () => props.name === 'spent' && play.sells();
  const stop = createStops({
    things: () => [props.name, ...props.cards.map((card) => `card:${card}`)],
    first: () => props.cards[0] && `card:${props.cards[0]}`,
  });
  return (
    <div class={`jr-lot jr-lot-${props.name}`} data-thing={props.name}>
      <h2>
        <span {...stop(props.name)} {...telling(play.match, props.name)}>
          {props.title} <span class="soft">{props.cards.length}</span>
        </span>
      </h2>
      <ul class="jr-minis" data-anchor={props.name}>
        <For each={props.cards} fallback={<li class="soft">{jack().empty}</li>}>
          {(card) => (
            <li>
              <button
                type="button"
                class="jr-mini"
                classList={{
                  marked: play.match.marked(card),
                  usable: goods() && play.view().goods.includes(card),
                  chosen: play.goods().includes(card),
                }}
                data-lot-card={card}
                data-thing={`card:${card}`}
                {...stop(`card:${card}`)}
                onClick={() => void play.take(card)}
              >
                <Card code={card} class="mini" />
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
