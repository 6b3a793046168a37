import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server beside which the pages are worked on.
const proxy = { '/api': { target: process.env['OPENROOM_SERVER'] ?? 'http://127.0.0.1:8080', ws: true } };

export default defineConfig({
  plugins: [svelte()],
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
