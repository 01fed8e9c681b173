import { For, Show, type JSX } from 'solid-js';
import type { GameId } from '../engine/contract';
import { kept } from '../table/games';
import { words } from '../words';
import { Page } from './Page';

export const titles: Record<GameId, string> = { 'jack-rabbits': 'Jack Rabbits', rabbihop: 'Rabbihop' };

export function Home(): JSX.Element {
  const games: GameId[] = ['jack-rabbits', 'rabbihop'];
  return (
    <Page title={words().app.home}>
      <h1>{words().home.lead}</h1>
      <div class="game-cards">
        <For each={games}>
          {(game) => (
            <section class="paper game-card">
              <h2>{titles[game]}</h2>
              <p>{words().home.blurb[game]}</p>
              <p class="row">
                <a class="button" href={`#/play/${game}`}>
                  {words().home.playNow}
                </a>
                <a class="button quiet" href={`#/setup/${game}`}>
                  {words().home.choose}
                </a>
                <a href={`#/rules/${game}`}>{words().app.rules}</a>
              </p>
            </section>
          )}
        </For>
      </div>
      <Show when={kept.list().length}>
        <section class="paper">
          <h2>{words().home.kept}</h2>
          <ul>
            <For each={kept.list()}>
              {(game) => (
                <li>
                  <a href={`#/table/${game.id}`}>
                    {titles[game.game]} · {game.status}
                  </a>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
    </Page>
  );
}
