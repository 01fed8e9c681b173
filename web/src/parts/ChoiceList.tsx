// What can be done, as buttons. Long lists fold under the headings the engine gives them.
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { Choice } from '../engine/contract';
import { words } from '../words';
import { grouped, type ChoiceGroup } from './group';

interface ChoiceListProps {
  choices: Choice[];
  onChoose(choice: Choice): void;
  onConsider?(choice: Choice | null): void; // hovered or focused; null: no longer
  hint?: Choice | null;
  disabled?: boolean;
}

export function ChoiceList(props: ChoiceListProps): JSX.Element {
  const groups = createMemo(() => grouped(props.choices));
  const open = (group: ChoiceGroup) => groups().length === 1 || group.choices.length <= 3;
  return (
    <div class="choices">
      <For each={groups()}>
        {(group) => (
          <Show when={group.name} fallback={<Buttons {...props} choices={group.choices} />}>
            <details class="choice-group" open={open(group)}>
              <summary>
                {group.name} <span class="count">{group.choices.length}</span>
              </summary>
              <Buttons {...props} choices={group.choices} />
            </details>
          </Show>
        )}
      </For>
    </div>
  );
}

function Buttons(props: ChoiceListProps): JSX.Element {
  return (
    <ul class="choice-list">
      <For each={props.choices}>
        {(choice) => (
          <li>
            <button
              type="button"
              class="choice"
              classList={{ hinted: props.hint?.notation === choice.notation }}
              disabled={props.disabled}
              onClick={() => props.onChoose(choice)}
              onPointerEnter={() => props.onConsider?.(choice)}
              onPointerLeave={() => props.onConsider?.(null)}
              onFocus={() => props.onConsider?.(choice)}
              onBlur={() => props.onConsider?.(null)}
            >
              <span>{choice.label}</span>
              <Show when={choice.cost > 0}>
                <span class="cost">{words().table.cost(choice.cost)}</span>
              </Show>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
