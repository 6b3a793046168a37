// What runs on the phone itself: the engine as WebAssembly, with the words of one language at a time. It is loaded when it is first
// needed and asked as the server is; where it cannot be had, the pages ask the server. Rulings are a file of their own, which is small: a
// Director waits for it. The rest comes when it is asked for, and is fetched while nobody waits.

import type * as Code from '../../assistant/assistant';
import type { Json } from '../../assistant/assistant';
import type * as More from '../../assistant/assistant-more';
import type * as Solver from '../../assistant/assistant-solver';
import { Problem } from './api';
import { base, language, type Language } from './settings.svelte';

// None where the pages were built without it.
const CODE = import.meta.glob<typeof Code>('../../assistant/assistant.js');
const MORE = import.meta.glob<typeof More>('../../assistant/assistant-more.js');
const SOLVER = import.meta.glob<typeof Solver>('../../assistant/assistant-solver.js');
const WORDS = import.meta.glob<string>('../../assistant/words/**/*.json', { query: '?url', import: 'default', eager: true });

interface Texts {
  messages: string;
  refusals: string;
  /** Not in the second file of a language. */
  clauses?: string;
}
/** What both files have. */
interface Given {
  default: () => Promise<unknown>;
  give_words: (language: string, messages: string, refusals: string, clauses: string) => void;
}

const texts = new Map<string, Promise<Texts>>();
/** A file of words: `ro` those of a ruling, `more/ro` the rest. */
function fetched(name: string): Promise<Texts> {
  const known = texts.get(name);
  if (known) return known;
  const url = Object.entries(WORDS).find(([path]) => path.endsWith(`/words/${name}.json`))?.[1];
  const asked = url ? fetch(url).then((answer) => (answer.ok ? (answer.json() as Promise<Texts>) : Promise.reject(new Error(url)))) : Promise.reject(new Error(name));
  texts.set(name, asked);
  // What failed is tried again when it is next needed.
  asked.catch(() => texts.delete(name));
  return asked;
}
async function wordsOf(code: Language, all: boolean): Promise<Required<Texts>> {
  const [first, more] = await Promise.all([fetched(code), all ? fetched(`more/${code}`) : null]);
  return { messages: first.messages + (more?.messages ?? ''), refusals: first.refusals + (more?.refusals ?? ''), clauses: first.clauses ?? '' };
}

/** A file of code, loaded once, that has the words of the languages in which it was asked. */
class Loaded<M extends Given> {
  #code: Promise<M> | null = null;
  readonly #has = new Set<Language>();
  constructor(
    readonly load: (() => Promise<M>) | undefined,
    /** All words, not those of a ruling alone. */
    readonly all: boolean,
  ) {}
  async in(code: Language): Promise<M> {
    const { load } = this;
    if (!load) throw new Error('built without the assistant');
    this.#code ??= load().then(async (module) => {
      await module.default();
      return module;
    });
    // A variety stands on its language.
    const wanted = [...new Set([base(code), code])].filter((one) => !this.#has.has(one));
    const given = Promise.all(wanted.map((one) => wordsOf(one, this.all)));
    given.catch(() => {});
    try {
      const module = await this.#code;
      (await given).forEach((one, i) => {
        module.give_words(wanted[i]!, one.messages, one.refusals, one.clauses);
        this.#has.add(wanted[i]!);
      });
      return module;
    } catch (problem) {
      this.#code = null;
      throw problem;
    }
  }
}

const main = new Loaded<typeof Code>(Object.values(CODE)[0], false);
const more = new Loaded<typeof More>(Object.values(MORE)[0], true);
const solver = new Loaded<typeof Solver>(Object.values(SOLVER)[0], true);

/** Rulings, with the words of the language in use; fails where they cannot be had. */
export const assistant = (): Promise<typeof Code> => main.in(language());
/** The book's search, scores, cases of judgement, practice: a file of its own. */
export const assistantMore = (): Promise<typeof More> => more.in(language());
/** Double dummy and claims, a file of its own. */
export const assistantSolver = (): Promise<typeof Solver> => solver.in(language());

/** A function of the engine as one that takes and gives values: `ask(code.step)(asked)`. */
export const ask =
  <A, B, M extends unknown[]>(of: (question: Json<A>, ...more: M) => Json<B>) =>
  (question: A, ...more: M): B => {
    try {
      return JSON.parse(of(JSON.stringify(question) as Json<A>, ...more)) as B;
    } catch (why) {
      // It refuses in words, as the server does.
      throw typeof why === 'string' ? new Problem(422, { problem: why, code: 'refused' }) : why;
    }
  };
