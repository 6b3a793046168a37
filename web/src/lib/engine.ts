// What the Laws say, asked on the phone itself; of the server only while the engine is not there: on the first visit it still comes, in
// an old browser it never does. Both give the same answers.

import { api, Away } from './api';
import { ask, assistant, assistantMore } from './assistant';
import { mayRule } from './me.svelte';
import { language } from './settings.svelte';
import { place } from './router.svelte';
import { isPocket, isSite } from './site';
import { written } from './cases';
import type * as T from './types';

type Code = Awaited<ReturnType<typeof assistant>>;
let there: { code: Code; language: string } | null = null;

/** Loads the engine; nothing if it cannot be had. */
export async function ready(): Promise<Code | null> {
  const wanted = language();
  if (there?.language === wanted) return there.code;
  try {
    const code = await assistant();
    there = { code, language: wanted };
    return code;
  } catch {
    return null;
  }
}

/**
 * Asks the phone if it can answer at once, else the server; if that is away, the phone as soon as it can. On a page that needs no server the
 * engine is on its way in any case: whichever answers first. Where no server would answer, `server` is nothing.
 */
async function asked<A>(phone: (code: Code) => A, server: (() => Promise<A>) | null): Promise<A> {
  if (there?.language === language()) return phone(there.code);
  const coming = ready();
  const here = async (): Promise<A> => {
    const code = await coming;
    if (!code) throw new Away();
    return phone(code);
  };
  if (!server || isSite) return here();
  if (isPocket(place().path)) return sooner(here(), server());
  try {
    return await server();
  } catch (problem) {
    // Away, or whoever asks is not signed in: no server is needed for it.
    const code = await coming;
    if (!code) throw problem;
    return phone(code);
  }
}

/** What comes first; if that fails, the other. */
const sooner = <A>(...both: [Promise<A>, Promise<A>]): Promise<A> =>
  new Promise((resolve, reject) => {
    let failed = 0;
    for (const one of both) one.then(resolve, (why) => (failed += 1) === both.length && reject(why));
  });

/** What only those who rule are told by the server: nobody else asks it. */
const ofStaff = <A>(server: () => Promise<A>): (() => Promise<A>) | null => (isPocket(place().path) && !mayRule() ? null : server);

/** A result whose score is wanted. */
interface Typed {
  board: number;
  contract: string;
  by?: T.Seat;
  tricks?: number;
}

export const engine = {
  /** How a ruling begins: a further question, or the log with which the Laws are asked, from the server with what they say. */
  first: (question: T.FirstAsked): Promise<T.First> =>
    asked<T.First>(({ begin }) => ({ begun: ask(begin)({ happened: question.happened, ...(question.facts ? { facts: question.facts } : {}) }) as T.Begun }), () => api.first(question)),
  step: (question: T.StepAsked): Promise<T.Step> => asked((code) => ask(code.step)({ language: language(), ...question }), ofStaff(() => api.step(question))),
  comparable: (question: T.ComparableAsked): Promise<T.Comparable> => asked((code) => ask(code.comparable)(question, language()), ofStaff(() => api.comparable(question))),
  /** Nobody who only enters results loads the engine for it. */
  score: async (typed: Typed): Promise<number | null> => {
    const server = async (): Promise<number | null> => (await api.score(typed)).score;
    if (!there && !isPocket(place().path)) return server();
    const code = await assistantMore().catch(() => null);
    if (!code && isSite) throw new Away();
    return code ? ask(code.score)({ board: typed.board, result: written(typed) }, language()).score : server();
  },
  meanings: (): Promise<T.UsualMeaning[]> => asked((code) => JSON.parse(code.meanings(language())) as T.UsualMeaning[], ofStaff(api.meanings)),
};
