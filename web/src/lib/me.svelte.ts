// Who is at this device, as the server sees it.

import { api } from './api';
import { store, stored } from './settings.svelte';
import type { Me } from './types';

const KEPT = 'openroom.me';
let known: Me | null = $state.raw(null);

export const me = (): Me | null => known;
export const isStaff = (): boolean => ['director', 'assistant', 'scorer'].includes(known?.role ?? '');
export const mayRule = (): boolean => ['director', 'assistant'].includes(known?.role ?? '');
export const isDirector = (): boolean => known?.role === 'director';
/** Whether this device is at a table, whatever else its owner is: a Director may play. */
export const isPlaying = (): boolean => Boolean(known?.event && known.table);

/** A phone at a table remembers its place, and goes on with that before the server answers, or if it cannot be reached. */
export function recall(): Me | null {
  known ??= stored<Me | null>(KEPT, null);
  return known;
}

// Two questions may be on their way at once, such as at the start of the page and after a seat was taken: the answer to the later one counts.
let asked = 0;
let heard = 0;

export async function refresh(): Promise<Me> {
  const turn = ++asked;
  const now = await api.me();
  if (turn < heard) return known ?? now;
  heard = turn;
  known = now;
  store(KEPT, now.table ? now : null);
  return now;
}
