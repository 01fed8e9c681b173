import { For, Show, type JSX } from 'solid-js';
import { Card } from '../../parts/Card';
import { sentence } from '../../words';
import { Cancel } from './Cancel';
import type { PlayState } from './play';
import { good, Verdicts, Warning } from './Reason';
import { Total } from './Total';
import { jack } from './words';

// Cards of the hand that are asked for.
export function CardsPanel(props: { play: PlayState; others: boolean }): JSX.Element {
  const play = props.play;
  const need = () => play.view().need;
  const name = () => jack().confirm[play.asking()!.words] ?? jack().doIt;
  // What the chosen cards reach of what is needed; a need is shown before anything is chosen.
  const reached = () => {
    const want = need();
    return play.sum() ?? (want && { ...want, worth: 0 });
  };
  const said = () =>
    play.regret() ? jack().allTheSame : play.offer() ? sentence(play.offer()!.label) : name();
  const lead = () => {
    if (play.asking()!.words === 'discard') return jack().chooseDiscard;
    return props.others ? jack().chooseCards : jack().chooseCardsOnly;
  };
  // Nothing lies ready because nothing pays without regret.
  const only = () => (play.asking()!.words === 'pay' ? play.asking()!.offers[0].warning : '');
  return (
    <div class="jr-choose">
      <Show when={need()} fallback={<p class="jr-lead">{lead()}</p>}>
        {(want) => (
          <Show when={jack().lead[play.view().frame]}>
            {(say) => <p class="jr-lead">{say()(want().amount)}</p>}
          </Show>
        )}
      </Show>
      <Show when={reached()}>
        {(now) => (
          <p class="jr-lead">
            <Total {...now()} />
          </p>
        )}
      </Show>
      <Warning text={play.cards().length ? play.regret() : only()} />
      <Show when={play.cards().length || play.match.state.draft.length}>
        <div class="jr-buttons">
          <button
            type="button"
            class="button jr-confirm"
            disabled={!good(play.verdict())}
            onClick={() => play.confirmCards()}
          >
            <span>{said()}</span>
            <Show when={!play.offer() || play.regret()}>
              <span class="jr-paying">
                <For each={play.cards()}>{(card) => <Card code={card} silent class="mini" />}</For>
              </span>
            </Show>
          </button>
          <Show when={play.match.state.draft.length} fallback={<Cancel play={play} always />}>
            <button
              type="button"
              class="button quiet jr-put-back"
              aria-disabled={!play.cards().length}
              onClick={() => play.putBack()}
            >
              {jack().putBack}
            </button>
          </Show>
        </div>
      </Show>
      <Verdicts verdict={play.verdict()} />
    </div>
  );
}
