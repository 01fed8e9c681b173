import { createSignal, Show, type JSX } from 'solid-js';
import { kept, throwAway } from '../../match/opening';
import { Icon } from '../../parts/Icon';
import { words } from '../../words';
import { AskToThrowAway } from '../home/AskToThrowAway';
import { download } from '../share';

// The browser is full: what can be done about it, without leaving the table.
export function NoRoom(props: { id: string; onClose(): void }): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const finished = () => kept.list().filter((game) => game.over && game.id !== props.id);
  return (
    <div class="toast no-room" role="alert">
      <div>
        <p>{words().table.keepFailed}</p>
        <p class="row">
          <button
            type="button"
            class="button"
            onClick={() => {
              const game = kept.get(props.id);
              if (game) download(game);
            }}
          >
            <Icon name="download" />
            {words().table.download}
          </button>
          <Show when={finished().length}>
            <button type="button" class="button quiet" onClick={() => setAsking(true)}>
              <Icon name="trash" />
              {words().keeping.makeRoom(finished().length)}
            </button>
          </Show>
        </p>
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={words().table.dismiss}
        onClick={() => props.onClose()}
      >
        <Icon name="close" />
      </button>
      <Show when={asking()}>
        <AskToThrowAway
          ask={words().keeping.makeRoomAsk}
          what={words().keeping.makeRoom(finished().length)}
          onClose={() => setAsking(false)}
          onYes={() => void throwAway(...finished().map((game) => game.id))}
        />
      </Show>
    </div>
  );
}
