// Four phones play boards: with guidance, with a wrong bid taken back, a claim, an alert, and the replay of it all.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, LAPTOP, picture, pictures } from './browser.mjs';
import { all, anyCard, call, logged, openTables, turn } from './play.mjs';

let tables;
before(async () => {
  tables = await openTables();
});
after(() => tables?.close());

test('four phones of 320 pixels play a whole board, and look at it again', async () => {
  const { host, links } = await tables.open();
  await accessible(host, 'the links of a table');
  await picture(host, 'play-lobby');
  const seats = await tables.sit(links);
  await seats.S.locator('[data-next]').waitFor();
  await host.locator('[data-first]').click();
  await all(seats, 0);
  await seats.N.locator('[data-name]').fill('Nora');
  await seats.N.locator('form.name button').click();
  await seats.E.getByText('Nora', { exact: true }).waitFor();
  // East tries to bid out of turn: there is no bidding box for him.
  assert.equal(await seats.E.locator('[data-call]').count(), 0);
  await pictures(seats.N, 'play-auction');
  await accessible(seats.N, 'the auction at 320 pixels');
  // A wrong bid is taken back, because an opponent lets it.
  await call(seats.N, '1S');
  await all(seats, 1);
  await seats.N.locator('[data-slip]').click();
  await seats.W.locator('[data-consent="yes"]').click();
  await seats.N.locator('[data-level="1"]').waitFor();
  // The second one is alerted: the opponents see it, partner does not.
  await seats.N.locator('[data-alert]').check();
  await seats.N.locator('[data-meaning]').fill('15 to 17');
  await call(seats.N, '1NT');
  await all(seats, 2);
  await seats.E.locator('table.auction [data-entry="1"]').click();
  await seats.E.locator('[data-meaning-shown]', { hasText: '15 to 17' }).waitFor();
  await seats.E.keyboard.press('Escape');
  assert.equal(await seats.S.locator('.alerted').count(), 0);
  // What is barred says why.
  await call(seats.E, '1C');
  await seats.E.locator('[data-barred]').getByText('18D').waitFor();
  for (const [at, seat] of ['E', 'S', 'W'].entries()) {
    await call(seats[seat], 'Pass');
    await all(seats, 3 + at);
  }
  // Three tricks card by card, declarer playing dummy's cards.
  for (let card = 0; card < 12; card += 1) {
    const seat = await turn(seats, 5 + card);
    await anyCard(seats[seat]);
    if (card === 0) {
      await all(seats, 6);
      await picture(seats.W, 'play-dummy-320', { full: true });
      await pictures(seats.N, 'play-declarer');
      await accessible(seats.W, 'dummy at 320 pixels');
      await accessible(seats.N, 'declarer at 320 pixels');
    }
  }
  await all(seats, 17);
  // Declarer claims nothing more, and a defender agrees.
  await seats.N.locator('[data-claims]').click();
  await seats.N.locator('[data-tricks]').fill('0');
  await accessible(seats.N, 'a claim');
  await seats.N.locator('[data-claim-now]').click();
  await seats.E.locator('.ask [data-answer="0"]').click();
  for (const page of Object.values(seats)) await page.locator('[data-result]').waitFor();
  await picture(seats.E, 'play-over-320', { full: true });
  // Replay: to the end and back.
  await seats.E.locator('a[href*="/1#"]').click();
  await seats.E.locator('[data-end]').click();
  const last = await seats.E.locator('[data-step]').textContent();
  await seats.E.keyboard.press('ArrowLeft');
  assert.notEqual(await seats.E.locator('[data-step]').textContent(), last);
  // Where tricks were given away, worked out with all four hands seen; a link leads to a card.
  await seats.E.locator('[data-worth]').waitFor();
  const link = seats.E.url();
  assert.match(link, /\?at=\d+/);
  await seats.E.reload();
  await seats.E.locator('[data-worth]').waitFor();
  await accessible(seats.E, 'the replay at 320 pixels');
  await picture(seats.E, 'play-replay-320', { full: true });
  // The next board.
  await seats.E.goBack();
  await seats.S.locator('[data-next]').click();
  for (const seat of ['N', 'S', 'W']) await seats[seat].locator('section.acts[data-log="0"]').waitFor();
  assert.deepEqual(tables.errors(), []);
});

test('a file of boards is opened, card by card', async () => {
  const page = await tables.add(LAPTOP);
  await page.goto('/replay');
  const text = '% PBN 2.1\n[Event "x"]\n[Board "1"]\n[West "Wim"]\n[North "Nora"]\n[East "Ed"]\n[South "Sue"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQ2.AKQ.AKQ.AKQ JT98.JT9.JT9.JT9 7654.876.876.876 3.5432.5432.5432"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "12"]\n[Auction "N"]\n4S =1= Pass Pass Pass\n[Note "1:to play"]\n[Play "E"]\nHJ H6 H2 HA\nS8 S4 S3 SA\n*\n';
  await page.locator('[data-replay-file]').setInputFiles({ name: 'x.pbn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('[data-end]').click();
  await page.getByText('to play').waitFor();
  await page.getByText('Nora').first().waitFor();
  await page.locator('[data-worth]').waitFor();
  await accessible(page, 'a file of boards');
  await pictures(page, 'play-replay');
  // What cannot be read is told with its place.
  await page.locator('[data-replay-file]').setInputFiles({ name: 'y.pbn', mimeType: 'text/plain', buffer: Buffer.from('[Board "1"]\n[Dealer "X"]\n') });
  await page.getByRole('alert').waitFor();
});

test('a board by keyboard and live regions alone', async () => {
  const { host, links } = await tables.open();
  const seats = await tables.sit(links, LAPTOP);
  await host.locator('[data-first]').click();
  await all(seats, 0);
  const say = async (seat, text) => {
    const input = seats[seat].getByLabel(/^Type a/);
    await input.fill(text);
    await input.press('Enter');
  };
  let count = 0;
  for (const [seat, text] of [['N', '1s'], ['E', 'p'], ['S', 'p'], ['W', 'p']]) {
    await seats[seat].locator('[data-said]', { hasText: 'It is your turn' }).waitFor({ state: 'attached' });
    await say(seat, text);
    count += 1;
    await all(seats, count);
  }
  // What others do is said.
  await seats.E.locator('[data-said]', { hasText: 'West: Pass' }).waitFor({ state: 'attached' });
  while (!(await seats.N.locator('[data-result]').count())) {
    const seat = await turn(seats, count);
    // The cards are found by their names: the first that is not called barred.
    const names = await seats[seat].getByRole('group', { name: /hand/i }).getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const name = names.find((one) => !one.includes('not allowed'));
    const [rank, , suit] = name.split(' ');
    const letter = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' }[rank.toLowerCase()] ?? rank;
    await say(seat, `${suit[0].toUpperCase()}${letter}`);
    count += 1;
    await all(seats, count);
  }
  assert.equal(count, 4 + 52);
  await seats.S.locator('[data-said]', { hasText: 'for North-South' }).waitFor({ state: 'attached' });
  await picture(seats.S, 'play-over-1366');
  assert.deepEqual(tables.errors(), []);
});

test('an onlooker sees four hands later, and a stranger nothing', async () => {
  const { host, links } = await tables.open(async (page) => {
    await page.locator('details summary').click();
    await page.locator('[data-onlookers-all]').check();
    await page.locator('[data-minutes]').fill('0.05');
  });
  const seats = await tables.sit(links);
  await host.locator('[data-first]').click();
  await all(seats, 0);
  const onlooker = await tables.add(LAPTOP);
  await onlooker.goto(new URL(links.onlooker).pathname + new URL(links.onlooker).hash);
  // Three seconds later, and no card earlier: what was called meanwhile is not there yet.
  await call(seats.N, '1C');
  await all(seats, 1);
  const came = Date.now();
  const early = await onlooker.locator('[data-entry]').count();
  assert.ok(early === 0 || Date.now() - came > 2_500);
  await onlooker.locator('.hand').nth(3).waitFor();
  await onlooker.locator('section.acts[data-log="1"]').waitFor();
  // A commentator sees no more than they do, and they read what he says at once; the players do not.
  const commentator = await tables.come(links.commentator);
  await commentator.locator('[data-comment]').fill('A quiet start');
  await commentator.locator('[data-comment-now]').click();
  await onlooker.locator('[data-comments]', { hasText: 'A quiet start' }).waitFor();
  assert.equal(await seats.S.getByText('A quiet start').count(), 0);
  await picture(onlooker, 'play-onlooker-1366');
  await accessible(onlooker, 'an onlooker');
  assert.equal(await onlooker.locator('[data-call]').count(), 0);
  const stranger = await tables.add(LAPTOP);
  await stranger.goto(new URL(links.N).pathname);
  await stranger.getByRole('alert').waitFor();
  assert.equal(await stranger.locator('.hand').count(), 0);
  assert.equal(await logged(seats.N), 1);
  assert.deepEqual(tables.errors(), []);
});
