import { createEffect, For, Show, type JSX } from 'solid-js';
import { announce } from '../../announce';
import { actionsOf } from '../../match/actions';
import { Card } from '../../parts/Card';
import { sentence } from '../../words';
import { Cancel } from './Cancel';
import { sameCards, travels } from './model';
import type { PlayState } from './play';
import { Reason, Warning } from './Reason';
import { Total } from './Total';
import { jack } from './words';

// The way on the board that is being considered, and how it is paid for.
export function WayPanel(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  const way = () => play.way()!;
  const choice = () => way().choices[way().which];
  createEffect(() => announce(sentence(choice().label)));
  // Its label names the cheapest payment; with another payment the destination is shown instead.
  const changed = () => !sameCards(way().steps, actionsOf(choice()));
  const there = () => play.board().tiles.find((tile) => tile.id === choice().place)?.name ?? choice().place;
  const others = () =>
    way()
      .choices.map((one, i) => ({ one, i }))
      .filter(({ i }) => i !== way().which);
  return (
    <div class="jr-way" role="group" aria-label={choice().label}>
      <p class="jr-way-name">{changed() ? `${jack().go}: ${there()}` : sentence(choice().label)}</p>
      <Show when={play.match.state.preview?.note}>{(note) => <p class="jr-small">{note()}</p>}</Show>
      <Warning text={play.wayWarning()} />
      <Reason refused={play.wayRefused()} />
      <div class="jr-buttons">
        <button
          type="button"
          class="button jr-confirm"
          disabled={play.wayRefused() !== null}
          onClick={() => play.confirmWay()}
        >
          {play.wayWarning() ? jack().allTheSame : travels(choice()) ? jack().go : jack().doIt}
        </button>
        <Cancel play={play} />
      </div>
      <Show when={others().length}>
        <p class="soft jr-small">{jack().otherWays}</p>
        <ul class="choice-list">
          <For each={others()}>
            {({ one, i }) => (
              <li>
                <button type="button" class="choice" onClick={() => play.other(i)}>
                  {one.label}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <For each={play.payments()}>
        {(payment, i) => (
          <button
            type="button"
            class="jr-payment"
            classList={{ current: play.payments().length > 1 && play.payment() === i() }}
            aria-pressed={play.payment() === i()}
            onClick={() => play.setPayment(i())}
          >
            <Total {...payment} />
            <span class="jr-paying">
              <For each={payment.cards} fallback={<span class="soft">{jack().nothingChosen}</span>}>
                {(card) => <Card code={card} class="mini" />}
              </For>
            </span>
          </button>
        )}
      </For>
      <Show when={play.payments().length}>
        <p class="soft jr-small">{jack().clickCards}</p>
      </Show>
    </div>
  );
}
