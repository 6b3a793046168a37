// Writes what goes with the WebAssembly of the assistant: types.d.ts, made of the description of its interface, and the words of each
// language as one file. usage: node web/assistant.mjs FOLDER

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node web/assistant.mjs FOLDER');

const description = JSON.parse(readFileSync(join(root, 'crates/assistant/interface.json'), 'utf8'));
const types = astToString(await openapiTS(description, { rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true }));
writeFileSync(join(folder, 'types.d.ts'), `// Made of crates/assistant/interface.json.\n${types}`);

const locales = join(root, 'locales');
const spoken = readFileSync(join(locales, 'spoken.txt'), 'utf8').split('\n').filter(Boolean);
const text = (language, name) => {
  const path = join(locales, language, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
mkdirSync(join(folder, 'words'), { recursive: true });
for (const { name: language } of readdirSync(locales, { withFileTypes: true }).filter((one) => one.isDirectory())) {
  const words = {
    messages: spoken.map((name) => text(language, `${name}.ftl`)).join(''),
    refusals: text(language, 'refusals.ftl'),
    clauses: text(language, 'clauses.tsv'),
  };
  writeFileSync(join(folder, 'words', `${language}.json`), JSON.stringify(words));
}
