import { beforeAll, expect, test, vi } from 'vitest';
import { adjustedText, formText } from '../src/lib/shown-score';
import type { ShownScore } from '../src/lib/types';
import { load } from '../src/lib/words.svelte';

vi.stubGlobal('navigator', { languages: ['en'] });

beforeAll(load);

test.each<[ShownScore, string]>([
  [{ both: { results: [{ score: 170 }] } }, '+170'],
  [{ both: { results: [{ percent: 60, score: 170 }, { percent: 40, score: -50 }] } }, '60% +170 + 40% −50'],
  [{ both: { results: [{ percent: 60, score: 420, contract: '4S N =' }, { percent: 40, score: -50, contract: '4S N -1' }] } }, '60% 4♠ N = +420 + 40% 4♠ N −1 −50'],
  [{ ns: { results: [{ score: 420 }] }, ew: { results: [{ score: -50 }] } }, 'North-South +420, East-West −50'],
  [{ ns: { results: [{ percent: 33.3, score: 420 }, { percent: 66.7, score: -50 }] }, ew: { results: [{ score: -50 }] } }, 'North-South 33.3% +420 + 66.7% −50, East-West −50'],
  [{ ns: { award: 'AVE+' }, ew: { award: 'AVE-' } }, 'North-South Average plus, East-West Average minus'],
  [{ ns: { award: '60' }, ew: { award: '40' } }, 'North-South 60, East-West 40'],
])('%j is told', (score, words) => expect(adjustedText(score)).toBe(words));

test.each([
  ['{better-of: {ns: 4H S +1}, law: 40C1}', 'North-South: average plus or 4♥ S +1, whichever is better'],
  ['redress: {offenders: ew, table: 4H S =, without-infraction: 680, without-error: 4H S +1}', 'Self-inflicted damage, offending side East-West: at the table 4♥ S =, without the infraction +680, without the error 4♥ S +1'],
])('%s is told', (text, words) => expect(formText(text)).toBe(words));

test('what is played is none of these', () => expect(formText('4S N =')).toBe(null));
