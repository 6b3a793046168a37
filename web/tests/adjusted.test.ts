import { expect, test, vi } from 'vitest';
import { adjustedText } from '../src/lib/adjusted';

vi.stubGlobal('navigator', { languages: ['en'] });

// Without a language a message is its own key.
test.each([
  ['assigned: 170', '+170'],
  ['assigned: [[170, 60/100], [-50, 40/100]]', '60 % +170 + 40 % −50'],
  ['assigned: {ns: [[420, 1]], ew: [[-50, 1]]}', 'north-south +420, east-west −50'],
  ['assigned: {ns: [[420, 1/3], [-50, 2/3]], ew: -50}', 'north-south 33.3 % +420 + 66.7 % −50, east-west −50'],
  ['award: {ns: AVE+, ew: AVE-}', 'north-south average-plus, east-west average-minus'],
  ['award: 60/40', '60/40'],
  ['-', 'status-not-played'],
])('%s is told', (text, words) => expect(adjustedText(text)).toBe(words));

test('a result is none', () => expect(adjustedText('4SX N -1 HK')).toBeNull());
