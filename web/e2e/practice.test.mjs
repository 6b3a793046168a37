// Robots beyond a game: on a server that nobody has set up, practice of bidding and of play, robots at a table of friends, their system card.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, device, fits, LAPTOP, launch, picture, SMALL } from './browser.mjs';
import { startServer } from './server.mjs';

const FILE = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87"]\n';
const pbn = { name: 'one.pbn', mimeType: 'text/plain', buffer: Buffer.from(FILE) };

let server;
let browser;
let dora;
const errors = [];
const open = async (viewport, locale = 'en') => {
  const one = await device(browser, server.base, viewport, locale);
  errors.push(one.errors);
  return one.page;
};
before(async () => {
  server = await startServer(['serve', '--tables', 'anybody']);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a server that nobody has set up offers play at once, and its set-up stays as it was', async () => {
  assert.match(server.said(), /\/play$/m);
  const page = await open(SMALL);
  await page.goto('/');
  const play = page.locator('[data-play-robots]');
  await play.waitFor();
  assert.equal(new URL(page.url()).pathname, '/setup');
  // Whoever has no code sees the play first, and the set-up below it.
  assert.ok((await play.boundingBox()).y < (await page.locator('form input').first().boundingBox()).y);
  await fits(page, 'the set-up with play');
  await accessible(page, 'the set-up with play');
  await picture(page, 'setup-play', { full: true });
  const began = Date.now();
  await play.click();
  await page.locator('.seat.bottom .card').nth(12).waitFor();
  console.log(`thirteen cards after ${Date.now() - began} ms on a server that nobody has set up`);
  // The table is still there after a reload; what belongs to a club is not.
  await page.reload();
  await page.locator('.seat.bottom .card').nth(12).waitFor();
  for (const path of ['/new', '/people', '/e/nothing']) {
    await page.goto(path);
    await page.waitForURL('**/setup');
  }
  const wrong = await fetch(`${server.base}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code: 'ABCD-EFGH', name: 'Eve', password: 'long enough' }) });
  assert.ok(!wrong.ok);
  // With the link from the terminal the form comes first.
  await page.goto(`/setup#${server.code}`);
  await page.locator('[data-play-robots]').waitFor();
  assert.ok((await page.locator('[data-play-robots]').boundingBox()).y > (await page.locator('form input').first().boundingBox()).y);
  await page.locator('form input').nth(0).fill('Dora');
  await page.locator('form input').nth(1).fill('long enough');
  await page.locator('form input').nth(2).fill('long enough');
  await page.locator('form button.main').click();
  await page.locator('a[href="/new"]').waitFor();
  dora = page;
});

/** Passes until the auction is over. */
async function passOut(page) {
  const pass = page.locator('[data-call="Pass"]');
  const next = page.locator('main [data-next]');
  for (;;) {
    await page.locator('[data-call="Pass"], [data-next]').first().waitFor();
    if (await next.count()) return;
    const before = await page.locator('[data-lesson]').getAttribute('data-calls');
    await pass.click();
    await page.waitForFunction((count) => document.querySelector('[data-lesson]')?.getAttribute('data-calls') !== count, before);
  }
}

test('bidding is practised beside the system', async () => {
  const page = await open(SMALL, 'it');
  await page.goto('/play');
  await page.locator('[data-practice]').click();
  await page.locator('[data-bid="silent"]').waitFor();
  await fits(page, 'practice');
  await accessible(page, 'practice');
  await picture(page, 'practice', { full: true });
  await page.locator('[data-bid="silent"]').click();
  await page.locator('[data-lesson]').waitFor();
  // Which hand it is stands in the address: another device that opens it has the same.
  const number = await page.locator('[data-lesson]').getAttribute('data-lesson');
  assert.match(page.url(), new RegExp(`hand=${number}$`));
  const ranks = (one) => one.locator('.hand').first().locator('.card').evaluateAll((cards) => cards.length && cards.map((card) => card.textContent.trim().replace(/\D/g, '')).filter(Boolean).join(' '));
  const hand = await ranks(page);
  const other = await open(LAPTOP);
  await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await other.locator('[data-lesson]').waitFor();
  assert.equal(await ranks(other), hand);
  // After a call what the robots would have called, with what it shows, in the words of the reader.
  await page.locator('[data-call="Pass"]').click();
  await page.locator('[data-advice]').first().waitFor();
  await fits(page, 'a lesson');
  await accessible(page, 'a lesson');
  await picture(page, 'practice-bidding', { full: true });
  await passOut(page);
  await page.locator('[data-alike]').waitFor();
  assert.equal(await page.locator('.hands .hand').count(), 4);
  assert.equal(await page.locator('[data-contract]').count(), 2);
  await fits(page, 'the end of a lesson');
  await accessible(page, 'the end of a lesson');
  await picture(page, 'practice-bidding-over', { full: true });
  // Taken back, it goes on from there.
  await page.locator('[data-back]').click();
  await page.locator('[data-turn]').waitFor();
  // A call is explained when it is tapped.
  const call = page.locator('button.call').first();
  // Who calls first has none before him.
  if (await call.count()) {
    await call.click();
    assert.match(await page.locator('[data-meaning-shown]').innerText(), /\d/);
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-skip]').click();
  await page.waitForFunction((old) => { const now = document.querySelector('[data-lesson]')?.getAttribute('data-lesson'); return now && now !== old; }, number);
  // The others bid too, on another hand; a wide screen, and an address that is no hand.
  await other.locator('[data-other]').click();
  await other.waitForURL('**opponents=bid**');
  await other.locator('[data-lesson]').waitFor();
  await fits(other, 'a contested lesson');
  await accessible(other, 'a contested lesson');
  await picture(other, 'practice-bidding-laptop', { full: true });
  await other.goto('/practice/bidding?hand=99999999999999');
  await other.locator('[data-lesson]').waitFor();
  await other.goto('/practice/bidding?hand=4000000000');
  await other.locator('[role="alert"]').waitFor();
  await other.locator('main [data-next]').click();
  await other.locator('[data-lesson]').waitFor();
});

test('play is practised on boards of a kind, and on those of a file', async () => {
  const page = await open(SMALL);
  await page.goto('/practice');
  await page.locator('[data-kind]').selectOption('notrump');
  await page.locator('[data-boards]').selectOption('1');
  await page.locator('[data-strength]').selectOption('fast');
  await page.locator('[data-start]').click();
  await page.locator('section.acts').waitFor();
  assert.notEqual(await page.locator('section.acts').getAttribute('data-phase'), 'auction');
  const south = await page.locator('[data-contract]').innerText();
  assert.match(south, /NT.*South/s);
  // West leads, dummy comes down, and it is South's turn for dummy.
  await page.locator('section.acts[data-mine="true"]').waitFor();
  await picture(page, 'practice-play', { full: true });
  await accessible(page, 'practice of play');
  // The boards of a file: none of them is a slam, which is told; as declarer in notrump it is played.
  await page.goto('/practice');
  await page.locator('details summary').click();
  await page.locator('[data-file]').setInputFiles(pbn);
  await page.locator('[data-kind]').selectOption('slam');
  await page.locator('[data-start]').click();
  await page.locator('form [role="alert"]').waitFor();
  await page.locator('[data-kind]').selectOption('whole');
  await page.locator('[data-start]').click();
  await page.locator('section.acts').waitFor();
  await page.locator('.seat.bottom [data-card], .seat.bottom .card').nth(12).waitFor();
});

test('robots sit at a table of friends, and explain their calls in the words of whoever asks', async () => {
  const host = await open(LAPTOP);
  await host.goto('/play');
  await host.locator('details summary').click();
  await host.locator('input[type="file"]').setInputFiles(pbn);
  await host.locator('[data-open]').click();
  await host.locator('[data-seat-robot="N"]').waitFor();
  for (const seat of ['N', 'S', 'W']) {
    await host.locator(`[data-seat-robot="${seat}"]`).selectOption('0');
    await host.waitForFunction((one) => document.querySelector(`[data-seat-robot="${one}"]`)?.value === '0', seat);
  }
  await picture(host, 'lobby-robots', { full: true });
  await accessible(host, 'the links of a table with robots');
  const link = new URL(await host.locator('li:has([data-send="E"]) input').inputValue());
  const east = await open(SMALL, 'it');
  await east.goto(link.pathname + link.hash);
  await east.locator('[data-next]').click();
  // North opens one notrump; East asks, and is told in Italian.
  await east.locator('section.acts[data-mine="true"]').waitFor();
  await east.locator('button.call').first().click();
  await east.locator('[data-ask]').click();
  await east.locator('button.call').first().click();
  await east.locator('[data-meaning-shown]', { hasText: '15–17' }).waitFor();
  assert.match(await east.locator('[data-meaning-shown]').innerText(), /punti/);
  await picture(east, 'robots-explained', { full: true });
  await east.keyboard.press('Escape');
  // Their system card is a tap away.
  await east.locator('[data-cards-open]').click();
  const card = await east.locator('[data-robots-card]').first().getAttribute('href');
  const answer = await fetch(`${server.base}${card}`);
  assert.match(await answer.text(), /Carta delle convenzioni dei robot/);
});

test('a Director enters pairs of robots, and lets a pupil sit down who errs', async () => {
  await dora.setViewportSize(SMALL);
  await dora.goto('/new');
  await dora.locator('form input[required]').first().fill('With robots');
  await dora.locator('form button.main').click();
  const list = dora.locator('textarea');
  await list.fill('Ana, Bea');
  await dora.locator('details summary').first().click();
  for (const count of [2, 3, 4]) {
    await dora.locator('[data-add-robots]').click();
    await dora.waitForFunction((lines) => document.querySelector('textarea').value.split('\n').length === lines, count);
  }
  assert.deepEqual((await list.inputValue()).split('\n'), ['Ana, Bea', '* Robot 1, Robot 2', '* Robot 3, Robot 4', '* Robot 5, Robot 6']);
  await fits(dora, 'entries with robots');
  await accessible(dora, 'entries with robots');
  await picture(dora, 'entries-robots', { full: true });
  await dora.locator('[data-at-once]').click();
  await dora.waitForURL('**/direct');
  await dora.locator('summary', { hasText: '(4)' }).click();
  await dora.locator('[data-robots="4"]').waitFor();
  assert.equal(await dora.locator('[data-robots]').count(), 3);
  // As at a table, with a Director: he chooses how often a robot errs.
  const host = await open(LAPTOP);
  await host.goto('/play');
  await host.locator('details summary').click();
  await host.locator('[data-at-table]').check();
  await host.locator('[data-with-director]').check();
  await host.locator('[data-open]').click();
  await host.locator('[data-first]').click();
  await host.locator('[data-first]').waitFor({ state: 'detached' });
  await host.locator('details summary').click();
  const link = new URL(await host.locator('li:has([data-send="director"]) input').inputValue());
  const director = await open(SMALL);
  await director.goto(link.pathname + link.hash);
  await director.locator('[data-sits]').click();
  await director.locator('[data-sits-seat]').selectOption('E');
  await director.locator('[data-sits-robot]').check();
  await director.locator('[data-sits-errs]').selectOption('150');
  await accessible(director, 'a pupil sits down');
  await picture(director, 'pupil-sits', {});
  await director.locator('[data-sits-now]').click();
  await director.locator('[data-robot]').waitFor();
  assert.equal(await host.locator('[data-seat-robot="E"]').count(), 1);
  await host.reload();
  await host.waitForFunction(() => document.querySelector('[data-seat-robot="E"]')?.value === '150');
});

test('nothing went wrong in any of the pages', () => {
  assert.deepEqual(errors.flat(), []);
});
