// The regulations of an event: written by the Director, read by players on the smallest phone without an account, found beside the Laws, and
// there without a network; an entry beyond the limits, consent to a short period, a system card that is not permitted.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, device, launch, LAPTOP, SMALL } from './browser.mjs';
import { until } from './club.mjs';
import { startServer } from './server.mjs';
import { wire } from './wire.mjs';

let server, browser, cookie, id;
const send = async (path, body) => {
  const answer = await fetch(`${server.base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json().catch(() => null) };
};
const write = (action, key) => send(`/api/events/${id}/entries`, { key, action });

before(async () => {
  server = await startServer(['serve']);
  const body = JSON.stringify({ code: server.code, name: 'Dora', password: 'long enough' });
  const answer = await fetch(`${server.base}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ');
  const made = await send('/api/events', { name: 'River Pairs', kind: 'pairs' });
  id = made.body.id;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const director = async () => {
  const seen = await device(browser, server.base, LAPTOP, 'en');
  const [name, value] = cookie.split('=');
  await seen.context.addCookies([{ name, value, url: server.base }]);
  return seen;
};

test('the Director writes the licence and a regulation, and sees where it contradicts a Law', async () => {
  const { context, page } = await director();
  await page.goto(`/e/${id}/regulations`);
  await page.locator('[data-form="licence"] summary').click();
  await page.locator('[data-form="licence"] [data-field="number"]').fill('L-7');
  await page.locator('[data-form="licence"] button.main').click();
  await page.locator('[data-licence]').waitFor();
  const form = page.locator('[data-form="regulation"]');
  await form.locator('summary').click();
  for (const [field, text] of [['subject', 'telephones'], ['title', 'Telephones'], ['text', 'A telephone that rings costs a tenth of a top.'], ['source', 'Club rules 4'], ['clause', '80B2f'], ['departs', '68D']]) await form.locator(`[data-field="${field}"]`).fill(text);
  await form.locator('button.main').click();
  await page.locator('[data-subject="telephones"] [data-conflict]').waitFor();
  await accessible(page, 'the regulations');
  await context.close();
});

test('a player reads the regulations without a network, and finds them with the Laws', async () => {
  const line = await wire(server.base);
  const { context, page } = await device(browser, line.base, SMALL, 'en');
  await page.goto(`/e/${id}/regulations`);
  await page.locator('[data-subject="telephones"]').waitFor();
  // The White Book's own list comes with its federation.
  await page.locator('[data-subject="ties"]').waitFor();
  await page.goto('/book/2017');
  await page.locator('[data-law="27"]').waitFor();
  await page.locator('[data-search]').fill('telefone');
  await page.locator('[data-beside="1"]').waitFor();
  const kept = () => page.evaluate(async (name) => Boolean(await caches.match(name, { ignoreVary: true })) && navigator.serviceWorker.controller !== null, `/book-data/events/${id}.json`);
  await page.goto(`/e/${id}/regulations`);
  await until(kept, 'the regulations are kept');
  line.set('cut');
  await page.goto(`/e/${id}/regulations`);
  await page.locator('[data-subject="telephones"]').waitFor();
  await context.close();
  await line.stop();
});

test('a short period without consent, a number with a slip and a card that is not permitted are refused or told', async () => {
  const short = (more) => ({ regulations: { layer: 'event', settings: { 'correction-minutes': '15' }, ...more } });
  assert.equal((await write(short({}), 'k1')).status, 422);
  assert.equal((await write(short({ consent: { from: 'Olga', at: '2026-01-02T10:00:00Z' } }), 'k2')).status, 200);
  assert.equal((await write({ entered: { contestant: 1, players: ['A', 'B'] } }, 'k3')).status, 200);
  assert.equal((await write({ regulations: { layer: 'event', settings: { 'system-policy': 'wbf-category-3' } } }, 'k4')).status, 200);
  const card = 'system: Ours\nkind: natural\nopenings:\n  2D: 5-10 5+D | 5-10 5+H\n';
  assert.equal((await write({ 'system-card': { contestant: 1, card } }, 'k5')).status, 200);
  const { context, page } = await device(browser, server.base, SMALL, 'pt');
  await page.goto(`/e/${id}/regulations`);
  await page.locator('[data-card="1"][data-standing="barred"]').waitFor();
  await page.locator('[data-consent]').waitFor();
  await accessible(page, 'the regulations in Portuguese');
  await context.close();
});
