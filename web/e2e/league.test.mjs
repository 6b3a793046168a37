// A league of ten weeks with two postponed matches: from the entries through the fixtures to the final table, promotion and the file for the
// authority. What is entered elsewhere by taps goes through the interface here; a postponement, a line-up, the late matches and the end of a
// week are tapped.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, PHONE, picture, SMALL } from './browser.mjs';
import { finished, openClub, tests, until } from './club.mjs';
import { BINARY } from './server.mjs';

let club, page;
const test = tests('league', () => club);

before(async () => {
  club = await openClub();
  ({ page } = club);
});
after(() => club?.close());

const TEAMS = ['Owls', 'Larks', 'Swifts', 'Herons', 'Terns', 'Wrens'];
const players = (team) => ['a', 'b', 'c', 'd', 'e'].map((one) => `${team} ${one}`);
const league = () => club.api('GET', `/api/events/${club.event}/league`);
const weekly = async (week) => (await league()).matches.filter((one) => one.session === week);
/** The lower number wins by as many IMPs as it is lower. */
const result = (one) => ({ match: { match: one.match, teams: [String(one.home), String(one.away)], boards: String(one.boards), imps: [String(30 + Math.max(0, one.away - one.home)), String(30 + Math.max(0, one.home - one.away))] } });
const put = [];

test('a league of ten weeks is set up with its fixtures', async () => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Teams', exact: true }).click();
  await page.locator('[data-new-league]').click();
  await page.locator('[data-name]').fill('First division');
  await page.getByLabel('Teams, one per line').fill(TEAMS.map((team) => `${team}: ${players(team).join(', ')}`).join('\n'));
  await page.getByRole('button', { name: 'twice, home and away' }).click();
  await page.locator('[data-weeks="10"]').waitFor();
  await page.locator('[data-boards]').fill('8');
  await page.locator('[data-first]').fill('2026-10-05T19:30');
  await page.getByText('Divisions, promotion and relegation').click();
  await page.locator('[data-down]').fill('1');
  await page.setViewportSize(SMALL);
  await fits(page, 'a new league');
  await accessible(page, 'a new league');
  await page.setViewportSize(LAPTOP);
  await page.locator('[data-create]').click();
  await page.locator('[data-week="10"]').waitFor();
  club.event = /\/e\/([^/]+)\//.exec(page.url())[1];
  const { matches } = await league();
  assert.equal(matches.length, 30);
  for (const team of [1, 2, 3, 4, 5, 6]) assert.equal(matches.filter((one) => one.home === team).length, 5, `team ${team} is at home as often as away`);
});

test('a player joins a team before half of the season is over', async () => {
  await page.goto(`/e/${club.event}/prepare`);
  await page.locator('[data-contestants]').first().evaluate((one) => (one.open = true));
  await page.locator('[data-person="1"]').click();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.locator('[data-join]').fill('Owls f');
  await page.locator('[data-approved]').fill('Olga');
  await accessible(page, 'a player joins a team');
  await page.locator('[data-save-person]').click();
  await until(async () => (await club.state()).contestants[0].players.includes('Owls f'), 'the player is in the team');
  await page.goto(`/e/${club.event}/league`);
  await page.locator('[data-week="10"]').waitFor();
});

test('two matches are postponed by taps, on a narrow phone too', async () => {
  await page.setViewportSize(SMALL);
  await fits(page, 'fixtures');
  await accessible(page, 'fixtures');
  await picture(page, 'league-320', { full: true });
  for (const week of [2, 5]) {
    const [one] = await weekly(week);
    put.push(one.match);
    await page.locator(`[data-open="${one.match}"]`).click();
    await page.getByRole('button', { name: 'Postpone', exact: true }).click();
    await page.locator('[data-until]').fill('2099-01-15T19:30');
    await page.locator('[data-why]').fill('Snow on the road');
    if (week === 2) await accessible(page, 'a match is postponed');
    await page.locator('[data-save-match]').click();
    await page.locator(`[data-match="${one.match}"][data-stage="postponed"]`).waitFor();
  }
  await page.setViewportSize(LAPTOP);
});

test('both captains hand in a line-up on their phones, and neither sees the other’s before both are in', async () => {
  const links = await club.api('GET', `/api/events/${club.event}/captains`);
  const one = (await weekly(3))[0];
  const open = async (team) => {
    const phone = await device(club.browser, club.server.base, PHONE);
    club.devices.push(phone);
    await phone.page.goto(new URL(links.find((link) => link.contestant === team).link).href.replace(/^https?:\/\/[^/]+/, ''));
    const match = phone.page.locator(`[data-match="${one.match}"]`);
    await match.waitFor();
    return { phone, match, team };
  };
  const [first, second] = [await open(one.home), await open(one.away)];
  const handIn = async ({ phone, match, team }) => {
    const names = players(TEAMS[team - 1]);
    for (const [i, name] of [names[0], names[1], names[2], names[4]].entries()) await match.locator(`[data-seat="${i}"]`).selectOption(name);
    await match.locator('[data-hand-in]').click();
    await phone.page.locator('[data-told]').waitFor();
  };
  await accessible(first.phone.page, 'a captain');
  await handIn(first);
  await first.match.locator('[data-theirs="none"]').waitFor();
  await second.phone.page.reload();
  await second.match.locator('[data-theirs="sealed"]').waitFor();
  // The server itself says no more than that there is one, to nobody.
  const sealed = (await club.state()).line_ups;
  assert.deepEqual(sealed.map((at) => [at.contestant, at.ns ?? []]), [[one.home, []]]);
  await handIn(second);
  await second.match.locator('[data-theirs="open"]').getByText(`${TEAMS[one.home - 1]} a`).waitFor();
  // Somebody without the link opens nothing.
  const other = await club.ask('GET', `/api/events/${club.event}/captain?link=0123456789abcdef0123456789abcdef`);
  assert.equal(other.ok, false);
  // What is handed in for another team is refused by the link.
  const stranger = await club.ask('POST', `/api/events/${club.event}/captain?link=${new URL(links[0].link).hash.slice(1)}`, { key: 'x', action: { 'line-up': { session: 4, round: 1, contestant: 2, ns: ['Larks a', 'Larks b'], ew: ['Larks c', 'Larks d'] } } });
  assert.equal(stranger.status, 403);
});

test('the weeks are played and ended, and the ranking names what is outstanding', async () => {
  const { matches } = await league();
  for (const one of matches) {
    if (put.includes(one.match) || one.session === 1) continue;
    await club.write(result(one));
  }
  // The first week by taps.
  await page.goto(`/e/${club.event}/league`);
  for (const one of matches.filter((match) => match.session === 1)) {
    await page.locator(`[data-open="${one.match}"]`).click();
    const [home, away] = result(one).match.imps;
    await page.locator('[data-home]').fill(home);
    await page.locator('[data-away]').fill(away);
    await page.locator('[data-save-match]').click();
    await page.locator(`[data-match="${one.match}"][data-stage="decided"]`).waitFor();
  }
  // Two weeks are ended by taps, one of them with a match that was postponed.
  for (const week of [1, 2]) {
    await page.locator(`[data-end-week="${week}"]`).click();
    await until(async () => Boolean((await club.state()).sessions[week - 1].over), `week ${week} is over`);
  }
  for (let session = 3; session <= 10; session++) {
    await club.write({ 'round-started': { session, round: 1 } });
    await club.write({ 'session-over': { session } });
  }
  await page.goto(`/e/${club.event}`);
  await page.locator('[data-outstanding]').first().waitFor();
  assert.equal(await page.locator('[data-outstanding]').count(), 2);
  // Nothing is official while a match is outstanding.
  const early = await club.ask('POST', `/api/events/${club.event}/entries`, { key: 'early', action: { official: {} } });
  assert.equal(early.ok, false);
});

test('the postponed matches are entered, and both captains confirm a result', async () => {
  await page.goto(`/e/${club.event}/league`);
  for (const name of put) {
    const one = (await league()).matches.find((match) => match.match === name);
    await page.locator(`[data-open="${name}"]`).click();
    const [home, away] = result(one).match.imps;
    await page.locator('[data-home]').fill(home);
    await page.locator('[data-away]').fill(away);
    await page.locator('[data-save-match]').click();
    await page.locator(`[data-match="${name}"][data-stage="decided"]`).waitFor();
  }
  const { rows } = await league();
  assert.deepEqual(rows.map((row) => row.contestant), [1, 2, 3, 4, 5, 6]);
  assert.ok(rows.every((row) => row.played === 10 && row.outstanding === 0), JSON.stringify(rows));
  assert.deepEqual([rows[0].won, rows[5].lost], [10, 10]);
  const captain = club.devices.at(-1).page;
  await captain.reload();
  await captain.locator('[data-confirm-match]').first().click();
  await captain.locator('[data-told]').waitFor();
  const shown = await page.locator('[data-league-table] tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));
  assert.deepEqual(shown, ['1', '2', '3', '4', '5', '6']);
});

test('the league is made official, its certificates are printed, its promises looked at, and its file is made', async () => {
  // Home and away are shown to everybody, the hosts first.
  const { matches } = await league();
  for (const one of matches.slice(0, 3)) {
    const hosts = await page.locator(`[data-match="${one.match}"] .names .strong`).allTextContents();
    assert.deepEqual(hosts, [TEAMS[one.home - 1], TEAMS[one.away - 1]]);
  }
  await page.goto(`/e/${club.event}/after`);
  await page.locator('[data-promises]').click();
  await page.locator('[data-kept="true"]').waitFor();
  const { text, found, told } = await finished(club);
  for (const team of TEAMS) assert.ok(text.includes(team), `${team} is in the file`);
  // The club has no number yet, nor have the players: it is told before the file is sent.
  assert.equal(found, 'to-mend');
  assert.match(told, /the number of the club is not given/);
});

test('the next season is made with promotion and relegation', async () => {
  const lower = ['Gulls', 'Rooks', 'Crows'];
  const body = { name: 'Second division', rules: { name: 'First division', division: 2, up: 1 }, boards: 8, settings: { method: 'imps', vp: 'wbf-2013' }, teams: lower.map((name) => ({ name, players: players(name) })) };
  const { id } = await club.api('POST', '/api/leagues', body);
  const own = club.event;
  club.event = id;
  for (const one of (await league()).matches) await club.write(result(one));
  club.event = own;
  await page.goto(`/e/${own}/league`);
  await page.locator('[data-next-season]').waitFor();
  await page.locator('[data-below="0"] option', { hasText: 'Second division' }).waitFor({ state: 'attached' });
  await page.locator('[data-below="0"]').selectOption({ label: 'Second division' });
  await page.locator('[data-show-next]').click();
  await page.locator('[data-division="1"] [data-moved="up"]').getByText('Gulls').waitFor();
  await page.locator('[data-division="2"] [data-moved="down"]').getByText('Wrens').waitFor();
  await accessible(page, 'the next season');
  await picture(page, 'league-next', { full: true });
  await page.locator('[data-make-next]').click();
  await page.locator('[data-made]').waitFor();
  const links = await page.locator('[data-next-season] a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  assert.equal(links.length, 2);
  const teams = await Promise.all(links.map(async (link) => (await club.api('GET', `/api${link.replace('/e/', '/events/')}`)).rows.map((row) => row.name).sort()));
  assert.deepEqual(teams, [['Gulls', 'Herons', 'Larks', 'Owls', 'Swifts', 'Terns'], ['Crows', 'Rooks', 'Wrens']]);
});

test('the file for the authority has every team and every match', async () => {
  const run = (args, input) => {
    const done = spawnSync(BINARY, args, { input, encoding: 'utf8' });
    assert.equal(done.status, 0, `${args.join(' ')}: ${done.stderr}`);
    return done.stdout;
  };
  const log = String(await club.log());
  const checked = run(['league', 'check', '-'], log);
  assert.match(checked, /All that the league promises is kept/);
  const table = run(['league', 'table', '-'], log);
  assert.match(table, /1\s+1 Owls\s+10\s+10/);
  const file = run(['submission', 'make', '-', '--force'], run(['event', 'export', '-'], log));
  assert.match(file, /<USEBIO/);
  for (const team of TEAMS) assert.ok(file.includes(team), `${team} is in the file`);
});
