// The book of Laws as the pages read it: files that crate `book` makes, which a server sends and a static site holds, and the search,
// which runs on the device.

import { Away } from './api';
import type { Json } from '../../assistant/assistant';
import type { BookText } from '../../assistant/types';
import { ask, assistantMore } from './assistant';
import { language, type Language } from './settings.svelte';
import { file, to } from './site';
import type { ConditionsShown, TableLog } from './types';

export type Year = 2007 | 2017;
export const YEARS: readonly Year[] = [2007, 2017];
export const otherYear = (year: Year): Year => (year === 2007 ? 2017 : 2007);

export interface Rule {
  summary: string;
  judgement?: string;
  outcome?: string;
  diff?: string;
  /** All but the summary is in English. */
  english?: boolean;
}
export interface Warning {
  id: string;
  at: string[];
  severity: 'other-ruling' | 'doubtful' | 'numbering';
  says: string;
  others: string;
  effect: string;
}
interface Texts {
  language: Language;
  titles: Record<Year, Record<string, string>>;
  rules: Rule[];
  warnings: Record<Year, Warning[]>;
  /** The interpretations that the language has, by their places. */
  readings?: Record<number, Pick<Reading, 'text' | 'in-2017'>>;
  /** What the tables are called, by scenario. */
  tables?: Record<string, string>;
}
export interface Clause {
  id: string;
  address: string;
  rule: number;
  kind: string;
  change: 'same' | 'noted' | 'changed' | 'alone';
  other?: string[];
  to?: string[];
  from?: string[];
  with?: [string, number][];
  readings?: number[];
  scenarios?: number[];
  about?: number;
}
export interface Branch {
  from: number;
  to: number;
  clauses: number;
}
interface Volume {
  clauses: Clause[];
  headings: Record<string, [number, number]>;
  tree: Branch[];
  laws: Record<string, string[]>;
  readings: Record<string, number[]>;
}
export interface Reading {
  source: 'ebu' | 'wbflc' | 'kooijman' | 'ours';
  paragraphs: string;
  text: string;
  status?: 'same' | 'absorbed' | 'changed' | 'obsolete' | 'regulation' | 'see';
  'in-2017'?: string;
  /** It has not been put into the language of the reader. */
  english?: boolean;
}
interface Links {
  chapters: { id: string; laws: number[] }[];
  editions: Record<Year, Volume>;
  interpretations: Reading[];
}
export interface Scenario {
  id: string;
  title?: string;
  editions: Year[];
  log: TableLog;
}

const kept = new Map<string, Promise<unknown>>();
function fetched<T>(name: string): Promise<T> {
  const known = kept.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = fetch(file(`book-data/${name}.json`)).then(
    (answer) => (answer.ok ? (answer.json() as Promise<T>) : Promise.reject(new Away())),
    () => Promise.reject(new Away()),
  );
  kept.set(name, asked);
  // What failed is tried again when it is next needed.
  asked.catch(() => kept.delete(name));
  return asked;
}

export const scenarios = (): Promise<Scenario[]> => fetched<Scenario[]>('scenarios');

/** Has the book kept on the device, for when there is no network: once a service worker is there that keeps it. */
export async function keep(names: readonly string[] = [language(), 'links', 'scenarios']): Promise<void> {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers) return;
  await workers.ready;
  if (!workers.controller) await new Promise<void>((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }));
  for (const name of names) {
    const address = file(`book-data/${name}.json`);
    if (!(await caches.match(address, { ignoreVary: true }))) await fetch(address).catch(() => {});
  }
}

/** The whole of the Law with that number, or the clause with letters: `27`, `27B1a`. */
export const lawOf = (id: string): number | null => Number(/^\d+/.exec(id)?.[0] ?? 0) || null;
/** The address of a place of the book. */
export const slug = (id: string): string => id.replaceAll(/[: ]/g, '-');
export const placeOf = (year: Year, id: string): string => to(`/book/${year}/${slug(id)}`);
export const isLaw = (id: string): boolean => /^\d+$/.test(id);
/** An id as people read it: `def:penalty card` is `penalty card`. */
export const nameOf = (id: string): string => id.replace(/^(def|intro):/, '').replace(/-fn(\d?)$/, '*$1');

/** The book in one language. */
export class Book {
  constructor(
    readonly links: Links,
    readonly texts: Texts,
  ) {}
  static async open(code: Language): Promise<Book> {
    const [links, texts] = await Promise.all([fetched<Links>('links'), fetched<Texts>(code)]);
    return new Book(links, texts);
  }
  volume = (year: Year): Volume => this.links.editions[year];
  title = (year: Year, part: string | number): string => this.texts.titles[year][part] ?? '';
  chapterOf = (law: number) => this.links.chapters.find((one) => one.laws.includes(law));
  rule = (clause: Clause): Rule => this.texts.rules[clause.rule]!;
  clause = (year: Year, id: string): Clause | undefined => this.volume(year).clauses.find((one) => one.id === id);
  /** What an address shows: the id, and the clauses that belong to it; nothing if the book has no such place. */
  find(year: Year, address: string): { id: string; clauses: Clause[]; first: number } | null {
    const { clauses, headings } = this.volume(year);
    const wanted = address.toLowerCase();
    const heading = Object.keys(headings).find((id) => id.toLowerCase() === wanted);
    const at = clauses.findIndex((one) => one.address.toLowerCase() === wanted || one.id.toLowerCase() === wanted);
    // A Law may be a clause itself (71): the page of the Law has it with its parts.
    if (heading && (at < 0 || isLaw(heading))) {
      const [first, end] = headings[heading]!;
      return { id: heading, clauses: clauses.slice(first, end), first };
    }
    if (at < 0) return null;
    return { id: clauses[at]!.id, clauses: [clauses[at]!], first: at };
  }
  /** Whether there is a page for an id. */
  has = (year: Year, id: string): boolean => id in this.volume(year).headings || this.clause(year, id) !== undefined;
  /** Clauses below this one: 64A has 64A1 and 64A2. */
  parts(year: Year, id: string): Clause[] {
    if (!lawOf(id)) return [];
    const next = /[A-Z]$/.test(id) ? /^\d|^-fn/ : /\d$/.test(id) ? /^[a-zA-Z.:]|^-fn|^-\d/ : /^[ivx]|^-fn/;
    return this.volume(year).clauses.filter((one) => one.id !== id && one.id.startsWith(id) && next.test(one.id.slice(id.length)));
  }
  warnings = (year: Year, ids: readonly string[]): Warning[] => this.texts.warnings[year].filter((one) => one.at.some((id) => ids.includes(id)));
  readings(year: Year, id: string, clauses: readonly Clause[]): Reading[] {
    const places = [...(this.volume(year).readings[id] ?? []), ...clauses.flatMap((one) => one.readings ?? [])];
    return [...new Set(places)].sort((a, b) => a - b).map((at) => {
      const own = this.texts.readings?.[at];
      return { ...this.links.interpretations[at]!, ...(own ?? { english: this.texts.language !== 'en' }) };
    });
  }
  /** What a table is called, and whether only in English. */
  tableName(one: Pick<Scenario, 'id' | 'title'>): { text: string; lang: 'en' | undefined } {
    const own = this.texts.tables?.[one.id];
    return { text: own ?? one.title ?? one.id, lang: own || this.texts.language === 'en' ? undefined : 'en' };
  }
}

export interface Hit {
  id: string;
  edition: Year;
  marks: string[];
}
export interface Found {
  clauses: Hit[];
  taken: { typed: string; word: string }[];
  terms: string[];
}

/** The regulations of an event that the device has kept, those in which all the words stand: for when there is no network. */
export async function conditionsKept(event: string, words: string): Promise<ConditionsShown> {
  const answer = await fetch(file(`book-data/events/${event}.json`));
  if (!answer.ok) throw new Away();
  const kept = (await answer.json()) as ConditionsShown;
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const texts = kept.conditions.texts.filter((one) => wanted.every((word) => plain(`${one.title} ${one.text ?? ''}`).includes(word)));
  return { ...kept, conditions: { ...kept.conditions, texts } };
}

/** The languages in which the search has all that the book says. */
const given = new Set<Language>();

/** What somebody typed, looked for on the device. */
export async function search(words: string, edition: Year | null): Promise<Found> {
  const spoken = language();
  const code = await assistantMore().catch(() => Promise.reject(new Away()));
  if (!given.has(spoken)) {
    // Where it cannot be had, the search looks in summaries and titles, and in the English.
    const texts = await fetched<Texts>(spoken).catch(() => null);
    if (texts && !given.has(spoken)) code.give_book(spoken, JSON.stringify(texts.rules.map(({ judgement = '', outcome = '', english = false }) => ({ judgement, outcome, english }))) as Json<BookText[]>);
    if (texts) given.add(spoken);
  }
  return ask(code.search_book)({ words, edition, language: spoken }) as Found;
}

/** What is typed comes to a link of at most so many characters. */
const LONGEST = 16_000;

/** A table in an address: its log, and how far one has come. */
export interface Shared {
  log: TableLog;
  at: number;
}

export function packed({ log, at }: Shared): string {
  const bytes = new TextEncoder().encode(JSON.stringify(log));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `log=${text}&at=${at}`;
}

/** The table of an address; nothing if it is none. What its log says the engine judges. */
export function unpacked(hash: string): Shared | null {
  if (hash.length > LONGEST) return null;
  const all = new URLSearchParams(hash);
  const text = all.get('log');
  if (!text) return null;
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    const log = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
    if (typeof log !== 'object' || log === null || Array.isArray(log)) return null;
    const entries = (log as { log?: unknown }).log ?? [];
    if (!Array.isArray(entries) || entries.some((one) => typeof one !== 'object' || one === null)) return null;
    const at = Number(all.get('at'));
    return { log: { ...(log as TableLog), log: entries }, at: Number.isInteger(at) ? Math.max(0, Math.min(at, entries.length)) : 0 };
  } catch {
    return null;
  }
}

/** Whether a table is short enough to be shared by a link. */
export const fits = (shared: Shared): boolean => packed(shared).length <= LONGEST;
