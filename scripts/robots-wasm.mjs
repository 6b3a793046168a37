// Runs a program that was compiled to WebAssembly. It is given nothing: no clock, no chance, no file. Whatever it would ask for ends it.
import { readFile } from 'node:fs/promises';

const module = await WebAssembly.compile(await readFile(process.argv[2]));
const imports = {};
for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind !== 'function') throw new Error(`the program wants ${from}.${name}, a ${kind}`);
  (imports[from] ??= {})[name] = () => {
    throw new Error(`the program asked for ${from}.${name}`);
  };
}
const { exports } = await WebAssembly.instantiate(module, imports);
const began = performance.now();
const code = exports.main(0, 0);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
if (code !== 0) {
  console.error(`board ${code} is not the one that was played natively`);
  process.exit(1);
}
console.log(`every board is the same as natively (${seconds} s)`);
