// Results as a player reads them on the smallest phone: own sign, own direction, pair numbers, the percentage always there, each figure
// explained at a tap; rulings that say what they are about; nothing official in one tap while something is open; the lead everywhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { accessible, device, fits, picture, SMALL } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';

let club, page, reader, main;
const test = tests('results', () => club);
/** Contracts of the boards of a table, so that each board has different results. */
const RESULTS = [['4S', 'N', 10], ['4S', 'N', 9], ['3NT', 'S', 9], ['4SX', 'E', 8]];

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Read on a phone', pairs: 8, boards: 6, rounds: 3, settings: { 'show-results': 'after-round' } });
  main = club.event;
  reader = await device(club.browser, club.server.base, SMALL);
  club.devices.push(reader);
});
after(() => club?.close());

async function play(round) {
  const { tables } = (await club.state()).sessions[0].rounds[round - 1];
  for (const { table, boards } of tables)
    for (const { board } of boards) {
      const [contract, by, tricks] = RESULTS[(Number(table) + board) % RESULTS.length];
      await club.write({ result: { round, table, board, contract, by, tricks, lead: 'HK' } });
    }
}

test('before the first score nobody is first', async () => {
  await page.goto(`/e/${club.event}`);
  await page.locator('[data-no-results]').waitFor();
  assert.equal(await page.getByText('1=').count(), 0);
});

test('the scorecard has the own sign and direction, pair numbers and the percentage at 320 px', async () => {
  await play(1);
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
  await play(2);
  await club.write({ 'round-started': { round: 3, minutes: 20 } });
  await play(3);
  await club.write({ 'session-over': {} });
  const { rounds } = (await club.state()).sessions[0];
  const { ew, table, boards } = rounds[0].tables[0];
  const { page: phone } = reader;
  await phone.goto(`/e/${club.event}`);
  // Each line of the ranking begins with the number of the pair, and the percentage is on the screen.
  const line = phone.locator('.ranking tbody tr').first();
  await line.waitFor();
  assert.match((await line.locator('a').textContent()).trim(), /^\d+ Ana \d+ – Bea \d+$/);
  const cell = await line.locator('td').last().boundingBox();
  assert.ok(cell.x + cell.width <= SMALL.width, `the percentage of the ranking is within the screen: ${JSON.stringify(cell)}`);
  assert.match(await line.locator('td').last().textContent(), /^\d+\.\d\d$/);
  await accessible(phone, 'the ranking at 320 px');
  await phone.goto(`/e/${club.event}/contestant/${ew}`);
  const row = phone.locator(`[data-card="${boards[0].board}"]`);
  await row.waitFor();
  assert.equal(await row.locator('[data-side]').textContent(), 'EW');
  const [contract, by, tricks] = RESULTS[(Number(table) + boards[0].board) % RESULTS.length];
  const { score } = await club.api('GET', `/api/score?board=${boards[0].board}&contract=${contract}&by=${by}&tricks=${tricks}`);
  const own = await row.locator('[data-own]').textContent();
  assert.equal(Number(own.replace('−', '-').replace('+', '')), -score, `East-West see ${own} of ${score}`);
  await row.getByText(new RegExp(`against ${rounds[0].tables[0].ns} `)).waitFor();
  const figure = await row.locator('[data-explain]').boundingBox();
  assert.ok(figure.x >= 0 && figure.x + figure.width <= SMALL.width, `the percentage of the scorecard is within the screen: ${JSON.stringify(figure)}`);
  await accessible(phone, 'a scorecard at 320 px');
  await picture(phone, 'scorecard-320', { full: true });
  // The figure explained: one line for each comparison, and they add up.
  await row.locator('[data-explain]').click();
  const lines = phone.locator('[data-comparisons] tbody tr');
  await lines.first().waitFor();
  const worth = await lines.locator('td:last-child').allTextContents();
  const sum = worth.reduce((all, one) => all + Number(one), 0);
  assert.equal(Number(await phone.locator('[data-comparisons] tfoot td').textContent()), sum);
  assert.match(await phone.locator('[data-points]').textContent(), new RegExp(`^${sum} of ${2 * worth.length} matchpoints`));
  await phone.getByRole('dialog').getByText('vulnerable').first().waitFor();
  await accessible(phone, 'a figure explained at 320 px');
  await picture(phone, 'explained-320', { full: true });
  await phone.getByRole('button', { name: 'Close' }).click();
});

test('Butler, and an artificial score, are explained step by step', async () => {
  await club.session({ name: 'Butler', pairs: 8, boards: 4, rounds: 2, settings: { method: 'butler', 'show-results': 'after-board' } });
  await play(1);
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
  await play(2);
  const { tables } = (await club.state()).sessions[0].rounds[0];
  const [{ table, ns, boards }] = tables;
  const at = { round: 1, table, board: boards[1].board };
  await club.write({ ruling: { ...at, score: { award: { ns: 'AVE+', ew: 'AVE-' } }, facts: 'a fouled board', laws: ['12C2a'] } }, 'a fouled board');
  await club.write({ 'session-over': {} });
  const { page: phone } = reader;
  await phone.goto(`/e/${club.event}/contestant/${ns}`);
  const open = async (board) => {
    await phone.locator(`[data-card="${board}"] [data-explain]`).click();
    await phone.locator('[data-steps] li').first().waitFor();
    return phone.locator('[data-steps]').textContent();
  };
  // The results of which the datum is made, then the datum and what the difference is worth.
  const told = await open(boards[0].board);
  assert.match(told, /datum[\s\S]*against[\s\S]*78B/);
  assert.ok((await phone.locator('[data-comparisons] tbody tr').count()) > 0);
  assert.equal(await phone.locator('[data-comparisons] tfoot').count(), 0);
  await accessible(phone, 'Butler explained at 320 px');
  await fits(phone, 'Butler explained');
  await picture(phone, 'explained-butler-320', { full: true });
  await phone.getByRole('button', { name: 'Close' }).click();
  assert.match(await open(at.board), /An artificial score is given: average plus[\s\S]*12C2a/i);
  await picture(phone, 'explained-award-320', { full: true });
  await phone.getByRole('button', { name: 'Close' }).click();
  club.event = main;
});

test('a traveller has numbers, leads, points of both sides, and fits', async () => {
  const { page: phone } = reader;
  await phone.goto(`/e/${club.event}/board/1/1`);
  await phone.locator('.results tbody tr').first().waitFor();
  await fits(phone, 'a traveller');
  assert.match(await phone.locator('.results .who span').first().textContent(), /^\d+ Ana/);
  await phone.locator('.results').getByText('lead king of hearts').first().waitFor({ state: 'attached' });
  await accessible(phone, 'a traveller at 320 px');
  await picture(phone, 'traveller-320', { full: true });
});

test('the hands: double dummy marked, par with its contract, the board as a picture', async () => {
  await club.session({ name: 'With hands', pairs: 8, boards: 3, rounds: 1, settings: { 'show-results': 'after-board' }, started: false });
  await club.api('POST', `/api/events/${club.event}/deal`, { session: 1, boards: 12 });
  await club.write({ 'round-started': { round: 1, minutes: 20 } });
  const { tables } = (await club.state()).sessions[0].rounds[0];
  for (const { table, boards } of tables) for (const { board } of boards) await club.write({ result: { round: 1, table, board, contract: '2H', by: 'S', tricks: 8 } });
  await club.write({ 'session-over': {} });
  const { page: phone } = reader;
  await phone.goto(`/e/${club.event}/board/1/1`);
  await phone.locator('[data-par]').waitFor();
  assert.ok(await phone.locator('td.makes').count(), 'what makes a contract is marked');
  await accessible(phone, 'hands at 320 px');
  await picture(phone, 'board-320', { full: true });
  const [file] = await Promise.all([phone.waitForEvent('download'), phone.locator('[data-share-picture]').click()]);
  assert.equal(file.suggestedFilename(), 'board-1.png');
  const bytes = readFileSync(await file.path());
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  club.event = main;
});

test('a ruling says what it is about, keeps nothing that was lifted, and is told once', async () => {
  await club.session({ name: 'Rulings' });
  const { table, boards: [board] } = await club.place(0);
  const [a, b, c] = [0, 1, 2].map((n) => 'NESW'[(board - 1 + n) % 4]);
  const log = ['edition: 2017', `board: ${board}`, 'log:', `- ${a}: 1S`, `- ${b}: 1D`, '- D: called', `- ${c}: declines`, `- ${b}: 2D`].join('\n');
  await club.write({ ruling: { round: 1, table, board, log } });
  await page.goto(`/e/${club.event}/rule`);
  await page.locator('[data-ruling="1"]').getByText('has made an insufficient bid').waitFor();
  await accessible(page, 'the list of rulings');
  await page.locator('[data-ruling="1"]').click();
  await page.locator('[data-subject]').getByText('has made an insufficient bid').waitFor();
  await page.getByRole('heading', { name: 'Effect' }).waitFor();
  assert.doesNotMatch(await page.locator('main').textContent(), /unauthori[sz]ed/);
  assert.equal(await page.locator('[data-told]').count(), 0);
  await until(async () => Date.now() > Date.parse((await club.state()).rulings[0].at) + 1000, 'a second has passed since the ruling');
  await page.locator('[data-tell]').click();
  await page.locator('[data-told]').waitFor();
  assert.equal(await page.locator('[data-tell]').count(), 0);
  await picture(page, 'ruling-subject', { full: true });
  club.event = main;
});

test('a weighted score is told in contracts', async () => {
  await club.session({ name: 'Weights' });
  const { table, boards: [board] } = await club.place(0);
  await club.write({ result: { round: 1, table, board, contract: '4H', by: 'S', tricks: 10 } });
  await page.goto(`/e/${club.event}/direct`);
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Board ${board}`) }).click();
  await page.getByRole('button', { name: 'Adjusted score' }).click();
  await page.getByLabel('Reason').fill('Weighted for the lead');
  await page.getByRole('button', { name: 'Weighted' }).click();
  // By taps: 60 % of 4H by South making, 40 % one down.
  for (const [row, over] of [[0, 0], [1, -1]]) {
    await page.locator(`[data-pad="${row}"]`).click();
    await page.locator('[data-level="4"]').click();
    await page.locator('[data-strain="H"]').click();
    await page.locator('.entry .seat-S').click();
    await page.locator(`[data-over="${over}"]`).click();
    await page.locator('[data-send]').click();
  }
  const weights = page.locator('.weight input');
  await weights.nth(0).fill('60');
  await weights.nth(1).fill('40');
  await accessible(page, 'a weighted score in contracts');
  await picture(page, 'weights', { full: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await until(async () => (await club.state()).rulings.length === 1, 'the ruling is kept');
  const [ruling] = (await club.state()).rulings;
  assert.deepEqual(ruling.adjusted.both.results.map((one) => [one.percent, one.contract]), [[60, '4H S ='], [40, '4H S -1']]);
  club.event = main;
});

test('publishing gives a sign; nothing is official in one tap while an appeal or the ruling period is open', async () => {
  club.event = main;
  await page.goto(`/e/${club.event}/after`);
  await page.locator('[data-publish]').click();
  await page.locator('[data-public="true"]').getByText('Published').waitFor();
  await page.locator('[data-official]').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[data-still-open] li').first().waitFor();
  assert.equal((await club.state()).official.length, 0);
  await accessible(page, 'official with something open');
  await picture(page, 'official-open');
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  assert.equal((await club.state()).official.length, 0);
  // An appeal is named too.
  const place = await club.place(0, 3);
  const given = (await club.state()).rulings.length + 1;
  await club.write({ ruling: { round: 3, table: place.table, board: place.boards[0], score: { award: { ns: 'AVE+', ew: 'AVE-' } }, laws: ['12C2'], facts: 'a remark' } }, 'a remark');
  await club.write({ appeal: { ruling: given, points: ['judgement'], players: [`Ana ${place.ew}`, `Bea ${place.ew}`], contestant: place.ew, reason: 'no' } });
  await page.locator('[data-official]').click();
  await dialog.getByText('Appeal 1 is outstanding').waitFor();
  await page.locator('[data-official-anyway]').click();
  await until(async () => (await club.state()).official.length === 1, 'the result is official');
});

test('the lead is in every file', async () => {
  club.event = main;
  for (const [format, inside] of [['csv', /(^|[,;])HK([,;]|$)/m], ['usebio', /<LEAD>HK<\/LEAD>/i], ['event-file', /lead: HK/]]) {
    const { value } = await club.ask('GET', `/api/events/${club.event}/export/${format}`);
    assert.match(typeof value === 'string' ? value : JSON.stringify(value), inside, format);
  }
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
