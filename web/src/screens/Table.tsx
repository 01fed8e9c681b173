// A table: the frame round a game.
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  on,
  onCleanup,
  Show,
  type JSX,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce } from '../announce';
import { stageComponent } from '../games';
import { open } from '../opened';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { choose, lang, settings, speeds } from '../settings';
import { engine, gameInfo, keep, keepFailed, kept, loadKept } from '../table/games';
import { createTable, type Logged, type TableState } from '../table/table';
import { words } from '../words';
import { titles } from './Home';
import { Page, useTitle } from './Page';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export default function Table(props: { id: string }): JSX.Element {
  const [times, setTimes] = createSignal(0);
  const [table] = createResource(times, async () => {
    const game = kept.get(props.id);
    if (!game) return null;
    const info = await gameInfo(game.game);
    const { table } = await loadKept(game);
    return createTable({
      engine,
      id: game.id,
      table,
      game: game.game,
      secrets: info.secrets,
      lang: lang(),
      speed: () => settings.speed,
      moves: () => !still.matches,
      keep: (text, scene) => keep(game.id, game.params, text, scene),
      tell: (notes) => notes.forEach((note) => announce(note.sentence)),
    });
  });
  createEffect(() => {
    const opened = table();
    if (!opened) return;
    void opened.advance();
    onCleanup(() => opened.close());
  });
  return (
    <Show when={!table.loading} fallback={<p class="loading">{words().app.loading}</p>}>
      <Show when={table()} keyed fallback={<Missing />}>
        {(opened) => <Seated table={opened} again={() => setTimes(times() + 1)} />}
      </Show>
    </Show>
  );
}

function Missing(): JSX.Element {
  return (
    <Page title={words().table.title}>
      <div class="paper">
        <h1>{words().failed.missing}</h1>
        <a class="button" href="#/">
          {words().app.toHome}
        </a>
      </div>
    </Page>
  );
}

function Seated(props: { table: TableState; again(): void }): JSX.Element {
  const table = props.table;
  const state = table.state;
  const [recap, setRecap] = createSignal(false);
  useTitle(() => titles[state.game]);
  createEffect(on(lang, (now) => void table.setLang(now), { defer: true }));
  createEffect(() => state.refused && announce(state.refused.reason));
  const game = createMemo(() => (state.scene && state.board ? stageComponent(state.scene.stage) : null));
  const name = (seat: number) => state.scene?.chairs[seat]?.name ?? '';

  const whose = () => {
    const next = state.scene?.next;
    if (!next) return words().app.loading;
    if (next.kind === 'over') return words().table.over;
    if (next.kind === 'chance') return words().table.chance;
    if (next.kind === 'bot') return words().table.thinking(name(next.seat));
    return next.seat === state.viewer ? words().table.yourTurn : words().table.turnOf(name(next.seat));
  };

  return (
    <div class="table-screen">
      <header class="bar table-bar">
        <a class="icon-button" href="#/" aria-label={words().table.leave}>
          <Icon name="home" />
        </a>
        <h1 class="turn-line">
          <b>{whose()}</b> <span>{state.cover < 0 ? state.scene?.question : ''}</span>
        </h1>
        <button
          type="button"
          class="icon-button"
          aria-label={words().app.settings}
          onClick={() => open('settings')}
        >
          <Icon name="gear" />
        </button>
      </header>
      <main id="main" class="table-main" tabindex="-1">
        <Show when={state.cover >= 0}>
          <section class="cover">
            <div class="paper">
              <h2>{words().cover.title(name(state.cover))}</h2>
              <button type="button" class="button" onClick={() => void table.uncover()}>
                {words().cover.button(name(state.cover))}
              </button>
              <p class="soft">{words().cover.note}</p>
            </div>
          </section>
        </Show>
        <div class="game-slot" hidden={state.cover >= 0}>
          <Show when={game()}>{(component) => <Dynamic component={component()} table={table} />}</Show>
        </div>
      </main>
      <aside class="log-panel" hidden={state.cover >= 0} aria-labelledby="log-title">
        <h2 id="log-title">{words().table.log}</h2>
        <Log table={table} lines={state.log} />
      </aside>
      <footer class="table-tools">
        <button
          type="button"
          class="button quiet"
          disabled={!state.scene?.canUndo}
          onClick={() => void table.undo()}
        >
          {words().table.undo}
        </button>
        <Show when={state.scene?.hints}>
          <button
            type="button"
            class="button quiet"
            disabled={!table.mine()}
            onClick={() => void table.hint()}
          >
            {words().table.hint}
          </button>
        </Show>
        <button type="button" class="button quiet" onClick={() => setRecap(true)}>
          {words().table.recap}
        </button>
        <label>
          {words().table.speed}{' '}
          <select
            value={settings.speed}
            onChange={(event) => choose('speed', event.currentTarget.value as (typeof speeds)[number])}
          >
            <For each={speeds}>
              {(speed) => <option value={speed}>{words().settings.speeds[speed]}</option>}
            </For>
          </select>
        </label>
      </footer>
      <Show when={state.refused}>
        {(refused) => (
          <div class="toast" role="alert">
            <p>{refused().reason}</p>
            <button
              type="button"
              class="icon-button"
              aria-label={words().table.dismiss}
              onClick={table.dismiss}
            >
              <Icon name="close" />
            </button>
          </div>
        )}
      </Show>
      <Show when={keepFailed()}>
        <p class="toast">{words().table.keepFailed}</p>
      </Show>
      <Show when={state.failed}>
        <div class="toast" role="alert">
          <p>{state.failed === 'engine' ? words().failed.engineText : state.failure}</p>
          <button type="button" class="button" onClick={() => props.again()}>
            {words().failed.again}
          </button>
        </div>
      </Show>
      <Show when={recap()}>
        <Dialog title={words().table.recap} onClose={() => setRecap(false)}>
          <Log table={table} lines={table.recap()} />
        </Dialog>
      </Show>
    </div>
  );
}

function Log(props: { table: TableState; lines: Logged[] }): JSX.Element {
  return (
    <ol class="log">
      <For each={props.lines}>
        {(line) => (
          <li
            onPointerEnter={() => props.table.mark(line.marks)}
            onPointerLeave={() => props.table.mark([])}
            class={line.seat >= 0 ? `by seat-${line.seat % 8}` : ''}
          >
            {line.sentence}
          </li>
        )}
      </For>
    </ol>
  );
}
