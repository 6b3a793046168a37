// What opens and closes an event: conditions of contest, prizes that follow the ranking, fees, certificates, the report.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';

let club, page;
const test = tests('papers', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Cup night', pairs: 6, boards: 6, rounds: 3, settings: { periods: 'laws' }, started: false });
});
after(() => club?.close());

/** What a button that prints opens. */
async function printed(button) {
  const asked = page.waitForResponse((one) => one.url().includes('/print/'));
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  const answer = await asked;
  assert.equal(answer.status(), 200, `${answer.url()}: ${answer.status()}`);
  assert.match(answer.headers()['content-type'], /^application\/pdf/);
  await opened.close();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  return answer.url();
}

test('before the event opens the page says what the conditions lack, until it is written', async () => {
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('[data-not-stated="3"]').waitFor();
  await page.locator('[data-conditions]').getByText('Who decides on prizes, without appeal').first().waitFor();
  await accessible(page, 'the conditions lack something');
  await club.write({ regulations: { layer: 'event', settings: { inspection: 'on the wall', afterwards: 'nothing', 'prizes-decided-by': 'the club' } } });
  await page.locator('[data-not-stated="0"]').waitFor();
  assert.match(await printed(page.locator('[data-print="conditions"]')), /print\/conditions/);
});

test('prizes are entered, given, and have to be handed back when the ranking changes', async () => {
  for (const round of [1, 2, 3]) {
    await club.write({ 'round-started': { round, minutes: 20 } });
    for (const { table, boards } of (await club.state()).sessions[0].rounds[round - 1].tables)
      for (const { board } of boards) await club.write({ result: { round, table, board, contract: '3NT', by: 'S', tricks: 7 + Number(table) } });
  }
  await club.write({ 'session-over': {} });
  await page.goto(`/e/${club.event}/after`);
  await page.locator('[data-prize-giving]').waitFor();
  await page.locator('[data-edit-prizes]').click();
  await page.locator('[data-prize-what]').fill('Silver cup');
  await accessible(page, 'prizes are entered');
  await page.locator('[data-save-prizes]').click();
  await page.locator('[data-prize="1"]').getByText('Silver cup').waitFor();
  const give = page.locator('[data-give]').first();
  const who = Number(await give.getAttribute('data-give'));
  await give.click();
  await page.locator(`[data-given="${who}"]`).waitFor();
  await club.write({ penalty: { contestant: who, offence: 'conduct', standard: 80 } });
  await page.locator(`[data-given="${who}"] [data-hand-back]`).waitFor();
  await accessible(page, 'a prize has to be handed back');
});

test('entry fees are ticked', async () => {
  await page.locator('[data-papers] summary').click();
  await page.locator('[data-fee="2"] button').click();
  await page.locator('[data-fee="2"] button[aria-pressed="true"]').waitFor();
  await accessible(page, 'entry fees');
});

test('certificates, the report and the closing list are printed', async () => {
  await page.getByText('Certificates', { exact: true }).first().click();
  await page.locator('[data-certificates-for]').selectOption('first');
  await page.locator('[data-certificates-first]').fill('2');
  await accessible(page, 'certificates');
  assert.match(await printed(page.locator('[data-print="certificates"]')), /first=2/);
  for (const document of ['prizes', 'closing', 'report']) assert.match(await printed(page.locator(`[data-print="${document}"]`)), new RegExp(`print/${document}`));
});
