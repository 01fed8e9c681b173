import { createSignal, Show, type JSX } from 'solid-js';
import type { KeptGame } from '../../match/kept';
import { Icon } from '../../parts/Icon';
import { words } from '../../words';
import { copyLink, download } from '../share';

// Takes a match elsewhere: as a file, or as a link.
export function ShareButtons(props: { game: KeptGame }): JSX.Element {
  const [shared, setShared] = createSignal<Awaited<ReturnType<typeof copyLink>> | null>(null);
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
        title={words().table.copyLink}
        onClick={() => void copyLink(props.game).then(setShared)}
      >
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
