// The npm package, made, installed and used as anybody would.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(__dirname, '../..');
const built = existsSync(join(root, 'web/assistant/built'));

test.skipIf(!built && !process.env['CI'])('the package can be installed and rules', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'openroom-npm-'));
  try {
    const run = (command: string, args: string[], cwd: string) => execFileSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, KEEP_ASSISTANT: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
    run(join(root, 'scripts/package-npm'), [join(folder, 'package')], root);
    const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], join(folder, 'package')).trim().split('\n').at(-1)!;
    writeFileSync(join(folder, 'package.json'), '{"type": "module", "private": true}');
    run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', join(folder, packed)], folder);
    // What its README shows is what is run.
    const readme = readFileSync(join(folder, 'node_modules/openroom-assistant/README.md'), 'utf8');
    const example = /```js\n([\s\S]*?)```/.exec(readme)![1]!;
    writeFileSync(join(folder, 'example.mjs'), example);
    const said = run('node', ['example.mjs'], folder);
    expect(said).toMatch(/27A1/);
    writeFileSync(
      join(folder, 'solver.mjs'),
      `import { readFileSync } from 'node:fs';
import init, { give_words, solve } from 'openroom-assistant/solver';
const file = (name) => new URL(import.meta.resolve('openroom-assistant/' + name));
await init({ module_or_path: readFileSync(file('assistant-solver_bg.wasm')) });
const words = JSON.parse(readFileSync(file('words/en.json'), 'utf8'));
give_words('en', words.messages, words.refusals, words.clauses);
console.log(solve(JSON.stringify({ log: { board: 1, deal: 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432' } }), 'en'));`,
    );
    expect(JSON.parse(run('node', ['solver.mjs'], folder)).tricks.N.S).toBe(13);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
