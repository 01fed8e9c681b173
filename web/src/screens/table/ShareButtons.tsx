import { createSignal, Show, type JSX } from 'solid-js';
import type { KeptGame } from '../../match/kept';
import { Icon } from '../../parts/Icon';
import { words } from '../../words';
import { download, share, type Shared } from '../share';

// Takes a match elsewhere: as a file, or as a link with what is `said` of it.
export function ShareButtons(props: { game: KeptGame; said?: string }): JSX.Element {
  const [shared, setShared] = createSignal<Shared | null>(null);
  const label = () => (props.said ? words().result.share : words().table.copyLink);
  return (
    <>
      <button
        type="button"
        class="button quiet"
        title={words().table.download}
        onClick={() => download(props.game)}
      >
        <Icon name="download" />
        <span>{words().table.download}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        title={label()}
        onClick={() => void share(props.game, props.said).then(setShared)}
      >
        <Icon name="link" />
        <span>{label()}</span>
      </button>
      <Show when={shared()}>
        {(one) => (
          <p role="status" class="shared">
            {
              {
                given: '',
                copied: props.said ? words().result.copied : words().table.copied,
                not: words().table.notCopied,
              }[one().how]
            }
            <Show when={one().how === 'not'}>
              <input
                type="text"
                readOnly
                aria-label={label()}
                value={one().text}
                onFocus={(event) => event.currentTarget.select()}
              />
            </Show>
          </p>
        )}
      </Show>
    </>
  );
}
