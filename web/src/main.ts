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
