// The network between a phone and the server, which can be cut: nothing gets through, not even for a service worker.
import { createConnection, createServer } from 'node:net';

export async function wire(base) {
  const { port, hostname } = new URL(base);
  const open = new Set();
  let state = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    open.add(near);
    near.on('close', () => open.delete(near));
    near.on('error', () => near.destroy());
    // A Wi-Fi that takes everything and answers nothing.
    if (state === 'dead') return;
    const far = createConnection(Number(port), hostname);
    open.add(far);
    near.pipe(far);
    // An answer that never comes back, though the server has heard.
    far.on('data', (chunk) => state !== 'deaf' && near.write(chunk));
    far.on('end', () => near.end());
    far.on('close', () => { open.delete(far); near.destroy(); });
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${server.address().port}`,
    set(next) {
      state = next;
      if (next !== 'deaf') for (const one of open) one.destroy();
    },
    stop: () => {
      for (const one of open) one.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
