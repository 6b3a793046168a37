// An adjusted score as the log writes it, told in the reader's words. What it is worth, the server says.

import { sideName } from './bridge';
import { number, signed, t } from './words.svelte';

const AWARDS: Record<string, string> = { 'AVE+': 'average-plus', AVE: 'average', 'AVE-': 'average-minus' };

/** The artificial scores to choose from, in the reader's words. */
export const awards = (): { value: string; text: string }[] => Object.entries(AWARDS).map(([value, word]) => ({ value, text: t(word) }));

/** A score or an award, quoted or not. */
function value(quoted: string): string {
  const text = quoted.replace(/^"(.*)"$/, '$1');
  return AWARDS[text] ? t(AWARDS[text]) : /^-?\d+$/.test(text) ? signed(Number(text)) : text;
}

/** `60/100` as a share of a hundred; nothing for the whole. */
function share(weight: string): string {
  const [part = '1', whole = '1'] = weight.split('/');
  const percent = (100 * Number(part)) / Number(whole);
  return Number.isFinite(percent) && percent !== 100 ? `${number(percent, 1)} % ` : '';
}

/** `[[170, 60/100], [-50, 40/100]]`, or a value alone. */
function weighted(text: string): string {
  const parts = [...text.matchAll(/\[\s*"?([^[\],"]+)"?,\s*([^[\],]+)\]/g)];
  return parts.length ? parts.map(([, score = '', weight = '']) => `${share(weight.trim())}${value(score.trim())}`).join(' + ') : value(text.trim());
}

/** The words, or nothing if the text is no adjusted score. */
export function adjustedText(text: string): string | null {
  if (text === '-') return t('status-not-played');
  const found = /^(?:award|assigned): (.*)$/.exec(text);
  if (!found) return null;
  const sides = /^\{\s*ns: (.*), ew: (.*)\}$/.exec(found[1]!);
  return sides ? `${sideName('ns')} ${weighted(sides[1]!)}, ${sideName('ew')} ${weighted(sides[2]!)}` : weighted(found[1]!);
}
