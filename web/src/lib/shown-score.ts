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

/** A result as somebody wrote it: `4♥ S +1`, or points with their sign. */
const plain = (text: string): string => {
  const bare = text.trim().replace(/^['"]|['"]$/g, '');
  return /^[+-]?\d+$/.test(bare) ? signed(Number(bare)) : line(bare).pieces.map((piece) => piece.text).join('');
};

/** The two forms that the server does not take apart: redress for self-inflicted damage, and the better of average plus and a score. */
export function formText(text: string): string | null {
  const better = /better-of:\s*\{\s*(ns|ew):\s*([^}]*)\}/.exec(text);
  if (better) return t('shown-better-of', { side: sideName(better[1] as 'ns' | 'ew'), score: plain(better[2]!) });
  const redress = /redress:\s*\{\s*offenders:\s*(ns|ew),\s*table:\s*(.*?),\s*without-infraction:\s*(.*?),\s*without-error:\s*(.*?)\}/.exec(text);
  if (!redress) return null;
  const [, side, table, without, error] = redress;
  return t('shown-redress', { side: sideName(side as 'ns' | 'ew'), table: plain(table!), without: plain(without!), error: plain(error!) });
}
