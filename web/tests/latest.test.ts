// Pages ask again before they have an answer; the answers come in any order.
import { expect, test } from 'vitest';
import { latest } from '../src/lib/latest';

/** An answer that comes, or fails, when the test says so. */
function later(): { answer: Promise<string>; come: (text: string) => void; fail: (wrong: Error) => void } {
  let come!: (text: string) => void;
  let fail!: (wrong: Error) => void;
  const answer = new Promise<string>((found, failed) => ([come, fail] = [found, failed]));
  return { answer, come, fail };
}
const settled = () => new Promise((done) => setTimeout(done));

test('an answer that comes after the next question was asked is not taken', async () => {
  const [first, second] = [later(), later()];
  let shown = '';
  const end = latest(first.answer, (text) => (shown = text));
  end();
  latest(second.answer, (text) => (shown = text));
  second.come('of the second');
  await settled();
  first.come('of the first');
  await settled();
  expect(shown).toBe('of the second');
});

test('what went wrong is told as long as the question stands', async () => {
  const [first, second] = [later(), later()];
  const told: unknown[] = [];
  const end = latest(first.answer, () => {}, (wrong) => told.push(wrong));
  end();
  first.fail(new Error('of the first'));
  latest(second.answer, () => {}, (wrong) => told.push((wrong as Error).message));
  second.fail(new Error('of the second'));
  await settled();
  expect(told).toEqual(['of the second']);
});
