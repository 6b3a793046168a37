import { describe, expect, test } from 'vitest';
import { readEntries } from '../src/lib/event';
import { match } from '../src/lib/path';

describe('entries typed or pasted', () => {
  const read = (text: string) => readEntries(text, 'pairs').map((one) => one.players);
  test('take commas, tabs, slashes and dashes between names', () => {
    expect(read('Ana Lima, Bea Reis\nCid Melo\tDan Cruz\nEva / Fay\nGil - Hal\n')).toEqual([
      ['Ana Lima', 'Bea Reis'], ['Cid Melo', 'Dan Cruz'], ['Eva', 'Fay'], ['Gil', 'Hal'],
    ]);
  });
  test('leave out numbers before the names and empty lines', () => {
    expect(read('1. Ana, Bea\n\n2;Cid;Dan\n')).toEqual([['Ana', 'Bea'], ['Cid', 'Dan']]);
  });
  test('keep a hyphen inside a name', () => {
    expect(read('Ana-Maria, Bea')).toEqual([['Ana-Maria', 'Bea']]);
  });
});

describe('paths', () => {
  test('give their values', () => {
    expect(match('/e/:id/board/:session/:board', '/e/a%20b/board/1/12')).toEqual({ id: 'a b', session: '1', board: '12' });
    expect(match('/', '/')).toEqual({});
    expect(match('/e/:id', '/people/x/y')).toBeNull();
  });
});

test('a team may have a name; nobody else has', () => {
  expect(readEntries('Tigers: Ana, Bea, Cid, Dan\nEva, Fay, Gil, Hal', 'teams').map(({ name, players }) => [name, players.length])).toEqual([['Tigers', 4], [undefined, 4]]);
  expect(readEntries('Ana, Bea: sub', 'pairs')[0]?.players).toEqual(['Ana', 'Bea: sub']);
  expect(readEntries('Ana Maria, the second', 'individual')[0]?.players).toEqual(['Ana Maria, the second']);
});
