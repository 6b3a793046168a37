// An event kept up to date: read once, then the WebSocket tells what changed since the version that we have.

import { untrack } from 'svelte';
import { address, api, Away, seenAs } from './api';
import { serverSaid } from './clock.svelte';
import { whole } from './event';
import type { EventAnswer, LiveMessage, TableView } from './types';


const LONGEST = 15_000;

abstract class Live<A extends { version: number; now?: string }> {
  data: A | null = $state.raw(null);
  connected = $state(false);
  /** The version of the newest ranking, where the server tells it: only then is there a new one to ask for. */
  ranking: number | null = $state(null);
  /** Whether the server could not be reached when it was last tried. */
  away = $state(false);
  problem: unknown = $state.raw(null);
  #socket: WebSocket | null = null;
  #wait = 500;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly id: string) {}

  protected abstract read(): Promise<A>;
  protected abstract take(message: LiveMessage): A | null;
  protected view(): object {
    return {};
  }

  start(): () => void {
    // What is read here must not start it again when it changes.
    untrack(() => {
      this.#stopped = false;
      void this.reload();
      this.#connect();
    });
    const wake = () => this.#wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      this.#socket?.close();
    };
  }

  async reload(): Promise<void> {
    try {
      const answer = await this.read();
      serverSaid(answer.now);
      if (!this.data || answer.version >= this.data.version) this.data = answer;
      this.problem = null;
      this.away = false;
    } catch (problem) {
      this.away = problem instanceof Away;
      if (!this.data) this.problem = problem;
    }
  }

  #wake(): void {
    if (document.visibilityState === 'hidden' || this.#stopped) return;
    this.#wait = 500;
    if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#connect();
  }

  #connect(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = address('/api/events/{id}/live', { id: this.id }, { version: this.data?.version ?? 0, ...this.view() });
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.away = false;
      this.#wait = 500;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as LiveMessage;
      serverSaid(message.now);
      if ('ranking' in message) this.ranking = message.ranking ?? null;
      const next = this.take(message);
      if (next) this.data = next;
      else if (!this.data) void this.reload();
      // A version alone: nothing that we may see has changed, but a ranking may be asked for again.
      else if (message.version > this.data.version) this.data = { ...this.data, version: message.version };
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      // A connection that was never made, twice in a row, means that nobody is there.
      if (!this.connected && this.#wait > 500) this.away = true;
      this.connected = false;
      if (this.#stopped) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST);
    };
  }
}

export class LiveEvent extends Live<EventAnswer> {
  /** Another text whenever results may have changed that we may see: with the ranking where it is told, else with each version. */
  get shown(): string | null {
    return this.data && `${this.ranking ?? this.data.version} ${JSON.stringify(this.data.event.public)}`;
  }
  protected override view(): object {
    return seenAs();
  }
  protected read(): Promise<EventAnswer> {
    return api.event(this.id);
  }
  protected take(message: LiveMessage): EventAnswer | null {
    return 'event' in message ? { ...message, event: whole(message.event) } : null;
  }
}

export class LiveTable extends Live<TableView> {
  protected override view(): object {
    return { view: 'table' };
  }
  protected read(): Promise<TableView> {
    return api.ownTable(this.id);
  }
  protected take(message: LiveMessage): TableView | null {
    return 'table' in message ? { ...message.table, version: message.version, now: message.now } : null;
  }
}
