// A Swiss of thirteen teams through the browser: set up, drawn round by round with two exchanged by hand, to the final ranking, the second
// checker and the submission. Results go in through the interface: the page for entering has its own test.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, picture } from './browser.mjs';
import { finished, openClub, tests, until } from './club.mjs';

let club, page;
const test = tests('swiss', () => club);
const ROUNDS = 3;
const BOARDS = 2;

before(async () => {
  club = await openClub();
  ({ page } = club);
});
after(() => club?.close());

const next = () => page.getByRole('button', { name: 'Next' }).click();
const teams = Array.from({ length: 13 }, (_, i) => `Team ${i + 1}: North ${i + 1}, South ${i + 1}, East ${i + 1}, West ${i + 1}`).join('\n');
const rounds = async () => (await club.state()).sessions[0]?.rounds ?? [];

/** Every board of a round has a result. */
async function play(round) {
  const { tables } = (await rounds())[round - 1];
  const sends = tables.flatMap(({ table, boards }) => boards.map(({ board }) => () => club.write({ result: { round, table, board, contract: '3NT', by: 'N', tricks: 6 + ((Number(table) * 3 + board + round) % 6) } })));
  for (const send of sends) await send();
}
/** The button of the next round shows the draw; nothing is written before it is confirmed. */
async function draw(round) {
  await page.getByRole('button', { name: `Draw round ${round}`, exact: true }).click();
  await page.locator(`[data-drawn="${round}"]`).waitFor();
  assert.equal((await rounds()).length, round - 1);
}
async function start(round) {
  await page.getByRole('button', { name: `Start round ${round}` }).click();
  await until(async () => (await rounds())[round - 1]?.started, `round ${round} is on`);
}

test('a Swiss of thirteen teams is set up with top half against bottom half, and its first round is drawn', async () => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Teams' }).click();
  await page.getByLabel('Name').fill('The Swiss');
  await next();
  await page.getByLabel('Teams, one per line').fill(teams);
  await next();
  await page.getByRole('button', { name: 'Swiss: each round by the rankings' }).click();
  await page.locator('[data-swiss-rounds]').fill(String(ROUNDS));
  await page.locator('[data-swiss-boards]').fill(String(BOARDS));
  await page.getByRole('button', { name: 'Top half against bottom half', exact: true }).click();
  await page.getByLabel(/victory points/i).waitFor();
  await accessible(page, 'new session: a Swiss');
  await picture(page, 'new-swiss', { full: true });
  await next();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
  club.event = /\/e\/([^/]+)\//.exec(page.url())[1];
  const state = await club.state();
  assert.equal(state.structure, 'swiss');
  const both = state.sessions[0].rounds[0].tables.map((table) => [table.ns, table.ew]);
  assert.deepEqual([both.length, both[0], both[2]], [12, [1, 7], [2, 8]]);
  assert.match(await club.log(), /drawn:[\s\S]*meet: halves/);
});

test('two are exchanged by hand before play, and the reason is kept', async () => {
  await page.goto(`/e/${club.event}/direct`);
  await page.getByRole('button', { name: 'Draw round 1 again' }).click();
  await page.locator('[data-contestant="7"]').click();
  await page.locator('[data-contestant="8"]').click();
  await page.locator('[data-match="1"] [data-contestant="8"]').waitFor();
  await accessible(page, 'a draw with two exchanged');
  await picture(page, 'draw', { full: true });
  await page.locator('[data-why]').fill('they share a car');
  await page.locator('[data-change]').click();
  await until(async () => (await rounds())[0].tables[0].ew === 8, 'the exchange is written');
  await start(1);
});

test('each round is drawn with one button, and the phones go to their tables', async () => {
  for (let round = 1; round < ROUNDS; round++) {
    await play(round);
    await draw(round + 1);
    await page.locator('[data-bye]').waitFor();
    await page.getByText(`By the rankings after round ${round}`).waitFor();
    await page.locator('[data-change]').click();
    await until(async () => (await rounds()).length === round + 1, `round ${round + 1} is drawn`);
    await start(round + 1);
  }
  // Nobody has met twice, and nobody has had two byes.
  const met = new Set();
  const byes = new Set();
  for (const { tables } of await rounds()) {
    const playing = new Set();
    for (const { ns, ew } of tables.filter((one) => one.ns < one.ew)) {
      assert.ok(!met.has(`${ns}-${ew}`), `${ns} and ${ew} meet twice`);
      met.add(`${ns}-${ew}`);
      playing.add(ns).add(ew);
    }
    const bye = Array.from({ length: 13 }, (_, i) => i + 1).filter((one) => !playing.has(one));
    assert.equal(bye.length, 1);
    assert.ok(!byes.has(bye[0]), `${bye[0]} sits out twice`);
    byes.add(bye[0]);
  }
  const { table } = (await rounds()).at(-1).tables[0];
  const phone = await club.phone(table, 'N');
  await phone.page.getByText(/Round 3/).first().waitFor();
});

test('the final ranking goes by the total with the byes, a second program checks the draws, and the files are there', async () => {
  await play(ROUNDS);
  await club.write({ 'session-over': {} });
  const { standings } = await club.api('GET', `/api/events/${club.event}/standings`);
  const totals = standings.map((one) => Number(one.total));
  assert.equal(totals.length, 13);
  assert.deepEqual(totals, [...totals].sort((a, b) => b - a));
  assert.ok(totals.every((one) => one > 0), totals.join());
  await page.goto(`/e/${club.event}/after`);
  await page.locator('[data-promises]').click();
  await page.locator('[data-kept="true"]').waitFor();
  await page.getByText('they share a car').waitFor();
  await accessible(page, 'after a Swiss');
  const { text } = await finished(club);
  for (let team = 1; team <= 13; team++) assert.match(text, new RegExp(`Team ${team}\\b`));
});

test('a Swiss that comes from elsewhere is drawn by lot on the page that prepares it, with its seed on record', async () => {
  ({ id: club.event } = await club.api('POST', '/api/events', { name: 'A final', kind: 'pairs', structure: 'swiss', settings: { method: 'matchpoints' } }));
  for (let i = 1; i <= 8; i++) await club.write({ entered: { contestant: i, players: [`Ana ${i}`, `Bea ${i}`] } });
  await page.goto(`/e/${club.event}/prepare`);
  // One of the entries was a mistake.
  await page.locator('[data-contestants]').first().evaluate((one) => (one.open = true));
  await page.locator('[data-person="8"]').click();
  await page.getByRole('button', { name: 'Delete the entry' }).click();
  await page.locator('[data-reason]').fill('entered twice');
  await page.locator('[data-save-person]').click();
  await until(async () => (await club.state()).contestants.length === 7, 'the entry is gone');
  // What lies under the open window takes nothing that is typed.
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-swiss-rounds]').fill('4');
  await page.locator('[data-swiss-boards]').fill('3');
  await page.getByRole('button', { name: 'By lot', exact: true }).click();
  await accessible(page, 'a Swiss is prepared');
  await page.locator('[data-draw-first]').click();
  await page.locator('[data-drawn="1"] [data-bye]').waitFor();
  assert.equal((await rounds()).length, 0);
  await page.locator('[data-change]').click();
  await until(async () => (await rounds()).length === 1, 'the first round is drawn');
  assert.equal((await club.state()).sessions[0].planned_rounds, 4);
  assert.match(await club.log(), /drawn:[\s\S]*order: lot[\s\S]*seed: \d+/);
  const { kept } = await club.api('GET', `/api/events/${club.event}/promises`);
  assert.equal(kept, true);
});
