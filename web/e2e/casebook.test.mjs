// The casebook of a club on a small phone: searched, counted, saved without names; a case is taken out of it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import { accessible, device, fits, picture, SMALL } from './browser.mjs';
import { openClub, tests } from './club.mjs';

let club, page, place;
const test = tests('casebook', () => club);
const tap = (what) => page.locator(what).first().click();

before(async () => {
  club = await openClub();
  await club.session({ name: 'Casebook' });
  place = await club.place(0);
  const consulted = { consulted: { who: 'Eve Moss' } };
  await ended(1, 'information', [
    { fact: { passed: { 'by-way-of': 'remark', by: 'E', words: 'Zebulon spoke' } } },
    { poll: { hand: '', auction: ['1H', 'Pass', '2H'] } },
    { found: { question: 'happened', answer: 'no' } },
    consulted,
  ]);
  await ended(2, 'psychic', [
    { fact: { departed: { by: 'N', call: '1S', agreement: 'five spades' } } },
    { found: { question: 'departure', answer: 'psychic' } },
    { found: { question: 'fielded', answer: 'green' } },
    { found: { question: 'record', answer: 'yes' } },
    consulted,
  ]);
  await open('information');
  const phone = await device(club.browser, club.server.base, SMALL, 'en');
  await phone.context.addCookies(await club.page.context().cookies());
  club.devices.push(phone);
  page = phone.page;
});
after(() => club?.close());

const open = (kind) => club.write({ case: { round: 1, table: place.table, board: place.boards[0], about: { kind } } });
async function ended(number, kind, acts) {
  await open(kind);
  for (const act of acts) await club.write({ 'in-case': { case: number, act } });
  const { verdict } = await club.api('GET', `/api/events/${club.event}/cases/${number}`);
  await club.write({ ruling: verdict.ruling });
}
const found = () => page.locator('[data-found] li');
async function shows(count) {
  await page.waitForFunction((count) => document.querySelectorAll('[data-found] li').length === count, count);
}

test('a Director finds earlier cases, reads how they ended and takes one out', async () => {
  await page.goto(`/e/${club.event}/case`);
  await tap('[data-casebook]');
  await page.waitForURL(/\/casebook$/);
  await shows(2);
  await fits(page, 'the casebook');
  await accessible(page, 'the casebook');
  await picture(page, 'casebook', { full: true });
  assert.equal(await page.locator('[data-statistics] tbody tr').first().locator('td').first().textContent(), '2');
  await page.locator('[data-law]').fill('40C1');
  await tap('[data-search]');
  await shows(1);
  await page.locator('[data-law]').fill('');
  await page.locator('select[data-kind]').selectOption('information');
  await tap('[data-search]');
  await page.locator(`[data-case="${club.event} 1"]`).waitFor();
  await shows(1);
  await found().getByText('Unauthorized information').first().waitFor();
  // What is saved is what is shown, and names nobody.
  const [file] = await Promise.all([page.waitForEvent('download'), tap('[data-download]')]);
  const text = await readFile(await file.path(), 'utf8');
  assert.ok(text.startsWith('# Casebook') && !text.includes('Zebulon') && !text.includes('five spades'), text);
  await page.locator('select[data-kind]').selectOption('');
  await page.locator('[data-recorded]').check();
  await tap('[data-search]');
  // There was one before as well: it is the other that is recorded.
  await page.locator(`[data-case="${club.event} 2"]`).waitFor();
  await shows(1);
  await tap('[data-take-out]');
  await page.locator('[data-why]').fill('two years are over');
  await fits(page, 'taking a case out');
  await accessible(page, 'taking a case out');
  await tap('[data-confirm]');
  await page.getByText('No cases found.').waitFor();
  assert.equal((await club.api('GET', '/api/casebook')).lines.length, 1);
});

test('a case shows those that are like it', async () => {
  await page.goto(`/e/${club.event}/case/3`);
  await page.locator('[data-like]').getByText('Unauthorized information').waitFor();
  await fits(page, 'cases like this one');
  await tap('[data-like] a');
  await page.waitForURL(/\/case\/1$/);
});
