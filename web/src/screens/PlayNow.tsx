// "Play now": a sensible game against bots, and straight to the table. Who never finished one is offered a first
// game with a guide.
import { createResource, For, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { hasFinished } from '../learnt';
import { go, writeRoute, type How } from '../route';
import { gameInfo, openGame } from '../match/opening';
import { choose } from '../settings';
import { words } from '../words';
import { firstChairs, standardChairs } from './options';
import { Page } from './Page';
import { titles } from './titles';

export default function PlayNow(props: { game: GameId; how: How }): JSX.Element {
  const first = props.how === '' && !hasFinished(props.game);
  return (
    <Show when={first} fallback={<Starting game={props.game} how={props.how} />}>
      <Page title={words().home.playNow}>
        <section class="paper first-game" aria-labelledby="first-game">
          <h1 id="first-game">{titles[props.game]}</h1>
          <p>
            <b>{words().guide.first}</b> {words().guide.firstLead}
          </p>
          <ul>
            <For each={['guided', 'standard'] as const}>
              {(how) => (
                <li>
                  <a
                    class="button big"
                    classList={{ quiet: how === 'standard' }}
                    href={writeRoute({ screen: 'play', game: props.game, how })}
                  >
                    {words().guide[how]}
                    {how === 'guided' && ` (${words().guide.recommended})`}
                  </a>
                  <p>{words().guide.about[props.game][how]}</p>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Page>
    </Show>
  );
}

function Starting(props: { game: GameId; how: How }): JSX.Element {
  const [opened] = createResource(async () => {
    const info = await gameInfo(props.game);
    const guided = props.how === 'guided';
    const preset = (guided && info.presets.find((one) => one.name === 'intro')) || info.presets[0];
    const chairs = guided ? firstChairs(words()) : standardChairs(info, words());
    const id = await openGame({ game: props.game, options: preset?.values ?? {}, chairs });
    if (guided) choose('coach', true);
    go({ screen: 'table', id }, true);
    return id;
  });
  return (
    <Page title={words().home.playNow}>
      {/* Reading it passes a failure to the error boundary. */}
      <Show when={!opened()}>
        <p class="loading">{words().app.loading}</p>
      </Show>
    </Page>
  );
}
