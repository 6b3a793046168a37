// Questions that pages ask of a bracket. Nothing here decides anything.
import { named } from './event';
import type { BracketMatch, BracketSide, EventState } from './types';
import { moment, t } from './words.svelte';

/** What a round is called: the last ones by their names. */
export function roundName(one: BracketMatch): string {
  if (one.part === 'third') return t('ko-third');
  if (one.part === 'plate') return t('ko-plate-round', { round: one.round });
  const last = ['ko-final', 'ko-semi-final', 'ko-quarter-final'][one.to_final];
  return last ? t(last) : t('ko-round', { round: one.round });
}

/** Who stands on a side, or who will. */
export function sideText(event: EventState, side: BracketSide): string {
  if (side.contestant) return `${side.contestant} ${named(event, side.contestant)}`;
  if (side.bye) return t('ko-bye');
  if (side.winner_of) return t('ko-winner-of', { place: side.winner_of });
  return side.loser_of ? t('ko-loser-of', { place: side.loser_of }) : '–';
}

/** How far a match is, or how it ended where that was not by its boards. */
export function farText(event: EventState, one: BracketMatch): string {
  const parts: string[] = [];
  if (one.state === 'over') {
    if (one.how && one.how !== 'boards') parts.push(t(`ko-how-${one.how}`));
  } else parts.push(t(`ko-state-${one.state}`, { tables: (one.tables ?? []).join(', '), done: one.done, boards: one.boards }));
  if (one.put_back) parts.push(t('ko-put-back', { team: named(event, one.put_back) }));
  if (one.state !== 'over') {
    if (one.on) parts.push(t('ko-on', { date: moment(one.on) }));
    if (one.venue) parts.push(t('ko-venue', { venue: one.venue }));
    if (one.host) parts.push(t('ko-host', { team: named(event, one.host) }));
    if (one.by) parts.push(t('ko-by', { date: moment(one.by) }));
  }
  return parts.join(' · ');
}

/** The rounds of a bracket, in order: each has its name and its matches. */
export function roundsOf(matches: BracketMatch[]): { name: string; matches: BracketMatch[] }[] {
  const keys = [...new Set(matches.map((one) => `${one.part} ${one.round}`))];
  return keys.map((key) => {
    const own = matches.filter((one) => `${one.part} ${one.round}` === key);
    return { name: roundName(own[0]!), matches: own };
  });
}

/** A number for lots: whoever has it can draw again. */
export const newLots = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
