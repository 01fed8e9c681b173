// Court, spent lot and pile.
import { createSignal, For, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import type { PlayState } from './play';
import { jack } from './words';

export function Lots(props: { play: PlayState }): JSX.Element {
  const view = props.play.view;
  return (
    <section class="jr-lots" aria-label={jack().lots}>
      <Lot play={props.play} name="court" title={jack().court} cards={view().court} />
      <Lot play={props.play} name="spent" title={jack().spent} cards={view().spent} />
      <div class="jr-pile" data-thing="pile">
        <h2>{jack().pile}</h2>
        <span class="jr-count" data-anchor="pile" role="img" aria-label={`${jack().pile}: ${view().pile}`}>
          <Card code="" silent class="mini" />
          {view().pile}
        </span>
      </div>
    </section>
  );
}

function Lot(props: { play: PlayState; name: string; title: string; cards: string[] }): JSX.Element {
  const play = props.play;
  const goods = () => props.name === 'spent' && play.sells();
  // One stop for Tab, however many cards there are; arrow keys go through them.
  const [focus, setFocus] = createSignal('');
  const tab = () => (props.cards.includes(focus()) ? focus() : props.cards[0]);
  function keys(event: KeyboardEvent, card: string) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    const next = by && props.cards[props.cards.indexOf(card) + by];
    if (!next) return;
    event.preventDefault();
    list.querySelector<HTMLElement>(`[data-lot-card="${next}"]`)?.focus();
  }
  let list!: HTMLUListElement;
  return (
    <div class={`jr-lot jr-lot-${props.name}`} data-thing={props.name}>
      <h2>
        {props.title} <span class="soft">{props.cards.length}</span>
      </h2>
      <ul ref={list} class="jr-minis" data-anchor={props.name}>
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
                tabindex={tab() === card ? 0 : -1}
                onClick={() => void play.take(card)}
                onFocus={() => setFocus(card)}
                onKeyDown={(event) => keys(event, card)}
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
