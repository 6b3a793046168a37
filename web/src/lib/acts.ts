// What may be said of a table beside calls and cards, in the words of the table log. The engine decides what follows.

import type { LogEntry } from './types';

export type Need =
  | 'call' | 'card' | 'cards' | 'designation' | 'inspected' | 'number' | 'statement' | 'seat' | 'seat-call' | 'seat-trick' | 'seat-trick-cards' | 'seat-board'
  | 'seat-clause' | 'seat-found' | 'counts' | 'form' | 'sides' | 'claim' | 'text' | 'side-tricks' | 'yes-no' | 'adjust' | 'none';
export type Phase = 'auction' | 'clarification' | 'play' | 'over';
/** What belongs together on the page. */
export const GROUPS = ['usual', 'dummy', 'claim', 'hands', 'manner', 'time'] as const;
export type Group = (typeof GROUPS)[number];
export interface Act {
  id: string;
  who: 'player' | 'director';
  group: Group;
  when: readonly Phase[];
  /** Only while somebody is asked something, or only while nobody is. */
  asked?: boolean;
  need: Need;
  entry: (by: string, value: Values) => LogEntry;
}
export interface Values {
  call?: string;
  /** The denominations that an artificial call shows. */
  shows?: string[];
  card?: string;
  cards?: string[];
  /** Those of the cards whose faces have been seen. */
  exposed?: string[];
  counts?: Record<string, number>;
  number?: number;
  seat?: string;
  text?: string;
  yes?: boolean;
  score?: unknown;
}

const ALWAYS = ['auction', 'clarification', 'play', 'over'] as const;
const AUCTION = ['auction', 'clarification'] as const;
const LEAD = ['clarification'] as const;
const PLAY = ['play'] as const;
/** While cards lie on the table or have just been played. */
const CARDS = ['clarification', 'play', 'over'] as const;
/** Until the board is over. */
const OPEN = ['auction', 'clarification', 'play'] as const;
const AFTER = ['play', 'over'] as const;
const OVER = ['over'] as const;

const player = (id: string, group: Group, when: Act['when'], need: Need, text: (v: Values) => unknown, asked?: boolean): Act => ({
  id, who: 'player', group, when, need, entry: (by, v) => ({ [by]: text(v) }), ...(asked === undefined ? {} : { asked }),
});
const director = (id: string, group: Group, when: Act['when'], need: Need, finding: (v: Values) => unknown, asked?: boolean): Act => ({
  id, who: 'director', group, when, need, entry: (_by, v) => ({ D: finding(v) }), ...(asked === undefined ? {} : { asked }),
});
const yes = (v: Values) => (v.yes ? 'yes' : 'no');
const stated = (verb: string) => (v: Values) => `${verb} ${v.number}${v.text ? `: ${v.text}` : ''}`;

/** In the order in which they are offered: what happens most comes first. */
export const ACTS: readonly Act[] = [
  player('changes', 'usual', AUCTION, 'call', (v) => (v.shows ? { changes: v.call, shows: v.shows } : `changes ${v.call}`)),
  player('revoke', 'usual', AFTER, 'seat-trick', (v) => `attention revoke ${v.seat} ${v.number}`),
  player('corrects', 'usual', CARDS, 'card', (v) => `corrects ${v.card}`),
  player('exposes', 'usual', OPEN, 'cards', (v) => `exposes ${v.cards!.join(' ')}`),
  player('exposes-deliberately', 'usual', OPEN, 'cards', (v) => `exposes ${v.cards!.join(' ')} deliberately`),
  player('face-down', 'usual', LEAD, 'card', (v) => `down ${v.card}`),
  player('face', 'usual', LEAD, 'none', () => 'face'),
  player('plays-together', 'usual', ['clarification', 'play'], 'cards', (v) => `plays ${v.cards!.join(' ')}`),
  player('omits', 'usual', PLAY, 'none', () => 'omits'),
  // A call when the auction is over (39), a card while it is on (24).
  player('late-call', 'usual', CARDS, 'call', (v) => (v.shows ? { call: v.call, shows: v.shows } : v.call)),
  player('early-card', 'usual', ['auction'], 'card', (v) => v.card),
  player('attention', 'usual', ALWAYS, 'none', () => 'attention'),
  player('accepts', 'usual', ['clarification', 'play'], 'none', () => 'accepts', false),
  player('spreads', 'usual', LEAD, 'none', () => 'spreads', false),
  player('inspects', 'usual', AFTER, 'inspected', (v) => (v.number ? `inspects ${v.number}` : v.text ? `inspects ${v.text}` : 'inspects')),
  player('points-out', 'usual', PLAY, 'none', () => 'points out'),
  player('names', 'dummy', PLAY, 'designation', (v) => `names ${v.text}`),
  player('renames', 'dummy', PLAY, 'designation', (v) => `renames ${v.text}`),
  player('places', 'dummy', PLAY, 'card', (v) => `places ${v.card}`),
  player('claims', 'claim', PLAY, 'statement', stated('claims')),
  player('concedes', 'claim', PLAY, 'statement', stated('concedes')),
  player('agrees', 'claim', AFTER, 'none', () => 'agrees'),
  player('objects', 'claim', AFTER, 'none', () => 'objects'),
  player('hesitates', 'manner', OPEN, 'none', () => 'hesitates'),
  player('hurries', 'manner', OPEN, 'none', () => 'hurries'),
  player('asks', 'manner', OPEN, 'none', () => 'asks'),
  player('answers', 'manner', OPEN, 'none', () => 'answers'),
  player('alerts', 'manner', OPEN, 'none', () => 'alerts'),
  player('gestures', 'manner', OPEN, 'none', () => 'gestures'),
  player('remarks', 'manner', OPEN, 'text', (v) => `remarks ${v.text}`),
  player('reserves', 'manner', ALWAYS, 'none', () => 'reserves'),
  director('misinformed', 'usual', OPEN, 'seat', (v) => ({ misinformed: v.seat })),
  director('unintended', 'usual', AUCTION, 'yes-no', (v) => ({ unintended: yes(v) }), true),
  director('revoked', 'usual', AFTER, 'seat-trick', (v) => ({ revoked: { by: v.seat, trick: v.number } })),
  director('mixed', 'usual', OVER, 'sides', (v) => ({ mixed: v.text })),
  director('no-penalty', 'usual', PLAY, 'card', (v) => ({ 'no-penalty': v.card })),
  director('omitted', 'usual', AFTER, 'seat-trick', (v) => ({ omitted: { by: v.seat, trick: v.number } })),
  director('extra', 'usual', AFTER, 'seat-trick-cards', (v) => ({
    extra: { by: v.seat, trick: v.number, cards: v.cards, ...(v.exposed?.length ? { exposed: v.exposed } : {}) },
  })),
  director('led', 'usual', AFTER, 'yes-no', (v) => ({ led: yes(v) })),
  director('intended', 'dummy', PLAY, 'card', (v) => ({ intended: v.card })),
  director('claim', 'claim', AFTER, 'claim', (v) => ({ claim: v.number ?? 'no' })),
  director('tricks', 'claim', AFTER, 'side-tricks', (v) => ({ tricks: { NS: v.number } })),
  director('cards', 'hands', ALWAYS, 'counts', (v) => ({ cards: v.counts })),
  director('missing', 'hands', ALWAYS, 'seat-found', (v) => ({ missing: { by: v.seat, ...(v.card ? { card: v.card } : {}), found: v.text } })),
  director('wrong-cards', 'hands', ['auction'], 'seat-board', (v) => ({ 'wrong-cards': { by: v.seat, board: v.number } })),
  director('called-before', 'hands', ['auction'], 'seat-call', (v) => ({ 'called-before': { by: v.seat, call: v.call } })),
  director('wrong-board', 'hands', ALWAYS, 'yes-no', (v) => ({ 'wrong-board': { played: yes(v) } })),
  director('informed', 'hands', OPEN, 'seat', (v) => ({ informed: v.seat })),
  director('fouled', 'hands', ALWAYS, 'form', (v) => ({ fouled: v.text })),
  director('returned', 'time', AFTER, 'yes-no', (v) => ({ returned: yes(v) })),
  director('next-call', 'time', AFTER, 'seat', (v) => ({ 'next-call': v.seat })),
  director('round-over', 'time', AFTER, 'none', () => ({ round: 'over' })),
  director('period-over', 'time', AFTER, 'none', () => ({ period: 'over' })),
  director('breach', 'time', ALWAYS, 'seat-clause', (v) => ({ breach: v.text, by: v.seat })),
  director('adjust', 'time', ALWAYS, 'adjust', (v) => ({ adjust: v.score })),
];

/** What has no place in that list, and why. A test holds that every word of the log is there or here. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  called: 'a button of its own, which stands alone as soon as something is irregular',
  played: 'a button of its own at the top, which asks for a revoke in a play that is over',
  declines: 'the answer to a question that the engine asks',
  keeps: 'the answer to a question that the engine asks',
  waives: 'the answer to a question that the engine asks',
  requires: 'the answer to a question that the engine asks, with what may be required',
  forbids: 'the answer to a question that the engine asks, with what may be forbidden',
  requests: 'the answer to a question that the engine asks (68D2b)',
  consents: 'the answer to a question that the engine asks (68D2b)',
  comparable: 'the answer to a question that the engine asks',
  meant: 'the answer to a question that the engine asks',
  slip: 'the answer to a question that the engine asks',
  seen: 'the answer to a question that the engine asks',
  playable: 'the answer to a question that the engine asks',
  interferes: 'the answer to a question that the engine asks',
  quitted: 'the answer to a question that the engine asks',
  differs: 'the answer to a question that the engine asks',
  damage: 'asked clause by clause as soon as the board is over',
  remedy: 'the answer to a question that the engine asks, with the remedies that are open',
};

/** What may be said of that player, or by the Director, as things stand; `asked`: somebody is asked something. */
export function offered(who: string, phase: Phase, asked: boolean): Act[] {
  return ACTS.filter((one) => (one.who === 'director') === (who === 'D') && one.when.includes(phase) && (one.asked ?? asked) === asked);
}
