import { For, type JSX } from 'solid-js';
import { Suit } from '../../parts/Suit';
import { suitName } from '../../words/cards';

// Several suits in a line of text.
export function Suits(props: { suits: string[] }): JSX.Element {
  return (
    <span class="jr-suits">
      <For each={props.suits}>{(suit) => <Suit suit={suit} label={suitName(suit)} />}</For>
    </span>
  );
}
