// The Director's assistant in flight mode: everything works after the first visit, and a ruling that was made so is sent when the
// network is back. By taps in Romanian and in Spanish.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';
import { wire } from './wire.mjs';

let club, line, place;
const test = tests('pocket', () => club);

before(async () => {
  club = await openClub();
  line = await wire(club.server.base);
  await club.session({ name: 'Buzunar', pairs: 6, boards: 6, rounds: 3 });
  place = await club.place(0);
});
after(async () => {
  await club?.close();
  await line?.stop();
});

/** A phone behind the line; the Director's if it has his cookie. */
async function phone(locale, viewport, director) {
  line.set('whole');
  const one = await device(club.browser, line.base, viewport, locale);
  if (director) await one.context.addCookies(await club.page.context().cookies());
  club.devices.push(one);
  return one.page;
}
/** All is kept that is needed without a network. */
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
/** An insufficient bid by four taps, up to the question. */
async function insufficient(page) {
  await page.locator('[data-happened="insufficient"]').click();
  await page.locator('[data-wanted="by"] .seat-S').click();
  await page.locator('[data-wanted="over"] [data-call="1H"]').click();
  await page.locator('[data-wanted="call"] [data-call="1D"]').click();
  await page.locator('[data-answer="0"]').waitFor();
}
const rulings = async () => (await club.state()).rulings?.length ?? 0;

test('the assistant in flight mode after the first visit, at 320 pixels', async () => {
  const page = await phone('ro', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="other"]').waitFor();
  await fits(page, 'the pictures');
  await accessible(page, 'the pictures');
  await picture(page, 'pocket-320', { full: true });
  await kept(page);
  line.set('cut');
  await page.goto('/assistant');
  await insufficient(page);
  assert.match(await page.locator('.ask .question').textContent(), /Puteți alege/);
  await fits(page, 'an insufficient bid');
  await accessible(page, 'an insufficient bid');
  await picture(page, 'pocket-question-320', { full: true });
  await page.locator('[data-answer="0"]').click();
  await page.locator('.told li').nth(3).waitFor();
  // The last rulings stay, also when the page is opened again.
  await page.goto('/assistant');
  await page.locator('[data-last]').waitFor();
  await page.locator('[data-last]').click();
  await page.locator('.told li').nth(3).waitFor();
  line.set('whole');
});

test('scores, weights, double dummy and the timer without a network', async () => {
  const page = await phone('it', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="other"]').waitFor();
  await kept(page);
  line.set('cut');
  await page.locator('[data-tool="weigh"]').click();
  await page.locator('[data-at-table]').fill('4S N -1');
  await page.locator('[data-others]').fill('4S N =\n3S N +1\n4S N -1');
  await page.locator('[data-outcomes]').fill('60% 4S N =\n40% 4S N -1');
  await page.locator('[data-offenders]').selectOption('ew');
  await page.locator('[data-weigh]').click();
  assert.equal(await page.locator('[data-weighed] [data-ns]').textContent(), '3,4');
  await fits(page, 'weights');
  await accessible(page, 'weights');
  await picture(page, 'pocket-weigh-320', { full: true });
  await page.locator('[data-tool="hands"]').click();
  await page.locator('[data-deal]').fill('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
  await page.locator('[data-solve]').click();
  await page.locator('[data-solved]').waitFor();
  await accessible(page, 'double dummy');
  await page.locator('[data-tool="score"]').click();
  await page.locator('[data-level="4"]').click();
  await page.locator('[data-strain="S"]').click();
  await page.locator('.seat-N').click();
  await page.locator('[data-over="0"]').click();
  await page.locator('.entry .main').last().click();
  await page.locator('[data-score="420"]').waitFor();
  await page.locator('[data-tool="timer"]').click();
  await page.locator('[data-start]').click();
  await page.locator('[data-clock]').waitFor();
  await accessible(page, 'the timer');
  line.set('whole');
});

test('what is typed is shown as it was understood, and the rest is asked for', async () => {
  const page = await phone('en', PHONE, false);
  await page.goto('/assistant');
  await page.locator('[data-say]').fill('one heart, one diamond by South please');
  await page.locator('[data-hear]').click();
  assert.match(await page.locator('[data-heard]').textContent(), /Insufficient bid/);
  assert.match(await page.locator('[data-not-understood]').textContent(), /please/);
  await accessible(page, 'what was understood');
  await picture(page, 'pocket-heard');
  await page.locator('[data-heard-go]').click();
  await page.locator('[data-answer="0"]').waitFor();
  await page.locator('[data-again]').click();
  await page.locator('[data-say]').fill('lead out of turn, ace of spades by East');
  await page.locator('[data-hear]').click();
  await page.locator('[data-heard-go]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-answer="0"]').waitFor();
});

test('a hesitation is led along the road of a judgement case', async () => {
  const page = await phone('es', LAPTOP, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="hesitation"]').click();
  await page.locator('[data-question]').waitFor();
  const first = await page.locator('[data-question]').getAttribute('data-question');
  await accessible(page, 'a case of judgement');
  await picture(page, 'pocket-judge');
  await page.locator('[data-question] [data-answer]').first().click();
  await page.locator(`[data-question]:not([data-question="${first}"])`).waitFor();
});

test('handed to an event without a network, in Romanian; it is saved when the network is back', async () => {
  const page = await phone('ro', SMALL, true);
  // The Director has looked at the event on this phone before.
  await page.goto(`/e/${club.event}/rule`);
  await page.locator('[data-table]').first().waitFor();
  await kept(page);
  const before = await rulings();
  line.set('cut');
  await page.goto('/assistant');
  await insufficient(page);
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-hand]').click();
  await page.waitForURL(/\/rule\?handed=1$/);
  await page.locator(`[data-table="${place.table}"]`).click();
  await page.locator(`[data-board="${place.boards[1]}"]`).click();
  await page.locator('[data-save]').click();
  await page.locator('[data-waiting="1"]').waitFor();
  await fits(page, 'a ruling that waits');
  await accessible(page, 'a ruling that waits');
  await picture(page, 'pocket-waiting-320', { full: true });
  assert.equal(await rulings(), before);
  // A reload does not lose it.
  await page.reload();
  await page.locator('[data-waiting="1"]').waitFor();
  line.set('whole');
  await until(async () => (await rulings()) === before + 1, 'the ruling is with the event');
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
});

test('a ruling on the page of an event in flight mode, in Spanish; it is saved once', async () => {
  const page = await phone('es', PHONE, true);
  const at = `/e/${club.event}/rule?session=1&round=1&table=${place.table}&board=${place.boards[0]}`;
  await page.goto(at);
  await page.locator('[data-call="1S"]').waitFor();
  await kept(page);
  const before = await rulings();
  line.set('cut');
  await page.reload();
  await page.locator('.seat-N[aria-pressed="true"]').waitFor();
  await page.locator('[data-call="1S"]').click();
  await page.locator('.seat-E[aria-pressed="true"]').waitFor();
  await page.locator('[data-call="1H"]').click();
  await page.locator('[data-called]').first().click();
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-save]').click();
  await page.locator('[data-waiting="1"]').waitFor();
  line.set('whole');
  await until(async () => (await rulings()) === before + 1, 'the ruling is with the event');
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
  assert.equal(await rulings(), before + 1);
});
