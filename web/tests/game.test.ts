// What a phone knows of the game without asking is what the server made for it.
import { expect, test } from 'vitest';
import { LEVELS, otherSide, partnerOf, resultsOf, seatsOn, sideOf, writtenText } from '../src/lib/game';

test('seats and sides', () => {
  expect(sideOf('S')).toBe('ns');
  expect(partnerOf('E')).toBe('W');
  expect(seatsOn('ew')).toEqual(['E', 'W']);
  expect(otherSide('ew')).toBe('ns');
});

test('what can come of a contract: just made, then more, then less', () => {
  expect(LEVELS).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(resultsOf(6).map((one) => one.over).slice(0, 4)).toEqual([0, 1, -1, -2]);
  for (const level of LEVELS) expect(resultsOf(level)).toHaveLength(14);
});

test('a result as people write it', () => {
  expect(writtenText({ contract: '4SX', by: 'N', tricks: 10 })).toBe('4SX N =');
  expect(writtenText({ contract: '3NT', by: 'W', tricks: 11 })).toBe('3NT W +2');
  expect(writtenText({ contract: '1C', by: 'E', tricks: 5 })).toBe('1C E -2');
  expect(writtenText({ contract: 'Pass' })).toBe('Pass');
});
