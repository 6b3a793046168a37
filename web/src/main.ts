import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { ready } from './lib/engine';
import { apply } from './lib/settings.svelte';
import { file, isPocket, pageAt } from './lib/site';
import { atFirst, load } from './lib/words.svelte';

apply();
const target = document.getElementById('app');
const { path } = pageAt(location);
if (path === '/assistant') {
  // On a slow network each thing that is asked for after another costs half a second: the page comes beside its words.
  atFirst('pocket', 'book');
  void import('./pages/Assistant.svelte').catch(() => {});
}
// A player's pages come with the first load; on a slow network the assistant and the book do not wait for them.
const everyday = isPocket(path) ? null : import('./pages/everyday').catch(() => {});
if (target) {
  // The words come first, so that no page ever shows a key.
  void Promise.all([load(), everyday]).then(() => mount(App, { target }));
}
// Keeps the pages for when there is no network. Browsers have it over https and on the server's own machine only; elsewhere a
// page that is open goes on by itself, and only a reload needs the network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // After what the first page needs: on a slow network nobody waits for what is kept for later.
  addEventListener('load', () => void settled().then(() => navigator.serviceWorker.register(file('sw.js')).then(kept, () => {})));
}
async function settled(): Promise<void> {
  if (!isPocket(path)) return;
  await ready();
  // What else the engine can do comes while nobody waits for anything.
  await new Promise<void>((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve(), { timeout: 5000 }) : setTimeout(resolve, 1000)));
  const { assistantMore } = await import('./lib/assistant');
  await assistantMore().catch(() => {});
}
/** Who has opened the assistant or the book has the book with him from then on. */
async function kept(): Promise<void> {
  if (!isPocket(path)) return;
  const { keep } = await import('./lib/book');
  await keep();
}
