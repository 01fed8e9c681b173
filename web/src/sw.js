// The service worker: after the first visit the page works without a network, in the language that is
// spoken then and in those gone over to later. The build fills in the lists of files and their
// fingerprint; a new fingerprint is a new page, kept beside the old one until the old one is no longer used.
const files = __FILES__;
const filesOf = __FILES_OF__; // by language
const wideFiles = __WIDE_FILES__; // for other suits than the classic ones: kept from their first use on
const cacheName = 'warren-__PRINT__';

async function keep(list) {
  const noted = await caches.match('language'); // by offline.ts
  const wide = (await caches.match('wide suits')) ? wideFiles : [];
  const wanted = [...list, ...(filesOf[noted && (await noted.text())] ?? []), ...wide];
  const cache = await caches.open(cacheName);
  const here = await Promise.all(wanted.map((file) => cache.match(file)));
  await cache.addAll(wanted.filter((_, i) => !here[i]));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep(files));
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
  if (event.data === 'keep the language') event.waitUntil(keep([]).catch(() => {}));
});

// Whoever plays with other suits once finds them again without a network.
async function keepWide() {
  await (await caches.open('wide suits')).put('wide suits', new Response('kept'));
  await keep([]).catch(() => {});
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(
    caches.open(cacheName).then(async (cache) => {
      const key = request.mode === 'navigate' ? new URL('./', self.registration.scope).href : request;
      const known = await cache.match(key, { ignoreSearch: true });
      if (!known && wideFiles.some((file) => new URL(file, self.registration.scope).href === url.href))
        event.waitUntil(keepWide());
      return known ?? fetch(request);
    }),
  );
});
