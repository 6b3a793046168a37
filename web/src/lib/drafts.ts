// Rulings that are not finished: kept on this device, so that a look at another page, a reload or an empty battery loses nothing.

import type { TableEntry } from './types';

export interface Place {
  session: number;
  round: number;
  table: string;
  board: number;
}
export interface Draft extends Place {
  entries: TableEntry[];
  edition: number | null;
  withHands: boolean;
  facts: string;
}

const prefix = (id: string): string => `openroom.ruling.${id}.`;
const key = (id: string, { session, round, table, board }: Place): string => `${prefix(id)}${session}.${round}.${board}.${table}`;

export function keepDraft(id: string, draft: Draft): void {
  try {
    if (draft.entries.length === 0) localStorage.removeItem(key(id, draft));
    else localStorage.setItem(key(id, draft), JSON.stringify(draft));
  } catch {
    // No room, or not allowed: the ruling goes on without.
  }
}

export function dropDraft(id: string, at: Place): void {
  localStorage.removeItem(key(id, at));
}

/** All of an event, in the order of play. */
export function drafts(id: string): Draft[] {
  const keys = Object.keys(localStorage).filter((one) => one.startsWith(prefix(id)));
  const read = keys.flatMap((one) => {
    try {
      const draft = JSON.parse(localStorage.getItem(one) ?? '') as Draft;
      // Once an entry might be a line of text; such a draft is begun anew.
      return draft.entries.every((entry) => typeof entry === 'object') ? [draft] : [];
    } catch {
      return [];
    }
  });
  return read.sort((a, b) => a.session - b.session || a.round - b.round || a.board - b.board);
}
