// Another program reads what our table manager sends, and what our robots answer: the npm package `table-master-parser` parses every line of
// a match of four robots, taken down between them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import parser from 'table-master-parser';
import { BINARY } from './server.mjs';

const parsed = (line) => new Promise((resolve, reject) => parser.parse(line, (wrong, message) => (wrong ? reject(new Error(`${wrong.message}: ${line}`)) : resolve(message))));

/** Takes down what goes through between a robot and the table manager. */
async function between(port, sent, answered) {
  const server = createServer((robot) => {
    const manager = connect(port, '127.0.0.1');
    for (const [from, to, lines] of [[manager, robot, sent], [robot, manager, answered]]) {
      createInterface({ input: from }).on('line', (line) => lines.push(line));
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('every line of a match is read by another program', async () => {
  const manager = spawn(BINARY, ['table-manager', '--listen', '127.0.0.1:0', '--boards', '2', '--seed', '6', '--patience', '120'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const told = createInterface({ input: manager.stdout });
  const ended = once(manager, 'exit');
  const [first] = await once(told, 'line');
  const port = Number(/:(\d+)$/.exec(first)[1]);
  const [sent, answered] = [[], []];
  const doors = [];
  const robots = [];
  for (const seat of ['N', 'E', 'S', 'W']) {
    const door = await between(port, sent, answered);
    doors.push(door);
    robots.push(spawn(BINARY, ['table-manager', 'connect', `127.0.0.1:${door.address().port}`, '--seat', seat, '--robot', 'fast', '--seed', '3'], { stdio: ['ignore', 'ignore', 'inherit'] }));
  }
  assert.deepEqual(await ended, [0, null]);
  for (const door of doors) door.close();
  assert.ok(sent.length > 300, `${sent.length} lines`);
  const kinds = {};
  for (const line of sent) {
    // The protocol has the name of the team in brackets here, as the programs of the championships send it; the parser knows it without.
    const message = await parsed(/^\w+ \(".*"\) seated$/.test(line) ? line.replace(/[()]/g, '') : line);
    kinds[message.kind] = (kinds[message.kind] ?? 0) + 1;
  }
  assert.deepEqual([kinds.seated, kinds.teams, kinds.deal, kinds.cards, kinds.dummyCards, kinds.endOfSession], [4, 4, 8, 8, 6, 4], JSON.stringify(kinds));
  // Three hear each card, and each call; the hands are whole.
  assert.equal(kinds.play, 2 * 52 * 3, JSON.stringify(kinds));
  const hand = await parsed(sent.find((line) => line.includes("'s cards :") && !line.startsWith('Dummy')));
  assert.equal(new Set(hand.cards).size, 13);
  for (const line of answered) {
    // Of the parser's own this line has lost a word.
    await parsed(/ ready to start$/.test(line) ? line.replace(' ready', '') : line);
  }
});
