// Measures the first visit of a slow phone: four times slower, over fast 3G. Not a test: it prints when the pictures could be tapped, when
// their questions were answered, when the first ruling stood on the page, and when the engine had come, so that no server was needed any
// more; with taps at once, and with taps as a person makes them, a second apart. With SHOW=1 it prints what came when.
// usage: node e2e/first-visit.mjs [VISITS]; OPENROOM=BINARY for another one than that of the tests
import { device, launch, PHONE } from './browser.mjs';
import { startServer } from './server.mjs';

const visits = Number(process.argv[2] ?? 5);
// What Chromium's own tools call fast 3G: 1.6 Mbit/s down, 0.75 up, 150 ms, each with its share of what is lost on the way.
const FAST_3G = { offline: false, latency: 150 * 3.75, downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9, uploadThroughput: ((750 * 1024) / 8) * 0.9 };
const server = await startServer();
const browser = await launch();
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** One visit; each tap comes so many milliseconds after what it taps is there. */
async function visit(apart) {
  const { context, page } = await device(browser, server.base, PHONE, 'ro');
  const chromium = await context.newCDPSession(page);
  let bytes = 0;
  const came = [];
  const asked = new Map();
  await chromium.send('Network.enable');
  let began = 0;
  const since = () => Date.now() - began;
  chromium.on('Network.requestWillBeSent', (one) => asked.set(one.requestId, { name: one.request.url.replace(/.*\//, ''), from: since() }));
  chromium.on('Network.loadingFinished', (one) => {
    bytes += one.encodedDataLength;
    came.push({ ...asked.get(one.requestId), to: since(), bytes: one.encodedDataLength });
  });
  await chromium.send('Network.emulateNetworkConditions', FAST_3G);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  began = Date.now();
  await page.goto('/assistant', { waitUntil: 'commit' });
  await page.locator('[data-happened="insufficient"]').waitFor();
  const pictures = since();
  const first = bytes;
  const tap = async (what) => {
    await page.locator(what).waitFor();
    await pause(apart);
    await page.locator(what).click();
  };
  await tap('[data-happened="insufficient"]');
  await tap('[data-wanted="by"] .seat-S');
  const questions = since();
  await tap('[data-wanted="over"] [data-call="1H"]');
  await tap('[data-wanted="call"] [data-call="1D"]');
  const last = since();
  await page.locator('[data-answer="0"]').waitFor();
  const ruling = since();
  const atRuling = bytes;
  const isEngine = (one) => /^assistant_bg/.test(one.name);
  while (!came.some(isEngine)) await pause(20);
  const engine = came.find(isEngine).to;
  if (process.env.SHOW) for (const one of came) console.log(`${String(one.from).padStart(6)} ${String(one.to).padStart(6)} ${String(one.bytes).padStart(8)} ${one.name}`);
  await context.close();
  return { pictures, questions, ruling, waited: ruling - last, engine, first, atRuling };
}

for (const apart of [0, 1000]) {
  const figures = [];
  for (let at = 0; at < visits; at += 1) figures.push(await visit(apart));
  const middle = (key) => figures.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(figures.length / 2)];
  const kilobytes = (key) => Math.round(middle(key) / 1024);
  console.log(`${apart ? 'taps a second apart' : 'taps at once'}, medians of ${visits}: pictures ${middle('pictures')} ms (${kilobytes('first')} KB), questions ${middle('questions')} ms, first ruling ${middle('ruling')} ms, which is ${middle('waited')} ms after the last tap (${kilobytes('atRuling')} KB), engine ${middle('engine')} ms`);
}
await browser.close();
await server.stop();
