// What goes wrong on an evening and is put right: results of earlier rounds, names, penalties, regulations; one phone for a table, a table's
// link in the director's browser; two winners; individuals.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { boardOf, correct, enter, openClub, tap, tests, until } from './club.mjs';

let club, page, first;
const test = tests('rights', () => club);
const state = () => club.state();

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Put right', pairs: 6, boards: 6, rounds: 3 });
  first = await club.place(0);
  for (const table of [0, 1, 2]) {
    const at = await club.place(table);
    for (const board of at.boards) await club.write({ result: { round: 1, table: at.table, board, contract: '3NT', by: 'S', tricks: 8 + table } });
  }
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
});
after(() => club?.close());

test('a result of an earlier round is corrected from the table', async () => {
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText('Round 2 of 3').first().waitFor();
  await page.getByRole('button', { name: new RegExp(`^Table ${first.table}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Round' }).selectOption('1');
  await accessible(page, 'a table with its earlier rounds');
  await picture(page, 'table-rounds');
  await dialog.getByRole('button', { name: new RegExp(`Board ${first.boards[0]}\\b`) }).click();
  await correct(page, { over: 2 });
  await dialog.getByLabel('Reason').fill('Eleven tricks, both sides say');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await until(async () => boardOf(await state(), 1, first.table, first.boards[0]).result.text.includes('+2'), 'the correction is kept');
  assert.match(await club.log(), /Eleven tricks, both sides say/);
});

test('any result is adjusted from the page of its board, each side with its own weights', async () => {
  await page.goto(`/e/${club.event}/board/1/${first.boards[0]}`);
  await page.locator(`[data-place="1/${first.table}"]`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Adjusted score' }).click();
  await dialog.getByLabel('Reason').fill('misinformed');
  await dialog.getByRole('button', { name: 'Weighted', exact: true }).click();
  await page.locator('[data-apart]').check();
  const scores = dialog.getByLabel('North-South score');
  for (const [i, score] of ['600', '-100', '600', '630'].entries()) await scores.nth(i).fill(score);
  for (const [i, weight] of ['60', '40', '30', '70'].entries()) await dialog.getByLabel('%').nth(i).fill(weight);
  // Another score for each side needs its ground (12C1a, 82C).
  await dialog.getByLabel('Laws applied').fill('82C');
  await accessible(page, 'weights for each side');
  await picture(page, 'weights-apart', { full: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await until(async () => (await state()).rulings.length === 1, 'the ruling is kept');
  assert.match((await state()).rulings[0].score, /600, 0\.6.*-100, 0\.4.*600, 0\.3.*630, 0\.7/s);
  await dialog.waitFor({ state: 'hidden' });
  await page.setViewportSize(PHONE);
  await accessible(page, 'a board for the director on a phone');
  await picture(page, 'board-places-390', { full: true });
  await page.setViewportSize(LAPTOP);
});

async function openPerson(name) {
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText(/Contestants \(/).click();
  await page.getByRole('button', { name: `Change ${name}` }).click();
}

test('a misspelt name is put right, and a penalty is taken back', async () => {
  await openPerson('Ana 2');
  await page.getByRole('button', { name: 'Correct a name' }).click();
  await page.getByLabel('Name to correct').selectOption('Ana 2');
  await page.getByLabel('Correct name').fill('Anna Two');
  await accessible(page, 'a name put right');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await until(async () => (await state()).contestants[1].players[0] === 'Anna Two', 'the name is right');
  await club.write({ penalty: { contestant: 3, offence: 'slow-play', standard: '1' } });
  await openPerson('Ana 3');
  await page.locator('[data-penalty="1"]').getByRole('button', { name: 'Cancel the penalty' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The other pair was slow');
  await accessible(page, 'a penalty taken back');
  await picture(page, 'penalty-back');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the penalty' }).click();
  await until(async () => (await state()).penalties[0].rescinded, 'the penalty is taken back');
});

test('what players see is changed during play, with the reason; the edition stays', async () => {
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('summary', { hasText: 'Regulations' }).click();
  await page.locator('[data-setting="edition"]').getByText('This cannot be changed once play has begun').waitFor();
  await page.locator('[data-setting="show-results"] select').selectOption('after-board');
  await page.getByLabel('Reason').fill('the players asked for it');
  await accessible(page, 'regulations');
  await picture(page, 'regulations', { full: true });
  await page.locator('[data-save-settings]').click();
  await until(async () => (await state()).settings['show-results']?.value === 'after-board', 'the setting is kept');
});

test('a pair that comes too late has no place: the page says so and finds one', async () => {
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText(/Contestants \(6\)/).click();
  await page.getByRole('button', { name: 'Add late entry' }).click();
  await page.getByLabel('Pairs, one per line').fill('Zoe Late, Yan Late');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('[data-arrives="7"]').click();
  await page.locator('[data-change]').waitFor();
  await page.locator('[data-changed]').first().waitFor();
  await accessible(page, 'a change of the movement');
  await picture(page, 'movement-change');
  await page.setViewportSize(PHONE);
  await picture(page, 'movement-change-390');
  await page.setViewportSize(LAPTOP);
  await page.locator('[data-change]').click();
  await until(async () => (await state()).sessions[0].unseated.length === 0, 'the pair has a place');
  assert.ok((await state()).sessions[0].rounds[2].tables.some((one) => [one.ns, one.ew].includes(7)));
  await page.locator('[data-arrives="7"]').waitFor({ state: 'hidden' });
});

test('one phone for a table: a second tap confirms nothing, handed over it does', async () => {
  const at = await club.place(1, 2);
  const phone = await club.phone(at.table, 'N', { viewport: PHONE });
  await enter(phone.page, { level: 2, strain: 'H', by: 'N', over: 1 });
  await club.board(2, at.table, at.boards[0], 'entered');
  await phone.page.locator('[data-hand]').click();
  await accessible(phone.page, 'the phone is handed over');
  await picture(phone.page, 'hand-over-390');
  await phone.page.locator('[data-handed="E"]').click();
  await accessible(phone.page, 'the other side confirms on the same phone');
  await picture(phone.page, 'hand-confirm-390');
  await phone.page.locator(`[data-hand-yes="${at.boards[0]}"]`).click();
  await phone.page.getByText('Pass the phone back').waitFor();
  await club.board(2, at.table, at.boards[0], 'agreed');
  assert.equal(boardOf(await state(), 2, at.table, at.boards[0]).handed, true);
  await phone.page.getByRole('button', { name: 'OK', exact: true }).click();
  await phone.page.locator(`[data-line="${at.boards[0]}"][data-status="agreed"]`).waitFor();
});

async function openBoard(table, board) {
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText('Round 2 of 3').first().waitFor();
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: new RegExp(`Board ${board}\\b`) }).click();
}
async function settle(act, reason) {
  await page.locator(`[data-act="${act}"]`).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(reason);
}
const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();

test('a result on the wrong board is undone by who wrote it, or put to its board by the director', async () => {
  const at = await club.place(2, 2);
  const [first, second] = at.boards;
  const north = await club.phone(at.table, 'N', { viewport: PHONE });
  const east = await club.phone(at.table, 'E', { viewport: PHONE });
  await enter(north.page, { level: 2, strain: 'H', by: 'N', over: 1 });
  await club.board(2, at.table, first, 'entered');
  await east.page.locator(`[data-confirm="${first}"]`).waitFor();
  await north.page.getByRole('button', { name: 'Undo' }).click();
  await club.board(2, at.table, first, 'missing');
  await east.page.locator(`[data-confirm="${first}"]`).waitFor({ state: 'hidden' });
  await north.page.locator(`[data-enter="${first}"]`).waitFor();
  await enter(north.page, { level: 2, strain: 'H', by: 'N', over: 1 });
  await east.page.getByRole('button', { name: 'Wrong', exact: true }).click();
  await east.page.getByRole('button', { name: 'Wrong board number' }).click();
  await club.board(2, at.table, first, 'disputed');
  await openBoard(at.table, first);
  await page.getByRole('dialog').locator('.note.bad').getByText('Wrong board number').waitFor();
  await picture(page, 'board-acts', { full: true });
  await settle('belongs', 'They took the boards in the other order');
  await accessible(page, 'a result belongs to another board');
  await picture(page, 'belongs');
  await save();
  await club.board(2, at.table, second, 'agreed');
  await club.board(2, at.table, first, 'missing');
  await openBoard(at.table, second);
  await settle('remove', 'They had not finished it');
  await accessible(page, 'a result is taken away');
  await save();
  await club.board(2, at.table, second, 'missing');
  assert.match(boardOf(await state(), 2, at.table, second).before[0].text, /2H N \+1/);
});

test('a board played the other way round is marked, with its result or afterwards', async () => {
  const at = await club.place(2, 2);
  const [first, second] = at.boards;
  await openBoard(at.table, first);
  await page.getByRole('button', { name: 'Enter the result' }).click();
  await page.getByLabel('arrow-switched').check();
  await tap(page, { level: 1, strain: 'NT', by: 'E', over: 0 });
  await until(async () => boardOf(await state(), 2, at.table, first).result?.rotated === true, 'the result is marked');
  // The phone at the table says who held which cards.
  const north = await club.phone(at.table, 'N', { viewport: SMALL });
  const names = (number) => new RegExp(`Ana ${number} – Bea ${number} held the North-South cards`);
  await north.page.locator(`[data-line="${first}"] [data-turned]`).filter({ hasText: names(at.ew) }).waitFor();
  await accessible(north.page, 'a board that was turned, on a phone');
  await picture(north.page, 'turned-320', { full: true });
  await club.write({ result: { round: 2, table: at.table, board: second, contract: '1NT', by: 'E', tricks: 7 } });
  await openBoard(at.table, second);
  await settle('turn', 'They had turned the board');
  await page.getByRole('dialog').locator('.seat-N').click();
  await accessible(page, 'a board is turned');
  await picture(page, 'turned');
  await save();
  await until(async () => boardOf(await state(), 2, at.table, second).result.rotated === true, 'the result is turned');
  assert.match(boardOf(await state(), 2, at.table, second).result.text, /^1NT N =/);
});

test('two results that were entered under each other’s number change places in one act', async () => {
  const at = await club.place(1, 2);
  const [first, second] = at.boards;
  for (const [board, contract] of [[first, '2C'], [second, '2D']])
    if (!boardOf(await state(), 2, at.table, board).result) await club.write({ result: { round: 2, table: at.table, board, contract, by: 'N', tricks: 8 } });
  const texts = async () => {
    const now = await state();
    return [first, second].map((board) => boardOf(now, 2, at.table, board).result.text);
  };
  const [one, other] = await texts();
  await openBoard(at.table, first);
  await settle('swap', 'They took the boards in the other order');
  await page.getByRole('button', { name: `Board ${second}` }).last().click();
  await accessible(page, 'two results change places');
  await picture(page, 'swap');
  await save();
  await until(async () => (await texts())[0] === other, 'the first has the result of the second');
  assert.deepEqual(await texts(), [other, one]);
});

test('a board that was not to be played is put back', async () => {
  const at = await club.place(0, 2);
  const [board] = at.boards;
  await club.write({ cancelled: { round: 2, table: at.table, boards: String(board), score: { award: '50/50' } } }, 'slow');
  await openBoard(at.table, board);
  await page.locator('[data-act="restore"]').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Correct the score' }).count(), 0);
  await settle('restore', 'They have time after all');
  await accessible(page, 'a board is put back');
  await save();
  await club.board(2, at.table, board, 'missing');
});

test('a table link in the director’s browser leaves him signed in, with one tap from his table to the session and back', async () => {
  const { code } = (await club.api('GET', `/api/events/${club.event}/codes`))[0];
  await page.goto(`/t/${code}`);
  await page.getByText('Where are you sitting?').waitFor();
  await page.locator('[data-hat="direct"]').click();
  await page.waitForURL('**/direct');
  await page.locator('[data-hat="play"]').click();
  await page.getByText('Where are you sitting?').waitFor();
  await accessible(page, 'a table link for who is signed in');
  await picture(page, 'join-signed-in');
  await page.goto('/');
  await page.getByRole('link', { name: 'New session' }).waitFor();
});

test('two winners are ranked apart, in the ranking and in the chart', async () => {
  const reader = await device(club.browser, club.server.base, PHONE);
  club.devices.push(reader);
  const standings = (await club.api('GET', `/api/events/${club.event}/standings`)).standings;
  assert.deepEqual([...new Set(standings.map((one) => one.line))], ['ns', 'ew']);
  await reader.page.goto(`/e/${club.event}`);
  await reader.page.getByRole('heading', { name: 'North-South' }).waitFor();
  await reader.page.getByRole('heading', { name: 'East-West' }).waitFor();
  assert.equal(await reader.page.locator('tbody').count(), 2);
  await accessible(reader.page, 'two rankings');
  await picture(reader.page, 'two-winners-390', { full: true });
  await reader.page.goto(`/e/${club.event}/results/chart`);
  await reader.page.getByRole('heading', { name: 'East-West' }).waitFor();
  await reader.page.locator('main svg').nth(1).waitFor();
  await accessible(reader.page, 'two charts');
  await picture(reader.page, 'two-charts-390', { full: true });
  await page.goto(`/e/${club.event}`);
  await page.getByRole('heading', { name: 'East-West' }).waitFor();
  await picture(page, 'two-winners');
});

test('an individual: the phone says who the partner is', async () => {
  const { id } = await club.api('POST', '/api/events', { name: 'Alone', kind: 'individual', settings: { method: 'matchpoints' } });
  const before = club.event;
  club.event = id;
  for (let i = 1; i <= 8; i++) await club.write({ entered: { contestant: i, players: [`Solo ${i}`] } });
  const [offer] = await club.api('POST', '/api/movements/suggest', { kind: 'individual', contestants: 8, boards: 14, minutes: 180 });
  await club.write({ movement: { plan: offer.plan } });
  await club.write({ 'round-started': { round: 1, minutes: 20 } });
  const table = (await state()).sessions[0].rounds[0].tables[0];
  const phone = await club.phone(table.table, 'S', { viewport: PHONE });
  await phone.page.getByText(`with Solo ${table.n}`).waitFor();
  await phone.page.getByText(`against Solo ${table.e} – Solo ${table.w}`).waitFor();
  await picture(phone.page, 'individual-390');
  club.event = before;
});

test('teams with names play a Swiss: the next round is drawn, shown and confirmed', async () => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.getByLabel('Name').fill('Swiss evening');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('textarea').first().fill(['Lions', 'Tigers', 'Bears', 'Wolves', 'Foxes', 'Hares'].map((team) => `${team}: ${[1, 2, 3, 4].map((n) => `${team} ${n}`).join(', ')}`).join('\n'));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: /Swiss/ }).first().click();
  await page.getByLabel('Victory points').waitFor();
  await accessible(page, 'new session: a Swiss for teams');
  await picture(page, 'new-swiss', { full: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Dealt at the table' }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
  const before = club.event;
  club.event = /\/e\/([^/]+)\//.exec(page.url())[1];
  const made = await state();
  assert.equal(made.structure, 'swiss');
  assert.equal(made.contestants[0].name, 'Lions');
  assert.ok(made.settings.vp);
  await club.write({ 'round-started': { round: 1, minutes: 60 } });
  for (const { table, boards } of (await state()).sessions[0].rounds[0].tables)
    for (const { board } of boards) await club.write({ result: { round: 1, table, board, contract: '2S', by: 'N', tricks: 8 + ((Number.parseInt(table, 10) + board) % 2) } });
  await page.goto(`/e/${club.event}/direct`);
  await page.locator('[data-draw]').click();
  await page.locator('[data-drawn="2"] [data-match]').first().waitFor();
  await picture(page, 'swiss-draw');
  await page.locator('[data-change]').click();
  await page.getByRole('button', { name: 'Start round 2' }).waitFor();
  club.event = before;
});

test('a permanent code asks which session is meant where two are on', async () => {
  const before = club.event;
  for (const name of ['Upstairs', 'Downstairs']) await club.session({ name, pairs: 4, boards: 2, rounds: 1 });
  const [{ code }] = await club.api('GET', `/api/events/${club.event}/codes?lasting=true`);
  const phone = await device(club.browser, club.server.base, SMALL);
  club.devices.push(phone);
  await phone.page.goto(`/t/${code}`);
  await phone.page.getByText('Which one are you playing in?').waitFor();
  await accessible(phone.page, 'which session');
  await picture(phone.page, 'which-session-320');
  await phone.page.getByRole('button', { name: 'Downstairs' }).click();
  await phone.page.locator('.seat-N').waitFor();
  await phone.page.getByText('Downstairs').first().waitFor();
  club.event = before;
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
