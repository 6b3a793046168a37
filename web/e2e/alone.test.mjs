// The evening that runs by itself: seven tables, the laptop closed after the first round has started. Rounds begin when every table is done,
// phones go with their pairs, two tables have one tablet for both sides, a slip is put right by the players, the Director plays and
// rules from the phone with which he plays, and at the end everybody sees the results.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { boardOf, confirm, interfaceOf, openClub, tap, tests, until } from './club.mjs';

let club, plan, codes, state;
const test = tests('alone', () => club);
/** The phone of a pair, by its number; the tablet of a table. */
const phones = {};
const tablets = {};
const ROUNDS = 3;
const TABLETS = ['6', '7'];

// A Mitchell of seven tables, of which three rounds of two boards are played.
function mitchell() {
  const rounds = Array.from({ length: ROUNDS }, (_, r) => {
    const tables = Array.from({ length: 7 }, (_, i) => {
      const set = (i + r) % 7;
      return `  - {table: ${i + 1}, ns: ${i + 1}, ew: ${8 + ((i - r + 7) % 7)}, boards: ${2 * set + 1}-${2 * set + 2}}`;
    });
    return `- tables:\n${tables.join('\n')}`;
  });
  return `movement: seven tables\nentrants: pairs\ncontestants: 14\nrounds:\n${rounds.join('\n')}\n`;
}
const tablesOf = (round) => state.sessions[0].rounds[round - 1].tables;
const isOver = async () => (await interfaceOf(phones[1], club.server)('GET', `/api/events/${club.event}?view=public`)).value.event.sessions[0];

before(async () => {
  club = await openClub();
  ({ id: club.event } = await club.api('POST', '/api/events', { name: 'Tuesday', kind: 'pairs', settings: { method: 'matchpoints' } }));
  for (let i = 1; i <= 14; i++) await club.write({ entered: { contestant: i, players: [`Ana ${i}`, `Bea ${i}`] } });
  plan = mitchell();
  await club.write({ movement: { plan } });
  state = await club.state();
});
after(() => club?.close());

test('permanent codes for the tables, to be laminated', async () => {
  const { page } = club;
  // The codes of the session were asked for first and come last: they are not shown as the permanent ones.
  let shown;
  const permanent = new Promise((done) => (shown = done));
  const isOfSession = (url) => url.pathname === `/api/events/${club.event}/codes` && url.searchParams.get('lasting') !== 'true';
  await page.route(isOfSession, async (route) => { await permanent; await route.continue(); });
  await page.goto(`/e/${club.event}/codes`);
  const ofSession = page.waitForResponse((one) => isOfSession(new URL(one.url())));
  await page.getByRole('button', { name: 'Permanent' }).click();
  await page.getByText('print them once and laminate them').waitFor();
  await page.locator('.letters').first().waitFor();
  shown();
  await (await ofSession).finished();
  await page.unrouteAll();
  await until(async () => (await page.locator('.letters').first().textContent())?.trim().length === 7, 'the permanent codes are shown');
  await accessible(page, 'permanent codes');
  await picture(page, 'codes-permanent');
  codes = await club.api('GET', `/api/events/${club.event}/codes?lasting=true`);
});

test('the rounds are to begin by themselves', async () => {
  const { page } = club;
  await page.goto(`/e/${club.event}/direct`);
  await page.getByText('The next round starts: when I press the button').click();
  await page.locator('[data-pick="all-done"]').click();
  await page.locator('[data-way="all-done"]').waitFor();
  await accessible(page, 'when the next round starts');
  await picture(page, 'next-round-way', { full: true });
  assert.equal((await club.state()).settings['next-round'].value, 'all-done');
});

test('phones and tablets take their places with the codes on the tables', async () => {
  for (const { table, ns, ew } of tablesOf(1)) {
    const { code } = codes.find((one) => one.table === table);
    if (TABLETS.includes(table)) {
      const tablet = await device(club.browser, club.server.base, { width: 768, height: 1024 });
      club.devices.push(tablet);
      tablets[table] = tablet;
      await tablet.page.goto(`/t/${code}`);
      await tablet.page.locator('[data-shared]').waitFor();
      if (table === '6') await accessible(tablet.page, 'where a device sits');
      await tablet.page.locator('[data-shared]').click();
      await tablet.page.getByText('One device for both sides').waitFor();
      continue;
    }
    for (const [pair, seat] of [[ns, 'N'], [ew, 'E']]) {
      const phone = await device(club.browser, club.server.base, pair === 1 ? SMALL : PHONE);
      club.devices.push(phone);
      phones[pair] = phone;
      // Pair 1 is the Director's: signed in on his phone before he scans the code of his table.
      if (pair === 1) {
        await phone.page.goto('/sign-in');
        await phone.page.getByLabel('Name').fill('Dora');
        await phone.page.getByLabel('Password').fill('a calm evening');
        await phone.page.getByRole('button', { name: 'Sign in' }).click();
        await phone.page.getByRole('heading', { name: 'Tuesday' }).waitFor();
      }
      await phone.page.goto(`/t/${code}`);
      await phone.page.locator(`.seat-${seat}`).click();
      await phone.page.getByText('The round has not started yet.').waitFor();
    }
  }
});

test('the first round is started, and the laptop is closed', async () => {
  const { page } = club;
  await page.getByRole('button', { name: 'Start round 1' }).click();
  await page.getByText('Round 1 of 3').first().waitFor();
  await page.context().close();
  club.devices.shift();
});

/** Taps are counted where a test says how many there may be. */
async function counted(page, taps) {
  for (const what of taps) await page.locator(what).first().click();
  return taps.length;
}

test('a result takes seven taps with the lead, the confirmation one; on the tablet one more', async () => {
  const { table, boards, ew } = tablesOf(1)[0];
  const [one] = boards.map(({ board }) => board);
  const north = phones[1].page;
  await north.locator(`[data-enter="${one}"]`).waitFor();
  await accessible(north, 'the phone of a Director who plays');
  await picture(north, 'alone-phone-320', { full: true });
  assert.equal(await counted(north, ['[data-quick="4"]', '[data-strain="S"]', '.seat-N', '[data-suit="H"]', '[data-rank="K"]', '[data-over="0"]', '[data-send]']), 7);
  await confirm(phones[ew].page, one);
  const at = tablesOf(1)[6];
  const tablet = tablets['7'].page;
  const board = at.boards[0].board;
  assert.equal(await counted(tablet, ['[data-quick="3"]', '[data-strain="NT"]', '.seat-E', '[data-no-lead]', '[data-over="1"]', '[data-send]']), 6);
  await tablet.getByText(`East-West: is the result on board ${board} correct?`).waitFor();
  // The next board can be entered meanwhile.
  await tablet.locator(`[data-enter="${at.boards[1].board}"]`).waitFor();
  await accessible(tablet, 'a tablet asks the other side');
  await picture(tablet, 'tablet-confirm');
  assert.equal(await counted(tablet, [`[data-confirm="${board}"]`]), 1);
  await tablet.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
  assert.equal(table, '1');
});

test('the back button goes back a step and loses no tap', async () => {
  const at = tablesOf(1)[1];
  const { page } = phones[at.ns];
  const [{ board }] = at.boards;
  await page.locator(`[data-enter="${board}"]`).click();
  for (const what of ['[data-level="2"]', '[data-strain="H"]']) await page.locator(what).click();
  await page.locator('.seat-S').waitFor();
  await page.goBack();
  await page.locator('[data-strain="H"][aria-pressed="true"]').waitFor();
  await page.goBack();
  await page.locator('[data-level="2"][aria-pressed="true"]').waitFor();
  await page.goBack();
  await page.locator(`[data-enter="${board}"]`).waitFor();
  assert.match(page.url(), /\/table$/);
  // Also a phone that went off in the middle of it.
  await page.locator(`[data-enter="${board}"]`).click();
  await page.locator('[data-level="2"]').click();
  await page.reload();
  await page.locator(`[data-enter="${board}"]`).click();
  await page.locator('[data-strain="H"]').click();
  await page.locator('.seat-S').click();
  await page.locator('[data-no-lead]').click();
  await page.locator('[data-over="0"]').click();
  await page.locator('[data-send]').click();
  await phones[at.ew].page.locator(`[data-confirm="${board}"]`).waitFor();
});

test('an honest slip is put right by the two sides', async () => {
  const at = tablesOf(1)[1];
  const [{ board }] = at.boards;
  const [north, east] = [phones[at.ns].page, phones[at.ew].page];
  // One trick too many: East-West change it, North-South confirm; nobody calls the Director.
  await east.locator(`[data-wrong="${board}"]`).click();
  await accessible(east, 'a slip');
  await picture(east, 'slip-390');
  await east.locator('[data-change]').click();
  await east.locator('[data-chip="tricks"]').click();
  await east.locator('[data-over="-1"]').click();
  await picture(east, 'slip-check-390');
  await east.locator('[data-send]').click();
  await confirm(north, board);
  // Both have agreed, and it was another declarer all the same.
  await north.locator(`[data-change-result="${board}"]`).click();
  await north.locator('[data-chip="declarer"]').click();
  await north.locator('.seat-N').last().click();
  await north.locator('[data-send]').click();
  await confirm(east, board);
  assert.equal(await north.getByText('The Director has been called').count(), 0);
});

test('a call from the call to the ruling, by the phone with which the Director plays', async () => {
  const at = tablesOf(1)[2];
  const { page } = phones[at.ew];
  await page.getByRole('button', { name: 'Call the Director' }).click();
  await accessible(page, 'why the Director is called');
  await picture(page, 'call-why-390', { full: true });
  await page.locator('[data-reason="bidding"]').click();
  await page.locator('[data-call="called"]').waitFor();
  assert.equal(await page.getByText('is coming').count(), 0, 'nobody has seen it yet');
  const director = phones[1].page;
  const call = director.locator('[data-call-of="3"]');
  await call.getByText('A call or bid').waitFor();
  await call.getByText('East', { exact: false }).first().waitFor();
  await accessible(director, 'a call on the phone of a Director who plays');
  await fits(director, 'a call on the phone of a Director who plays');
  await picture(director, 'director-plays-320', { full: true });
  await call.locator('[data-step="on-the-way"]').click();
  await page.getByText('The Director is coming.').waitFor();
  await call.locator('[data-step="at-table"]').click();
  await page.getByText('The Director is at your table.').waitFor();
  // An insufficient bid: from here to the saved ruling, tap by tap.
  let taps = 0;
  const settled = () => director.locator('.columns[aria-busy="false"]').waitFor();
  const touch = async (what) => {
    taps += 1;
    await director.locator(what).first().click();
  };
  await touch('[data-call-of="3"] [data-rule]');
  await settled();
  await touch('[data-call="1S"]');
  await settled();
  await touch('[data-call="1H"]');
  await settled();
  await touch('[data-called]');
  await director.locator('[data-answer="0"]').waitFor();
  await settled();
  await touch('[data-answer="0"]');
  await settled();
  await touch('[data-save]');
  await director.waitForURL(/\/ruling\/\d+$/);
  assert.ok(taps <= 7, `an insufficient bid in ${taps} taps`);
  // The saved ruling ends the call.
  await page.locator('[data-call]').waitFor({ state: 'hidden' });
  await director.locator('[data-hat="play"]').click();
  await director.getByRole('heading', { name: 'Table 1' }).waitFor();
  await director.locator('[data-call-of]').first().waitFor({ state: 'hidden' });
});

/** The device that enters at a table in a round, and the one that confirms. */
function at(round, name) {
  const sits = tablesOf(round).find((one) => one.table === name);
  const tablet = tablets[name];
  if (tablet) return { sits, enters: tablet.page, confirms: tablet.page };
  // A pair that began at a tablet has no phone: the phone at the table is handed to it.
  return { sits, enters: (phones[sits.ns] ?? phones[sits.ew]).page, confirms: (phones[sits.ew] ?? phones[sits.ns]).page };
}

/** Plays what is left of a round, at all tables; nothing is done for the round to go on. */
async function play(round) {
  for (const { table } of tablesOf(round)) {
    const { sits, enters, confirms } = at(round, table);
    await enters.getByRole('heading', { name: `Table ${table}`, exact: true }).waitFor();
    await enters.getByText(`Round ${round} of 3`).first().waitFor();
    for (const { board } of sits.boards) {
      const line = enters.locator(`[data-line="${board}"]`);
      await line.waitFor();
      if ((await line.getAttribute('data-status')) === 'missing') {
        await enters.locator(`[data-enter="${board}"]`).click();
        await tap(enters, { level: 2, strain: 'S', by: 'N', over: (Number(table) + board) % 3 });
        await enters.locator(`[data-line="${board}"][data-status="entered"]`).waitFor();
      }
      if ((await line.getAttribute('data-status')) !== 'entered') continue;
      if (confirms !== enters || tablets[table]) await confirms.locator(`[data-confirm="${board}"]`).click();
      else {
        await enters.locator('[data-hand]').click();
        await enters.locator('[data-handed]').first().click();
        await enters.locator(`[data-hand-yes="${board}"]`).click();
        await enters.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
      }
      // The very last one may have been followed by the next round already.
      await until(async () => boardOf(await seen(), round, table, board).status === 'agreed', `board ${board} at table ${table} is agreed`);
    }
  }
}
/** The event as the Director's phone sees it. */
const seen = async () => (await interfaceOf(phones[1], club.server)('GET', `/api/events/${club.event}`)).value.event;

test('the round ends with its last result, the next begins by itself, and the phones are where their pairs are', async () => {
  await play(1);
  await until(async () => (await isOver()).round === 2, 'round 2 has begun by itself');
  for (const { table, ns, ew } of tablesOf(2)) {
    for (const pair of [ns, ew].filter((one) => phones[one])) {
      await phones[pair].page.getByText('Round 2 of 3').first().waitFor();
      await phones[pair].page.getByRole('heading', { name: `Table ${table}`, exact: true }).waitFor();
    }
  }
  const moved = phones[tablesOf(2)[1].ew].page;
  await moved.locator('[data-arriving]').waitFor();
  await accessible(moved, 'the next table');
  await picture(moved, 'arriving-390', { full: true });
  const stays = phones[tablesOf(2)[1].ns].page;
  await stays.locator('[data-arriving]').getByText('Stay here').waitFor();
  await tablets['6'].page.getByText('Round 2 of 3').first().waitFor();
});

test('one phone for a table: the side that changes its seat can confirm', async () => {
  const there = tablesOf(2).find(({ ns, ew, table }) => !tablets[table] && !phones[ew] && phones[ns]);
  const { page } = phones[there.ns];
  const [{ board }] = there.boards;
  await page.locator(`[data-enter="${board}"]`).click();
  await tap(page, { level: 1, strain: 'NT', by: 'N', over: 0 });
  await page.locator(`[data-line="${board}"][data-status="entered"]`).waitFor();
  await page.getByRole('button', { name: 'Change seat' }).click();
  await page.locator('.seat-E').click();
  await page.locator(`[data-confirm="${board}"]`).click();
  await page.locator('[data-same-phone]').waitFor();
  await accessible(page, 'the phone that entered the result');
  await picture(page, 'same-phone-390', { full: true });
  await page.locator(`[data-confirm="${board}"]`).click();
  await page.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
  assert.equal(boardOf(await seen(), 2, there.table, board).handed, true);
  await page.getByRole('button', { name: 'Change seat' }).click();
  await page.locator('.seat-N').click();
  await page.locator('.seat-W').waitFor({ state: 'hidden' });
});

test('where to go next is said before, and not as if it were now', async () => {
  const there = tablesOf(2)[1];
  const { page } = phones[there.ew];
  for (const { board } of there.boards) {
    await phones[there.ns].page.locator(`[data-enter="${board}"]`).click();
    await tap(phones[there.ns].page, { level: 1, strain: 'C', by: 'W', over: 0 });
    await confirm(page, board);
  }
  const next = tablesOf(3).find((one) => one.ew === there.ew);
  await page.locator(`[data-next] [data-to="${next.table}"]`).waitFor();
  await page.getByText(`Boards ${next.boards.map((one) => one.board).join(', ')}`).waitFor();
  assert.equal(await page.getByText('Now go to').count(), 0);
  await accessible(page, 'the next round');
  await picture(page, 'next-390', { full: true });
  await phones[there.ns].page.getByText(`Stay at table ${there.table}`).waitFor();
});

test('the Director says something to all tables, stops the clock and lets it go on, from his phone', async () => {
  const { page } = phones[1];
  await page.locator('[data-hat="direct"]').click();
  await page.locator('[data-pause]').click();
  await phones[2].page.getByText('Clock stopped').first().waitFor();
  await page.locator('[data-resume]').click();
  await phones[2].page.getByText('Clock stopped').first().waitFor({ state: 'hidden' });
  await page.locator('[data-say]').click();
  await page.getByLabel('Message', { exact: true }).fill('Tea is ready.');
  await accessible(page, 'a message to the tables');
  await picture(page, 'announce-320');
  await page.getByRole('button', { name: 'Send the message' }).click();
  for (const one of [phones[2].page, tablets['7'].page]) {
    await one.locator('[data-announced]').getByText('Tea is ready.').waitFor();
    await one.locator('[data-announced]').getByRole('button', { name: 'OK' }).click();
    await one.locator('[data-announced]').waitFor({ state: 'hidden' });
  }
  await accessible(page, 'the session on a small phone');
  await picture(page, 'direct-320', { full: true });
  await page.locator('[data-hat="play"]').click();
  await page.locator('[data-announced]').getByRole('button', { name: 'OK' }).click();
});

test('the clock of the room says who moves where', async () => {
  const room = await device(club.browser, club.server.base, LAPTOP);
  club.devices.push(room);
  await room.page.goto(`/e/${club.event}/clock`);
  await room.page.getByText('East-West move up one table').waitFor();
  await room.page.getByText('Boards move down one table').waitFor();
  await room.page.locator('[data-full]').waitFor();
  await accessible(room.page, 'the clock of the room');
  await picture(room.page, 'room-clock');
});

test('a colleague asks the Director for his opinion: it reaches him where he plays', async () => {
  const { page } = phones[1];
  const ask = interfaceOf(phones[1], club.server);
  const write = async (key, action) => {
    const answer = await ask('POST', `/api/events/${club.event}/entries`, { key, action });
    assert.ok(answer.ok, JSON.stringify(answer.value));
  };
  // Boards that his own pair has played: of others he is told nothing.
  const { table, boards } = tablesOf(2)[6];
  await page.locator('[data-calls="0"]').waitFor({ state: 'attached' });
  await write('case', { case: { round: 2, table, board: boards[0].board, about: { kind: 'information' } } });
  await write('consult', { 'in-case': { case: 1, act: { consult: { who: 'Dora' } } } });
  await page.locator('[data-case="1"]').getByText('Your opinion is asked').waitFor();
  await accessible(page, 'an opinion is asked');
  await picture(page, 'opinion-320');
  await page.locator('[data-case="1"]').click();
  await page.waitForURL('**/case/1');
  await page.locator('[data-hat="play"]').click();
});

test('in every language everything fits a phone of 320 pixels', async () => {
  const { table } = tablesOf(2)[4];
  const { code } = codes.find((one) => one.table === table);
  const signedIn = await phones[1].context.cookies();
  for (const locale of ['pt-BR', 'es-MX', 'es-ES', 'it-IT', 'ro-RO']) {
    const phone = await device(club.browser, club.server.base, SMALL, locale);
    club.devices.push(phone);
    const { page } = phone;
    await page.goto(`/t/${code}`);
    await page.locator('[data-shared]').waitFor();
    await fits(page, `where a device sits, ${locale}`);
    await page.locator('.seat-N').click();
    await page.locator('[data-quick]').first().waitFor();
    await fits(page, `a phone, ${locale}`);
    await picture(page, `phone-${locale}-320`, { full: true });
    await page.locator('button.call').click();
    await page.locator('[data-reason="other"]').waitFor();
    await fits(page, `why the Director is called, ${locale}`);
    await picture(page, `call-${locale}-320`);
    await page.goto(`/e/${club.event}/clock`);
    await page.locator('[data-moves]').waitFor();
    await fits(page, `the clock of the room, ${locale}`);
    const laptop = await device(club.browser, club.server.base, SMALL, locale);
    club.devices.push(laptop);
    await laptop.context.addCookies(signedIn);
    await laptop.page.goto(`/e/${club.event}/direct`);
    await laptop.page.locator('[data-way] summary').click();
    await laptop.page.locator('[data-back]').click();
    await laptop.page.locator('[data-back-sure]').waitFor();
    await fits(laptop.page, `the session, ${locale}`);
    await picture(laptop.page, `session-${locale}-320`, { full: true });
    await laptop.page.goto(`/e/${club.event}/codes`);
    await laptop.page.locator('.letters').first().waitFor();
    await fits(laptop.page, `codes, ${locale}`);
    await Promise.all([phone.context.close(), laptop.context.close()]);
    club.devices.splice(-2);
  }
});

test('the last rounds, the end of the session and the results, and nobody has touched a laptop', async () => {
  await play(2);
  await until(async () => (await isOver()).round === 3, 'round 3 has begun by itself');
  await play(3);
  await until(async () => (await isOver()).over, 'the session has ended by itself');
  const { page } = phones[2];
  await page.getByText('The session is over.').waitFor();
  await picture(page, 'over-390');
  await page.getByRole('link', { name: 'See the results' }).click();
  await page.locator('tbody tr').nth(6).waitFor();
  await accessible(page, 'results on a phone');
});

test('a trick count is corrected by the Director in at most five taps', async () => {
  const { page } = phones[1];
  await page.goto(`/e/${club.event}/after`);
  const before = boardOf(await seen(), 3, '2', tablesOf(3)[1].boards[0].board).result.text;
  await page.goto(`/e/${club.event}/direct`);
  await page.getByRole('button', { name: /^Table 2/ }).waitFor();
  let taps = 0;
  const touch = async (what) => {
    taps += 1;
    await what.click();
  };
  await touch(page.getByRole('button', { name: /^Table 2/ }));
  await touch(page.getByRole('dialog').getByRole('button', { name: /^Board/ }).first());
  await touch(page.getByRole('button', { name: 'Correct the score' }));
  await accessible(page, 'a correction begins with what was entered');
  await picture(page, 'correct-320', { full: true });
  await touch(page.locator('[data-over="-2"]'));
  await touch(page.getByRole('button', { name: 'Save' }));
  assert.ok(taps <= 5, `${taps} taps`);
  const [{ board }] = tablesOf(3)[1].boards;
  await until(async () => boardOf(await seen(), 3, '2', board).result.text !== before, 'the correction is kept');
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
