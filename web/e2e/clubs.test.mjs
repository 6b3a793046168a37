// Several clubs on one server: whoever runs it adds one, its first Director sets it up by the link, and each sees only his own.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accessible, device, fits, LAPTOP, picture, SMALL } from './browser.mjs';
import { interfaceOf, openClub, tests } from './club.mjs';

let club;
const test = tests('clubs', () => club);

before(async () => {
  club = await openClub();
  await club.session({ name: 'Session of the house' });
});
after(() => club?.close());

test('a club is added, set up by its link, and sees only its own', async () => {
  const { page } = club;
  await page.setViewportSize(SMALL);
  await page.goto('/clubs');
  await page.getByRole('heading', { name: 'Clubs' }).waitFor();
  await page.getByLabel('Name', { exact: true }).last().fill('Bridge Club North');
  await page.getByLabel('Short name').fill('north');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const link = page.getByRole('link', { name: '/setup#' });
  await link.waitFor();
  await fits(page, 'clubs');
  await accessible(page, 'clubs');
  await picture(page, 'clubs-320', { full: true });
  const address = await link.getAttribute('href');
  // Its first Director, on a device of his own. The link names the address that people use; here that is this machine.
  const north = await device(club.browser, club.server.base, LAPTOP);
  club.devices.push(north);
  await north.page.goto(address.replace(/^https?:\/\/[^/]+/, ''));
  await north.page.getByLabel('Your name').fill('Nora');
  for (const n of [0, 1]) await north.page.locator('input[type=password]').nth(n).fill('a quiet evening');
  await north.page.getByRole('button', { name: 'Get started' }).click();
  await north.page.getByRole('link', { name: 'New session' }).waitFor();
  const list = await interfaceOf(north, club.server)('GET', '/api/events');
  assert.deepEqual(list.value, []);
  // A code of the house leads to the house, whatever club the browser was at.
  const { code } = (await club.api('GET', `/api/events/${club.event}/codes`))[0];
  const guest = await device(club.browser, club.server.base, SMALL);
  club.devices.push(guest);
  await guest.page.goto('/c/north/');
  await guest.page.goto(`/t/${code}`);
  await guest.page.locator('.seat-N').waitFor();
  await page.setViewportSize(LAPTOP);
});
