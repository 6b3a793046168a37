// A ruling as it is made: what was told so far, what the engine makes of it, what it asks. The page of an event has one, and so has
// the assistant.

import { engine } from './engine';
import { language } from './settings.svelte';
import type { ActSaid, RevokeAsked, RevokeTold, Step, TableEntry, TableLog } from './types';

export class Ruling {
  entries = $state.raw<TableEntry[]>([]);
  step = $state.raw<Step | null>(null);
  problem = $state.raw<unknown>(null);
  refused = $state('');
  busy = $state(false);
  /** A play that nobody wrote down is being told, for a revoke in it. */
  telling = $state(false);
  #asked = 0;
  // What the engine has just answered to is not asked again.
  #answered: TableEntry[] | null = null;
  // One after the other: how the log writes an act the engine says, and the next one stands behind it.
  #saying: Promise<void> = Promise.resolve();

  /** `log`: the log that the entries belong to; nothing while the board is not known. */
  constructor(readonly log: (entries: TableEntry[]) => TableLog | null) {}

  readonly outcome = $derived(this.step?.outcome ?? null);
  readonly acts = $derived(this.step?.acts ?? []);
  /** A play that is not written down may be told, or is told already. */
  readonly mayTell = $derived(this.acts.some((one) => one.act === 'played'));
  readonly isTold = $derived(this.acts.some((one) => one.needs === 'revoke'));

  /** Asks the engine whenever something has changed; to be called in an effect. */
  follow(): void {
    const log = this.log(this.entries);
    const words = language();
    if (log && this.entries !== this.#answered) void this.#ask(log, words);
    this.#answered = null;
  }

  async #ask(log: TableLog, words: string): Promise<void> {
    const turn = ++this.#asked;
    this.busy = true;
    try {
      const answer = await engine.step({ log, language: words });
      if (turn !== this.#asked) return;
      this.problem = null;
      if (answer.refused) {
        // What cannot have happened is taken off again, and told.
        this.refused = answer.refused.problem;
        if (log.log?.length) this.entries = log.log.slice(0, -1);
      } else this.step = answer;
    } catch (wrong) {
      if (turn === this.#asked) this.problem = wrong;
    } finally {
      if (turn === this.#asked) this.busy = false;
    }
  }

  /** Begins with what was told, and with what the Laws make of it if that is known already. */
  begin(entries: TableEntry[], step: Step | null): void {
    this.clear();
    this.entries = entries;
    if (!step || step.refused) return;
    this.step = step;
    this.#answered = entries;
  }

  add = (entry: TableEntry): void => {
    this.refused = '';
    this.entries = [...this.entries, entry];
  };

  say = (act: ActSaid): Promise<void> => (this.#saying = this.#saying.then(() => this.#write(act)));

  async #write(act: ActSaid): Promise<void> {
    const log = this.log(this.entries);
    if (!log) return;
    const turn = ++this.#asked;
    this.refused = '';
    this.busy = true;
    try {
      const answer = await engine.step({ log, act, language: language() });
      if (turn !== this.#asked) return;
      this.problem = null;
      if (answer.refused) this.refused = answer.refused.problem;
      else if (answer.entry) {
        this.step = answer;
        this.entries = this.#answered = [...this.entries, answer.entry];
      }
    } catch (wrong) {
      if (turn === this.#asked) this.problem = wrong;
    } finally {
      if (turn === this.#asked) this.busy = false;
    }
  }

  askOfRevoke = async (revoke: RevokeTold): Promise<RevokeAsked | null> => {
    const log = this.log(this.entries);
    this.refused = '';
    if (!log) return null;
    try {
      const answer = await engine.step({ log, revoke, language: language() });
      this.refused = answer.refused?.problem ?? '';
      return answer.revoke ?? null;
    } catch (wrong) {
      this.problem = wrong;
      return null;
    }
  };

  tell = (list: TableEntry[]): void => {
    this.refused = '';
    this.telling = false;
    this.entries = list;
  };

  undo = (): void => {
    this.refused = '';
    this.entries = this.entries.slice(0, -1);
  };

  clear(): void {
    this.entries = [];
    this.step = null;
    this.refused = '';
    this.telling = false;
  }
}
