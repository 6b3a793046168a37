// Tables of an event that is played in the browser: a call in the list of the event, boards that wait and are finished later, onlookers by a link,
// a system card as a file that goes with the pair, faces chosen at a table.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, LAPTOP, picture, SMALL } from './browser.mjs';
import { boardOf, openClub, pbnOf, tests, until } from './club.mjs';
import { all, call } from './play.mjs';

let club, place, seats, director;
const test = tests('play-event', () => club);
const at = (round, table) => `/play/${club.event}-1-${round}-${table}`;

before(async () => {
  club = await openClub();
  await club.session({ name: 'Online', pairs: 6, boards: 6, rounds: 3, settings: { play: 'guided', 'play-onlookers': 'one-hand' }, started: false });
  await club.api('POST', `/api/events/${club.event}/deal`, { pbn: pbnOf(6).buffer.toString() });
  await club.write({ 'round-started': { round: 1, minutes: 20 } });
  place = await club.place(0);
  seats = {};
  for (const seat of ['N', 'E', 'S', 'W']) {
    const phone = await club.phone(place.table, seat, { viewport: SMALL });
    await phone.page.goto(at(1, place.table));
    seats[seat] = phone.page;
  }
  const one = await device(club.browser, club.server.base, LAPTOP);
  await one.context.addCookies(await club.page.context().cookies());
  club.devices.push(one);
  director = one.page;
});
after(() => club?.close());

test('a call at a table is in the list of the event, with its stages on the players’ screens', async () => {
  await all(seats, 0);
  await seats.E.locator('[data-director]').click();
  await seats.E.locator('[role="dialog"] input, dialog input').first().fill('a question about a call');
  await seats.E.locator('[data-director-now]').click();
  for (const page of Object.values(seats)) await page.locator('[data-call-stage="called"]').waitFor();
  await director.goto(`/e/${club.event}/tables`);
  const call = director.locator(`[data-call-of="${place.table}"]`);
  await call.getByText('a question about a call').waitFor();
  await director.locator(`[data-watched="${place.table}"] [data-called-by]`).waitFor();
  await accessible(director, 'all tables with a call');
  await picture(director, 'play-calls-1366');
  await call.locator('[data-step="on-the-way"]').click();
  await seats.N.locator('[data-call-stage="on-the-way"]').waitFor();
  await call.locator('[data-step="at-table"]').click();
  await seats.N.locator('[data-call-stage="at-table"]').waitFor();
  // To rule he goes to the table where it is played.
  assert.match(await call.locator('[data-rule]').getAttribute('href'), new RegExp(`^/play/${club.event}-1-1-${place.table}/1/rule$`));
  await call.locator('[data-step="done"]').click();
  for (const page of Object.values(seats)) await page.locator('[data-call-stage]').waitFor({ state: 'detached' });
});

test('onlookers come by a link, sit beside a player and go on with the table; faces are chosen at a table', async () => {
  await director.goto(`/e/${club.event}/tables`);
  await director.locator('[data-onlookers] summary').click();
  const link = await director.locator('[data-link="play-onlooker"]').inputValue();
  await accessible(director, 'the links of the onlookers');
  const { page } = await (async () => {
    const one = await device(club.browser, club.server.base, SMALL);
    club.devices.push(one);
    return one;
  })();
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await page.locator(`[data-look-on="${place.table}"]`).waitFor();
  await accessible(page, 'the tables to look on at');
  await picture(page, 'play-look-on-320');
  await page.locator(`[data-look-on="${place.table}"]`).click();
  await page.locator('section.acts[data-log="0"]').waitFor();
  assert.equal(await page.locator('.hand').count(), 0);
  await page.locator('[data-beside="W"]').click();
  await page.locator('[data-beside="W"][aria-current="true"]').waitFor();
  assert.equal(await page.locator('.hand').count(), 1);
  // One hand a board: no other is offered before it is over.
  assert.equal(await page.locator('[data-beside]').count(), 1);
  assert.equal(await page.locator('[data-call]').count(), 0);
  // A phone that plays is not let in by the same link.
  const phone = seats.N.context();
  const other = await phone.newPage();
  await other.goto(`${at(1, (await club.place(1)).table)}?beside=N${new URL(link).hash}`);
  await other.getByRole('alert').waitFor();
  assert.equal(await other.locator('.hand').count(), 0);
  await other.close();
  // The Director turns picture and voice on at this table.
  const table = director.locator(`[data-watched="${place.table}"]`);
  await table.locator('[data-sits]').click();
  await director.locator('[data-set-faces]').selectOption('all');
  await accessible(director, 'what holds at a table');
  await director.locator('[data-set-here]').click();
  await seats.S.locator('[data-faces-join]').waitFor();
});

test('a system card is a file, one tap away, and goes with the pair', async () => {
  await seats.E.locator('[data-cards-open]').click();
  const text = 'Sistem natural';
  const pdf = Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
  // What is neither a PDF nor a picture is refused with what is.
  await seats.E.locator('[data-card-file]').setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
  await seats.E.getByRole('alert').waitFor();
  await seats.E.locator('[data-card-file]').setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: pdf });
  await seats.E.locator('[data-system-card="ew"] a').waitFor();
  await accessible(seats.E, 'system cards');
  await picture(seats.E, 'play-cards-320');
  await seats.E.keyboard.press('Escape');
  await seats.N.locator('[data-cards-open]').click();
  const card = await seats.N.locator('[data-system-card="ew"] a').getAttribute('href');
  const got = await seats.N.request.get(card);
  assert.equal(got.headers()['content-type'], 'application/pdf');
  assert.ok((await got.text()).includes(text));
  await seats.N.keyboard.press('Escape');
});

test('a board that the clock ends waits, is listed, and is finished by its players', async () => {
  for (const [at, [seat, what]] of [['N', '1C'], ['E', 'Pass']].entries()) {
    await call(seats[seat], what);
    await all(seats, at + 1);
  }
  const before = await club.place(0);
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
  // Players go on by themselves; the table has the board as it was left.
  const now = (await club.state()).sessions[0].rounds[1].tables.find((one) => one.ew === before.ew);
  await seats.E.waitForURL(new RegExp(`-1-2-${now.table}`));
  await director.goto(`/e/${club.event}/direct`);
  await director.locator('[data-waiting]').click();
  const board = director.locator(`[data-waits="${before.boards[0]}"][data-table="${before.table}"]`);
  await board.locator('[data-far]', { hasText: '2 calls' }).waitFor();
  await accessible(director, 'boards that wait');
  await picture(director, 'play-waiting-1366');
  await director.setViewportSize(SMALL);
  await picture(director, 'play-waiting-320', { full: true });
  await director.setViewportSize(LAPTOP);
  // The phone of a player knows of it, and that it waits.
  await seats.E.goto('/table');
  await seats.E.locator(`[data-owed="${before.boards[0]}"]`, { hasText: 'waits for the Director' }).waitFor();
  await board.locator('[data-let-finish]').click();
  await director.locator(`[data-waits="${before.boards[0]}"][data-table="${before.table}"][data-state="late"]`).waitFor();
  await seats.E.locator(`[data-owed="${before.boards[0]}"][data-status="late"] [data-finish]`).click();
  for (const seat of ['N', 'S', 'W']) await seats[seat].goto(at(1, before.table));
  await all(seats, 2);
  for (const [at, seat] of ['S', 'W'].entries()) {
    await call(seats[seat], 'Pass');
    await all(seats, at + 3);
  }
  // All pass after one club: East leads, and North claims the rest.
  await seats.E.locator('[data-card="HJ"]').click();
  await all(seats, 5);
  await seats.N.locator('[data-claims]').click();
  await seats.N.locator('[data-claim-now]').click();
  await seats.E.locator('.ask [data-answer="0"]').click();
  await until(async () => boardOf(await club.state(), 1, before.table, before.boards[0]).result?.text.startsWith('1C N'), 'the result of the late board');
  await director.locator(`[data-waits="${before.boards[0]}"][data-table="${before.table}"]`).waitFor({ state: 'detached' });
  // And East goes on to the table of the round that is on, where his card lies already.
  await seats.E.waitForURL(new RegExp(`-1-2-${now.table}`));
  await seats.E.locator('[data-cards-open]').click();
  await seats.E.locator(`[data-system-card="ew"] a`).waitFor();
  await seats.E.keyboard.press('Escape');
  // The board after it was never begun: the Director gives a score for it from the same page.
  const second = director.locator(`[data-waits="${before.boards[1]}"][data-table="${before.table}"]`);
  await second.and(director.locator('[data-state="not-begun"]')).waitFor();
  await second.locator('[data-score-waiting]').click();
  await director.getByRole('button', { name: 'Not played', exact: false }).first().waitFor();
  await director.keyboard.press('Escape');
  // Or lets it be played now.
  await second.locator('[data-let-play]').click();
  await second.and(director.locator('[data-state="late"]')).waitFor();
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
