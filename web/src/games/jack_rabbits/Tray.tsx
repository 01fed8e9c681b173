// What is asked, and the answers that are no places on the board: the way that is being considered,
// cards to choose, fights, visits, trades, goods, and plain buttons.
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import type { Choice } from '../../engine/contract';
import { ChoiceList } from '../../parts/ChoiceList';
import { taps } from '../../touching';
import { sentence, words } from '../../words';
import { CardsPanel } from './CardsPanel';
import { buttons, leads, placeless, travels } from './model';
import type { PlayState } from './play';
import { Propose } from './Propose';
import { Shop } from './Shop';
import { Fight, Flight, Trade, Vetting } from './Talk';
import { WayPanel } from './WayPanel';
import { jack } from './words';

// A warning is not written on the button: it is read before it is done.
const howOf = (choice: Choice) => (choice.warning ? 'pointed' : 'said');

const below = (one: Element) => one.getBoundingClientRect().bottom;

export function Tray(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const mine = () => play.match.mine();
  const waiting = () => play.view().phase || (play.match.state.replay ? words().replay.setup : jack().wait);
  // What confirms comes into sight as soon as something is chosen.
  let tray!: HTMLElement;
  const [listed, setListed] = createSignal(false); // a list of everything is open
  createEffect(on([() => play.scene().entries, mine, play.way], () => setListed(false)));
  createEffect(
    on([() => play.cards().length, play.way], () =>
      // With the frame that shows it: asked for earlier, the places of all things would be computed twice.
      requestAnimationFrame(() => {
        const button = tray.querySelector<HTMLElement>('.jr-confirm');
        if (button) tray.scrollTop += Math.max(0, below(button) + 8 - below(tray));
      }),
    ),
  );
  const plain = createMemo(() => [...buttons(play.choices()), ...placeless(play.choices())]);
  return (
    <section
      ref={tray}
      class="jr-tray paper"
      data-part="choices"
      classList={{ listed: listed() }}
      aria-label={play.match.state.replay ? words().replay.moment : words().table.choices}
      // A details element tells only itself.
      on:toggle={{
        capture: true,
        handleEvent: ({ target }) => setListed((target as Element).matches('.jr-all[open]')),
      }}
    >
      <Fight play={play} />
      <Vetting play={play} />
      <Trade play={play} />
      <Flight play={play} />
      <Standing play={play} />
      <Show when={mine()} fallback={<p class="soft jr-wait">{waiting()}</p>}>
        <Show when={play.way()} fallback={<Asked play={play} plain={plain()} />}>
          <WayPanel play={play} />
        </Show>
      </Show>
    </section>
  );
}

// What is answered by itself, and the way to be asked again.
function Standing(props: { play: PlayState }): JSX.Element {
  const match = props.play.match;
  return (
    <Show when={match.state.standing}>
      <p class="jr-answering">
        {jack().allowsAll}{' '}
        <button type="button" class="button quiet" onClick={() => void match.stand(null)}>
          {jack().askAgain}
        </button>
      </p>
    </Show>
  );
}

function Asked(props: { play: PlayState; plain: ReturnType<typeof buttons> }): JSX.Element {
  const play = props.play;
  const places = () => play.aim() || play.choices().some((choice) => travels(choice) && choice.place);
  const targets = () => play.choices().filter((choice) => choice.group === play.aim());
  return (
    <>
      <Show when={play.asking()}>
        <CardsPanel play={play} others={props.plain.length > 0} />
      </Show>
      <Show when={play.sells()}>
        <Shop play={play} />
      </Show>
      <Show when={places() && !play.asking()}>
        <p class="jr-lead jr-where">
          {jack().choosePlace(taps(), !play.aim() && play.view().frame !== 'road')}
        </p>
      </Show>
      <div class="jr-buttons">
        <For each={play.groups()}>
          {(group) => (
            <button
              type="button"
              class="button quiet jr-aim"
              aria-pressed={play.aim() === group}
              onClick={() => play.toggleAim(group)}
            >
              {sentence(group)}
            </button>
          )}
        </For>
        <For each={props.plain}>
          {(choice) => (
            <button
              type="button"
              class="button"
              classList={{
                quiet: !leads(choice, play.choices()),
                hinted: play.match.state.hint?.notation === choice.notation,
              }}
              data-thing={choice.verb === 'attack' ? choice.notation.split(' ')[1] : undefined}
              onPointerDown={() => play.match.foresee(choice)}
              onFocus={() => play.match.foresee(choice)}
              onClick={() => void play.match.act(choice, howOf(choice))}
            >
              {sentence(choice.label)}
            </button>
          )}
        </For>
        <Show when={play.allowing()}>
          {(allow) => (
            <button
              type="button"
              class="button quiet"
              onClick={() => void play.match.stand({ ...allow(), label: jack().allowAll })}
            >
              {jack().allowAll}
            </button>
          )}
        </Show>
        <Show when={play.choices().some((choice) => choice.verb === 'propose')}>
          <Propose play={play} />
        </Show>
      </div>
      <Show when={play.aim()}>
        <details class="jr-targets">
          <summary>{jack().targets(targets().length)}</summary>
          <ul class="choice-list">
            <For each={targets()}>
              {(choice) => (
                <li>
                  <button
                    type="button"
                    class="choice"
                    onFocus={() => void play.match.consider(choice)}
                    onClick={() => play.point(choice.place)}
                  >
                    {sentence(choice.label)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
      <Show when={play.choices().length > props.plain.length}>
        <details class="jr-all">
          <summary>{jack().everything}</summary>
          <ChoiceList
            choices={play.choices()}
            hint={play.match.state.hint}
            onChoose={(choice) => void play.match.act(choice, howOf(choice))}
            onConsider={(choice) => void play.match.consider(choice)}
          />
        </details>
      </Show>
    </>
  );
}
