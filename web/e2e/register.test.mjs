// The club itself: from an empty register to the first result; a list with its columns; names completed, those of last time, numbers alone;
// the page of the club; a player's own page; what is deleted.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { openClub, tests, until } from './club.mjs';

let club, page, event;
const test = tests('register', () => club);
const LOCALES = ['en', 'pt', 'es', 'es-ES', 'it', 'ro'];

before(async () => {
  club = await openClub();
  ({ page } = club);
});
after(() => club?.close());

const visitor = async (viewport, locale) => {
  const one = await device(club.browser, club.server.base, viewport, locale);
  club.devices.push(one);
  return one;
};

test('from the empty register to the first result', async () => {
  const begun = Date.now();
  let taps = 0;
  const tap = async (at) => {
    taps += 1;
    await at.click();
  };
  await page.goto('/');
  await tap(page.getByRole('link', { name: 'New session' }));
  await tap(page.getByRole('button', { name: 'Next' }));
  await page.getByLabel('Pairs, one per line').fill(['Ana Lima, Bea Reis', 'Cid Melo, Dan Cruz', 'Eva Sol, Fay Luz', 'Gil Mar, Hal Rio'].join('\n'));
  await page.locator('[data-new-names="8"]').waitFor();
  await tap(page.locator('[data-at-once]'));
  await page.waitForURL(/\/e\/[^/]+\/direct/);
  event = page.url().match(/\/e\/([^/]+)/)[1];
  club.event = event;
  await tap(page.getByRole('button', { name: 'Start round 1' }));
  const { table, boards } = await club.place(0);
  const code = (await club.api('GET', `/api/events/${event}/codes`)).find((one) => one.table === table).code;
  const phone = await visitor(PHONE);
  await phone.page.goto(`/t/${code}`);
  await tap(phone.page.locator('.seat-N'));
  await tap(phone.page.locator('[data-enter]').first());
  await tap(phone.page.locator('[data-level="3"]'));
  await tap(phone.page.locator('[data-strain="NT"]'));
  await tap(phone.page.locator('.seat-N').last());
  await tap(phone.page.locator('[data-no-lead]'));
  await tap(phone.page.locator('[data-over="0"]'));
  await tap(phone.page.locator('[data-send]'));
  await club.board(1, table, boards[0], 'entered');
  const seconds = (Date.now() - begun) / 1000;
  assert.ok(taps <= 12, `${taps} taps`);
  assert.ok(seconds < 180, `${seconds} seconds`);
  console.log(`from the empty register to the first result: ${taps} taps, ${seconds.toFixed(1)} s`);
  // Everybody who was typed is in the register now, with the partner of today.
  const all = await club.api('GET', '/api/members');
  assert.equal(all.length, 8);
  assert.equal(all.find((one) => one.name === 'Ana Lima').partner, 'Bea Reis');
});

test('who has not agreed is known by initials to strangers, and by name at the table', async () => {
  const { page: reader } = await visitor(SMALL);
  const seen = async () => JSON.stringify(await (await reader.request.get(`/api/events/${event}`)).json());
  assert.match(await seen(), /A\. L\./);
  assert.doesNotMatch(await seen(), /Ana Lima/);
  await page.goto('/members');
  await page.locator('[data-silent="8"]').waitFor();
  await accessible(page, 'members');
  await picture(page, 'members', { full: true });
  await page.getByRole('button', { name: 'All of them have agreed now' }).click();
  await page.locator('[data-silent]').waitFor({ state: 'detached' });
  assert.match(await seen(), /Ana Lima/);
});

test('a list comes in with its columns', async () => {
  await page.locator('[data-add-list]').click();
  await page.getByLabel('Paste the list').fill('Surname\tFirst name\tEBU\tMobile\nSilva\tIna\t4711\t555 1\n\t\t4712\t\nLima\tAna\t4713\t555 2\n');
  await page.locator('[data-look]').click();
  await page.locator('[data-column="2"]').waitFor();
  assert.equal(await page.locator('[data-column="2"]').inputValue(), 'federation');
  // The phone numbers are not wanted.
  await page.locator('[data-column="3"]').selectOption('none');
  await page.locator('[data-try]').click();
  await page.getByText('Line 3: the name is missing').waitFor();
  await accessible(page, 'the columns of a list');
  await picture(page, 'members-columns', { full: true });
  await page.setViewportSize(SMALL);
  await fits(page, 'the columns of a list at 320 px');
  await page.setViewportSize(LAPTOP);
  await page.locator('[data-take]').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const all = await club.api('GET', '/api/members');
  const ana = all.find((one) => one.name === 'Ana Lima');
  assert.deepEqual([all.length, ana.federation, ana.contact, ana.consent], [9, '4713', '', true]);
});

test('somebody is changed, found, and two become one', async () => {
  await page.goto('/members');
  await page.locator('[data-add-member]').click();
  await page.getByLabel('Name', { exact: true }).fill('A. Lima');
  await page.locator('[data-save-member]').click();
  await page.getByText('A. Lima has been saved.').waitFor();
  await page.getByLabel('Find a name or number').fill('4713');
  await page.locator('[data-member="Ana Lima"]').click();
  await page.getByText('The same person twice?').click();
  const field = page.getByLabel('Merge with');
  await field.fill('a. l');
  await page.locator('[data-name="A. Lima"]').click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  const ana = (await club.api('GET', '/api/members')).find((one) => one.name === 'Ana Lima');
  assert.deepEqual(ana.also, ['A. Lima']);
});

test('a pair is completed by keyboard with its usual partner, and all of last time come in one tap', async () => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Next' }).click();
  const [first, second] = [page.getByLabel('Player 1'), page.getByLabel('Player 2')];
  await first.pressSequentially('lim');
  await page.locator('[role="option"]').first().waitFor();
  assert.equal(await first.getAttribute('aria-expanded'), 'true');
  await accessible(page, 'a name being completed');
  await picture(page, 'completion');
  await first.press('ArrowDown');
  await first.press('Enter');
  assert.deepEqual([await first.inputValue(), await second.inputValue()], ['Ana Lima', 'Bea Reis']);
  await page.locator('[data-add-entry]').click();
  const list = page.getByLabel('Pairs, one per line');
  assert.equal(await list.inputValue(), 'Ana Lima, Bea Reis');
  // Who is entered is not offered again.
  await first.pressSequentially('lim');
  await page.waitForFunction(() => document.activeElement.getAttribute('aria-expanded') === 'false');
  await first.fill('');
  await list.fill('');
  await page.locator('[data-last]').click();
  assert.equal((await list.inputValue()).split('\n').length, 4);
  assert.match(await list.inputValue(), /^Ana Lima, Bea Reis$/m);
  // Two more by number alone.
  await page.getByText('From a file, or by number only').click();
  await page.getByLabel('Pairs by number only').fill('2');
  await page.locator('[data-numbers]').click();
  await page.setViewportSize(SMALL);
  await fits(page, 'entries at 320 px');
  await picture(page, 'entries-320', { full: true });
  await page.setViewportSize(LAPTOP);
  await page.locator('[data-at-once]').click();
  await page.waitForURL(/\/e\/[^/]+\/direct/);
  club.event = page.url().match(/\/e\/([^/]+)/)[1];
  const state = await club.state();
  assert.deepEqual(state.contestants.map((one) => one.players.length), [2, 2, 2, 2, 0, 0]);
  assert.match(await club.log(), /4713/);
});

test('players say at the table who they are, and the Director sees it', async () => {
  await page.getByRole('button', { name: 'Start round 1' }).click();
  await until(async () => (await club.state()).sessions[0].rounds[0].started, 'the round is on');
  const tables = (await club.state()).sessions[0].rounds[0].tables;
  const at = tables.find((one) => one.ns === 5 || one.ew === 5);
  const phone = await club.phone(at.table, at.ns === 5 ? 'N' : 'E', { viewport: SMALL });
  const form = phone.page.locator('[data-name-us="5"]');
  await form.getByLabel('Player 1').pressSequentially('4711');
  await form.locator('[data-name="Ina Silva"]').click();
  await form.getByLabel('Player 2').fill('Zoe New');
  await accessible(phone.page, 'who are you');
  await picture(phone.page, 'name-us', { full: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await phone.page.getByText('Ina Silva').first().waitFor();
  assert.deepEqual((await club.state()).contestants[4].players, ['Ina Silva', 'Zoe New']);
  // The other one the Director names.
  await page.goto(`/e/${club.event}/prepare`);
  await page.getByText('Contestants (6)').click();
  await page.getByRole('button', { name: /Change\s*No\. 6/ }).click();
  await page.getByLabel('Player 1').fill('Gus Late');
  await page.getByLabel('Player 2').fill('Hana Late');
  await page.getByRole('button', { name: 'Save' }).click();
  await until(async () => (await club.state()).contestants[5].players.length === 2, 'the Director has named the pair');
});

test('the page of the club: its name, its logo, its calendar, and I play', async () => {
  await page.goto('/club');
  await page.getByLabel('Name of the club').fill('Riverside Bridge Club');
  await page.getByLabel('Contact').fill('12 Mill Lane\nTuesdays from seven');
  await page.locator('[data-save-club]').click();
  await page.getByText('Saved.').waitFor();
  // A picture of one dot, as a PNG: the page makes a JPEG of it.
  const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: dot });
  await page.locator('img.logo').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Tuesday pairs');
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 11);
  await page.getByLabel('Day and time').fill(`${local}23:30`);
  await page.locator('[data-add-plan]').click();
  await page.locator('[data-plan="Tuesday pairs"]').waitFor();
  await accessible(page, 'the club');
  await picture(page, 'club', { full: true });
  const { page: reader } = await visitor(SMALL);
  await reader.goto('/');
  await reader.getByRole('heading', { name: 'Riverside Bridge Club' }).waitFor();
  await reader.locator('[data-play="Tuesday pairs"]').click();
  await reader.getByLabel('Your name').fill('Ana Lima');
  await reader.getByLabel('Partner').fill('Nico Stranger');
  await reader.locator('[data-play-go]').click();
  // She has agreed to be named; he is in no register.
  await reader.getByText('Ana Lima – N. S.').waitFor();
  await reader.getByText('Tuesdays from seven').waitFor();
  await accessible(reader, 'the page of the club');
  await picture(reader, 'club-home-320', { full: true });
  await page.goto('/');
  await page.locator('[data-accept="Ana Lima"]').click();
  await page.getByText('accepted').waitFor();
  await reader.reload();
  await reader.getByText('accepted').waitFor();
  // The Director prepares the session with who wants to play.
  await page.getByRole('link', { name: 'Prepare' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Ana Lima, Nico Stranger');
});

test('teams put themselves down in the calendar, and the Director takes them over', async () => {
  await page.goto('/club');
  await page.getByLabel('Name', { exact: true }).fill('Thursday teams');
  await page.getByLabel('Day and time').fill('2099-01-08T19:30');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.locator('[data-add-plan]').click();
  await page.locator('[data-plan="Thursday teams"]').waitFor();
  const { page: reader } = await visitor(SMALL);
  await reader.goto('/');
  await reader.locator('[data-play="Thursday teams"]').click();
  await reader.getByLabel('Your name').fill('Ola One');
  await reader.locator('[data-team]').fill('Ola Two\nOla Three\nOla Four');
  await accessible(reader, 'a team puts itself down');
  await picture(reader, 'team-down-320', { full: true });
  await reader.locator('[data-play-go]').click();
  await reader.getByText('O. O. – O. T. – O. T. – O. F.').waitFor();
  await page.goto('/');
  await page.locator('[data-plan="Thursday teams"]').getByRole('link', { name: 'Prepare' }).click();
  await page.locator('button[aria-pressed="true"]').filter({ hasText: 'Teams' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Ola One, Ola Two, Ola Three, Ola Four');
});

test('private links for everybody on one sheet', async () => {
  await page.goto('/members');
  await page.locator('[data-print-links]').click();
  const sheet = page.locator('[data-links-sheet]');
  await sheet.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), sheet.click()]);
  assert.equal(file.suggestedFilename(), 'links.pdf');
  assert.ok((await club.api('GET', '/api/members')).every((one) => one.link));
  await page.locator('[data-print-links]').waitFor({ state: 'hidden' });
  await accessible(page, 'members after the sheet');
});

test('a player’s own page, and what is deleted there', async () => {
  for (const { round, started, tables } of (await club.state()).sessions[0].rounds) {
    if (!started) await club.write({ 'round-started': { round, minutes: 20 } });
    for (const { table, boards, ns, ew } of tables.filter((one) => one.ns && one.ew)) {
      for (const { board } of boards) await club.write({ result: { round, table, board, contract: '3NT', by: 'N', tricks: 7 + ((ns + ew + board) % 4) } });
    }
  }
  await club.write({ 'session-over': {} });
  await page.goto('/members');
  await page.locator('[data-member="Ana Lima"]').click();
  await page.getByText('Private link', { exact: true }).click();
  await page.locator('[data-link]').click();
  const link = await page.locator('[data-private]').getAttribute('href');
  await picture(page, 'private-link', { full: true });
  const { page: own } = await visitor(SMALL);
  await own.goto(new URL(link).pathname);
  await own.getByRole('heading', { name: 'Ana Lima' }).waitFor();
  await own.locator('[data-average]').waitFor();
  await own.getByText('Bea Reis').first().waitFor();
  await accessible(own, 'a player’s own page');
  await picture(own, 'player-320', { full: true });
  // The board of that evening can be looked at again.
  await own.getByRole('link', { name: 'Boards' }).first().click();
  await own.waitForURL(/\/contestant\//);
  await own.goBack();
  await own.locator('[data-consent]').uncheck();
  await until(async () => !(await club.api('GET', '/api/members')).find((one) => one.name === 'Ana Lima').consent, 'she is not named');
  const file = await own.request.get(await own.getByRole('link', { name: 'Download everything' }).getAttribute('href'));
  assert.match(await file.text(), /Riverside Bridge Club[\s\S]*Ana Lima[\s\S]*4713/);
  await own.locator('[data-delete]').click();
  await own.locator('[data-leave]').click();
  await own.getByText('has been deleted').waitFor();
  await own.goto(`/e/${club.event}`);
  await own.getByText('a player – Bea Reis').first().waitFor();
  await page.goto(`/e/${club.event}`);
  await page.getByText('a player – Bea Reis').first().waitFor();
  assert.doesNotMatch(await page.locator('main').textContent(), /Ana Lima/);
});

test('a link of the first start that was used says so', async () => {
  const { page: late } = await visitor(PHONE);
  await late.goto(`/setup#${club.server.code}`);
  await late.locator('[data-used]').waitFor();
  await late.getByRole('link', { name: 'Sign in' }).click();
  await late.waitForURL('**/sign-in');
  await late.getByLabel('Name').fill('dORA');
  await late.getByLabel('Password').fill('a calm evening');
  await late.getByRole('button', { name: 'Sign in' }).click();
  await late.getByRole('link', { name: 'New session' }).waitFor();
});

test('these pages fit at 320 px in every language', async () => {
  await club.api('POST', '/api/plans', { name: 'Club championship of the long name', starts: '2099-01-06T19:30', note: 'bring a friend' });
  const wide = [];
  for (const locale of LOCALES) {
    const staff = await visitor(SMALL, locale);
    await staff.context.addCookies(await page.context().cookies());
    const { page: reader } = await visitor(SMALL, locale);
    for (const [who, paths] of [[staff.page, ['/', '/members', '/club', '/new']], [reader, ['/', `/e/${club.event}`]]]) {
      for (const path of paths) {
        await who.goto(path);
        await who.locator('main .panel, main form').first().waitFor();
        await fits(who, `${path} in ${locale}`).catch((error) => wide.push(error.message));
      }
    }
    await staff.page.goto('/members');
    await staff.page.locator('[data-add-list]').click();
    await staff.page.locator('dialog textarea').fill('Name;EBU\nIna Silva;1');
    await staff.page.locator('[data-look]').click();
    await staff.page.locator('[data-column="1"]').waitFor();
    await fits(staff.page, `a list in ${locale}`).catch((error) => wide.push(error.message));
    await staff.page.goto('/members');
    await staff.page.locator('[data-member]').first().click();
    for (const part of await staff.page.locator('dialog details summary').all()) await part.click();
    await fits(staff.page, `a member in ${locale}`).catch((error) => wide.push(error.message));
    await picture(staff.page, `member-320-${locale}`, { full: true });
  }
  assert.deepEqual(wide, []);
});
