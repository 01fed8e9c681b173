// Pages for when something went wrong: each says what, and leads home.
import { createEffect, createSignal, on, onCleanup, Show, type JSX } from 'solid-js';
import { EngineFailure, EngineProblem } from '../engine/client';
import { Icon } from '../parts/Icon';
import { go, route } from '../route';
import { say, Unlearnt, words } from '../words';
import { useTitle } from './Page';

// A file of the page could not be loaded.
export class PartMissing extends Error {}

function reason(error: unknown): string {
  if (error instanceof EngineFailure) return words().failed.load;
  if (error instanceof EngineProblem) return say(error.text);
  if (error instanceof Unlearnt) return words().failed.language(error.language);
  if (error instanceof PartMissing) return words().failed.part;
  return words().failed.unknown;
}

export function Nowhere(): JSX.Element {
  useTitle(() => words().app.notFound);
  return (
    <main id="main" class="page" tabindex="-1">
      <div class="paper">
        <h1>{words().app.notFound}</h1>
        <p>
          <a class="button" href="#/">
            {words().app.toHome}
          </a>
        </p>
      </div>
    </main>
  );
}

export function Broken(props: { error: unknown; reset(): void }): JSX.Element {
  useTitle(() => words().failed.problem);
  // Whatever way leads on from here, the next screen is tried.
  createEffect(on(route, () => props.reset(), { defer: true }));
  const home = (event: MouseEvent) => {
    event.preventDefault();
    go({ screen: 'home' }, true);
  };
  const known = () => [EngineFailure, EngineProblem, PartMissing].some((one) => props.error instanceof one);
  return (
    <main id="main" class="page" tabindex="-1">
      <div class="paper" role="alert">
        <h1>{words().failed.problem}</h1>
        <p>{reason(props.error)}</p>
        <p class="row">
          <button
            type="button"
            class="button"
            onClick={() => (props.error instanceof PartMissing ? location.reload() : props.reset())}
          >
            {words().failed.tryAgain}
          </button>
          <a class="button quiet" href="#/" onClick={home}>
            {words().app.toHome}
          </a>
          <button
            type="button"
            class="button quiet"
            onClick={() => void import('./home/everything').then(({ saveAll }) => saveAll())}
          >
            <Icon name="download" />
            {words().keeping.saveAll}
          </button>
        </p>
        <Show when={!known()}>
          <p class="soft anywhere">{String(props.error)}</p>
        </Show>
      </div>
    </main>
  );
}

// Something that was clicked came to nothing; the screen is still there.
export function Stumbled(): JSX.Element {
  const [error, setError] = createSignal<unknown>();
  const stumble = (event: PromiseRejectionEvent) => void setError(() => event.reason ?? true);
  addEventListener('unhandledrejection', stumble);
  onCleanup(() => removeEventListener('unhandledrejection', stumble));
  return (
    <Show when={error()}>
      <div class="update paper" role="alert">
        <p>
          {words().failed.problem}. {reason(error())}
        </p>
        <p class="row">
          <button type="button" class="button" onClick={() => setError(undefined)}>
            {words().app.close}
          </button>
          <a class="button quiet" href="#/" onClick={() => setError(undefined)}>
            {words().app.toHome}
          </a>
        </p>
      </div>
    </Show>
  );
}
