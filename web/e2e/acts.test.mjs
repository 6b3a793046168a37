// What a director does besides the usual: late entries, places, withdrawals, adjusted scores, penalties, skipped and fouled
// boards, appeals; teams, individuals, hands from a file.
import assert from 'node:assert/strict';
import { after, before, test as one } from 'node:test';
import { accessible, device, LAPTOP, launch, OUT, picture } from './browser.mjs';
import { startServer } from './server.mjs';

let server, browser, page, event;

/** A failure tells what the page complained of. */
const test = (name, body) =>
  one(name, async () => {
    try {
      await body();
    } catch (error) {
      await page.screenshot({ path: `${OUT}acts-failed.png` });
      const said = await page.getByRole('alert').allTextContents();
      throw new Error(`${error.message}\nthe page says: ${said.join('; ') || 'nothing'}`);
    }
  });

before(async () => {
  server = await startServer();
  browser = await launch();
  ({ page } = await device(browser, server.base, LAPTOP));
  await page.goto('/setup');
  await api('POST', '/api/setup', { code: server.code, name: 'Dora', password: 'a calm evening' });
});
after(async () => {
  await page?.screenshot({ path: `${OUT}acts-last.png` });
  await browser?.close();
  await server?.stop();
});

/** The interface itself, with the cookie of the page. */
async function api(method, path, body) {
  const answer = await page.evaluate(
    async ([m, p, b]) => {
      const got = await fetch(p, { method: m, headers: { 'content-type': 'application/json' }, ...(b ? { body: JSON.stringify(b) } : {}) });
      return { ok: got.ok, status: got.status, value: await got.json().catch(() => null) };
    },
    [method, path, body],
  );
  assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.value)}`);
  return answer.value;
}
let key = 0;
const write = (action, why) => api('POST', `/api/events/${event}/entries`, { key: `k${key++}`, action, ...(why ? { why } : {}) });
const state = async () => (await api('GET', `/api/events/${event}`)).event;

async function running() {
  ({ id: event } = await api('POST', '/api/events', { name: 'Acts', kind: 'pairs', settings: { method: 'matchpoints' } }));
  for (let i = 1; i <= 7; i++) await write({ entered: { contestant: i, players: [`Ana ${i}`, `Bea ${i}`] } });
  const offers = await api('POST', '/api/movements/suggest', { kind: 'pairs', contestants: 8, boards: 8, minutes: 120 });
  const offer = offers.find((one) => one.rounds === 4) ?? offers[0];
  await write({ movement: { plan: offer.plan } });
  await write({ 'round-started': { round: 1, minutes: 20 } });
}

async function openBoard(table, board) {
  await page.goto(`/e/${event}/direct`);
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: new RegExp(`Board ${board}\\b`) }).click();
}
async function place(n = 0) {
  const round = (await state()).sessions[0].rounds[0];
  const table = round.tables.filter((one) => one.ns && one.ew)[n];
  return { table: table.table, boards: table.boards.map((one) => one.board), ns: table.ns, ew: table.ew };
}

test('a late pair takes the empty place', async () => {
  await running();
  await page.goto(`/e/${event}/direct`);
  await page.getByText('Contestants (7)').click();
  await page.getByRole('button', { name: 'Add a late entry' }).click();
  await page.getByLabel('Pairs, one a line').fill('Zoe Late, Yan Late');
  await accessible(page, 'late entry');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Contestants (8)').waitFor();
  assert.equal((await state()).contestants[7]['late-entry'], true);
});

async function act(name, fill, save = 'Save') {
  await page.goto(`/e/${event}/direct`);
  await page.getByText(/Contestants \(/).click();
  await page.getByRole('button', { name: 'Change Ana 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await fill?.();
  await page.getByRole('button', { name: save, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('places are exchanged, somebody is substituted, comes late, is penalised', async () => {
  await act('Change places', async () => {
    await page.getByLabel('Changes places with').selectOption('3');
    await page.getByLabel('Reason').fill('a bad knee');
  });
  await act('Substitute', async () => {
    await page.getByLabel('Who plays instead').fill('Wil Sub');
    await page.getByLabel('Reason').fill('ill');
  });
  await act('Came late');
  await act('Penalise');
  const now = await state();
  assert.equal(now.penalties.length, 1);
  assert.equal(now.substitutions.length, 1);
});

test('a result is entered, and each kind of adjusted score is given', async () => {
  const { table, boards } = await place(0);
  await openBoard(table, boards[0]);
  await page.getByRole('button', { name: 'Enter the result' }).click();
  await page.locator('[data-level="4"]').click();
  await page.locator('[data-strain="H"]').click();
  await page.locator('.seat-S').click();
  await page.getByRole('button', { name: 'Go on without the lead' }).click();
  await page.locator('[data-over="0"]').click();
  await page.locator('[data-send]').click();
  await page.getByRole('dialog').getByText('agreed').waitFor();
  const kinds = {
    Artificial: async () => {
      await page.getByRole('button', { name: 'Average plus' }).first().click();
      await page.getByRole('button', { name: 'Average minus' }).last().click();
    },
    Assigned: () => page.getByLabel('Score as North-South see it').fill('170'),
    Weighted: async () => {
      await page.getByLabel('Score as North-South see it').first().fill('170');
      await page.getByLabel('Score as North-South see it').last().fill('-50');
      await page.getByLabel('%').first().fill('60');
      await page.getByLabel('%').last().fill('40');
    },
  };
  for (const [kind, fill] of Object.entries(kinds)) {
    await openBoard(table, boards[0]);
    await page.getByRole('button', { name: 'Adjusted score' }).click();
    await page.getByLabel('Reason').fill(`after ${kind}`);
    await page.getByRole('button', { name: kind, exact: true }).click();
    await fill();
    await accessible(page, `adjusted score: ${kind}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByText('ruled').first().waitFor();
  }
  assert.equal((await state()).rulings.length, 3);
  await picture(page, 'table-panel');
});

test('a board is skipped, one is fouled, one is put off', async () => {
  const { table, boards } = await place(1);
  await openBoard(table, boards[0]);
  await page.getByRole('button', { name: 'Not played: award' }).click();
  await page.getByLabel('Reason').fill('too slow');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByText('not played').first().waitFor();
  await openBoard(table, boards[1]);
  await page.getByRole('button', { name: 'Play it later' }).click();
  await page.getByRole('dialog').getByText('played later').first().waitFor();
  const first = await place(0);
  await openBoard(first.table, first.boards[1]);
  await page.getByRole('button', { name: 'Fouled board' }).click();
  await page.getByLabel('Reason').fill('two cards exchanged');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByText(/no result yet/).first().waitFor();
});

test('an appeal goes from step to step', async () => {
  await page.goto(`/e/${event}/ruling/3`);
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Their reason').fill('We disagree');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Appeal 1' }).waitFor();
  await accessible(page, 'appeal made');
  await page.getByLabel('Who hears it?').fill('Una\nVic\nWim');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Reasons').fill('The Director was right');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('the ruling stands').first().waitFor();
});

test('somebody withdraws', async () => {
  await act('Withdraw', () => page.getByLabel('Reason', { exact: true }).fill('had to go home'));
  assert.ok((await state()).contestants[1].withdrawn);
});

test('teams and individuals are created too, and hands come from a file', async () => {
  for (const [kind, lines] of [
    ['Teams', [1, 2, 3, 4].map((n) => ['a', 'b', 'c', 'd'].map((one) => `T${n}${one}`).join(', '))],
    ['Individual', [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Player ${n}`)],
  ]) {
    await page.goto('/new');
    await page.getByRole('button', { name: kind, exact: true }).click();
    await page.getByLabel('Name').fill(`Of ${kind}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('textbox').first().fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('button.option').first().waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    if (kind === 'Teams') {
      await page.getByRole('button', { name: 'From a PBN file' }).click();
      const pbn = '[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]\n\n';
      await page.getByLabel('PBN file').setInputFiles({ name: 'x.pbn', mimeType: 'text/plain', buffer: Buffer.from(pbn) });
    }
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
    await page.getByRole('link', { name: 'To the session' }).click();
    await page.getByRole('button', { name: 'Start round 1' }).click();
    await page.getByText(/Round 1 of/).first().waitFor();
    const id = /\/e\/([^/]+)\//.exec(page.url())[1];
    await page.goto(`/e/${id}/prepare`);
    await page.getByRole('heading', { name: `Of ${kind}` }).waitFor();
    await accessible(page, `prepare: ${kind}`);
  }
});

test('keys for programs', async () => {
  await page.goto('/people');
  await page.getByLabel('Name').last().fill('scoreboard');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('Copy it now').waitFor();
});
