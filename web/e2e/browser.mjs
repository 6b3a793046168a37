// Debian's Chromium, phones and a laptop, accessibility checks and pictures.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
export const OUT = new URL('./out/', import.meta.url).pathname;
export const PICTURES = new URL('../../docs/pictures/', import.meta.url).pathname;
/** How long anything is waited for. Machines that run tests are often busy with others. */
export const PATIENCE = Number(process.env.PATIENCE ?? 60_000);
/** With LATENCY=800 each answer of the server comes up to 800 ms late, each by another while: whatever is right only as long as answers
 * come at once and in order fails then. */
const LATENCY = Number(process.env.LATENCY ?? 0);
export const SMALL = { width: 320, height: 640 };
export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1366, height: 768 };

export async function launch(more = []) {
  if (!CHROMIUM) throw new Error('no Chromium; remedy: scripts/setup, or sudo apt-get install chromium');
  mkdirSync(OUT, { recursive: true });
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage', ...more] });
}

/** What each page has asked for and not had yet. */
const waiting = new WeakMap();

/** The page is there, and asks nothing more of the server. */
export async function settled(page) {
  await page.locator('main h1, main h2').first().waitFor();
  const asked = waiting.get(page);
  const end = Date.now() + PATIENCE;
  // What an answer leads to is asked for within this time.
  for (let quiet = 0; quiet < 2; quiet = asked.size ? 0 : quiet + 1) {
    assert.ok(Date.now() < end, `still asked for: ${[...asked].map((one) => one.url()).join(' ')}`);
    await new Promise((done) => setTimeout(done, 40));
  }
}

/** A device of its own: cookies, storage, language. Errors of its pages fail the test. */
export async function device(browser, base, viewport, locale = 'en') {
  const context = await browser.newContext({ viewport, locale, baseURL: base, reducedMotion: 'reduce', bypassCSP: false });
  context.setDefaultTimeout(PATIENCE);
  if (LATENCY) {
    await context.route('**/api/**', async (route) => {
      await new Promise((done) => setTimeout(done, Math.random() * LATENCY));
      await route.continue().catch(() => {});
    });
  }
  const page = await context.newPage();
  const errors = [];
  const asked = new Set();
  page.on('request', (one) => asked.add(one));
  for (const over of ['requestfinished', 'requestfailed']) page.on(over, (one) => asked.delete(one));
  waiting.set(page, asked);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) errors.push(message.text());
  });
  return { context, page, errors };
}

/** Nothing is wider than the screen, and nothing to be tapped sticks out of it. */
export async function fits(page, name) {
  const out = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const wide = document.documentElement.scrollWidth - room;
    const inside = (one) => !one.closest('.scroll, .skip') && one.checkVisibility();
    const sticks = [...document.querySelectorAll('button, a, input, select, textarea')].filter((one) => inside(one) && one.getBoundingClientRect().right > room + 1);
    const spilled = [...document.querySelectorAll('button, .button')].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1);
    sticks.push(...spilled);
    return { wide, sticks: sticks.filter((one) => !one.classList.contains('skip')).map((one) => one.outerHTML.slice(0, 120)) };
  });
  assert.deepEqual(out, { wide: Math.min(out.wide, 0), sticks: [] }, `${name} is wider than the screen`);
}

/** No serious finding of axe, and nothing wider than the screen. */
export async function accessible(page, name) {
  await fits(page, name);
  // Through the debugger, not a script element: the page's policy forbids those.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] });
    return violations.map((one) => ({ impact: one.impact, id: one.id, where: one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)) }));
  });
  const serious = found.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  assert.deepEqual(serious, [], `axe on ${name}`);
}

/** A picture for whoever looks at the run, which on a machine for tests nobody does; with `keep`, one for the README. */
export async function picture(page, name, { keep = false, full = false } = {}) {
  if (process.env.CI && !process.env.PICTURES) return;
  await page.screenshot({ path: `${OUT}${name}.png`, fullPage: full });
  if (keep && process.env.PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage: full });
  }
}

/** Pictures of a page at three widths, in light and dark, for whoever looks at the run. */
export async function pictures(page, name) {
  if (process.env.CI && !process.env.PICTURES) return;
  const before = page.viewportSize();
  for (const [width, height] of [[320, 640], [768, 1024], [1366, 768]]) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${width}-${colorScheme}`, { full: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}
