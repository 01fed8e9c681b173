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
import type { Text } from '../engine/contract';
import { wear } from '../looks';
import { createMatch } from '../match/match';
import { engine, gameInfo, keep, kept, loadKept, openGame } from '../match/opening';
import type { OpenMatch } from '../match/state';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { go } from '../route';
import { lang, settings } from '../settings';
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
import { Log } from './table/Log';
import { MenuDialog } from './table/MenuDialog';
import { Missing } from './table/Missing';
import { ResultDialog } from './table/ResultDialog';
import { Toasts } from './table/Toasts';
import { Tools, type Side } from './table/Tools';
import { TurnBar, whoseTurn } from './table/TurnBar';

// A replay has the same frame. It takes its parts from here: otherwise the build would put them into one
// more file, and the page would weigh more.
export { Failed, GameSlot, Log, Missing, TurnBar };
export { ShareButtons } from './table/ShareButtons';

const Inspector = lazy(() => import('../parts/Inspector'));
const RulesText = lazy(() => import('../parts/RulesText').then(({ RulesText }) => ({ default: RulesText })));
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
            <RulesText game={game} section={rules()!} top={2} />
          </Suspense>
        </Dialog>
      </Show>
    </>
  );
}
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
      touching,
      quick: () => settings.quick,
      alone: () => settings.alone,
      keep: (text, scene) => keep(game.id, game, text, scene),
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

function Seated(props: { match: OpenMatch; again(): void }): JSX.Element {
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
    announce(state.refused.reason);
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
    if (!state.scene?.result || state.busy) return;
    setSide('result');
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
    if ((event.target as Element).closest('input, select, textarea, dialog') || state.cover >= 0) return;
    const todo: Record<string, () => void> = {
      u: () => match.canUndo() && void match.undo(),
      h: () => state.scene?.hints && match.mine() && void match.hint(),
      r: () => setSide('recap'),
      s: () => match.skip(),
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
    <div class="table-screen" data-entries={state.scene?.entries} data-busy={state.busy}>
      <TurnBar match={match}>
        <DraftBar match={match} />
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
      <Tools match={match} onSide={setSide} onRules={() => setRules('')} />
      <Toasts match={match} onRule={setRules} />
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
