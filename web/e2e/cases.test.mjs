// Rulings of judgement on a small phone, from the call to the ruling that the players read: unauthorised information with a poll on
// players' phones, misinformation with another Director's opinion, help from an infraction (27D), a weighted and split score.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, picture, SMALL } from './browser.mjs';
import { boardOf, interfaceOf, openClub, pbnOf, tests, until } from './club.mjs';

let club, page, place;
const test = tests('cases', () => club);
const tap = (what) => page.locator(what).first().click();
const add = (act) => club.write({ 'in-case': { case: Number(page.url().split('/').pop()), act } });

before(async () => {
  club = await openClub();
  await club.session({ name: 'Cases', started: false });
  await club.api('POST', `/api/events/${club.event}/deal`, { pbn: pbnOf(12).buffer.toString() });
  place = await club.place(0);
  // Three rounds are played, so that others have played the boards of the first.
  const rounds = (await club.state()).sessions[0].rounds;
  for (const round of rounds) {
    await club.write({ 'round-started': { round: round.round, minutes: 20 } });
    for (const table of round.tables.filter((one) => one.ns && one.ew))
      for (const { board } of table.boards) {
        const first = table.table === place.table && round.round === 1;
        await club.write({ result: { round: round.round, table: table.table, board, ...(first ? { contract: '4S', by: 'W', tricks: 10 } : { contract: '4HX', by: 'N', tricks: table.table === '2' ? 10 : 9 }) } });
      }
  }
  page = (await director('en')).page;
});
after(() => club?.close());

/** The Director's phone. */
async function director(locale) {
  const phone = await device(club.browser, club.server.base, SMALL, locale);
  await phone.context.addCookies(await club.page.context().cookies());
  club.devices.push(phone);
  return phone;
}
async function open(kind, board) {
  await page.goto(`/e/${club.event}/case?session=1&round=1&table=${place.table}&board=${board}`);
  await tap(`[data-kind="${kind}"]`);
  await page.waitForURL(/\/case\/\d+$/);
  await page.locator('[data-facts]').waitFor();
}
async function answer(question, word) {
  await page.locator(`[data-question="${question}"]`).waitFor();
  await tap(`[data-question="${question}"] [data-answer="${word}"]`);
  await page.locator(`[data-question="${question}"]`).waitFor({ state: 'detached' });
}
async function outcome(contract, by, over) {
  await tap('[data-add-outcome]');
  await tap(`[data-level="${contract[0]}"]`);
  await tap(`[data-strain="${contract[1]}"]`);
  if (contract.endsWith('X')) await tap('[data-doubled="1"]');
  await page.locator(`[data-outcomes] .seat-${by}`).click();
  await tap(`[data-over="${over}"]`);
  await tap('[data-send]');
}

test('unauthorised information: facts, poll on phones, weights, the ruling that the players read', async () => {
  const [board] = place.boards;
  await open('information', board);
  await fits(page, 'a new case');
  await accessible(page, 'a new case');
  await picture(page, 'case-new', { full: true });
  // When the Director was called.
  await tap('[data-fact="called"]');
  await page.getByRole('button', { name: 'after play' }).click();
  await tap('.seat-N');
  await tap('[data-save-fact]');
  // A pause before the double.
  await tap('[data-fact="passed"]');
  await page.getByRole('button', { name: 'break in tempo' }).click();
  await tap('.seat-E');
  await tap('[data-call="X"]');
  await page.locator('[data-seconds]').fill('20');
  await fits(page, 'a fact');
  await picture(page, 'case-fact', { full: true });
  await tap('[data-save-fact]');
  // What West then did, and what it led to.
  await tap('[data-fact="chosen"]');
  await tap('.seat-W');
  await tap('[data-call="4S"]');
  await tap('[data-save-fact]');
  await page.locator('[data-facts]').getByText('West chose').waitFor();
  await page.locator('[data-suggests="yes"]').waitFor();
  await answer('happened', 'yes');
  await answer('conveyed', 'yes');
  // A poll: the hand comes from the board, the auction by taps.
  await page.locator('[data-question="alternatives"]').waitFor();
  await tap('[data-new-poll]');
  await tap('[data-polls] .seat-W');
  await until(async () => (await page.locator('[data-hand]').inputValue()) === '3.5432.5432.5432', 'the hand of West');
  for (const call of ['1H', 'X', '4H', 'Pass', 'Pass', 'X', 'Pass']) await tap(`[data-polls] [data-call="${call}"]`);
  await tap('[data-auction-done]');
  await tap('[data-make-poll]');
  await page.locator('[data-poll="1"]').waitFor();
  await fits(page, 'a poll');
  await accessible(page, 'a poll');
  await picture(page, 'case-poll', { full: true });
  // On the phones of those who have played the board and are not involved.
  const last = (await club.state()).sessions[0].rounds.at(-1);
  const { polls } = await club.api('GET', `/api/events/${club.event}/cases/1`);
  const parties = [place.ns, place.ew];
  const may = polls[0].pollable.map((one) => one.contestant);
  // A phone may be handed around: no party sits at a table that is asked.
  const there = last.tables.find((one) => !parties.includes(one.ns) && !parties.includes(one.ew) && (may.includes(one.ns) || may.includes(one.ew)));
  const asked = may.includes(there.ns) ? there.ns : there.ew;
  const player = await club.phone(there.table, there.ns === asked ? 'N' : 'E', { viewport: SMALL });
  assert.equal(await player.page.locator('[data-poll-asked]').count(), 0);
  await page.locator('[data-ask] summary').click();
  await page.locator(`[data-ask-contestant="${asked}"]`).check();
  await tap('[data-send-poll]');
  await player.page.locator('[data-poll-asked]').waitFor();
  await fits(player.page, 'a poll on a phone');
  await accessible(player.page, 'a poll on a phone');
  await picture(player.page, 'poll-asked', { full: true });
  await player.page.locator('[data-poll-asked] [data-call="Pass"]').click();
  await player.page.locator('[data-poll-asked] summary').click();
  await player.page.locator('[data-poll-asked] [data-call="4S"]').click();
  await player.page.locator('[data-poll-send]').click();
  await page.locator('[data-tally]').getByText('chosen by 1 of 1').first().waitFor();
  // Nobody is asked twice.
  await player.page.reload();
  await player.page.getByText('Table').first().waitFor();
  assert.equal(await player.page.locator('[data-poll-asked]').count(), 0);
  // What others have told.
  for (const call of ['Pass', '4S', '4S', '4S']) {
    await tap('[data-tick]');
    await tap(`[data-poll="1"] [data-call="${call}"]`);
    await page.locator('[data-polled-who]').fill('Eve Moss');
    await tap('[data-save-answer]');
    await page.locator('[data-tick]').waitFor();
  }
  await page.locator('[data-tally] [data-standing="alternative"]').first().waitFor();
  await page.locator('[data-question="alternatives"] [data-suggests="yes"]').waitFor();
  // The poll's alternative is ticked, another is named by hand.
  assert.ok(await page.locator('[data-named-action="Pass"]').isChecked());
  await page.locator('[data-by-hand] summary').click();
  await tap('[data-named] [data-call="5C"]');
  await fits(page, 'logical alternatives');
  await accessible(page, 'logical alternatives');
  await picture(page, 'case-alternatives', { full: true });
  await answer('alternatives', 'yes');
  await page.locator('[data-findings]').getByText('Logical alternatives: Pass').waitFor();
  await page.locator('[data-question="suggested"] [data-named-action="5C"]').uncheck();
  await answer('suggested', 'yes');
  // What needs the call is not weighed without a legal way to it, though no other table has that contract.
  await outcome('4S', 'W', '0');
  await page.locator('[data-row="4S W ="].barred').waitFor();
  await page.locator('[data-route]').waitFor();
  await tap('[data-row="4S W ="] button.quiet');
  // Outcomes: what the other tables made, without the contract that is not allowed.
  await page.locator('[data-question="outcomes"]').waitFor();
  await tap('[data-candidate="4HX N -1"]');
  await outcome('4HX', 'N', '0');
  await page.locator('[data-weighed]').waitFor();
  await tap('[data-row="4HX N -1"] [data-more]');
  await page.locator('[data-row="4HX N -1"]').getByText('55%').waitFor();
  await page.locator('[data-row="4HX N ="]').getByText('45%').waitFor();
  // The ranking is nobody's business before he asks.
  assert.equal(await page.locator('[data-ranking]').count(), 0);
  await tap('[data-show-ranking]');
  await page.locator('[data-ranking] li').first().waitFor();
  await fits(page, 'weights');
  await accessible(page, 'weights');
  await picture(page, 'case-weights', { full: true });
  await tap('[data-save-outcomes]');
  await answer('damage', 'yes');
  await answer('self-inflicted', 'no');
  await answer('penalty', 'none');
  await page.locator('[data-who]').fill('Eve Moss');
  await tap('[data-note-opinion]');
  await page.locator('[data-consult]').getByText('Eve Moss').waitFor();
  // The wording is the Director's.
  await tap('[data-edit-written]');
  const text = await page.locator('textarea[data-written]').inputValue();
  await page.locator('textarea[data-written]').fill(`${text}\nThe table agreed on the pause.`);
  await tap('[data-save-written]');
  await page.locator('.written').getByText('The table agreed on the pause.').waitFor();
  await picture(page, 'case-decision', { full: true });
  await tap('[data-give]');
  await page.waitForURL(/\/ruling\/\d+$/);
  await page.locator('[data-written]').getByText('The table agreed on the pause.').waitFor();
  await fits(page, 'the ruling');
  await picture(page, 'case-ruling', { full: true });
  const { result } = boardOf(await club.state(), 1, place.table, board);
  assert.deepEqual(result.source, { ruling: 1 });
  // The parties read it on their own phones once they are told, others never.
  const tables = last.tables.find((one) => one.ns === place.ns || one.ew === place.ns);
  const party = await club.phone(tables.table, tables.ns === place.ns ? 'N' : 'E', { viewport: SMALL, locale: 'pt-BR' });
  await party.page.getByText('4').first().waitFor();
  assert.equal(await party.page.locator('[data-ruling]').count(), 0);
  await page.getByRole('button', { name: 'Mark as told to the players' }).click();
  await party.page.locator('[data-ruling]').click();
  await party.page.locator('[data-written]').getByText('Informação não autorizada').waitFor();
  await picture(party.page, 'case-ruling-phone');
  assert.equal(await player.page.locator('[data-ruling]').count(), 0);
  // An appeal: the form is filled in from the case.
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await page.locator('input[name="who"]').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await until(async () => (await club.state()).appeals.length === 1, 'the appeal');
  await fits(page, 'an appeal');
  const form = await club.ask('GET', `/api/events/${club.event}/print/appeal?appeal=1&format=html`);
  assert.ok(form.ok, JSON.stringify(form.value));
  assert.match(form.value, /break in tempo/);
  assert.match(form.value, /92\.5\.1/);
  assert.doesNotMatch(form.value, /\{ \$/);
  const number = page.url().split('/').pop();
  assert.equal((await interfaceOf(player, club.server)('GET', `/api/events/${club.event}/rulings/${number}/written`)).status, 404);
});

test('misinformation: another Director is asked on his own phone and sees no findings before he answers', async () => {
  page = (await director('pt-BR')).page;
  const board = place.boards[1];
  await open('misinformation', board);
  await add({ called: { when: 'after', by: 'S' } });
  await add({ fact: { explained: { by: 'E', call: '2D', said: 'weak', agreement: 'strong' } } });
  await answer('misexplained', 'yes');
  await answer('changeable', 'no');
  await page.locator('[data-question="would-differ"]').waitFor();
  const link = await club.api('POST', '/api/people', { name: 'Otto', password: 'a calm second', role: 'assistant' });
  assert.ok(link !== undefined);
  const other = await device(club.browser, club.server.base, SMALL);
  club.devices.push(other);
  const said = await interfaceOf(other, club.server)('POST', '/api/sign-in', { name: 'Otto', password: 'a calm second' });
  assert.ok(said.ok, JSON.stringify(said.value));
  await page.locator('[data-who]').fill('Otto');
  await tap('[data-ask-director]');
  await page.locator('[data-consult]').getByText('Otto').waitFor();
  await other.page.goto(page.url());
  // The case of somebody else is shown to who has said whether he plays himself.
  await other.page.locator('[data-plays-not]').waitFor();
  assert.equal(await other.page.locator('[data-facts]').count(), 0);
  await fits(other.page, 'whether he plays');
  await other.page.locator('[data-plays-not]').click();
  await other.page.locator('[data-opinion]').waitFor();
  assert.equal(await other.page.locator('[data-findings]').count(), 0);
  assert.equal(await other.page.locator('[data-question]').count(), 0);
  await accessible(other.page, 'consulted');
  await picture(other.page, 'case-consulted', { full: true });
  await other.page.locator('[data-opinion]').fill('North would have bid 3S.');
  await other.page.getByRole('button', { name: 'Give this opinion' }).click();
  await other.page.locator('[data-findings]').waitFor();
  await page.getByText('North would have bid 3S.').waitFor();
  await answer('would-differ', 'yes');
  await answer('needs-both', 'no');
  await answer('second-track', 'no');
  await page.locator('[data-question="outcomes"]').waitFor();
  // A result by hand.
  await outcome('3S', 'N', '0');
  await page.locator('[data-row="3S N ="]').getByText('100%').waitFor();
  await tap('[data-save-outcomes]');
  await page.locator('[data-question="damage"]').waitFor();
  await answer('damage', 'yes');
  await answer('self-inflicted', 'no');
  await answer('penalty', 'none');
  await tap('[data-give]');
  await page.waitForURL(/\/ruling\/\d+$/);
  assert.match(boardOf(await club.state(), 1, place.table, board).result.text, /3S N =/);
});

test('help from an infraction that was rectified (27D), and a question that is skipped with its reason', async () => {
  page = (await director('it')).page;
  const second = await club.place(1);
  place = second;
  await open('afterwards', second.boards[0]);
  await add({ called: { when: 'after' } });
  await add({ fact: { irregular: { by: 'N', what: 'insufficient bid, made good', law: '27B1b' } } });
  await answer('assisted', 'yes');
  await page.locator('[data-question="outcomes"]').waitFor();
  await outcome('3H', 'N', '0');
  await tap('[data-save-outcomes]');
  await answer('damage', 'yes');
  await page.locator('[data-question="self-inflicted"]').waitFor();
  await page.locator('[data-question="self-inflicted"] summary').last().click();
  await page.locator('[data-question="self-inflicted"] details input').fill('nobody says so');
  await page.locator('[data-question="self-inflicted"] details button').click();
  await page.locator('[data-findings]').getByText('nobody says so').waitFor();
  await answer('penalty', 'none');
  await page.locator('[data-verdict^="assigned"]').waitFor();
  await page.locator('[data-why]').fill('no other Director is here');
  await tap('[data-give]');
  await page.waitForURL(/\/ruling\/\d+$/);
  assert.match(boardOf(await club.state(), 1, second.table, second.boards[0]).result.text, /3H N =/);
});

// Each of four kinds by taps alone, in each language, from the call to the ruling, the players who are told, and the appeal form.
const LANGUAGES = ['en', 'pt-BR', 'es-MX', 'it', 'ro'];
const spots = [];
async function nextSpot() {
  if (!spots.length) {
    const rounds = (await club.state()).sessions[0].rounds;
    for (const round of rounds.slice(1)) for (const table of round.tables.filter((one) => one.ns && one.ew)) for (const { board } of table.boards) spots.push({ round: round.round, table: table.table, board });
  }
  return spots.shift();
}
async function begin(kind) {
  const at = await nextSpot();
  await page.goto(`/e/${club.event}/case?session=1&round=${at.round}&table=${at.table}&board=${at.board}`);
  await tap(`[data-kind="${kind}"]`);
  await page.waitForURL(/\/case\/\d+$/);
  await tap('[data-fact="called"]');
  await tap('[data-pick="after"]');
  await tap('.seat-N');
  await saveFact();
  return at;
}
async function saveFact() {
  await tap('[data-save-fact]');
  await page.locator('[data-save-fact]').waitFor({ state: 'detached' });
}
async function chose(seat, call) {
  await tap('[data-fact="chosen"]');
  await tap(`.seat-${seat}`);
  await tap(`[data-call="${call}"]`);
  await saveFact();
}
async function irregular(seat, what) {
  await tap('[data-fact="irregular"]');
  if (seat) await tap(`.seat-${seat}`);
  await page.locator('[data-what]').fill(what);
  await saveFact();
}
/** The decision, the players who are told, the appeal, and its form. */
async function giveAndAppeal(at, contract, name) {
  await page.locator('[data-verdict]').waitFor();
  await page.locator('[data-why]').fill('–');
  await fits(page, name);
  await picture(page, `case-by-taps-${name}`, { full: true });
  await tap('[data-give]');
  await page.waitForURL(/\/ruling\/\d+$/);
  await page.locator('[data-written]').getByText(/12C1a|82C/).waitFor();
  await fits(page, `the ruling of ${name}`);
  assert.match(boardOf(await club.state(), at.round, at.table, at.board).result.text, contract);
  await tap('[data-tell]');
  await tap('[data-appeal]');
  await page.locator('input[name="who"]').first().check();
  const before = (await club.state()).appeals.length;
  await tap('[data-save-appeal]');
  await until(async () => (await club.state()).appeals.length === before + 1, 'the appeal');
  const form = await club.ask('GET', `/api/events/${club.event}/print/appeal?appeal=${before + 1}&format=html&language=${name.split(' ')[0].split('-')[0]}`);
  assert.ok(form.ok, JSON.stringify(form.value));
  assert.match(form.value, /92\.5\.1/);
}
const KINDS = {
  information: async () => {
    const at = await begin('information');
    await tap('[data-fact="passed"]');
    await tap('[data-pick="tempo"]');
    await tap('.seat-E');
    await tap('[data-call="X"]');
    await page.locator('[data-seconds]').fill('20');
    await saveFact();
    await chose('W', '4S');
    for (const question of ['happened', 'conveyed', 'alternatives', 'suggested']) await answer(question, 'yes');
    await outcome('6H', 'N', '0');
    await tap('[data-save-outcomes]');
    await answer('damage', 'yes');
    await answer('self-inflicted', 'no');
    await answer('penalty', 'none');
    return [at, /6H N =/];
  },
  misinformation: async () => {
    const at = await begin('misinformation');
    await tap('[data-fact="explained"]');
    await tap('.seat-E');
    await tap('[data-call="2D"]');
    await page.locator('[data-said]').fill('weak');
    await page.locator('[data-agreement]').fill('strong');
    await saveFact();
    for (const [question, word] of [['misexplained', 'yes'], ['changeable', 'no'], ['would-differ', 'yes'], ['needs-both', 'no'], ['second-track', 'no']]) await answer(question, word);
    await outcome('6H', 'N', '0');
    await tap('[data-save-outcomes]');
    await answer('damage', 'yes');
    await answer('self-inflicted', 'no');
    await answer('penalty', 'none');
    return [at, /6H N =/];
  },
  afterwards: async () => {
    const at = await begin('afterwards');
    await irregular('E', '27B1b');
    await answer('assisted', 'yes');
    await outcome('6H', 'N', '0');
    await tap('[data-save-outcomes]');
    await answer('damage', 'yes');
    await answer('self-inflicted', 'no');
    await answer('penalty', 'none');
    return [at, /6H N =/];
  },
  'directors-error': async () => {
    const at = await begin('directors-error');
    await irregular('', '82C');
    await answer('clear', 'yes');
    await outcome('4S', 'N', '0');
    await outcome('4S', 'N', '-1');
    await page.locator('[data-apart]').check();
    await page.locator('[data-row="4S N ="] [data-more]').first().click();
    await page.locator('[data-weighed]').waitFor();
    await tap('[data-save-outcomes]');
    return [at, /assigned/];
  },
};
for (const language of LANGUAGES)
  for (const [kind, act] of Object.entries(KINDS))
    test(`${kind} by taps from the call to the appeal form, in ${language}`, async () => {
      page = (await director(language)).page;
      const [at, result] = await act();
      await giveAndAppeal(at, result, `${language} ${kind}`);
      await page.context().close();
      club.devices.pop();
    });

test('what was told is corrected or withdrawn by taps, and outcomes are skipped with a reason', async () => {
  page = (await director('en')).page;
  place = await club.place(1);
  await open('information', place.boards.at(-1));
  await tap('[data-fact="called"]');
  await tap('[data-pick="after"]');
  await saveFact();
  await tap('[data-fact="passed"]');
  await tap('[data-pick="tempo"]');
  await tap('.seat-E');
  await tap('[data-call="X"]');
  await page.locator('[data-seconds]').fill('5');
  await page.locator('[data-told-by="N"]').check();
  await saveFact();
  await page.locator('[data-facts]').getByText('5 s, according to North').waitFor();
  // It was longer: the form comes with what was told.
  await tap('[data-correct]');
  assert.equal(await page.locator('[data-seconds]').inputValue(), '5');
  assert.ok(await page.locator('[data-told-by="N"]').isChecked());
  await page.locator('[data-seconds]').fill('25');
  await saveFact();
  await page.locator('[data-facts]').getByText('25 s').waitFor();
  await page.locator('[data-facts] s').getByText('5 s').waitFor();
  // A fact that was of another board is withdrawn, with the reason.
  await chose('W', '4S');
  await page.locator('[data-facts] [data-withdraw]').last().click();
  await page.locator('[data-withdraw-why]').fill('another board');
  await tap('[data-withdraw-send]');
  await page.locator('[data-facts] .gone').getByText('another board').waitFor();
  await page.locator('[data-facts] .gone').nth(1).waitFor();
  await fits(page, 'withdrawn facts');
  await accessible(page, 'withdrawn facts');
  await picture(page, 'case-withdrawn', { full: true });
  await chose('W', '4S');
  await answer('happened', 'yes');
  await answer('conveyed', 'yes');
  // An answer and a poll.
  await tap('[data-new-poll]');
  await tap('[data-polls] .seat-W');
  await page.locator('[data-hand]').waitFor();
  for (const call of ['1H', 'X', '4H', 'Pass', 'Pass', 'X', 'Pass']) await tap(`[data-polls] [data-call="${call}"]`);
  await tap('[data-auction-done]');
  await tap('[data-make-poll]');
  await page.locator('[data-poll="1"]').waitFor();
  for (const call of ['Pass', '4S']) {
    await tap('[data-tick]');
    await tap(`[data-poll="1"] [data-call="${call}"]`);
    await tap('[data-save-answer]');
    await page.locator('[data-tick]').waitFor();
  }
  await page.locator('[data-answers] summary').click();
  await page.locator('[data-answers] [data-withdraw]').last().click();
  await tap('[data-answers] [data-withdraw-send]');
  await page.locator('[data-tally]').getByText('chosen by 1 of 1').waitFor();
  await fits(page, 'answers one by one');
  await answer('alternatives', 'yes');
  await answer('suggested', 'yes');
  // What those asked would have done comes to a contract, and to weights.
  await page.locator('[data-polled="Pass"]').waitFor();
  await tap('[data-propose-polled]');
  await page.locator('[data-row^="4HX "]').getByText('100%').waitFor();
  await fits(page, 'outcomes of a poll');
  await picture(page, 'case-polled', { full: true });
  // On paper the problem alone is printed.
  await page.evaluate(() => { window.print = () => { window.printed = document.querySelector('.paper')?.innerText ?? ''; }; });
  await tap('[data-paper]');
  await until(async () => /4/.test((await page.evaluate(() => window.printed)) ?? ''), 'the problem on paper');
  assert.doesNotMatch(await page.evaluate(() => window.printed), /25 s|4♠ W/);
  await page.locator('[data-poll="1"] > [data-withdraw]').click();
  await tap('[data-poll="1"] > form [data-withdraw-send]');
  await page.locator('[data-poll-withdrawn]').waitFor();
  // Nobody can tell what would have happened.
  await page.locator('[data-question="outcomes"] [data-skip] summary').click();
  await page.locator('[data-question="outcomes"] [data-skip] input').fill('nobody can tell');
  await page.locator('[data-question="outcomes"] [data-skip] button').click();
  await answer('fault-ns', 'none');
  await answer('fault-ew', 'directly');
  await answer('penalty', 'none');
  await page.locator('[data-verdict="awards: AVE+/AVE-"]').waitFor();
  const written = await page.locator('.written').innerText();
  assert.match(written, /25 s/);
  assert.doesNotMatch(written, /\b5 s|another board/);
  assert.match(written, /nobody can tell/);
});

test('a psychic call that was fielded: 40/60, in Spanish; slow play with the minutes of each board', async () => {
  page = (await director('es-MX')).page;
  place = await club.place(2);
  const [board, other] = place.boards;
  await open('psychic', board);
  await tap('[data-fact="departed"]');
  await tap('.seat-N');
  await tap('[data-call="1S"]');
  await tap('[data-save-fact]');
  await answer('departure', 'psychic');
  await answer('fielded', 'red');
  await page.locator('[data-question="percent"] input[type="number"]').fill('70');
  await tap('[data-question="percent"] form button');
  await answer('self-inflicted', 'no');
  // The book's usual penalty is suggested; the Director may decide otherwise.
  await page.locator('[data-question="penalty"] [data-suggests="standard"]').waitFor();
  await answer('penalty', 'standard');
  await page.locator('[data-verdict="forty-sixty"]').waitFor();
  // East-West went wild afterwards: what that cost them comes off average plus, and the event works out what is left.
  await tap('[data-again="self-inflicted"]');
  await answer('self-inflicted', 'yes');
  await page.locator('[data-question="without-error"]').waitFor();
  await outcome('4H', 'N', '0');
  await tap('[data-save-outcomes]');
  await page.locator('[data-question="reduced"] [data-suggests]').waitFor();
  await fits(page, 'less than average plus');
  await picture(page, 'case-reduced', { full: true });
  await page.locator('[data-question="reduced"] input[type="number"]').fill('45');
  await tap('[data-question="reduced"] form button');
  await page.locator('[data-verdict="awards: AVE-/45"]').waitFor();
  await page.locator('[data-why]').fill('no hay otro Director');
  await picture(page, 'case-psychic', { full: true });
  await tap('[data-give]');
  await page.waitForURL(/\/ruling\/\d+$/);
  const { result } = boardOf(await club.state(), 1, place.table, board);
  assert.ok(result.adjusted, JSON.stringify(result));
  await open('slow-play', other);
  await page.locator('[data-pace] li').first().waitFor();
  await fits(page, 'slow play');
});

test('no page of a case is wider than a small phone, in any language', async () => {
  for (const locale of ['pt-BR', 'es-MX', 'es-ES', 'it', 'ro']) {
    const phone = await director(locale);
    for (const path of ['case', 'case/1', 'case/4']) {
      await phone.page.goto(`/e/${club.event}/${path}`);
      await phone.page.locator('section.panel').nth(1).waitFor();
      await fits(phone.page, `${path} in ${locale}`);
      await picture(phone.page, `${path.replace('/', '-')}-${locale}`, { full: true });
    }
    await phone.context.close();
  }
});
