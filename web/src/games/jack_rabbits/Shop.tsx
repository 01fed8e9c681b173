import { For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { Cancel } from './Cancel';
import type { PlayState } from './play';
import { good, Verdicts } from './Reason';
import { Suits } from './Suits';
import { jack } from './words';

// Cards that can be bought.
export function Shop(props: { play: PlayState }): JSX.Element {
  const play = props.play;
  return (
    <div class="jr-shop" role="group" aria-label={jack().shop}>
      <p class="jr-lead">
        {jack().shop} <span class="soft">{jack().shopHelp}</span>
      </p>
      <ul class="jr-minis" data-anchor="laid">
        <For each={[...play.view().laid, ...play.view().goods]}>
          {(card) => (
            <li>
              <button
                type="button"
                class="jr-mini usable"
                classList={{ chosen: play.goods().includes(card) || play.view().laid.includes(card) }}
                aria-pressed={play.goods().includes(card)}
                disabled={play.view().laid.includes(card)}
                onClick={() => void play.take(card)}
              >
                <Card code={card} class="mini" />
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={play.goods().length}>
        <div class="jr-buttons">
          <button
            type="button"
            class="button jr-confirm"
            disabled={!good(play.goodsVerdict())}
            onClick={() => play.confirmGoods()}
          >
            {jack().confirm.buy}
          </button>
          <Cancel play={play} />
        </div>
        <Show when={play.bill()}>
          {(bill) => (
            <p class="jr-lead">
              {jack().costs(bill().amount, play.goods().length + play.view().laid.length)}{' '}
              <Suits suits={bill().suits} />
            </p>
          )}
        </Show>
        <Verdicts verdict={play.goodsVerdict()} />
      </Show>
    </div>
  );
}
