// What may be said of a table beside calls and cards, in the words of the table log. The engine decides what follows.

import type { LogEntry } from './types';

export type Need = 'call' | 'card' | 'number' | 'seat' | 'seat-trick' | 'text' | 'side-tricks' | 'yes-no' | 'adjust' | 'none';
export interface Act {
  id: string;
  who: 'player' | 'director';
  when: 'auction' | 'play' | 'any';
  need: Need;
  entry: (by: string, value: Values) => LogEntry;
}
export interface Values {
  call?: string;
  card?: string;
  number?: number;
  seat?: string;
  text?: string;
  yes?: boolean;
  score?: unknown;
}

const player = (id: string, when: Act['when'], need: Need, text: (v: Values) => string): Act => ({
  id, who: 'player', when, need, entry: (by, v) => ({ [by]: text(v) }),
});
const director = (id: string, when: Act['when'], need: Need, finding: (v: Values) => unknown): Act => ({
  id, who: 'director', when, need, entry: (_by, v) => ({ D: finding(v) }),
});
const yes = (v: Values) => (v.yes ? 'yes' : 'no');

export const ACTS: readonly Act[] = [
  player('changes', 'auction', 'call', (v) => `changes ${v.call}`),
  player('exposes', 'any', 'card', (v) => `exposes ${v.card}`),
  player('corrects', 'play', 'card', (v) => `corrects ${v.card}`),
  player('names', 'play', 'card', (v) => `names ${v.card}`),
  player('face-down', 'play', 'card', (v) => `down ${v.card}`),
  player('omits', 'play', 'none', () => 'omits'),
  player('attention', 'any', 'none', () => 'attention'),
  player('revoke', 'play', 'seat-trick', (v) => `attention revoke ${v.seat} ${v.number}`),
  player('claims', 'play', 'number', (v) => `claims ${v.number}`),
  player('concedes', 'play', 'number', (v) => `concedes ${v.number}`),
  player('agrees', 'play', 'none', () => 'agrees'),
  player('objects', 'play', 'none', () => 'objects'),
  player('hesitates', 'any', 'none', () => 'hesitates'),
  player('remarks', 'any', 'text', (v) => `remarks ${v.text}`),
  player('reserves', 'any', 'none', () => 'reserves'),
  director('misinformed', 'any', 'seat', (v) => ({ misinformed: v.seat })),
  director('revoked', 'play', 'seat-trick', (v) => ({ revoked: { by: v.seat, trick: v.number } })),
  director('omitted', 'play', 'seat-trick', (v) => ({ omitted: { by: v.seat, trick: v.number } })),
  director('tricks', 'play', 'side-tricks', (v) => ({ tricks: { NS: v.number } })),
  director('damage', 'any', 'yes-no', (v) => ({ damage: yes(v) })),
  director('returned', 'play', 'none', () => ({ returned: 'yes' })),
  director('round-over', 'play', 'none', () => ({ round: 'over' })),
  director('adjust', 'any', 'adjust', (v) => ({ adjust: v.score })),
];
