// All pages in every language, from the smallest phone to the laptop: nothing is wider than the screen, no text wider than its button, and
// outside CI each page is photographed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { fits, picture, settled, SMALL } from './browser.mjs';
import { enter, openClub, pbnOf, tests } from './club.mjs';
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

/** Phones, a tablet, a laptop. */
const WIDTHS = [320, 360, 390, 768, 1366];

async function fitsAll(page, name) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page, `${name} at ${width}`);
  }
  await page.setViewportSize(SMALL);
}

test('nothing is wider than the screen, at five widths and in six languages', async () => {
  const { page } = club;
  // One that is played in the browser, with boards that wait and links for onlookers; a team match whose seats are chosen.
  await club.session({ name: 'Online', pairs: 6, boards: 6, rounds: 3, settings: { play: 'guided', 'play-onlookers': 'all-hands' }, started: false });
  const online = club.event;
  await club.api('POST', `/api/events/${online}/deal`, { pbn: pbnOf(6).buffer.toString() });
  for (const round of [1, 2]) await club.write({ 'round-started': { round, minutes: 20 } });
  const onlooker = new URL((await club.api('GET', `/api/events/${online}/onlookers`)).onlooker);
  const match = await club.api('POST', '/api/play', { teams: 4 });
  const invited = new URL((await club.api('GET', `/api/play/${match.id}/links?link=${match.host}`)).find((one) => one.role === 'invited').url);
  await club.session({ name: 'Six languages', pairs: 8, boards: 8, rounds: 3 });
  const at = await club.place(0);
  const [first, second] = at.boards;
  await club.write({ result: { round: 1, table: at.table, board: first, contract: '4S', by: 'N', tricks: 10 } });
  const phone = await club.phone(at.table, 'N', { viewport: SMALL });
  const east = await club.phone(at.table, 'E', { viewport: SMALL });
  const a = 'NESW'[(second - 1) % 4];
  const b = 'NESW'[second % 4];
  const c = 'NESW'[(second + 1) % 4];
  await club.write({ ruling: { round: 1, table: at.table, board: first, score: { assigned: [['4S N =', '60%'], ['4S N -1', '40%']] }, laws: ['12C1c'], facts: 'unauthorised information' } }, 'a tempo');
  await club.write({ ruling: { round: 1, table: at.table, board: second, log: `edition: 2017\nboard: ${second}\nlog:\n- ${a}: 1S\n- ${b}: 1D\n- D: called\n- ${c}: accepts` } });
  await enter(phone.page, { level: 3, strain: 'NT', by: 'S', over: 1 });
  await east.page.locator(`[data-confirm="${second}"]`).waitFor();
  await page.setViewportSize(SMALL);
  const event = club.event;
  const { id } = await club.api('POST', '/api/members', { member: { name: 'Ana 1', also: [], federation: '', number: '', grade: '', partner: '', language: '', contact: '', consent: true, visitor: false, last: '' } });
  const { url } = await club.api('POST', `/api/members/${id}/link`);
  const season = await club.api('POST', '/api/seasons', { season: { season: 'Winter series', of: 'pairs', points: { by: 'percent' }, events: [{ event }] } });
  const players = (team) => [1, 2, 3, 4].map((n) => `${team} ${n}`);
  const league = await club.api('POST', '/api/leagues', { name: 'First division', rules: { name: 'First division', division: 1 }, boards: 8, settings: { method: 'imps', vp: 'wbf-2013' }, teams: ['Larks', 'Wrens', 'Finches', 'Swifts'].map((name) => ({ name, players: players(name) })) });
  const captain = new URL((await club.api('GET', `/api/events/${league.id}/captains`))[0].link);
  const pages = {
    behaviour: '/behaviour', regulations: `/e/${event}/regulations`, seasons: '/seasons', season: `/seasons/${season.id}`, conduct: '/conduct', stages: `/e/${event}/stages`, directing: `/e/${event}/directing`, 'new-league': '/new/league', league: `/e/${league.id}/league`, captain: captain.pathname + captain.hash,
    home: '/', new: '/new', people: '/people', prepare: `/e/${event}/prepare`, codes: `/e/${event}/codes`, direct: `/e/${event}/direct`,
    rule: `/e/${event}/rule`, ruling: `/e/${event}/ruling/1`, case: `/e/${event}/case`, after: `/e/${event}/after`, record: `/e/${event}/record`,
    results: `/e/${event}`, boards: `/e/${event}/results/boards`, chart: `/e/${event}/results/chart`, board: `/e/${event}/board/1/${first}`,
    contestant: `/e/${event}/contestant/1`, clock: `/e/${event}/clock`, casebook: '/casebook', club: '/club', members: '/members', clubs: '/clubs', join: '/t', play: '/play', practice: '/practice', bidding: '/practice/bidding?hand=7', 'sign-in': '/sign-in', player: new URL(url).pathname, tables: `/e/${event}/tables`, replay: '/replay',
    assistant: '/assistant', 'assistant-tool': '/assistant?tool=score', book: '/book', 'book-edition': '/book/2007', 'book-clause': '/book/2017/27B1a', 'book-law': '/book/2007/54', 'book-tree': '/book/2017/tree', 'book-changes': '/book/changes', 'book-table': '/book/table?s=27-10&e=2017',
    learn: '/learn', 'learn-practice': '/learn/practice?topic=insufficient-bid&seed=7&level=hard&edition=2007', 'learn-exam': '/learn/exam', 'learn-lesson': '/learn/lesson?lesson=face-down',
    online: `/e/${online}/tables`, waiting: `/e/${online}/waiting`, watch: onlooker.pathname + onlooker.hash, choose: invited.pathname + invited.hash, lobby: `/play/${match.id}#${match.host}`,
  };
  // Every page is here, or says where else it is looked at.
  const elsewhere = { '/t/:code': 'the phones here', '/table': 'the phones here', '/setup': 'register', '/reset': 'after', '/e/:id/case/:number': 'cases', '/play/:id': 'play', '/play/:id/:index': 'play', '/play/:id/:index/rule': 'play', '/seasons/:id/venue': 'seasons' };
  const looked = (pattern) => Object.values(pages).some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path.split(/[?#]/)[0]));
  for (const [, pattern] of readFileSync(new URL('../src/App.svelte', import.meta.url), 'utf8').matchAll(/^ {4}\['(\/[^']*)', /gm)) assert.ok(looked(pattern) || elsewhere[pattern], `${pattern} is looked at somewhere`);
  for (const [language, tag, boards] of LANGUAGES) {
    await page.goto('/');
    // What the page still asks for when it is left is never said to be over.
    await settled(page);
    await speak(page, language);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await settled(page);
      assert.equal(await page.locator('html').getAttribute('lang'), tag);
      for (const more of await page.locator('main details:not([open]) > summary').all()) if (await more.isVisible()) await more.click();
      await settled(page);
      await fitsAll(page, `${name} in ${language}`);
      await picture(page, `${language}-${name}`, { full: true });
    }
    await page.goto(`/e/${event}/results/boards`);
    await page.getByText(boards).first().waitFor();
    for (const [name, one] of [['table', phone.page], ['confirm', east.page]]) {
      await speak(one, language);
      await one.reload();
      await settled(one);
      await fitsAll(one, `${name} in ${language}`);
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
