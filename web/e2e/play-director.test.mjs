// A table with a Director, with guidance: a wrong bid taken back under 25A, a contested claim, system cards, words to the Director alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, PHONE, picture } from './browser.mjs';
import { all, anyCard, call, openTables, turn } from './play.mjs';

let tables, seats, director, links;
before(async () => {
  tables = await openTables();
  let host;
  ({ host, links } = await tables.open(async (page) => {
    await page.locator('details summary').click();
    await page.locator('[data-with-director]').check();
  }));
  seats = await tables.sit(links, PHONE);
  director = await tables.come(links.director);
  await host.locator('[data-first]').click();
  await all(seats, 0);
});
after(() => tables?.close());

test('a wrong bid is taken back under 25A, when the Director has found that it was not meant', async () => {
  await call(seats.N, '1S');
  await all(seats, 1);
  await seats.N.locator('[data-slip]').click();
  await accessible(seats.N, 'a slip');
  await picture(seats.N, 'play-slip-390');
  await seats.N.locator('dialog [data-call="1H"]').click();
  // Nothing goes on meanwhile.
  await all(seats, 2);
  assert.equal(await seats.E.locator('[data-call]').count(), 0);
  await director.locator('[data-rule-here]').click();
  await director.locator('[data-called]').click();
  await director.getByRole('heading', { name: /Director/ }).waitFor();
  await picture(director, 'play-unintended-1366');
  await director.locator('.ask [data-answer="0"]').click();
  for (const page of Object.values(seats)) await page.locator('table.auction', { hasText: '1♥' }).waitFor();
  await seats.E.locator('[data-call="Pass"]').waitFor();
});

test('what partner has answered cannot be taken back, and the page says why', async () => {
  await call(seats.E, 'Pass');
  await seats.S.locator('[data-call="Pass"]').waitFor();
  await call(seats.S, 'Pass');
  await seats.W.locator('[data-call="Pass"]').waitFor();
  assert.equal(await seats.N.locator('[data-slip]').count(), 0);
  await call(seats.W, 'Pass');
  await seats.E.locator('section.acts[data-phase="clarification"], section.acts[data-phase="play"]').waitFor();
});

test('a contested claim goes to the Director, who gives the tricks', async () => {
  let count = Number(await seats.E.locator('section.acts').getAttribute('data-log'));
  for (let card = 0; card < 4; card += 1, count += 1) await anyCard(seats[await turn(seats, count)]);
  await all(seats, count);
  await seats.N.locator('[data-claims]').click();
  await seats.N.locator('[data-tricks]').fill('12');
  await seats.N.getByRole('button', { name: 'drawing trumps' }).click();
  await seats.N.locator('[data-claim-now]').click();
  await seats.E.locator('[data-claim]', { hasText: 'drawing trumps' }).waitFor();
  await seats.E.locator('.ask').getByRole('button', { name: /object/i }).click();
  const ask = director.locator('.ask');
  await ask.locator('[data-answer="0"]').click();
  await ask.locator('.pad button').nth(7).click();
  await seats.W.locator('[data-result]').waitFor();
  await director.locator('[data-score]').waitFor();
});

test('system cards are one tap away, and words to the Director are for him alone', async () => {
  await seats.N.locator('[data-cards-open]').click();
  await seats.N.locator('[data-card-text]').fill('Five-card majors, 15 to 17');
  await seats.N.locator('[data-card-attach]').click();
  await seats.E.locator('[data-cards-open]').click();
  await seats.E.locator('[data-system-card="ns"]', { hasText: 'Five-card majors' }).waitFor();
  await accessible(seats.E, 'the system cards');
  await seats.E.keyboard.press('Escape');
  await seats.W.locator('[data-more]').click();
  await seats.W.locator('[data-to-director]').check();
  await seats.W.locator('[data-say]').fill('Was that fair?');
  await seats.W.locator('form:has([data-say]) button').click();
  await director.goto(new URL(links.director).pathname + new URL(links.director).hash);
  await director.locator('[data-message]', { hasText: 'Was that fair?' }).waitFor();
  assert.equal(await seats.E.getByText('Was that fair?').count(), 0);
  assert.deepEqual(tables.errors(), []);
});
