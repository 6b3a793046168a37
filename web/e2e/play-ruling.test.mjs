// As at a table, in an event: a revoke is noticed, the Director rules on the very log, in Portuguese, and two tricks change hands; a lead out of
// turn gives declarer the choice on his own screen, and the penalty card lies on the table.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, LAPTOP, picture, pictures, SMALL } from './browser.mjs';
import { boardOf, openClub, pbnOf, tests, until } from './club.mjs';
import { all, call } from './play.mjs';

let club, place, seats, director;
const test = tests('play-ruling', () => club);

before(async () => {
  club = await openClub();
  await club.session({ name: 'Liga', pairs: 6, boards: 4, rounds: 2, settings: { play: 'at-table' }, started: false });
  await club.api('POST', `/api/events/${club.event}/deal`, { pbn: pbnOf(6).buffer.toString() });
  await club.write({ 'round-started': { round: 1, minutes: 20 } });
  place = await club.place(0);
  seats = {};
  for (const seat of ['N', 'E', 'S', 'W']) {
    const phone = await club.phone(place.table, seat, { viewport: SMALL, locale: 'pt-BR' });
    await phone.page.goto(`/play/${club.event}-1-1-${place.table}`);
    seats[seat] = phone.page;
  }
  const one = await device(club.browser, club.server.base, LAPTOP, 'pt-BR');
  await one.context.addCookies(await club.page.context().cookies());
  club.devices.push(one);
  director = one.page;
});
after(() => club?.close());

/** Cards in turn, each by the phone of whoever plays it: declarer North plays dummy's. */
async function play(from, cards) {
  let count = from;
  for (const [seat, card] of cards) {
    await seats[seat].locator(`[data-card="${card}"]`).click();
    count += 1;
    await all(seats, count);
  }
  return count;
}
/** The next board is on the table: it comes by itself, or because somebody asks for it. */
async function brought() {
  await until(async () => {
    if ((await seats.N.locator('section.acts').getAttribute('data-log', { timeout: 200 }).catch(() => null)) === '0') return true;
    await seats.N.locator('[data-next]').click({ timeout: 500 }).catch(() => {});
    return false;
  }, 'the next board');
  await all(seats, 0);
}
const bid = async () => {
  await call(seats.N, '4S');
  await all(seats, 1);
  for (const [at, seat] of ['E', 'S', 'W'].entries()) {
    await call(seats[seat], 'Pass');
    await all(seats, 2 + at);
  }
};

test('a revoke noticed, ruled on in Portuguese, two tricks transferred, the result in the ranking', async () => {
  await brought();
  await bid();
  // West ruffs a diamond though he has four, and leads a club.
  let count = await play(4, [['E', 'HJ'], ['N', 'H6'], ['W', 'H2'], ['N', 'HA'], ['N', 'DA'], ['E', 'D9'], ['N', 'D6'], ['W', 'S3'], ['W', 'C2'], ['N', 'CA'], ['E', 'C9'], ['N', 'C6']]);
  assert.equal(await seats.S.getByRole('alert').count(), 0);
  await seats.N.locator('[data-attention]').click();
  await all(seats, ++count);
  await seats.N.locator('[data-director]').click();
  await seats.N.locator('[data-director-now]').click();
  await director.goto(`/play/${club.event}-1-1-${place.table}`);
  await director.locator('[data-rule-here]').click();
  await director.locator('[data-called-by]').waitFor();
  // All of it is there: nothing is typed.
  await director.getByText('Oeste não seguiu o naipe, embora pudesse').waitFor();
  await accessible(director, 'the ruling at a table that is played');
  await pictures(director, 'play-rule');
  await director.locator('[data-called]').click();
  await all(seats, ++count);
  // Play goes on. East wins a trump later.
  count = await play(count, [['N', 'S2'], ['E', 'S8'], ['N', 'S4'], ['W', 'C3'], ['E', 'HT'], ['N', 'H7'], ['W', 'H3'], ['N', 'HK']]);
  await seats.N.locator('[data-claims]').click();
  await seats.N.locator('[data-tricks]').fill('8');
  await seats.N.locator('[data-claim-now]').click();
  await seats.E.getByRole('button', { name: /concordar/i }).click();
  await seats.S.locator('[data-result]').waitFor();
  await director.locator('[data-transfer="2"]').waitFor();
  await director.locator('[data-score="510"]').waitFor();
  // The result is in the event by itself; the ruling is written beside it.
  await until(async () => boardOf(await club.state(), 1, place.table, place.boards[0]).result?.text.startsWith('4S N +3'), 'the result of the board');
  await director.locator('[data-save], [data-saved]').first().waitFor();
  if (await director.locator('[data-save]').count()) await director.locator('[data-save]').click();
  await director.locator('[data-saved]').waitFor();
  const [ruling] = (await club.state()).rulings;
  assert.equal(ruling.board, place.boards[0]);
  await director.goto(`/e/${club.event}/board/1/${place.boards[0]}`);
  await director.getByText('+510').first().waitFor();
});

/** The Director sees all tables, with all hands and times; speaks to one and looks back without disturbing it. */
async function watches() {
  await seats.E.locator('[data-director]').click();
  await seats.E.locator('[data-director-now]').click();
  await director.goto(`/e/${club.event}/tables`);
  const table = director.locator(`[data-watched="${place.table}"]`);
  await table.locator('[data-called-by]').waitFor();
  await table.locator('[data-hands]').click();
  assert.equal(await table.locator('.hand').count(), 4);
  await accessible(director, 'all tables as they are played');
  await pictures(director, 'play-watch');
  await table.locator('[data-speak]').click();
  await director.locator('[data-speak-words]').fill('Faltam cinco minutos');
  await director.locator('[data-speak-now]').click();
  await seats.S.locator('[data-message]', { hasText: 'Faltam cinco minutos' }).waitFor();
  await table.locator('[data-pace-open]').click();
  await director.locator('[data-pace="N"]').waitFor();
  await director.keyboard.press('Escape');
  await table.locator('[data-sits]').click();
  await director.locator('[data-sits-seat]').selectOption('W');
  await director.locator('[data-sits-name]').fill('Zita');
  await director.locator('[data-sits-now]').click();
  await seats.N.getByText('Zita').first().waitFor();
  const before = await seats.N.locator('section.acts').getAttribute('data-log');
  await table.locator('[data-look]').click();
  await director.locator('[data-forward]').click();
  await director.locator('[data-step]', { hasText: '1' }).waitFor();
  assert.equal(await seats.N.locator('section.acts').getAttribute('data-log'), before);
}

test('an opening lead out of turn: declarer has the choice on his screen, and what each leads to', async () => {
  await brought();
  // The second board: East deals.
  await call(seats.E, 'Pass');
  await all(seats, 1);
  await call(seats.S, 'Pass');
  await all(seats, 2);
  await call(seats.W, 'Pass');
  await all(seats, 3);
  await call(seats.N, '4S');
  await all(seats, 4);
  for (const [at, seat] of ['E', 'S', 'W'].entries()) {
    await call(seats[seat], 'Pass');
    await all(seats, 5 + at);
  }
  let count = await play(7, [['W', 'H2']]);
  await seats.N.locator('[data-attention]').click();
  await all(seats, ++count);
  await director.goto(`/play/${club.event}-1-1-${place.table}/2/rule`);
  await director.locator('[data-called]').click();
  await all(seats, ++count);
  await director.locator('[data-waits="N"]').waitFor();
  const ask = seats.N.locator('.ask');
  // What the Law says stands folded beside it.
  await ask.getByText('carta penalizada maior').filter({ visible: true }).first().waitFor();
  await accessible(seats.N, 'the options on the own screen');
  await picture(seats.N, 'play-options-320', { full: true });
  assert.equal(await seats.S.locator('.ask').count(), 0);
  await ask.locator('[data-answer="2"]').click();
  await all(seats, ++count);
  // Then the restriction on the lead, on the same screen; North leaves it open, and the card stays.
  await ask.getByText('Lei 50D2').filter({ visible: true }).first().waitFor();
  await ask.locator('.option').last().click();
  await all(seats, ++count);
  await seats.E.locator('.tag.bad').first().waitFor();
  await picture(seats.E, 'play-penalty-320', { full: true });
  // East may lead what he likes; West's penalty card falls at the first chance.
  count = await play(count, [['E', 'HJ'], ['N', 'H6'], ['W', 'H2']]);
  // Everything else that may happen has a button: South as dummy shows nothing, East shows two cards.
  await seats.E.locator('[data-own-acts]').click();
  await accessible(seats.E, 'what else may be done');
  await picture(seats.E, 'play-acts-320');
  await seats.E.locator('[data-own-act="exposes"]').click();
  await seats.E.locator('[data-legal="DJ"]').click();
  await seats.E.locator('[data-cards]').click();
  await all(seats, ++count);
  await seats.N.locator('.tag.bad').first().waitFor();
  await watches();
  // At the other table, where it is played later, the contract makes two tricks fewer.
  await club.write({ 'round-started': { round: 2, minutes: 20 } });
  const other = (await club.state()).sessions[0].rounds[1].tables.find((one) => one.boards.some((it) => it.board === place.boards[0]));
  await club.write({ result: { round: 2, table: other.table, board: place.boards[0], contract: '4S', by: 'N', tricks: 11 } });
  await until(async () => {
    const standings = JSON.stringify(await club.api('GET', `/api/events/${club.event}/standings`));
    return standings.includes('100');
  }, 'the ranking');
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
