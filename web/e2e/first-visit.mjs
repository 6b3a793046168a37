// Measures the first visit of a slow phone: four times slower, over fast 3G. Not a test: it prints when the pictures could be tapped, when
// the engine was there, and when the first ruling stood on the page.
// usage: node e2e/first-visit.mjs [VISITS]
import { device, launch, PHONE } from './browser.mjs';
import { startServer } from './server.mjs';

const visits = Number(process.argv[2] ?? 5);
// What Chromium's own tools call fast 3G: 1.6 Mbit/s down, 0.75 up, 150 ms, each with its share of what is lost on the way.
const FAST_3G = { offline: false, latency: 150 * 3.75, downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9, uploadThroughput: ((750 * 1024) / 8) * 0.9 };
const server = await startServer();
const browser = await launch();
const figures = [];
for (let visit = 0; visit < visits; visit += 1) {
  const { context, page } = await device(browser, server.base, PHONE, 'ro');
  const chromium = await context.newCDPSession(page);
  let bytes = 0;
  await chromium.send('Network.enable');
  chromium.on('Network.loadingFinished', (one) => (bytes += one.encodedDataLength));
  await chromium.send('Network.emulateNetworkConditions', FAST_3G);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = Date.now();
  await page.goto('/assistant', { waitUntil: 'commit' });
  await page.locator('[data-happened="insufficient"]').waitFor();
  const usable = Date.now() - began;
  await page.locator('[data-happened="insufficient"]').click();
  await page.locator('[data-wanted="by"] .seat-S').click();
  const engine = Date.now() - began;
  await page.locator('[data-wanted="over"] [data-call="1H"]').click();
  await page.locator('[data-wanted="call"] [data-call="1D"]').click();
  await page.locator('[data-answer="0"]').waitFor();
  const ruled = Date.now() - began;
  figures.push({ usable, engine, ruled, bytes });
  await context.close();
}
await browser.close();
await server.stop();
const middle = (key) => figures.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(figures.length / 2)];
console.log(`visits ${visits}, medians: pictures ${middle('usable')} ms, engine answers ${middle('engine')} ms, first ruling ${middle('ruled')} ms, ${Math.round(middle('bytes') / 1024)} KB`);
