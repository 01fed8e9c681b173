// A dialog with a heading. The browser keeps the focus inside and gives it back; Escape closes.
import { createUniqueId, onCleanup, onMount, type JSX } from 'solid-js';
import { words } from '../words';
import { Icon } from './Icon';

// Keys then belong to it, wherever the focus is.
export const dialogOpen = () => document.querySelector('dialog[open]') !== null;

interface DialogProps {
  title: string;
  onClose(): void;
  children: JSX.Element;
  actions?: JSX.Element; // buttons at the foot
  wide?: boolean;
  class?: string;
}

export function Dialog(props: DialogProps): JSX.Element {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  let body!: HTMLDivElement;
  const before = document.activeElement;
  onMount(() => {
    dialog.showModal();
    // Text alone that is too long must be within reach of the keyboard, to be scrolled.
    const stops = body.querySelector('a, button, input, select, summary, [tabindex="0"]');
    if (!stops && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
  });
  onCleanup(() => {
    dialog.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.class ?? ''}`}
      classList={{ wide: props.wide }}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClick={(event) => event.target === dialog && props.onClose()}
    >
      <div class="dialog-paper">
        <header class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={words().app.close}
            onClick={() => props.onClose()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div ref={body} class="dialog-body" tabindex="-1" autofocus>
          {props.children}
        </div>
        {props.actions && <footer class="dialog-foot">{props.actions}</footer>}
      </div>
    </dialog>
  );
}
