// The book of Laws: searched in Italian with a typing error, a clause with a warning about its translation, a table played step by step,
// changed and shared, the picture of what leads to what; without an account, on the smallest phone, and without a network.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, device, fits, launch, LAPTOP, picture, settled, SMALL } from './browser.mjs';
import { until } from './club.mjs';
import { startServer } from './server.mjs';
import { wire } from './wire.mjs';

let server;
let browser;
before(async () => {
  server = await startServer(['serve']);
  const body = JSON.stringify({ code: server.code, name: 'Dora', password: 'long enough' });
  await fetch(`${server.base}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('the book is searched in Italian with a typing error', async () => {
  const { context, page, errors } = await device(browser, server.base, SMALL, 'it');
  await page.goto('/');
  await page.locator('[data-book]').click();
  await page.locator('[data-law="27"]').waitFor();
  await accessible(page, 'the contents');
  await picture(page, 'book-contents', { full: true });
  await page.locator('[data-search]').fill('carta penalizata magiore');
  await page.locator('[data-taken]').nth(1).waitFor();
  assert.match(await page.locator('[data-taken]').first().innerText(), /penalizzata/);
  assert.match(await page.locator('[data-terms]').innerText(), /carta penalizzata maggiore/);
  await page.locator('[data-hit="50B"]').waitFor();
  await accessible(page, 'what was found');
  await picture(page, 'book-search', { full: true });
  // Who goes there and comes back finds what he looked for.
  await page.locator('[data-hit]').first().click();
  await page.locator('[data-tables], [data-leads]').first().waitFor();
  await page.goBack();
  await page.locator('[data-hit]').first().waitFor();
  assert.equal(await page.locator('[data-search]').inputValue(), 'carta penalizata magiore');
  // Wrong ways.
  await page.locator('[data-search]').fill('zzzzqqqq');
  await page.locator('[data-found="0"]').waitFor();
  await page.locator('[data-search]').fill('27b1A');
  await page.locator('[data-hit="27B1a"]').waitFor();
  // A word that stands only in what follows from a clause, in Italian: with a slip too.
  await page.locator('[data-search]').fill('ammonizzione');
  await page.locator('[data-taken]').filter({ hasText: 'ammonizione' }).waitFor();
  await page.locator('[data-hit]').first().waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a clause has the warnings of the language, what changed, and its neighbours', async () => {
  const { context, page, errors } = await device(browser, server.base, SMALL, 'pt-BR');
  await page.goto('/book/2007/64A2');
  await page.locator('[data-warning="pt-2007-64A2"]').waitFor();
  assert.match(await page.locator('[data-warning]').first().innerText(), /Nenhuma vaza passa/);
  await page.locator('[data-tables]').waitFor();
  await accessible(page, 'a clause in Portuguese');
  await picture(page, 'book-clause-pt', { full: true });
  await page.locator('[data-before]').click();
  await page.waitForURL('**/book/2007/64A1');
  // The other edition has its own page.
  await page.goto('/book/2017/27B1a');
  await page.locator('[data-changed]').waitFor();
  await page.locator('[data-readings]').waitFor();
  await page.locator('[data-edition="2007"]').click();
  await page.waitForURL('**/book/2007/27B1a');
  for (const [path, found] of [['/book/2017/def-penalty-card', 'penalty card'], ['/book/2017/27', '27'], ['/book/2017/27b1', '27B1'], ['/book/2017/71', '71']]) {
    await page.goto(path);
    await page.locator('main h1').filter({ hasText: found }).waitFor();
    await fits(page, path);
  }
  await page.goto('/book/2017/99Z');
  await page.locator('main h1').filter({ hasText: '99Z' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a table is played step by step, changed and shared', async () => {
  const { context, page, errors } = await device(browser, server.base, SMALL, 'en');
  await page.goto('/book/2017/27A1');
  await page.locator('[data-tables] [data-all-tables]').click();
  await page.goto('/book/table?s=27-10&e=2017');
  await page.locator('[data-step="0"]').waitFor();
  await picture(page, 'book-table', { full: true });
  const told = (text) => page.locator('[data-now]').filter({ hasText: text });
  // By keyboard as by button.
  await page.locator('[data-forward]').click();
  await told('South').waitFor();
  await page.locator('main h1').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-step="3"]').waitFor();
  while (!(await page.locator('[data-taken-answer]').count())) {
    const at = await page.locator('[data-step]').getAttribute('data-step');
    await page.locator('[data-forward]').click();
    await page.locator(`[data-step="${Number(at) + 1}"]`).waitFor();
    await settled(page);
  }
  await accessible(page, 'a question at a table of the book');
  await picture(page, 'book-question', { full: true });
  // What if he had accepted?
  const answers = page.locator('[data-answer]');
  const texts = await answers.allInnerTexts();
  const taken = (await page.locator('[data-taken-answer]').innerText()).split(':').at(-1).trim();
  const other = texts.findIndex((text) => !text.includes(taken));
  assert.ok(other >= 0, texts.join(' | '));
  await answers.nth(other).click();
  await page.locator('span[data-changed]').waitFor();
  await page.locator('[data-cited]').waitFor();
  const at = await page.locator('[data-step]').getAttribute('data-step');
  const auction = await page.locator('.auction').innerText();
  await page.locator('[data-share]').click();
  const link = await page.locator('[data-link]').inputValue();
  assert.match(link, /\/book\/table#log=/);
  // Somebody else opens it.
  const friend = await device(browser, server.base, LAPTOP, 'ro');
  await friend.page.goto(link);
  await friend.page.locator(`[data-step="${at}"]`).waitFor();
  await friend.page.locator('.auction').waitFor();
  const calls = (text) => text.match(/\d[♠♥♦♣]/g);
  assert.deepEqual(calls(await friend.page.locator('.auction').innerText()), calls(auction));
  await picture(friend.page, 'book-table-shared', { full: true });
  await accessible(friend.page, 'a table that was shared');
  // A damaged link is told, and an empty table is there.
  await friend.page.goto('/book/table#log=%E0%A4%A');
  await friend.page.locator('[data-wrong="link"]').waitFor();
  await friend.page.goto('/book/table?s=no-such');
  await friend.page.locator('[data-wrong="scenario"]').waitFor();
  await page.locator('[data-restore]').click();
  await page.locator('span[data-changed]').waitFor({ state: 'detached' });
  assert.deepEqual([...errors, ...friend.errors], []);
  await friend.context.close();
  await context.close();
});

test('the hands are shown as they stand at a step', async () => {
  const { context, page, errors } = await device(browser, server.base, SMALL, 'it');
  await page.goto('/book/table?s=71-01&e=2017');
  await page.locator('[data-step="0"]').waitFor();
  // Nearly all of it was played before the first entry.
  await page.locator('[data-hands="left"]').waitFor();
  await page.locator('[data-tricks]').waitFor();
  await accessible(page, 'the hands at a step');
  await page.goto('/book/table?s=54-02&e=2017');
  await page.locator('[data-step="0"]').waitFor();
  await page.locator('[data-hands="dealt"]').waitFor();
  await page.locator('[data-end]').click();
  await page.locator('[data-back]:not([disabled])').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('readings and titles are in the language of the reader, and what is not says so', async () => {
  for (const locale of ['pt-BR', 'es', 'es-ES', 'it', 'ro']) {
    const { context, page, errors } = await device(browser, server.base, SMALL, locale);
    await page.goto('/book/2017/27B1b');
    await page.locator('[data-readings] [data-reading]').first().waitFor();
    await page.locator('[data-tables] [data-scenario]').first().waitFor();
    // English where there is nothing else: marked as such, and told above.
    for (const [list, hint] of [['[data-readings] [data-reading]', '[data-readings-english]'], ['[data-tables] [data-scenario]', '[data-titles-english]']]) {
      const english = await page.locator(`${list} [lang="en"]`).count();
      if (english) assert.equal(await page.locator(hint).count(), 1, `${locale}: ${hint}`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('what leads to what, and what changed', async () => {
  const { context, page, errors } = await device(browser, server.base, LAPTOP, 'es-ES');
  await page.goto('/book/2017/tree');
  await page.locator('[data-wheel] a').nth(92).waitFor();
  await accessible(page, 'the wheel');
  await picture(page, 'book-tree', { full: true });
  await page.setViewportSize(SMALL);
  await fits(page, 'the wheel on a phone');
  await page.locator('[data-zoom]').selectOption('27');
  await page.locator('[data-near="27"]').waitFor();
  await accessible(page, 'one Law');
  await picture(page, 'book-tree-27', { full: true });
  await page.goto('/book/changes?law=23');
  await page.locator('[data-pair]').first().waitFor();
  await accessible(page, 'what changed');
  await picture(page, 'book-changes', { full: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/book/2017/50D1');
  await page.locator('main h1').waitFor();
  await settled(page);
  await accessible(page, 'a heading in the dark');
  await picture(page, 'book-dark', { full: true });
  assert.deepEqual(errors, []);
  await context.close();
});

test('the book is there without a network', async () => {
  const line = await wire(server.base);
  const { context, page } = await device(browser, line.base, SMALL, 'ro');
  await page.goto('/book/2017');
  await page.locator('[data-law="27"]').waitFor();
  // Once all of it is kept on the device.
  const kept = () =>
    page.evaluate(async () => {
      for (const name of ['ro', 'links', 'scenarios']) if (!(await caches.match(`/book-data/${name}.json`, { ignoreVary: true }))) return false;
      return navigator.serviceWorker.controller !== null;
    });
  await until(kept, 'the book is kept');
  line.set('cut');
  await page.goto('/book/2017/27A1');
  await page.locator('[data-tables]').waitFor();
  await page.goto('/book/2017?q=carte%20penalizta');
  await page.locator('[data-hit]').first().waitFor();
  await page.goto('/book/table?s=27-01&e=2017');
  await page.locator('[data-end]').click();
  await page.locator('[data-answer]').first().waitFor();
  await context.close();
  await line.stop();
});
