// Entries of a phone, kept on it until the server has them. An entry keeps its key, so that it is written once however
// often it is sent; what the server refuses stays here until somebody has looked at it. Each entry has a place of its own in
// localStorage: two tabs of one phone cannot overwrite each other's, and a closed tab loses nothing.

import { api, Away, newKey, Problem } from './api';
import { me } from './me.svelte';
import { store, stored } from './settings.svelte';
import type { Action, Problem as Refusal, Seat } from './types';

export interface Waiting {
  event: string;
  key: string;
  action: Action;
  why?: string;
  /** Who speaks, if not the seat of this phone: it was handed over. */
  seat?: Seat;
  refused?: Refusal & { status: number };
  /** When it was made; entries are sent in that order. */
  order: number;
}

const PLACE = 'openroom.outbox.';
/** Those that the browser would not keep: they live as long as the page. */
let loose: Waiting[] = [];
let list: Waiting[] = $state.raw(read());
let away = $state(!navigator.onLine);
let stranger = $state(false);
let busy = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function read(): Waiting[] {
  let places: string[] = [];
  try {
    places = Object.keys(localStorage).filter((place) => place.startsWith(PLACE));
  } catch {
    // No storage on this device.
  }
  const kept = places.map((place) => stored<Waiting | null>(place, null)).filter((one) => one !== null);
  return [...kept, ...loose].sort((a, b) => a.order - b.order);
}

function keep(entry: Waiting): void {
  loose = loose.filter((one) => one.key !== entry.key);
  if (!store(PLACE + entry.key, entry)) loose.push(entry);
  list = read();
}

export const waiting = (event: string): Waiting[] => list.filter((one) => one.event === event);
/** The rulings of all events that the server has not taken yet, or has refused. */
export const waitingRulings = (): Waiting[] => list.filter((one) => 'ruling' in one.action);
/** Whether anything of any event is still to be sent. */
export const isWaiting = (): boolean => list.some((one) => !one.refused);
/** Whether the server cannot be reached. */
export const isAway = (): boolean => away;
/** The server was reached by another way. */
export function reached(): void {
  away = false;
  void send();
}
/** Whether the server does not know this phone any more: its table must be joined again before anything is sent. */
export const isStranger = (): boolean => stranger;
/** Whether an entry would be lost with the page, because the browser keeps nothing. */
export const isLoose = (): boolean => list.some((one) => loose.includes(one));

/** Calls back whenever the server has taken or refused an entry. */
export function onSent(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

export function put(event: string, action: Action, more: { why?: string; seat?: Seat; /** Where it may have been written already. */ key?: string } = {}): void {
  const order = Math.max(Date.now(), (list.at(-1)?.order ?? 0) + 1);
  keep({ event, key: newKey(), action, ...more, order });
  void send();
}

export function drop(key: string): void {
  loose = loose.filter((one) => one.key !== key);
  try {
    localStorage.removeItem(PLACE + key);
  } catch {
    // It was not kept.
  }
  list = read();
}

export async function send(): Promise<void> {
  // Until the player has a seat, nobody would know whose entry it is.
  const who = me();
  if (busy || (who?.table && !who.seat)) return;
  busy = true;
  clearTimeout(timer);
  try {
    for (;;) {
      const next = list.find((one) => !one.refused);
      if (!next || !(await sent(next))) break;
    }
  } finally {
    busy = false;
  }
}

/** Whether to go on with the next one. */
async function sent(entry: Waiting): Promise<boolean> {
  const { event, key, action, why, seat } = entry;
  try {
    await api.write(event, { key, action, ...(why === undefined ? {} : { why }), ...(seat ? { seat } : {}) });
    drop(key);
  } catch (problem) {
    const answered = problem instanceof Problem && problem.status !== 408 && problem.status !== 429 && problem.status < 500;
    if (!answered) {
      away = problem instanceof Away;
      timer = setTimeout(() => void send(), 3000);
      return false;
    }
    away = false;
    if (problem.status === 401) {
      stranger = true;
      return false;
    }
    keep({ ...entry, refused: { ...problem.body, status: problem.status } });
  }
  away = false;
  stranger = false;
  listeners.forEach((call) => call());
  return true;
}

addEventListener('online', () => void send());
addEventListener('offline', () => (away = true));
addEventListener('storage', (event) => {
  if (event.key === null || event.key.startsWith(PLACE)) list = read();
});
// A phone may sleep with an entry in it.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void send();
});
void send();
