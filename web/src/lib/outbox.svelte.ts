// Entries of a phone, kept on it until the server has them. An entry keeps its key, so that it is written once however
// often it is sent; what the server refuses stays here until somebody has looked at it.

import { api, Away, newKey, Problem } from './api';
import { store, stored } from './settings.svelte';
import type { Action, ProblemBody } from './types';

export interface Waiting {
  event: string;
  key: string;
  action: Action;
  why?: string;
  refused?: ProblemBody & { status: number };
}

const KEY = 'openroom.outbox';
let list: Waiting[] = $state.raw(stored<Waiting[]>(KEY, []));
let away = $state(false);
let busy = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const keep = (next: Waiting[]) => {
  list = next;
  store(KEY, next);
};

export const waiting = (event: string): Waiting[] => list.filter((one) => one.event === event);
export const isAway = (): boolean => away;

/** Calls back whenever the server has taken an entry. */
export function onSent(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

export function put(event: string, action: Action, why?: string): void {
  keep([...list, { event, key: newKey(), action, ...(why === undefined ? {} : { why }) }]);
  void send();
}

export function drop(key: string): void {
  keep(list.filter((one) => one.key !== key));
}

export async function send(): Promise<void> {
  if (busy) return;
  busy = true;
  clearTimeout(timer);
  try {
    for (;;) {
      const next = list.find((one) => !one.refused);
      if (!next) break;
      const { event, key, action, why } = next;
      try {
        await api.write(event, { key, action, ...(why === undefined ? {} : { why }) });
        away = false;
        drop(key);
        listeners.forEach((call) => call());
      } catch (problem) {
        if (problem instanceof Problem && problem.status !== 429 && problem.status < 500) {
          away = false;
          const refused = { ...problem.body, status: problem.status };
          keep(list.map((one) => (one.key === key ? { ...one, refused } : one)));
          listeners.forEach((call) => call());
        } else {
          away = problem instanceof Away;
          timer = setTimeout(() => void send(), 3000);
          break;
        }
      }
    }
  } finally {
    busy = false;
  }
}

addEventListener('online', () => void send());
addEventListener('offline', () => (away = true));
void send();
