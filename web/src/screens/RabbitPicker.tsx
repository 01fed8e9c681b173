// Which rabbit a player has. Whoever had the chosen one takes this player's.
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { rabbitCount, standardLooks } from '../looks';
import { Rabbit } from '../parts/Rabbit';
import { words } from '../words';

interface PickerProps {
  name: string;
  look: number;
  onPick(look: number): void;
}

const called = (look: number) => `${words().seats.colours[look]}, ${words().seats.shapes[look]}`;

export function RabbitPicker(props: PickerProps): JSX.Element {
  const id = createUniqueId();
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-expanded={open()}
        aria-controls={open() ? id : undefined}
        aria-label={words().setup.rabbitOf(props.name, called(props.look))}
        title={words().setup.rabbit}
        onClick={() => setOpen(!open())}
      >
        <Rabbit seat={props.look} />
      </button>
      <Show when={open()}>
        <fieldset class="rabbits" id={id}>
          <legend class="spoken">{words().setup.rabbitFor(props.name)}</legend>
          <For each={standardLooks(rabbitCount)}>
            {(look) => (
              <label title={called(look)}>
                <input
                  type="radio"
                  class="spoken"
                  name={id}
                  aria-label={called(look)}
                  checked={look === props.look}
                  onChange={() => props.onPick(look)}
                />
                <Rabbit seat={look} />
              </label>
            )}
          </For>
        </fieldset>
      </Show>
    </>
  );
}
