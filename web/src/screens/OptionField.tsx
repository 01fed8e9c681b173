// One option of a game: a tick, a number, a choice or a text.
import { createSignal, createUniqueId, For, lazy, Match, Show, Suspense, Switch, type JSX } from 'solid-js';
import type { OptionInfo } from '../engine/contract';
import { say, words } from '../words';
import type { knownAs } from './options';

// Stands for a text of one's own in the list of choices; no choice has this name.
const ownText = '\u0000';

const choiceLabel = (option: OptionInfo, name: string) =>
  say(option.choices.find((choice) => choice.name === name)!.label);

interface OptionProps {
  option: OptionInfo;
  value: string;
  changed: boolean;
  known: ReturnType<typeof knownAs>;
  onChange(value: string): void;
}

// Which suits are in play is asked by pictures.
const SuitsField = lazy(() => import('./SuitsField'));

export const OptionField = (props: OptionProps): JSX.Element => (
  <Show when={props.option.name === 'suits'} fallback={<PlainField {...props} />}>
    <Suspense>
      <SuitsField {...props} />
    </Suspense>
  </Show>
);

function PlainField(props: OptionProps): JSX.Element {
  const id = createUniqueId();
  const option = props.option;
  const [own, setOwn] = createSignal(
    option.kind === 'text' && !option.choices.some((choice) => choice.name === props.value),
  );
  const all = () => option.utmost !== '' && props.value === option.utmost;
  const small = option.highest - option.lowest <= 60;
  const numbers = () => {
    const out = option.automatic ? [option.automatic] : [];
    for (let n = option.lowest; n <= option.highest; n++) out.push(String(n));
    return out;
  };
  return (
    <div class="option" classList={{ changed: props.changed }}>
      <label for={id}>{say(option.label)}</label>
      <Switch>
        <Match when={option.kind === 'flag'}>
          <input
            id={id}
            type="checkbox"
            aria-describedby={`${id}-help`}
            checked={props.value === 'on'}
            onChange={(event) => props.onChange(event.currentTarget.checked ? 'on' : 'off')}
          />
        </Match>
        <Match when={option.kind === 'number' && small}>
          <Select
            id={id}
            {...props}
            names={numbers()}
            label={(name) => (name === option.automatic ? words().setup.automatic : name)}
          />
        </Match>
        <Match when={option.kind === 'number'}>
          <input
            id={id}
            type="number"
            aria-describedby={`${id}-help`}
            min={option.lowest}
            max={option.highest}
            placeholder={option.automatic ? words().setup.automatic : undefined}
            disabled={all()}
            value={all() || props.value === option.automatic ? '' : props.value}
            onChange={(event) =>
              props.onChange(event.currentTarget.value || option.automatic || option.standard)
            }
          />
          <Show when={option.utmost}>
            <label class="option-all">
              <input
                type="checkbox"
                checked={all()}
                aria-label={`${say(option.label)}: ${words().setup.utmost}`}
                onChange={(event) =>
                  props.onChange(event.currentTarget.checked ? option.utmost : option.standard)
                }
              />
              {words().setup.utmost}
            </label>
          </Show>
        </Match>
        <Match when={option.kind === 'choice'}>
          <Select
            id={id}
            {...props}
            names={option.choices.map((choice) => choice.name)}
            label={(name) => choiceLabel(option, name)}
          />
        </Match>
        <Match when={true}>
          <Select
            id={id}
            {...props}
            value={own() ? ownText : props.value}
            onChange={(value) => {
              setOwn(value === ownText);
              props.onChange(value === ownText ? '' : value);
            }}
            names={[...option.choices.map((choice) => choice.name), ownText]}
            label={(name) => (name === ownText ? words().setup.ownText : choiceLabel(option, name))}
          />
          <Show when={own()}>
            <textarea
              rows={props.value.includes('\n') ? 8 : 2}
              aria-label={`${say(option.label)}: ${words().setup.ownTextLabel}`}
              aria-describedby={`${id}-help`}
              spellcheck={false}
              onInput={(event) => props.onChange(event.currentTarget.value)}
            >
              {props.value}
            </textarea>
          </Show>
        </Match>
      </Switch>
      <p class="option-help" id={`${id}-help`}>
        <Show when={props.known} fallback={say(option.help)}>
          {(known) => (
            <>
              <Show when={say(known().name) !== say(option.label)}>
                {words().setup.alsoKnown}: <b>{say(known().name)}</b>.{' '}
              </Show>
              {say(known().help)}
            </>
          )}
        </Show>
      </p>
    </div>
  );
}

function Select(
  props: OptionProps & { id: string; names: string[]; label(name: string): string },
): JSX.Element {
  return (
    <select
      id={props.id}
      aria-describedby={`${props.id}-help`}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      <For each={props.names}>
        {(name) => (
          <option value={name} selected={name === props.value}>
            {props.label(name)}
          </option>
        )}
      </For>
    </select>
  );
}
