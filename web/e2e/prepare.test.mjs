// Before play: what contestants need is noted, starting places are drawn, and what the Director hangs up and lays out is printed.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, LAPTOP, PHONE, picture } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';

let club, page;
const test = tests('prepare', () => club);
const state = () => club.state();
const tableOf = (event, who) => event.sessions[0].rounds.map((round) => round.tables.find((table) => table.ns === who || table.ew === who)?.table);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Before play', pairs: 8, boards: 6, rounds: 3, started: false });
});
after(() => club?.close());

test('a fixed seat is noted, and the draw of the seats keeps it', async () => {
  await page.goto(`/e/${club.event}/prepare`);
  await page.getByText(/Contestants \(/).click();
  await page.getByRole('button', { name: 'Change Ana 8' }).click();
  await page.getByRole('button', { name: 'Note what is needed' }).click();
  await page.locator('[data-fixed-seat]').check();
  await page.locator('[data-needs]').fill('a lamp');
  await accessible(page, 'what a contestant needs');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The movement gives the pair a seat that stays, at once.
  await until(async () => new Set(tableOf(await state(), 8)).size === 1, 'pair 8 has a fixed seat');
  const before = await state();
  assert.equal(before.contestants[7].needs, 'a lamp');
  await page.locator('[data-need="8"]').waitFor();
  await page.locator('[data-draw-seats]').click();
  await page.locator('[data-seat-draw]:not([data-seat-draw=""])').waitFor();
  await page.getByText(/Places drawn by lot, seed \d+/).waitFor();
  await accessible(page, 'the seats are drawn');
  await picture(page, 'seats-drawn', { full: true });
  const drawn = await state();
  assert.equal(new Set(tableOf(drawn, 8)).size, 1);
  assert.match(await club.log(), /of: seats/);
  // Nobody who only looks on learns what somebody needs.
  const all = await (await fetch(`${club.server.base}/api/events/${club.event}`)).text();
  assert.doesNotMatch(all, /a lamp/);
});

test('the papers before play are printed from Prepare, and good manners are read on a phone', async () => {
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('[data-before-play] summary').click();
  await page.locator('[data-start]').fill('14:00');
  for (const one of ['preparations', 'set-up', 'seat-cards', 'counting-in', 'behaviour', 'announcement-cards', 'private-ruling', 'announcements']) {
    await page.locator(`[data-print="${one}"]`).waitFor();
  }
  await page.locator('[data-notice]').fill('No smoking in the playing area');
  await page.locator('[data-print="notice"]').waitFor();
  await accessible(page, 'papers before play');
  await picture(page, 'before-play', { full: true });
  const print = (document, query = '') => club.api('GET', `/api/events/${club.event}/print/${document}?format=html${query}`);
  assert.match(await print('set-up', '&start=14:00'), /a lamp/);
  assert.match(await print('set-up', '&start=14:00'), /by 11:00/);
  assert.match(await print('seat-cards', '&start=14:00'), /Ana 8/);
  assert.match(await print('notice', `&text=${encodeURIComponent('No smoking')}`), /No smoking/);
  assert.match(await print('announcements', '&also=ro&qualify=4'), /Se califică/);
  // A stranger gets no list of needs, and good manners all the same.
  const stranger = (document) => fetch(`${club.server.base}/api/events/${club.event}/print/${document}?format=html`);
  assert.equal((await stranger('set-up')).ok, false);
  assert.equal((await stranger('behaviour')).status, 200);
  await page.setViewportSize(PHONE);
  await page.goto('/behaviour');
  await page.locator('[data-behaviour] li').first().waitFor();
  assert.equal(await page.locator('[data-behaviour] li').count(), 11);
  await accessible(page, 'good manners on a phone');
  await picture(page, 'behaviour-390', { full: true });
  await page.setViewportSize(LAPTOP);
});
