// What stands above one event: a qualifier with its final and its consolation, from the entries to both rankings and their files, and a
// series of four evenings whose ranking follows a correction.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, fits, LAPTOP, picture } from './browser.mjs';
import { finished, openClub, tests, until } from './club.mjs';

let club, page, qualifier;
const test = tests('stages', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await page.setViewportSize(LAPTOP);
});
after(() => club?.close());

/** Plays all rounds of the event, by the interface: what a table makes is its own. */
async function playAll(tricks) {
  for (const { round, tables, started } of (await club.state()).sessions[0].rounds) {
    if (!started) await club.write({ 'round-started': { round, minutes: 20 } });
    for (const { table, ns, ew, boards } of tables) {
      if (!ns || !ew) continue;
      for (const { board } of boards) await club.write({ result: { round, table, board, contract: '3NT', by: 'N', tricks: tricks(ns, ew, board) } });
    }
  }
  await club.write({ 'session-over': {} });
}

const names = (one) => one.players.join(' – ');

test('the club says its number at the federation', async () => {
  await page.goto('/club');
  await page.getByLabel('Name of the club').fill('Owls');
  await page.locator('[data-club-number]').fill('4711');
  await page.locator('[data-save-club]').click();
  await page.getByText('Saved').first().waitFor();
});

test('who goes where is shown before the finals are made, and a reserve comes for who does not', async () => {
  qualifier = await club.session({ name: 'Qualifier', pairs: 10, boards: 6, rounds: 3, members: true });
  await playAll((ns, ew, board) => 6 + ((3 * ns + 5 * ew + board) % 8));
  await page.goto(`/e/${qualifier}/after`);
  await page.locator('[data-finals]').click();
  await page.locator('[data-stage="0"] [data-take]').fill('2');
  await page.locator('[data-stage="0"] [data-carry]').selectOption('half');
  await page.locator('[data-stage="0"] [data-places]').selectOption('random');
  await page.locator('[data-seed]').evaluate((one) => one.closest('details').open = true);
  await page.locator('[data-seed]').fill('4711');
  await page.locator('[data-preview]').click();
  const final = page.locator('[data-shown="Qualifier – Final"]');
  await final.waitFor();
  assert.equal(await final.locator('[data-who]').count(), 4);
  assert.equal(await page.locator('[data-shown="Qualifier – Consolation"] [data-who]').count(), 6);
  await accessible(page, 'the finals before they are made');
  await fits(page, 'the finals');
  await picture(page, 'finals', { full: true });
  // Nothing is made yet.
  assert.equal((await club.api('GET', '/api/events')).length, 1);
  const gone = await final.locator('[data-who]').first().getAttribute('data-who');
  await final.locator('[data-who] input').first().click();
  await final.locator(`[data-who="${gone}"]`).waitFor({ state: 'detached' });
  assert.equal(await final.locator('.tag').count(), 1);
  await page.locator('[data-make]').click();
  await page.locator('[data-finals-made]').waitFor();
  const events = await club.api('GET', '/api/events');
  assert.deepEqual(events.map((one) => one.name).sort(), ['Qualifier', 'Qualifier – Consolation', 'Qualifier – Final']);
  // The log of each says so.
  club.event = qualifier;
  assert.match(await club.log(), /went-on:[\s\S]*Qualifier – Final/);
  await page.locator('[data-final="Qualifier – Final"]').click();
  await page.waitForURL(/\/e\/[^/]+\/prepare/);
  club.event = /\/e\/([^/]+)\//.exec(page.url())[1];
  assert.match(await club.log(), /qualified-from:[\s\S]*seed: ['"]?4711/);
  await page.locator('[data-stage-from]').getByText('Qualifier').waitFor();
});

test('final and consolation are played to their rankings, and their files are made', async () => {
  const events = await club.api('GET', '/api/events');
  for (const name of ['Qualifier – Final', 'Qualifier – Consolation']) {
    club.event = events.find((one) => one.name === name).id;
    await page.goto(`/e/${club.event}/prepare`);
    await page.locator('[aria-busy="false"] button.option[aria-pressed="true"]').waitFor();
    await page.getByRole('button', { name: 'Use this movement' }).click();
    await until(async () => (await club.state()).sessions[0]?.rounds.length, 'the movement is set');
    await playAll((ns, ew, board) => 6 + ((5 * ns + 3 * ew + 2 * board) % 8));
    const { standings } = await club.api('GET', `/api/events/${club.event}/standings`);
    const state = await club.state();
    assert.equal(standings.length, state.contestants.length);
    await page.goto(`/e/${club.event}`);
    for (const { players } of state.contestants) await page.getByText(players[0]).first().waitFor();
    // What the plan promised is looked at by the second reading: who plays, what they bring along, who has which number.
    if (name === 'Qualifier – Final') {
      await page.goto(`/e/${club.event}/after`);
      await page.locator('[data-promises]').click();
      await page.locator('[data-kept="true"]').waitFor();
    }
    const { text, found, told } = await finished(club);
    assert.equal(found, 'sound', told);
    for (const { players } of state.contestants) assert.ok(text.includes(players[0]), `${players[0]} is in the file`);
  }
  // What was carried stands in the ranking: half of what each brought.
  club.event = events.find((one) => one.name === 'Qualifier – Final').id;
  assert.match(await club.log(), /carry-over:[\s\S]*share: ['"]?1\/2/);
});

test('a correction of the qualifier is told on the pages of the final', async () => {
  const final = club.event;
  await page.goto(`/e/${final}`);
  await page.locator('[data-stage-from]').waitFor();
  assert.equal(await page.locator('[data-stage-changed]').count(), 0);
  club.event = qualifier;
  const { rounds } = (await club.state()).sessions[0];
  const table = rounds[0].tables.find((one) => one.ns && one.ew);
  await club.write({ correction: { round: 1, table: table.table, board: table.boards[0].board, class: 'entry', contract: '7NT', by: 'N', tricks: 13 } }, 'typed wrongly');
  await page.goto(`/e/${final}`);
  await page.locator('[data-stage-changed]').waitFor();
  await accessible(page, 'a final that rests on an older result');
});

test('the ranking of a series of four evenings follows a correction', async () => {
  const evenings = [];
  for (const evening of [1, 2, 3, 4]) {
    evenings.push(await club.session({ name: `Evening ${evening}`, pairs: 6, boards: 6, rounds: 3 }));
    await playAll((ns, ew, board) => 6 + ((evening * ns + 5 * ew + board) % 7));
  }
  await page.goto('/');
  await page.locator('[data-seasons]').click();
  await page.locator('[data-new-season]').click();
  await page.locator('[data-season-name]').fill('Winter series');
  await page.locator('[data-season-count]').fill('3');
  for (const evening of [1, 2, 3, 4]) await page.getByLabel(new RegExp(`Evening ${evening} `)).check();
  await accessible(page, 'a new season');
  await page.locator('[data-save-season]').click();
  await page.locator('[data-season-ranking]').waitFor();
  const id = /\/seasons\/([^/]+)/.exec(page.url())[1];
  const before = await club.api('GET', `/api/seasons/${id}`);
  assert.deepEqual(before.evenings.map((one) => one.name), ['Evening 1', 'Evening 2', 'Evening 3', 'Evening 4']);
  assert.equal(before.places.length, 12);
  for (const place of before.places) {
    // The best three of four, worked out here from the evenings.
    const points = place.results.map((one) => Number(one.points)).sort((a, b) => b - a);
    assert.equal(points.length, 4);
    assert.ok(Math.abs(points[0] + points[1] + points[2] - Number(place.total)) < 0.001, place.total);
    assert.equal(place.results.filter((one) => one.counts).length, 3);
  }
  await page.locator('[data-place] button').first().click();
  await page.locator('[data-season-explained]').getByText('does not count').waitFor();
  await accessible(page, 'the ranking of a season');
  await picture(page, 'season', { full: true });
  // The last evening is corrected: whoever had the worst result of all there has the best now.
  club.event = evenings[3];
  const { rounds } = (await club.state()).sessions[0];
  const [last] = before.places.slice(-1);
  const there = last.results.find((one) => one.evening === 3).contestant;
  for (const { round, tables } of rounds) {
    const table = tables.find((one) => one.ns === there || one.ew === there);
    for (const { board } of table?.boards ?? []) {
      const by = table.ns === there ? 'N' : 'E';
      await club.write({ correction: { round, table: table.table, board, class: 'entry', contract: '7NT', by, tricks: 13 } }, 'typed wrongly');
    }
  }
  const corrected = await club.api('GET', `/api/seasons/${id}`);
  const now = corrected.places.find((one) => one.players[0] === last.players[0]);
  assert.ok(Number(now.total) > Number(last.total), `${last.total} ${now.total}`);
  assert.ok(now.rank < last.rank);
  await page.reload();
  await page.locator('[data-season-ranking]').waitFor();
  const cells = await page.locator('[data-season-ranking] tr', { hasText: names(last) }).first().locator('td').allTextContents();
  assert.equal(Number(cells[2]), Number(Number(now.total).toFixed(2)));
  // Everybody may see it.
  const stranger = await club.browser.newContext({ baseURL: club.server.base, locale: 'en' });
  const guest = await stranger.newPage();
  await guest.goto(`/seasons/${id}`);
  await guest.locator('[data-season-ranking]').waitFor();
  assert.equal(await guest.locator('[data-edit-season]').count(), 0);
  await stranger.close();
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
