import type { JSX } from 'solid-js';
import { Suits } from './Suits';
import { jack } from './words';

// How far what is chosen goes: "7 of 10 ♥ for Q♥".
export function Total(props: {
  worth: number;
  amount: number;
  suits: string[];
  purpose: string;
}): JSX.Element {
  return (
    <span class="jr-total" classList={{ enough: props.worth >= props.amount }}>
      <b>{jack().total(props.worth, props.amount)}</b> <Suits suits={props.suits} />{' '}
      {props.purpose && jack().for(props.purpose)}
    </span>
  );
}
