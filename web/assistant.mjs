// Writes what goes with the WebAssembly of the assistant: types.d.ts, made of the description of its interface, and the words of each
// language as two files, those of a ruling and the rest. usage: node web/assistant.mjs FOLDER

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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
const lines = (path) => readFileSync(join(root, path), 'utf8').split('\n').filter(Boolean);
const text = (language, name) => {
  const path = join(locales, language, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
/** The messages of a file of Fluent, each with its id; a remark belongs to none. */
function messages(source) {
  const all = [];
  for (const line of source.split(/(?<=\n)/)) {
    const [, id] = /^([a-z][a-z0-9-]*) =/.exec(line) ?? [];
    if (id) all.push({ id, text: line });
    else if (/^[ }]/.test(line) && all.length) all.at(-1).text += line;
  }
  return all;
}

// A ruling needs few of the words, and must not wait for the others: `locales/ruling.txt` names files, and messages of other files.
const spoken = lines('locales/spoken.txt');
const ofRuling = lines('locales/ruling.txt');
/** Why a log, an act or an adjusted score is refused: the keys that these crates say. */
const SAYING = ['laws', 'said', 'placed', 'cases', 'scoring'];
const keys = new Set();
function gather(path) {
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) gather(join(path, name));
  else if (path.endsWith('.rs')) for (const [, key] of readFileSync(path, 'utf8').matchAll(/"([a-z0-9-]+)"/g)) keys.add(key);
}
for (const name of SAYING) gather(join(root, 'crates', name, 'src'));

/** English is the catalogue itself. */
function catalogue() {
  const folder = 'crates/laws/catalogue';
  const rows = readdirSync(join(root, folder)).sort().flatMap((name) => lines(`${folder}/${name}`).slice(1));
  return ['clause\teditions\tsummary', ...rows.map((row) => row.split('\t')).map(([clause, editions, , summary]) => [clause, editions, summary].join('\t'))].join('\n');
}

mkdirSync(join(folder, 'words', 'more'), { recursive: true });
for (const { name: language } of readdirSync(locales, { withFileTypes: true }).filter((one) => one.isDirectory())) {
  const said = spoken.flatMap((name) => messages(text(language, `${name}.ftl`)).map((one) => ({ ...one, first: ofRuling.includes(name) || ofRuling.includes(one.id) })));
  const refusals = messages(text(language, 'refusals.ftl')).map((one) => ({ ...one, first: keys.has(one.id) }));
  const part = (all, first) => all.filter((one) => one.first === first).map((one) => one.text).join('');
  const words = { messages: part(said, true), refusals: part(refusals, true), clauses: language === 'en' ? catalogue() : text(language, 'clauses.tsv') };
  const more = { messages: part(said, false), refusals: part(refusals, false) };
  writeFileSync(join(folder, 'words', `${language}.json`), JSON.stringify(words));
  writeFileSync(join(folder, 'words', 'more', `${language}.json`), JSON.stringify(more));
}
