// A knock-out of sixteen teams, from its entries to its winner: a team that withdraws, one that is disqualified so that the team it beat
// is put back, a match in level, and the file for the club's authority. Steps of the bracket are taps; results come through the interface.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { SMALL, accessible, device, fits } from './browser.mjs';
import { finished, openClub, tests, until } from './club.mjs';

let club;
before(async () => {
  club = await openClub();
});
after(() => club?.close());
const test = tests('knock-out', () => club);

const TEAMS = Array.from({ length: 16 }, (_, i) => `Team ${i + 1}: Ann ${i + 1}, Ben ${i + 1}, Cleo ${i + 1}, Dan ${i + 1}`);
const bracket = async () => (await club.state()).bracket;
const at = async (place) => (await bracket()).matches.find((one) => one.match === place);
const who = (one) => one.sides.map((side) => side.contestant);

/** All boards of a match: whoever wins makes a trick more wherever it sits North-South. */
async function play(place, winner) {
  const one = await at(place);
  const state = await club.state();
  const round = state.sessions[one.session - 1].rounds[one.played_in - 1];
  for (const table of round.tables.filter((each) => one.tables.includes(each.table)))
    for (const { board } of table.boards)
      await club.write({ result: { round: round.round, table: table.table, board, contract: '4S', by: 'N', tricks: table.ns === winner ? 10 : 9 } });
  assert.equal((await at(place)).winner ?? null, winner);
}

/** The next matches by one button; `ready` is how many there are. */
async function next(page, ready) {
  await page.locator(`[data-next-matches="${ready}"]`).click();
  await page.locator('[data-lay-out]').click();
  await page.locator('[data-lay-out]').waitFor({ state: 'detached' });
  await until(async () => (await bracket()).matches.every((one) => one.state !== 'ready' && one.state !== 'laid-out'), 'all that is ready is on');
}

test('sixteen teams, a withdrawal, a disqualification that puts a beaten team back', async () => {
  const { page } = club;
  await page.goto('/new');
  await page.locator('[data-pick="teams"]').click();
  await page.locator('form button.main').click();
  await page.locator('textarea').fill(TEAMS.join('\n'));
  await page.locator('form .row button.main').click();
  await page.locator('[data-knockout]').check();
  await page.locator('[data-ko-boards]').fill('2');
  await page.locator('[data-third]').check();
  await page.locator('form .row button.main').click();
  await page.locator('form .row button.main').click();
  await page.waitForURL(/\/e\/[^/]+\/direct$/);
  club.event = new URL(page.url()).pathname.split('/')[2];
  assert.deepEqual(who(await at('1/2')), [8, 9]);

  await next(page, 8);
  // A phone in the closed room has the boards of its match.
  const phone = await club.phone('2', 'N', { viewport: SMALL });
  await phone.page.getByText('Team 16').first().waitFor();
  // Seed 4 withdraws before its match is over: those against it have a walkover.
  await club.write({ withdrew: { contestant: 4, accepted: true } }, 'two are ill');
  for (const place of ['1/1', '1/2', '1/4', '1/5', '1/6', '1/7', '1/8']) {
    const [one, other] = who(await at(place));
    if (one === 4 || other === 4) continue;
    await play(place, place === '1/2' ? other : one);
  }
  for (const one of (await bracket()).matches) {
    if (one.round === 1 && one.part === 'main' && one.state === 'playing') await play(one.match, who(one)[0]);
  }
  await page.locator('[data-match="2/1"][data-state="ready"]').waitFor();
  const left = (await bracket()).matches.find((one) => who(one).includes(4));
  assert.deepEqual([left.winner, left.how], [13, 'left']);

  // Team 9 beat team 8 and is disqualified before its next match: team 8 is put back by a tap.
  await club.write({ disqualified: { contestant: 9, 'approved-by': 'Otto' } }, 'signals');
  await page.locator('[data-match="1/2"]').click();
  await page.locator('[data-why]').fill('team 9 is disqualified');
  // It happened some minutes before the end of that match.
  await page.locator('[data-occurred]').fill('2020-01-01T12:00');
  await page.locator('[data-put-back="8"]').click();
  await page.locator('[data-put-back]').waitFor({ state: 'detached' });
  assert.deepEqual(who(await at('2/1')), [1, 8]);

  await next(page, 4);
  for (const place of ['2/1', '2/2', '2/3', '2/4']) await play(place, place === '2/1' ? 8 : who(await at(place))[0]);
  await page.locator('[data-next-matches="2"]').waitFor();
  await next(page, 2);
  const [first] = who(await at('3/2'));
  await play('3/1', 8);
  await play('3/2', first);
  // The final and the match for third place; the final is level, and two more boards decide it.
  await page.locator('[data-next-matches="2"]').waitFor();
  await next(page, 2);
  await play('third', who(await at('third'))[0]);
  await play('4/1', null);
  await page.locator('[data-match="4/1"][data-state="level"]').waitFor();
  await next(page, 1);
  await play('4/1', 8);
  await page.locator('[data-champion="8"]').waitFor();
  await accessible(page, 'a bracket');
});

test('everybody sees the bracket, and its winner without colours', async () => {
  const visitor = await device(club.browser, club.server.base, SMALL);
  club.devices.push(visitor);
  await visitor.page.goto(`/e/${club.event}/results/bracket`);
  await visitor.page.locator('[data-champion="8"]').waitFor();
  const final = visitor.page.locator('[data-match="4/1"]');
  assert.match(await final.textContent(), /✓/);
  assert.match(await final.textContent(), /won/);
  await fits(visitor.page, 'a bracket on a small phone');
  await accessible(visitor.page, 'a public bracket');
});

test('the session is ended, its promises are kept, and certificates and the file for the authority are made', async () => {
  const { page } = club;
  await page.goto(`/e/${club.event}/after`);
  await page.getByRole('button', { name: 'End the session' }).click();
  await until(async () => (await club.state()).sessions[0].over, 'the session is over');
  await page.locator('[data-promises]').click();
  await page.locator('[data-kept="true"]').waitFor();
  const ranking = (await club.api('GET', `/api/events/${club.event}/standings`)).standings;
  assert.equal(ranking[0].contestant, 8);
  assert.equal(ranking.find((one) => one.contestant === 9).rank, null);
  const { text } = await finished(club);
  assert.match(text, /Team 8/);
});
