// Starts the built binary on a fresh file and gives its address and the link of the first start.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BINARY = process.env.OPENROOM ?? new URL('../../target/debug/openroom', import.meta.url).pathname;

export async function startServer(args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'openroom-e2e-'));
  const port = 20000 + (process.pid % 15000) * 2;
  const command = args.length ? args : ['serve'];
  const database = join(folder, 'openroom.db');
  const child = spawn(BINARY, [...command, '--database', database, '--listen', `127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const seen = new Promise((resolve, reject) => {
    const take = (chunk) => {
      said += chunk;
      const link = /https?:\/\/[^\s/]+\/setup#(\S+)/.exec(said);
      if (link) resolve(link[1]);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('exit', (code) => reject(new Error(`the server stopped with ${code}:\n${said}`)));
    setTimeout(() => reject(new Error(`no link of the first start within 20 s:\n${said}`)), 20_000).unref();
  });
  const code = await seen;
  // With PAGES=dist the pages come from that folder and not from inside the binary, for who works on them.
  const pages = process.env.PAGES ? await preview(port + 1, port) : null;
  return {
    base: `http://127.0.0.1:${pages ? port + 1 : port}`,
    code,
    database,
    said: () => said,
    stop: async () => {
      pages?.kill();
      child.removeAllListeners('exit');
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function preview(port, server) {
  const vite = new URL('../node_modules/vite/bin/vite.js', import.meta.url).pathname;
  const child = spawn(process.execPath, [vite, 'preview', '--outDir', process.env.PAGES, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, OPENROOM_SERVER: `http://127.0.0.1:${server}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}
