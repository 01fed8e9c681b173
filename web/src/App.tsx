// The frame around every screen: which screen is shown, dialogs that can open anywhere, the live region.
import {
  createEffect,
  createSignal,
  ErrorBoundary,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { spoken } from './announce';
import { useNewest, waiting } from './offline';
import { open, opened } from './opened';
import { route } from './route';
import { Broken, Nowhere, PartMissing, Stumbled } from './screens/Broken';
import { Home } from './screens/Home';
import { HelpDialog } from './screens/HelpDialog';
import { SettingsDialog } from './screens/SettingsDialog';
import { settings } from './settings';
import { words } from './words';

// A part of the page that is loaded when it is needed; if that fails, the page says so.
const part: typeof lazy = (load) =>
  lazy(() =>
    load().catch((error) => {
      throw new PartMissing(String(error));
    }),
  );
const SetUp = part(() => import('./screens/SetUp'));
const Table = part(() => import('./screens/Door'));
const Replay = part(() => import('./screens/Replay'));
const Rules = part(() => import('./screens/Rules'));
const About = part(() => import('./screens/About'));
const OpenLink = part(() => import('./screens/OpenLink'));
const Course = part(() => import('./screens/Course'));
const LessonTable = part(() => import('./screens/LessonTable'));
const PlayNow = part(() => import('./screens/PlayNow'));

const darkDevice = matchMedia('(prefers-color-scheme: dark)');

export function App() {
  const [dark, setDark] = createSignal(darkDevice.matches);
  darkDevice.addEventListener('change', () => setDark(darkDevice.matches));
  createEffect(() => {
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme === 'system' ? (dark() ? 'dark' : 'light') : settings.theme;
    root.style.fontSize = `${settings.textSize}%`;
  });
  const key = (event: KeyboardEvent) => {
    if ((event.target as Element).closest?.('input:not([type=range]), select, textarea')) return;
    if (event.key === '?' && !opened()) open('help');
  };
  addEventListener('keydown', key);
  onCleanup(() => removeEventListener('keydown', key));

  // A new screen starts at its top, and the focus goes there for screen readers.
  createEffect((before: string | undefined) => {
    const here = route();
    const now = here.screen === 'lesson' ? here.lesson : here.screen;
    if (before !== undefined && before !== now) {
      scrollTo(0, 0);
      focusMain(document.getElementById('main'));
    }
    return now;
  });

  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {words().app.skip}
      </a>
      <ErrorBoundary fallback={(error, reset) => <Broken error={error} reset={reset} />}>
        <Suspense fallback={<p class="loading">{words().app.loading}</p>}>
          <Switch fallback={<Nowhere />}>
            <Match when={route().screen === 'home'}>
              <Home />
            </Match>
            <Match when={at('setup')} keyed>
              {(here) => <SetUp game={here.game} />}
            </Match>
            <Match when={at('play')} keyed>
              {(here) => <PlayNow game={here.game} how={here.how} />}
            </Match>
            <Match when={at('table')} keyed>
              {(here) => <Table id={here.id} />}
            </Match>
            <Match when={at('replay')} keyed>
              {(here) => <Replay id={here.id} />}
            </Match>
            <Match when={at('rules')}>
              {(here) => <Rules game={here().game} section={here().section} />}
            </Match>
            <Match when={at('course')} keyed>
              {(here) => <Course game={here.game} />}
            </Match>
            <Match when={at('lesson')} keyed>
              {(here) => <LessonTable game={here.game} name={here.lesson} />}
            </Match>
            <Match when={at('game')} keyed>
              {(here) => <OpenLink data={here.data} />}
            </Match>
            <Match when={route().screen === 'about'}>
              <About />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary fallback={(error, reset) => <Broken error={error} reset={reset} />}>
        <Show when={opened() === 'settings'}>
          <SettingsDialog onClose={() => open(null)} />
        </Show>
        <Show when={opened() === 'help'}>
          <HelpDialog onClose={() => open(null)} />
        </Show>
      </ErrorBoundary>
      <Stumbled />
      <Show when={waiting()}>
        <p class="update paper row" role="status">
          {words().app.updated}
          <button type="button" class="button" onClick={useNewest}>
            {words().app.reload}
          </button>
        </p>
      </Show>
      <div class="spoken" role="status" aria-live="polite">
        {spoken()}
      </div>
    </>
  );
}

// The new screen may still have to be loaded.
function focusMain(old: HTMLElement | null, tries = 60) {
  requestAnimationFrame(() => {
    const main = document.getElementById('main');
    if (main && main !== old) main.focus({ preventScroll: true });
    else if (tries > 0) focusMain(old, tries - 1);
  });
}

type Here = ReturnType<typeof route>;
function at<S extends Here['screen']>(screen: S): Extract<Here, { screen: S }> | null {
  const here = route();
  return here.screen === screen ? (here as Extract<Here, { screen: S }>) : null;
}

// Moves only the focus: following the link would change the route in the address.
function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView();
}
