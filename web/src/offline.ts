// Keeps the page for use without a network, and says when a newer version is ready.
import { createEffect, createRoot, createSignal, on } from 'solid-js';
import type { Lang } from './engine/contract';
import { lang } from './settings';

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);
export { waiting };

export function listenForUpdates() {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Later than the page itself, so as not to slow down the first visit.
  const begin = () => void register().catch(() => {});
  if (document.readyState === 'complete') setTimeout(begin, 500);
  else addEventListener('load', () => setTimeout(begin, 500));
}

// What is kept is in the language that is spoken: the service worker reads here which one that is.
async function noteLanguage(language: Lang) {
  await (await caches.open('language')).put('language', new Response(language));
  navigator.serviceWorker.controller?.postMessage('keep the language');
}

async function register() {
  await noteLanguage(lang());
  createRoot(() => createEffect(on(lang, (now) => void noteLanguage(now), { defer: true })));
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
