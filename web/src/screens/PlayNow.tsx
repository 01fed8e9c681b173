// "Play now": a sensible game against bots, and straight to the table.
import { createResource, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { go } from '../route';
import { gameInfo, openGame } from '../match/opening';
import { words } from '../words';
import { standardChairs } from './options';
import { Page } from './Page';

export default function PlayNow(props: { game: GameId }): JSX.Element {
  const [opened] = createResource(async () => {
    const info = await gameInfo(props.game);
    const chairs = standardChairs(info, words());
    const id = await openGame({ game: props.game, options: info.presets[0]?.values ?? {}, chairs });
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
