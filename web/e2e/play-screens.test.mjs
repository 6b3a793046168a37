// A board with screens, on two phones at each side: calls cross with the tray, each tells his screen-mate alone, a call is changed before it
// goes; and what a table arranges for a player who cannot use the bidding box.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, LAPTOP, picture, SMALL } from './browser.mjs';
import { all, anyCard, call, openTables, turn } from './play.mjs';

let tables, seats, director;
before(async () => {
  tables = await openTables();
  const { host, links } = await tables.open(async (page) => {
    await page.locator('details summary').click();
    await page.locator('[data-with-screens]').check();
    await page.locator('[data-with-director]').check();
    // Nobody sees both sides.
    assert.ok(await page.locator('[data-onlookers-all]').isDisabled());
  });
  seats = await tables.sit(links, SMALL);
  director = await tables.come(links.director, LAPTOP);
  await host.locator('[data-first]').click();
  await all(seats, 0);
});
after(() => tables?.close());

const seen = (page, count) => page.locator(`section.acts[data-log="${count}"]`).waitFor();
const log = (page) => page.locator('section.acts').getAttribute('data-log');
const pass = async (page) => page.locator('[data-tray-do="pass"]').click();

test('the calls of one side reach the other together, with what each is told by his screen-mate', async () => {
  await seats.N.locator('[data-tray-where]', { hasText: 'on your side' }).waitFor();
  await seats.S.locator('[data-tray-where]', { hasText: 'on the other side' }).waitFor();
  await seats.N.locator('[data-alert]').check();
  await seats.N.locator('[data-meaning]').fill('strong, 16 or more');
  await call(seats.N, '1C');
  await seen(seats.E, 1);
  assert.equal(await log(seats.S), '0');
  // East says that he has seen it.
  await seats.E.locator('[data-entry="0"]').click();
  await seats.E.locator('dialog [data-meaning-shown]', { hasText: 'strong' }).waitFor();
  await seats.E.locator('dialog [data-acknowledge]').click();
  await seats.E.locator('dialog').waitFor({ state: 'detached' });
  await call(seats.E, 'Pass');
  // North keeps the tray for a while: on the other side nobody can tell from the time.
  await seats.N.locator('[data-tray-do="hold"]').click();
  await seats.E.locator('[data-tray-held]').waitFor();
  assert.equal(await seats.E.locator('[data-tray-do="pass"]').count(), 0);
  assert.equal(await seats.S.locator('[data-tray-held]').count(), 0);
  await accessible(seats.E, 'a tray that is held');
  await picture(seats.E, 'play-screens-held-320', { full: true });
  assert.equal(await log(seats.W), '0');
  await pass(seats.N);
  await all(seats, 2);
  // South tells West in his own words, and hears nothing of what North said.
  assert.equal(await seats.S.locator('table.auction .alerted').count(), 0);
  await seats.S.locator('[data-entry="0"]').click();
  await seats.S.locator('[data-explain]').fill('natural or strong');
  await seats.S.locator('[data-alert-now]').click();
  await seats.W.locator('[data-entry="0"].alerted').click();
  await seats.W.locator('dialog [data-acknowledge]').click();
  await seats.W.locator('dialog').waitFor({ state: 'detached' });
});

test('a call is changed before the tray goes, when the Director has found that it was not meant', async () => {
  await call(seats.S, '1D');
  await seats.S.locator('[data-slip]').click();
  await seats.S.locator('[data-saw]').fill('4');
  await seats.S.locator('[data-drawn-off]').check();
  await accessible(seats.S, 'a call to be changed');
  await picture(seats.S, 'play-screens-change-320');
  await seats.S.locator('dialog [data-call="1H"]').click();
  await seats.W.locator('[data-change="open"]').waitFor();
  assert.equal(await seats.W.locator('[data-call]').count(), 0);
  await director.locator('[data-change="open"]', { hasText: 'drawn off' }).waitFor();
  await picture(director, 'play-screens-director-1366', { full: true });
  await director.locator('[data-change-answer="yes"]').click();
  await seats.S.locator('[data-change="yes"]').waitFor();
  await call(seats.W, 'Pass');
  await pass(seats.W);
  await all(seats, 4);
  await seats.N.locator('table.auction', { hasText: '1♥' }).waitFor();
  assert.equal(await seats.N.locator('table.auction', { hasText: '1♦' }).count(), 0);
  assert.equal(await seats.N.locator('[data-change]').count(), 0);
});

test('no card is led before the last calls have crossed, and the Director has the times of both sides', async () => {
  await call(seats.N, 'Pass');
  await call(seats.E, 'Pass');
  await seats.N.locator('section.acts[data-phase="clarification"]').waitFor();
  // On the other side the auction still goes on, and whoever leads has no card to play yet.
  assert.equal(await seats.W.locator('section.acts').getAttribute('data-phase'), 'auction');
  await pass(seats.E);
  await all(seats, 6);
  for (const page of Object.values(seats)) await page.locator('section.acts[data-phase="clarification"]').waitFor();
  let count = 6;
  for (let cards = 0; cards < 4; cards += 1, count += 1) await anyCard(seats[await turn(seats, count)]);
  await all(seats, count);
  await director.locator('[data-trays]').waitFor({ state: 'attached' });
  assert.equal(await director.locator('[data-trays] li').count(), 3);
  assert.equal(await seats.S.locator('[data-trays]').count(), 0);
  assert.deepEqual(tables.errors(), []);
});

test('an opponent makes the calls of a player once all four agree, and each call is named in full', async () => {
  const { host, links } = await tables.open();
  const four = await tables.sit(links, SMALL);
  await host.locator('[data-first]').click();
  await all(four, 0);
  await four.N.locator('[data-more]').click();
  await four.N.locator('[data-arrange-form] summary').click();
  await four.N.locator('[data-spoken]').check();
  await four.N.locator('[data-named]').selectOption('dummy');
  await four.N.locator('[data-calls-of="N"]').selectOption('E');
  await accessible(four.N, 'special needs');
  await four.N.locator('[data-arrange]').click();
  for (const seat of ['E', 'S', 'W']) await four[seat].locator('[data-agree="yes"]').click();
  const box = four.E.locator('[data-calls-for="N"]');
  await box.waitFor();
  await picture(four.E, 'play-arranged-320', { full: true });
  await box.locator('[data-level="1"]').click();
  await box.locator('[data-call="1NT"]').click();
  await all(four, 1);
  // In the same form each time, for ears.
  await four.S.locator('[data-said]', { hasText: /^North: / }).waitFor({ state: 'attached' });
  await four.W.locator('[data-entry="0"]').click();
  await four.W.locator('[data-proxy]').waitFor();
});
