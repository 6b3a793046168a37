// A whole evening: first start, a session of three tables with the director and six phones, rulings in two languages, a phone
// without a network, official results. Every page is checked for accessibility and photographed on the way.
import assert from 'node:assert/strict';
import { after, before, test as one } from 'node:test';
import { accessible, device, LAPTOP, launch, OUT, PHONE, picture, SMALL } from './browser.mjs';
import { boardOf, confirm, correct, interfaceOf, tap, until } from './club.mjs';
import { startServer } from './server.mjs';

// The evening goes on from test to test: after the first failure the rest would only repeat it.
let broken = false;
const test = (name, body) =>
  one(name, async (context) => {
    if (broken) return context.skip('an earlier step failed');
    try {
      await body();
    } catch (error) {
      broken = true;
      for (const [i, { page }] of all.entries()) await page.screenshot({ path: `${OUT}failed-${i}.png` }).catch(() => {});
      throw error;
    }
  });
let server, browser, director, event;
const phones = {}; // '1N', '1E', '2N' ...
const all = [];

before(async () => {
  server = await startServer();
  browser = await launch();
  director = await make(LAPTOP);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function make(viewport, locale) {
  const one = await device(browser, server.base, viewport, locale);
  all.push(one);
  return one;
}
const PAIRS = ['Ana Lima, Bea Reis', 'Cid Melo, Dan Cruz', 'Eva Sol, Fay Luz', 'Gil Mar, Hal Rio', 'Ida Paz, Jon Vale', 'Kim Prado, Lia Serra'];

test('the first start makes the director', async () => {
  const { page } = director;
  await page.goto('/');
  await page.waitForURL('**/setup');
  await accessible(page, 'setup');
  await page.goto(`/setup#${server.code}`);
  await page.reload();
  await picture(page, 'setup');
  await page.getByLabel('Your name').fill('Dora');
  await page.getByLabel('Password', { exact: false }).first().fill('a calm evening');
  await page.getByLabel('Confirm password').fill('a calm evening');
  await page.getByRole('button', { name: 'Get started' }).click();
  await page.getByRole('link', { name: 'New session' }).waitFor();
  await accessible(page, 'home of the director');
});

test('an assistant gets an account', async () => {
  const { page } = director;
  await page.goto('/people');
  await page.getByLabel('Name').first().fill('Rui');
  await page.getByLabel('Password').fill('another evening');
  await page.getByRole('button', { name: 'Assistant' }).first().click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Rui').first().waitFor();
  await accessible(page, 'people');
  await picture(page, 'people');
});

test('a session is created', async () => {
  const { page } = director;
  await page.goto('/new');
  await page.getByRole('button', { name: 'Pairs' }).click();
  await page.getByLabel('Name').fill('Thursday Pairs');
  await page.getByText('More options').click();
  await page.getByRole('button', { name: 'after each board' }).click();
  await accessible(page, 'new session: what');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Pairs, one per line').fill([...PAIRS.slice(1), PAIRS[1]].join('\n'));
  await page.getByText('appears twice').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Next' }).isDisabled());
  await page.getByLabel('Pairs, one per line').fill(PAIRS.join('\n'));
  await page.getByText('6 entries').waitFor();
  await accessible(page, 'new session: who');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Boards to play').fill('6');
  await page.getByLabel('Playing time (minutes)').fill('60');
  await page.getByRole('button', { name: /Mitchell.*3 rounds of 2/ }).first().click();
  await page.getByText('Show round by round').click();
  await accessible(page, 'new session: movement');
  await picture(page, 'new-session', { keep: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Deal the boards now' }).click();
  await accessible(page, 'new session: boards');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
  await page.getByRole('heading', { name: 'Table 3' }).waitFor();
  event = /\/e\/([^/]+)\/codes/.exec(page.url())[1];
  await accessible(page, 'codes');
  await picture(page, 'codes', { keep: true });
});

test('six phones take their seats', async () => {
  const links = await director.page.locator('.address a').evaluateAll((list) => list.map((one) => one.getAttribute('href')));
  assert.equal(links.length, 3);
  for (const [i, link] of links.entries()) {
    for (const [seat, word] of [['N', 'North'], ['E', 'East']]) {
      const phone = await make(i === 0 ? SMALL : PHONE);
      phones[`${i + 1}${seat}`] = phone;
      await phone.page.goto(link);
      await phone.page.getByText('Where are you sitting?').waitFor();
      if (i === 0 && seat === 'N') {
        await accessible(phone.page, 'choice of the seat');
        await picture(phone.page, 'seat-320');
      }
      await phone.page.getByRole('button', { name: new RegExp(`^${word}`) }).click();
      await phone.page.getByText('The round has not started yet.').waitFor();
    }
  }
});

async function startRound(number) {
  const { page } = director;
  await page.goto(`/e/${event}/direct`);
  await page.getByRole('button', { name: `Start round ${number}` }).click();
  await page.getByText(`Round ${number} of 3`).first().waitFor();
}

const state = async () => (await interfaceOf(director, server)('GET', `/api/events/${event}`)).value.event;
/** The boards of a table in a round. */
const boardsOf = async (round, table) =>
  (await state()).sessions[0].rounds[round - 1].tables.find((one) => one.table === String(table)).boards.map((one) => one.board);

/** A phone enters the result of a board by tapping. */
async function enter(page, board, result) {
  await page.locator(`[data-enter="${board}"]`).click();
  await tap(page, { lead: ['H', 'K'], ...result });
}
/** North-South enter, East-West confirm, and both phones have heard of it. */
async function playBoard(table, board, result) {
  const north = phones[`${table}N`].page;
  await enter(north, board, result);
  await confirm(phones[`${table}E`].page, board);
  await north.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
}

test('round one: results by tapping, confirmation, undo, a call', async () => {
  await startRound(1);
  const north = phones['1N'].page;
  const east = phones['1E'].page;
  await north.getByText('You are playing').waitFor();
  await accessible(north, 'table during play');
  await picture(north, 'player-320', { full: true });
  await north.getByRole('button', { name: 'Enter the result' }).first().click();
  await accessible(north, 'entry: level');
  await picture(north, 'entry-level-320', { full: true });
  await north.locator('[data-level="4"]').click();
  await north.locator('[data-strain="S"]').click();
  await accessible(north, 'entry: declarer');
  await picture(north, 'entry-declarer-320', { full: true });
  await north.locator('.seat-N').click();
  await north.locator('[data-suit="H"]').click();
  await accessible(north, 'entry: lead');
  await north.locator('[data-rank="K"]').click();
  await accessible(north, 'entry: tricks');
  await picture(north, 'entry-tricks-320', { full: true });
  await north.locator('[data-over="0"]').click();
  await accessible(north, 'entry: check');
  await north.locator('[data-send]').click();
  await east.getByRole('button', { name: 'Correct', exact: true }).waitFor();
  await accessible(east, 'confirmation');
  await picture(east, 'confirm-320', { full: true });
  // A slip is seen: undone and entered again before the other side has confirmed.
  await north.getByRole('button', { name: 'Undo' }).click();
  const [here, then] = await boardsOf(1, 1);
  await north.locator(`[data-line="${here}"][data-status="missing"]`).waitFor();
  await east.getByRole('button', { name: 'Correct', exact: true }).waitFor({ state: 'hidden' });
  await north.locator(`[data-enter="${here}"]`).click();
  await north.locator('[data-level="4"]').click();
  await north.locator('[data-strain="S"]').click();
  await north.locator('.seat-N').click();
  await north.locator('[data-suit="H"]').click();
  await north.locator('[data-rank="K"]').click();
  await north.locator('[data-over="1"]').click();
  await north.locator('[data-send]').click();
  await east.locator('.confirm').getByText('+1').first().waitFor();
  await confirm(east, here);
  await north.locator(`[data-line="${here}"][data-status="agreed"]`).waitFor();

  const asking = phones['2N'].page;
  await asking.getByRole('button', { name: 'Call the Director' }).click();
  await accessible(asking, 'call for the Director');
  await asking.locator('[data-reason="other"]').click();
  await asking.getByText('The Director has been called').waitFor();
  const { page } = director;
  await page.getByText('One Director call').waitFor();
  await accessible(page, 'dashboard with a call');
  await picture(page, 'director', { keep: true });
  await page.getByRole('button', { name: 'On my way' }).click();
  await asking.getByText('The Director is coming').waitFor();
  await page.locator('[data-step="done"]').click();
  await page.getByText('No Director calls').waitFor();

  await playBoard(1, then, { level: 3, strain: 'NT', by: 'S', over: 1 });
  const [second, third] = [phones['2N'].page, phones['2E'].page];
  await second.getByRole('button', { name: 'Enter the result' }).first().click();
  for (const one of ['[data-level="1"]', '[data-strain="S"]', '.seat-N', '[data-suit="H"]', '[data-rank="K"]']) await second.locator(one).click();
  await picture(second, 'entry-tricks', { keep: true });
  await second.locator('[data-over="0"]').click();
  await second.locator('[data-send]').click();
  await third.getByRole('button', { name: 'Correct', exact: true }).waitFor();
  await picture(third, 'confirm', { keep: true });
  const [one, two] = await boardsOf(1, 2);
  await confirm(third, one);
  await playBoard(2, two, { level: 2, strain: 'H', by: 'E', over: -1 });
});

test('a phone without a network keeps its entry and sends it when back', async () => {
  const { context, page } = phones['3N'];
  await page.getByRole('button', { name: 'Enter the result' }).first().click();
  await page.locator('[data-level="1"]').click();
  await context.setOffline(true);
  await page.locator('[data-strain="NT"]').click();
  await page.locator('.seat-N').click();
  await page.locator('[data-suit="H"]').click();
  await page.locator('[data-rank="K"]').click();
  await page.locator('[data-over="1"]').click();
  await page.locator('[data-send]').click();
  await page.getByText('saved on this phone').first().waitFor();
  await accessible(page, 'table without a network');
  await picture(page, 'player-offline', { full: true });
  assert.equal(await phones['3E'].page.getByRole('button', { name: 'Correct', exact: true }).count(), 0);
  await context.setOffline(false);
  const [board] = await boardsOf(1, 3);
  await confirm(phones['3E'].page, board);
  await page.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
});

test('two results for one board: both are shown, and the players decide', async () => {
  const { context, page } = phones['3N'];
  const [, board] = await boardsOf(1, 3);
  await context.setOffline(true);
  await enter(page, board, { level: 4, strain: 'H', by: 'S', over: 0 });
  await page.getByText('saved on this phone').first().waitFor();
  await enter(phones['3E'].page, board, { level: 4, strain: 'H', by: 'S', over: -1 });
  await phones['3E'].page.locator(`[data-line="${board}"][data-status="entered"]`).waitFor();
  await context.setOffline(false);
  await page.getByText('two different results').waitFor();
  await accessible(page, 'conflict');
  await picture(page, 'player-conflict', { full: true });
  await page.getByRole('button', { name: 'Their result is right' }).click();
  await page.locator(`[data-line="${board}"][data-status="agreed"]`).waitFor();
  await page.locator('[data-next] [data-to]').waitFor();
  await accessible(page, 'where to go next');
  await picture(page, 'player-next', { keep: true });
});

async function signIn(page, words) {
  await page.goto('/sign-in');
  await page.getByLabel(words.name).fill('Rui');
  await page.getByLabel(words.password).fill('another evening');
  await page.getByRole('button', { name: words.go }).click();
  await page.getByRole('heading', { name: 'Thursday Pairs' }).waitFor();
}
const settled = (page) => page.locator('.columns[aria-busy="false"]').waitFor();
async function call(page, text) {
  await settled(page);
  await page.locator(`[data-call="${text}"]`).first().click();
  await settled(page);
}
async function card(page, text) {
  await settled(page);
  await page.locator(`[data-suit="${text[0]}"]`).first().click();
  await page.locator(`[data-rank="${text[1]}"]`).first().click();
  await settled(page);
}
async function other(page, seat, act) {
  await settled(page);
  await page.locator(`.seat-${seat}`).first().click();
  if (seat !== 'D') await page.locator('button[aria-pressed="false"]', { hasText: /altceva|outra coisa/ }).first().click();
  await page.locator(`[data-act="${act}"]`).first().click();
}
async function answer(page, index) {
  await page.locator(`[data-answer="${index}"]`).click();
  await settled(page);
}

test('an insufficient bid, ruled in Romanian, changes the score', async () => {
  const { page } = await make(PHONE, 'ro');
  await page.goto('/sign-in');
  await accessible(page, 'sign-in');
  await signIn(page, { name: 'Nume', password: 'Parola', go: 'Intră' });
  await page.goto(`/e/${event}/rule`);
  await page.locator('[data-table="2"]').click();
  await accessible(page, 'ruling: where');
  const board = await page.locator('[data-board]').first().getAttribute('data-board');
  await page.locator('[data-board]').first().click();
  const seats = ['N', 'E', 'S', 'W'];
  const dealer = (Number(board) - 1) % 4;
  const at = (i) => seats[(dealer + i) % 4];
  await call(page, '1S');
  await call(page, '1H');
  await picture(page, 'ruling-call-ro', { full: true });
  await page.locator('[data-called]').first().click();
  await page.locator('[data-answer="1"]').waitFor();
  await accessible(page, 'ruling: a choice');
  await picture(page, 'ruling-choice-ro', { keep: true });
  await answer(page, 1); // not accepted
  // The ways of 27B by name: the lowest bid in the suit, a comparable call, any other.
  await page.locator('[data-answer="2"]').waitFor();
  assert.deepEqual(await page.locator('[data-answer]').count(), 3);
  assert.match(await page.locator('.ask').textContent(), /27B1a.*2♥.*27B1b.*27B2/s);
  await accessible(page, 'ruling: the ways of putting it right');
  await picture(page, 'ruling-correction-ro', { full: true });
  await page.locator('[data-answer="2"]').click();
  await page.locator('.ask [data-call="Pass"]').click(); // the offender passes; his partner must pass
  await settled(page);
  while (await page.locator('[data-answer]').count()) await answer(page, 1);
  await call(page, 'Pass');
  await call(page, 'Pass');
  while (await page.locator('[data-answer]').count()) await answer(page, 1);
  await card(page, 'CA');
  while (await page.locator('[data-answer]').count()) await answer(page, 1);
  await other(page, at(0), 'claims');
  await page.locator('[data-number="9"]').click();
  await settled(page);
  await answer(page, 0); // agreed
  while (await page.locator('[data-answer]').count()) await answer(page, 1);
  await accessible(page, 'ruling: its words and effect');
  await picture(page, 'ruling-whole-ro', { full: true });
  await page.locator('.effect').scrollIntoViewIfNeeded();
  await picture(page, 'ruling-effect-ro', { keep: true });
  await page.locator('[data-save]').click();
  await page.locator('[data-effect]').getByText('+2').first().waitFor();
  await accessible(page, 'ruling given');
  await picture(page, 'ruling-ro', { full: true });
  await page.getByRole('button', { name: 'Jucătorii au fost anunțați' }).click();
  await page.getByText('Anunțați la').waitFor();
  assert.equal(await page.getByRole('alert').count(), 0);
  await page.context().close();
});

test('a revoke, ruled in Portuguese, changes the score', async () => {
  const { page } = await make(SMALL, 'pt-BR');
  await signIn(page, { name: 'Nome', password: 'Senha', go: 'Entrar' });
  await page.goto(`/e/${event}/rule`);
  await page.locator('[data-table="3"]').click();
  const board = await page.locator('[data-board]').first().getAttribute('data-board');
  await page.locator('[data-board]').first().click();
  const seats = ['N', 'E', 'S', 'W'];
  const dealer = (Number(board) - 1) % 4;
  const at = (i) => seats[(dealer + i) % 4];
  for (const one of ['1NT', 'Pass', 'Pass', 'Pass']) await call(page, one);
  for (const one of ['HK', 'H2', 'H3', 'H4', 'HQ', 'H5', 'D2', 'H6', 'HJ', 'H8', 'H7', 'H9']) await card(page, one);
  await other(page, at(0), 'claims');
  await page.locator('[data-number="8"]').click();
  await settled(page);
  await answer(page, 0);
  const before = await page.locator('.effect .big').textContent();
  await page.getByText('Aconteceu outra coisa').click();
  await other(page, 'D', 'revoked');
  await page.locator(`.seat-${at(3)}`).last().click();
  await page.locator('[data-number="2"]').click();
  await settled(page);
  const changed = await page.locator('.effect .big').textContent();
  assert.notEqual(changed, before);
  await page.getByText('Uma vaza é transferida para Norte-Sul.', { exact: true }).first().waitFor();
  await accessible(page, 'ruling: a transfer of tricks');
  await picture(page, 'ruling-effect-pt-320', { full: true });
  await page.locator('[data-save]').click();
  await page.locator('[data-effect]').getByText('+2').first().waitFor();
  await page.getByRole('button', { name: 'Recurso' }).click();
  await accessible(page, 'appeal');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.context().close();
});

test('the director corrects a score and gives a penalty', async () => {
  const { page } = director;
  await page.goto(`/e/${event}/direct`);
  await page.getByRole('button', { name: /^Table 1/ }).click();
  await accessible(page, 'a table of the dashboard');
  await page.getByRole('dialog').getByRole('button', { name: /Board/ }).first().click();
  await correct(page, { level: 4, strain: 'S', by: 'N', over: 2 });
  await page.getByLabel('Reason').fill('Twelve tricks, both sides say');
  await accessible(page, 'correction');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByText('+2').first().waitFor();
  const [corrected] = await boardsOf(1, 1);
  await until(async () => boardOf(await state(), 1, '1', corrected).result.text.includes('+2'), 'the correction is kept');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('Contestants (6)').click();
  await page.getByRole('button', { name: /Change.*Ana/ }).click();
  await page.getByRole('button', { name: 'Give a warning' }).click();
  await accessible(page, 'warning');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('the clock of the room', async () => {
  const { page } = await make(LAPTOP);
  await page.goto(`/e/${event}/clock`);
  await page.getByText('Round 1 of 3').waitFor();
  await accessible(page, 'clock of the room');
  await picture(page, 'clock', { keep: true });
  await page.context().close();
});

test('rounds two and three', async () => {
  const first = {};
  for (const round of [2, 3]) {
    await startRound(round);
    // The phones go with their pairs.
    const [then, now] = [0, round - 1].map((at) => (made) => made.sessions[0].rounds[at].tables);
    const made = await state();
    const came = { ...phones };
    for (const table of [1, 2, 3]) {
      const sits = now(made).find((one) => one.table === String(table));
      const home = then(made).find((one) => one.ew === sits.ew).table;
      phones[`${table}E`] = first[`${home}E`] ??= came[`${home}E`];
    }
    for (const table of [1, 2, 3]) {
      for (const seat of ['N', 'E']) {
        const { page } = phones[`${table}${seat}`];
        await page.getByText(`Round ${round} of 3`).first().waitFor();
        await page.getByRole('heading', { name: `Table ${table}`, exact: true }).waitFor();
      }
      if (round === 2 && table === 1) {
        await phones['1E'].page.locator('[data-arriving]').waitFor();
        await accessible(phones['1E'].page, 'a phone at its next table');
        await picture(phones['1E'].page, 'arriving-320', { full: true });
      }
      const [one, two] = await boardsOf(round, table);
      await playBoard(table, one, { level: 2, strain: 'S', by: 'N', over: (table + round) % 3 });
      await playBoard(table, two, { level: 3, strain: 'NT', by: 'E', over: (table % 2) - 1 });
    }
  }
});

test('after play: nothing missing, official, published', async () => {
  const { page } = director;
  await page.goto(`/e/${event}/direct`);
  await page.getByRole('button', { name: 'End the session' }).click();
  await until(async () => (await state()).sessions[0].over, 'the session is over');
  await page.getByRole('link', { name: 'After play' }).last().click();
  await page.getByText('No results are missing.').waitFor();
  await accessible(page, 'after play');
  await picture(page, 'after-play', { full: true });
  const before = (await state()).entries;
  await page.getByRole('button', { name: 'Publish results and hands' }).click();
  await until(async () => (await state()).entries > before, 'the results are published');
  // What rulings left to be judged is asked first.
  for (let left = (await state()).reviews.length; left > 0; left--) {
    await page.locator('[data-reviews]').getByRole('button', { name: 'No, the result stands' }).first().click();
    await until(async () => (await state()).reviews.length < left, 'a question is answered');
  }
  await page.getByRole('button', { name: 'Make the result official' }).click();
  // The periods still run, so it is asked once more.
  await page.locator('[data-official-anyway]').click();
  await page.getByText('The result has been official since').waitFor();
  // Hands are printed with what each declarer makes, which takes a moment to work out.
  const popup = page.waitForEvent('popup');
  await page.locator('[data-print="hands"]').click();
  await popup;
  await page.locator('[data-print="hands"]:enabled').waitFor({ timeout: 120_000 });
  assert.equal(await page.getByRole('alert').count(), 0);
  const phone = phones['1N'].page;
  await phone.getByText('The session is over.').waitFor();
  await accessible(phone, 'table after the session');
  await phone.getByRole('link', { name: 'See the results' }).click();
  await phone.locator('tbody tr').first().waitFor();
});

test('anybody sees the results', async () => {
  const { page } = await make(PHONE);
  await page.goto(`/e/${event}`);
  await page.getByText('Official').waitFor();
  await page.locator('tbody tr').first().waitFor();
  assert.equal(await page.locator('tbody tr').count(), 6);
  await accessible(page, 'ranking');
  await picture(page, 'ranking-390');
  await page.getByRole('link', { name: 'Round by round' }).click();
  await page.locator('main svg').first().waitFor();
  await accessible(page, 'chart');
  await picture(page, 'chart-390');
  await page.getByRole('link', { name: 'Boards' }).click();
  await page.getByRole('link', { name: 'Board 1', exact: true }).click();
  await page.getByText('Double dummy').waitFor();
  await accessible(page, 'board');
  await picture(page, 'board-390', { full: true });
  await page.goto(`/e/${event}/contestant/1`);
  await page.getByText('Scorecard').waitFor();
  await page.locator('tbody tr').first().waitFor();
  assert.equal(await page.locator('tbody tr').count(), 6);
  await accessible(page, 'scorecard');
  await page.setViewportSize(LAPTOP);
  await page.goto(`/e/${event}/board/1/1`);
  await page.getByText('Double dummy').waitFor();
  await picture(page, 'board', { keep: true });
  await page.goto(`/e/${event}`);
  await page.locator('tbody tr').first().waitFor();
  await picture(page, 'ranking', { keep: true });
  await page.setViewportSize(SMALL);
  await accessible(page, 'ranking at 320');
  await picture(page, 'ranking-320', { full: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await accessible(page, 'ranking in the dark');
  await picture(page, 'ranking-dark-320', { full: true });
});

test('language and size are chosen and remembered', async () => {
  const { page } = await make(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await accessible(page, 'settings');
  for (const [name, word] of [['Italiano', 'Impostazioni'], ['Español (Latinoamérica)', 'Ajustes'], ['Español (España)', 'Ajustes'], ['Română', 'Setări'], ['Português (Brasil)', 'Configurações']]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { name: word }).waitFor();
  }
  await page.getByRole('button', { name: 'Maior' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Eventos' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'pt-BR');
  await accessible(page, 'home in large letters');
  await picture(page, 'home-large-390');
});

test('no page complained', () => {
  assert.deepEqual(all.flatMap((one) => one.errors), []);
});
