// The words of the pages: Fluent files shared with the Rust side, one language loaded at a time.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { apply, base, language, settings, tag, type Language } from './settings.svelte';

const FILES = import.meta.glob<string>('../../../locales/*/{show,event,pages,club,season,settings,standings,draws,draws-pages}.ftl', {
  query: '?raw',
  import: 'default',
});

/** What only some pages need. */
const MORE = import.meta.glob<string>('../../../locales/*/{book,cases,directing,fixtures,knockout,knockout-pages,learn,lessons,online,papers-pages,play,pocket,prepare,prepare-pages,robot-practice,rulebook,rulebook-pages,series,stages,systems}.ftl', { query: '?raw', import: 'default' });
const wanted = new Set<string>();

let bundle: FluentBundle | null = $state.raw(null);
let loads = 0;

export async function load(): Promise<void> {
  // A page may want further words while the first are on their way: those that were asked for last are the most.
  const turn = ++loads;
  const code = language();
  const files = { ...FILES, ...Object.fromEntries(Object.entries(MORE).filter(([path]) => [...wanted].some((name) => path.endsWith(`/${name}.ftl`)))) };
  // A variety comes after the language that it stands on, and speaks over it.
  const paths = [...new Set([base(code), code])].flatMap((one) => Object.keys(files).filter((path) => path.includes(`/${one}/`)));
  const texts = await Promise.all(paths.map((path) => files[path]!()));
  if (turn !== loads) return;
  const next = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
}

type More = 'book' | 'cases' | 'directing' | 'fixtures' | 'knockout' | 'knockout-pages' | 'learn' | 'lessons' | 'online' | 'papers-pages' | 'play' | 'pocket' | 'prepare' | 'prepare-pages' | 'robot-practice' | 'rulebook' | 'rulebook-pages' | 'series' | 'stages' | 'systems';

/** Words that the first load brings along: the page that is opened first needs them. */
export const atFirst = (...names: More[]): void => names.forEach((name) => wanted.add(name));

/** Further words, for a page that needs them. */
export function also(name: More): void {
  if (wanted.has(name)) return;
  wanted.add(name);
  void load();
}

export async function choose(code: Language): Promise<void> {
  settings.language = code;
  apply();
  await load();
}

export type Words = Record<string, FluentVariable>;

/** The text of a message. A key without text shows itself; a test sees to it that there is none. */
export function t(id: string, args?: Words): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Whose way of writing dates and hours: the device's own, if it speaks the language; a club in Mexico is not one in Argentina. */
function region(): string {
  const code = language();
  const own = navigator.languages.find((one) => one.includes('-') && one.toLowerCase().startsWith(base(code)));
  // English without a country: American dates for those who live there, British ones for everybody else.
  return own ?? (code === 'en' ? englishOf(Intl.DateTimeFormat().resolvedOptions().timeZone) : tag(code));
}

/** Whose English is read in a time zone. */
export const englishOf = (zone: string): string => (/^(America|US)\//.test(zone) ? 'en-US' : 'en-GB');

/** A time of day as people here write it. */
export function hour(iso: string): string {
  return new Intl.DateTimeFormat(region(), { hour: '2-digit', minute: '2-digit' }).format(new Date(iso));
}

/** A moment of play, to the second. */
export function clock(at: number): string {
  return new Intl.DateTimeFormat(region(), { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(new Date(at));
}

export function day(iso: string): string {
  return new Intl.DateTimeFormat(region(), { dateStyle: 'medium' }).format(new Date(iso));
}

/** A moment with its day, unless that is today. */
export function moment(iso: string): string {
  const at = new Date(iso);
  const today = new Date().toDateString() === at.toDateString();
  const format: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  return new Intl.DateTimeFormat(region(), today ? format : { ...format, day: 'numeric', month: 'short' }).format(at);
}

/** A moment by the clock of the place for which it was written, whatever clock this device goes by: a match at half past seven stays at half past seven. */
export function asWritten(iso: string): string {
  if (!/[+-]\d\d:\d\d$/.test(iso)) return moment(iso);
  const today = new Date();
  const own = [today.getFullYear(), String(today.getMonth() + 1).padStart(2, '0'), String(today.getDate()).padStart(2, '0')].join('-');
  const format: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(region(), iso.startsWith(own) ? format : { ...format, day: 'numeric', month: 'short' }).format(new Date(`${iso.slice(0, -6)}Z`));
}

/** What a form says of a moment, 2026-10-05T19:30, with the offset that this device has on that day. */
export function withOffset(local: string): string {
  const minutes = -new Date(local).getTimezoneOffset();
  const two = (n: number): string => String(n).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${local.length === 16 ? `${local}:00` : local.slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** A score with its sign: +420, −50. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0');

export function number(value: number | string, places = 2, least = 0): string {
  const figure = typeof value === 'string' ? Number(value) : value;
  return new Intl.NumberFormat(language(), { maximumFractionDigits: places, minimumFractionDigits: least }).format(figure);
}

/** A percentage, with its sign as the language writes it. */
export const percentage = (value: number | string, places = 2, least = 0): string => t('percent-figure', { value: number(value, places, least) });

/** The day on which a session of the calendar begins, by the clock of the club, is today. */
export const isToday = (starts: string): boolean => new Date(starts).toDateString() === new Date().toDateString();

/** When a session of the calendar begins. */
export function whenStarts(starts: string): string {
  return new Intl.DateTimeFormat(region(), { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }).format(new Date(starts));
}
