import { expect, test } from 'vitest';
import { currentSession } from '../src/lib/event';
import { levelMade } from '../src/lib/game';
import { ownScore } from '../src/lib/own';
import { sectionSizes } from '../src/lib/sections';
import { englishOf } from '../src/lib/words.svelte';
import type { EventState } from '../src/lib/types';

test('a field is divided as equally as can be, a half table last', () => {
  expect(sectionSizes(26, 2)).toEqual([14, 12]);
  expect(sectionSizes(27, 2)).toEqual([14, 13]);
  expect(sectionSizes(25, 3)).toEqual([10, 8, 7]);
  expect(sectionSizes(12, 1)).toEqual([12]);
  expect(sectionSizes(12, 0)).toEqual([]);
});

test('East-West see their own sign', () => {
  expect([ownScore(420, 'ew'), ownScore(420, 'ns'), ownScore(-50, 'ew'), ownScore(0, 'ew')]).toEqual([-420, 420, 50, 0]);
});

test('what so many tricks make', () => {
  expect([6, 7, 9, 13].map(levelMade)).toEqual([0, 1, 3, 7]);
});

test('English without a country has the dates of where it is read', () => {
  expect(['America/New_York', 'Europe/London', 'UTC', 'Australia/Sydney'].map(englishOf)).toEqual(['en-US', 'en-GB', 'en-GB', 'en-GB']);
});

test('the session that is on: the first before play, the next once one is over', () => {
  const session = (number: number, started: boolean, over: boolean) => ({ session: number, movement: 'x', over: over ? 'now' : null, rounds: [{ round: 1, started: started ? 'now' : null, tables: [] }] });
  const on = (...sessions: unknown[]) => currentSession({ sessions } as unknown as EventState)?.session;
  expect(on(session(1, false, false), session(2, false, false))).toBe(1);
  expect(on(session(1, true, false), session(2, false, false))).toBe(1);
  expect(on(session(1, true, true), session(2, false, false))).toBe(2);
  expect(on(session(1, true, true))).toBe(1);
});
