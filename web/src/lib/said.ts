// An entry of the table log in words: who, what, and the call or card if there is one. What it means, the server tells.

import { seatName, suitName, type Suit } from './bridge';
import type { LogEntry } from './types';
import { has, t } from './words.svelte';

export interface Said {
  who: string;
  text: string;
  /** Calls or cards, shown with their symbols. */
  tokens: string[];
}

const TOKEN = /^(Pass|XX?|[1-9]\d?(?:NT|[SHDC])|[SHDC](?:10|[AKQJT2-9]))$/;
const ACTS: Record<string, string> = { down: 'face-down' };

function act(verb: string): string {
  const own = `did-${verb}`;
  if (has(own)) return t(own);
  const known = `act-${ACTS[verb] ?? verb}`;
  return has(known) ? t(known) : verb;
}

function player(who: string, words: string): Said {
  if (TOKEN.test(words)) return { who, text: '', tokens: [words] };
  const revoke = /^attention revoke ([NESW]) (\d+)$/.exec(words);
  if (revoke) return { who, text: `${t('act-revoke')} (${inTrick(revoke[1]!, revoke[2]!)})`, tokens: [] };
  if (words === 'requests play') return { who, text: t('did-requests-play'), tokens: [] };
  const [verb = '', ...rest] = words.split(' ');
  const tokens = rest.filter((word) => TOKEN.test(word));
  const others = rest.filter((word) => !TOKEN.test(word)).map((word) => (/^[SHDC]$/.test(word) ? suitName(word as Suit) : word));
  return { who, text: [act(verb), others.join(' ')].filter(Boolean).join(': '), tokens };
}

const inTrick = (seat: string, trick: string | number): string => t('in-trick', { seat: seatName(seat), trick });

function finding(key: string, value: unknown): Said {
  const name = has(`found-${key}`) ? t(`found-${key}`) : has(`act-${key}`) ? t(`act-${key}`) : key;
  return { who: 'D', text: `${name}: ${plain(value)}`.replace(/: $/, ''), tokens: [] };
}

function plain(value: unknown): string {
  if (value === 'yes' || value === 'no') return t(value);
  if (typeof value === 'string' && /^[NESW]$/.test(value)) return seatName(value);
  if (value && typeof value === 'object') {
    const { by, trick, NS } = value as { by?: string; trick?: number; NS?: number };
    if (by && trick !== undefined) return inTrick(by, trick);
    if (NS !== undefined) return `${t('tricks-for-ns')} ${NS}`;
    return '';
  }
  return String(value);
}

export function said(entry: LogEntry): Said {
  const line = typeof entry === 'string' ? /^([NESWD]): (.*)$/.exec(entry) : null;
  const [who, what] = line ? [line[1]!, line[2] as unknown] : (Object.entries(entry)[0] ?? ['D', '']);
  if (typeof what === 'object' && what) {
    if (who !== 'D') return player(who, String((what as { call?: string }).call ?? ''));
    const [key, value] = Object.entries(what)[0] ?? ['', ''];
    return finding(key, value);
  }
  const words = String(what);
  const found = /^\{([\w-]+): ([^{}]*)\}$/.exec(words);
  if (found) return finding(found[1]!, found[2]);
  if (who === 'D') return { who, text: words === 'called' ? t('did-called') : words, tokens: [] };
  return player(who, words);
}
