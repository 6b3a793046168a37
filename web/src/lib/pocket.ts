// What the assistant keeps on the phone: the last rulings, and what is on its way to an event.

import type { Facts, Happened, Wanted } from '../../assistant/types';
import { SEATS } from './bridge';
import beginnings from './beginnings.json';
import { store, stored } from './settings.svelte';
import type { CaseAct } from './cases';
import type { CaseKind, Seat } from './types';
import type * as T from './types';

/** A ruling as it was made without an event. */
export interface Kept {
  id: string;
  /** When it was last changed. */
  at: string;
  /** What happened, by the name of its picture. */
  happened: string;
  head: T.TableLog;
  edition: number;
  entries: T.TableEntry[];
  /** In a few words: what was irregular. */
  about: string;
  /** What was told of it by taps, of which the first entries were made. */
  began?: Began | null;
}

/** How a ruling began: on a board with a number its dealer begins, so that the first entries are made anew. */
export interface Began {
  happened: Happened;
  facts: Facts;
  /** So many of the entries are the beginning. */
  entries: number;
}

/** A case of judgement that was looked at without an event. */
export interface KeptCase {
  kind: CaseKind;
  acts: CaseAct[];
}

const LAST = 'openroom.assistant.last';
const HANDED = 'openroom.assistant.handed';
const CASE = 'openroom.assistant.case';
const EVENTS = 'openroom.assistant.events';
const EVENT = 'openroom.assistant.event';
/** So many are kept. */
const MOST = 20;

export const lastRulings = (): Kept[] => stored<Kept[]>(LAST, []);

/** Keeps a ruling; one with the same name is the same ruling, gone on with. */
export function keepRuling(one: Kept): void {
  store(LAST, [one, ...lastRulings().filter((other) => other.id !== one.id)].slice(0, MOST));
}

export function dropRuling(id: string): void {
  store(LAST, lastRulings().filter((one) => one.id !== id));
}

/** Hands what was told to the ruling page of an event. */
export const hand = (one: Handed): boolean => store(HANDED, one);
export type Handed = Pick<Kept, 'entries' | 'edition' | 'began'>;

/** What was handed over; it is there once. */
export function handed(): Handed | null {
  const one = stored<Handed | null>(HANDED, null);
  store(HANDED, null);
  return one;
}

/** Hands a case of judgement to an event; it stays until the event has taken it. */
export const handCase = (one: KeptCase | null): boolean => store(CASE, one);
export const handedCase = (): KeptCase | null => stored<KeptCase | null>(CASE, null);

export interface EventKnown {
  id: string;
  name: string;
}
/** The events that were there when the server was last asked, for when it cannot be. */
export const knownEvents = (): EventKnown[] => stored<EventKnown[]>(EVENTS, []);
export const knowEvents = (events: EventKnown[]): boolean => store(EVENTS, events);

/** The event in which was last ruled, as it was then: a ruling can be made in it without a network. */
export function keepEvent(id: string, data: unknown, name: string): void {
  knowEvents([{ id, name }, ...knownEvents().filter((one) => one.id !== id)]);
  store(EVENT, { id, data });
}
export function keptEvent<D>(id: string): D | null {
  const kept = stored<{ id: string; data: D } | null>(EVENT, null);
  return kept?.id === id ? kept.data : null;
}
export function forgetEvents(): void {
  for (const key of [EVENT, EVENTS, CASE]) store(key, null);
}

interface Asks {
  ask: string;
  /** What must be told for it to be asked; with null what must be unknown, with `not-before` a seat that is not the one before that of a fact. */
  when?: Record<string, boolean | string | null | undefined | { 'not-before': string }>;
}
/** The fact that an answer is. */
export const factOf = (wanted: Wanted): string => wanted.replaceAll('-', '_');

/** What is asked next about what happened, before the engine is there to say so; nothing if all is told. `beginnings.json` is made of what it says. */
export function askedFirst(happened: Happened, facts: Facts): Wanted | null {
  const told = facts as Record<string, unknown>;
  const asks: Asks[] = beginnings[happened];
  const holds = (fact: string, value: NonNullable<Asks['when']>[string]): boolean => {
    if (value === null) return told[fact] === undefined;
    if (typeof value !== 'object') return told[fact] === value;
    const [seat, next] = [told[fact], told[value['not-before']]] as (Seat | undefined)[];
    return !!seat && !!next && SEATS[(SEATS.indexOf(seat) + 1) % 4] !== next;
  };
  const due = (one: Asks): boolean => Object.entries(one.when ?? {}).every(([fact, value]) => holds(fact, value));
  return (asks.find((one) => due(one) && told[factOf(one.ask as Wanted)] === undefined)?.ask ?? null) as Wanted | null;
}
