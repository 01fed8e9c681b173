import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { Refused } from '../../engine/contract';
import { Icon } from '../../parts/Icon';
import { Suit } from '../../parts/Suit';
import { suitLook, tradeSuit } from '../../parts/suits';
import { suitName } from '../../words/cards';
import type { PlayState } from './play';
import { Reason } from './Reason';
import { jack } from './words';

// A trade that the viewer proposes: who gives diamonds, how many points, and of which other suit.
export function Propose(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const partners = createMemo(() => [
    ...new Set(
      play
        .choices()
        .filter((choice) => choice.verb === 'propose')
        .map((choice) => choice.notation.split(' ')[1]),
    ),
  ]);
  const suits = () => play.board().suits.filter((suit) => suit !== tradeSuit);
  const [partner, setPartner] = createSignal(partners()[0] ?? '');
  const [suit, setSuit] = createSignal(suits()[0] ?? '');
  const [points, setPoints] = createSignal(6);
  const [diamonds, setDiamonds] = createSignal(6);
  const [giving, setGiving] = createSignal(false); // the diamonds
  const [refused, setRefused] = createSignal<Refused | null>(null);
  createEffect(() => !partners().includes(partner()) && setPartner(partners()[0] ?? ''));
  const action = () =>
    `propose ${partner()} ${giving() ? 'taking ' : ''}${points()} ${suit()} for ${diamonds()}`;
  createEffect(
    on(action, async (now) => {
      const no = await play.match.why(now);
      if (now === action()) setRefused(no);
    }),
  );
  const name = (seat: string) => play.scene().chairs[Number(seat.slice(1))]?.name ?? '';
  const number = (text: string) => Math.max(1, Math.min(99, Math.round(Number(text)) || 1));
  // One side of the bargain: the diamonds, or the other suit, which can be chosen.
  const Side = (each: { title: string; diamonds: boolean }) => (
    <fieldset class="jr-terms">
      <legend>{each.title}</legend>
      <input
        type="number"
        min="1"
        max="99"
        aria-label={`${each.title}: ${jack().points} ${suitName(each.diamonds ? tradeSuit : suit())}`}
        value={each.diamonds ? diamonds() : points()}
        onInput={(event) => (each.diamonds ? setDiamonds : setPoints)(number(event.currentTarget.value))}
      />
      <Show
        when={!each.diamonds}
        fallback={
          <span class="jr-terms-suit">
            <Suit suit={tradeSuit} /> {suitName(tradeSuit)}
          </span>
        }
      >
        <select
          aria-label={jack().suitOf}
          value={suit()}
          onChange={(event) => setSuit(event.currentTarget.value)}
        >
          <For each={suits()}>
            {(one) => (
              <option value={one}>
                {suitLook(one).sign} {suitName(one)}
              </option>
            )}
          </For>
        </select>
      </Show>
    </fieldset>
  );
  return (
    <details class="jr-propose">
      <summary>{jack().propose}</summary>
      <div class="jr-form">
        <Show when={partners().length > 1}>
          <label class="jr-field">
            {jack().proposeTo}
            <select value={partner()} onChange={(event) => setPartner(event.currentTarget.value)}>
              <For each={partners()}>{(one) => <option value={one}>{name(one)}</option>}</For>
            </select>
          </label>
        </Show>
        <div class="jr-bargain">
          <Side title={jack().give} diamonds={giving()} />
          <button
            type="button"
            class="icon-button"
            aria-label={jack().exchange}
            title={jack().exchange}
            onClick={() => setGiving(!giving())}
          >
            <Icon name="swap" />
          </button>
          <Side title={jack().take} diamonds={!giving()} />
        </div>
        <Reason refused={refused()} />
        <button
          type="button"
          class="button"
          disabled={refused() !== null}
          onClick={() => void play.match.act(action(), 'shown')}
        >
          {jack().propose}
          <Show when={partners().length === 1}>: {name(partner())}</Show>
        </button>
      </div>
    </details>
  );
}
