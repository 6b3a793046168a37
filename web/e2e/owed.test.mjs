// Boards that a round gone by left open: the phones of those who played them show them, also when they are loaded again and at
// another table; who has come to the table since does not see them.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, PHONE, picture, SMALL } from './browser.mjs';
import { enter, openClub, tap, tests } from './club.mjs';

let club, north, east, place;
const test = tests('owed', () => club);
const owed = (page, board, status) => page.locator(`[data-owed="${board}"][data-status="${status}"]`);

before(async () => {
  club = await openClub();
  await club.session({ name: 'Late', pairs: 6, boards: 6, rounds: 3 });
  place = await club.place(0);
  north = await club.phone(place.table, 'N', { viewport: SMALL });
  east = await club.phone(place.table, 'E', { viewport: PHONE });
});
after(() => club?.close());

test('a phone that is loaded again shows what it owes of the round before', async () => {
  const [first, second] = place.boards;
  await enter(north.page, { level: 4, strain: 'S', by: 'N', over: 0 });
  await east.page.locator(`[data-confirm="${first}"]`).waitFor();
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
  for (const { page } of [north, east]) {
    await owed(page, first, 'entered').waitFor();
    await page.reload();
    await owed(page, first, 'entered').waitFor();
    await owed(page, second, 'missing').waitFor();
  }
  await accessible(north.page, 'boards owed');
  await picture(north.page, 'owed-320', { full: true });
});

test('who has come to the table since is shown nothing of it', async () => {
  const late = await club.phone(place.table, 'E', { viewport: PHONE });
  await late.page.getByText('Round 2 of 3').waitFor();
  await late.page.locator('[data-enter]').first().waitFor();
  assert.equal(await late.page.locator('[data-owed]').count(), 0);
});

test('a phone that was carried to the next table says its word there', async () => {
  const [first, second] = place.boards;
  const tables = (await club.state()).sessions[0].rounds[1].tables;
  const next = tables.find((one) => one.ew === place.ew);
  assert.notEqual(next.table, place.table);
  const code = (await club.api('GET', `/api/events/${club.event}/codes`)).find((one) => one.table === next.table).code;
  await east.page.goto(`/t/${code}`);
  await east.page.locator('.seat-E').click();
  await owed(east.page, first, 'entered').getByRole('button', { name: 'Correct', exact: true }).click();
  await club.board(1, place.table, first, 'agreed');
  await owed(east.page, first, 'entered').waitFor({ state: 'hidden' });
  // The other board was entered by nobody: East-West do it, North-South see it at their table and confirm it.
  await owed(east.page, second, 'missing').getByRole('button', { name: 'Enter the result' }).click();
  await tap(east.page, { level: 2, strain: 'H', by: 'E', over: 1 });
  await accessible(east.page, 'boards owed at another table');
  await owed(north.page, second, 'entered').getByRole('button', { name: 'Correct', exact: true }).click();
  await club.board(1, place.table, second, 'agreed');
  for (const { page } of [north, east]) await page.locator('[data-owed]').first().waitFor({ state: 'hidden' });
});

test('one phone for the table is handed over for a board of the round before', async () => {
  const there = await club.place(1, 2);
  const phone = await club.phone(there.table, 'N', { viewport: PHONE });
  await enter(phone.page, { level: 1, strain: 'NT', by: 'N', over: 0 });
  await club.board(2, there.table, there.boards[0], 'entered');
  await club.write({ 'round-started': { round: 3, minutes: 20 } });
  await phone.page.reload();
  await owed(phone.page, there.boards[0], 'entered').getByRole('button', { name: /Pass it across/ }).click();
  await phone.page.locator('[data-handed="W"]').click();
  await phone.page.locator(`[data-hand-yes="${there.boards[0]}"]`).click();
  await club.board(2, there.table, there.boards[0], 'agreed');
  await phone.page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await owed(phone.page, there.boards[0], 'entered').waitFor({ state: 'hidden' });
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
