// A table: the frame round a match that is played.
import {
  createEffect,
  createResource,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  untrack,
  type JSX,
  type Signal,
} from 'solid-js';
import { announce, hush } from '../announce';
import { EngineProblem } from '../engine/client';
import type { Note, Text } from '../engine/contract';
import { finished } from '../learnt';
import { wear } from '../looks';
import { createMatch } from '../match/match';
import { engine, gameInfo, keep, kept, loadKept, openGame } from '../match/opening';
import type { OpenMatch } from '../match/state';
import { Dialog, dialogOpen } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { go } from '../route';
import { choose, lang, settings } from '../settings';
import { play } from '../sound';
import { sentence, words } from '../words';
import { titles } from './Home';
import { useTitle } from './Page';
import { touching } from '../touching';
import { Cover } from './table/Cover';
import { DraftBar } from './table/DraftBar';
import { Failed } from './table/Failed';
import { choicesSelector, focusFirst, leadOn } from './table/focus';
import { GameSlot } from './table/GameSlot';
import { GuidePanel } from './table/GuidePanel';
import { Log } from './table/Log';
import { MenuDialog } from './table/MenuDialog';
import { Missing } from './table/Missing';
import { remark } from './table/remark';
import { ResultDialog } from './table/ResultDialog';
import { Tip, Toasts } from './table/Toasts';
import { Tools, type Side } from './table/Tools';
import { TurnBar, whoseTurn } from './table/TurnBar';

// A replay has the same frame. It takes its parts from here: otherwise the build would put them into one
// more file, and the page would weigh more.
export { Failed, GameSlot, Log, Missing, TurnBar };
export { ShareButtons } from './table/ShareButtons';

const Inspector = lazy(() => import('../parts/Inspector'));
const RulesBook = lazy(() => import('../parts/RulesBook').then(({ RulesBook }) => ({ default: RulesBook })));
// What is this?, and the rule that it leads to.
export function Looker(props: { match: OpenMatch; rules: Signal<string | null> }): JSX.Element {
  const [rules, setRules] = props.rules; // the section that is open
  const { game } = props.match.state;
  return (
    <>
      <Suspense>
        <Inspector match={props.match} onRule={setRules} />
      </Suspense>
      <Show when={rules() !== null}>
        <Dialog title={words().rules.title(titles[game])} onClose={() => setRules(null)} wide>
          <Suspense fallback={<p>{words().app.loading}</p>}>
            {/* A lesson may be the one that is open. */}
            <div onClick={({ target }) => target.closest('[href^="#/learn"]') && setRules(null)}>
              <RulesBook game={game} section={rules()!} top={2} />
            </div>
          </Suspense>
        </Dialog>
      </Show>
    </>
  );
}
const still = matchMedia('(prefers-reduced-motion: reduce)');

// What every match that is played in this page has in common.
export const atTable = () => ({
  engine,
  lang: lang(),
  speed: () => settings.speed,
  moves: () => !still.matches,
  touching,
  quick: () => settings.quick,
  tell(notes: Note[]) {
    for (const note of notes) announce(note.sentence);
    if (notes.length) play('move');
  },
});

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
      ...atTable(),
      id: game.id,
      table: loaded.table,
      game: game.game,
      secrets: info.secrets,
      speed: () => (settings.coach && settings.speed === 'normal' ? 'slow' : settings.speed),
      alone: () => settings.alone && !settings.coach, // who learns does everything themselves
      keep: (text, scene) => keep(game.id, game, text, scene),
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

interface Seat {
  match: OpenMatch;
  again(): void;
  panel?(onRule: (section: string) => void): JSX.Element; // of a lesson, in the guide's place
}

export function Seated(props: Seat): JSX.Element {
  const match = props.match;
  const state = match.state;
  const [side, setSide] = createSignal<Side>(null);
  const rules = createSignal<string | null>(null);
  const setRules = rules[1];
  useTitle(() => titles[state.game]);
  wear(kept.get(state.id)?.looks);
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
    if (!state.pending) return;
    announce(`${words().table.confirm(sentence(state.pending.label))} ${state.pending.warning}`);
    queueMicrotask(() => focusFirst('[data-confirm]'));
  });
  createEffect(() => {
    if (!state.refused) return;
    announce(`${state.refused.reason} ${remark(state)}`.trim());
    play('refused');
  });
  // Told once it is for the viewer to decide: whose turn it is where that is new, and the question.
  createEffect(
    on(
      // Words of a new language wait for the question in it.
      () => match.mine() && `${untrack(() => whoseTurn(state))}. ${state.scene!.question}`,
      (asked, _, before: string | undefined) => {
        if (!asked) return before;
        const turn = `${state.scene!.turns} ${whoseTurn(state)}`;
        announce(before === turn ? state.scene!.question : asked);
        play('turn');
        leadOn();
        return turn;
      },
    ),
  );
  createEffect(() => state.alone && announce(words().table.alone(state.alone)));
  createEffect(() => {
    if (!state.scene?.result || state.busy || props.panel) return; // a lesson says itself how it went on
    setSide('result');
    finished(state.game);
    play('over');
  });

  async function rematch() {
    const { params, looks } = kept.get(state.id) ?? {};
    if (!params) return go({ screen: 'setup', game: state.game });
    const id = await openGame({ ...params, seed: undefined }, looks);
    go({ screen: 'table', id });
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if ((event.target as Element).closest('input, select, textarea') || dialogOpen() || state.cover >= 0)
      return;
    const todo: Record<string, () => void> = {
      u: () => match.canUndo() && void match.undo(),
      h: () => !props.panel && state.scene?.hints && match.mine() && void match.hint(),
      r: () => setSide('recap'),
      s: () => match.skip(),
      g: () => !props.panel && choose('coach', !settings.coach),
      l: () => focusFirst('.log-panel [tabindex="0"]') || setSide('log'),
      c: () => focusFirst(choicesSelector),
      b: () => focusFirst('[data-part=board] [tabindex="0"], .panzoom-svg [tabindex="0"]'),
      // What lies on top goes first, then what was begun.
      Escape: () => {
        if (!state.selected && !state.refused && !state.hint) void match.cancel();
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
    <div
      class="table-screen"
      classList={{ coached: settings.coach || Boolean(props.panel), learning: Boolean(props.panel) }}
      data-entries={state.scene?.entries}
      data-busy={state.busy}
    >
      <TurnBar match={match}>
        <DraftBar match={match} />
        <Show when={!props.panel && state.scene?.canFinish && match.mine()}>
          <button type="button" class="button quiet" onClick={() => void match.finish()}>
            {words().table.finish}
          </button>
        </Show>
        <Show when={state.scene?.result && !props.panel}>
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
      <Show when={!props.panel && !settings.coach}>
        <Tip match={match} />
      </Show>
      <Show
        when={props.panel}
        fallback={<Show when={settings.coach}>{<GuidePanel match={match} onRule={setRules} />}</Show>}
      >
        {(panel) => panel()(setRules)}
      </Show>
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
      <Tools match={match} onSide={setSide} onRules={() => setRules('')} />
      <Show when={!props.panel}>
        <Toasts match={match} onRule={setRules} />
      </Show>
      <Looker match={match} rules={rules} />
      <Show when={side() === 'recap'}>
        <Dialog title={words().table.recap} onClose={() => setSide(null)}>
          <Log
            match={match}
            lines={match.recap()}
            label={words().table.recap}
            empty={words().table.recapEmpty}
            closed
          />
        </Dialog>
      </Show>
      <Show when={side() === 'log'}>
        <Dialog title={words().table.log} onClose={() => setSide(null)}>
          <Log match={match} lines={state.log} label={words().table.log} />
        </Dialog>
      </Show>
      <Show when={side() === 'menu'}>
        <MenuDialog match={match} onClose={() => setSide(null)} />
      </Show>
      <Show when={side() === 'result' && state.scene?.result}>
        <ResultDialog match={match} onClose={() => setSide(null)} rematch={() => void rematch()} />
      </Show>
    </div>
  );
}
