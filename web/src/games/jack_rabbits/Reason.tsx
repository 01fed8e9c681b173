import { Show, type JSX } from 'solid-js';
import type { Refused } from '../../engine/contract';
import type { Verdict } from './play';

// Why something cannot be done.
export function Reason(props: { refused: Refused | null }): JSX.Element {
  return (
    <Show when={props.refused}>
      <p class="jr-reason" role="status">
        {props.refused!.reason}
      </p>
    </Show>
  );
}

// What may be regretted.
export function Warning(props: { text: string }): JSX.Element {
  return (
    <Show when={props.text}>
      <p class="warned" role="status">
        {props.text}
      </p>
    </Show>
  );
}

export function Verdicts(props: { verdict: Verdict }): JSX.Element {
  return <Reason refused={props.verdict.checked ? props.verdict.refused : null} />;
}

export const good = (verdict: Verdict) => verdict.checked && !verdict.refused;
