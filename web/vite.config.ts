import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { PluginContext } from 'rollup';
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

/** Writes first.json: the files that the page of the assistant needs at first, and those of players and readers, so that the page can name them and none is found late. */
function first(): Plugin {
  return {
    name: 'openroom-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const needed = (...pages: string[]) => {
          const [scripts, styles] = [new Set<string>(), new Set<string>()];
          const add = (name: string) => {
            const chunk = chunks.find((one) => one.fileName === name);
            // What the page itself begins with it names already.
            if (!chunk || chunk.isEntry || begun.has(name) || scripts.has(name)) return;
            scripts.add(name);
            for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
            chunk.imports.forEach(add);
          };
          for (const page of pages) chunks.filter((one) => one.moduleIds.some((id) => id.endsWith(page))).forEach((one) => add(one.fileName));
          return { scripts: [...scripts], styles: [...styles] };
        };
        const begun = new Set(chunks.filter((one) => one.isEntry).flatMap((one) => one.imports));
        const { scripts, styles } = needed('/src/pages/Assistant.svelte');
        // What asks the engine of the rulings, which comes in its own file.
        const { scripts: asks } = needed('/assistant/assistant.js');
        const everyday = needed('/src/pages/everyday.ts');
        const words: Record<string, string[]> = {};
        for (const { name, fileName } of chunks) {
          const [, language] = /^words-([\w-]+)$/.exec(name) ?? [];
          if (language) (words[language] ??= []).push(fileName);
        }
        // The engine of the rulings, and what it says.
        const code: string[] = [];
        const spoken: Record<string, string> = {};
        for (const one of Object.values(bundle)) {
          if (one.type !== 'asset') continue;
          for (const from of one.originalFileNames) {
            if (from.endsWith('/assistant_bg.wasm') || from === 'assistant/assistant_bg.wasm') code.push(one.fileName);
            const [, language] = /(?:^|\/)assistant\/words\/([\w-]+)\.json$/.exec(from) ?? [];
            if (language) spoken[language] = one.fileName;
          }
        }
        this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify({ scripts, styles, everyday: [...everyday.scripts, ...everyday.styles], words, asks, code, spoken }) });
      },
    },
  };
}

/** Packs each file as small as it gets, beside it: `NAME.br`. It takes seconds, so what was packed before is kept. */
function packed(): Plugin {
  return {
    name: 'openroom-packed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(options, bundle) {
        const kept = 'node_modules/.cache/openroom-packed';
        mkdirSync(kept, { recursive: true });
        for (const name of Object.keys(bundle).filter((one) => /\.(js|css|wasm|json|svg|ftl)$/.test(one))) {
          const file = `${options.dir}/${name}`;
          const source = readFileSync(file);
          if (source.length < 1024) continue;
          const copy = `${kept}/${createHash('sha256').update(source).digest('hex')}`;
          if (!existsSync(copy)) {
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
            writeFileSync(copy, brotliCompressSync(source, { params }));
          }
          copyFileSync(copy, `${file}.br`);
        }
      },
    },
  };
}

type Modules = Pick<PluginContext, 'getModuleIds' | 'getModuleInfo'>;
let groups: Map<string, string> | null = null;

/** Which file a module of ours goes into, by what is opened with it. */
function grouped({ getModuleIds, getModuleInfo }: Modules): Map<string, string> {
  /** All that a module begins with, itself among it. */
  const reached = (name: string): Set<string> => {
    const found = new Set<string>();
    const open = [...getModuleIds()].filter((id) => id.endsWith(name));
    for (let id = open.pop(); id; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
  const main = reached('/src/main.ts');
  const everyday = reached('/src/pages/everyday.ts');
  const assistant = reached('/src/pages/Assistant.svelte');
  const ruling = reached('/src/parts/alone.ts');
  const all = new Map<string, string>();
  // What comes last counts: what several begin with is in the file that all begin with.
  for (const [name, ids] of Object.entries({ ruling, assistant, everyday })) for (const id of ids) all.set(id, name);
  for (const id of everyday) if (assistant.has(id) || ruling.has(id)) all.set(id, 'first');
  for (const id of main) all.set(id, 'first');
  // One file of styles for the first page of the assistant.
  for (const id of assistant) if (/\.css$/.test(id)) all.set(id, 'first');
  for (const id of main) if (/\/src\/(main\.ts|App\.svelte)$/.test(id)) all.delete(id);
  return all;
}

/**
 * Without http/2 a phone asks for six files at a time, and on a slow network each costs half a second: the words of a language come in one
 * file, and so does what all pages, players, the assistant and a ruling begin with.
 */
function together(id: string, modules: Modules): string | undefined {
  const [, language, file] = /\/locales\/([\w-]+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  if (language && file) {
    return ['show', 'event', 'pages', 'club', 'season', 'settings', 'standings', 'draws', 'draws-pages', 'pocket', 'book'].includes(file) ? `words-${language}` : undefined;
  }
  groups ??= grouped(modules);
  return groups.get(id);
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
  plugins: [svelte(), first(), worker(), packed(), anywhere()],
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
