// A team match of two rooms: the same boards at both tables, and IMPs when both have played one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { LAPTOP, PHONE, accessible, picture } from './browser.mjs';
import { all, anyCard, call, openTables } from './play.mjs';

let tables;
before(async () => {
  tables = await openTables();
});
after(() => tables?.close());

test('two tables come to their IMPs', async () => {
  const host = await tables.add(LAPTOP);
  await host.goto('/play');
  await host.locator('details summary').click();
  await host.locator('[data-teams]').fill('2');
  await host.locator('[data-open]').click();
  await host.locator('[data-sit="closed-W"]').waitFor();
  const room = async (prefix) => {
    const seats = {};
    for (const seat of ['N', 'E', 'S', 'W']) {
      seats[seat] = await tables.add(PHONE);
      await seats[seat].goto(await host.locator(`[data-sit="${prefix}${seat}"]`).getAttribute('href'));
    }
    await seats.N.locator('[data-next], section.acts').first().waitFor();
    if (await seats.N.locator('[data-next]').count()) await seats.N.locator('[data-next]').click();
    await all(seats, 0);
    return seats;
  };
  // In the open room nobody bids; in the closed room one spade makes all thirteen, by agreement.
  const open = await room('');
  for (const [at, seat] of ['N', 'E', 'S', 'W'].entries()) {
    await call(open[seat], 'Pass');
    await all(open, at + 1);
  }
  await open.N.locator('[data-result]').waitFor();
  const closed = await room('closed-');
  await call(closed.N, '1S');
  for (const [at, seat] of ['E', 'S', 'W'].entries()) {
    await all(closed, at + 1);
    await call(closed[seat], 'Pass');
  }
  await all(closed, 4);
  await anyCard(closed.E);
  await all(closed, 5);
  await closed.N.locator('[data-claims]').click();
  await closed.N.locator('[data-claim-now]').click();
  await closed.E.locator('.ask [data-answer="0"]').click();
  await closed.N.locator('[data-result]').waitFor();
  for (const seats of [open, closed]) await seats.N.locator('[data-next]').click();
  await all(closed, 0);
  await all(open, 0);
  // 260 points: six IMPs, to the one side here and to the other there.
  for (const page of [open.N, closed.N]) {
    await page.locator('[data-more]').click();
    await page.locator('[data-imps="1"]', { hasText: '6' }).waitFor();
  }
  await accessible(closed.N, 'the boards of a match');
  await picture(closed.N, 'play-teams-390');
  assert.deepEqual(tables.errors(), []);
});
