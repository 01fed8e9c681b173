// Who has what.
import { createMemo, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { Carrot, Rabbit } from '../../parts/Rabbit';
import { createStops, telling } from '../../parts/stops';
import { cardName } from '../../words/cards';
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
  const stop = createStops({ things: () => seats().map((seat) => `p${seat}`) });
  return (
    <ul class="jr-plates" classList={{ called: play.board().called }} aria-label={jack().players}>
      <For each={seats()}>{(seat) => <Plate play={play} seat={seat} stop={stop} />}</For>
    </ul>
  );
}

function Plate(props: { play: PlayState; seat: number; stop: ReturnType<typeof createStops> }): JSX.Element {
  const play = props.play;
  const hand = () => play.view().hands[props.seat];
  const own = () => props.seat === play.me();
  const name = () => play.scene().chairs[props.seat]?.name ?? '';
  const plain = (cards: string[]) => cards.filter((card) => !hand().royals.includes(card));
  const open = () => (own() ? [] : plain(hand().cards)); // after the game
  const shown = () =>
    own() || open().length ? [] : plain(hand().known).filter((card) => !hand().displayed.includes(card));
  const asked = () => play.view().asked.includes(props.seat);
  // One line: cards for which it has no room are counted.
  const [room, setRoom] = createSignal(Infinity);
  let line!: HTMLDivElement;
  const watch = new ResizeObserver(() => setRoom(roomIn(line)));
  const beside = (part: Element) => watch.observe(part);
  onCleanup(() => watch.disconnect());
  const loose = () => [...open(), ...shown(), ...hand().seen];
  const most = () => (loose().length > room() ? Math.max(0, Math.floor(room()) - 1) : Infinity);
  const first = (cards: string[], after = 0) => cards.slice(0, Math.max(0, most() - after));
  const rest = () => loose().slice(most());
  return (
    <li
      class={`jr-plate seat-${props.seat % 8}`}
      classList={{
        own: own(),
        active: play.view().turn === props.seat,
        asked: asked(),
        marked: play.match.marked(`p${props.seat}`),
      }}
      data-anchor={`p${props.seat}`}
      data-thing={`p${props.seat}`}
    >
      <div class="jr-plate-head">
        <Rabbit seat={props.seat} />
        <b class="jr-name" {...props.stop(`p${props.seat}`)} {...telling(play.match, `p${props.seat}`)}>
          {name()}
        </b>
        <Show when={own()}>
          <span class="soft">{jack().you}</span>
        </Show>
        <Show when={play.view().turn === props.seat}>
          <span class="jr-turn">{jack().turn}</span>
        </Show>
        <Show when={hand().count !== null}>
          <span class="jr-count" aria-label={jack().cards(hand().count!)}>
            <Card code="" silent class="mini" />
            {hand().count}
          </span>
        </Show>
        <Calls play={play} seat={props.seat} />
      </div>
      <Show when={play.view().rabbits[props.seat].where}>
        {(where) => (
          <p class="jr-where-is">
            {where()} <span>· {play.view().rabbits[props.seat].then}</span>
          </p>
        )}
      </Show>
      <div class="jr-plate-cards" ref={(made) => beside((line = made))}>
        <Show when={hand().royals.length}>
          <span ref={beside} class="jr-royals" data-fixed role="group" aria-label={jack().royals}>
            <Carrot />
            <For each={hand().royals}>{(card) => <Card code={card} class="mini" />}</For>
            <Show when={hand().standing}>
              <small class="jr-standing" classList={{ ready: hand().ready }}>
                {hand().standing}
              </small>
            </Show>
          </span>
        </Show>
        <Show when={open().length}>
          <span class="jr-known jr-open" role="group" aria-label={jack().open} title={jack().open}>
            <For each={first(open())}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={first(shown()).length}>
          <span class="jr-known" role="group" aria-label={jack().known} title={jack().known}>
            <For each={first(shown())}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={first(hand().seen, shown().length).length}>
          <span class="jr-seen" role="group" aria-label={jack().seen} title={jack().seen}>
            <For each={first(hand().seen, shown().length)}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={rest().length && room() > 0.7}>
          <span class="jr-more" role="img" aria-label={rest().map(cardName).join(', ')}>
            +{rest().length}
          </span>
        </Show>
        <Show when={hand().hidden > 0}>
          <Backs play={play} seat={props.seat} />
        </Show>
        <Show when={hand().displayed.length}>
          <span
            ref={beside}
            class="jr-known"
            data-fixed
            role="group"
            aria-label={jack().laidOut}
            title={jack().laidOut}
          >
            <span class="soft">{jack().laidOut}</span>
            <For each={hand().displayed}>{(card) => <Card code={card} class="mini" />}</For>
          </span>
        </Show>
        <Show when={hand().capital}>
          <span
            ref={beside}
            class="jr-known"
            data-fixed
            role="group"
            aria-label={jack().capital}
            title={jack().capital}
          >
            <span class="soft">{jack().capital}</span>
            <Card code={hand().capital} class="mini" />
          </span>
        </Show>
      </div>
    </li>
  );
}

// How many small cards have room in the line, beside what always stands there.
function roomIn(line: HTMLElement): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const gap = 0.15 * rem;
  const card = parseFloat(getComputedStyle(line).getPropertyValue('--mini')) * rem + gap;
  const fixed = [...line.querySelectorAll<HTMLElement>('[data-fixed]')];
  const taken = fixed.reduce((sum, one) => sum + one.offsetWidth + 0.5 * rem, 0);
  return (line.clientWidth + gap - taken) / card;
}

// Where the number of cards is told, their backs are a mere picture of it. Where hands are called out one
// counts them oneself, by eye or by ear.
function Backs(props: { play: PlayState; seat: number }): JSX.Element {
  const called = () => props.play.board().called;
  const hidden = () => props.play.view().hands[props.seat].hidden;
  return (
    <span
      class="jr-hidden"
      classList={{ called: called() }}
      role={called() ? 'group' : undefined}
      aria-label={called() ? jack().backs : undefined}
      aria-hidden={called() ? undefined : 'true'}
    >
      <For each={Array(hidden())}>{() => <Card code="" silent={!called()} class="mini" />}</For>
    </span>
  );
}

// Each person at this device may call out this player, whoever's turn it is.
function Calls(props: { play: PlayState; seat: number }): JSX.Element {
  const play = props.play;
  const { state } = play.match;
  const chairs = () => play.scene().chairs;
  const people = () => chairs().flatMap((chair, seat) => (chair.bot === '' ? [seat] : []));
  const callers = () =>
    play.board().called && !state.replay && !play.scene().result
      ? people().filter((seat) => seat !== props.seat)
      : [];
  const action = () => `call p${props.seat}`;
  return (
    <For each={callers()}>
      {(caller) => (
        <button
          type="button"
          class="button quiet jr-call"
          aria-busy={state.said === action()}
          onClick={() => void play.match.speakUp(caller, action())}
        >
          <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
            <path d="M3 4H21V16H12L7 21V16H3ZM12 7V10.5M12 13V13.2" />
          </svg>
          <span classList={{ long: people().length === 1 }}>
            {people().length > 1
              ? jack().callsOut(chairs()[caller].name, chairs()[props.seat].name)
              : jack().callOut(chairs()[props.seat].name)}
          </span>
        </button>
      )}
    </For>
  );
}
