import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server beside which the pages are worked on.
const server = process.env['OPENROOM_SERVER'] ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true }, '/book-data': { target: server } };

/** Writes sw.js: worker.js with the list of all that was built, and a version that changes with any of it. */
function worker(): Plugin {
  return {
    name: 'openroom-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        // From where the worker lies: the pages may be plain files in any folder.
        const files = ['./', ...readdirSync('public'), ...built].sort();
        const text = readFileSync('worker.js', 'utf8');
        const version = createHash('sha256').update([text, readFileSync('index.html', 'utf8'), ...files].join('\n')).digest('hex').slice(0, 12);
        const source = text.replace("'__VERSION__'", `'${version}'`).replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Shows the built page at any address, as the server does. */
function anywhere(): Plugin {
  return {
    name: 'openroom-anywhere',
    configurePreviewServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://here').pathname;
        if (path.startsWith('/api/') || path.slice(1).includes('.')) return next();
        const page = readFileSync(`${config.build.outDir}/index.html`, 'utf8').replaceAll('"./', '"/');
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      });
    },
  };
}

export default defineConfig({
  // Files name each other by where they lie. The server puts the root into the page, which it shows at any address.
  base: './',
  plugins: [svelte(), worker(), anywhere()],
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
