// Every language says the same things, every key that a page uses has words, and no key is said twice.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test, vi } from 'vitest';
import { asWritten, withOffset } from '../src/lib/words.svelte';

const LOCALES = join(__dirname, '../../locales');
const FILES = ['show', 'event', 'pages', 'club', 'season', 'standings', 'draws', 'draws-pages', 'settings', 'papers-pages', 'cases', 'directing', 'fixtures', 'play', 'online', 'learn', 'lessons', 'book', 'pocket', 'robot-practice', 'series', 'stages', 'knockout', 'knockout-pages', 'prepare', 'prepare-pages', 'rulebook', 'rulebook-pages', 'systems'];
const LANGUAGES = ['en', 'pt', 'es', 'es-ES', 'it', 'ro'];
/** Those that say only what differs from the language they stand on. */
const VARIETIES = ['es-ES'];
const text = (language: string, file: string): string => readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8');
const messages = (source: string): Map<string, string> => {
  const all = new Map<string, string>();
  for (const part of source.split(/\n(?=[a-z])/)) {
    const found = /^([a-z0-9-]+) = ?([\s\S]*)/.exec(part);
    if (found) all.set(found[1]!, found[2]!);
  }
  return all;
};
const variables = (value: string): string[] => [...new Set([...value.matchAll(/\$([a-z]+)/g)].map((one) => one[1]!))].sort();
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : [readFileSync(path, 'utf8')];
  });

const english = new Map(FILES.flatMap((file) => [...messages(text('en', file))]));

describe.each(LANGUAGES)('%s', (language) => {
  test('says every message once, with the same variables', () => {
    const all = FILES.flatMap((file) => [...messages(text(language, file))]);
    const keys = all.map(([key]) => key);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    if (!VARIETIES.includes(language)) expect([...keys].sort()).toEqual([...english.keys()].sort());
    for (const [key, value] of all) expect([key, variables(value)]).toEqual([key, variables(english.get(key) ?? '')]);
  });

  test('is read whole by Fluent', () => {
    for (const file of FILES) {
      const source = text(language, file);
      expect(new FluentResource(source).body.length).toBe(messages(source).size);
    }
  });
});

test('every key that a page names has words', () => {
  const code = sources(join(__dirname, '../src')).join('\n');
  const named = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map((one) => one[1]!);
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((key) => !english.has(key))).toEqual([]);
  const families = [...code.matchAll(/\bt\(\s*`([a-z0-9-]+)\$\{/g)].map((one) => one[1]!);
  for (const family of new Set(families)) {
    expect([family, [...english.keys()].some((key) => key.startsWith(family))]).toEqual([family, true]);
  }
});

/** The text up to the bracket that closes the one at `from`, without it. */
function within(code: string, from: number): string {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if ('([{'.includes(code[at]!)) depth += 1;
    if (')]}'.includes(code[at]!)) depth -= 1;
    if (depth === 0) return code.slice(from + 1, at);
  }
  return code.slice(from + 1);
}

/** The names in `{ round, number: one.number }`; nothing where others are spread into it. */
function given(object: string): string[] | null {
  if (/(^|,)\s*\.\.\./.test(object)) return null;
  let depth = 0;
  const outer = [...object].filter((sign) => {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    return depth === 0;
  });
  return outer.join('').split(',').map((part) => part.split(':')[0]!.trim()).filter(Boolean);
}

test('a page gives each message what it says', () => {
  // Fluent throws where a variable is missing, and the page stays empty: that is not to be found by whoever opens it.
  const code = sources(join(__dirname, '../src')).join('\n');
  const missing: string[] = [];
  let looked = 0;
  for (const call of code.matchAll(/\bt\(\s*'([a-z0-9-]+)'\s*(\)|,\s*\{)/g)) {
    const object = call[2] === ')' ? '' : within(code, call.index + call[0].length - 1);
    const names = given(object);
    if (!names) continue;
    looked += 1;
    missing.push(...variables(english.get(call[1]!) ?? '').filter((one) => !names.includes(one)).map((one) => `${call[1]}: ${one}`));
  }
  expect(looked).toBeGreaterThan(1000);
  expect([...new Set(missing)]).toEqual([]);
});

test.each(LANGUAGES)('%s: every number has the form that fits it', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const one of [...new Set([language.split('-')[0]!, language])]) {
    for (const file of FILES) bundle.addResource(new FluentResource(text(one, file)), { allowOverrides: true });
  }
  for (const [key, value] of FILES.flatMap((file) => [...messages(text(language, file))])) {
    for (const [, name] of value.matchAll(/\{ \$([a-z]+) ->/g)) {
      const others = Object.fromEntries(variables(value).map((one) => [one, 7]));
      const told = (number: number): string => bundle.formatPattern(bundle.getMessage(key)!.value!, { ...others, [name!]: number });
      expect([key, told(0)]).not.toEqual([key, told(1)]);
      if (language === 'ro') {
        expect(told(2)).not.toContain('2 de ');
        // Where the number itself is told.
        if (told(20).includes('20')) expect(told(20)).toContain('20 de ');
      }
    }
  }
});

describe('the hour of a match', () => {
  // 25 October 2026: the clocks go back in England; the match stays at half past seven.
  test('is the one that was written, whatever clock reads it', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    for (const iso of ['2026-10-05T19:30:00+01:00', '2026-11-23T19:30:00+01:00', '2026-11-23T19:30:00-05:00']) expect(asWritten(iso)).toContain('19:30');
  });
  test('is written with the offset of the device', () => {
    const written = withOffset('2026-11-23T19:30');
    expect(written).toMatch(/^2026-11-23T19:30:00[+-]\d\d:\d\d$/);
    expect(new Date(written).getTime()).toBe(new Date('2026-11-23T19:30').getTime());
  });
});
