// Results and hands as people write them, in the letters of their language, made into what the engine reads. What could be two things is
// not guessed.
import { RANKS, SEATS, SUITS, SYMBOL, type Suit } from './bridge';
import type { Seat } from './types';

/** The letters of a language; those of English are read too where they mean nothing else in it. */
export interface Letters {
  suits: Record<Suit, string>;
  seats: Record<Seat, string>;
  /** Of the ranks from ace to jack; the others are figures. */
  ranks: Partial<Record<(typeof RANKS)[number], string>>;
}
/** What was read, or that a letter may be either of two suits, or nothing. */
export type Read = { text: string } | { letter: string; suits: [Suit, Suit] } | null;

/** Four hands, to show how they are written. */
export const EXAMPLE = 'N:AQ7.Q643.A6.AJ93 86.KT97.QJ532.52 K95.A5.K9874.Q64 JT432.J82.T.KT87';

const NOTRUMP = ['NT', 'N', 'SA', 'ST', 'FA'];
const PASSES = ['pass', 'passed out', 'passe', 'passo', 'paso', 'pas'];
const MINUS = /[−–]/g;

function strainOf(word: string, letters: Letters): { strain: string } | { letter: string; suits: [Suit, Suit] } | null {
  if (NOTRUMP.includes(word)) return { strain: 'NT' };
  const symbol = SUITS.find((suit) => SYMBOL[suit] === word);
  if (symbol) return { strain: symbol };
  const own = SUITS.find((suit) => letters.suits[suit] === word);
  const english = SUITS.find((suit) => suit === word);
  if (own && english && own !== english) return { letter: word, suits: [own, english] };
  const suit = own ?? english;
  return suit ? { strain: suit } : null;
}

const seatOf = (letter: string, letters: Letters): Seat | undefined =>
  SEATS.find((seat) => letters.seats[seat] === letter) ?? SEATS.find((seat) => seat === letter);

/** A result: `4P N -1` where spades are picas, `3SA`, `420`, a pass. */
export function readResult(text: string, letters: Letters): Read {
  const plain = text.trim().replace(MINUS, '-').replaceAll('️', '');
  if (PASSES.includes(plain.toLowerCase())) return { text: 'Pass' };
  if (/^[+-]?\d+$/.test(plain)) return { text: plain.replace('+', '') };
  const upper = plain.toUpperCase();
  // The denomination ends where double, declarer and tricks can still be read.
  for (const length of [2, 1]) {
    const parts = new RegExp(`^([1-7])\\s*(\\S{${length}})\\s*(XX|X|××|×)?\\s*([A-Z])\\s*(=|[+-]\\s*\\d{1,2})?$`, 'u').exec(upper);
    if (!parts) continue;
    const [, level, word, doubled = '', letter, came = '='] = parts;
    const found = strainOf(word!, letters);
    const seat = seatOf(letter!, letters);
    if (!found || !seat) continue;
    if ('letter' in found) return found;
    return { text: `${level}${found.strain}${doubled.replaceAll('×', 'X')} ${seat} ${came.replaceAll(' ', '')}` };
  }
  return null;
}

/** An outcome with its weight or share: `60% 4P N =`, `2/3 4P N -1`; after `ns` or `ew` for one side only, and before `:` and its worth. */
export function readOutcome(text: string, letters: Letters): Read {
  const parts = /^(?:(ns|ew)[ :]\s*)?(.*?)(:\s*[-−]?[\d.,]+)?$/i.exec(text.trim());
  if (!parts) return null;
  const [, side = '', rest = '', worth = ''] = parts;
  const whole = (read: Read, before = ''): Read => (read && 'text' in read ? { text: `${side ? `${side.toLowerCase()} ` : ''}${before}${read.text}${worth.replace(MINUS, '-')}` } : read);
  const likely = /^(\d+(?:[.,]\d+)?\s?%|\d+\/\d+|\d+(?:[.,]\d+)?)\s+(.+)$/.exec(rest);
  const weighed = likely && readResult(likely[2]!, letters);
  if (weighed) return whole(weighed, `${likely[1]!.replace(/\s/g, '').replace(',', '.')} `);
  return whole(readResult(rest, letters));
}

/** Four hands, spades first: `N:ARD2.F1093...` where a king is R; the seat that comes first may be left out. */
export function readHands(text: string, letters: Letters): string | null {
  const parts = /^(?:([A-Z])\s*:)?\s*(.+)$/su.exec(text.trim().toUpperCase());
  if (!parts) return null;
  const first = parts[1] === undefined ? 'N' : seatOf(parts[1], letters);
  const ranks = Object.entries(letters.ranks) as [(typeof RANKS)[number], string][];
  const rank = (letter: string): string | null => ranks.find(([, own]) => own === letter)?.[0] ?? RANKS.find((one) => one === letter) ?? (/^[.-]$/.test(letter) ? letter : null);
  const hands = parts[2]!.split(/\s+/).map((hand) => [...hand.replaceAll('10', 'T')].map(rank));
  if (!first || hands.length !== 4 || hands.some((hand) => hand.includes(null))) return null;
  return `${first}:${hands.map((hand) => hand.join('')).join(' ')}`;
}

/** Hands as the engine writes them, in the letters of a language. */
export const writtenHands = (deal: string, letters: Letters): string =>
  deal.replace(/^[NESW]/, (seat) => letters.seats[seat as Seat]).replace(/[AKQJ]/g, (rank) => letters.ranks[rank as 'A'] ?? rank).replace(/T/g, letters.ranks.T ?? 'T');
