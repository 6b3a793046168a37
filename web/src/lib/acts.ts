// What may be said of a table beside the usual call or card: the engine says what is possible now and what it needs. Here is how it
// stands on the page, and how the table log writes it.

import type { Act, Actor, PossibleAct, TableEntry } from './types';

/** What was said with an act. */
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

/** What belongs together on the page. */
export const GROUPS = ['usual', 'dummy', 'claim', 'hands', 'manner', 'time'] as const;
export type Group = (typeof GROUPS)[number];
export const ON_PAGE: Record<Group, readonly Act[]> = {
  usual: [
    'changes', 'revoke', 'corrects', 'exposes', 'exposes-deliberately', 'face-down', 'face', 'plays-together', 'omits', 'call', 'card', 'attention', 'attention-card', 'accepts', 'spreads',
    'inspects', 'points-out', 'misinformed', 'unintended', 'revoked', 'mixed', 'no-penalty', 'omitted', 'extra', 'led',
  ],
  dummy: ['names', 'renames', 'runs', 'places', 'intended'],
  claim: ['claims', 'concedes', 'agrees', 'objects', 'claim', 'tricks'],
  hands: ['cards', 'missing', 'wrong-cards', 'called-before', 'wrong-board', 'informed', 'fouled'],
  manner: ['hesitates', 'hurries', 'asks', 'answers', 'alerts', 'gestures', 'remarks', 'reserves', 'unseen'],
  time: ['returned', 'next-call', 'round-over', 'period-over', 'breach', 'adjust'],
};

/** What has no place in that list, and why. A test holds that every act of the engine is there or here. */
export const ELSEWHERE: Readonly<Partial<Record<Act, string>>> = {
  called: 'a button of its own, which stands alone as soon as something is irregular',
  played: 'a button of its own at the top, which asks for a revoke in a play that is over',
  declines: 'the answer to a question that the engine asks',
  keeps: 'the answer to a question that the engine asks',
  waives: 'the answer to a question that the engine asks',
  requires: 'the answer to a question that the engine asks, with what may be required',
  forbids: 'the answer to a question that the engine asks, with what may be forbidden',
  'requests-play': 'the answer to a question that the engine asks (68D2b)',
  consents: 'the answer to a question that the engine asks (68D2b)',
  comparable: 'the answer to a question that the engine asks',
  meant: 'the answer to a question that the engine asks',
  slip: 'the answer to a question that the engine asks',
  forfeited: 'the answer to a question that the engine asks (11A)',
  seen: 'the answer to a question that the engine asks',
  playable: 'the answer to a question that the engine asks',
  interferes: 'the answer to a question that the engine asks',
  quitted: 'the answer to a question that the engine asks',
  differs: 'the answer to a question that the engine asks',
  damage: 'asked clause by clause as soon as the board is over',
  remedy: 'the answer to a question that the engine asks, with the remedies that are open',
};

const yes = (v: Values) => (v.yes ? 'yes' : 'no');
const stated = (verb: string) => (v: Values) => `${verb} ${v.number}${v.text ? `: ${v.text}` : ''}`;
const atTrick = (v: Values) => ({ by: v.seat, trick: v.number });

/** How the log writes those that are more than their own word. */
const WRITTEN: Partial<Record<Act, (v: Values) => unknown>> = {
  call: (v) => (v.shows ? { call: v.call, shows: v.shows } : v.call),
  card: (v) => v.card,
  changes: (v) => (v.shows ? { changes: v.call, shows: v.shows } : `changes ${v.call}`),
  revoke: (v) => `attention revoke ${v.seat} ${v.number}`,
  'attention-card': (v) => `attention ${v.card}`,
  corrects: (v) => `corrects ${v.card}`,
  exposes: (v) => `exposes ${v.cards!.join(' ')}`,
  'exposes-deliberately': (v) => `exposes ${v.cards!.join(' ')} deliberately`,
  'face-down': (v) => `down ${v.card}`,
  'plays-together': (v) => `plays ${v.cards!.join(' ')}`,
  inspects: (v) => (v.number ? `inspects ${v.number}` : v.text ? `inspects ${v.text}` : 'inspects'),
  'points-out': () => 'points out',
  names: (v) => `names ${v.card ?? v.text}`,
  renames: (v) => `renames ${v.card ?? v.text}`,
  runs: (v) => `runs ${v.text}`,
  places: (v) => `places ${v.card}`,
  claims: stated('claims'),
  concedes: stated('concedes'),
  remarks: (v) => `remarks ${v.text}`,
  misinformed: (v) => ({ misinformed: v.seat }),
  unintended: (v) => ({ unintended: yes(v) }),
  revoked: (v) => ({ revoked: atTrick(v) }),
  mixed: (v) => ({ mixed: v.text }),
  'no-penalty': (v) => ({ 'no-penalty': v.card }),
  omitted: (v) => ({ omitted: atTrick(v) }),
  extra: (v) => ({ extra: { ...atTrick(v), cards: v.cards, ...(v.exposed?.length ? { exposed: v.exposed } : {}) } }),
  led: (v) => ({ led: yes(v) }),
  intended: (v) => ({ intended: v.card }),
  claim: (v) => ({ claim: v.number ?? 'no' }),
  tricks: (v) => ({ tricks: { NS: v.number } }),
  cards: (v) => ({ cards: v.counts }),
  missing: (v) => ({ missing: { by: v.seat, ...(v.card ? { card: v.card } : {}), found: v.text } }),
  'wrong-cards': (v) => ({ 'wrong-cards': { by: v.seat, board: v.number } }),
  'called-before': (v) => ({ 'called-before': { by: v.seat, call: v.call } }),
  'wrong-board': (v) => ({ 'wrong-board': { played: yes(v) } }),
  informed: (v) => ({ informed: v.seat }),
  unseen: (v) => ({ unseen: v.seat }),
  fouled: (v) => ({ fouled: v.text }),
  returned: (v) => ({ returned: yes(v) }),
  'next-call': (v) => ({ 'next-call': v.seat }),
  'round-over': () => ({ round: 'over' }),
  'period-over': () => ({ period: 'over' }),
  breach: (v) => ({ breach: v.text, by: v.seat }),
  adjust: (v) => ({ adjust: v.score }),
};

/** The entry of the log for an act. */
export const entryOf = (by: Actor, act: Act, values: Values = {}): TableEntry => ({ [by]: WRITTEN[act]?.(values) ?? act }) as unknown as TableEntry;

/** The name of an act on the page: a call after the auction and a card before its end have names of their own. */
export const nameOf = (act: Act): string => (act === 'call' ? 'late-call' : act === 'card' ? 'early-card' : act);

/** What stands in the list for a player or the Director, by groups. `usual`: what has a pad of its own. What answers a question stands with it. */
export function offered(acts: readonly PossibleAct[], who: Actor, usual: Act): { group: Group; acts: PossibleAct[] }[] {
  const own = acts.filter((one) => one.by === who && !one.answers && one.act !== usual);
  const of = (group: Group) => ON_PAGE[group].flatMap((act) => own.filter((one) => one.act === act));
  return GROUPS.map((group) => ({ group, acts: of(group) })).filter((one) => one.acts.length);
}
