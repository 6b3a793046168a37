// What may be said of a table beside calls and cards, in the words of the table log. The engine decides what follows.

import type { LogEntry } from './types';

export type Need =
  | 'call' | 'card' | 'cards' | 'designation' | 'number' | 'seat' | 'seat-trick' | 'seat-trick-cards' | 'seat-board' | 'seat-clause' | 'counts'
  | 'text' | 'side-tricks' | 'yes-no' | 'adjust' | 'none';
export interface Act {
  id: string;
  who: 'player' | 'director';
  when: 'auction' | 'play' | 'any';
  need: Need;
  entry: (by: string, value: Values) => LogEntry;
}
export interface Values {
  call?: string;
  /** The denominations that an artificial call shows. */
  shows?: string[];
  card?: string;
  cards?: string[];
  counts?: Record<string, number>;
  number?: number;
  seat?: string;
  text?: string;
  yes?: boolean;
  score?: unknown;
}

const player = (id: string, when: Act['when'], need: Need, text: (v: Values) => unknown): Act => ({
  id, who: 'player', when, need, entry: (by, v) => ({ [by]: text(v) }),
});
const director = (id: string, when: Act['when'], need: Need, finding: (v: Values) => unknown): Act => ({
  id, who: 'director', when, need, entry: (_by, v) => ({ D: finding(v) }),
});
const yes = (v: Values) => (v.yes ? 'yes' : 'no');

export const ACTS: readonly Act[] = [
  player('changes', 'auction', 'call', (v) => (v.shows ? { changes: v.call, shows: v.shows } : `changes ${v.call}`)),
  player('exposes', 'any', 'cards', (v) => `exposes ${v.cards!.join(' ')}`),
  player('exposes-deliberately', 'any', 'cards', (v) => `exposes ${v.cards!.join(' ')} deliberately`),
  player('corrects', 'play', 'card', (v) => `corrects ${v.card}`),
  player('names', 'play', 'designation', (v) => `names ${v.text}`),
  player('renames', 'play', 'designation', (v) => `renames ${v.text}`),
  player('places', 'play', 'card', (v) => `places ${v.card}`),
  player('plays-together', 'play', 'cards', (v) => `plays ${v.cards!.join(' ')}`),
  player('face-down', 'play', 'card', (v) => `down ${v.card}`),
  player('face', 'play', 'none', () => 'face'),
  player('omits', 'play', 'none', () => 'omits'),
  player('attention', 'any', 'none', () => 'attention'),
  player('revoke', 'play', 'seat-trick', (v) => `attention revoke ${v.seat} ${v.number}`),
  player('claims', 'play', 'number', (v) => `claims ${v.number}`),
  player('concedes', 'play', 'number', (v) => `concedes ${v.number}`),
  player('agrees', 'play', 'none', () => 'agrees'),
  player('objects', 'play', 'none', () => 'objects'),
  player('hesitates', 'any', 'none', () => 'hesitates'),
  player('hurries', 'any', 'none', () => 'hurries'),
  player('asks', 'any', 'none', () => 'asks'),
  player('answers', 'any', 'none', () => 'answers'),
  player('alerts', 'any', 'none', () => 'alerts'),
  player('gestures', 'any', 'none', () => 'gestures'),
  player('remarks', 'any', 'text', (v) => `remarks ${v.text}`),
  player('reserves', 'any', 'none', () => 'reserves'),
  director('misinformed', 'any', 'seat', (v) => ({ misinformed: v.seat })),
  director('revoked', 'play', 'seat-trick', (v) => ({ revoked: { by: v.seat, trick: v.number } })),
  director('omitted', 'play', 'seat-trick', (v) => ({ omitted: { by: v.seat, trick: v.number } })),
  director('extra', 'play', 'seat-trick-cards', (v) => ({ extra: { by: v.seat, trick: v.number, cards: v.cards } })),
  director('no-penalty', 'play', 'card', (v) => ({ 'no-penalty': v.card })),
  director('cards', 'any', 'counts', (v) => ({ cards: v.counts })),
  director('missing', 'any', 'seat', (v) => ({ missing: { by: v.seat } })),
  director('informed', 'any', 'seat', (v) => ({ informed: v.seat })),
  director('wrong-board', 'any', 'yes-no', (v) => ({ 'wrong-board': { played: yes(v) } })),
  director('wrong-cards', 'auction', 'seat-board', (v) => ({ 'wrong-cards': { by: v.seat, board: v.number } })),
  director('breach', 'any', 'seat-clause', (v) => ({ breach: v.text, ...(v.seat ? { by: v.seat } : {}) })),
  director('tricks', 'play', 'side-tricks', (v) => ({ tricks: { NS: v.number } })),
  director('damage', 'any', 'yes-no', (v) => ({ damage: yes(v) })),
  director('returned', 'play', 'none', () => ({ returned: 'yes' })),
  director('next-call', 'play', 'seat', (v) => ({ 'next-call': v.seat })),
  director('round-over', 'play', 'none', () => ({ round: 'over' })),
  director('period-over', 'play', 'none', () => ({ period: 'over' })),
  director('adjust', 'any', 'adjust', (v) => ({ adjust: v.score })),
];
