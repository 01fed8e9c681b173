import { createSignal, Show, type JSX } from 'solid-js';
import type { Text } from '../../engine/contract';
import { kept } from '../../match/opening';
import { Icon } from '../../parts/Icon';
import { say, words } from '../../words';
import { Page } from '../Page';
import { rescue } from '../rescue';
import { download, downloadText } from '../share';

// The game is not in this browser, or this version cannot read it; what is there can still be downloaded.
export function Missing(props: { id: string; problem?: Text }): JSX.Element {
  const game = kept.get(props.id);
  const spoilt = kept.spoiltAt(props.id);
  const [failed, setFailed] = createSignal(false);
  const title = () => {
    if (props.problem) return words().failed.problem;
    return spoilt ? words().keeping.spoiltGame : words().failed.missing;
  };
  return (
    <Page title={words().table.title}>
      <div class="paper" role="alert">
        <h1>{title()}</h1>
        <Show when={props.problem}>{(problem) => <p>{say(problem())}</p>}</Show>
        <p class="row">
          <a class="button" href="#/">
            {words().app.toHome}
          </a>
          <Show when={spoilt}>
            {(one) => (
              <>
                <Show when={one().text !== null}>
                  <button
                    type="button"
                    class="button quiet"
                    onClick={() => void rescue(one()).catch(() => setFailed(true))}
                  >
                    {words().keeping.rescue}
                  </button>
                </Show>
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => downloadText(one().raw, 'warren-record.txt')}
                >
                  <Icon name="download" />
                  {words().keeping.takeOutShort}
                </button>
              </>
            )}
          </Show>
          <Show when={game}>
            {(one) => (
              <button type="button" class="button quiet" onClick={() => download(one())}>
                <Icon name="download" />
                {words().table.download}
              </button>
            )}
          </Show>
        </p>
        <Show when={failed()}>
          <p>{words().keeping.rescueFailed}</p>
        </Show>
      </div>
    </Page>
  );
}
