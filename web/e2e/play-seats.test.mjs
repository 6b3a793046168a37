// One link for everybody: eight people choose their seats in the open and the closed room, and come back to them; a code that is typed does the same.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accessible, LAPTOP, picture, SMALL } from './browser.mjs';
import { all, call, openTables } from './play.mjs';

let tables;
before(async () => {
  tables = await openTables();
});
after(() => tables?.close());

const SEATS = ['N', 'E', 'S', 'W'];
const path = (url) => new URL(url).pathname + new URL(url).hash;

test('eight people choose their seats by one link and play', async () => {
  const host = await tables.add(LAPTOP);
  await host.goto('/play');
  await host.locator('details summary').click();
  await host.locator('[data-teams]').fill('1');
  await host.locator('[data-open]').click();
  const link = await host.locator('[data-invited] input').inputValue();
  await accessible(host, 'one link for everybody');
  await picture(host, 'play-invite-1366', { full: true });
  const rooms = { open: {}, closed: {} };
  for (const room of ['open', 'closed']) {
    for (const seat of SEATS) {
      const page = await tables.add(SMALL);
      await page.goto(path(link));
      const place = page.locator(`[data-room="${room}"] [data-choose="${seat}"]`);
      await place.waitFor();
      if (room === 'closed' && seat === 'N') {
        // Who sits in the open room is seen, and that these seats are not to be had.
        await page.locator('[data-room="open"] [data-choose="W"][data-taken="true"]', { hasText: 'open W' }).waitFor();
        assert.ok(await page.locator('[data-room="open"] [data-choose="W"]').isDisabled());
        await accessible(page, 'the seats to choose from');
        await picture(page, 'play-choose-320', { full: true });
      }
      await page.locator('[data-your-name]').fill(`${room} ${seat}`);
      await place.click();
      await page.locator('[data-next], section.acts').first().waitFor();
      rooms[room][seat] = page;
    }
  }
  // Whoever opened the match sees them all.
  await host.locator('[data-sits-there="closed-W"]', { hasText: 'closed W' }).waitFor();
  // The link again leads back to the seat of this device, and no other can be had.
  const west = rooms.open.W;
  const seat = west.url();
  await west.goto(path(link));
  await west.locator('[data-own-seat="W"] [data-to-seat]').click();
  await west.locator('[data-next], section.acts').first().waitFor();
  assert.equal(west.url(), seat);
  // A ninth finds no seat.
  const ninth = await tables.add(SMALL);
  await ninth.goto(path(link));
  await ninth.getByText('All the seats are taken').waitFor();
  for (const seats of Object.values(rooms)) {
    await seats.N.locator('[data-next]').click();
    await all(seats, 0);
    await seats.E.getByText(`${seats === rooms.open ? 'open' : 'closed'} N`, { exact: true }).waitFor();
    for (const [at, one] of SEATS.entries()) {
      await call(seats[one], 'Pass');
      await all(seats, at + 1);
    }
    await seats.S.locator('[data-result]').waitFor();
  }
  // Somebody has to go: the seat is freed, that device is out, and the ninth sits down.
  await host.locator('[data-free="closed-W"]').click();
  await ninth.locator('[data-room="closed"] [data-choose="W"][data-taken="false"]').waitFor();
  await ninth.locator('[data-your-name]').fill('Ida');
  await ninth.locator('[data-room="closed"] [data-choose="W"]').click();
  await rooms.closed.N.getByText('Ida').first().waitFor();
  assert.deepEqual(tables.errors(), []);
});

test('a code that is typed leads to the table', async () => {
  const { host } = await tables.open();
  const code = await host.locator('[data-code]').getAttribute('data-code');
  const page = await tables.add(SMALL);
  await page.goto('/t');
  // The wrong way first.
  await page.locator('form input').fill('ABCD EFGH JKLM');
  await page.locator('form button').click();
  await page.getByRole('alert').waitFor();
  await page.locator('form input').fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)}`);
  await page.locator('form button').click();
  await page.locator('[data-choose="S"]').click();
  await page.locator('[data-next]').waitFor();
  // Without a name the seat is taken all the same.
  await host.locator('[data-sits-there="S"]').waitFor();
});
