import { expect, test } from 'vitest';
import { readLog } from '../src/lib/log';

test('a log is taken apart again', () => {
  const text = 'edition: 2007\nboard: 5\ndeal: "N:A.. - - -"\nlog:\n- {"S":"1H"}\n- W: accepts\n- {"D":{"comparable":"no"}}\n';
  expect(readLog(text)).toEqual({
    edition: 2007, board: 5, deal: 'N:A.. - - -',
    entries: [{ S: '1H' }, 'W: accepts', { D: { comparable: 'no' } }],
  });
});
