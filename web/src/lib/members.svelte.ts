// The register of the club, for those who run events: who is meant by what somebody has typed.

import { api } from './api';
import type { MemberLine } from './types';

let known = $state.raw<MemberLine[]>([]);
let reading: Promise<void> | null = null;

/** Everybody in the register; asked for once a page, and again after a change. */
export const members = (): MemberLine[] => known;

async function read(): Promise<void> {
  try {
    known = await api.members();
  } catch (problem) {
    reading = null;
    throw problem;
  }
}

/** Done once the register is here; without one, names are typed in full. */
export function readMembers(again = false): Promise<void> {
  if (again || !reading) reading = read();
  return again ? reading : reading.catch(() => {});
}

/** A name as it is compared: in small letters, without accents, its words one space apart. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

export interface Found {
  name: string;
  partner?: string;
  /** What tells two of one name apart. */
  note?: string;
}

const names = (one: MemberLine): string[] => [one.name, ...one.also];
/** Whether a name, or one of its words, begins so. */
const begins = (name: string, wanted: string): boolean => ` ${plain(name)}`.includes(` ${wanted}`);

/** Whom somebody may mean who has typed this: the beginning of a name or of a word of it, or a number. */
export async function find(text: string, most = 6): Promise<Found[]> {
  await readMembers();
  const wanted = plain(text);
  if (wanted === '') return [];
  const fits = (one: MemberLine): boolean =>
    names(one).some((name) => begins(name, wanted)) || [one.federation, one.number].some((number) => number !== '' && plain(number) === wanted);
  return known.filter(fits).slice(0, most).map((one) => ({ name: one.name, partner: one.partner, note: one.federation || one.number }));
}

export function memberCalled(name: string): MemberLine | undefined {
  const wanted = plain(name);
  return known.find((one) => names(one).some((own) => plain(own) === wanted));
}

/** The numbers of the federation that go with these names into the event, if any is known. */
export function numbersOf(players: string[]): { members?: string[] } {
  const numbers = players.map((name) => memberCalled(name)?.federation ?? '');
  return numbers.some((one) => one !== '') ? { members: numbers } : {};
}
