// Whoever opens the first page for the first time taps Play, and holds thirteen cards: three robots make up the table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, device, launch, picture, SMALL } from './browser.mjs';
import { startServer } from './server.mjs';

let server;
let browser;
before(async () => {
  server = await startServer(['serve']);
  // The club has its director; whoever taps has no account.
  const body = JSON.stringify({ code: server.code, name: 'Dora', password: 'long enough' });
  await fetch(`${server.base}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('one tap, and thirteen cards', async () => {
  const { page, errors } = await device(browser, server.base, SMALL, 'en');
  await page.goto('/');
  const play = page.locator('[data-play-robots]');
  await play.waitFor();
  await page.locator('[data-robot-strength]').selectOption('fast');
  await page.locator('[data-robot-boards]').selectOption('1');
  await picture(page, 'robots-home', { full: true });
  await accessible(page, 'the first page with robots');
  const began = Date.now();
  await play.click();
  await page.locator('section.acts').waitFor();
  await page.locator('.seat.bottom .card').nth(12).waitFor();
  // On a machine that does nothing else it is a fraction of a second; here others test beside it.
  console.log(`thirteen cards after ${Date.now() - began} ms`);
  assert.equal(await page.locator('[data-robot]').count(), 3);
  // The robots call until it is South's turn, and go on after a pass.
  await page.locator('section.acts[data-mine="true"]').waitFor();
  await accessible(page, 'a table with robots');
  await picture(page, 'robots-table', { full: true });
  const before = Number(await page.locator('section.acts').getAttribute('data-log'));
  const pass = page.locator('[data-call="Pass"]');
  await pass.click();
  await page.waitForFunction((count) => Number(document.querySelector('section.acts')?.getAttribute('data-log')) > count + 1, before);
  assert.deepEqual(errors, []);
});
