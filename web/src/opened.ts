// The dialogs that can open on every screen.
import { createSignal } from 'solid-js';

export const [opened, open] = createSignal<'settings' | 'help' | 'legend' | null>(null);
