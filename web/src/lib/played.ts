// A play that is over and that nobody wrote down: its result in parts, and what the Director tells of a revoke in it.

import type { BoardState, LogEntry, Seat } from './types';
import { sideOf } from './bridge';

export interface Played {
  contract: string;
  by: Seat;
  tricks: number;
}

/** What the players made of a board: `4SX N +1 HK` in parts. Null where nothing was played. */
export function played(text: string): Played | null {
  const parts = /^(([1-7])(?:NT|[SHDC])X{0,2}) ([NESW]) (=|[+-]\d+)(?: |$)/.exec(text);
  if (!parts) return null;
  return { contract: parts[1]!, by: parts[3] as Seat, tricks: Number(parts[2]) + 6 + (parts[4] === '=' ? 0 : Number(parts[4])) };
}

/** The same of a board at a table: what the table or a correction says, not what an earlier ruling made of it. */
export function playedAt(board: BoardState | undefined): Played | null {
  // What was taken away is kept among those before.
  if (!board?.result) return null;
  const versions = [...(board.before ?? []), board.result];
  const last = versions.filter((one) => one.source === 'table' || one.source === 'correction').at(-1);
  return last ? played(last.text) : null;
}

export interface ToldRevoke {
  by: Seat;
  trick: number;
  won?: Seat;
  after?: number;
  suit?: string;
  faced?: 'yes';
  claimed?: Seat;
}

const finding = (entry: LogEntry, name: string): unknown => {
  const said = typeof entry === 'object' ? (entry['D'] as unknown) : null;
  return said && typeof said === 'object' ? (said as Record<string, unknown>)[name] : undefined;
};

/** The play that was told, if one was. */
export const toldIn = (entries: LogEntry[]): Played | null => (entries.map((one) => finding(one, 'played')).find(Boolean) as Played | undefined) ?? null;

/** The revokes that were told so far. */
export const revokesIn = (entries: LogEntry[]): ToldRevoke[] => entries.map((one) => finding(one, 'revoked')).filter(Boolean) as ToldRevoke[];

/** How many of the later tricks the side that revoked can have won: those that go with the tricks of the board. */
export function possibleAfter({ by, tricks }: Played, revoke: { by: Seat; trick: number; won: Seat }): number[] {
  const side = sideOf(revoke.by);
  const all = side === sideOf(by) ? tricks : 13 - tricks;
  const others = all - (sideOf(revoke.won) === side ? 1 : 0);
  const least = Math.max(0, others - (revoke.trick - 1));
  const most = Math.min(13 - revoke.trick, others);
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
}

/** The entries with a suit added to those revokes of a player that have none yet. */
export const withSuits = (entries: LogEntry[], by: Seat, suits: Record<number, string>): LogEntry[] =>
  entries.map((entry) => {
    const revoke = finding(entry, 'revoked') as ToldRevoke | undefined;
    const suit = revoke?.by === by ? suits[revoke.trick] : undefined;
    return revoke && suit ? { D: { revoked: { ...revoke, suit } } } : entry;
  });
