// Who is at this device, as the server sees it.

import { api, Away } from './api';
import { store, stored } from './settings.svelte';
import type { Me } from './types';

const KEPT = 'openroom.me';
let known: Me | null = $state.raw(null);

export const me = (): Me | null => known;
export const isStaff = (): boolean => ['director', 'assistant', 'scorer'].includes(known?.role ?? '');
export const mayRule = (): boolean => ['director', 'assistant'].includes(known?.role ?? '');
export const isDirector = (): boolean => known?.role === 'director';

/** Asks the server. A phone at a table remembers its place, and goes on with that while the server cannot be reached. */
export async function refresh(): Promise<Me> {
  try {
    known = await api.me();
    store(KEPT, known.role === 'table' ? known : null);
  } catch (problem) {
    const place = problem instanceof Away ? stored<Me | null>(KEPT, null) : null;
    if (!place) throw problem;
    known ??= place;
  }
  return known;
}
