import { expect, test } from 'vitest';
import { isRuled } from '../src/lib/ruled';
import type { NoteKind, ToldLine } from '../src/lib/types';

const line = (by: string, plain: string | undefined, ...kinds: NoteKind[]): ToldLine =>
  ({ by, who: by, what: '', ...(plain ? { plain } : {}), notes: kinds.map((kind) => ({ kind, text: '' })), laws: [] }) as unknown as ToldLine;

test('a ruling stands first until the board goes on', () => {
  const bids = [line('N', '1S'), line('E', '1H', 'irregular')];
  const called = line('D', undefined, 'choice', 'option');
  expect(isRuled([])).toBe(false);
  expect(isRuled([line('N', '1S')])).toBe(false);
  expect(isRuled([line('N', 'Pass', 'consequence')])).toBe(false);
  expect(isRuled([...bids, called])).toBe(true);
  expect(isRuled([...bids, called, line('S', undefined, 'choice')])).toBe(true);
  // The bid that puts it right is part of it; the next one is not.
  expect(isRuled([...bids, called, line('S', undefined, 'choice'), line('E', '2H')])).toBe(true);
  expect(isRuled([...bids, called, line('S', undefined, 'choice'), line('E', '2H'), line('S', '2S')])).toBe(false);
  // An exposed card, and the Director who is called after it; a Director who has come and found nothing yet.
  expect(isRuled([line('N', '1S'), line('E', undefined, 'irregular'), line('D', undefined)])).toBe(true);
  expect(isRuled([line('N', '1S'), line('D', undefined)])).toBe(false);
});
