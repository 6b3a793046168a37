// What the pages of the book do by themselves: tables in addresses, hands of a deal, the places of a picture.
import { expect, test, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', new URL('http://here/'));
const { fits, nameOf, packed, slug, unpacked } = await import('../src/lib/book');
const { handsOf } = await import('../src/lib/hands');
const { near, wheel } = await import('../src/lib/tree');
import type { TableLog } from '../src/lib/types';

const LOG = { edition: 2017, dealer: 'N', vul: 'none', log: [{ N: '1H' }, { E: '1D' }, { D: 'called' }] } as unknown as TableLog;

test('a table goes into an address and comes out of it', () => {
  for (const at of [0, 2, 3]) expect(unpacked(packed({ log: LOG, at }))).toEqual({ log: LOG, at });
  const accents = { ...LOG, title: 'é ♠ „ok”' };
  expect(unpacked(packed({ log: accents, at: 1 }))?.log).toEqual(accents);
  expect(packed({ log: LOG, at: 1 })).toMatch(/^log=[A-Za-z0-9_-]+&at=1$/);
});

test.each(['', 'log=', 'log=%%%', 'log=!!!', 'log=bnVsbA', 'log=WzFd', 'log=eyJsb2ciOjV9', 'log=eyJsb2ciOlsxXX0', 'at=3', '%E0%A4%A', 'log=_w', 'x'.repeat(50_000)])('%s is no table', (hash) => expect(unpacked(hash)).toBeNull());

test('how far one has come is within the table', () => {
  const text = packed({ log: LOG, at: 0 }).replace(/&at=.*/, '');
  for (const [at, kept] of [['99', 3], ['-4', 0], ['x', 0], ['1.5', 0], ['', 0]] as const) expect(unpacked(`${text}&at=${at}`)?.at).toBe(kept);
});

test('what is too long for a link is not shared', () => {
  expect(fits({ log: LOG, at: 0 })).toBe(true);
  expect(fits({ log: { ...LOG, note: 'x'.repeat(20_000) }, at: 0 })).toBe(false);
});

test('names and addresses of clauses', () => {
  expect(slug('def:penalty card')).toBe('def-penalty-card');
  expect(nameOf('def:penalty card')).toBe('penalty card');
  expect(nameOf('31A2-fn')).toBe('31A2*');
  expect(nameOf('27B1a')).toBe('27B1a');
});

test('the hands of a deal', () => {
  const hands = handsOf('E:AQ7.Q643.A6.AJ93 - K95.A5.K9874.Q64 -');
  expect(hands?.E?.slice(0, 4)).toEqual(['SA', 'SQ', 'S7', 'HQ']);
  expect(hands?.W).toHaveLength(13);
  expect(hands?.N).toBeUndefined();
  for (const nothing of [undefined, null, '', 'x', 'N', 'N:', 'N:- - - -', 'Q:A.K.Q.J']) expect(handsOf(nothing)).toBeNull();
});

test('every Law has its place on the wheel, and every line its ends', () => {
  const chapters = [{ laws: [] }, { laws: [1, 2, 3] }, { laws: [4, 5] }];
  const tree = [{ from: 1, to: 4, clauses: 2 }, { from: 5, to: 1, clauses: 9 }];
  const shown = wheel(tree, chapters);
  expect(shown.laws.map((one) => one.law)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(shown.laws.map((one) => `${one.x} ${one.y}`)).size).toBe(5);
  expect(shown.lines).toHaveLength(2);
  const one = near(tree, 1);
  expect([one.from.map((there) => there.law), one.to.map((there) => there.law)]).toEqual([[5], [4]]);
  expect(near(tree, 3)).toMatchObject({ from: [], to: [] });
});
