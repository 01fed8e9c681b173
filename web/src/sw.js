// The service worker: after the first visit the page works without a network. The build fills in the
// list of files and its fingerprint; a new fingerprint is a new page, kept beside the old one until
// the old one is no longer used.
const files = __FILES__;
const cacheName = 'warren-__PRINT__';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('warren-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'use it now') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const key = request.mode === 'navigate' ? new URL('./', self.registration.scope).href : request;
      const known = await cache.match(key, { ignoreSearch: true });
      return known ?? fetch(request);
    }),
  );
});
