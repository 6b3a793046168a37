// Names of seats, suits, cards and calls, for eyes and for ears. No rule of bridge lives here.

import type { Seat, Strain } from './types';
import type { Letters } from './written';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W'];
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];
export const STRAINS: readonly Strain[] = ['C', 'D', 'H', 'S', 'NT'];
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export const SYMBOL: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
/** A suit as the reader wants it: its symbol, or its letter in his language. */
export const mark = (suit: Suit): string => (settings.letters ? t(`suit-letter-${suit.toLowerCase()}`) : SYMBOL[suit]);

const SEAT_WORD = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;
const SUIT_WORD = { S: 'suit-spades', H: 'suit-hearts', D: 'suit-diamonds', C: 'suit-clubs' } as const;
const LETTER: Record<string, string> = { A: 'letter-ace', K: 'letter-king', Q: 'letter-queen', J: 'letter-jack', T: 'ten' };
const SPOKEN: Record<string, string> = { A: 'say-ace', K: 'say-king', Q: 'say-queen', J: 'say-jack' };

export const seatName = (seat: string): string =>
  seat === 'D' ? t('director-role') : seat in SEAT_WORD ? t(SEAT_WORD[seat as Seat]) : seat;
export const seatLetter = (seat: string): string => t(`seat-letter-${seat.toLowerCase()}`);
export const sideName = (side: string): string => t(side.toLowerCase() === 'ns' ? 'north-south' : 'east-west');
/** `NS`, as the letters of the seats are here. */
export const sideShort = (side: string): string => (side.toLowerCase() === 'ns' ? `${seatLetter('N')}${seatLetter('S')}` : `${seatLetter('E')}${seatLetter('W')}`);
export const suitName = (suit: Suit): string => t(SUIT_WORD[suit]);
export const strainName = (strain: Strain): string => (strain === 'NT' ? t('strain-notrump') : suitName(strain));
export const rankText = (rank: string): string => (LETTER[rank] ? t(LETTER[rank]) : rank);
export const rankSpoken = (rank: string): string => (SPOKEN[rank] ? t(SPOKEN[rank]) : rank === 'T' ? '10' : rank);

/** The letters in which results and hands are written here. */
export const letters = (): Letters => ({
  suits: { S: t('suit-letter-s'), H: t('suit-letter-h'), D: t('suit-letter-d'), C: t('suit-letter-c') },
  seats: { N: seatLetter('N'), E: seatLetter('E'), S: seatLetter('S'), W: seatLetter('W') },
  ranks: { A: rankText('A'), K: rankText('K'), Q: rankText('Q'), J: rankText('J'), T: rankText('T') },
});

/** A piece of text with a suit in it: what is seen, its suit for the colour. */
export interface Piece {
  text: string;
  suit?: Suit | 'NT';
}

const CARD = /^([SHDC])(10|[AKQJT2-9])$/;
const BID = /^([1-9]\d?)(NT|[SHDCN])(X{0,2})$/;

export interface Shown {
  pieces: Piece[];
  spoken: string;
}

/** How a call (`2H`, `Pass`, `X`) or a card (`HK`) is shown and read out. */
export function token(text: string): Shown {
  const upper = text.toUpperCase();
  if (upper === 'PASS' || upper === 'P') return plain(t('say-pass'));
  if (upper === 'X') return plain(t('say-double'));
  if (upper === 'XX') return plain(t('say-redouble'));
  const bid = BID.exec(upper);
  if (bid) return contract(bid);
  const card = CARD.exec(upper);
  if (card) {
    const suit = card[1] as Suit;
    const rank = card[2] === '10' ? 'T' : card[2]!;
    return {
      pieces: [{ text: mark(suit), suit }, { text: rankText(rank) }],
      spoken: t('say-card', { rank: rankSpoken(rank), suit: suitName(suit) }),
    };
  }
  return plain(text);
}

const plain = (text: string): Shown => ({ pieces: [{ text }], spoken: text });

function contract(bid: RegExpExecArray): Shown {
  const [, level, letter, doubled] = bid as unknown as [string, string, string, string];
  const strain = (letter.startsWith('N') ? 'NT' : letter) as Strain;
  const named: Piece = strain === 'NT' ? { text: t('notrump'), suit: 'NT' } : { text: mark(strain), suit: strain };
  const times = { '': '', X: '×', XX: '××' }[doubled] ?? '';
  const words = { '': '', X: t('doubled-word'), XX: t('redoubled-word') }[doubled] ?? '';
  return {
    pieces: [{ text: level }, named, ...(times ? [{ text: times }] : [])],
    spoken: [level, strain === 'NT' ? strainName(strain) : t(`${level === '1' ? 'one' : 'more'}-${SUIT_WORD[strain]}`), words].filter(Boolean).join(' '),
  };
}

/** A line such as `4SX N +1, lead HK`: each word of it that is a call, a card or a seat is shown as one. */
export function line(text: string): Shown {
  const shown = text.replace(/(^|\s)-(?=\d)/g, '$1−').split(/(\s+|,)/).map((word) => {
    if (SEATS.includes(word as Seat)) return { pieces: [{ text: seatLetter(word) }], spoken: seatName(word) };
    return token(word);
  });
  return { pieces: shown.flatMap((one) => one.pieces), spoken: shown.map((one) => one.spoken).join('') };
}

/** The hands of a PBN deal by seat; a hand that is not known is null. */
export function hands(deal: string): Record<Seat, Record<Suit, string> | null> {
  const first = deal.charAt(0) as Seat;
  const texts = deal.slice(2).trim().split(/\s+/);
  const start = SEATS.indexOf(first);
  const all = { N: null, E: null, S: null, W: null } as Record<Seat, Record<Suit, string> | null>;
  texts.forEach((text, i) => {
    const seat = SEATS[(start + i) % 4]!;
    const suits = text.split('.');
    if (suits.length === 4) all[seat] = { S: suits[0]!, H: suits[1]!, D: suits[2]!, C: suits[3]! };
  });
  return all;
}
