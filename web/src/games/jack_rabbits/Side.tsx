// Beside the board: dice and price, who has what, court, spent lot and pile.
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { Carrot, Rabbit } from '../../parts/Rabbit';
import type { Motion } from './motion';
import { Die } from './pieces';
import type { PlayState } from './play';
import { jack } from './words';

export function Status(props: { play: PlayState; motion: Motion }): JSX.Element {
  const view = props.play.view;
  const dice = () => props.motion.dice() ?? view().dice;
  return (
    <section class="jr-status paper">
      <Show when={dice()[0] > 0} fallback={<span class="soft">{jack().noDice}</span>}>
        <span class="jr-dice" role="img" aria-label={jack().dice(dice()[0], dice()[1])}>
          <Die value={dice()[0]} tumbles={props.motion.dice() !== null} />
          <Die value={dice()[1]} tumbles={props.motion.dice() !== null} />
        </span>
      </Show>
      <Show when={view().price > 0}>
        <span class="jr-price">
          {jack().price} <b>{view().price}</b>
        </span>
      </Show>
      <Show when={view().club}>
        <span class="jr-club">
          {jack().club} <Card code={view().club} class="mini" />
        </span>
      </Show>
      <div class="jr-words">
        <span class="jr-phase">{view().phase}</span>
        <Show when={props.play.board().objective}>
          <span class="jr-goal">
            <b>{jack().goal}:</b> {props.play.board().objective}
          </span>
        </Show>
      </div>
    </section>
  );
}

export function Plates(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const seats = createMemo(() => {
    const order = play.view().order.filter((seat) => seat >= 0);
    const all = order.length === play.view().hands.length ? order : play.view().hands.map((_, i) => i);
    const from = Math.max(0, all.indexOf(play.me()));
    return [...all.slice(from), ...all.slice(0, from)];
  });
  return (
    <ul class="jr-plates" aria-label={jack().players}>
      <For each={seats()}>{(seat) => <Plate play={play} seat={seat} />}</For>
    </ul>
  );
}

function Plate(props: { play: PlayState; seat: number }): JSX.Element {
  const play = props.play;
  const hand = () => play.view().hands[props.seat];
  const own = () => props.seat === play.me();
  const name = () => play.scene().chairs[props.seat]?.name ?? '';
  const shown = () => (own() ? [] : hand().known.filter((card) => !hand().royals.includes(card)));
  const asked = () => play.view().asked.includes(props.seat);
  const hidden = () => Math.max(0, hand().count - hand().known.length - hand().seen.length);
  return (
    <li
      class={`jr-plate seat-${props.seat % 8}`}
      classList={{
        active: play.view().turn === props.seat,
        asked: asked(),
        marked: play.match.marked(`p${props.seat}`),
      }}
      data-anchor={`p${props.seat}`}
    >
      <div class="jr-plate-head">
        <Rabbit seat={props.seat} />
        <b class="jr-name">{name()}</b>
        <Show when={own()}>
          <span class="soft">{jack().you}</span>
        </Show>
        <Show when={play.view().turn === props.seat}>
          <span class="jr-turn">{jack().turn}</span>
        </Show>
        <span class="jr-count" aria-label={jack().cards(hand().count)}>
          <Card code="" silent class="mini" />
          {hand().count}
        </span>
      </div>
      <div class="jr-plate-cards">
        <Show when={hand().royals.length}>
          <span class="jr-royals" role="group" aria-label={jack().royals}>
            <Carrot />
            <For each={hand().royals}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={shown().length}>
          <span class="jr-known" role="group" aria-label={jack().known} title={jack().known}>
            <For each={shown()}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={hand().seen.length}>
          <span class="jr-seen" role="group" aria-label={jack().seen} title={jack().seen}>
            <For each={hand().seen}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={!own() && hidden() > 0}>
          <span class="jr-hidden" aria-hidden="true">
            <For each={Array(Math.min(9, hidden()))}>{() => <Card code="" silent class="mini" />}</For>
          </span>
        </Show>
        <Show when={hand().displayed.length}>
          <span class="jr-known" role="group" aria-label={jack().laidOut} title={jack().laidOut}>
            <span class="soft">{jack().laidOut}</span>
            <For each={hand().displayed}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={hand().capital}>
          <span class="jr-known" role="group" aria-label={jack().capital} title={jack().capital}>
            <span class="soft">{jack().capital}</span>
            <Card code={hand().capital} class="mini" />
          </span>
        </Show>
      </div>
    </li>
  );
}

export function Lots(props: { play: PlayState }): JSX.Element {
  const view = props.play.view;
  return (
    <section class="jr-lots" aria-label={jack().lots}>
      <Lot play={props.play} name="court" title={jack().court} cards={view().court} />
      <Lot play={props.play} name="spent" title={jack().spent} cards={view().spent} />
      <div class="jr-pile">
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
    <div class={`jr-lot jr-lot-${props.name}`}>
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
