// Starts the built binary on a fresh file and gives its address and the link of the first start.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttp, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

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

/** Serves the built pages as the server does, at any address, and hands everything else on to it. */
async function preview(port, server) {
  const dist = resolve(new URL('..', import.meta.url).pathname, process.env.PAGES);
  const kinds = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm', '.json': 'application/json', '.webmanifest': 'application/json' };
  const there = { host: '127.0.0.1', port: server };
  const ours = /^\/(api|enter|book-data|healthz|metrics)(\/|$)/;
  const http = createHttp((asked, answer) => {
    const { pathname } = new URL(asked.url, 'http://here');
    if (ours.test(pathname)) {
      const on = request({ ...there, path: asked.url, method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode, got.headers);
        got.pipe(answer);
      });
      on.on('error', () => answer.destroy());
      return asked.pipe(on);
    }
    const file = join(dist, decodeURIComponent(pathname));
    if (file.startsWith(dist) && pathname !== '/' && existsSync(file)) {
      answer.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
      return answer.end(readFileSync(file));
    }
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.end(readFileSync(join(dist, 'index.html'), 'utf8').replaceAll('"./', '"/'));
  });
  http.on('upgrade', (asked, socket, head) => {
    const on = connect(there, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`).join('');
      on.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines}\r\n`);
      on.write(head);
      on.pipe(socket).pipe(on);
    });
    for (const one of [on, socket]) one.on('error', () => [on, socket].forEach((each) => each.destroy()));
  });
  await new Promise((ready) => http.listen(port, '127.0.0.1', ready));
  return { child: { kill: () => http.close().closeAllConnections() }, port };
}
