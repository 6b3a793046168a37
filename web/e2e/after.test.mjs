// After play: what is missing or doubtful, the correction period, a final result too early. Then the way back after a lost password.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { accessible, device, PHONE, picture } from './browser.mjs';
import { correct, openClub, printed, tap, tests, until } from './club.mjs';
import { BINARY } from './server.mjs';

let club, page;
const test = tests('after', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
  await club.session({ name: 'Late evening', pairs: 6, boards: 6, rounds: 3, settings: { periods: 'laws' } });
  for (const round of [1, 2, 3]) {
    if (round > 1) await club.write({ 'round-started': { round, minutes: 20 } });
    const { tables } = (await club.state()).sessions[0].rounds[round - 1];
    for (const { table, boards } of tables)
      for (const { board } of boards) {
        // One is forgotten, one is odd.
        if (round === 2 && table === tables[0].table && board === boards[0].board) continue;
        const odd = round === 3 && table === tables[1].table && board === boards[1].board;
        await club.write({ result: { round, table, board, ...(odd ? { contract: '1C', by: 'N', tricks: 13 } : { contract: '3NT', by: 'S', tricks: 8 + ((round + board) % 3) }) } });
      }
  }
});
after(() => club?.close());

test('a session with a missing result does not end, and shows what is missing', async () => {
  await page.goto(`/e/${club.event}/direct`);
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByText('One result is missing.').waitFor();
  await accessible(page, 'the end of a session with a missing result');
  await page.getByRole('link', { name: 'Show what is missing' }).click();
});

test('missing and doubtful results are found and put right', async () => {
  await page.getByRole('heading', { name: 'Missing results (1)' }).waitFor();
  await page.getByRole('heading', { name: 'Results to check (1)' }).waitFor();
  await accessible(page, 'after play: missing and doubtful');
  await picture(page, 'after-open', { full: true });
  await page.getByRole('button', { name: /^round 2, table/ }).click();
  await page.getByRole('button', { name: 'Enter the result' }).click();
  await tap(page, { level: 3, strain: 'NT', by: 'S', over: 0 });
  await page.getByText('No results are missing.').waitFor();
  await page.getByRole('button', { name: /an unusual number of tricks/ }).click();
  await correct(page, { over: 3 });
  await page.getByLabel('Reason').fill('Ten tricks, they say');
  await accessible(page, 'correction after play');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Nothing looks doubtful.').waitFor();
});

test('the record tells who did what, and names its head', async () => {
  await page.getByRole('link', { name: 'What was done, by whom and when' }).click();
  await page.getByText(/^Record [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}, entry \d+$/).waitFor();
  await page.getByText(/^Result corrected, round 3, .*Reason: Ten tricks, they say$/).waitFor();
  await accessible(page, 'the record');
  await page.goto(`/e/${club.event}/after`);
});

test('the correction period runs down, and a final result has to wait for it', async () => {
  await page.getByRole('button', { name: 'End the session' }).click();
  await until(async () => (await club.state()).sessions[0].over, 'the session is over');
  await page.getByRole('button', { name: 'Make the result official' }).click();
  // The periods still run, so it is asked once more.
  await page.locator('[data-official-anyway]').click();
  await page.getByText('The result has been official since').waitFor();
  const row = page.locator('[data-deadline="score"]').last();
  const first = await row.locator('.num').textContent();
  assert.match(first, /^\d+:\d\d$/);
  await page.waitForFunction(
    ([text]) => [...document.querySelectorAll('[data-deadline="score"] .num')].at(-1).textContent !== text, [first]);
  await picture(page, 'after-official', { full: true });
  await page.getByRole('button', { name: 'Make the result final' }).click();
  await page.getByRole('alert').waitFor();
  assert.equal((await club.state()).final, null);
  // Everybody sees until when a correction can be asked for.
  const reader = await device(club.browser, club.server.base, PHONE);
  club.devices.push(reader);
  await reader.page.goto(`/e/${club.event}`);
  await reader.page.getByText('corrections until').waitFor();
});

test('documents are printed, in the language of the page', async () => {
  await page.goto(`/e/${club.event}/after`);
  for (const document of ['ranking', 'scorecards', 'travellers']) assert.match(await printed(page, page.locator(`[data-print="${document}"]`)), /paper=a4&language=en/);
  await page.goto(`/e/${club.event}/prepare`);
  for (const document of ['movement', 'guide', 'slips']) await printed(page, page.locator(`[data-print="${document}"]`));
  await page.goto(`/e/${club.event}/codes`);
  await printed(page, page.locator('[data-print="tables"]'));
  // Hands that nobody has dealt cannot be printed: the page says so.
  await page.goto(`/e/${club.event}/after`);
  await page.locator('[data-print="hands"]').click();
  await page.getByRole('alert').waitFor();
  await accessible(page, 'a document that cannot be made');
});

test('files for other programs are saved, and what they cannot hold is told', async () => {
  for (const [format, inside] of [['csv', /3NT/], ['usebio', /<USEBIO/i], ['event-file', /results:/], ['log', /created:/], ['record', /^{"openroom-record":1/]]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator(`[data-export="${format}"]`).click()]);
    assert.match(file.suggestedFilename(), new RegExp(`^Late-evening-${format}\\.`));
    assert.match(readFileSync(await file.path(), 'utf8'), inside);
    await page.locator(`[data-saved="${format}"]`).waitFor();
  }
  await accessible(page, 'files saved');
});

test('who has lost the password comes back by a link from the terminal', async () => {
  const done = spawnSync(BINARY, ['user', '--database', club.server.database, 'reset', 'Dora'], { encoding: 'utf8' });
  const link = /\/reset#\S+/.exec(done.stdout)?.[0];
  assert.ok(link, `${done.stdout}${done.stderr}`);
  const other = await device(club.browser, club.server.base, PHONE);
  club.devices.push(other);
  await other.page.goto('/sign-in');
  await other.page.getByLabel('Name').fill('Dora');
  await other.page.getByLabel('Password').fill('not this one');
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await other.page.getByRole('alert').waitFor();
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await accessible(other.page, 'a new password');
  await picture(other.page, 'reset-390');
  const [one, again] = [other.page.getByLabel('Password', { exact: false }).first(), other.page.getByLabel('Confirm password')];
  await one.fill('another calm evening');
  await again.fill('another calm morning');
  await other.page.getByRole('button', { name: 'Save password' }).click();
  await other.page.getByText('The two passwords do not match.').waitFor();
  await again.fill('another calm evening');
  await other.page.getByRole('button', { name: 'Save password' }).click();
  await other.page.getByRole('link', { name: 'New session' }).waitFor();
  // The link is used up.
  await other.page.goto('/');
  await other.page.goto(link);
  await other.page.getByLabel('Password', { exact: false }).first().fill('once more please');
  await other.page.getByLabel('Confirm password').fill('once more please');
  await other.page.getByRole('button', { name: 'Save password' }).click();
  await other.page.getByRole('alert').waitFor();
});

test('no page complained', () => {
  assert.deepEqual(club.devices.flatMap((one) => one.errors), []);
});
