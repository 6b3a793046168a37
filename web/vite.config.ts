import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server beside which the pages are worked on.
const proxy = { '/api': { target: process.env['OPENROOM_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } };

/** Writes sw.js: worker.js with the list of all that was built, and a version that changes with any of it. */
function worker(): Plugin {
  return {
    name: 'openroom-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const files = ['/', ...[...readdirSync('public'), ...built].map((name) => `/${name}`)].sort();
        const text = readFileSync('worker.js', 'utf8');
        const version = createHash('sha256').update([text, readFileSync('index.html', 'utf8'), ...files].join('\n')).digest('hex').slice(0, 12);
        const source = text.replace("'__VERSION__'", `'${version}'`).replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    // Phones of about 2019 and later.
    target: 'es2020',
    // Everything is a file of its own: the server forbids inline scripts and styles (CSP).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  test: { include: ['tests/**/*.test.ts'] },
});
