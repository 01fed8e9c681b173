import { For, Show, type JSX } from 'solid-js';
import type { Need } from '../../engine/jack_rabbits';
import { Card } from '../../parts/Card';
import { sentence } from '../../words';
import type { PlayState } from './play';
import { good, Verdicts } from './Reason';
import { Suits } from './Suits';
import { jack } from './words';

// Cards of the hand that are asked for.
export function CardsPanel(props: { play: PlayState; others: boolean }): JSX.Element {
  const play = props.play;
  const need = () => play.view().need;
  const name = () => jack().confirm[play.asking()!.words] ?? jack().doIt;
  return (
    <div class="jr-choose">
      <Show when={need()} fallback={<p class="jr-lead">{lead(props.others)}</p>}>
        {(want) => (
          <Show when={jack().lead[play.view().frame]} fallback={<NeedLine need={want()} />}>
            {(say) => <p class="jr-lead">{say()(want().amount)}</p>}
          </Show>
        )}
      </Show>
      <Show when={play.cards().length}>
        <div class="jr-buttons">
          <button
            type="button"
            class="button jr-confirm"
            disabled={!good(play.verdict())}
            onClick={() => play.confirmCards()}
          >
            <span>{play.offer() ? sentence(play.offer()!.label) : name()}</span>
            <Show when={!play.offer()}>
              <span class="jr-paying">
                <For each={play.cards()}>{(card) => <Card code={card} silent class="mini" />}</For>
              </span>
            </Show>
          </button>
          <button type="button" class="button quiet" onClick={() => play.cancel()}>
            {jack().cancel}
          </button>
        </div>
      </Show>
      <Verdicts verdict={play.verdict()} />
    </div>
  );
}
const lead = (others: boolean) => (others ? jack().chooseCards : jack().chooseCardsOnly);

function NeedLine(props: { need: Need }): JSX.Element {
  return (
    <p class="jr-lead">
      {jack().payFor(props.need.amount, props.need.purpose)} <Suits suits={props.need.suits} />
    </p>
  );
}
