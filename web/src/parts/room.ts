import { createSignal, onCleanup } from 'solid-js';

const measure = () => innerWidth > 60 * parseFloat(getComputedStyle(document.documentElement).fontSize);

// Whether a table shows its parts beside each other: the same measure as in its CSS. A tablet may be turned.
export function useRoom(): () => boolean {
  const [roomy, setRoomy] = createSignal(measure());
  const again = () => setRoomy(measure());
  addEventListener('resize', again);
  onCleanup(() => removeEventListener('resize', again));
  return roomy;
}
