// What a director does besides the usual: late entries, places, withdrawals, adjusted scores, penalties, skipped and fouled
// boards, appeals; teams, individuals, hands from a file.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, LAPTOP, PHONE, picture } from './browser.mjs';
import { boardOf, correct, enter, openClub, pbnOf, tap, tests, until } from './club.mjs';

let club, page, event;
const test = tests('acts', () => club);
const { state, place } = { state: () => club.state(), place: (n, round) => club.place(n, round) };

before(async () => {
  club = await openClub();
  ({ page } = club);
});
after(() => club?.close());

async function openBoard(table, board) {
  await page.goto(`/e/${event}/direct`);
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: new RegExp(`Board ${board}\\b`) }).click();
}
test('a late pair takes the empty place', async () => {
  event = await club.session({ name: 'Acts', pairs: 8, entered: 7 });
  await page.goto(`/e/${event}/direct`);
  await page.getByText('Contestants (7)').click();
  await page.getByRole('button', { name: 'Add late entry' }).click();
  await page.getByLabel('Pairs, one per line').fill('Zoe Late, Yan Late');
  await accessible(page, 'late entry');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Contestants (8)').waitFor();
  assert.equal((await state()).contestants[7]['late-entry'], true);
  // The empty place of the movement is theirs from the next round on.
  await until(async () => (await state()).sessions[0].rounds[1].tables.some((one) => one.ns === 8 || one.ew === 8), 'the late pair sits at a table of round 2');
});

async function act(name, fill, save = 'Save') {
  await page.goto(`/e/${event}/direct`);
  await page.getByText(/Contestants \(/).click();
  await page.locator('[data-person="2"]').click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await fill?.();
  await page.getByRole('button', { name: save, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

test('places are exchanged before play; later, where boards would come twice, that is refused with the reason', async () => {
  const change = async (since) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Swap places', exact: true }).click();
    await page.getByLabel('Swaps with').selectOption('3');
    if (since) await page.getByLabel('From when?').selectOption(since);
    await page.getByLabel('Reason').fill('a bad knee');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await page.goto(`/e/${event}/direct`);
  await page.getByText(/Contestants \(/).click();
  await page.getByRole('button', { name: 'Change Ana 2' }).click();
  // They sit there since this round: the places are exchanged, and back again.
  const sitsAt = async (number) => (await state()).sessions[0].rounds[0].tables.find((one) => one.ns === number || one.ew === number)?.table;
  const [two, three] = [await sitsAt(2), await sitsAt(3)];
  await change();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await until(async () => (await sitsAt(2)) === three && (await sitsAt(3)) === two, 'the places are exchanged in the round that is on');
  await page.getByRole('button', { name: 'Change Ana 2' }).click();
  await change();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await until(async () => (await sitsAt(2)) === two, 'the places are as before');
  // From the next round on they would play boards twice: refused, with the remedy.
  await page.getByRole('button', { name: 'Change Ana 2' }).click();
  await change('0');
  await page.getByRole('dialog').getByRole('alert').filter({ hasText: 'start the change there' }).waitFor();
  await picture(page, 'places-refused');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await club.session({ name: 'Not begun', pairs: 8, started: false });
  await page.goto(`/e/${club.event}/prepare`);
  await page.getByText(/Contestants \(/).click();
  await page.getByRole('button', { name: 'Change Ana 2' }).click();
  await change();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const { seating } = (await state()).sessions[0];
  assert.equal(seating['2'], 3);
  assert.equal(seating['3'], 2);
  club.event = event;
});

test('somebody is substituted, comes late, is penalised', async () => {
  await act('Substitute', async () => {
    await page.getByRole('dialog').getByLabel('Substitute', { exact: true }).fill('Wil Sub');
    // For more than half of the session: only who takes over the place plays so much (White Book 144.2).
    await page.getByRole('button', { name: 'Takes over the place' }).click();
    await page.getByLabel('Reason').fill('ill');
  });
  await act('Record late arrival', () => page.locator('[data-awards]').uncheck());
  await act('Give a penalty');
  const now = await state();
  assert.equal(now.penalties.length, 1);
  assert.equal(now.substitutions.length, 1);
});

test('a result is entered, and each kind of adjusted score is given', async () => {
  const { table, boards } = await place(0);
  await openBoard(table, boards[0]);
  await page.getByRole('button', { name: 'Enter the result' }).click();
  await tap(page, { level: 4, strain: 'H', by: 'S', over: 0 });
  await club.board(1, table, boards[0], 'agreed');
  const kinds = {
    Artificial: async () => {
      await page.getByRole('button', { name: 'Average plus', exact: true }).first().click();
      await page.getByRole('button', { name: 'Average minus' }).last().click();
    },
    Assigned: () => page.getByLabel('North-South score').fill('170'),
    Weighted: async () => {
      await page.getByLabel('North-South score').first().fill('170');
      await page.getByLabel('North-South score').last().fill('-50');
      await page.getByLabel('%').first().fill('60');
      await page.getByLabel('%').last().fill('40');
    },
    Split: async () => {
      await page.getByLabel('Score for North-South').fill('420');
      await page.getByLabel('Score for East-West').fill('-50');
      // Only the Director knows why the sides differ (12C1b of 2017).
      await page.getByLabel('Laws').fill('82C');
    },
    // What came of it at the table stands there already.
    'Self-inflicted damage': async () => {
      await page.getByLabel('Without the infraction').fill('4H S +2');
      await page.getByLabel('At the table, without the error').fill('4H S +1');
      await page.getByLabel('Laws').fill('12C1e');
    },
    'Average plus or better': async () => {
      await page.getByLabel('North-South score').fill('4H S +1');
      await page.getByLabel('Laws').fill('40C1');
    },
  };
  let given = 1;
  for (const [kind, fill] of Object.entries(kinds)) {
    await openBoard(table, boards[0]);
    await page.getByRole('button', { name: 'Adjusted score' }).click();
    await page.getByLabel('Reason').fill(`after ${kind}`);
    await page.getByRole('button', { name: kind, exact: true }).click();
    await fill();
    await accessible(page, `adjusted score: ${kind}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // The word itself does not tell: from the second on it stands there already.
    await until(async () => (await state()).rulings.length === given, `ruling ${given} is kept`);
    given += 1;
  }
  const rulings = (await state()).rulings;
  assert.equal(rulings.length, 6);
  // Each takes the place of the one before, and rests on a clause of its own.
  assert.deepEqual(rulings.map((one) => one['replaced-by']), [2, 3, 4, 5, 6, null]);
  assert.deepEqual(rulings.map((one) => one.laws[0]), ['12C2a', '12C1a', '12C1c', '82C', '12C1e', '40C1']);
  assert.match(rulings[2].score, /170.*0\.6.*-50.*0\.4/s);
  assert.match(rulings[3].score, /420.*-50/s);
  assert.match(rulings[4].score, /redress[\s\S]*ew[\s\S]*4H S =/);
  assert.match(rulings[5].score, /better-of[\s\S]*ns/);
  await picture(page, 'table-panel');
  // Whoever rules on it anew is told of the one that stands, also if it has come while he was looking.
  await openBoard(table, boards[0]);
  await page.getByRole('button', { name: 'Adjusted score' }).click();
  await page.locator('[data-stands]').filter({ hasText: 'Ruling 6' }).waitFor();
  await page.goto(`/e/${event}/rule?session=1&round=1&table=${table}&board=${boards[0]}`);
  await page.locator('[data-stands]').filter({ hasText: 'Ruling 6' }).waitFor();
});

test('a board is skipped, one is fouled, one is put off', async () => {
  const { table, boards } = await place(1);
  await openBoard(table, boards[0]);
  await page.getByRole('button', { name: 'Not played: award' }).click();
  await page.getByLabel('Reason').fill('too slow');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await club.board(1, table, boards[0], 'not-played');
  await openBoard(table, boards[1]);
  await page.getByRole('button', { name: 'Play later' }).click();
  await club.board(1, table, boards[1], 'late');
  const first = await place(0);
  const form = async () => boardOf(await state(), 1, first.table, first.boards[1]).form;
  const foul = async (button, reason) => {
    await openBoard(first.table, first.boards[1]);
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel('Reason').fill(reason);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await foul('Fouled board', 'the wrong table');
  await until(async () => (await form()) === 'b', 'the board is fouled at the table');
  await foul('Not fouled after all', 'it was another table');
  await until(async () => !(await form()), 'the board is as it was dealt');
  await foul('Fouled board', 'two cards exchanged');
  await until(async () => (await form()) === 'b', 'the board is fouled at the table');
});

test('an appeal goes from the request to the decision, and changes the score', async () => {
  await page.goto(`/e/${event}/ruling/6`);
  await page.getByRole('button', { name: 'Appeal' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('Grounds, in the appellants’ own words').fill('We disagree');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Appeal 1' }).waitFor();
  await accessible(page, 'appeal made');
  await page.goto(`/e/${event}/after`);
  await page.getByRole('heading', { name: 'Appeal 1' }).waitFor();
  await page.getByLabel('Who hears the appeal?').fill('Una\nVic\nWim');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Reasons').fill('Nine tricks only');
  await page.getByRole('button', { name: 'Director’s decision changed' }).click();
  await page.getByRole('button', { name: 'Assigned', exact: true }).click();
  await page.getByLabel('North-South score').fill('140');
  await accessible(page, 'appeal decided');
  await picture(page, 'appeal-decision', { full: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await until(async () => (await state()).appeals[0].stage === 'decided', 'the appeal is decided');
  const now = await state();
  const { table, boards } = await place(0);
  const at = now.sessions[0].rounds[0].tables.find((one) => one.table === table).boards.find((one) => one.board === boards[0]);
  assert.match(at.result.text, /140/);
});

test('a dispute between the sides goes to the Director, who settles it', async () => {
  const { table, boards } = await place(2);
  const north = await club.phone(table, 'N', { viewport: PHONE });
  const east = await club.phone(table, 'E', { viewport: PHONE });
  await enter(north.page, { level: 3, strain: 'D', by: 'N', over: 1 });
  await east.page.getByRole('button', { name: 'Wrong', exact: true }).click();
  await accessible(east.page, 'what is wrong with a result');
  await picture(east.page, 'dispute-390');
  await east.page.getByRole('button', { name: 'The number of tricks is wrong' }).click();
  await club.board(1, table, boards[0], 'disputed');
  await north.page.getByText('disputed').first().waitFor();
  await page.goto(`/e/${event}/direct`);
  await page.getByText('One Director call').waitFor();
  await page.getByRole('button', { name: 'On my way' }).click();
  await page.getByRole('button', { name: new RegExp(`^Table ${table}.*disputed`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: new RegExp(`Board ${boards[0]}\\b`) }).click();
  await page.getByRole('dialog').getByText('The number of tricks is wrong').waitFor();
  await correct(page, { over: 0 });
  await page.getByLabel('Reason').fill('Nine tricks, both sides now say');
  await page.getByRole('button', { name: 'Save' }).click();
  await club.board(1, table, boards[0], 'agreed');
  for (const one of [north, east]) await one.page.locator(`[data-line="${boards[0]}"][data-status="agreed"]`).waitFor();
});

test('a fouled board is compared within each of its forms', async () => {
  const first = await place(0);
  const now = await state();
  const at = now.sessions[0].rounds[0].tables.find((one) => one.table === first.table).boards.find((one) => one.board === first.boards[1]);
  assert.equal(at.form, 'b');
  const { table, boards } = await place(1);
  const skipped = now.sessions[0].rounds[0].tables.find((one) => one.table === table).boards;
  assert.equal(skipped.find((one) => one.board === boards[0]).status, 'not-played');
  assert.equal(skipped.find((one) => one.board === boards[1]).status, 'late');
});

test('somebody withdraws, and the rest of the movement knows it', async () => {
  const leave = async () => {
    await page.getByLabel('Reason', { exact: true }).fill('had to go home');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // The name is asked for again, and nothing is written until then.
    await page.locator('[data-leaving="2"]').filter({ hasText: '2 Wil Sub' }).waitFor();
    assert.ok(!(await state()).contestants[1].withdrawn);
    await accessible(page, 'a withdrawal is asked for by name');
    await picture(page, 'withdraw-ask');
  };
  await act('Withdraw', leave, 'Yes, withdraw this contestant');
  assert.ok((await state()).contestants[1].withdrawn);
  // It was the wrong pair.
  await act('Cancel the withdrawal', () => page.getByLabel('Reason', { exact: true }).fill('the wrong pair'));
  assert.ok(!(await state()).contestants[1].withdrawn);
  await act('Withdraw', leave, 'Yes, withdraw this contestant');
  await page.goto(`/e/${event}/direct`);
  await page.getByText(/Contestants \(/).click();
  await page.getByText('withdrawn').first().waitFor();
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
    await page.locator('textarea').first().fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('button.option').first().waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    if (kind === 'Teams') {
      await page.getByRole('button', { name: 'From a file' }).click();
      // A file with too few boards is refused with the numbers; another one is taken.
      await page.getByLabel('Hand file').setInputFiles(pbnOf(1));
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Hand file').setInputFiles(pbnOf(64));
    }
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
    await page.getByRole('link', { name: 'Go to the session' }).click();
    await page.getByRole('button', { name: 'Start round 1' }).click();
    await page.getByText(/Round 1 of/).first().waitFor();
    const id = /\/e\/([^/]+)\//.exec(page.url())[1];
    await until(async () => (await club.api('GET', `/api/events/${id}`)).event.sessions[0].rounds[0].started, 'round 1 has started');
    await page.goto(`/e/${id}/prepare`);
    await page.getByRole('heading', { name: `Of ${kind}` }).waitFor();
    await accessible(page, `prepare: ${kind}`);
  }
});

test('a result that is being entered when the next round starts is kept for its round', async () => {
  await club.session({ name: 'In a hurry', pairs: 8, boards: 8 });
  const { table, boards } = await club.place(0);
  const phone = await club.phone(table, 'N');
  await phone.page.locator('[data-enter]').first().click();
  await page.goto(`/e/${club.event}/direct`);
  await page.getByRole('button', { name: 'Start round 2' }).click();
  // Results are missing: the director is asked first.
  await accessible(page, 'start of a round with results missing');
  await page.locator('[data-start]').click();
  await page.getByText('Round 2 of').first().waitFor();
  await tap(phone.page, { level: 3, strain: 'S', by: 'N', over: 0 });
  const status = async () => (await state()).sessions[0].rounds[0].tables.find((one) => one.table === table).boards.find((one) => one.board === boards[0]).status;
  await until(async () => (await status()) === 'entered', 'the result stands in round 1');
  club.event = event;
});

test('whatever the log can say is said on the ruling page, also on a small phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { table, boards } = await place(2);
  // From the dealer on: a contract of 3NT by the dealer, and a trick that he wins.
  const seats = [0, 1, 2, 3].map((n) => 'NESW'[(boards[0] - 1 + n) % 4]);
  const [declarer, leader, dummy, partner] = seats;
  const turn = (list) => list.map((one, i) => `${seats[i % 4]}:${one}`);
  const trick = [`${leader}:H5`, `${dummy}:H4`, `${partner}:HQ`, `${declarer}:HA`];
  // What was begun before is kept on the device; each part here begins anew.
  const open = async (soFar) => {
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('openroom.ruling.')).forEach((key) => localStorage.removeItem(key)));
    await page.goto(`/e/${event}/rule?round=1&table=${table}&board=${boards[0]}&so-far=${soFar.join(',')}`);
  };
  const so = page.getByRole('heading', { name: 'So far' }).locator('..');
  const told = (text) => so.getByText(text).first().waitFor();
  const visible = (selector) => page.locator(selector).filter({ visible: true });
  const other = async (who, act) => {
    await visible(`.seat-${who}`).first().click();
    if (who !== 'D') await visible('[data-something-else]').click();
    await visible(`[data-act="${act}"]`).click();
  };
  const card = async (text) => {
    await visible(`[data-suit="${text[0]}"]`).click();
    await visible(`[data-rank="${text[1]}"]`).click();
  };
  // In the auction: a call that was made before on these cards, a bid above seven, a card led too early.
  await open([]);
  await other('D', 'called-before');
  await visible(`.seat-${leader}`).last().click();
  await visible('[data-call="1NT"]').click();
  await told('with these cards');
  await visible(`.seat-${declarer}`).first().click();
  await visible('[data-above]').check();
  await visible('[data-call="8C"]').click();
  await told('Law 35C');
  await visible('[data-called]').first().click();
  await page.getByRole('button', { name: 'Undo last step' }).click();
  await page.getByRole('button', { name: 'Undo last step' }).click();
  await other(declarer, 'early-card');
  await card('SA');
  await told('extraneous information');
  // Nothing of the play is offered yet.
  await visible(`.seat-${leader}`).first().click();
  await visible('[data-something-else]').click();
  assert.equal(await page.locator('[data-act="inspects"]').count(), 0);
  // After the last pass somebody calls once more (39).
  const contract = turn(['3NT', 'Pass', 'Pass', 'Pass']);
  await open(contract);
  await other(leader, 'late-call');
  await visible('[data-call="X"]').click();
  await told('after the final pass');
  // In the play.
  await open([...contract, ...trick]);
  await other(declarer, 'inspects');
  await visible('[data-choice="own"]').click();
  await told('looks at their own last card');
  await other(leader, 'inspects');
  await visible('[data-choice="earlier"]').click();
  await visible('[data-number="1"]').click();
  await told('already been quitted');
  await other(partner, 'points-out');
  await told('the wrong way');
  await other('D', 'missing');
  await visible(`.seat-${leader}`).last().click();
  await accessible(page, 'where a missing card was found');
  await visible('[data-choice="no"]').click();
  await card('D2');
  await told('it was not found');
  await other('D', 'fouled');
  await visible('[data-choice="b"]').click();
  await told('a different form');
  await picture(page, 'ruling-360', { full: true });
  await open([...contract, ...trick]);
  await other('D', 'extra');
  await visible(`.seat-${partner}`).last().click();
  await visible('[data-number="1"]').click();
  for (const one of ['HQ', 'D3']) await card(one);
  await visible('[data-cards]').click();
  await visible('[data-seen="D3"]').click();
  await accessible(page, 'cards of a defective trick that were seen');
  await visible('[data-seen-done]').click();
  await told('penalty card');
  // The end: a claim with its words, a revoke that cannot be checked.
  await open([...contract, ...trick]);
  await other(declarer, 'claims');
  await visible('[data-said]').fill('all high');
  await visible('[data-number="12"]').click();
  await told('all high');
  await page.locator('[data-answer="0"]').click();
  // The page that asks has a place of its own for more; what is opened must be that of the page that has ruled.
  await page.locator('[data-answer]').first().waitFor({ state: 'detached' });
  await page.getByText('Add something else').click();
  await other(declarer, 'revoke');
  await visible(`.seat-${partner}`).last().click();
  await visible('[data-number="1"]').click();
  await other('D', 'mixed');
  await visible('[data-choice="both"]').click();
  await told('the cards have been mixed');
  await accessible(page, 'a ruling after the end');
  await page.setViewportSize(LAPTOP);
});

test('keys for programs', async () => {
  await page.goto('/people');
  await page.getByLabel('Name').last().fill('scoreboard');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByText('Copy this key now').waitFor();
});
