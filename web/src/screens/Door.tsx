// The way to a table. A match is played in one tab: others are told so, and may follow it or take it over.
import { createEffect, createSignal, Match, on, onCleanup, onMount, Switch, type JSX } from 'solid-js';
import { kept, keptChanged, owning } from '../match/opening';
import type { Owner } from '../match/owning';
import { allSaved } from '../match/saving';
import { words } from '../words';
import { Following } from './Following';
import { Page } from './Page';
import Table from './Table';

type State = 'asking' | 'mine' | 'elsewhere' | 'taken' | 'following';

export default function Door(props: { id: string }): JSX.Element {
  const id = props.id;
  const [state, setState] = createSignal<State>('asking');
  let gone = false;
  const owner: Owner = {
    game: () => kept.get(id),
    stop() {
      if (!gone) setState('taken');
      return allSaved();
    },
    lost: () => void setState('taken'),
  };
  const leave = () => void allSaved().then(() => owning.release(id, owner));

  async function enter(how: 'claim' | 'takeOver') {
    setState('asking');
    let got = true;
    if (how === 'claim') got = await owning.claim(id, owner);
    else {
      const game = await owning.takeOver(id, owner);
      // What the other tab has written may reach this one a little later.
      if (game) kept.put(game);
      keptChanged();
    }
    if (gone) leave();
    else setState(got ? 'mine' : 'elsewhere');
  }
  onMount(() => void enter('claim'));
  onCleanup(() => {
    gone = true;
    leave();
  });

  return (
    <Switch fallback={<p class="loading">{words().app.loading}</p>}>
      <Match when={state() === 'mine'}>
        <Table id={id} />
      </Match>
      <Match when={state() === 'elsewhere' || state() === 'taken'}>
        <Elsewhere
          taken={state() === 'taken'}
          follow={() => setState('following')}
          takeOver={() => void enter('takeOver')}
        />
      </Match>
      <Match when={state() === 'following'}>
        <Following id={id} takeOver={() => void enter('takeOver')} />
      </Match>
    </Switch>
  );
}

function Elsewhere(props: { taken: boolean; follow(): void; takeOver(): void }): JSX.Element {
  const said = () => (props.taken ? words().keeping.taken : words().keeping.elsewhere);
  createEffect(on(said, () => queueMicrotask(() => document.getElementById('main')?.focus())));
  return (
    <Page title={words().table.title}>
      <div class="paper" role="alert">
        <h1>{said()}</h1>
        <p>{words().keeping.oneTab}</p>
        <p class="row">
          <button type="button" class="button" onClick={() => props.takeOver()}>
            {words().keeping.playHere}
          </button>
          <button type="button" class="button quiet" onClick={() => props.follow()}>
            {words().keeping.follow}
          </button>
          <a class="button quiet" href="#/">
            {words().app.toHome}
          </a>
        </p>
      </div>
    </Page>
  );
}
