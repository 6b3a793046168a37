import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { apply } from './lib/settings.svelte';
import { load } from './lib/words.svelte';

apply();
const target = document.getElementById('app');
if (target) {
  // The words come first, so that no page ever shows a key.
  void load().then(() => mount(App, { target }));
}
// Keeps the pages for when there is no network. Browsers have it over https and on the server's own machine only; elsewhere a
// page that is open goes on by itself, and only a reload needs the network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => {});
}
