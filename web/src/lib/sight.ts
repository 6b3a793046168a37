// How a sight looks on a screen: who sits where around the table, cards in order, a call or a card as it is typed.

import { RANKS, SEATS, SUITS, seatName, token, type Suit } from './bridge';
import type { CallSeen, LogLine, MeaningTold, Seat, SeatSeen, Sight } from './types';
import { t } from './words.svelte';

/** With whose eyes the table is looked at: the own seat is at the bottom; of an onlooker's or the Director's it is South. */
export function eyes(sight: Sight): Seat {
  const own = sight.viewer ?? sight.beside;
  return own && own !== 'D' ? (own as Seat) : 'S';
}

export type Side = 'bottom' | 'left' | 'top' | 'right';
const SIDES: readonly Side[] = ['bottom', 'left', 'top', 'right'];

/** Where a seat is, as seen from another. */
export const sideOf = (seat: Seat, from: Seat): Side => SIDES[(SEATS.indexOf(seat) - SEATS.indexOf(from) + 4) % 4]!;
export const seatAt = (side: Side, from: Seat): Seat => SEATS[(SEATS.indexOf(from) + SIDES.indexOf(side)) % 4]!;
export const seatOf = (sight: Sight, seat: Seat): SeatSeen => sight.seats.find((one) => one.seat === seat)!;

const rankOf = (card: string): string => card.slice(1);
const place = (card: string): number => RANKS.findIndex((rank) => rank === rankOf(card));

/** The cards of a hand suit by suit, trumps first, else by turns of colour. */
export function suits(cards: readonly string[], trumps: string | null): { suit: Suit; cards: string[] }[] {
  const order = [...SUITS].sort((one, other) => Number(other === trumps) - Number(one === trumps));
  return order.map((suit) => ({ suit, cards: cards.filter((card) => card[0] === suit).sort((one, other) => place(one) - place(other)) }));
}

export const trumps = (sight: Sight): string | null =>
  sight.contract && typeof sight.contract === 'object' && 'strain' in sight.contract ? sight.contract.strain : null;

/** The contract, and who plays it. */
export function contractOf(sight: Sight): { text: string; declarer: Seat } | null {
  const ending = sight.contract;
  if (!ending || typeof ending !== 'object' || !('strain' in ending)) return null;
  return { text: `${ending.level}${ending.strain}${'X'.repeat(Number(ending.doubled))}`, declarer: ending.declarer as Seat };
}

/** The name of whoever sits there, else the seat. */
export const nameOf = (sight: Sight, seat: string): string => (seat === 'D' ? seatName('D') : seatOf(sight, seat as Seat)?.player.name || seatName(seat));

/** A robot sits there. */
export const isRobot = (sight: Sight, seat: Seat): boolean => Boolean(seatOf(sight, seat)?.player.robot);

/** The auction in rows of four from West, as players read it: each call under who made it, a place empty before the dealer and where somebody had no turn. */
export function rows(sight: Pick<Sight, 'auction'>): (CallSeen | null)[][] {
  const order: Seat[] = ['W', 'N', 'E', 'S'];
  const lines: (CallSeen | null)[][] = [];
  for (const call of sight.auction) {
    const column = order.indexOf(call.by as Seat);
    let line = lines.at(-1);
    if (!line || line.length > column) lines.push((line = []));
    while (line.length < column) line.push(null);
    line.push(call);
  }
  return lines;
}

const CALL = /^(?:([1-7])\s*(C|D|H|S|N|NT|SA)|(P|PASS)|(X|D|DBL)|(XX|R|RDBL))$/;
const CARD = /^([SHDC])\s*(10|[AKQJT2-9])$/;

/** What was typed, in the words of the log: a call while there is bidding, a card while there is play. Nothing if it is neither. */
export function typed(text: string, bidding: boolean): string | null {
  const word = text.trim().toUpperCase();
  if (bidding) {
    const call = CALL.exec(word);
    if (!call) return null;
    if (call[1]) return `${call[1]}${call[2] === 'N' || call[2] === 'SA' ? 'NT' : call[2]}`;
    return call[3] ? 'Pass' : call[4] ? 'X' : 'XX';
  }
  const card = CARD.exec(word);
  return card ? `${card[1]}${card[2] === '10' ? 'T' : card[2]}` : null;
}

/** An entry of the log for ears: who, and what. */
export function spoken(sight: Sight, line: LogLine): string {
  const said = token(line.did);
  const who = nameOf(sight, line.by);
  const claim = /^(claims|concedes) (\d+)/.exec(line.did);
  if (claim) return t(claim[1] === 'claims' ? 'play-said-claims' : 'play-said-concedes', { who, tricks: Number(claim[2]) });
  const plain: Record<string, string> = { agrees: 'play-said-agrees', objects: 'play-said-objects', attention: 'play-said-attention', called: 'play-said-called', 'requests play': 'play-said-plays-on' };
  const key = plain[line.did];
  return key ? t(key, { who }) : `${who}: ${said.spoken}`;
}

/** A call or card named in full and always in the same way: the seat, then the rank and the suit. */
export const inFull = (line: LogLine): string => `${seatName(line.by)}: ${token(line.did).spoken}`;

/** What robots have said of their calls, in the words of the reader; what people say stays as it is. */
export function inWords(sight: Sight, told: readonly MeaningTold[]): Sight {
  if (!told.length) return sight;
  const words = (call: CallSeen): CallSeen => ({ ...call, meaning: told.find((one) => one.meaning === call.meaning)?.words ?? call.meaning });
  return { ...sight, auction: sight.auction.map(words) };
}

/** What was said with a claim; a robot says it in the words of the log. */
export function statement(sight: Sight): string {
  const words = sight.claim?.words ?? '';
  const usual: Record<string, string> = { 'top tricks': 'play-say-top', 'drawing trumps': 'play-say-trumps' };
  const key = sight.claim && isRobot(sight, sight.claim.by as Seat) ? usual[words] : undefined;
  return key ? t(key) : words;
}

/** How often in a thousand turns a robot errs who is a pupil: never, now and then, often. */
export const ERRS = [0, 50, 150] as const;
