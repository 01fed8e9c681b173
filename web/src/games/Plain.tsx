// Any game, plainly: its status, its places, and what can be done as a list.
import { For, Show, type JSX } from 'solid-js';
import { ChoiceList } from '../parts/ChoiceList';
import { words } from '../words';
import type { GameProps } from './index';

export function Plain(props: GameProps): JSX.Element {
  const scene = () => props.table.state.scene!;
  return (
    <div class="plain">
      <section class="paper plain-choices" aria-labelledby="plain-choices">
        <h2 id="plain-choices">{words().table.choices}</h2>
        <p class="plain-status">{scene().status}</p>
        <Show when={props.table.mine()} fallback={<p class="soft">{words().table.noChoices}</p>}>
          <ChoiceList
            choices={scene().choices}
            hint={props.table.state.hint}
            onChoose={(choice) => void props.table.act(choice)}
            onConsider={(choice) => void props.table.consider(choice)}
          />
        </Show>
      </section>
      <section class="paper" aria-labelledby="plain-places">
        <h2 id="plain-places">{words().table.places}</h2>
        <ul class="plain-places">
          <For each={scene().places}>
            {(place) => (
              <li>
                <button
                  type="button"
                  class="place"
                  classList={{
                    marked: props.table.marked(place.id),
                    path: props.table.state.preview?.path.includes(place.id),
                  }}
                  onClick={() => {
                    const [choice] = props.table.choicesAt(place.id);
                    if (choice && props.table.mine()) void props.table.act(choice);
                    else void props.table.touch(place.id);
                  }}
                >
                  <b>{place.id}</b> {place.about}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  );
}
