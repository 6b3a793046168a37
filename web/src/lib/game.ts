// What a phone has to know of the game without asking, since it may have no network: which seats are on which side, and what can come
// of a contract. The server makes bridge.json of what the engine says; here it is only looked up.

import bridge from './bridge.json';
import type { Seat, Side } from './types';

export const LEVELS: readonly number[] = Object.keys(bridge.results).map(Number);
const around = bridge.seats as Record<Seat, { side: Side; partner: Seat }>;
const sides = bridge.sides as Record<Side, { seats: Seat[]; opponents: Side }>;
export const sideOf = (seat: Seat): Side => around[seat].side;
export const partnerOf = (seat: Seat): Seat => around[seat].partner;
export const seatsOn = (side: Side): Seat[] => sides[side].seats;
export const otherSide = (side: Side): Side => sides[side].opponents;

/** What can come of a contract: declarer's tricks, and what they are more or fewer than the contract. */
export interface Came {
  tricks: number;
  over: number;
}
export const resultsOf = (level: number): readonly Came[] => (bridge.results as Record<string, Came[]>)[level] ?? [];

/** The highest level that so many tricks make; 0 for none. */
export const levelMade = (tricks: number): number => Math.max(0, ...LEVELS.filter((level) => resultsOf(level).some((one) => one.tricks === tricks && one.over >= 0)));

/** A result as it was entered, as people write it: `4S N =`. */
export function writtenText({ contract, by, tricks }: { contract?: string | null; by?: string | null; tricks?: number | null }): string {
  const came = resultsOf(Number(contract?.charAt(0))).find((one) => one.tricks === tricks);
  if (!contract || !came) return contract ?? '';
  return `${contract} ${by ?? ''} ${came.over === 0 ? '=' : came.over > 0 ? `+${came.over}` : came.over}`;
}
