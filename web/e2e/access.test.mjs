// For everybody: every page in the dark, at 320 px and with letters of twice the size; the director's path by the keyboard alone; suits
// that can be heard; a ruling under the Laws of 2007.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { openClub, tests } from './club.mjs';

let club, page, place, phone;
const test = tests('access', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Club championship of the long name', pairs: 6, boards: 6, rounds: 3, settings: { edition: 2007, 'show-results': 'after-board' } });
  place = await club.place(0);
  for (const board of place.boards) await club.write({ result: { round: 1, table: place.table, board, contract: '4SX', by: 'N', tricks: 9, lead: 'HK' } });
  await club.ask('POST', `/api/events/${club.event}/deal`, { session: 1, boards: 6 });
  await club.ask('POST', `/api/events/${club.event}/entries`, { key: 'shown', action: { published: { session: 1, round: 1 } } });
});
after(() => club?.close());

test('a ruling under the Laws of 2007', async () => {
  await page.goto(`/e/${club.event}/rule`);
  const { table, boards } = await club.place(1);
  await page.locator(`[data-table="${table}"]`).click();
  await page.locator(`[data-board="${boards[0]}"]`).click();
  assert.equal(await page.getByLabel('Laws:').inputValue(), '2007');
  const settled = () => page.locator('.columns[aria-busy="false"]').waitFor();
  const say = async (call) => {
    await settled();
    await page.locator(`[data-call="${call}"]`).first().click();
    await settled();
  };
  await say('1S');
  await say('1H');
  await page.locator('[data-called]').first().click();
  await settled();
  // Another page in between, and a reload: what was said is still there.
  await page.goto(`/e/${club.event}/direct`);
  await page.goto(`/e/${club.event}/rule`);
  await page.locator('[data-draft]').click();
  await page.locator('[data-answer="1"]').click();
  await settled();
  // The way of 27B1a asks in 2007 whether either bid is artificial.
  await page.locator('.ask').getByText('neither bid being artificial').waitFor();
  assert.doesNotMatch(await page.locator('.ask').textContent(), /comparable/);
  // Another suit: in 2007 the Director asks for the same or a more precise meaning, in 2017 for a comparable call (27B1b).
  await page.locator('.ask').getByText('with the same meaning or a more precise one').click();
  await page.locator('.ask [data-call="2D"]').click();
  await settled();
  const question = page.locator('.ask');
  await question.waitFor();
  const old = await question.textContent();
  assert.match(old, /27B1b/);
  assert.doesNotMatch(old, /comparable/);
  assert.doesNotMatch(old, /23A/);
  await page.getByLabel('Laws:').selectOption('2017');
  await page.waitForFunction((text) => document.querySelector('.ask')?.textContent !== text, old);
  await page.getByLabel('Laws:').selectOption('2007');
  await page.waitForFunction((text) => document.querySelector('.ask')?.textContent === text, old);
  await page.locator('[data-answer="0"]').click();
  await settled();
  await page.locator('[data-save]').click();
  await page.getByRole('heading', { name: 'Ruling 1' }).waitFor();
  // On paper: the ruling, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('button:visible, nav:visible, header:visible').count(), 0);
  assert.ok(await page.locator('[data-effect]').isVisible());
  await picture(page, 'ruling-print', { full: true });
  await page.emulateMedia({ media: 'screen' });
  const [ruling] = (await club.state()).rulings;
  assert.equal(ruling.log.edition, 2007);
  assert.ok(ruling.laws.some((law) => law.startsWith('27')), JSON.stringify(ruling));
});

test('every page fits: in the dark, at 320 px, with letters of twice the size', async () => {
  phone = await club.phone(place.table, 'N', { viewport: SMALL });
  const reader = await device(club.browser, club.server.base, SMALL);
  club.devices.push(reader);
  const base = `/e/${club.event}`;
  const staff = ['/', '/people', '/new', `${base}/prepare`, `${base}/direct`, `${base}/rule`, `${base}/ruling/1`, `${base}/after`, `${base}/codes`, `${base}/clock`];
  const anybody = ['/', '/t', '/sign-in', base, `${base}/results/boards`, `${base}/results/chart`, `${base}/board/1/${place.boards[0]}`, `${base}/contestant/1`, '/nowhere'];
  await page.setViewportSize(SMALL);
  const wide = [];
  const tryFit = (who, name) => fits(who, name).catch((error) => wide.push(`${error.message}`));
  for (const [who, paths] of [[page, staff], [reader.page, anybody], [phone.page, ['/table']]]) {
    await who.emulateMedia({ colorScheme: 'dark' });
    for (const path of paths) {
      const name = path.replace(club.event, 'event').replace(/\W+/g, '-');
      await who.goto(path);
      await who.locator('main h1').first().waitFor();
      await who.locator('main .panel, main form, main .room, main .button').first().waitFor();
      await accessible(who, `${path} in the dark at 320 px`);
      await picture(who, `dark-320${name}`, { full: true });
      // As if the reader had asked the browser for it.
      await who.evaluate(() => (document.documentElement.style.fontSize = '212.5%'));
      await tryFit(who, `${path} with letters of twice the size`);
      await picture(who, `large-320${name}`, { full: true });
      await who.setViewportSize(LAPTOP);
      await tryFit(who, `${path} with letters of twice the size on a laptop`);
      await who.setViewportSize(SMALL);
    }
    await who.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(LAPTOP);
  // The pads of a result: with large letters each figure still fits its button.
  const { page: entering } = await club.phone((await club.place(2)).table, 'N', { viewport: SMALL });
  for (const size of ['125%', '150%', '212.5%']) {
    await entering.goto('/table');
    await entering.locator('[data-enter]').first().click();
    await entering.evaluate((large) => (document.documentElement.style.fontSize = large), size);
    for (const step of ['[data-level="1"]', '[data-strain="NT"]', '.seat-N', '[data-no-lead]']) {
      await entering.locator(step).first().waitFor();
      await tryFit(entering, `the pad before ${step} at ${size}`);
      await entering.locator(step).first().click();
    }
    await entering.locator('[data-over="-7"]').waitFor();
    await tryFit(entering, `the pad of tricks at ${size}`);
    await picture(entering, `large-320-tricks-${parseInt(size)}`, { full: true });
    // What is not cancelled is kept.
    await entering.getByRole('button', { name: 'Cancel' }).click();
  }
  assert.deepEqual(wide, []);
});

test('suits, cards and results can be heard, in each language', async () => {
  const names = {
    en: ['spades', 'king of hearts', '4 spades'], pt: ['Espadas', 'Rei de Copas', '4 espadas'], es: ['picas', 'Rey de corazones', '4 picas'],
    it: ['picche', 'Re di cuori', '4 picche'], ro: ['pică', 'Rigă de cupă', '4 pici'],
  };
  const { table } = await club.place(2);
  for (const [language, [spades, king, contract]] of Object.entries(names)) {
    const one = await club.phone(table, 'S', { viewport: PHONE, locale: language });
    await one.page.locator('[data-enter]').click();
    await one.page.locator('[data-level="4"]').click();
    await one.page.getByRole('button', { name: spades, exact: true }).click();
    await one.page.locator('.seat-N').click();
    await one.page.locator('[data-suit="H"]').click();
    await one.page.getByRole('button', { name: king, exact: true }).click();
    await one.page.locator('[data-over="-1"]').click();
    const heard = await one.page.locator('.huge .hidden').first().textContent();
    assert.ok(heard.startsWith(contract), heard);
    await one.context.close();
  }
});

/** Goes on with Tab until what has the focus has that name, then does what the key does. */
async function tabTo(name, key = 'Enter', most = 90) {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(async () => {
      // A page that has just changed may still move the focus.
      for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      const one = document.activeElement;
      const text = one.labels?.[0]?.textContent ?? one.getAttribute('aria-label') ?? one.textContent ?? '';
      const style = getComputedStyle(one);
      return { text: text.replace(/\s+/g, ' ').trim(), seen: style.outlineStyle !== 'none' || one.tagName === 'BODY' };
    });
    if (!(name instanceof RegExp ? name.test(here.text) : here.text.startsWith(name))) continue;
    assert.ok(here.seen, `the focus on ${here.text} cannot be seen`);
    if (key) await page.keyboard.press(key);
    return;
  }
  assert.fail(`${name} cannot be reached with Tab`);
}

test('the director sets up and runs a session by the keyboard alone', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'New session' }).waitFor();
  await tabTo('New session');
  await page.getByRole('heading', { name: 'Event' }).waitFor();
  await tabTo('Name', null);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('By the keyboard');
  await tabTo('Next');
  await tabTo('Pairs, one per line', null);
  await page.keyboard.type('Ana, Bea\nCid, Dan\nEva, Fay\nGil, Hal\nIda, Jon\nKim, Lia');
  await tabTo('Next');
  await tabTo('Boards to play', null);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6');
  await page.getByRole('button', { name: /Mitchell.*3 rounds of 2/ }).first().waitFor();
  await tabTo(/Mitchell.*3 rounds of 2/);
  await tabTo('Next');
  await page.getByRole('button', { name: 'Create' }).waitFor();
  await tabTo('Create');
  await page.getByRole('heading', { name: 'Codes for the tables' }).waitFor();
  await tabTo('Go to the session');
  await page.getByRole('button', { name: 'Start round 1' }).waitFor();
  await tabTo('Start round 1');
  await page.getByText('Round 1 of 3').first().waitFor();
  await tabTo(/^Table 1/);
  await page.getByRole('dialog').waitFor();
  await tabTo(/^Board/);
  await tabTo('Enter the result');
  for (const name of [/^4$/, /^spades$/i, 'North', 'Skip the lead', /^made/i]) await tabTo(name);
  await tabTo('Save');
  await page.getByRole('dialog').getByText('agreed').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
