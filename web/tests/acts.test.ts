// Every word of the table log has its place on the ruling page, or a reason why it has none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTS, ELSEWHERE, GROUPS, offered, type Phase } from '../src/lib/acts';

const LAWS = join(__dirname, '../../crates/laws/src');
const source = (path: string): string => readFileSync(join(LAWS, path), 'utf8');
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1]!);

/** What the parser of the log reads: verbs of players, manners, findings of the Director. */
const verbs = [
  ...found(source('log/words.rs'), /^ +\(?"([a-z]+)"(?:,| =>)/gm).filter((word) => !['high', 'low', 'win', 'anything', 'highest', 'lowest', 'declarer', 'dummy'].includes(word)),
  ...found(/impl Manner[\s\S]*?\];/.exec(source('entry.rs'))![0], /\("([a-z]+)",/g),
];
const findings = ['called', 'breach', ...found(/match name \{[\s\S]*?\n {4}\}/.exec(source('log/read/findings.rs'))![0], /^ {8}"([a-z-]+)" =>/gm)];

const SAMPLE = { call: '1NT', card: 'SA', cards: ['SA', 'D2'], exposed: ['D2'], counts: { N: 14, E: 12 }, number: 3, seat: 'N', text: 'b', yes: true, score: { assigned: 420 } };
/** The word of the log that an act writes. */
function word(act: (typeof ACTS)[number]): string {
  const value = Object.values(act.entry('N', SAMPLE) as Record<string, unknown>)[0];
  return typeof value === 'string' ? value.split(' ')[0]! : Object.keys(value as object)[0]!;
}

test('the parser was read: its words are known', () => {
  expect(verbs).toEqual(expect.arrayContaining(['claims', 'down', 'inspects', 'points', 'reserves', 'hesitates']));
  expect(findings).toEqual(expect.arrayContaining(['mixed', 'fouled', 'called-before', 'remedy', 'breach']));
  expect(new Set(verbs).size).toBeGreaterThan(30);
  expect(new Set(findings).size).toBeGreaterThan(30);
});

const PLAIN = ['late-call', 'early-card'];

test('every word of the log has a button or a reason', () => {
  const said = new Set(ACTS.map(word));
  expect([...new Set([...verbs, ...findings])].filter((one) => !said.has(one) && !(one in ELSEWHERE))).toEqual([]);
});

test('no button and no reason is for a word that the log does not know, and none has both', () => {
  const known = new Set([...verbs, ...findings]);
  const said = ACTS.filter((one) => !PLAIN.includes(one.id)).map(word);
  expect([...said, ...Object.keys(ELSEWHERE)].filter((one) => !known.has(one))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((one) => said.includes(one))).toEqual([]);
});

test('every act has its name in words, its group, and a time at which it is offered', () => {
  const english = readFileSync(join(__dirname, '../../locales/en/pages.ftl'), 'utf8');
  for (const act of ACTS) {
    expect(english).toContain(`\nact-${act.id} = `);
    expect(english).toContain(`\nacts-${act.group} = `);
    expect(GROUPS).toContain(act.group);
    const phases: Phase[] = ['auction', 'clarification', 'play', 'over'];
    const who = act.who === 'director' ? 'D' : 'N';
    expect(phases.some((phase) => [true, false].some((asked) => offered(who, phase, asked).includes(act)))).toBe(true);
  }
});

test('what makes no sense now is not offered', () => {
  const ids = (who: string, phase: Phase, asked = false) => offered(who, phase, asked).map((one) => one.id);
  expect(ids('N', 'auction')).not.toContain('claims');
  expect(ids('N', 'play')).not.toContain('changes');
  expect(ids('N', 'over')).not.toContain('hesitates');
  expect(ids('D', 'play')).not.toContain('mixed');
  expect(ids('D', 'over')).toContain('mixed');
  expect(ids('D', 'auction')).not.toContain('unintended');
  expect(ids('D', 'auction', true)).toContain('unintended');
});
