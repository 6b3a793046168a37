// Face to face: the browsers of those at a table find each other, with the made-up cameras of Chromium; behind screens only screen-mates do.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SMALL, accessible, picture } from './browser.mjs';
import { all, call, openTables } from './play.mjs';

let tables;
before(async () => {
  tables = await openTables(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required']);
});
after(() => tables?.close());

/** Whether this browser has cameras at all, made-up ones among them, and can speak to another. */
const able = (page) => page.evaluate(async () => {
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.RTCPeerConnection) return false;
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
    stream.getTracks().forEach((track) => track.stop());
    return true;
  } catch {
    return false;
  }
});

const seated = async (choice) => {
  const { host, links } = await tables.open(async (page) => {
    await page.locator('details summary').click();
    await page.locator(choice).check();
    await page.locator('[data-with-director]').check();
  });
  const seats = await tables.sit(links, SMALL);
  await host.locator('[data-first]').click();
  await all(seats, 0);
  return { seats, links };
};

test('all four see each other, and the Director comes in', async (context) => {
  const { seats, links } = await seated('[data-faces-all]');
  if (!(await able(seats.N))) return context.skip('this Chromium has no made-up cameras');
  // The game does not wait for it.
  await call(seats.N, '1C');
  await all(seats, 1);
  for (const page of Object.values(seats)) await page.locator('[data-faces-join]').click();
  for (const page of Object.values(seats)) await page.locator('[data-faces="3"]').waitFor();
  await seats.S.waitForFunction(() => [...document.querySelectorAll('[data-face] video')].some((one) => one.videoWidth > 0));
  await accessible(seats.S, 'face to face');
  await picture(seats.S, 'play-faces-320', { full: true });
  const director = await tables.come(links.director);
  await director.locator('[data-faces-join]').click();
  await director.locator('[data-faces="4"]').waitFor();
  await seats.W.locator('[data-face="D"]').waitFor();
  await seats.E.locator('[data-faces-leave]').click();
  await seats.N.locator('[data-face="E"]').waitFor({ state: 'detached' });
  assert.deepEqual(tables.errors(), []);
});

test('behind screens only screen-mates', async (context) => {
  const { seats } = await seated('[data-faces-screens]');
  if (!(await able(seats.N))) return context.skip('this Chromium has no made-up cameras');
  for (const page of Object.values(seats)) await page.locator('[data-faces-join]').click();
  await seats.N.locator('[data-face="E"]').waitFor();
  await seats.W.locator('[data-face="S"]').waitFor();
  assert.equal(await seats.N.locator('[data-face]').count(), 1);
  // And the server lets nothing through between the others.
  const status = await seats.N.evaluate(async () => {
    const link = location.hash.slice(1);
    const id = location.pathname.split('/')[2];
    const body = JSON.stringify({ to: 'S', data: '{}' });
    return (await fetch(`/api/play/${id}/signals?link=${link}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
  });
  assert.equal(status, 403);
});
