// What may be said of a table beside the usual call or card: the engine says what is possible now, what it needs, and how the log
// writes it. Here is how it stands on the page.

import type { Act, ActSaid, Actor, PossibleAct } from './types';

/** What was said with an act. */
export type Values = Omit<ActSaid, 'by' | 'act'>;

/** What belongs together on the page. */
export const GROUPS = ['usual', 'dummy', 'claim', 'hands', 'manner', 'time'] as const;
export type Group = (typeof GROUPS)[number];
export const ON_PAGE: Record<Group, readonly Act[]> = {
  usual: [
    'changes', 'revoke', 'corrects', 'exposes', 'exposes-deliberately', 'face-down', 'face', 'plays-together', 'omits', 'call', 'card', 'attention', 'accepts', 'spreads',
    'inspects', 'points-out', 'misinformed', 'unintended', 'revoked', 'mixed', 'no-penalty', 'omitted', 'extra', 'led',
  ],
  dummy: ['names', 'renames', 'places', 'intended'],
  claim: ['claims', 'concedes', 'agrees', 'objects', 'claim', 'tricks'],
  hands: ['cards', 'missing', 'wrong-cards', 'called-before', 'wrong-board', 'informed', 'fouled'],
  manner: ['hesitates', 'hurries', 'asks', 'answers', 'alerts', 'gestures', 'remarks', 'reserves'],
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
  seen: 'the answer to a question that the engine asks',
  playable: 'the answer to a question that the engine asks',
  interferes: 'the answer to a question that the engine asks',
  quitted: 'the answer to a question that the engine asks',
  differs: 'the answer to a question that the engine asks',
  damage: 'asked clause by clause as soon as the board is over',
  remedy: 'the answer to a question that the engine asks, with the remedies that are open',
};

/** The name of an act on the page: a call after the auction and a card before its end have names of their own. */
export const nameOf = (act: Act): string => (act === 'call' ? 'late-call' : act === 'card' ? 'early-card' : act);

/** What stands in the list for a player or the Director, by groups. `usual`: what has a pad of its own. What answers a question stands with it. */
export function offered(acts: readonly PossibleAct[], who: Actor, usual: Act): { group: Group; acts: PossibleAct[] }[] {
  const own = acts.filter((one) => one.by === who && !one.answers && one.act !== usual);
  const of = (group: Group) => ON_PAGE[group].flatMap((act) => own.filter((one) => one.act === act));
  return GROUPS.map((group) => ({ group, acts: of(group) })).filter((one) => one.acts.length);
}
