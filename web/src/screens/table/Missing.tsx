import { Show, type JSX } from 'solid-js';
import type { Text } from '../../engine/contract';
import { kept } from '../../match/opening';
import { Icon } from '../../parts/Icon';
import { say, words } from '../../words';
import { Page } from '../Page';
import { download } from '../share';

// The game is not in this browser, or this version cannot read it; it can still be downloaded then.
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
