// Practice, examinations and lessons: asked of the engine on the phone itself, with a server or without. What is kept stays on this device.

import type * as T from '../../assistant/types';
import { ask, assistantMore } from './assistant';
import { Book, lawOf, scenarios, type Scenario } from './book';
import { language, store, stored } from './settings.svelte';

export type { Answers, CaseTold, Exam, ExamTold, LessonTold, MarkTold, Progress, QuestionTold, Seen, SheetTold, StageTold, StepTold, TopicTold, TriedTold } from '../../assistant/types';
export type Edition = '2007' | '2017';
export type Level = T.Level;
export const LEVELS: readonly Level[] = ['easy', 'usual', 'hard'];
export const EDITIONS: readonly Edition[] = ['2017', '2007'];

/** A case by what it is made of: the same gives the same case on any machine. It is made up on a topic, or taken from a table of the book. */
export interface CaseName {
  topic?: T.Topic;
  table?: string;
  edition: Edition;
  level: Level;
  seed: number;
}

/** A number for a new case. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
/** The days, counted from 1970, by the clock of the device. */
export const today = (at = new Date()): number => Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / 86_400_000);

export const topics = async (): Promise<T.TopicTold[]> => JSON.parse((await assistantMore()).practice_topics(language())) as T.TopicTold[];
async function asked({ table, ...name }: CaseName): Promise<T.PracticeAsked> {
  const of = { ...name, language: language() };
  if (table === undefined) return of;
  const found = (await scenarios()).find((one) => one.id === table);
  if (!found) throw new Error(table);
  return { ...of, log: found.log as unknown as NonNullable<T.PracticeAsked['log']> };
}
export const makeCase = async (name: CaseName): Promise<T.CaseTold> => ask((await assistantMore()).practice_case)(await asked(name));
export const markStep = async (name: CaseName, step: number, said: number[]): Promise<T.MarkTold> => ask((await assistantMore()).practice_mark)({ case: await asked(name), step, said });
/** The tables of the book that show a Law, or all; those of which nothing can be ruled are among them. */
export async function tables(law: number | null, edition: Edition): Promise<Scenario[]> {
  const [all, { links }] = await Promise.all([scenarios(), Book.open(language())]);
  const year = edition === '2007' ? 2007 : 2017;
  const fits = all.filter((one) => one.editions.includes(year) && (one.log.log ?? []).some((entry) => 'D' in entry));
  if (law === null) return fits;
  const about = new Set(links.editions[year].clauses.filter((one) => lawOf(one.id) === law).flatMap((one) => (one.scenarios ?? []).slice(0, one.about ?? 0)).map((at) => all[at]?.id));
  return fits.filter((one) => about.has(one.id));
}
export const nextTopic = async (wish: Omit<T.NextAsked, 'seed' | 'today'>): Promise<T.Topic | null> => ask((await assistantMore()).practice_next)({ ...wish, today: today(), seed: anySeed() });
export const afterCase = async (known: T.Progress | undefined, topic: T.Topic, faultless: boolean): Promise<T.Progress> =>
  ask((await assistantMore()).practice_progress)({ ...(known ? { known } : {}), topic, faultless, today: today() });
/** Its questions, and the examination with their number: another version of Openroom may make others, and refuses it. */
export const examQuestions = async (exam: T.Exam): Promise<T.ExamTold> => ask((await assistantMore()).exam_questions)({ exam, language: language() });
export const examMark = async (answers: T.Answers): Promise<T.SheetTold> => ask((await assistantMore()).exam_mark)(answers, language());
export const lessons = async (): Promise<T.LessonTold[]> => JSON.parse((await assistantMore()).lessons()) as T.LessonTold[];
export const lessonStage = async (word: string, edition: Edition, done: string[]): Promise<T.StageTold> => ask((await assistantMore()).lesson_stage)({ word, edition, done, language: language() });
export const lessonTries = async (word: string, edition: Edition, done: string[], act: string): Promise<T.TriedTold> => ask((await assistantMore()).lesson_tries)({ at: { word, edition, done, language: language() }, act });

/** What a trainee has chosen and done, kept on this device. */
export interface Kept {
  edition: Edition;
  level: Level;
  law: number | null;
  /** Cases from the tables of the book, not made up. */
  tables: boolean;
  progress: T.Progress[];
  lessons: string[];
}
const KEY = 'openroom.learn';
const NEW: Kept = { edition: '2017', level: 'easy', law: null, tables: false, progress: [], lessons: [] };
export const kept = (): Kept => ({ ...NEW, ...stored<Partial<Kept>>(KEY, {}) });
export const keep = (more: Partial<Kept>): boolean => store(KEY, { ...kept(), ...more });

/** An examination that has been begun on this device. */
export interface Begun {
  answers: T.Answers;
  /** When it began, and when it was over, in milliseconds. */
  began: number;
  over?: number;
}
const EXAM = 'openroom.exam';
export const begun = (): Begun | null => stored<Begun | null>(EXAM, null);
export const keepExam = (exam: Begun | null): boolean => store(EXAM, exam);

const number = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return text !== null && text !== '' && Number.isInteger(value) && value >= 0 ? value : otherwise;
};
/** The examination that an address names, if it names one. */
export function examOf(query: URLSearchParams): T.Exam | null {
  if (!query.has('seed')) return null;
  const level = LEVELS.find((one) => one === query.get('level')) ?? 'usual';
  const edition = EDITIONS.find((one) => one === query.get('edition')) ?? '2017';
  return {
    seed: number(query.get('seed'), 1),
    cases: number(query.get('cases'), 10),
    judged: number(query.get('judged'), 0),
    edition: Number(edition) as 2007 | 2017,
    level,
    'open-book': query.get('book') === 'open',
    minutes: number(query.get('minutes'), 0),
    ...(query.has('check') ? { check: query.get('check')! } : {}),
  };
}
/** The address of an examination. */
export function examQuery(exam: T.Exam): string {
  const query = new URLSearchParams({ seed: String(exam.seed), cases: String(exam.cases), judged: String(exam.judged ?? 0), edition: String(exam.edition ?? 2017), level: exam.level ?? 'usual', minutes: String(exam.minutes ?? 0) });
  if (exam['open-book']) query.set('book', 'open');
  if (exam.check) query.set('check', exam.check);
  return query.toString();
}

/** Text of any language as letters that may stand in an address, and back. */
export const packed = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
export function unpacked(text: string): string | null {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
