// "West revoked on trick 8": the play is over, nobody wrote it down, and the Director rules on a small phone by a few taps.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, picture, SMALL } from './browser.mjs';
import { boardOf, openClub, tests } from './club.mjs';

let club, page, place, taps;
const test = tests('revoke', () => club);
const tap = async (what) => {
  taps += 1;
  await page.locator(what).first().click();
};

before(async () => {
  club = await openClub();
  await club.session({ name: 'Renonse' });
  place = await club.place(0);
  for (const board of place.boards)
    await club.write({ result: { round: 1, table: place.table, board, contract: '4S', by: 'N', tricks: 9, lead: 'HK' } });
  // The Director's phone, in Romanian.
  const phone = await device(club.browser, club.server.base, SMALL, 'ro');
  await phone.context.addCookies(await club.page.context().cookies());
  club.devices.push(phone);
  ({ page } = phone);
});
after(() => club?.close());

const open = async (board) => {
  taps = 0;
  await page.goto(`/e/${club.event}/rule?session=1&round=1&table=${place.table}&board=${board}`);
  await page.locator('[data-told-revoke]').waitFor();
};
const saved = async (board) => {
  await tap('[data-save]');
  await page.waitForURL(/\/ruling\/\d+$/);
  return boardOf(await club.state(), 1, place.table, board).result;
};

test('a revoke on trick 8 in six taps, at 320 pixels, in Romanian', async () => {
  const [board] = place.boards;
  await open(board);
  assert.equal(await page.locator('[data-told-revoke]').textContent(), 'Renonsă descoperită după joc');
  await picture(page, 'revoke-begin', { full: true });
  await tap('[data-told-revoke]');
  await accessible(page, 'a revoke: who');
  assert.match(await page.locator('[data-play]').textContent(), /levate: 9/);
  await tap('.seat-W');
  await picture(page, 'revoke-trick', { full: true });
  await tap('[data-trick="8"]');
  await tap('.told-revoke .seat-W');
  // The defence won four tricks, this one among them: at most three later ones, of the five that there were.
  await page.locator('[data-after="3"]').waitFor();
  assert.deepEqual(await page.locator('[data-after]').allTextContents(), ['0', '1', '2', '3']);
  await accessible(page, 'a revoke: later tricks');
  await picture(page, 'revoke-after', { full: true });
  await tap('[data-after="2"]');
  await page.locator('.effect .big').waitFor();
  await fits(page, 'the ruling');
  await picture(page, 'revoke-ruled', { full: true });
  // Two tricks: nine become eleven (64A1); the lead stays with the result.
  const now = await saved(board);
  assert.equal(now.text, '4S N +1 HK');
  assert.equal(taps, 6);
});

test('another revoke of the same player: its suit is asked, and the tricks go once', async () => {
  const [, board] = place.boards;
  await open(board);
  for (const what of ['[data-told-revoke]', '.seat-W', '[data-trick="3"]', '.told-revoke .seat-W', '[data-after="3"]']) await tap(what);
  await page.locator('.effect .big').waitFor();
  for (const what of ['[data-told-revoke]', '.told-revoke .seat-W', '[data-trick="5"]', '.told-revoke .seat-N', '[data-after="3"]']) await tap(what);
  await tap('[data-suit="H"]');
  await page.getByText('la levata 5?').waitFor();
  await tap('[data-suit="H"]');
  await page.getByText('64B2').first().waitFor({ state: 'attached' });
  assert.equal((await saved(board)).text, '4S N +1 HK');
});

test('a wrong result is put right first; trick 12 is corrected while a hand is out of the board', async () => {
  const [board] = (await club.place(1)).boards;
  place = await club.place(1);
  await club.write({ result: { round: 1, table: place.table, board, contract: '4S', by: 'N', tricks: 13 } });
  await open(board);
  for (const what of ['[data-told-revoke]', '.seat-W', '[data-trick="12"]', '.told-revoke .seat-W']) await tap(what);
  await page.locator('.told-revoke [role="alert"]').waitFor();
  for (const what of ['[data-play]', '[data-level="4"]', '[data-strain="S"]', '.told-revoke .seat-N', '[data-over="-1"]', '[data-send]']) await tap(what);
  await tap('[data-after="1"]');
  await tap('[data-back="no"]');
  await tap('[data-answer="0"]');
  await page.locator('.ask .pad button').nth(10).click();
  await page.locator('.effect .big').waitFor();
  assert.equal((await saved(board)).text, '4S N =');
});

test('a ruling that another Director gave meanwhile is shown first, and replaced with a reason', async () => {
  place = await club.place(2);
  const [board] = place.boards;
  const at = { round: 1, table: place.table, board };
  await club.write({ result: { ...at, contract: '4S', by: 'N', tricks: 9 } });
  await open(board);
  for (const what of ['[data-told-revoke]', '.seat-W', '[data-trick="8"]', '.told-revoke .seat-W', '[data-after="2"]']) await tap(what);
  await page.locator('.effect .big').waitFor();
  const number = (await club.state()).rulings.length + 1;
  await club.write({ ruling: { ...at, score: { award: { ns: 'AVE', ew: 'AVE' } }, laws: ['12C2a'], facts: 'disturbed' } });
  await page.locator('.effect [role="alert"]').filter({ hasText: String(number) }).waitFor();
  assert.ok(await page.locator('[data-save]').isDisabled());
  await tap('[data-seen]');
  assert.ok(await page.locator('[data-save]').isDisabled());
  await page.locator('[data-again]').fill('the other was about another board');
  await accessible(page, 'a ruling that stands');
  await saved(board);
  const rulings = (await club.state()).rulings;
  assert.equal(rulings[number - 1]['replaced-by'], number + 1);
  assert.equal(rulings[number].why, 'the other was about another board');
});
