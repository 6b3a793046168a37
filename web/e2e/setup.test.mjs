// A session is set up for a real event: sections of different sizes and kinds, one's own movement with what the checker says of it, boards
// dealt at the table, every setting with its preset and clause; and a Director who plays sees no hand before he has played it.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, fits, LAPTOP, picture } from './browser.mjs';
import { mitchell, openClub, tests, until } from './club.mjs';

let club, page;
const test = tests('setup', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
});
after(() => club?.close());

const names = (count) => Array.from({ length: count }, (_, i) => `North ${i + 1}, South ${i + 1}`).join('\n');
const next = () => page.getByRole('button', { name: 'Next' }).click();
const made = async () => {
  await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
  club.event = /\/e\/([^/]+)\//.exec(page.url())[1];
  return club.state();
};
/** The answer to the last question for movements is shown. */
const offered = () => page.locator('[aria-busy="false"] button.option[aria-pressed="true"]').waitFor();

async function begin(name, count) {
  await page.goto('/new');
  await page.getByLabel('Name').fill(name);
  await next();
  await page.getByLabel('Pairs, one per line').fill(names(count));
  await next();
  await offered();
}

test('thirteen tables become sections of seven and six, each with a movement of its own', async () => {
  await page.setViewportSize(LAPTOP);
  await begin('Sections', 26);
  // The wizard takes the room of the laptop.
  const width = await page.locator('form.panel').evaluate((one) => one.getBoundingClientRect().width);
  assert.ok(width > 800, `the form is ${width} px wide`);
  await page.getByRole('button', { name: '2', exact: true }).click();
  assert.deepEqual(await page.locator('[data-section]').evaluateAll((all) => all.map((one) => one.value)), ['14', '12']);
  await page.getByRole('button', { name: /^2 sections/ }).first().waitFor();
  await offered();
  await accessible(page, 'new session: sections');
  await picture(page, 'new-sections', { full: true });
  // A size that leaves somebody out is told, and put right.
  await page.locator('[data-section="B"]').fill('10');
  await page.getByText('The sections hold 24 of 26 pairs.').waitFor();
  await page.locator('[data-section="A"]').fill('16');
  await page.getByText('The sections hold').waitFor({ state: 'hidden' });
  await page.locator('[data-section="A"]').fill('14');
  await page.locator('[data-section="B"]').fill('12');
  await page.getByText('The sections hold').waitFor({ state: 'hidden' });
  await offered();
  await next();
  // Dealt at the table is the plain choice: nobody gets records of hands that were never held.
  assert.equal(await page.getByRole('button', { name: 'Dealt at the table' }).getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: 'Create' }).click();
  const event = await made();
  const [session] = event.sessions;
  assert.equal(session.dealt, 0);
  const tables = session.rounds[0].tables.map((one) => one.table);
  assert.deepEqual([tables.filter((one) => one.startsWith('A')).length, tables.filter((one) => one.startsWith('B')).length], [7, 6]);
});

test('boards that cannot be had are told, and the minutes of the list are those of the clock', async () => {
  await begin('Twenty-six', 14);
  await page.getByLabel('Boards to play').fill('26');
  await page.locator('[data-other-boards]').waitFor();
  await page.locator('[data-other-boards]').getByText('You asked for 26 boards').waitFor();
  const figures = await page.locator('button.option[aria-pressed="true"] small').textContent();
  const minutes = Number(/(\d+) minutes/.exec(figures)[1]);
  const rounds = Number(/(\d+) rounds/.exec(figures)[1]);
  await next();
  assert.equal(Number(await page.getByLabel('Minutes per round').inputValue()) * rounds, minutes);
});

test('a movement of one’s own is checked before it is used', async () => {
  await begin('Own', 8);
  await page.locator('[data-own]').check();
  assert.ok(await page.getByRole('button', { name: 'Next' }).isDisabled());
  await page.getByText('Choose a movement first.').waitFor();
  const plan = mitchell(4, 3, 2);
  const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('[data-own-file]').setInputFiles(file('wrong.yaml', plan.replace('ew: 6', 'ew: 5')));
  await page.locator('[data-verdict="wrong"]').waitFor();
  await accessible(page, 'a movement with faults');
  await picture(page, 'new-own-faulty', { full: true });
  await page.locator('[data-own-file]').setInputFiles(file('other.yaml', mitchell(5, 5, 2)));
  await page.getByText('This movement has 10 places, but the number of entries is 8.').waitFor();
  await page.locator('[data-own-file]').setInputFiles(file('right.yaml', plan));
  await page.locator('[data-verdict="right"]').getByText('Checked').waitFor();
  await next();
  await page.getByRole('button', { name: 'Create' }).click();
  assert.equal((await made()).sessions[0].rounds.length, 3);
});

test('every step of a new session fits small phones and the laptop', async () => {
  for (const width of [320, 360, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/new');
    await page.getByText('More options').click();
    await fits(page, `step 1 at ${width}`);
    await next();
    await page.getByLabel('Pairs, one per line').fill(names(13));
    await fits(page, `step 2 at ${width}`);
    await next();
    await offered();
    await page.getByText('Show round by round').click();
    await fits(page, `step 3 at ${width}`);
    await page.locator('[data-own]').check();
    await page.locator('[data-own-file]').waitFor();
    await fits(page, `one’s own movement at ${width}`);
    await page.locator('[data-own]').uncheck();
    await offered();
    await next();
    await page.getByRole('button', { name: 'From a file' }).click();
    await fits(page, `step 4 at ${width}`);
    if (width === 320) await picture(page, 'new-320', { full: true });
  }
  await page.setViewportSize(LAPTOP);
});

test('every setting is there with its preset and clause, before play and in play', async () => {
  await club.session({ name: 'Settings' });
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('summary', { hasText: 'Regulations' }).click();
  const correction = page.locator('[data-setting="correction-minutes"]');
  await correction.getByText('79C1').waitFor();
  await correction.getByText('preset: 20').waitFor();
  assert.ok(await page.locator('[data-save-settings]').isDisabled());
  await page.getByText('Nothing has been changed yet.').waitFor();
  await correction.getByRole('textbox').fill('25');
  await page.locator('[data-setting="deposit"]').getByRole('textbox').fill('30 EUR');
  await page.locator('[data-setting="break-ties"]').getByRole('textbox').fill('1, 8');
  await page.locator('[data-setting="sections"] select').selectOption('apart');
  await page.getByLabel('Reason').fill('as announced');
  await accessible(page, 'settings');
  await picture(page, 'settings', { full: true });
  await page.locator('[data-save-settings]').click();
  await until(async () => (await club.state()).settings['correction-minutes']?.value, 'the settings are kept');
  const { settings } = await club.state();
  assert.deepEqual(
    [settings['correction-minutes'].value, settings.deposit.value, settings['break-ties'].value, settings.sections.value].map(String),
    ['25', '30 EUR', '1,8', 'apart'],
  );
  // What play has fixed is told, not offered.
  await page.locator('[data-setting="preset"]').getByText('Law 78D').waitFor();
});

test('the scale of victory points is changed afterwards', async () => {
  ({ id: club.event } = await club.api('POST', '/api/events', { name: 'Teams', kind: 'teams', structure: 'swiss', settings: { method: 'imps', vp: 'wbf-2013' } }));
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('summary', { hasText: 'Regulations' }).click();
  const scale = page.locator('[data-setting="vp"] select');
  await scale.waitFor();
  assert.equal(await scale.inputValue(), 'wbf-2013');
  // What says nothing for teams is not there; what does has its preset and clause.
  assert.equal(await page.locator('[data-setting="win"]').count(), 0);
  await page.locator('[data-setting="teams-of-eight"]').getByText('161.6').waitFor();
  await scale.selectOption('ebu-teams4-20');
  await page.locator('[data-save-settings]').click();
  await until(async () => (await club.state()).settings.vp.value === 'ebu-teams4-20', 'another scale');
  await scale.selectOption('none');
  await page.locator('[data-save-settings]').click();
  await until(async () => (await club.state()).settings.vp.value === 'none', 'no scale');
});

test('a final takes the first of a qualifying event over, with half of what they scored', async () => {
  await club.session({ name: 'Qualifying round', pairs: 6, boards: 2, rounds: 2 });
  for (const { round, tables } of (await club.state()).sessions[0].rounds) {
    if (round > 1) await club.write({ 'round-started': { round, minutes: 20 } });
    for (const { table, boards } of tables) for (const { board } of boards) await club.write({ result: { round, table, board, contract: '3NT', by: 'N', tricks: 7 + Number(table) } });
  }
  await club.write({ 'session-over': {} });
  const ranking = await club.api('GET', `/api/events/${club.event}/qualifiers`);
  await page.goto('/new');
  await page.getByLabel('Name').fill('The final');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('A final after a qualifying event').click();
  await page.locator('[data-earlier]').selectOption({ label: 'Qualifying round' });
  await page.locator('[data-qualified-count]').fill('4');
  await page.getByRole('button', { name: 'Half' }).click();
  await accessible(page, 'who has qualified');
  await picture(page, 'qualified', { full: true });
  await page.locator('[data-qualified]').click();
  await page.locator('[data-at-once]').click();
  await page.waitForURL(/\/e\/[^/]+\/direct/);
  club.event = /\/e\/([^/]+)\//.exec(page.url())[1];
  const final = await club.state();
  assert.deepEqual(final.contestants.map((one) => one.players), ranking.slice(0, 4).map((one) => one.players));
  assert.match(await club.log(), /carry-over:[\s\S]*share: ['"]?1\/2[\s\S]*total/);
});

test('by the formula of White Book 172 the tops of both events are filled in, and the final weighs twice as much', async () => {
  const earlier = (await club.api('GET', '/api/events')).find((one) => one.name === 'Qualifying round').id;
  const [first] = await club.api('GET', `/api/events/${earlier}/qualifiers`);
  await page.goto('/new');
  await page.getByLabel('Name').fill('The final by 172');
  await next();
  await page.getByText('A final after a qualifying event').click();
  await page.locator('[data-earlier]').selectOption({ label: 'Qualifying round' });
  await page.locator('[data-qualified-count]').fill('6');
  await page.getByRole('button', { name: 'White Book 172' }).click();
  await page.locator('[data-qualified]').click();
  await next();
  await offered();
  assert.equal(await page.locator('[data-qualifying-top]').inputValue(), first.top);
  const top = await page.locator('[data-final-top]').inputValue();
  assert.ok(Number(top) > 0, top);
  await accessible(page, 'the tops of a final');
  await picture(page, 'final-tops', { full: true });
  await next();
  await page.getByRole('button', { name: 'Create' }).click();
  await made();
  assert.match(await club.log(), /white-book-172/);
  // C = R x FT / (2 x QT), up to the unit.
  const carried = Math.ceil((Number(first.total) * Number(top) * 10) / (2 * Number(first.top)) - 1e-9) / 10;
  const { standings } = await club.api('GET', `/api/events/${club.event}/standings`);
  assert.equal(Number(standings.find((one) => one.contestant === 1).total), carried);
});

test('an individual of five players has one table, and its points are added up', async () => {
  await page.goto('/new');
  await page.getByRole('group').getByRole('button', { name: 'Individual' }).click();
  await page.getByLabel('Name').fill('Five of us');
  await next();
  await page.locator('textarea').fill(['Ana', 'Bea', 'Cid', 'Dan', 'Eva'].join('\n'));
  await next();
  await page.locator('[data-one-table]').waitFor();
  await offered();
  await next();
  await page.getByRole('button', { name: 'Create' }).click();
  const state = await made();
  const rounds = state.sessions[0].rounds;
  assert.equal(rounds.length, 5);
  assert.ok(rounds.every((round) => round.tables.filter((one) => one.n).length === 1));
  await club.write({ 'round-started': { round: 1, minutes: 20 } });
  const [table] = rounds[0].tables.filter((one) => one.n);
  await club.write({ result: { round: 1, table: table.table, board: table.boards[0].board, contract: '4S', by: 'N', tricks: 10 } });
  const vulnerable = [2, 4, 5, 7, 10, 12, 13, 15].includes(((table.boards[0].board - 1) % 16) + 1);
  const { standings } = await club.api('GET', `/api/events/${club.event}/standings`);
  const total = (contestant) => Number(standings.find((one) => one.contestant === contestant).total);
  assert.deepEqual([table.n, table.s, table.e, table.w].map(total), [1, 1, -1, -1].map((sign) => sign * (vulnerable ? 620 : 420)));
});

test('a second session gets its own movement', async () => {
  ({ id: club.event } = await club.api('POST', '/api/events', { name: 'Two sessions', kind: 'pairs', sessions: 2, settings: { method: 'matchpoints' } }));
  for (let i = 1; i <= 8; i++) await club.write({ entered: { contestant: i, players: [`Ana ${i}`, `Bea ${i}`] } });
  await club.write({ movement: { plan: mitchell(4, 3, 2) } });
  await page.goto(`/e/${club.event}/prepare`);
  await page.getByRole('group', { name: 'Session' }).getByRole('button', { name: '2' }).click();
  await offered();
  await page.getByRole('button', { name: 'Use this movement' }).click();
  await until(async () => (await club.state()).sessions[1]?.rounds.length, 'the second session has its movement');
  // The first is directed first.
  await page.goto(`/e/${club.event}/direct`);
  await page.getByRole('button', { name: 'Start round 1' }).waitFor();
  await page.getByRole('button', { name: 'Start round 1' }).click();
  await until(async () => (await club.state()).sessions[0].rounds[0].started, 'the first session has begun');
});

test('a Director who plays sees no hand before he has played it, and each look is in the record', async () => {
  await club.session({ name: 'Both', boards: 6, started: false });
  await club.api('POST', `/api/events/${club.event}/deal`, { session: 1, boards: 12 });
  await club.write({ 'round-started': { round: 1, minutes: 20 } });
  const place = await club.place(0);
  const [first, second] = place.boards;
  const deal = async (board) => (await club.api('GET', `/api/events/${club.event}/boards/1/${board}`)).deal;
  // Who only directs may look; that is kept.
  assert.ok(await deal(first));
  assert.ok((await club.log()).includes(`subject: hands-seen`) || (await club.log()).includes('hands-seen'));
  await page.goto(`/e/${club.event}/record`);
  await page.getByText(`The hands of board ${first} (session 1) were looked at before they were public`).waitFor();
  // The page asks first, as long as somebody has to play the board.
  await page.goto(`/e/${club.event}/board/1/${second}`);
  await page.locator('[data-uncover]').waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Hand record' }).count(), 0);
  await page.locator('[data-uncover]').click();
  await page.getByRole('heading', { name: 'Hand record' }).waitFor();
  // Now he plays with the pair at that table.
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('[data-plays]').selectOption(String(place.ns));
  await until(async () => (await club.state()).staff.some((one) => one.plays === place.ns), 'the log knows with whom he plays');
  assert.equal(await deal(second), undefined);
  assert.equal((await club.ask('GET', `/api/events/${club.event}/log`)).status, 403);
  assert.equal((await club.ask('GET', `/api/events/${club.event}/hand-record/1`)).status, 404);
  await club.write({ result: { round: 1, table: place.table, board: second, contract: '3NT', by: 'S', tricks: 9, lead: 'HK' } });
  assert.ok(await deal(second));
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});

