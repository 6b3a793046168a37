// A table to play at: a server that lets anybody open one, whoever opens it, and four devices at its seats.
import { device, launch, LAPTOP, PATIENCE, SMALL } from './browser.mjs';
import { startServer } from './server.mjs';

export async function openTables(browserArgs = []) {
  const server = await startServer(['serve', '--tables', 'anybody']);
  const body = JSON.stringify({ code: server.code, name: 'Dora', password: 'long enough' });
  const set = await fetch(`${server.base}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!set.ok) throw new Error(`no first start: ${set.status}`);
  const browser = await launch(browserArgs);
  const devices = [];
  const add = async (viewport, locale) => {
    const one = await device(browser, server.base, viewport, locale);
    devices.push(one);
    return one.page;
  };
  return {
    server,
    browser,
    devices,
    add,
    /** Opens a table with the button; the page of its host and the links by role. */
    async open(choose = async () => {}) {
      const host = await add(LAPTOP);
      await host.goto('/play');
      await choose(host);
      await host.locator('[data-open]').click();
      await host.locator('[data-sit="W"]').waitFor();
      const links = {};
      for (const role of ['N', 'E', 'S', 'W', 'onlooker', 'commentator', 'director']) {
        links[role] = await host.locator(`li:has([data-send="${role}"]) input`).inputValue();
      }
      return { host, links };
    },
    /** Four phones at the seats. */
    async sit(links, viewport = SMALL, locale = 'en') {
      const seats = {};
      for (const seat of ['N', 'E', 'S', 'W']) {
        const page = await add(viewport, locale);
        await page.goto(new URL(links[seat]).pathname + new URL(links[seat]).hash);
        seats[seat] = page;
      }
      return seats;
    },
    /** Somebody with one of the other links. */
    async come(link, viewport = LAPTOP) {
      const page = await add(viewport);
      await page.goto(new URL(link).pathname + new URL(link).hash);
      return page;
    },
    errors: () => devices.flatMap((one) => one.errors),
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

const acts = (page) => page.locator('section.acts');
export const logged = async (page) => Number(await acts(page).getAttribute('data-log'));

/** Waits until everybody has seen so many entries. */
export async function all(seats, count) {
  for (const page of Object.values(seats)) await page.locator(`section.acts[data-log="${count}"]`).waitFor();
}

/** The seat whose turn it is, once all have seen the same. */
export async function turn(seats, count) {
  await all(seats, count);
  for (const [seat, page] of Object.entries(seats)) if ((await acts(page).getAttribute('data-mine')) === 'true') return seat;
  throw new Error(`nobody's turn after ${count} entries`);
}

/** Calls with the bidding box. */
export async function call(page, what) {
  if (/^[1-7]/.test(what)) await page.locator(`[data-level="${what[0]}"]`).click();
  await page.locator(`[data-call="${what}"]`).click();
}

/** Plays the first card that is not barred. */
export async function anyCard(page) {
  await page.locator('button.card:not(.barred)').first().click({ timeout: PATIENCE });
}
