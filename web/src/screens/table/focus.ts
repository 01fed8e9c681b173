// Where the focus goes at a table, for whoever plays by keyboard.
export const choicesSelector = ':is([data-part=choices], .choices) button:enabled:not([aria-disabled=true])';
let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

// After a choice its button is gone. So that the focus is not lost, it moves to what the game says comes
// first, or else to the first of the new choices.
export function leadOn() {
  if (byKeyboard) requestAnimationFrame(focusNext);
}

// To what there is to do now, unless the pointer is at work.
export function leadTo(selector: string) {
  if (byKeyboard) requestAnimationFrame(() => focusFirst(selector));
}

function focusNext() {
  const now = document.activeElement;
  if (now && now !== document.body && !now.matches(':disabled, [aria-disabled=true]')) return;
  if (!focusFirst('[data-first] [tabindex="0"]') && !focusFirst(choicesSelector))
    document.getElementById('main')?.focus();
}

export function focusFirst(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.getClientRects().length,
  );
  found?.focus();
  return found !== undefined;
}
