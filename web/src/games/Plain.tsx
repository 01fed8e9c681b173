// Any game, plainly: its status, its places, and what can be done as a list.
import { For, Show, type JSX } from 'solid-js';
import { ChoiceList } from '../parts/ChoiceList';
import { words } from '../words';
import type { GameProps } from './index';

export function Plain(props: GameProps): JSX.Element {
  const scene = () => props.match.state.scene!;
  return (
    <div class="plain">
      <section class="paper plain-choices" aria-labelledby="plain-choices">
        <h2 id="plain-choices">{words().table.choices}</h2>
        <p class="plain-status">{scene().status}</p>
        <Show when={props.match.mine()} fallback={<p class="soft">{words().table.noChoices}</p>}>
          <ChoiceList
            choices={scene().choices}
            hint={props.match.state.hint}
            onChoose={(choice) => void props.match.act(choice)}
            onConsider={(choice) => void props.match.consider(choice)}
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
                    marked: props.match.marked(place.id),
                    path: props.match.state.preview?.path.includes(place.id),
                  }}
                  onClick={() => {
                    const [choice] = props.match.choicesAt(place.id);
                    if (choice && props.match.mine()) void props.match.act(choice);
                    else void props.match.touch(place.id);
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
