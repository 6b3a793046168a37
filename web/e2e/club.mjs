// A club that is set up in no time, through the interface: what a test wants to see it then does on the pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test as one } from 'node:test';
import { device, LAPTOP, launch, OUT, PATIENCE } from './browser.mjs';
import { startServer } from './server.mjs';

export async function openClub() {
  const server = await startServer();
  const browser = await launch();
  const director = await device(browser, server.base, LAPTOP);
  const { page } = director;
  await page.goto('/setup');
  let key = 0;
  const club = { server, browser, page, event: '', devices: [director] };

  club.ask = interfaceOf(director, server);
  club.api = async (method, path, body) => {
    const answer = await club.ask(method, path, body);
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(answer.value)}`);
    return answer.value;
  };
  club.write = (action, why) => club.api('POST', `/api/events/${club.event}/entries`, { key: `k${key++}`, action, ...(why ? { why } : {}) });
  club.state = async () => (await club.api('GET', `/api/events/${club.event}`)).event;
  /** Waits until a board has come to a status at a table. */
  club.board = (round, table, board, status) =>
    until(async () => boardOf(await club.state(), round, table, board).status === status, `board ${board} at table ${table} is ${status}`);
  club.log = () => club.api('GET', `/api/events/${club.event}/log`);

  /** A session with its movement; started, unless `started` says no; with the numbers of its players if they are wanted. */
  club.session = async ({ name = 'Acts', pairs = 8, entered = pairs, boards = 8, rounds = 3, settings = {}, started = true, members = false } = {}) => {
    ({ id: club.event } = await club.api('POST', '/api/events', { name, kind: 'pairs', settings: { method: 'matchpoints', ...settings } }));
    for (let i = 1; i <= entered; i++) await club.write({ entered: { contestant: i, players: [`Ana ${i}`, `Bea ${i}`], ...(members ? { members: [`${100 + i}`, `${200 + i}`] } : {}) } });
    await club.write({ movement: { plan: mitchell(pairs / 2, rounds, Math.max(1, Math.round(boards / rounds))) } });
    if (started) await club.write({ 'round-started': { round: 1, minutes: 20 } });
    return club.event;
  };
  /** The n-th table of a round at which two pairs sit. */
  club.place = async (n = 0, round = 1) => {
    const tables = (await club.state()).sessions[0].rounds[round - 1].tables;
    const table = tables.filter((one) => one.ns && one.ew)[n];
    return { table: table.table, boards: table.boards.map((one) => one.board), ns: table.ns, ew: table.ew };
  };
  /** A phone that sits down at a table. */
  club.phone = async (table, seat, { viewport, base = server.base, locale } = {}) => {
    const code = (await club.api('GET', `/api/events/${club.event}/codes`)).find((one) => one.table === table).code;
    const phone = await device(browser, base, viewport, locale);
    club.devices.push(phone);
    await phone.page.goto(`/t/${code}`);
    await phone.page.locator(`.seat-${seat}`).click();
    await phone.page.locator('.seat-N').waitFor({ state: 'hidden' });
    return phone;
  };
  club.close = async () => {
    await browser.close();
    await server.stop();
  };
  await club.api('POST', '/api/setup', { code: server.code, name: 'Dora', password: 'a calm evening' });
  return club;
}

/** A Mitchell that a test can count on, whatever is suggested first: East-West up, boards down, a skip half-way if it must be. */
export function mitchell(tables, rounds, perRound) {
  const even = tables % 2 === 0;
  const lines = Array.from({ length: rounds }, (_, r) => {
    const skipped = even && rounds > tables / 2 && r >= tables / 2 ? 1 : 0;
    const at = Array.from({ length: tables }, (_, t) => {
      const set = (t + r) % tables;
      return `  - {table: ${t + 1}, ns: ${t + 1}, ew: ${tables + 1 + ((t + 2 * tables - r - skipped) % tables)}, boards: "${set * perRound + 1}-${(set + 1) * perRound}"}`;
    });
    return `- tables:\n${at.join('\n')}`;
  });
  return `movement: Mitchell, ${tables} tables\nentrants: pairs\ncontestants: ${2 * tables}\nrounds:\n${lines.join('\n')}\n`;
}

/** The interface itself, with the cookie of a device, whatever its page is doing. */
export const interfaceOf = ({ context }, { base }) => async (method, path, body) => {
  const got = await context.request.fetch(`${base}${path}`, { method, headers: { origin: base }, timeout: PATIENCE, ...(body ? { data: body } : {}) });
  const text = await got.text();
  let value = text;
  try { value = JSON.parse(text); } catch { /* not JSON */ }
  return { ok: got.ok(), status: got.status(), value };
};

/** How a board stands at a table, in the first session. */
export const boardOf = (state, round, table, board) =>
  state.sessions[0].rounds[round - 1].tables.find((one) => one.table === table).boards.find((one) => one.board === board);

/** Tests of one club: a failure leaves pictures, and tells what the pages complained of. */
export function tests(name, club) {
  return (title, body) =>
    one(title, async () => {
      try {
        await body();
      } catch (error) {
        const said = [];
        for (const [i, { page }] of club().devices.entries()) {
          await page.screenshot({ path: `${OUT}failed-${name}-${i}.png` }).catch(() => {});
          said.push(...(await page.getByRole('alert').allTextContents().catch(() => [])));
        }
        throw new Error(`${error.stack}\nthe pages say: ${said.join('; ') || 'nothing'}`);
      }
    });
}

/** Waits until the server says so: a page may show a word that an earlier act left there. */
export async function until(holds, what, patience = PATIENCE) {
  const end = Date.now() + patience;
  while (!(await holds())) {
    assert.ok(Date.now() < end, `waited in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** What a button that prints opens: a PDF in a window of its own. */
export async function printed(page, button) {
  const asked = page.waitForResponse((one) => /\/(print|certificates)(\/|\?|$)/.test(new URL(one.url()).pathname));
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  const answer = await asked;
  assert.equal(answer.status(), 200, `${answer.url()}: ${answer.status()}`);
  assert.match(answer.headers()['content-type'], /^application\/pdf/);
  await opened.close();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  return answer.url();
}

/** The end of an event as a Director makes it on the page *After play*: official, the ranking and the certificates printed, and the file
 * for the federation, looked at and saved. Gives that file, and how it was found: `sound`, or `to-mend` with what is to be put right. */
export async function finished(club) {
  const { page } = club;
  await page.goto(`/e/${club.event}/after`);
  await page.locator('[data-official]').click();
  // The correction period has only begun: a Director who does not wait for its end says so.
  await page.locator('[data-official-anyway]').click();
  await until(async () => (await club.state()).official.length > 0, 'the result is official');
  await page.locator('[data-official-anyway]').waitFor({ state: 'detached' });
  await printed(page, page.locator('[data-print="ranking"]'));
  const papers = page.locator('[data-certificates]');
  await papers.evaluate((one) => (one.closest('details').open = true));
  await printed(page, papers.locator('[data-print="certificates"]'));
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export="submission"]').click()]);
  const looked = page.locator('[data-submission]');
  await looked.waitFor();
  const text = readFileSync(await file.path(), 'utf8');
  assert.match(text, /<USEBIO/);
  return { text, found: await looked.getAttribute('data-submission'), told: await looked.textContent() };
}

/** A file of so many boards, all with the same hands. */
export function pbnOf(boards) {
  const vul = ['None', 'NS', 'EW', 'All', 'NS', 'EW', 'All', 'None', 'EW', 'All', 'None', 'NS', 'All', 'None', 'NS', 'EW'];
  const one = (n) => `[Event "x"]\n[Board "${n}"]\n[Dealer "${'NESW'[(n - 1) % 4]}"]\n[Vulnerable "${vul[(n - 1) % 16]}"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]\n\n`;
  return { name: 'x.pbn', mimeType: 'text/plain', buffer: Buffer.from(Array.from({ length: boards }, (_, i) => one(i + 1)).join('')) };
}

/** A result by tapping, from the level on. */
export async function tap(page, { level, strain, by, over, lead }) {
  await page.locator(`[data-level="${level}"]`).click();
  if (level !== 0) {
    await page.locator(`[data-strain="${strain}"]`).click();
    await page.locator(`.seat-${by}`).last().click();
    if (lead) {
      await page.locator(`[data-suit="${lead[0]}"]`).click();
      await page.locator(`[data-rank="${lead[1]}"]`).click();
    } else await page.locator('[data-no-lead]').click();
    await page.locator(`[data-over="${over}"]`).click();
  }
  await page.locator('[data-send]').click();
}

/** A score put right by the Director: what was entered stands until it is tapped, the tricks are asked first. */
export async function correct(page, { level, strain, by, over }) {
  await page.getByRole('button', { name: 'Correct the score' }).click();
  if (level) {
    await page.locator('[data-chip="contract"]').click();
    await page.locator(`[data-level="${level}"]`).click();
    await page.locator(`[data-strain="${strain}"]`).click();
  }
  if (by) {
    await page.locator('[data-chip="declarer"]').click();
    await page.locator(`.seat-${by}`).last().click();
  }
  await page.locator(`[data-over="${over}"]`).click();
}

/** The result of the board that is on, entered at a phone. */
export async function enter(page, result) {
  await page.locator('[data-enter]').first().click();
  await tap(page, result);
}

/** The other side confirms what was entered for a board, and its phone has heard that it is so. */
export async function confirm(page, board) {
  await page.locator(`[data-confirm="${board}"]`).click();
  await page.locator(`[data-confirm="${board}"]`).waitFor({ state: 'hidden' });
  await page.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
}
