// A table: the frame round a game.
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { announce, hush } from '../announce';
import { EngineProblem } from '../engine/client';
import type { Text } from '../engine/contract';
import { stageComponent } from '../games';
import { open } from '../opened';
import { Dialog } from '../parts/Dialog';
import { Icon, type IconName } from '../parts/Icon';
import { Rabbit } from '../parts/Rabbit';
import { go } from '../route';
import { choose, lang, settings, speeds } from '../settings';
import { play } from '../sound';
import { engine, gameInfo, keep, keepFailed, kept, loadKept, openGame } from '../match/opening';
import { createMatch } from '../match/match';
import type { OpenMatch } from '../match/state';
import { say, words } from '../words';
import { titles } from './Home';
import { Log } from './Log';
import { Page, useTitle } from './Page';
import { ResultDialog } from './ResultDialog';
import { copyLink, download } from './share';

const RulesText = lazy(() => import('../parts/RulesText').then(({ RulesText }) => ({ default: RulesText })));
const choicesSelector = '[data-part=choices] button:enabled, .choices button:enabled';
let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);
const still = matchMedia('(prefers-reduced-motion: reduce)');

export default function Table(props: { id: string }): JSX.Element {
  const [times, setTimes] = createSignal(1);
  const [problem, setProblem] = createSignal<Text>();
  const [match] = createResource(times, async () => {
    const game = kept.get(props.id);
    if (!game) return null;
    const info = await gameInfo(game.game);
    const loaded = await loadKept(game).catch((error) => {
      if (!(error instanceof EngineProblem)) throw error;
      setProblem(error.text);
      return null;
    });
    if (!loaded) return null;
    return createMatch({
      engine,
      id: game.id,
      table: loaded.table,
      game: game.game,
      secrets: info.secrets,
      lang: lang(),
      speed: () => settings.speed,
      moves: () => !still.matches,
      keep: (text, scene) => keep(game.id, game.params, text, scene),
      tell(notes) {
        for (const note of notes) announce(note.sentence);
        if (notes.length) play('move');
      },
    });
  });
  createEffect(
    on(match, (opened) => {
      if (!opened) return;
      void opened.advance();
      onCleanup(() => opened.close());
    }),
  );
  return (
    <Show when={!match.loading} fallback={<p class="loading">{words().app.loading}</p>}>
      <Show when={match()} keyed fallback={<Missing id={props.id} problem={problem()} />}>
        {(opened) => <Seated match={opened} again={() => setTimes(times() + 1)} />}
      </Show>
    </Show>
  );
}

// The game is not here, or this Warren cannot read it; then it can still be taken elsewhere.
export function Missing(props: { id: string; problem?: Text }): JSX.Element {
  const game = kept.get(props.id);
  return (
    <Page title={words().table.title}>
      <div class="paper" role="alert">
        <h1>{props.problem ? words().failed.problem : words().failed.missing}</h1>
        <Show when={props.problem}>{(problem) => <p>{say(problem())}</p>}</Show>
        <p class="row">
          <a class="button" href="#/">
            {words().app.toHome}
          </a>
          <Show when={game}>
            {(one) => (
              <button type="button" class="button quiet" onClick={() => download(one())}>
                <Icon name="download" />
                {words().table.download}
              </button>
            )}
          </Show>
        </p>
      </div>
    </Page>
  );
}

type Side = 'recap' | 'log' | 'more' | 'result' | null;

function Seated(props: { match: OpenMatch; again(): void }): JSX.Element {
  const match = props.match;
  const state = match.state;
  const [side, setSide] = createSignal<Side>(null);
  const [rules, setRules] = createSignal<string | null>(null); // the section that is open
  useTitle(() => titles[state.game]);
  createEffect(
    on(
      lang,
      (now) => {
        hush();
        void match.setLang(now);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!state.refused) return;
    announce(state.refused.reason);
    play('refused');
  });
  // Told once it is the viewer's turn, with the question.
  createEffect(
    on(
      () => match.mine() && state.scene!.question,
      (question) => {
        if (!question) return;
        announce(`${words().table.yourTurn}. ${question}`);
        play('turn');
        if (byKeyboard) requestAnimationFrame(leadOn);
      },
    ),
  );
  createEffect(() => {
    if (!state.scene?.result || state.busy) return;
    setSide('result');
    play('over');
  });

  async function rematch() {
    const params = kept.get(state.id)?.params;
    if (!params) return go({ screen: 'setup', game: state.game });
    const id = await openGame({ ...params, seed: undefined });
    go({ screen: 'table', id });
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if ((event.target as Element).closest('input, select, textarea, dialog') || state.cover >= 0) return;
    const todo: Record<string, () => void> = {
      u: () => state.scene?.canUndo && void match.undo(),
      h: () => state.scene?.hints && match.mine() && void match.hint(),
      r: () => setSide('recap'),
      s: () => match.skip(),
      l: () => focusFirst('.log-panel [tabindex="0"]') || setSide('log'),
      c: () => focusFirst(choicesSelector),
      b: () => focusFirst('[data-part=board] [tabindex="0"], .panzoom-svg [tabindex="0"]'),
      Escape: () => {
        match.select('');
        match.dismiss();
        match.forgetHint();
        void match.consider(null);
      },
    };
    const one = todo[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!one) return;
    one();
  }
  onMount(() => {
    document.addEventListener('keydown', key);
    onCleanup(() => document.removeEventListener('keydown', key));
  });

  return (
    <div class="table-screen" data-entries={state.scene?.entries} data-busy={state.busy}>
      <TurnBar match={match}>
        <Show when={state.scene?.mayPass && match.mine()}>
          <button type="button" class="button quiet" onClick={() => void match.pass()}>
            {words().table.pass}
          </button>
        </Show>
        <Show when={state.scene?.canFinish && match.mine()}>
          <button type="button" class="button quiet" onClick={() => void match.finish()}>
            {words().table.finish}
          </button>
        </Show>
        <Show when={state.scene?.result}>
          <button type="button" class="button" onClick={() => setSide('result')}>
            {words().result.show}
          </button>
        </Show>
        <Show when={!state.scene?.result && state.viewer < 0 && state.cover < 0}>
          <button type="button" class="button quiet" onClick={() => match.pause(!state.paused)}>
            <Icon name={state.paused ? 'play' : 'pause'} />
            {state.paused ? words().table.resume : words().table.pause}
          </button>
        </Show>
      </TurnBar>
      <main id="main" class="table-main" tabindex="-1">
        <Show when={state.cover >= 0}>
          <Cover match={match} />
        </Show>
        <Show when={state.failed} fallback={<GameSlot match={match} />}>
          <Failed match={match} again={props.again} />
        </Show>
      </main>
      <aside class="log-panel paper" hidden={state.cover >= 0} aria-labelledby="log-title">
        <h2 id="log-title">{words().table.log}</h2>
        <Log match={match} lines={state.log} label={words().table.log} />
      </aside>
      <nav class="tools" aria-label={words().app.menu}>
        <Tool
          icon="undo"
          label={words().table.undo}
          off={!state.scene?.canUndo || state.busy || state.cover >= 0}
          onPress={() => void match.undo()}
        />
        <Tool
          icon="hint"
          label={words().table.hint}
          off={!state.scene?.hints || !match.mine()}
          busy={state.hinting}
          onPress={() => void match.hint()}
        />
        <Tool
          icon="recap"
          label={words().table.recapShort}
          off={state.cover >= 0}
          onPress={() => setSide('recap')}
        />
        <Tool
          icon="skip"
          label={words().table.skip}
          off={!state.playing.length}
          onPress={() => match.skip()}
          side
        />
        <Tool
          class="log-tool"
          icon="log"
          label={words().table.logShort}
          off={state.cover >= 0}
          onPress={() => setSide('log')}
        />
        <Tool icon="book" label={words().app.rules} onPress={() => setRules('')} />
        <Tool icon="more" label={words().app.menu} onPress={() => setSide('more')} />
      </nav>
      <section class="toasts" aria-label={words().table.messages}>
        <Show when={state.refused}>
          {(refused) => (
            <div class="toast refusal">
              <div>
                <p>
                  {refused().reason}{' '}
                  <Show when={refused().section}>
                    <button type="button" class="rule-button" onClick={() => setRules(refused().section)}>
                      {words().table.rule}
                    </button>
                  </Show>
                </p>
              </div>
              <CloseButton label={words().table.dismiss} onPress={match.dismiss} />
            </div>
          )}
        </Show>
        <Show when={state.hint}>
          {(hint) => (
            <div class="toast hint-toast">
              <div>
                <p>
                  {words().table.hintIs} <b>{hint().label}</b>
                </p>
                <button type="button" class="button" onClick={() => void match.act(hint())}>
                  {words().table.doIt}
                </button>
              </div>
              <CloseButton label={words().table.dismiss} onPress={match.forgetHint} />
            </div>
          )}
        </Show>
        <Show when={keepFailed()}>
          <p class="toast" role="alert">
            {words().table.keepFailed}
          </p>
        </Show>
      </section>
      <Show when={side() === 'recap'}>
        <Dialog title={words().table.recap} onClose={() => setSide(null)}>
          <Log
            match={match}
            lines={match.recap()}
            label={words().table.recap}
            empty={words().table.recapEmpty}
          />
        </Dialog>
      </Show>
      <Show when={side() === 'log'}>
        <Dialog title={words().table.log} onClose={() => setSide(null)}>
          <Log match={match} lines={state.log} label={words().table.log} />
        </Dialog>
      </Show>
      <Show when={side() === 'more'}>
        <MoreDialog match={match} onClose={() => setSide(null)} />
      </Show>
      <Show when={side() === 'result' && state.scene?.result}>
        <ResultDialog match={match} onClose={() => setSide(null)} rematch={() => void rematch()} />
      </Show>
      <Show when={rules() !== null}>
        <Dialog title={words().rules.title(titles[state.game])} onClose={() => setRules(null)} wide>
          <Suspense fallback={<p>{words().app.loading}</p>}>
            <RulesText game={state.game} section={rules()!} top={2} />
          </Suspense>
        </Dialog>
      </Show>
    </div>
  );
}

// Whoever plays by keyboard is not left with nothing in focus when the old choices go: what a game says
// comes first has it then, or else the first of the new choices.
function leadOn() {
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches(':disabled')) return;
  if (!focusFirst('[data-first] [tabindex="0"]') && !focusFirst(choicesSelector))
    document.getElementById('main')?.focus();
}

function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length,
  );
  found?.focus();
  return found !== undefined;
}

// One line: whose turn it is, and what is asked.
export function TurnBar(props: { match: OpenMatch; children?: JSX.Element }): JSX.Element {
  const state = props.match.state;
  const name = (seat: number) => state.scene?.chairs[seat]?.name ?? '';
  const whose = () => {
    const next = state.scene?.next;
    if (!next) return words().app.loading;
    if (next.kind === 'over') return words().table.over;
    if (next.kind === 'chance') return words().table.chance;
    if (next.kind === 'bot') return words().table.thinking(name(next.seat));
    return state.scene?.asked && !state.replay
      ? words().table.yourTurn
      : words().table.turnOf(name(next.seat));
  };
  const seat = () => state.scene?.next.seat ?? -1;
  return (
    <header class="bar table-bar">
      <a class="icon-button" href="#/" aria-label={words().table.leave}>
        <Icon name="home" />
      </a>
      <h1 class="turn-line">
        <Show when={seat() >= 0}>
          <Rabbit seat={seat()} />
        </Show>
        <span>
          <b>{whose()}</b>
          <Show when={state.cover < 0 && state.scene?.question}>
            {(question) => <span class="question">{question()}</span>}
          </Show>
        </span>
      </h1>
      <div class="bar-actions">{props.children}</div>
    </header>
  );
}

export function GameSlot(props: { match: OpenMatch }): JSX.Element {
  const state = props.match.state;
  const game = createMemo(() => (state.scene && state.board ? stageComponent(state.scene.stage) : null));
  return (
    <div class="game-slot" hidden={state.cover >= 0}>
      <Suspense fallback={<p class="loading">{words().app.loading}</p>}>
        <Show when={game()} keyed>
          {(component) => <Dynamic component={component} match={props.match} />}
        </Show>
      </Suspense>
    </div>
  );
}

function Cover(props: { match: OpenMatch }): JSX.Element {
  const seat = props.match.state.cover;
  const name = props.match.state.scene?.chairs[seat]?.name ?? '';
  let button!: HTMLButtonElement;
  onMount(() => {
    button.focus();
    hush();
    announce(words().cover.title(name));
  });
  return (
    <section class="cover">
      <div class="paper">
        <Rabbit seat={seat} />
        <h2>{words().cover.title(name)}</h2>
        <p>
          <button ref={button} type="button" class="button big" onClick={() => void props.match.uncover()}>
            {words().cover.button(name)}
          </button>
        </p>
        <p class="soft">{words().cover.note}</p>
      </div>
    </section>
  );
}

export function Failed(props: { match: OpenMatch; again(): void }): JSX.Element {
  const state = props.match.state;
  const engineBroke = () => state.failed === 'engine';
  const game = () => kept.get(state.id);
  return (
    <div class="paper failed-screen" role="alert">
      <h2>{engineBroke() ? words().failed.engine : words().failed.problem}</h2>
      <p>{engineBroke() ? words().failed.engineText : state.failure}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => props.again()}>
          {words().failed.again}
        </button>
        <Show when={game()}>
          {(one) => (
            <button type="button" class="button quiet" onClick={() => download(one())}>
              <Icon name="download" />
              {words().table.download}
            </button>
          )}
        </Show>
        <a class="button quiet" href="#/">
          {words().app.toHome}
        </a>
      </p>
      <Show when={engineBroke()}>
        <p class="soft">{state.failure}</p>
      </Show>
    </div>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  off?: boolean;
  busy?: boolean;
  side?: boolean;
  class?: string;
  onPress(): void;
}

function Tool(props: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class={`tool ${props.class ?? ''}`}
      classList={{ 'side-tool': props.side }}
      disabled={props.off}
      aria-busy={props.busy}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
      <span>{props.label}</span>
    </button>
  );
}

function CloseButton(props: { label: string; onPress(): void }): JSX.Element {
  return (
    <button type="button" class="icon-button" aria-label={props.label} onClick={() => props.onPress()}>
      <Icon name="close" />
    </button>
  );
}

function MoreDialog(props: { match: OpenMatch; onClose(): void }): JSX.Element {
  const game = () => kept.get(props.match.state.id);
  return (
    <Dialog title={words().app.menu} onClose={props.onClose}>
      <fieldset>
        <legend>{words().settings.speed}</legend>
        <div class="radios">
          <For each={speeds}>
            {(speed) => (
              <label class="radio">
                <input
                  type="radio"
                  name="table-speed"
                  checked={settings.speed === speed}
                  onChange={() => choose('speed', speed)}
                />
                <span>{words().settings.speeds[speed]}</span>
              </label>
            )}
          </For>
        </div>
      </fieldset>
      <div class="menu-list">
        <button
          type="button"
          class="button quiet"
          aria-pressed={settings.sound}
          onClick={() => choose('sound', !settings.sound)}
        >
          <Icon name={settings.sound ? 'sound' : 'mute'} />
          {words().settings.sound}: {settings.sound ? words().setup.on : words().setup.off}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            props.onClose();
            open('settings');
          }}
        >
          <Icon name="gear" />
          {words().app.settings}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            props.onClose();
            open('help');
          }}
        >
          <Icon name="help" />
          {words().app.help}
        </button>
        <Show when={game()}>{(one) => <ShareButtons game={one()} />}</Show>
        <a class="button quiet" href={`#/replay/${props.match.state.id}`}>
          <Icon name="recap" />
          {words().replay.title}
        </a>
        <a class="button quiet" href="#/">
          <Icon name="home" />
          {words().table.leave}
        </a>
      </div>
    </Dialog>
  );
}

export function ShareButtons(props: { game: NonNullable<ReturnType<typeof kept.get>> }): JSX.Element {
  const [shared, setShared] = createSignal<Awaited<ReturnType<typeof copyLink>> | null>(null);
  return (
    <>
      <button type="button" class="button quiet" onClick={() => download(props.game)}>
        <Icon name="download" />
        <span>{words().table.download}</span>
      </button>
      <button type="button" class="button quiet" onClick={() => void copyLink(props.game).then(setShared)}>
        <Icon name="link" />
        <span>{words().table.copyLink}</span>
      </button>
      <Show when={shared()}>
        {(one) => (
          <p role="status" class="shared">
            <Show when={one().copied} fallback={words().table.notCopied}>
              {words().table.copied}
            </Show>
            <Show when={!one().copied}>
              <input
                type="text"
                readOnly
                aria-label={words().table.copyLink}
                value={one().link}
                onFocus={(event) => event.currentTarget.select()}
              />
            </Show>
          </p>
        )}
      </Show>
    </>
  );
}
