// A link that holds a whole game: keeps it, and goes there.
import { createResource, Show, type JSX } from 'solid-js';
import { unpackGame } from '../link';
import { go } from '../route';
import { kept, openText } from '../match/opening';
import { words } from '../words';
import { Page } from './Page';

export default function OpenLink(props: { data: string }): JSX.Element {
  const [id] = createResource(async () => {
    try {
      const id = await openText(await unpackGame(props.data));
      go({ screen: kept.get(id)?.over ? 'replay' : 'table', id }, true);
      return id;
    } catch {
      return null;
    }
  });
  return (
    <Page title={words().table.title}>
      <Show when={id() === null} fallback={<p class="loading">{words().app.loading}</p>}>
        <div class="paper" role="alert">
          <h1>{words().home.linkFailed}</h1>
          <a class="button" href="#/">
            {words().app.toHome}
          </a>
        </div>
      </Show>
    </Page>
  );
}
