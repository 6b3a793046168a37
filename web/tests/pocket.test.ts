import { expect, test } from 'vitest';
import { askedFirst } from '../src/lib/pocket';

test('of a bid that is insufficient over one of somebody who does not sit before him it is asked whose turn it was', () => {
  const told = { by: 'W', over: '1H', call: '1D' };
  expect(askedFirst('insufficient', { ...told, over_by: 'E' })).toBe('call-turn');
  expect(askedFirst('insufficient', { ...told, over_by: 'E', call_turn: 'S' })).toBe(null);
  expect(askedFirst('insufficient', { ...told, over_by: 'S' })).toBe(null);
  expect(askedFirst('insufficient', told)).toBe(null);
  expect(askedFirst('insufficient', { over: '1H', call: '1D', over_by: 'E' })).toBe('by');
});
