// What is read out of a result, and which figures of a revoke go with it.
import { expect, test } from 'vitest';
import { played, playedAt, possibleAfter, revokesIn, toldIn, withSuits } from '../src/lib/played';
import type { BoardState } from '../src/lib/types';

test('a result in its parts', () => {
  expect(played('4S N =')).toEqual({ contract: '4S', by: 'N', tricks: 10 });
  expect(played('3NTXX W -2 HK')).toEqual({ contract: '3NTXX', by: 'W', tricks: 7 });
  expect(played('1NT E +3')).toEqual({ contract: '1NT', by: 'E', tricks: 10 });
  for (const nothing of ['Pass', '-', 'award: 60/40', '']) expect(played(nothing)).toBeNull();
});

test('the play counts as it was at the table, not as an earlier ruling left it', () => {
  const version = (text: string, source: unknown) => ({ text, source, score: 0, by: 'x', at: '', entry: 1 });
  const board = { board: 1, status: 'ruled', before: [version('4S N -1', 'table')], result: version('4S N +1', { ruling: 1 }) } as unknown as BoardState;
  expect(playedAt(board)?.tricks).toBe(9);
  expect(playedAt(undefined)).toBeNull();
});

test('only tricks that go with the result can have been won later', () => {
  const nine = { contract: '4S', by: 'N', tricks: 9 } as const;
  expect(possibleAfter(nine, { by: 'W', trick: 8, won: 'E' })).toEqual([0, 1, 2, 3]);
  expect(possibleAfter(nine, { by: 'W', trick: 12, won: 'N' })).toEqual([0, 1]);
  expect(possibleAfter(nine, { by: 'W', trick: 2, won: 'N' })).toEqual([3, 4]);
  expect(possibleAfter({ ...nine, tricks: 13 }, { by: 'W', trick: 8, won: 'W' })).toEqual([]);
});

test('a second revoke of one player gives the first its suit', () => {
  const entries = [{ D: { played: { contract: '4S', by: 'N', tricks: 9 } } }, { D: { revoked: { by: 'W', trick: 3, won: 'W', after: 3 } } }];
  expect(toldIn(entries)?.tricks).toBe(9);
  expect(revokesIn(withSuits(entries, 'W', { 3: 'H', 5: 'H' }))).toEqual([{ by: 'W', trick: 3, won: 'W', after: 3, suit: 'H' }]);
  expect(withSuits(entries, 'E', { 3: 'H' })).toEqual(entries);
});
