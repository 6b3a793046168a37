// An adjusted score as the server takes it apart, in the reader's words.

import { line, sideName } from './bridge';
import type { ShownResult, ShownScore, ShownSide } from './types';
import { percentage, signed, t } from './words.svelte';

const AWARDS: Record<string, string> = { 'AVE+': 'average-plus', AVE: 'average', 'AVE-': 'average-minus' };

/** The artificial scores to choose from, in the reader's words. */
export const awards = (): { value: string; text: string }[] => Object.entries(AWARDS).map(([value, word]) => ({ value, text: t(word) }));

const award = (given: string): string => (AWARDS[given] ? t(AWARDS[given]) : given);

/** `60% 4♠ N = +420`. */
const result = (one: ShownResult): string =>
  [typeof one.percent === 'number' ? percentage(one.percent, 1) : '', one.contract ? line(one.contract).pieces.map((piece) => piece.text).join('') : '', signed(one.score)].filter(Boolean).join(' ');

const side = (given: ShownSide): string => (given.award ? award(given.award) : (given.results ?? []).map(result).join(' + '));

export const adjustedText = (score: ShownScore): string =>
  score.both ? side(score.both) : `${sideName('ns')} ${side(score.ns!)}, ${sideName('ew')} ${side(score.ew!)}`;
