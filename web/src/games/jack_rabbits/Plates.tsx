// Who has what.
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { Carrot, Rabbit } from '../../parts/Rabbit';
import type { PlayState } from './play';
import { jack } from './words';

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
