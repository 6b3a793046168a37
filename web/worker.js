// The pages without a network. Every built file is kept, so that a phone at a table can be reloaded or opened again while the
// server cannot be reached. Nothing of the interface (/api/) goes through here: what a table has seen and what it has entered
// the pages keep themselves. Browsers run this only over https and on the machine of the server itself.

/** Put in by the build: the version, and every file with its path. */
const VERSION = '__VERSION__';
const FILES = new Set(__FILES__.map((name) => new URL(name, self.registration.scope).pathname));
const SHELL = new URL('./', self.registration.scope).pathname;
/** The files of the book of Laws, which the build does not make: kept once they have been fetched. */
const BOOK = new URL('./book-data/', self.registration.scope).pathname;
const CACHE = `openroom-${VERSION}`;
/** Milliseconds after which the kept page is shown, because the network does not answer. */
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.has(pathname)) event.respondWith(file(request));
  else if (pathname.startsWith(BOOK)) event.respondWith(book(request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  // The page itself has one name for all versions: not the browser's old copy of it.
  await cache.addAll([...FILES].map((path) => new Request(path, { cache: path === SHELL ? 'reload' : 'default' })));
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('openroom-') && name !== CACHE).map((name) => caches.delete(name)));
}

/** What the server has, if it answers in time; else the kept page. */
async function page(request) {
  const kept = await caches.match(SHELL, { cacheName: CACHE });
  const asked = fetch(request);
  if (!kept) return asked;
  // Should it answer later, nobody waits for it any more.
  asked.catch(() => {});
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  return answer && answer.status < 500 ? answer : kept;
}

/** A built file never changes under its name. */
async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

/** What the server has now, else what was kept. */
async function book(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (away) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw away;
  }
}
