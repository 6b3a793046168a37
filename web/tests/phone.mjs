// Asks what was compiled for a browser, in Node, and compares each answer byte by byte with the one beside the question.
// usage: node phone.mjs FILE (a line for each question: {name, of, with, answer, language})

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../assistant/', import.meta.url));
const load = async (name) => {
  const code = await import(`${folder}${name}.js`);
  await code.default({ module_or_path: readFileSync(`${folder}${name}_bg.wasm`) });
  for (const language of ['en', 'pt', 'es', 'es-ES', 'it', 'ro']) {
    const of = (path) => JSON.parse(readFileSync(`${folder}words/${path}${language}.json`, 'utf8'));
    const [first, more] = [of(''), name === 'assistant' ? { messages: '', refusals: '' } : of('more/')];
    // Those of a ruling are all that the rulings are given.
    code.give_words(language, first.messages + more.messages, first.refusals + more.refusals, first.clauses);
  }
  return code;
};
const lines = readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
const file = (of) => ({ step: 'assistant', comparable: 'assistant', begin: 'assistant', hear: 'assistant', solve: 'assistant-solver', claim: 'assistant-solver' })[of] ?? 'assistant-more';
const loaded = {};
let wrong = 0;
for (const { name, of, with: args, answer, language } of lines) {
  const code = (loaded[file(of)] ??= await load(file(of)));
  let found;
  try {
    found = code[of](...args) ?? '';
  } catch (why) {
    found = { thrown: String(why) };
  }
  const [here, there] = [answer, found].map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  if (here === there) continue;
  wrong += 1;
  const at = [...here].findIndex((letter, i) => letter !== there[i]);
  if (wrong <= 10) console.log(`${name} in ${language}: differs at ${at}:\n  natively  ${here.slice(Math.max(0, at - 60), at + 60)}\n  on a phone ${there.slice(Math.max(0, at - 60), at + 60)}`);
}
console.log(`${lines.length} answers compared, ${wrong} differ`);
process.exit(wrong ? 1 : 0);
