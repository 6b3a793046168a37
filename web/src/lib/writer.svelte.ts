// Entries of those who run the event. One that got no answer keeps its key, so that trying again cannot write it twice.

import { api, Away, newKey } from './api';
import type { Action } from './types';

export class Writer {
  problem: unknown = $state.raw(null);
  busy = $state(false);
  #unsure: { text: string; key: string } | null = null;

  constructor(
    readonly id: string,
    readonly written: () => unknown = () => {},
  ) {}

  /** Under which key an entry that got no answer was sent: it may have been written all the same. */
  keyOf(action: Action, why?: string): string | undefined {
    return this.#unsure?.text === JSON.stringify([action, why]) ? this.#unsure.key : undefined;
  }

  /** Whether it was written. */
  async write(action: Action, why?: string): Promise<boolean> {
    const text = JSON.stringify([action, why]);
    const key = this.#unsure?.text === text ? this.#unsure.key : newKey();
    this.busy = true;
    this.problem = null;
    try {
      await api.write(this.id, { key, action, ...(why ? { why } : {}) });
      this.#unsure = null;
      await this.written();
      return true;
    } catch (problem) {
      if (problem instanceof Away) this.#unsure = { text, key };
      this.problem = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
