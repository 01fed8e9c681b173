// The viewer's own cards: large, in the order they prefer, chosen by click or keys.
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { cardFace } from '../../words/cards';
import { arranged, orders, shifted, type Order } from './model';
import type { PlayState } from './play';
import { jack } from './words';

const key = 'warren.jack-rabbits.order';
function kept(): Order {
  try {
    const text = localStorage.getItem(key) as Order;
    return orders.includes(text) ? text : 'suit';
  } catch {
    return 'suit';
  }
}

export function Hand(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const [order, setOrder] = createSignal<Order>(kept());
  const [own, setOwn] = createSignal<string[]>([]);
  const [focus, setFocus] = createSignal('');
  const cards = createMemo(() => arranged(play.hand(), order(), own()));
  const usable = (card: string) => {
    const paying = play.way() && play.payments()[play.payment()];
    if (paying) return paying.suits.includes(cardFace(card).suit);
    return play.asking()?.cards.has(card) ?? false;
  };
  const asked = () => play.asking() !== null || (play.way() !== null && play.payments().length > 0);
  const tab = () => (cards().includes(focus()) ? focus() : cards()[0]);
  // A payment lies ready to be confirmed; other cards are to be chosen here first.
  const leads = () => play.asking() !== null && play.asking()?.words !== 'pay';
  let list!: HTMLUListElement;

  function choose(next: Order) {
    setOwn(cards());
    setOrder(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // not stored: it lasts until the page is closed
    }
  }
  function move(card: string, by: number) {
    setOwn(shifted(cards(), card, by));
    choose('own');
    setOwn(shifted(cards(), card, 0));
  }
  function drop(card: string, to: string) {
    const by = cards().indexOf(to) - cards().indexOf(card);
    const next = shifted(cards(), card, by);
    choose('own');
    setOwn(next);
  }
  function keys(event: KeyboardEvent, card: string) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (event.key === 'Escape') return play.cancel();
    if (!by) return;
    event.preventDefault();
    if (event.shiftKey) {
      move(card, by);
    } else {
      const next = cards()[cards().indexOf(card) + by];
      if (!next) return;
      setFocus(next);
    }
    queueMicrotask(() => list.querySelector<HTMLElement>(`[data-card="${focus() || card}"]`)?.focus());
  }

  return (
    <section
      class="jr-hand"
      classList={{ resting: !asked() }}
      data-first={leads() ? '' : undefined}
      aria-label={jack().hand}
    >
      <Show when={cards().length} fallback={<p class="jr-hand-empty">{jack().handEmpty}</p>}>
        <ul ref={list} class="jr-cards" data-anchor={`p${play.me()}`} style={{ '--cards': cards().length }}>
          <For each={cards()}>
            {(card) => (
              <li classList={{ royal: play.view().hands[play.me()]?.royals.includes(card) }}>
                <button
                  type="button"
                  class="jr-card"
                  classList={{
                    chosen: play.chosen().includes(card),
                    usable: usable(card),
                    marked: play.match.marked(card),
                  }}
                  data-card={card}
                  data-anchor={`card:${card}`}
                  data-thing={`card:${card}`}
                  tabindex={tab() === card ? 0 : -1}
                  aria-pressed={play.chosen().includes(card)}
                  draggable="true"
                  onClick={() => void play.pick(card)}
                  onFocus={() => setFocus(card)}
                  onKeyDown={(event) => keys(event, card)}
                  onDragStart={(event) => event.dataTransfer?.setData('text/plain', card)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    const dragged = event.dataTransfer?.getData('text/plain') ?? '';
                    if (cards().includes(dragged)) drop(dragged, card);
                  }}
                >
                  <Card code={card} selected={play.chosen().includes(card)} />
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <button
        type="button"
        class="jr-sort"
        aria-label={`${jack().sort}: ${jack().sorts[order()]}`}
        title={`${jack().sort}: ${jack().sorts[order()]}`}
        onClick={() => choose(orders[(orders.indexOf(order()) + 1) % orders.length])}
      >
        <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
          <path d="M8 4V20M8 4L4 8M8 4L12 8M16 20V4M16 20L12 16M16 20L20 16" />
        </svg>
        <span aria-hidden="true">{jack().sorts[order()]}</span>
      </button>
    </section>
  );
}
