// The hands of a deal as a log writes it: `N:AQ7.Q643.A6.AJ93 - ...`, a dash for a hand that is not known.

import { SEATS, SUITS } from './bridge';
import type { Seat } from './types';

export function handsOf(deal: string | null | undefined): Partial<Record<Seat, string[]>> | null {
  const [first = '', rest] = deal?.split(':') ?? [];
  const from = SEATS.indexOf(first.trim().toUpperCase() as Seat);
  if (from < 0 || !rest) return null;
  const hands: Partial<Record<Seat, string[]>> = {};
  rest.trim().split(/\s+/).slice(0, 4).forEach((text, i) => {
    const suits = text.split('.');
    if (suits.length !== 4) return;
    hands[SEATS[(from + i) % 4]!] = suits.flatMap((ranks, suit) => [...ranks.replaceAll('10', 'T')].map((rank) => `${SUITS[suit]!}${rank}`));
  });
  return Object.keys(hands).length ? hands : null;
}
