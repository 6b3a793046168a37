// A table at which boards are played: what this device may see of it, kept up to date, and what is done at it.

import { untrack } from 'svelte';
import { address, api, Away, newKey, Problem } from './api';
import { serverSaid } from './clock.svelte';
import { store, stored } from './settings.svelte';
import type { PlayMessage, PlaySeen, Seat, TableDeed } from './types';

const LONGEST = 15_000;

/** A link of a seat, or the code by which a seat is chosen. */
const LINK = /^([0-9a-f]{32,64}|[A-Z2-9]{12})$/;

/** At a table of an event the device is known by its cookie; who looks on there has a link. */
export const isOfEvent = (id: string): boolean => id.includes('-');

/** The link with which this device came to a table; it comes behind the `#` of the address, which no server sees, and is kept. */
export function linkOf(id: string, hash: string): string {
  const key = `openroom.play.${id}`;
  const given = LINK.test(hash) ? hash : '';
  if (isOfEvent(id)) return given;
  if (given) store(key, given);
  return given || stored(key, '');
}

/** The seat that was chosen on this device by the invitation to a table. */
export interface OwnSeat {
  id: string;
  seat: Seat;
  closed: boolean;
  link: string;
}
const ownKey = (id: string): string => `openroom.seat.${id}`;
export const ownSeat = (id: string): OwnSeat | null => stored<OwnSeat | null>(ownKey(id), null);
export const keepSeat = (id: string, own: OwnSeat | null): boolean => store(ownKey(id), own);

export class LivePlay {
  seen: PlaySeen | null = $state.raw(null);
  connected = $state(false);
  /** Why the table cannot be shown. */
  problem: unknown = $state.raw(null);
  /** Why what was done last was not taken. */
  refused: unknown = $state.raw(null);
  /** What is on its way, so that it can be shown as done. */
  sending = $state(false);
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** What to do when another browser tells this one something. */
  onsignal: ((by: string, data: string) => void) | null = null;
  #socket: WebSocket | null = null;
  #wait = 300;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    readonly id: string,
    readonly link: string,
    readonly beside: string | null = null,
  ) {}

  start(): () => void {
    untrack(() => {
      this.#stopped = false;
      this.#connect();
    });
    const wake = () => {
      if (document.visibilityState === 'hidden' || this.#stopped) return;
      this.#wait = 300;
      if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#connect();
    };
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

  /** What another connection has heard of this table. */
  feed(message: PlayMessage): void {
    this.#take(message);
  }

  /** A board in words, as whoever is at this device may have it. */
  told = (index: number) => api.playTold(this.id, index, this.query());

  query(): { link: string; beside?: string } {
    return this.beside ? { link: this.link, beside: this.beside } : { link: this.link };
  }

  #take(message: PlayMessage): void {
    this.ahead = message.now - Date.now();
    serverSaid(new Date(message.now).toISOString());
    const next = message.table;
    const old = this.seen;
    // Answers and live messages may come in another order than they were made.
    const newer = !old || !next || next.index > old.index || (next.index === old.index && (next.sight?.version ?? 0) >= (old.sight?.version ?? 0));
    if (next && newer) this.seen = next;
    this.problem = null;
  }

  #connect(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const from = this.seen ? { index: this.seen.index, version: this.seen.sight?.version ?? 0 } : {};
    const path = address('/api/play/{id}/live', { id: this.id }, { ...this.query(), ...from });
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 300;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as PlayMessage;
      if (message.signal) this.onsignal?.(message.signal.by, message.signal.data);
      else this.#take(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      const refused = !this.connected && !this.seen;
      this.connected = false;
      if (this.#stopped) return;
      // A socket does not say why it was refused.
      if (refused) void this.#ask();
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST);
    };
  }

  async #ask(): Promise<void> {
    try {
      const seen = await api.played(this.id, this.query());
      this.#take({ now: Date.now() + this.ahead, table: seen });
    } catch (problem) {
      this.problem = problem;
      if (problem instanceof Problem && problem.status < 500) {
        this.#stopped = true;
        clearTimeout(this.#timer);
      }
    }
  }

  /** Does something; the same thing is sent until the server has it or refuses it. */
  async send(deed: TableDeed, on?: { index: number; log: number }): Promise<boolean> {
    const index = on?.index ?? this.seen?.index ?? 0;
    const after = on?.log ?? this.seen?.sight?.log.length ?? 0;
    const body = { key: newKey(), after, deed };
    return this.#done(() => api.deed(this.id, index, this.query(), body));
  }

  async next(): Promise<boolean> {
    const after = this.seen?.index ?? 0;
    return this.#done(() => api.nextBoard(this.id, this.query(), { after }));
  }

  async #done(what: () => Promise<PlayMessage>): Promise<boolean> {
    this.sending = true;
    this.refused = null;
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          this.#take(await what());
          return true;
        } catch (problem) {
          if (!(problem instanceof Away) || tries >= 4) throw problem;
          await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** tries));
        }
      }
    } catch (problem) {
      this.refused = problem;
      return false;
    } finally {
      this.sending = false;
    }
  }
}

/** All tables of an event as they are played, over one connection. */
export class LiveTables {
  connected = $state(false);
  #tables = new Map<string, LivePlay>();
  #socket: WebSocket | null = null;
  #wait = 300;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(readonly event: string) {}

  /** A table by its name in addresses. */
  table(id: string): LivePlay {
    let one = this.#tables.get(id);
    if (!one) {
      one = new LivePlay(id, '');
      this.#tables.set(id, one);
    }
    return one;
  }

  start(): () => void {
    this.#stopped = false;
    untrack(() => this.#connect());
    const wake = () => {
      if (document.visibilityState === 'hidden' || this.#stopped) return;
      this.#wait = 300;
      if (!this.#socket || this.#socket.readyState > WebSocket.OPEN) this.#connect();
    };
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

  #connect(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${address('/api/events/{id}/tables/live', { id: this.event }, {})}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = 300;
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as PlayMessage;
      if (message.table) this.table(message.table.id).feed(message);
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
