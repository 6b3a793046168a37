// The shapes of the interface are made from its description (`npm run api`). Here are only those that the pages make of them.

import type * as S from './schema';

export type * from './schema';
/** A denomination. */
export type Strain = 'C' | 'D' | 'H' | 'S' | 'NT';
/** What is looked for in the casebook. */
export type CasebookWish = NonNullable<S.paths['/api/casebook']['get']['parameters']['query']>;
/** One of two lines that are ranked apart. */
export type Line = S.Side;

/**
 * An event in one shape for all pages: everybody knows what is public, and those who run it know the rest. Whoever does not run it
 * is told how many rounds there are, not who sits where.
 */
export interface EventState extends Omit<S.PublicState, 'sessions' | 'contestants'>, Partial<Omit<S.EventState, keyof S.PublicState>> {
  sessions: S.SessionState[];
  contestants: Contestant[];
}
export type Contestant = Omit<S.Contestant, 'withdrawn' | 'regulations'> & { regulations?: number; withdrawn?: S.Withdrawal | boolean | null };
export interface EventAnswer {
  version: number;
  role: S.Role;
  now?: string;
  event: EventState;
}
