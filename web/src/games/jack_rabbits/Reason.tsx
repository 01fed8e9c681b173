import { createEffect, createMemo, on, Show, type JSX } from 'solid-js';
import { announce } from '../../announce';
import type { Refused } from '../../engine/contract';
import type { Verdict } from './play';

// Read out by the page's live region, and only when it has changed: a live region of its own would repeat it.
function Told(props: { class: string; text: string }): JSX.Element {
  createEffect(
    on(
      createMemo(() => props.text),
      announce,
    ),
  );
  return (
    <Show when={props.text}>
      <p class={props.class}>{props.text}</p>
    </Show>
  );
}

// Why something cannot be done.
export const Reason = (props: { refused: Refused | null }): JSX.Element => (
  <Told class="jr-reason" text={props.refused?.reason ?? ''} />
);

// What may be regretted.
export const Warning = (props: { text: string }): JSX.Element => <Told class="warned" text={props.text} />;

export function Verdicts(props: { verdict: Verdict }): JSX.Element {
  return <Reason refused={props.verdict.checked ? props.verdict.refused : null} />;
}

export const good = (verdict: Verdict) => verdict.checked && !verdict.refused;
