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

/** Writes first.json: the files that the first page of the assistant needs, so that the page can name them and none is found late. */
function first(): Plugin {
  return {
    name: 'openroom-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const [scripts, styles] = [new Set<string>(), new Set<string>()];
        const add = (name: string) => {
          const chunk = chunks.find((one) => one.fileName === name);
          // What the page itself begins with it names already.
          if (!chunk || chunk.isEntry || scripts.has(name)) return;
          scripts.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          chunk.imports.forEach(add);
        };
        chunks.filter((one) => one.facadeModuleId?.endsWith('/pages/Assistant.svelte')).forEach((one) => add(one.fileName));
        const words: Record<string, string[]> = {};
        for (const { name, fileName } of chunks) {
          const [, language] = /^(?:words|pocket)-([\w-]+)$/.exec(name) ?? [];
          if (language) (words[language] ??= []).push(fileName);
        }
        this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify({ scripts: [...scripts], styles: [...styles], words }) });
      },
    },
  };
}

/** What a ruling is shown with, on the assistant's page and on that of an event. */
const RULING =
  /\/src\/(lib\/acts\.ts|parts\/(ActForm|ActList|AdjustForm|Ask|CardsPad|CaseQuestion|Comparable|Designation|Following|Happened|MeaningPad|RulingSteps|SoFar|Suited|Told|ToldRevoke|WaitingRulings)\.svelte)/;

/**
 * Without http/2 a phone asks for six files at a time, and on a slow network each costs half a second: the words of a language come in one
 * file, and so do the parts of a ruling.
 */
function together(id: string): string | undefined {
  const [, language, file] = /\/locales\/([\w-]+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  if (language && file) {
    if (['show', 'event', 'pages', 'club', 'season', 'standings'].includes(file)) return `words-${language}`;
    if (['pocket', 'book', 'cases'].includes(file)) return `pocket-${language}`;
  }
  return RULING.test(id) ? 'ruling' : undefined;
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
  plugins: [svelte(), first(), worker(), anywhere()],
  build: {
    // Phones of about 2019 and later.
    target: 'es2020',
    // Everything is a file of its own: the server forbids inline scripts and styles (CSP).
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: together, onlyExplicitManualChunks: true } },
  },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  test: { include: ['tests/**/*.test.ts'] },
});
