// Keeps the page for use without a network, and tells when a newer one is ready.
import { createSignal } from 'solid-js';

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);
export { waiting };

export function listenForUpdates() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The first visit has better things to do.
  const begin = () => void register().catch(() => {});
  if (document.readyState === 'complete') setTimeout(begin, 500);
  else addEventListener('load', () => setTimeout(begin, 500));
}

async function register() {
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  const look = () => {
    // Without a controller it is the first one, and nothing old is there to be replaced.
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

// Games are kept after every entry: nothing is lost by loading the page again.
export function useNewest() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting()?.postMessage('use it now');
}
