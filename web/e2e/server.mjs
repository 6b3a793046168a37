// Starts the built binary on a fresh file and gives its address and the link of the first start.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BINARY = process.env.OPENROOM ?? new URL('../../target/debug/openroom', import.meta.url).pathname;

export async function startServer(args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'openroom-e2e-'));
  const port = await freePort();
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
    setTimeout(() => reject(new Error(`no link of the first start within a minute:\n${said}`)), 60_000).unref();
  });
  const code = await seen;
  // With PAGES=dist the pages come from that folder and not from inside the binary, for who works on them.
  const pages = process.env.PAGES ? await preview(await freePort(), port) : null;
  return {
    base: `http://127.0.0.1:${pages?.port ?? port}`,
    code,
    database,
    said: () => said,
    stop: async () => {
      pages?.child.kill();
      child.removeAllListeners('exit');
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function preview(port, server) {
  const vite = new URL('../node_modules/vite/bin/vite.js', import.meta.url).pathname;
  const child = spawn(process.execPath, [vite, 'preview', '--outDir', process.env.PAGES, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { ...process.env, OPENROOM_SERVER: `http://127.0.0.1:${server}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { child, port };
}
