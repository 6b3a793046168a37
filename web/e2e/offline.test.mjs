// A phone without a network: reloaded, closed and opened again, answers lost on the way, two results for one board.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, PHONE, picture, SMALL } from './browser.mjs';
import { confirm, enter, openClub, tests } from './club.mjs';
import { wire } from './wire.mjs';

let club, line, north, east, place;
const test = tests('offline', () => club);

before(async () => {
  club = await openClub();
  line = await wire(club.server.base);
  await club.session({ name: 'Cellar', pairs: 6, boards: 6, rounds: 3 });
  place = await club.place(0);
  north = await club.phone(place.table, 'N', { viewport: SMALL, base: line.base });
  east = await club.phone(place.table, 'E', { viewport: PHONE });
  // The pages are kept from the second visit on at the latest.
  await north.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
});
after(async () => {
  await club?.close();
  await line?.stop();
});

/** How often a result for a board stands in the log. */
async function written(board) {
  const text = await club.log();
  return [...text.matchAll(/result: *\{[^}]*board: (\d+)/g)].filter((one) => Number(one[1]) === board).length;
}
const agreed = (page, board) => page.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
const unsent = (page) => page.getByText('saved on this phone').first();

test('a reload, an entry and a closed tab without a network', async () => {
  line.set('cut');
  await north.page.reload();
  await north.page.getByText('No connection').waitFor();
  await accessible(north.page, 'table reloaded without a network');
  await enter(north.page, { level: 4, strain: 'S', by: 'N', over: 0, lead: ['H', 'K'] });
  await unsent(north.page).waitFor();
  await picture(north.page, 'offline-reloaded-320', { full: true });
  await north.page.reload();
  await unsent(north.page).waitFor();
  // The tab is closed; another one is opened by the address of the table.
  const { context } = north;
  await north.page.close();
  north.page = await context.newPage();
  await north.page.goto('/table');
  await unsent(north.page).waitFor();
  assert.equal(await written(place.boards[0]), 0);
  line.set('whole');
  await confirm(east.page, place.boards[0]);
  await agreed(north.page, place.boards[0]);
  assert.equal(await written(place.boards[0]), 1);
  await north.page.getByText('No connection').waitFor({ state: 'hidden' });
});

test('an answer that is lost: sent again, written once', async () => {
  line.set('deaf');
  await enter(north.page, { level: 2, strain: 'H', by: 'S', over: 1 });
  await unsent(north.page).waitFor();
  await east.page.locator(`[data-confirm="${place.boards[1]}"]`).waitFor();
  // The phone has not heard of it. The network comes back, it sends again with the same key.
  line.set('whole');
  await unsent(north.page).waitFor({ state: 'hidden' });
  assert.equal(await written(place.boards[1]), 1);
  await confirm(east.page, place.boards[1]);
  await north.page.locator('[data-next] [data-to]').waitFor();
});

test('a Wi-Fi that answers nothing does not hold up a reload', async () => {
  line.set('dead');
  await north.page.reload();
  await north.page.locator('[data-next] [data-to]').waitFor();
  line.set('whole');
});

test('two results for one board are both shown; the players agree on one', async () => {
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
  place = await club.place(0, 2);
  for (const one of [north, east]) await one.page.getByText('Round 2 of 3').waitFor();
  // The other phone went with its pair: others sit here now, with theirs.
  east = await club.phone(place.table, 'E', { viewport: SMALL });
  line.set('cut');
  await enter(north.page, { level: 4, strain: 'H', by: 'S', over: 0 });
  await north.page.reload();
  await unsent(north.page).waitFor();
  await enter(east.page, { level: 4, strain: 'H', by: 'S', over: -1 });
  await east.page.locator(`[data-line="${place.boards[0]}"][data-status="entered"]`).waitFor();
  line.set('whole');
  await north.page.getByText('two different results').waitFor();
  await accessible(north.page, 'two results after a reload');
  await picture(north.page, 'conflict-320', { full: true });
  await north.page.getByRole('button', { name: 'Their result is right' }).click();
  await agreed(east.page, place.boards[0]);
  assert.equal(await written(place.boards[0]), 1);
});

test('two results, and no agreement: the Director hears of both', async () => {
  line.set('cut');
  await enter(north.page, { level: 3, strain: 'NT', by: 'W', over: -1 });
  await unsent(north.page).waitFor();
  await enter(east.page, { level: 3, strain: 'NT', by: 'W', over: 0 });
  await east.page.locator(`[data-line="${place.boards[1]}"][data-status="entered"]`).waitFor();
  line.set('whole');
  await north.page.getByRole('button', { name: 'Our result is right' }).click();
  await east.page.locator(`[data-line="${place.boards[1]}"][data-status="disputed"]`).waitFor();
  await north.page.getByText('The Director has been called').waitFor();
  const { page } = club;
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText('One Director call').waitFor();
  await page.getByRole('button', { name: new RegExp(`^Table ${place.table}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: new RegExp(`Board ${place.boards[1]}\\b`) }).click();
  await page.getByRole('dialog').getByText('Our phone says: 3NT W -1').waitFor();
});

test('both sides enter the same at once: that is an agreement', async () => {
  await club.write({ 'round-started': { round: 3, minutes: 20 } });
  place = await club.place(0, 3);
  for (const one of [north, east]) await one.page.getByText('Round 3 of 3').waitFor();
  east = await club.phone(place.table, 'E', { viewport: SMALL });
  line.set('cut');
  await enter(north.page, { level: 1, strain: 'NT', by: 'N', over: 2 });
  await unsent(north.page).waitFor();
  await enter(east.page, { level: 1, strain: 'NT', by: 'N', over: 2 });
  await east.page.locator(`[data-line="${place.boards[0]}"][data-status="entered"]`).waitFor();
  line.set('whole');
  for (const one of [north, east]) await agreed(one.page, place.boards[0]);
  assert.equal(await north.page.getByText('two different results').count(), 0);
});

test('a yes that was kept without a network is not given to another result', async () => {
  const board = place.boards[1];
  const lineOf = (page) => page.locator(`[data-line="${board}"]`);
  await enter(east.page, { level: 2, strain: 'H', by: 'S', over: 0 });
  await north.page.locator(`[data-confirm="${board}"]`).waitFor();
  line.set('cut');
  await north.page.locator(`[data-confirm="${board}"]`).click();
  await unsent(north.page).waitFor();
  await lineOf(east.page).getByRole('button', { name: 'Undo' }).click();
  await east.page.locator(`[data-enter="${board}"]`).waitFor();
  await enter(east.page, { level: 4, strain: 'H', by: 'S', over: 2 });
  await club.board(3, place.table, board, 'entered');
  line.set('whole');
  await north.page.getByText('have changed the result').waitFor();
  await north.page.locator(`[data-confirm="${board}"]`).waitFor();
  await club.board(3, place.table, board, 'entered');
  await picture(north.page, 'result-changed-320', { full: true });
  await lineOf(east.page).getByRole('button', { name: 'Undo' }).click();
  await north.page.locator(`[data-enter="${board}"]`).waitFor();
});

test('what is kept on the phone is shown, and can be undone', async () => {
  const board = place.boards[1];
  line.set('cut');
  await enter(north.page, { level: 1, strain: 'NT', by: 'N', over: 0 });
  await unsent(north.page).waitFor();
  await north.page.locator(`[data-line="${board}"]`).getByText('1NT').waitFor();
  await north.page.locator(`[data-line="${board}"]`).getByRole('button', { name: 'Undo' }).click();
  await north.page.locator(`[data-enter="${board}"]`).waitFor();
  line.set('whole');
  await north.page.getByText('No connection').waitFor({ state: 'hidden' });
  await club.board(3, place.table, board, 'missing');
});

test('new codes: the phone must come to its table again, and loses nothing', async () => {
  const before = await written(place.boards[1]);
  line.set('cut');
  await enter(north.page, { level: 2, strain: 'S', by: 'N', over: 0 });
  await unsent(north.page).waitFor();
  const codes = await club.api('POST', `/api/events/${club.event}/codes`);
  line.set('whole');
  await north.page.getByText('no longer linked to a table').waitFor();
  await accessible(north.page, 'a phone whose code has ended');
  await north.page.goto(`/t/${codes.find((one) => one.table === place.table).code}`);
  await north.page.locator('.seat-N').click();
  await east.page.goto(`/t/${codes.find((one) => one.table === place.table).code}`);
  await east.page.locator('.seat-E').click();
  await confirm(east.page, place.boards[1]);
  assert.equal(await written(place.boards[1]), before + 1);
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
