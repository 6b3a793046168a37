// What the Laws say, asked on the phone itself; of the server only while the engine is not there: on the first visit it still comes, in
// an old browser it never does. Both give the same answers.

import { api, Away } from './api';
import { ask, assistant } from './assistant';
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

/** Asks the phone if it can answer at once, else the server; if that is away, the phone as soon as it can. */
async function asked<A>(phone: (code: Code) => A, server: () => Promise<A>): Promise<A> {
  if (there?.language === language()) return phone(there.code);
  if (isPocket(place().path)) {
    // A page that needs no server asks none.
    const code = await ready();
    if (code) return phone(code);
  }
  const coming = ready();
  if (isSite) {
    const code = await coming;
    if (!code) throw new Away();
    return phone(code);
  }
  try {
    return await server();
  } catch (problem) {
    // Away, or whoever asks is not signed in: no server is needed for it.
    const code = await coming;
    if (!code) throw problem;
    return phone(code);
  }
}

/** A result whose score is wanted. */
interface Typed {
  board: number;
  contract: string;
  by?: T.Seat;
  tricks?: number;
}

export const engine = {
  step: (question: T.StepAsked): Promise<T.Step> => asked((code) => ask(code.step)({ language: language(), ...question }), () => api.step(question)),
  comparable: (question: T.ComparableAsked): Promise<T.Comparable> => asked((code) => ask(code.comparable)(question, language()), () => api.comparable(question)),
  /** Nobody who only enters results loads the engine for it. */
  score: async (typed: Typed): Promise<number | null> => {
    if (!there && !isPocket(place().path)) return (await api.score(typed)).score;
    return asked<number | null>((code) => ask(code.score)({ board: typed.board, result: written(typed) }, language()).score, async () => (await api.score(typed)).score);
  },
  meanings: (): Promise<T.UsualMeaning[]> => asked((code) => JSON.parse(code.meanings(language())) as T.UsualMeaning[], () => api.meanings()),
};
