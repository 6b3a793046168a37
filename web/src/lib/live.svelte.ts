// An event kept up to date: read once, then the WebSocket tells what changed since the version that we have.

import { untrack } from 'svelte';
import { api, asAnybody } from './api';
import { serverSaid } from './clock.svelte';
import { whole } from './event';
import type { EventAnswer, TableAnswer } from './types';

interface Message {
  version: number;
  now?: string;
  event?: EventAnswer['event'];
  role?: EventAnswer['role'];
  table?: TableAnswer;
}

const LONGEST = 15_000;

abstract class Live<A extends { version: number; now?: string }> {
  data: A | null = $state.raw(null);
  connected = $state(false);
  problem: unknown = $state.raw(null);
  #socket: WebSocket | null = null;
  #wait = 500;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly id: string) {}

  protected abstract read(): Promise<A>;
  protected abstract take(message: Message): A | null;
  protected view(): string {
    return '';
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
    } catch (problem) {
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
    const since = `?version=${this.data?.version ?? 0}${this.view()}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/events/${encodeURIComponent(this.id)}/live${since}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 500;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      serverSaid(message.now);
      const next = this.take(message);
      if (next) this.data = next;
      else if (!this.data) void this.reload();
      // A version alone: nothing that we may see has changed, but a ranking may be asked for again.
      else if (message.version > this.data.version) this.data = { ...this.data, version: message.version };
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.connected = false;
      if (this.#stopped) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST);
    };
  }
}

export class LiveEvent extends Live<EventAnswer> {
  protected override view(): string {
    return asAnybody('&');
  }
  protected read(): Promise<EventAnswer> {
    return api.event(this.id);
  }
  protected take(message: Message): EventAnswer | null {
    if (!message.event) return null;
    return { version: message.version, role: message.role ?? this.data?.role ?? 'spectator', event: whole(message.event) };
  }
}

export class LiveTable extends Live<TableAnswer> {
  constructor(
    id: string,
    readonly table: string,
  ) {
    super(id);
  }
  protected read(): Promise<TableAnswer> {
    return api.table(this.id, this.table);
  }
  protected take(message: Message): TableAnswer | null {
    return message.table ? { ...message.table, version: message.version } : null;
  }
}
