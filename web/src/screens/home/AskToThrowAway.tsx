import { type JSX } from 'solid-js';
import { Dialog } from '../../parts/Dialog';
import { words } from '../../words';

interface Props {
  ask: string;
  what: string;
  onClose(): void;
  onYes(): void;
}

// Nothing goes without being asked.
export function AskToThrowAway(props: Props): JSX.Element {
  return (
    <Dialog
      title={words().home.remove}
      onClose={props.onClose}
      actions={
        <>
          <button type="button" class="button quiet" onClick={() => props.onClose()}>
            {words().app.cancel}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              props.onClose();
              props.onYes();
            }}
          >
            {words().home.remove}
          </button>
        </>
      }
    >
      <p>{props.ask}</p>
      <p class="anywhere">{props.what}</p>
    </Dialog>
  );
}
