// `openroom site`: plain files in a folder of any name, held by a server that knows nothing but files. All of it works, every link leads
// somewhere, and after the first visit it needs no network.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { accessible, device, fits, launch, picture, SMALL } from './browser.mjs';
import { BINARY } from './server.mjs';

const UNDER = '/any/folder/';
const KINDS = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/manifest+json' };
let folder, server, base, browser, phone;
const missing = [];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'openroom-site-'));
  const said = execFileSync(BINARY, ['site', join(folder, 'site'), '--lang', 'en'], { encoding: 'utf8' });
  assert.match(said, /Files written/);
  server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://here').pathname);
    const name = path.startsWith(UNDER) ? join(folder, 'site', path.slice(UNDER.length) || 'index.html') : '';
    if (!name || !existsSync(name) || !statSync(name).isFile()) {
      missing.push(path);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'application/octet-stream' }).end(readFileSync(name));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${server.address().port}`;
  browser = await launch();
  phone = await device(browser, base, SMALL, 'en');
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('it is written into an empty folder or over a site, never over anything else', () => {
  execFileSync(BINARY, ['site', join(folder, 'site'), '--lang', 'en']);
  assert.throws(() => execFileSync(BINARY, ['site', folder, '--lang', 'en'], { stdio: 'pipe' }), (error) => error.status === 2 && /not empty/.test(String(error.stderr)));
});

test('every link leads to a page, every file is there', async () => {
  const { page } = phone;
  await page.goto(`${base}${UNDER}`);
  await page.locator('html[data-page="/assistant"]').waitFor();
  // Followed inside the page, as a tap does; thousands of them are followed so in a moment each.
  const seen = await page.evaluate(async (root) => {
    const pathOf = (link) => new URL(link).searchParams.get('at') ?? '/assistant';
    const until = async (holds, what) => {
      const end = Date.now() + 30_000;
      while (!holds()) {
        if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
        await new Promise((done) => setTimeout(done, 5));
      }
    };
    const links = () => [...document.querySelectorAll('a[href]')].map((one) => new URL(one.getAttribute('href'), document.baseURI).href.split('#')[0]);
    // A table of the book can be ruled on: each of these pages makes a case, and one in fifty stands for the others.
    let cases = 0;
    const isOneOfMany = (link) => pathOf(link) === '/learn/practice' && new URL(link).searchParams.has('s') && (cases += 1) % 50 !== 1;
    const seen = new Map([[location.href.split('#')[0], 'the first page']]);
    const open = links().map((link) => [link, 'the first page']);
    for (let next = open.pop(); next; next = open.pop()) {
      const [link, from] = next;
      if (seen.has(link)) continue;
      seen.set(link, from);
      if (isOneOfMany(link)) continue;
      if (!link.startsWith(root)) throw new Error(`${link} on ${from} leads out of the site`);
      history.pushState(null, '', link);
      dispatchEvent(new PopStateEvent('popstate'));
      const path = pathOf(link).replace(/\/+$/, '');
      const { dataset } = document.documentElement;
      await until(() => dataset.page === path || dataset.page === 'none', link);
      if (dataset.page === 'none') throw new Error(`${link} on ${from} leads nowhere`);
      await until(() => document.querySelector('main h1')?.textContent, link);
      open.push(...links().map((one) => [one, link]));
    }
    return [...seen.keys()];
  }, `${base}${UNDER}`);
  console.log(`# ${seen.length} pages of the site`);
  assert.ok(seen.length >= 5, seen.join(' '));
  // A few of them also from nothing, as a link that was sent to somebody.
  for (const link of seen.filter((_, i) => i % Math.ceil(seen.length / 8) === 0)) {
    await page.goto(link);
    await page.locator('html[data-page]:not([data-page=""]):not([data-page="none"])').waitFor();
  }
  assert.deepEqual(missing.filter((path) => path !== '/favicon.ico'), []);
});

test('a ruling without a server, and then without a network', async () => {
  const { page } = phone;
  await page.goto(`${base}${UNDER}`);
  await page.locator('[data-happened="lead-out-of-turn"]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await page.goto(`${base}${UNDER}?at=/assistant`);
  await page.locator('[data-happened="lead-out-of-turn"]').click();
  await page.locator('[data-wanted="opening"] [data-choice="yes"]').click();
  await page.locator('[data-wanted="contract"] [data-call="3NT"]').click();
  await page.locator('[data-wanted="declarer"] .seat-S').click();
  await page.locator('[data-wanted="by"] .seat-E').click();
  await page.locator('[data-wanted="card"] [data-suit="H"]').click();
  await page.locator('[data-wanted="card"] [data-rank="K"]').click();
  await page.locator('[data-answer="0"]').waitFor();
  await fits(page, 'a ruling on the site');
  await accessible(page, 'a ruling on the site');
  await picture(page, 'site-ruling-320', { full: true });
  assert.deepEqual(phone.errors, []);
});
