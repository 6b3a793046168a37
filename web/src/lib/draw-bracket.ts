// The act by which a bracket is drawn.
import type { BracketWish } from '../parts/DrawBracket.svelte';
import type { BracketSet } from './types';

/** The last minute of a day where we are. */
const endOf = (day: string): string => new Date(`${day}T23:59:00`).toISOString().replace('.000Z', 'Z');

export function bracketAct(wish: BracketWish, teams: number[], lots: () => number): BracketSet {
  const by = wish.by.length && wish.by.every(Boolean) ? wish.by.map(endOf) : [];
  return {
    seeds: teams,
    boards: [wish.boards],
    ...(wish.order === 'entered' ? {} : { lots: lots() }),
    ...(wish.order === 'some' ? { seeded: wish.seeded } : {}),
    ...(wish.third ? { third: true } : {}),
    ...(wish.plate ? { plate: true } : {}),
    ...(by.length ? { by } : {}),
  };
}
