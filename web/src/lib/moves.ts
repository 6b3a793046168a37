// How the room moves, in words: the server says by how many tables, and for which boards.

import type { Moves } from './types';
import { t } from './words.svelte';

/** `13 to 15`, or `13, 17`. */
export function boardsText(boards: number[]): string {
  const [first, last] = [boards[0], boards.at(-1)];
  const inOrder = boards.every((one, i) => one === (first ?? 0) + i);
  return inOrder && boards.length > 2 ? t('boards-range', { first: first!, last: last! }) : boards.join(', ');
}

const way = (who: 'ns' | 'ew' | 'boards', by: number): string => {
  const tables = Math.abs(by);
  return t(by === 0 ? `moves-${who}-stay` : by > 0 ? `moves-${who}-up` : `moves-${who}-down`, { tables });
};

/** What the room is told at the end of a round. */
export function movesText(moves: Moves | null | undefined): string[] {
  if (!moves) return [];
  const { ns, ew, boards } = moves;
  // As in a Howell: each goes where his phone or his guide card says.
  if (ns === null || ew === null) return [t('moves-each'), ...(boards === null ? [] : [way('boards', boards)])];
  const people = ns === 0 && ew === 0 ? [t('moves-nobody')] : [...(ns === 0 ? [] : [way('ns', ns)]), way('ew', ew)];
  return [...people, boards === null ? t('moves-boards-each') : way('boards', boards)];
}
