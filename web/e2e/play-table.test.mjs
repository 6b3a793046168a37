// As at a table: four phones play all fifty-two cards of a board. An insufficient bid on the way is ruled on; nobody is warned of anything.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, picture, SMALL } from './browser.mjs';
import { pbnOf } from './club.mjs';
import { all, call, openTables } from './play.mjs';

let tables;
before(async () => {
  tables = await openTables();
});
after(() => tables?.close());

const RANKS = '23456789TJQKA';
const SEATS = ['N', 'E', 'S', 'W'];
/** The hands of `pbnOf`. */
const dealt = () => {
  const hand = (text) => text.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => 'SHDC'[suit] + rank));
  return { N: hand('AKQ2.AKQ.AKQ.AKQ'), E: hand('JT98.JT9.JT9.JT9'), S: hand('7654.876.876.876'), W: hand('3.5432.5432.5432') };
};
const next = (seat) => SEATS[(SEATS.indexOf(seat) + 1) % 4];
const won = (trick) => trick.reduce((best, one) => (one.card[0] === best.card[0] && RANKS.indexOf(one.card[1]) > RANKS.indexOf(best.card[1]) ? one : best)).seat;

test('four phones play fifty-two cards as at a table, with an insufficient bid ruled on', async () => {
  const { host, links } = await tables.open(async (page) => {
    await page.locator('details summary').click();
    await page.locator('[data-at-table]').check();
    await page.locator('[data-with-director]').check();
    await page.locator('input[type="file"]').setInputFiles(pbnOf(1));
  });
  const seats = await tables.sit(links, SMALL);
  await host.locator('[data-first]').click();
  await all(seats, 0);
  await call(seats.N, '1NT');
  await all(seats, 1);
  // East has not looked: one heart is not enough, and nothing says so.
  await call(seats.E, '1H');
  await all(seats, 2);
  for (const page of Object.values(seats)) assert.equal(await page.getByRole('alert').count(), 0);
  await seats.S.locator('[data-attention]').click();
  await all(seats, 3);
  await seats.S.locator('[data-director]').click();
  await seats.S.locator('[data-director-now]').click();
  const director = await tables.come(links.director);
  await director.locator('[data-rule-here]').click();
  await director.locator('[data-called]').click();
  await all(seats, 4);
  // South has the choice on the own screen and does not accept; then East puts it right with the lowest bid in hearts.
  await picture(seats.S, 'play-table-choice-320', { full: true });
  await seats.S.locator('.ask').getByRole('button', { name: /refuse the insufficient bid/i }).click();
  await all(seats, 5);
  await accessible(seats.E, 'an insufficient bid to be put right');
  await picture(seats.E, 'play-table-correct-320', { full: true });
  await call(seats.E, '2H');
  await all(seats, 6);
  let count = 6;
  for (const [seat, what] of [['S', 'Pass'], ['W', 'Pass'], ['N', '3NT'], ['E', 'Pass'], ['S', 'Pass'], ['W', 'Pass']]) {
    await call(seats[seat], what);
    await all(seats, ++count);
  }
  // North plays three notrump, with dummy's cards too; everybody follows suit with the first card that fits.
  const hands = dealt();
  let leader = 'E';
  let tricks = 0;
  for (let round = 0; round < 13; round += 1) {
    const trick = [];
    for (let seat = leader; trick.length < 4; seat = next(seat)) {
      const led = trick[0]?.card[0];
      const card = hands[seat].find((one) => one[0] === led) ?? hands[seat][0];
      hands[seat].splice(hands[seat].indexOf(card), 1);
      trick.push({ seat, card });
      await seats[seat === 'S' ? 'N' : seat].locator(`[data-card="${card}"]`).click();
      await all(seats, ++count);
    }
    leader = won(trick);
    tricks += Number(leader === 'N' || leader === 'S');
  }
  assert.equal(count, 12 + 52);
  for (const page of Object.values(seats)) await page.locator('[data-result]').waitFor();
  await seats.W.locator('[data-result]', { hasText: `${tricks} tricks` }).waitFor();
  await picture(seats.W, 'play-table-over-320', { full: true });
  assert.deepEqual(tables.errors(), []);
});
