// The main pages in every language at 320 px: no text is wider than its button, and each page is photographed.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { fits, picture, SMALL } from './browser.mjs';
import { enter, openClub, tests } from './club.mjs';
import { startServer } from './server.mjs';

let club;
const test = tests('languages', () => club);
before(async () => {
  club = await openClub();
});
after(() => club?.close());

/** Language and the tag that the page has; each says this for the boards of a session. */
const LANGUAGES = [
  ['en', 'en', 'Boards'],
  ['pt', 'pt-BR', 'Bolsas'],
  ['es', 'es-419', 'Tablillas'],
  ['es-ES', 'es-ES', 'Estuches'],
  ['it', 'it', 'Board'],
  ['ro', 'ro', 'Done'],
];

async function speak(page, language) {
  await page.evaluate((code) => {
    const kept = JSON.parse(localStorage.getItem('openroom.settings') ?? '{}');
    localStorage.setItem('openroom.settings', JSON.stringify({ ...kept, language: code }));
  }, language);
}

test('no text is wider than its button at 320 px, in six languages', async () => {
  const { page } = club;
  await club.session({ name: 'Six languages', pairs: 8, boards: 8, rounds: 3 });
  const at = await club.place(0);
  const [first, second] = at.boards;
  await club.write({ result: { round: 1, table: at.table, board: first, contract: '4S', by: 'N', tricks: 10 } });
  const phone = await club.phone(at.table, 'N', { viewport: SMALL });
  const east = await club.phone(at.table, 'E', { viewport: SMALL });
  await enter(phone.page, { level: 3, strain: 'NT', by: 'S', over: 1 });
  await east.page.locator(`[data-confirm="${second}"]`).waitFor();
  await page.setViewportSize(SMALL);
  const event = club.event;
  const pages = {
    home: '/', new: '/new', people: '/people', prepare: `/e/${event}/prepare`, codes: `/e/${event}/codes`, direct: `/e/${event}/direct`,
    rule: `/e/${event}/rule`, after: `/e/${event}/after`, results: `/e/${event}`, boards: `/e/${event}/results/boards`,
  };
  for (const [language, tag, boards] of LANGUAGES) {
    await page.goto('/');
    await speak(page, language);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await page.locator('main h1, main h2').first().waitFor();
      await page.waitForTimeout(500);
      assert.equal(await page.locator('html').getAttribute('lang'), tag);
      for (const more of await page.locator('main details:not([open]) > summary').all()) if (await more.isVisible()) await more.click();
      await fits(page, `${name} in ${language}`);
      await picture(page, `${language}-${name}`, { full: true });
    }
    await page.getByText(boards).first().waitFor();
    for (const [name, one] of [['table', phone.page], ['confirm', east.page]]) {
      await speak(one, language);
      await one.reload();
      await one.locator('main h1, main h2').first().waitFor();
      await one.waitForTimeout(500);
      await fits(one, `${name} in ${language}`);
      await picture(one, `${language}-${name}`, { full: true });
    }
  }
});

test('the language of the device is taken, with its country', async () => {
  for (const [locale, tag] of [['es-ES', 'es-ES'], ['es-MX', 'es-419'], ['pt-PT', 'pt-BR'], ['ro-RO', 'ro'], ['de-DE', 'en']]) {
    const context = await club.browser.newContext({ locale, baseURL: club.server.base });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('main h1').first().waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), tag, locale);
    await context.close();
  }
});

test('the club chooses the variety, and the language of those who have another', async () => {
  const server = await startServer(['serve', '--club-language', 'es-ES']);
  for (const [locale, tag] of [['es-MX', 'es-ES'], ['ro-RO', 'ro'], ['de-DE', 'es-ES']]) {
    const context = await club.browser.newContext({ locale, baseURL: server.base });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('main h1').first().waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), tag, locale);
    await context.close();
  }
  await server.stop();
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
