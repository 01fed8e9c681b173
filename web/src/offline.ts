// Keeps the page for use without a network, and says when a newer version is ready.
import { createSignal } from 'solid-js';

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);
export { waiting };

export function listenForUpdates() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Later than the page itself, so as not to slow down the first visit.
  const begin = () => void register().catch(() => {});
  if (document.readyState === 'complete') setTimeout(begin, 500);
  else addEventListener('load', () => setTimeout(begin, 500));
}

async function register() {
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const look = () => {
    // Without a controller this is the first worker, and there is nothing older to replace.
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

// Games are saved after every entry, so reloading the page loses nothing.
export function useNewest() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting()?.postMessage('use it now');
}
