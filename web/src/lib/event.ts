// Questions that pages ask of an event's state. Nothing here decides anything; it only finds and counts.

import { seatsOn, sideOf } from './game';
import type { Contestant, EventState, EventKind, PublicSession, RoundState, Seat, SessionState, Side, Sitter, TableState } from './types';
import type * as S from './schema';
import { t } from './words.svelte';

/** The event in one shape: whoever does not run it is told how many rounds there are, not who sits where. */
export function whole(event: S.EventState | S.PublicState): EventState {
  const sessions = event.sessions.map((one: SessionState | PublicSession): SessionState => {
    if (!('round' in one)) return one;
    const { session, over, round, rounds, planned_rounds, started, minutes, paused, stopped, moves } = one;
    const list = Array.from({ length: rounds }, (_, i): RoundState => {
      const begun = i + 1 <= round;
      const on = i + 1 === round ? { ...(paused ? { paused } : {}), stopped } : {};
      return { round: i + 1, started: begun ? started : null, minutes: begun ? minutes : null, ...on, tables: [] };
    });
    return { session, over, movement: null, sealed: false, dealt: 0, seating: {}, places: 0, unseated: [], rankings: 1, planned_rounds, ...(moves ? { moves } : {}), rounds: list };
  });
  return { ...event, sessions };
}

/** Who stands in for an absent contestant has its place (White Book 144.3). */
const playing = (one: Contestant | Sitter): string[] => ('stand-by' in one && one['stand-by']) || one.players;

/** What the server sends for somebody whom the club has forgotten. */
const A_PLAYER = '*';
export const playerName = (name: string): string => (name === A_PLAYER ? t('a-player') : name);

/** The name of a team, else the players; who is known by a number alone, by that. */
export const people = (one: Contestant | Sitter | undefined | null): string =>
  one ? (one.name ?? (playing(one).map(playerName).join(' – ') || t('number-alone', { number: one.contestant }))) : '';

export function contestant(state: EventState, number: number | null | undefined): Contestant | undefined {
  return state.contestants.find((one) => one.contestant === number);
}

export const named = (state: EventState, number: number | null | undefined): string =>
  people(contestant(state, number));

/** The session that is on: the last that has begun, or the one after it once that is over and the next has its movement; else the first. */
export function currentSession(state: EventState): SessionState | undefined {
  const begun = state.sessions.map((session) => session.rounds.some((round) => round.started)).lastIndexOf(true);
  const last = state.sessions[begun];
  const next = state.sessions[begun + 1];
  if (!last) return next;
  return last.over && next?.rounds.length && next.movement ? next : last;
}

export const currentRound = (session: SessionState | undefined): RoundState | undefined =>
  session?.rounds.filter((round) => round.started).at(-1);

export const nextRound = (session: SessionState | undefined): RoundState | undefined =>
  session?.rounds.find((round) => !round.started);

/** Who has the seats of each side of a board at a table; the other way round if it was turned. */
export function sideNames(state: EventState, { session, round, table }: { session: number; round: number; table: string }, turned: boolean): Record<Side, string> {
  const at = state.sessions[session - 1]?.rounds[round - 1]?.tables.find((one) => one.table === table);
  const names = (side: Side): string => (at ? onSide(at, side) : []).filter(Boolean).map((one) => named(state, one)).join(' – ');
  return turned ? { ns: names('ew'), ew: names('ns') } : { ns: names('ns'), ew: names('ew') };
}

/** Something for each side of a table, or for each seat in an individual. */
export type BySeat<T> = { [key in Side | Lowercase<Seat>]?: T | null };
/** What belongs to a side: one for a pair, two in an individual. */
export const onSide = <T>(seats: BySeat<T>, side: Side): (T | null | undefined)[] =>
  seats.n === undefined ? [seats[side]] : seatsOn(side).map((seat) => seats[seat.toLowerCase() as Lowercase<Seat>]);
/** What belongs to a seat, or to its side. */
export const onSeat = <T>(seats: BySeat<T>, seat: Seat): T | null | undefined =>
  seats.n === undefined ? seats[sideOf(seat)] : seats[seat.toLowerCase() as Lowercase<Seat>];

export const seatsOf = (table: TableState): (number | null | undefined)[] => [...onSide(table, 'ns'), ...onSide(table, 'ew')];

type Lined = { line?: Side | null };
/** The lines that are ranked apart, as in a movement with two winners; `null` alone if all are ranked together. */
export function linesOf(places: Lined[]): (Side | null)[] {
  const found = (['ns', 'ew'] as const).filter((line) => places.some((one) => one.line === line));
  return found.length ? found : [null];
}
export const inLine = <T extends Lined>(places: T[], line: Side | null): T[] => (line === null ? places : places.filter((one) => one.line === line));

/** The hands of a file, as its name says what it is. */
export const handsFrom = (name: string, text: string): S.DealWish => (/\.lin$/i.test(name) ? { lin: text } : { pbn: text });

/** The line above the names in a table of another program. */
const HEADING = /^"?(id|no|nr|number|pair|team|player|name)s?\d?"?\s*[,;\t]/i;

/** People typed or pasted, a contestant a line: names parted by a comma, semicolon, tab, slash, plus, ampersand or a dash. */
export interface Entry {
  players: string[];
  /** The name of a team. */
  name?: string;
  /** They are robots. */
  robots?: boolean;
  /** The line as it was written. */
  line: string;
}
/** A line for a contestant who is known by a number alone, and named later. */
export const UNNAMED = '?';

/** Before the names of robots. */
export const ROBOTS = '*';

/** A name that stands there twice: the log wants one of his own for each person. */
export function twice(entries: Entry[]): string | undefined {
  const names = entries.flatMap((one) => one.players);
  return names.find((name, i) => names.indexOf(name) !== i);
}

/** A team may have a name before its players: `Tigers: Ana, Bea, Cid, Dan`. */
export function readEntries(text: string, kind: EventKind): Entry[] {
  return text
    .split(/\r?\n/)
    .filter((line, i) => i > 0 || !HEADING.test(line.trim()))
    .map((line) => line.trim().replace(/^\d+[.):\t ;,]+/, '').replace(/"/g, ''))
    .filter((line) => line !== '')
    .map((line) => {
      if (line === UNNAMED) return { line, players: [] };
      const robots = line.startsWith(ROBOTS) ? { robots: true } : {};
      const told = robots.robots ? line.slice(ROBOTS.length).trim() : line;
      if (kind === 'individual') return { line, players: [told], ...robots };
      const named = kind === 'teams' ? /^([^:]+):(.*)$/.exec(told) : null;
      const parts = (named?.[2] ?? told).split(/\s*[,;\t/+&]\s*|\s+[-–—]\s+/);
      const players = parts.map((name) => name.trim()).filter((name) => name !== '');
      return { line, players, ...robots, ...(named ? { name: named[1]!.trim() } : {}) };
    });
}
