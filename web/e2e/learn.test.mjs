// Practice, an examination from its number to the marked sheet, and a lesson: all of it on the device itself.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { accessible, device, LAPTOP, launch, picture, pictures, settled, SMALL } from './browser.mjs';
import { BINARY, startServer } from './server.mjs';

let server;
let browser;
const folder = mkdtempSync(join(tmpdir(), 'openroom-learn-'));
before(async () => {
  server = await startServer(['serve']);
  const body = JSON.stringify({ code: server.code, name: 'Dora', password: 'long enough' });
  await fetch(`${server.base}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const CASE = '/learn/practice?topic=insufficient-bid&seed=7&level=usual&edition=2017';

/** What the engine says is right at the step that is open, asked of the engine itself through a second page of the same case. */
async function right(page) {
  // The marks of a wrong answer show it: an empty device answers all wrong first.
  const found = [];
  for (;;) {
    const step = Number(await page.locator('[data-step]').getAttribute('data-step'));
    await page.locator(`[data-step="${step}"] [data-choice="0"] input`).check();
    await page.locator('[data-check]').click();
    await page.locator(`[data-step="${step}"] [data-mark]`).waitFor();
    found[step] = await page.locator(`[data-step="${step}"] .choice.good`).evaluateAll((all) => all.map((one) => Number(one.dataset.choice)));
    await page.locator('[data-on]').click();
    await page.locator(`[data-step="${step + 1}"], [data-over]`).waitFor();
    if (await page.locator('[data-over]').count()) return found;
  }
}

test('a case answered wrongly and then rightly, at 320 px', async () => {
  const { page, errors, context } = await device(browser, server.base, SMALL, 'en');
  await page.goto(CASE);
  await page.locator('[data-step="0"]').waitFor();
  await accessible(page, 'a case to practise on');
  await pictures(page, 'learn-practice');
  // Nothing said is no answer.
  await page.locator('[data-check]').click();
  await page.getByRole('alert').waitFor();
  const answers = await right(page);
  assert.ok(answers.every((one) => one.length > 0));
  await accessible(page, 'a case that is over');
  await picture(page, 'learn-practice-over', { full: true });
  // What went wrong comes again today.
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('openroom.learn')));
  assert.equal(kept.progress[0].topic, 'insufficient-bid');
  assert.equal(kept.progress[0].wrong, 1);
  // The same address is the same case; now every answer is right.
  await page.goto(CASE);
  for (const [step, places] of answers.entries()) {
    await page.locator(`[data-step="${step}"]`).waitFor();
    for (const place of places) await page.locator(`[data-step] [data-choice="${place}"] input`).check();
    await page.locator('[data-check]').click();
    await page.locator(`[data-step="${step}"] [data-mark="right"]`).waitFor();
    await page.locator('[data-on]').click();
  }
  await page.locator('[data-over]').waitFor();
  const after = await page.evaluate(() => JSON.parse(localStorage.getItem('openroom.learn')));
  assert.equal(after.progress[0].right, 1);
  // The next case is another one.
  const before = await page.locator('[data-case]').getAttribute('data-seed');
  await page.locator('[data-next]').click();
  await page.locator('[data-step="0"]').waitFor();
  assert.notEqual(await page.locator('[data-case]').getAttribute('data-seed'), before);
  await page.goto('/learn');
  await page.locator('[data-lesson]').nth(9).waitFor();
  await accessible(page, 'what there is to learn');
  await picture(page, 'learn', { full: true });
  assert.deepEqual(errors, []);
  await context.close();
});

test('an examination from its number to the marked sheet', async () => {
  const { page, errors, context } = await device(browser, server.base, SMALL, 'pt');
  await page.goto('/learn/exam');
  await page.locator('[data-begin]').waitFor();
  await accessible(page, 'an examination to be set');
  await page.locator('[data-seed]').fill('7');
  await page.locator('[data-cases]').fill('2');
  await page.locator('[data-judged-count]').fill('1');
  await page.locator('[data-minutes]').fill('30');
  const address = new URL(await page.locator('[data-link]').inputValue());
  // A candidate follows the link.
  await page.goto(address.pathname + address.search);
  await page.locator('[data-candidate]').fill('Ana Souza');
  await page.locator('[data-begin]').click();
  const open = page.locator('[data-question]');
  await open.waitFor();
  await accessible(page, 'a question of an examination');
  await picture(page, 'learn-exam', { full: true });
  for (let answered = 0; ; answered += 1) {
    await page.locator('[data-question], [data-exam-over]').first().waitFor();
    if (await page.locator('[data-exam-over]').count()) break;
    assert.ok(answered < 60, 'it does not end');
    const [question, part] = [await open.getAttribute('data-question'), await open.getAttribute('data-part')];
    if (await page.locator('textarea[data-judged]').count()) await page.locator('textarea[data-judged]').fill('Ajusto o escore.');
    else await page.locator('[data-choice="0"] input').check();
    await page.locator('[data-answer]').click();
    await page.waitForFunction(([q, p]) => { const now = document.querySelector('[data-question]'); return !now || now.dataset.question !== q || now.dataset.part !== p; }, [question, part]);
    // A page that is loaded again goes on where it was.
    if (answered === 0) {
      await page.reload();
      await page.locator('[data-resume]').click();
      await open.waitFor();
    }
  }
  await accessible(page, 'an examination to be handed in');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-hand-in]').click()]);
  const file = join(folder, 'ana.json');
  await download.saveAs(file);
  const answers = JSON.parse(readFileSync(file, 'utf8'));
  assert.equal(answers.candidate, 'Ana Souza');
  assert.equal(answers.answers.length, 3);
  const link = await page.locator('[data-answers-link]').inputValue();
  // Beside it everything can be deleted: only after being asked, and whoever thinks better of it has all his answers still.
  await page.locator('[data-drop]').click();
  await accessible(page, 'an examination that may be deleted');
  await page.locator('[data-keep]').click();
  assert.equal(await page.locator('[data-answers-link]').inputValue(), link);
  assert.ok(await page.evaluate(() => JSON.parse(localStorage.getItem('openroom.exam') ?? 'null')));
  await page.locator('[data-drop]').click();
  await page.locator('[data-drop-sure]').click();
  await page.locator('[data-begin]').waitFor();
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('openroom.exam') ?? 'null')), null);
  assert.deepEqual(errors, []);
  await context.close();

  // The teacher, on another device and in another language, by the file and by the link.
  const teacher = await device(browser, server.base, LAPTOP, 'it');
  await teacher.page.goto('/learn/exam');
  await teacher.page.locator('[data-files]').setInputFiles(file);
  const total = teacher.page.locator('[data-total]');
  await total.waitFor();
  await accessible(teacher.page, 'a marked sheet');
  await pictures(teacher.page, 'learn-sheet');
  assert.match(await teacher.page.locator('[data-sheet]').innerText(), /Ana Souza/);
  assert.match(await teacher.page.locator('[data-sheet]').innerText(), /Ajusto o escore/);
  const told = await total.innerText();
  // The command line makes and marks the same examination: the same on any machine.
  const marked = execFileSync(BINARY, ['exam', 'mark', file, '--lang', 'it'], { encoding: 'utf8' });
  assert.equal(marked.trim(), `Ana Souza: ${told}`);
  const url = new URL(link);
  const second = await teacher.context.newPage();
  await second.goto(`${server.base}${url.pathname}${url.search}${url.hash}`);
  await second.locator('[data-total]').waitFor();
  assert.equal(await second.locator('[data-total]').innerText(), told);
  // What is no file with answers is said to be none.
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, '{"colour": "red"}');
  await second.goto(`${server.base}/learn/exam`);
  await second.locator('[data-files]').setInputFiles(wrong);
  await second.getByRole('alert').waitFor();
  assert.deepEqual(teacher.errors, []);
  await teacher.context.close();
});

test('a table of the book is ruled on, and the next one is another', async () => {
  const { page, errors, context } = await device(browser, server.base, SMALL, 'pt');
  await page.goto('/book/table?s=27-10&e=2017');
  await page.locator('[data-practise]').click();
  await page.locator('[data-case="27-10"] [data-hand], [data-case="27-10"]').first().waitFor();
  await page.locator('[data-step="0"]').waitFor();
  await accessible(page, 'a case of a table of the book');
  await right(page);
  await page.locator('[data-title]').waitFor();
  // It is no topic of which progress would be kept.
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('openroom.learn') ?? '{}').progress?.length ?? 0), 0);
  await page.locator('summary').first().click();
  await page.locator('[data-law]').selectOption('54');
  await page.locator('[data-from]').selectOption('true');
  await page.waitForURL(/[?&]s=/);
  await page.locator('[data-step="0"]').waitFor();
  // Which one is chance; it is another than the one before.
  assert.notEqual(await page.locator('[data-case]').getAttribute('data-case'), '27-10');
  assert.deepEqual(errors, []);
  await page.goto('/learn/practice?s=no-such');
  await page.locator('[data-none]').waitFor();
  await context.close();
});

test('a lesson is played to its end, by keyboard, in Romanian and dark', async () => {
  const { page, errors, context } = await device(browser, server.base, SMALL, 'ro');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/learn/lesson?lesson=insufficient');
  await page.locator('[data-tap="S: 2H"]').waitFor();
  await accessible(page, 'a lesson');
  // What the lesson is not about is told, and tried again.
  await page.locator('[data-tap="S: 2H"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-again]').waitFor();
  await page.locator('[data-tap="S: 1H"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-told]').waitFor();
  await picture(page, 'learn-lesson', { full: true });
  await page.locator('[data-on]').press('Enter');
  await page.locator('[data-stage="1"]').waitFor();
  await page.locator('[data-tap="S: 2H"]').press('Enter');
  await page.locator('[data-on]').press('Enter');
  await page.locator('[data-lesson-over="true"]').waitFor();
  await accessible(page, 'the end of a lesson');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('openroom.learn')));
  assert.deepEqual(kept.lessons, ['insufficient']);
  await page.locator('[data-next-lesson]').press('Enter');
  await page.locator('[data-tap="S: 1NT"]').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('every lesson can be begun', async () => {
  const { page, errors, context } = await device(browser, server.base, SMALL, 'es');
  for (const word of ['turn', 'change', 'tempo', 'face-down', 'penalty-card', 'revoke', 'dummy', 'played', 'claim']) {
    await page.goto(`/learn/lesson?lesson=${word}`);
    await page.locator('[data-tap]').first().waitFor();
    await settled(page);
    assert.doesNotMatch(await page.locator('main').innerText(), /lesson-|learn-/);
    await accessible(page, word);
  }
  assert.deepEqual(errors, []);
  await context.close();
});
