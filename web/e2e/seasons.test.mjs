// What stands above one event, set in forms: the same boards in three places, of which one sends its results by its link; a ladder with its
// challenges; the programme of a congress.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, picture, SMALL } from './browser.mjs';
import { openClub, tests } from './club.mjs';

let club, page, id;
const test = tests('seasons', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await page.setViewportSize(LAPTOP);
});
after(() => club?.close());

/** An event that is played to its end; whoever sits North-South makes as many tricks as the place has. */
async function played(name, tricks) {
  const event = await club.session({ name, pairs: 6, boards: 6, rounds: 3 });
  for (const { round, tables, started } of (await club.state()).sessions[0].rounds) {
    if (!started) await club.write({ 'round-started': { round, minutes: 20 } });
    for (const { table, ns, ew, boards } of tables) {
      for (const { board } of boards) await club.write({ result: { round, table, board, contract: '3NT', by: 'N', tricks: tricks(ns, ew, board) } });
    }
  }
  await club.write({ 'session-over': {} });
  return event;
}
const season = () => club.api('GET', `/api/seasons/${id}`);

test('three places are set in a form, and one of them sends its results by its link', async () => {
  const here = await played('Here', (ns, ew, board) => 7 + ((ns + board) % 4));
  const there = await played('There', (ns, ew, board) => 6 + ((2 * ns + ew + board) % 5));
  club.event = there;
  const log = await club.log();
  await page.goto('/seasons');
  await page.locator('[data-new-season]').click();
  await page.locator('[data-season-name]').fill('Simultaneous');
  await page.locator('[data-save-season]').click();
  await page.locator('[data-edit-season="venues"]').click();
  id = /\/seasons\/([^/]+)/.exec(page.url())[1];
  const row = (i) => page.locator(`[data-venue-row="${i}"]`);
  await row(0).locator('[data-venue-name]').fill('Our club');
  await row(0).locator('[data-venue-event]').selectOption(here);
  await row(1).locator('[data-venue-name]').fill('The other club');
  await page.locator('[data-venue-add]').click();
  await row(2).locator('[data-venue-name]').fill('The third club');
  await accessible(page, 'the places of a simultaneous event');
  await page.locator('[data-save-venues]').click();
  await page.locator('[data-venues-missing]').getByText('The other club, The third club').waitFor();

  const links = await club.api('GET', `/api/seasons/${id}/venues`);
  await page.locator('[data-venue-links] summary').click();
  await page.locator('[data-venue-link="The other club"] input').waitFor();
  const link = links.find((one) => one.venue === 'The other club').link;
  const other = await device(club.browser, club.server.base, SMALL);
  club.devices.push(other);
  await other.page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await other.page.locator('[data-results-file]').setInputFiles(file('wrong.yaml', 'results: none\n'));
  await other.page.locator('[data-send-results]').click();
  await other.page.getByRole('alert').first().waitFor();
  await other.page.locator('[data-results-file]').setInputFiles(file('there.yaml', log));
  await other.page.locator('[data-send-results]').click();
  await other.page.locator('[data-received="now"]').waitFor();
  await fits(other.page, 'sending results');
  await accessible(other.page, 'sending results');

  // One ranking over both, with one top: no place is missing but the third.
  await page.reload();
  await page.locator('[data-together] tbody tr').nth(11).waitFor();
  const { together, venues_missing } = await season();
  assert.deepEqual(venues_missing, ['The third club']);
  assert.deepEqual(['Our club', 'The other club'].map((venue) => together.filter((one) => one.venue === venue).length), [6, 6]);
  // A stranger sees the ranking and no link; a link that was guessed opens nothing.
  const refused = await other.context.request.get(`/api/seasons/${id}/venues`);
  assert.equal(refused.status(), 401);
  const guessed = await other.context.request.get(`/api/seasons/${id}/venue?link=0123456789abcdef0123456789abcdef`);
  assert.equal(guessed.status(), 401);

  // The third club has another program.
  club.event = there;
  const usebio = await club.api('GET', `/api/events/${there}/export/usebio`);
  const third = links.find((one) => one.venue === 'The third club').link;
  await other.page.goto('about:blank');
  await other.page.goto(third.replace(/^https?:\/\/[^/]+/, ''));
  await other.page.locator('[data-results-file]').setInputFiles(file('third.xml', usebio));
  await other.page.locator('[data-send-results]').click();
  await other.page.locator('[data-received="now"]').waitFor();
  assert.deepEqual((await season()).venues_missing, []);
  assert.equal((await season()).together.length, 18);
  await other.page.goto(`/seasons/${id}`);
  await other.page.locator('[data-together] tbody tr').nth(17).waitFor();
  assert.equal(await other.page.locator('[data-edit-season]').count(), 0);
  await fits(other.page, 'one ranking of several places');
});

test('a ladder is set up, somebody challenges and wins, and the order follows', async () => {
  await page.goto(`/seasons/${id}`);
  await page.locator('[data-edit-season="ladder"]').click();
  await page.locator('[data-ladder-names]').fill('Ana\nBea\nCid\nDot');
  await page.locator('[data-ladder-reach]').fill('2');
  await page.getByRole('button', { name: 'the others in between move down one place' }).click();
  await accessible(page, 'a ladder is set up');
  await page.locator('[data-save-ladder]').click();
  await page.locator('[data-challenge-new]').click();
  await page.locator('[data-challenge-by]').selectOption('Dot');
  await page.locator('[data-challenge-to]').selectOption('Bea');
  await page.locator('[data-save-challenge]').click();
  await page.locator('[data-challenge="0"][data-open="true"] [data-challenge-won]').click();
  await page.locator('[data-challenge="0"][data-open="false"]').waitFor();
  assert.deepEqual((await season()).rungs, ['Ana', 'Dot', 'Bea', 'Cid']);
  // Three places up are too many: it is told, and changes nothing.
  await page.locator('[data-challenge-by]').selectOption('Cid');
  await page.locator('[data-challenge-to]').selectOption('Ana');
  await page.locator('[data-save-challenge]').click();
  await page.locator('[data-challenge="1"]').waitFor();
  assert.ok((await season()).challenges[1].fault);
  await accessible(page, 'a ladder');
  await picture(page, 'ladder', { full: true });
});

test('the programme of a congress is set in a form, and what clashes is told', async () => {
  await page.locator('[data-edit-season="programme"]').click();
  const room = (i) => page.locator(`[data-room="${i}"]`);
  await room(0).locator('[data-room-name]').fill('Hall');
  await room(0).locator('[data-room-tables]').fill('20');
  const planned = (i) => page.locator(`[data-planned="${i}"]`);
  const fill = async (i, name, from, to, directors) => {
    await planned(i).locator('[data-session]').fill(name);
    await planned(i).locator('[data-in-room]').selectOption('Hall');
    await planned(i).locator('[data-from]').fill(from);
    await planned(i).locator('[data-to]').fill(to);
    await planned(i).locator('[data-directors]').fill(directors);
  };
  await fill(0, 'Open Pairs', '2026-12-05T14:00', '2026-12-05T18:00', 'Dora');
  await page.locator('[data-planned-add]').click();
  await fill(1, 'Seniors', '2026-12-05T17:00', '2026-12-05T20:00', 'Dora, Emil');
  await accessible(page, 'a programme is set');
  await page.locator('[data-save-programme]').click();
  await page.locator('[data-clash]').first().waitFor();
  // The hall is wanted twice, and so is Dora.
  assert.equal(await page.locator('[data-clash]').count(), 2);
  await page.locator('[data-edit-season="programme"]').click();
  await planned(1).locator('[data-from]').fill('2026-12-05T18:30');
  await page.locator('[data-save-programme]').click();
  await page.locator('[data-programme] li').nth(1).getByText('Seniors').waitFor();
  assert.equal(await page.locator('[data-clash]').count(), 0);
  const calendar = await club.api('GET', `/api/seasons/${id}/calendar`);
  assert.match(calendar, /SUMMARY:Simultaneous: Seniors/);
  await fits(page, 'a season with all its parts');
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
