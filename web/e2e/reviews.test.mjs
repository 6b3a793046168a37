// What each answer leads to is told before anybody chooses; the damage question of a ruling lives on until it is answered.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, picture } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';

let club, page, place;
const test = tests('reviews', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Reviews' });
  place = await club.place(0);
});
after(() => club?.close());

test('each answer is a card that tells what follows, on a small phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const board = place.boards[0];
  const seat = (n) => 'NESW'[(board - 1 + n) % 4];
  const soFar = [`${seat(0)}:1S`, `${seat(1)}:1H`, 'D:called'].join(',');
  await page.goto(`/e/${club.event}/rule?round=1&table=${place.table}&board=${board}&so-far=${soFar}`);
  const cards = page.locator('.ask .card');
  await cards.nth(1).waitFor();
  assert.equal(await cards.count(), 2);
  // Accepted, nothing more follows; refused, there are three ways, and with the last the partner is silent.
  assert.doesNotMatch(await cards.nth(0).textContent(), /must pass/);
  const refused = cards.nth(1).locator('.following');
  assert.equal(await refused.locator('> ul > li').count(), 3);
  assert.match(await refused.locator('> ul > li').nth(2).textContent(), /must pass for the rest of the auction.*27B2/s);
  assert.doesNotMatch(await refused.locator('> ul > li').nth(0).textContent(), /must pass/);
  await accessible(page, 'ruling: what each answer leads to');
  await picture(page, 'ruling-consequences', { keep: true, full: true });
});

test('a ruling saved while the board goes on is asked about when the result is in', async () => {
  const board = place.boards[1];
  const seat = (n) => 'NESW'[(board - 1 + n) % 4];
  const entries = [`{${seat(0)}: 1S}`, `{${seat(1)}: 1H}`, '{D: called}', `{${seat(2)}: declines}`, `{${seat(1)}: 2H}`];
  const at = { session: 1, round: 1, table: place.table, board };
  await club.write({ ruling: { ...at, log: `board: ${board}\nlog: [${entries.join(', ')}]` } });
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText('Round 1 of').first().waitFor();
  // Nothing is asked while the board is being played.
  assert.equal(await page.locator('[data-reviews]').count(), 0);
  await club.write({ result: { ...at, contract: '4S', by: seat(0), tricks: 10 } });
  await page.locator('[data-reviews]').getByText('27D').waitFor();
  await accessible(page, 'a damage question on the screen of the director');
  await picture(page, 'review-question', { full: true });
  const refused = await club.ask('POST', `/api/events/${club.event}/entries`, { key: 'early', action: { official: {} } });
  assert.equal(refused.ok, false);
  await page.locator('[data-reviews]').getByRole('button', { name: 'No, the result stands' }).click();
  await page.locator('[data-reviews]').waitFor({ state: 'detached' });
  await until(async () => (await club.state()).reviews.length === 0, 'the question is answered');
});
