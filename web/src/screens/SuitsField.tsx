// Which suits of Jack Rabbits are in play: each by its picture, with a sentence about its power.
import { createUniqueId, For, type JSX } from 'solid-js';
import type { OptionInfo, Text } from '../engine/contract';
import { Suit } from '../parts/Suit';
import { say, words } from '../words';
import { suitName } from '../words/cards';
import './SuitsField.css';

const powers: Record<string, Text> = {
  C: { en: 'Fly from tower to tower.', es: 'Vuela de torre en torre.' },
  S: { en: 'Fight rabbits on your hex, and rob them.', es: 'Pelea en tu hexágono, y roba.' },
  H: { en: 'Contest visits to palaces.', es: 'Cuestiona visitas a los palacios.' },
  D: { en: 'Buy spent cards at plazas.', es: 'Compra en las plazas cartas gastadas.' },
  T: {
    en: 'Fight with fire, summon the exiled, leave the Underground at once.',
    es: 'Pelea con fuego, convoca a los desterrados, sal en el acto del Subsuelo.',
  },
  E: {
    en: 'Post a guard on the roads, seal your hex.',
    es: 'Pon un guardia en los caminos, sella tu hexágono.',
  },
  O: {
    en: 'Ride broncos over an island, trade in the Underground.',
    es: 'Cruza la isla en bronco, comercia en el Subsuelo.',
  },
  N: {
    en: 'Drive a beast onto the roads, make every roll dearer.',
    es: 'Suelta una bestia en los caminos, encarece las tiradas.',
  },
};
const letters = Object.keys(powers);
const named: Record<string, string> = { frontier: letters.join('') };
const classic = 'CSHD';

export default function SuitsField(props: {
  option: OptionInfo;
  value: string;
  changed: boolean;
  onChange(value: string): void;
}): JSX.Element {
  const id = createUniqueId();
  const chosen = () => (/^[A-Z]+$/.test(props.value) ? props.value : (named[props.value] ?? classic));
  function toggle(letter: string) {
    const next = letters.filter((one) => chosen().includes(one) !== (one === letter)).join('');
    const name = Object.keys(named).find((one) => named[one] === next);
    props.onChange(next === classic ? props.option.standard : (name ?? next));
  }
  return (
    <fieldset class="option suits-field" classList={{ changed: props.changed }}>
      <legend>{say(props.option.label)}</legend>
      <div class="suits-cards">
        <For each={letters}>
          {(letter) => (
            <label class="suits-card" classList={{ chosen: chosen().includes(letter) }}>
              <input
                type="checkbox"
                checked={chosen().includes(letter)}
                aria-describedby={`${id}-${letter}`}
                onChange={() => toggle(letter)}
              />
              <Suit suit={letter} />
              <b>{suitName(letter)}</b>
              <span id={`${id}-${letter}`}>{say(powers[letter])}</span>
            </label>
          )}
        </For>
      </div>
      <p class="option-help">{words().setup.suitsHelp(chosen().length)}</p>
    </fieldset>
  );
}
