// A picture with what it shows below it, and the pieces that pictures are made of.
import { Show, type JSX } from 'solid-js';
import { say } from '../words';
import type { Figure } from './figures';

export function FigureView(props: { figure: Figure }): JSX.Element {
  return (
    <figure class="figure" classList={{ aside: props.figure.aside }}>
      <div class="figure-art">{props.figure.draw()}</div>
      <figcaption>{say(props.figure.says)}</figcaption>
    </figure>
  );
}

// Things that belong together; `name` stands below them.
export function Group(props: { name?: string; children: JSX.Element }): JSX.Element {
  return (
    <span class="figure-group">
      <span class="figure-row" aria-hidden="true">
        {props.children}
      </span>
      <Show when={props.name}>
        <span>{props.name}</span>
      </Show>
    </span>
  );
}

export function Sign(props: { text: string }): JSX.Element {
  return (
    <span class="figure-sign" aria-hidden="true">
      {props.text}
    </span>
  );
}
