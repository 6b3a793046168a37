// "Is the double comparable to the 1♥?": the Director compares what the two calls mean on a small phone, sees the hand that makes the
// difference, and decides by himself.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, picture, SMALL } from './browser.mjs';
import { openClub, tests } from './club.mjs';

let club, place;
const test = tests('comparable', () => club);

before(async () => {
  club = await openClub();
  await club.session({ name: 'Meanings' });
  place = await club.place(0);
});
after(() => club?.close());

/** 1♣ (1♠) 1♥, not accepted, and a double instead: the Director is asked whether it is comparable (27B1b). */
async function open(locale) {
  const phone = await device(club.browser, club.server.base, SMALL, locale);
  await phone.context.addCookies(await club.page.context().cookies());
  club.devices.push(phone);
  const { page } = phone;
  const [board] = place.boards;
  const [a, b, c, d] = [0, 1, 2, 3].map((n) => 'NESW'[(board - 1 + n) % 4]);
  const soFar = [`${a}:1C`, `${b}:1S`, `${c}:1H`, 'D:called', `${d}:declines`, `${c}:X`].join(',');
  await page.goto(`/e/${club.event}/rule?session=1&round=1&table=${place.table}&board=${board}&so-far=${soFar}`);
  await page.locator('[data-comparable] summary').click();
  await page.locator('[data-usual="withdrawn"] option').nth(5).waitFor({ state: 'attached' });
  return page;
}
const relation = async (page, what) => page.locator(`[data-relation="${what}"]`).waitFor();

test('two meanings are picked, adjusted and compared at 320 pixels; the Director decides', async () => {
  const page = await open('en');
  await page.locator('[data-usual="withdrawn"]').selectOption('response-heart');
  await page.locator('[data-usual="replacement"]').selectOption('negative-hearts');
  await relation(page, 'same');
  await accessible(page, 'the same meaning');
  // The double needs one point less: now it lets in hands that would not have bid 1♥.
  await page.locator('[data-step="replacement-0-points-from-fewer"]').click();
  await relation(page, 'neither');
  assert.equal(await page.locator('[data-value="replacement-0-points-from"]').textContent(), '5');
  const hand = await page.locator('[data-witness]').getAttribute('data-witness');
  const points = [...hand].reduce((sum, card) => sum + ({ A: 4, K: 3, Q: 2, J: 1 }[card] ?? 0), 0);
  const [spades, hearts, diamonds, clubs] = hand.split('.').map((suit) => suit.length);
  assert.equal(points, 5);
  assert.equal(spades + hearts + diamonds + clubs, 13);
  assert.ok(hearts >= 4);
  await accessible(page, 'a hand that makes the difference');
  await picture(page, 'comparable-neither', { full: true });
  // A diamond suit beside, and enough points: a subset.
  await page.locator('[data-step="replacement-0-points-from-more"]').click();
  await page.locator('[data-add="replacement-0-D"]').click();
  await relation(page, 'subset');
  await page.locator('[data-relation]').getByText('23A2').waitFor();
  assert.equal(await page.locator('[data-decides]').textContent(), 'The Director decides whether the call is comparable.');
  // Nothing has been answered: the two answers are there, and one is given.
  assert.equal(await page.locator('[data-answer]').count(), 2);
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-comparable]').waitFor({ state: 'detached' });
});

test('a Multi has three kinds of hand, and a purpose alone can be compared', async () => {
  const page = await open('en');
  await page.locator('[data-usual="withdrawn"]').selectOption('multi');
  await page.locator('[data-usual="replacement"]').selectOption('weak-two-spades');
  await relation(page, 'subset');
  assert.equal(await page.locator('[data-meaning="withdrawn"] .kind').count(), 3);
  for (const side of ['withdrawn', 'replacement']) await page.locator(`[data-usual="${side}"]`).selectOption('ace-asking');
  await relation(page, 'same');
  await page.locator('[data-relation]').getByText('23A1').waitFor();
});

for (const locale of ['pt-BR', 'es', 'es-ES', 'it', 'ro'])
  test(`it fits a small phone in ${locale}`, async () => {
    const page = await open(locale);
    await page.locator('[data-usual="withdrawn"]').selectOption('notrump-strong');
    await page.locator('[data-usual="replacement"]').selectOption('overcall-notrump');
    await relation(page, 'neither');
    await page.getByRole('button', { pressed: false }).filter({ hasText: /estri|Strict|rigoroso/i }).first().click();
    await relation(page, 'neither');
    await accessible(page, `meanings in ${locale}`);
    await picture(page, `comparable-${locale}`, { full: true });
  });
