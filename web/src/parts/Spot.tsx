// A place on a board that can be clicked or focused. Its attributes are updated one by one: boards have
// many places, and most changes affect only a few.
import type { JSX } from 'solid-js';

export interface SpotProps {
  id: string;
  label: string;
  tabbed: boolean; // the one that Tab reaches
  class: string;
  classList: Record<string, boolean | undefined>;
  transform?: string;
  onPoint(): void;
  onFocus(): void;
  onKey(event: KeyboardEvent): void;
  onEnter?(event: PointerEvent): void;
  onLeave?(event: PointerEvent): void;
  onBlur?(): void;
  children: JSX.Element;
}

export function Spot(props: SpotProps): JSX.Element {
  return (
    <g
      class={props.class}
      classList={props.classList}
      transform={props.transform}
      data-place={props.id}
      role="button"
      tabindex={props.tabbed ? 0 : -1}
      aria-label={props.label}
      onClick={() => props.onPoint()}
      onFocus={() => props.onFocus()}
      onBlur={() => props.onBlur?.()}
      onKeyDown={(event) => props.onKey(event)}
      onPointerEnter={(event) => props.onEnter?.(event)}
      onPointerLeave={(event) => props.onLeave?.(event)}
    >
      {props.children}
    </g>
  );
}
