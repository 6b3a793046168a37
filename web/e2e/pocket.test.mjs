// The Director's assistant in flight mode: everything works after the first visit, and a ruling that was made so is sent when the
// network is back. By taps in Romanian and in Spanish.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';
import { wire } from './wire.mjs';

let club, line, place;
const test = tests('pocket', () => club);

before(async () => {
  club = await openClub();
  line = await wire(club.server.base);
  await club.session({ name: 'Buzunar', pairs: 6, boards: 6, rounds: 3 });
  place = await club.place(0);
});
after(async () => {
  await club?.close();
  await line?.stop();
});

/** A phone behind the line; the Director's if it has his cookie. */
async function phone(locale, viewport, director) {
  line.set('whole');
  const one = await device(club.browser, line.base, viewport, locale);
  if (director) await one.context.addCookies(await club.page.context().cookies());
  club.devices.push(one);
  return one.page;
}
/** All is kept that is needed without a network. */
const kept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
/** An insufficient bid by four taps, up to the question. */
async function insufficient(page) {
  await page.locator('[data-happened="insufficient"]').click();
  await page.locator('[data-wanted="by"] .seat-S').click();
  await page.locator('[data-wanted="over"] [data-call="1H"]').click();
  await page.locator('[data-wanted="call"] [data-call="1D"]').click();
  await page.locator('[data-answer="0"]').waitFor();
}
const rulings = async () => (await club.state()).rulings?.length ?? 0;

test('the assistant in flight mode after the first visit, at 320 pixels', async () => {
  const page = await phone('ro', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="other"]').waitFor();
  await fits(page, 'the pictures');
  await accessible(page, 'the pictures');
  await picture(page, 'pocket-320', { full: true });
  await kept(page);
  line.set('cut');
  await page.goto('/assistant');
  await insufficient(page);
  assert.match(await page.locator('.ask .question').textContent(), /Puteți alege/);
  await fits(page, 'an insufficient bid');
  await accessible(page, 'an insufficient bid');
  await picture(page, 'pocket-question-320', { full: true });
  await page.locator('[data-answer="0"]').click();
  await page.locator('.told li').nth(3).waitFor();
  // The last rulings stay, also when the page is opened again.
  await page.goto('/assistant');
  await page.locator('[data-last]').waitFor();
  await page.locator('[data-last]').click();
  await page.locator('.told li').nth(3).waitFor();
  line.set('whole');
});

/** Words on buttons that are cut in two. */
const cutWords = (page) => page.evaluate(() => {
  const cut = [];
  for (const button of document.querySelectorAll('main button')) {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const word of texts.currentNode.data.matchAll(/[^\s–-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(word[0]);
      }
    }
  }
  return cut;
});

test('no word is cut in two on the smallest phone, in any language', async () => {
  for (const locale of ['en', 'pt', 'es', 'es-ES', 'it', 'ro']) {
    const page = await phone(locale, SMALL, false);
    for (const path of ['/assistant', '/assistant?tool=score']) {
      await page.goto(path);
      await page.locator(path.includes('tool') ? '.pad.two button' : '[data-happened]').first().waitFor();
      assert.deepEqual(await cutWords(page), [], `${locale} ${path}`);
    }
    // The ruling pad, in the auction and in the play, with the seats and the Director between them.
    await page.goto('/assistant');
    await page.locator('[data-happened="other"]').click();
    await page.locator('[data-wanted="dealer"] .seat-N').click();
    await page.locator('.seat-D').waitFor();
    assert.deepEqual(await cutWords(page), [], `${locale}: the ruling pad`);
    await fits(page, `${locale}: the ruling pad`);
    await page.locator('[data-something-else]').click();
    assert.deepEqual(await cutWords(page), [], `${locale}: something else`);
    await page.close();
  }
});

test('what is as it should be is told so, and can be told again', async () => {
  const page = await phone('it', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="call-out-of-turn"]').click();
  await page.locator('[data-wanted="bid"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="over"] [data-call="1H"]').click();
  await page.locator('[data-wanted="over-by"] .seat-E').click();
  await page.locator('[data-wanted="call-turn"] .seat-S').click();
  await page.locator('[data-wanted="by"] .seat-S').click();
  await page.locator('[data-wanted="call"] [data-call="1S"]').click();
  await page.locator('[data-regular]').waitFor();
  await accessible(page, 'nothing is irregular');
  await page.locator('[data-regular] button').click();
  await page.locator('[data-wanted="bid"]').waitFor();
  await page.close();
});

test('a card exposed in the play asks who leads, and not about a lead that was made', async () => {
  const page = await phone('ro', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="exposed-card"]').click();
  await page.locator('[data-wanted="in-play"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-wanted="led"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="turn"] .seat-W').click();
  await page.locator('[data-wanted="trick-begun"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="by"] .seat-E').click();
  await page.locator('[data-wanted="card"] [data-suit="S"]').click();
  await page.locator('[data-wanted="card"] [data-rank="K"]').click();
  await page.locator('.told li').first().waitFor();
  assert.match(await page.locator('main').innerText(), /\b49\b/);
  assert.doesNotMatch(await page.locator('main').innerText(), /50D2/);
  await page.close();
});

/** The last line of a ruling is on the screen, and the pad is not there until somebody wants it. */
async function ruledInSight(page, words, name) {
  await page.locator('[data-ruled]').waitFor();
  const told = page.locator('.told > li').filter({ hasText: words }).last();
  await told.waitFor();
  assert.ok(await told.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight + 1 && one.getBoundingClientRect().top >= -1), `${name}: the ruling is in sight`);
  assert.equal(await page.locator('[data-call], [data-suit]').filter({ visible: true }).count(), 0, `${name}: the pad waits`);
  await accessible(page, name);
  await picture(page, `pocket-${name.replaceAll(' ', '-')}-320`);
}

test('where nobody has a choice the ruling stands first, in words', async () => {
  const page = await phone('en', SMALL, false);
  const begin = async (happened, taps) => {
    await page.goto('/assistant');
    await page.locator(`[data-happened="${happened}"]`).click();
    for (const [wanted, tap] of taps) await page.locator(`[data-wanted="${wanted}"] ${tap}`).click();
  };
  const play = [['contract', '[data-call="3NT"]'], ['declarer', '.seat-S']];
  const king = [['card', '[data-suit="S"]'], ['card', '[data-rank="K"]']];
  await begin('exposed-card', [['in-play', '[data-choice="yes"]'], ...play, ['led', '[data-choice="yes"]'], ['turn', '.seat-W'], ['trick-begun', '[data-choice="no"]'], ['by', '.seat-S'], ...king]);
  await ruledInSight(page, /becomes a penalty card/, 'a card of declarer');
  await begin('lead-out-of-turn', [['opening', '[data-choice="yes"]'], ...play, ['by', '.seat-S'], ...king]);
  await ruledInSight(page, /The correct defender/, 'a lead by declarer');
  await begin('wrong-board', [['played', '[data-choice="no"]'], ['in-play', '[data-choice="no"]']]);
  await ruledInSight(page, /the players finish it/, 'a wrong board');
  await begin('missing-card', [['in-play', '[data-choice="yes"]'], ...play, ['lead', '[data-suit="S"]'], ['lead', '[data-rank="2"]']]);
  assert.equal(await page.locator('[data-wanted="by"] h2').textContent(), 'Whose hand is short?');
  await page.locator('[data-wanted="by"] .seat-W').click();
  await ruledInSight(page, /counts as having been in it all along/, 'a missing card');
  assert.ok(!(await page.locator('.told').innerText()).includes('?'));
  // An insufficient bid that has been put right, and what is told after it behind a tap.
  await page.goto('/assistant');
  await insufficient(page);
  await page.locator('[data-answer="1"]').click();
  await page.locator('[data-answer="0"]').click();
  await ruledInSight(page, /2/, 'a bid put right');
  await page.locator('[data-more] summary').click();
  await page.locator('[data-more] [data-call="2S"]').click();
  await page.locator('.told li').nth(5).waitFor();
  await page.locator('[data-call="3C"]').waitFor();
});

test('of a claim that is objected to it is said whose answer each is, and how the tricks are found', async () => {
  const page = await phone('en', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="claim"]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-wanted="lead"] [data-suit="S"]').click();
  await page.locator('[data-wanted="lead"] [data-rank="A"]').click();
  await page.locator('[data-wanted="by"] .seat-S').click();
  await page.locator('[data-wanted="tricks"] [data-number="9"]').click();
  await page.locator('[data-whose="W"]').waitFor();
  assert.deepEqual(await page.locator('[data-whose]').allTextContents(), ['West', 'East']);
  await accessible(page, 'a claim');
  await picture(page, 'pocket-claim-320', { full: true });
  await page.getByRole('button', { name: /object/i }).first().click();
  await page.locator('.rule').filter({ hasText: '70B1' }).waitFor();
  assert.match(await page.locator('.rule').innerText(), /70C3/);
});

test('what the Law says of an opening lead out of turn are the options', async () => {
  const page = await phone('en', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="lead-out-of-turn"]').click();
  await page.locator('[data-wanted="opening"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-wanted="by"] .seat-E').click();
  await page.locator('[data-wanted="card"] [data-suit="S"]').click();
  await page.locator('[data-wanted="card"] [data-rank="K"]').click();
  await page.locator('.ask details summary').first().click();
  for (const law of ['54A', '54B', '54D']) assert.match(await page.locator('.rule').innerText(), new RegExp(`^${law}: `, 'm'));
  await picture(page, 'pocket-lead-rule-320', { full: true });
});

test('weights are written in the letters of the reader, and a letter that may be two suits is asked for', async () => {
  const page = await phone('pt-BR', SMALL, false);
  await page.goto('/assistant?tool=weigh');
  await page.locator('[data-others]').fill('4C N =');
  await page.locator('[data-outcomes]').fill('100% 4E N −1');
  await page.locator('[data-weigh]').click();
  assert.match(await page.locator('[role="alert"]').innerText(), /♥.*♣/);
  await page.locator('[data-others]').fill('4');
  await page.locator('[data-write="H"]').click();
  await page.locator('[data-others]').press('End');
  await page.locator('[data-others]').pressSequentially(' N =');
  await page.locator('[data-read]').first().waitFor();
  await accessible(page, 'weights in letters');
  await picture(page, 'pocket-letters-320', { full: true });
  await page.locator('[data-weigh]').click();
  assert.equal(await page.locator('[data-weighed] [data-ns]').textContent(), '0');
  // Without the other tables there is nothing to compare with.
  await page.locator('[data-others]').fill('');
  await page.locator('[data-weigh]').click();
  await page.locator('[role="alert"]').waitFor();
  assert.equal(await page.locator('[data-weighed]').count(), 0);
});

test('a later lead out of turn is no opening lead, and weights are told in words', async () => {
  const page = await phone('es', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="lead-out-of-turn"]').click();
  await page.locator('[data-wanted="opening"] [data-choice="no"]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-wanted="turn"] .seat-N').click();
  await page.locator('[data-wanted="by"] .seat-S').click();
  await page.locator('[data-wanted="card"] [data-suit="H"]').click();
  await page.locator('[data-wanted="card"] [data-rank="K"]').click();
  await page.locator('[data-answer="0"]').waitFor();
  assert.match(await page.locator('main').innerText(), /\b55/);
  await fits(page, 'a later lead out of turn');
  await picture(page, 'pocket-later-lead-320', { full: true });
  await page.locator('[data-tool="weigh"]').click();
  await page.locator('[data-at-table]').fill('4S N -1');
  await page.locator('[data-others]').fill('4S N =');
  await page.locator('[data-outcomes]').fill('100% 4S N =');
  await page.locator('[data-offenders]').selectOption('ew');
  await page.locator('[data-weigh]').click();
  await page.locator('[data-weighed]').waitFor();
  const told = await page.locator('main').innerText();
  assert.ok(!/weigh-/.test(told), told);
});

test('the engine is sent as small as a browser takes it, always the same', async () => {
  const { code: [name] } = await (await fetch(`${club.server.base}/first.json`)).json();
  const sent = async (ways) => {
    const answer = await fetch(`${club.server.base}/${name}`, { headers: { 'accept-encoding': ways } });
    return { way: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const [plain, gzip, brotli, none] = await Promise.all(['identity', 'gzip', 'gzip, deflate, br', 'gzip, br;q=0'].map(sent));
  assert.deepEqual([plain.way, gzip.way, brotli.way, none.way], [null, 'gzip', 'br', 'gzip']);
  for (const one of [gzip, brotli, none]) assert.ok(one.bytes.equals(plain.bytes));
});

test('until the engine has come the server rules, for anybody, and then the phone itself', async () => {
  const page = await phone('it', PHONE, false);
  let let_through;
  const held = new Promise((done) => (let_through = done));
  await page.route(/assistant_bg.*\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/assistant');
  await insufficient(page);
  assert.match(await page.locator('.ask .question').textContent(), /\?|può|potete/i);
  await picture(page, 'pocket-server-rules');
  let_through();
  // What comes after it the phone knows itself.
  await page.locator('[data-answer="0"]').click();
  await page.locator('.told li').nth(3).waitFor();
});

test('scores, weights, double dummy and the timer without a network', async () => {
  const page = await phone('it', SMALL, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="other"]').waitFor();
  await kept(page);
  line.set('cut');
  await page.locator('[data-tool="weigh"]').click();
  await page.locator('[data-at-table]').fill('4S N -1');
  await page.locator('[data-others]').fill('4S N =\n3S N +1\n4S N -1');
  await page.locator('[data-outcomes]').fill('60% 4S N =\n40% 4S N -1');
  await page.locator('[data-offenders]').selectOption('ew');
  await page.locator('[data-weigh]').click();
  assert.equal(await page.locator('[data-weighed] [data-ns]').textContent(), '3,4');
  await fits(page, 'weights');
  await accessible(page, 'weights');
  await picture(page, 'pocket-weigh-320', { full: true });
  await page.locator('[data-tool="hands"]').click();
  await page.locator('[data-deal]').fill('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432');
  await page.locator('[data-solve]').click();
  await page.locator('[data-solved]').waitFor();
  assert.deepEqual(await page.locator('[data-solved] thead .suit').allTextContents(), ['♣', '♦', '♥', '♠', 'NT']);
  // A king is R in Italian.
  await page.locator('[data-deal]').fill('N:ARDF1098765432... .ARDF1098765432.. ..ARDF1098765432. ...ARDF1098765432');
  await page.locator('[data-solve]').click();
  await page.locator('[data-solve]:not([disabled])').waitFor();
  assert.equal(await page.locator('[role="alert"]').count(), 0);
  await accessible(page, 'double dummy');
  await page.locator('[data-tool="score"]').click();
  await page.locator('[data-level="4"]').click();
  await page.locator('[data-strain="S"]').click();
  await page.locator('.seat-N').click();
  await page.locator('[data-over="0"]').click();
  await page.locator('.entry .main').last().click();
  await page.locator('[data-score="420"]').waitFor();
  await page.locator('[data-tool="timer"]').click();
  await page.locator('[data-start]').click();
  await page.locator('[data-clock]').waitFor();
  await accessible(page, 'the timer');
  // It goes on when the page is opened again.
  await page.reload();
  await page.locator('[data-clock]').waitFor();
  await page.locator('[data-stop]').click();
  await page.reload();
  await page.locator('[data-start]').waitFor();
  line.set('whole');
});

test('what is typed is shown as it was understood, and the rest is asked for', async () => {
  const page = await phone('en', PHONE, false);
  await page.goto('/assistant');
  await page.locator('[data-say]').fill('one heart, one diamond by South please');
  await page.locator('[data-hear]').click();
  assert.match(await page.locator('[data-heard]').textContent(), /Insufficient bid/);
  assert.match(await page.locator('[data-not-understood]').textContent(), /please/);
  await accessible(page, 'what was understood');
  await picture(page, 'pocket-heard');
  await page.locator('[data-heard-go]').click();
  await page.locator('[data-answer="0"]').waitFor();
  await page.locator('[data-again]').click();
  await page.locator('[data-say]').fill('lead out of turn, ace of spades by East');
  await page.locator('[data-hear]').click();
  await page.locator('[data-heard-go]').click();
  await page.locator('[data-wanted="opening"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-answer="0"]').waitFor();
});

test('a seat that leaves it open whose turn it was is asked about, and what is used is shown', async () => {
  const page = await phone('en', SMALL, false);
  await page.goto('/assistant');
  const hear = async (said) => {
    await page.locator('[data-say]').fill(said);
    await page.locator('[data-hear]').click();
  };
  await hear('East 1H, West 1D');
  await page.locator('[data-heard-go]').click();
  await page.locator('[data-wanted="call-turn"] .seat-S').click();
  await page.locator('.told li').first().waitFor();
  assert.match(await page.locator('.told').innerText(), /East: 1♥[\s\S]*West: 1♦[\s\S]*out of rotation/);
  await page.locator('[data-again]').click();
  await hear('king of hearts exposed by North');
  await page.locator('[data-heard] .tag').filter({ hasText: 'North' }).waitFor();
  await hear('South revoked');
  await page.locator('[data-not-understood]').filter({ hasText: 'South' }).waitFor();
  await hear('spade ace exposed, South or West');
  await page.locator('[data-not-understood]').filter({ hasText: 'West' }).waitFor();
  assert.doesNotMatch(await page.locator('[data-heard]').innerText(), /South\s*$/m);
  await picture(page, 'pocket-heard-seats-320', { full: true });
});

test('what is spoken goes the same way to a ruling, in five languages', async () => {
  // The browser of the tests cannot listen: one that hears a sentence in the language that it is set to stands in for it.
  const SAID = {
    'en-GB': 'one heart, one diamond by South',
    'pt-BR': 'uma copas, um ouros de Sul',
    'es-MX': 'un corazón, un diamante de Sur',
    'it-IT': 'un cuori, un quadri di Sud',
    'ro-RO': 'o cupă, o caro de la Sud',
  };
  for (const locale of Object.keys(SAID)) {
    const page = await phone(locale, PHONE, false);
    await page.addInitScript((sentences) => {
      globalThis.SpeechRecognition = class {
        start() {
          const [, sentence] = Object.entries(sentences).find(([code]) => code.slice(0, 2) === this.lang.slice(0, 2));
          setTimeout(() => {
            this.onresult({ results: [[{ transcript: sentence }]] });
            this.onend();
          });
        }
      };
    }, SAID);
    await page.goto('/assistant');
    await page.locator('[data-voice]').click();
    await page.locator('[data-heard-go]').click();
    await page.locator('[data-answer="0"]').waitFor();
    await page.locator('[data-answer="0"]').click();
    await page.locator('.told li').nth(3).waitFor();
  }
});

test('a browser that hears nothing leaves the page as it is', async () => {
  const page = await phone('en', PHONE, false);
  await page.addInitScript(() => {
    globalThis.SpeechRecognition = class {
      start() {
        setTimeout(() => this.onerror({ error: 'no-speech' }));
      }
    };
  });
  await page.goto('/assistant');
  await page.locator('[data-voice]').click();
  await page.locator('[data-voice][aria-pressed="false"]').waitFor();
  assert.equal(await page.locator('[data-heard]').count(), 0);
});

test('a hesitation is led along the road of a judgement case', async () => {
  const page = await phone('es', LAPTOP, false);
  await page.goto('/assistant');
  await page.locator('[data-happened="hesitation"]').click();
  await page.locator('[data-question]').waitFor();
  const first = await page.locator('[data-question]').getAttribute('data-question');
  await accessible(page, 'a case of judgement');
  await picture(page, 'pocket-judge');
  await page.locator('[data-question] [data-answer]').first().click();
  await page.locator(`[data-question]:not([data-question="${first}"])`).waitFor();
});

test('handed to an event without a network, in Romanian; it is saved when the network is back', async () => {
  const page = await phone('ro', SMALL, true);
  // The Director has looked at the event on this phone before.
  await page.goto(`/e/${club.event}/rule`);
  await page.locator('[data-table]').first().waitFor();
  await kept(page);
  const before = await rulings();
  line.set('cut');
  await page.goto('/assistant');
  await insufficient(page);
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-hand]').click();
  await page.waitForURL(/\/rule\?handed=1$/);
  await page.locator(`[data-table="${place.table}"]`).click();
  await page.locator(`[data-board="${place.boards[1]}"]`).click();
  await page.locator('[data-save]').click();
  await page.locator('[data-waiting="1"]').waitFor();
  await fits(page, 'a ruling that waits');
  await accessible(page, 'a ruling that waits');
  await picture(page, 'pocket-waiting-320', { full: true });
  assert.equal(await rulings(), before);
  // A reload does not lose it.
  await page.reload();
  await page.locator('[data-waiting="1"]').waitFor();
  // The assistant says so too, on its first page and beside its tools.
  for (const path of ['/assistant', '/assistant?tool=timer']) {
    await page.goto(path);
    await page.locator('[data-waiting="1"]').waitFor();
  }
  line.set('whole');
  await until(async () => (await rulings()) === before + 1, 'the ruling is with the event');
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
});

test('on a board with a number its dealer begins; one that somebody else deals is told', async () => {
  const page = await phone('en', PHONE, true);
  await page.goto('/assistant');
  await insufficient(page);
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-hand]').click();
  await page.waitForURL(/\/rule\?handed=1$/);
  await page.locator(`[data-table="${place.table}"]`).click();
  // East dealt for the assistant; here the players before him have passed.
  const number = place.boards.find((one) => one % 4 !== 2);
  await page.locator(`[data-board="${number}"]`).click();
  await page.locator('[data-save]').waitFor();
  const calls = await page.locator('.told li').count();
  const passes = { 1: 1, 3: 3, 0: 2 }[number % 4];
  assert.ok(calls >= 4 + passes, `${calls} lines with ${passes} passes`);
  assert.equal(await page.locator('[data-other-dealer]').count(), 0);
  // A call out of turn on a board that North deals, on one that he does not.
  await page.goto('/assistant');
  await page.locator('[data-happened="call-out-of-turn"]').click();
  const second = place.boards.find((one) => one !== number);
  const other = ['S', 'W', 'N', 'E'][(second + 3) % 4];
  await page.locator('[data-wanted="bid"] [data-choice="no"]').click();
  await page.locator(`[data-wanted="dealer"] .seat-${other}`).click();
  await page.locator(`[data-wanted="call-turn"] .seat-${other}`).click();
  await page.locator(`[data-wanted="by"] .seat-${other === 'N' ? 'E' : 'N'}`).click();
  await page.locator('[data-wanted="call"] [data-call="1S"]').click();
  await page.locator('[data-hand]').waitFor();
  await page.locator('[data-hand]').click();
  await page.waitForURL(/\/rule\?handed=1$/);
  await page.locator(`[data-table="${place.table}"]`).click();
  await page.locator(`[data-board="${second}"]`).click();
  await page.locator('[data-other-dealer]').waitFor();
  await accessible(page, 'a board that somebody else deals');
  // On a board with a ruling that was begun and not saved, it is asked which of the two is meant.
  await page.goto('/assistant');
  await insufficient(page);
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-hand]').click();
  await page.waitForURL(/\/rule\?handed=1$/);
  await page.locator(`[data-table="${place.table}"]`).click();
  await page.locator(`[data-board="${second}"]`).click();
  await page.locator('[data-begun-here]').waitFor();
  await accessible(page, 'a ruling that was begun on the board');
  await picture(page, 'pocket-begun-here', { full: true });
  await page.locator('[data-handed]').click();
  await page.locator('[data-save]').waitFor();
  assert.match(await page.locator('.told').innerText(), /1\s*♥/, 'what the assistant handed over is ruled on');
  await page.locator('[data-other-dealer]').waitFor({ state: 'detached' });
});

test('a case of judgement goes to an event with what was told', async () => {
  const page = await phone('ro', SMALL, true);
  await page.goto('/assistant');
  await page.locator('[data-happened="hesitation"]').click();
  await page.locator('[data-question]').waitFor();
  const first = await page.locator('[data-question]').getAttribute('data-question');
  await page.locator('[data-question] [data-answer]').first().click();
  await page.locator(`[data-question]:not([data-question="${first}"])`).waitFor();
  const next = await page.locator('[data-question]').getAttribute('data-question');
  await page.locator('[data-hand]').click();
  await page.waitForURL(/\/case\?handed=1$/);
  await page.locator('[data-handed]').waitFor();
  await page.locator(`[data-table="${place.table}"]`).click();
  await page.locator(`[data-board="${place.boards[0]}"]`).click();
  await fits(page, 'a case that is handed over');
  await accessible(page, 'a case that is handed over');
  await page.locator('[data-kind="information"]').click();
  await page.waitForURL(/\/case\/\d+$/);
  // The first question is answered already.
  await page.locator(`[data-question="${next}"]`).waitFor();
});

test('a ruling on the page of an event in flight mode, in Spanish; it is saved once', async () => {
  const page = await phone('es', PHONE, true);
  const at = `/e/${club.event}/rule?session=1&round=1&table=${place.table}&board=${place.boards[0]}`;
  await page.goto(at);
  await page.locator('[data-call="1S"]').waitFor();
  await kept(page);
  const before = await rulings();
  line.set('cut');
  await page.reload();
  await page.locator('.seat-N[aria-pressed="true"]').waitFor();
  await page.locator('[data-call="1S"]').click();
  await page.locator('.seat-E[aria-pressed="true"]').waitFor();
  await page.locator('[data-call="1H"]').click();
  await page.locator('[data-called]').first().click();
  await page.locator('[data-answer="0"]').click();
  await page.locator('[data-save]').click();
  await page.locator('[data-waiting="1"]').waitFor();
  line.set('whole');
  await until(async () => (await rulings()) === before + 1, 'the ruling is with the event');
  await page.locator('[data-waiting]').waitFor({ state: 'detached' });
  assert.equal(await rulings(), before + 1);
});
