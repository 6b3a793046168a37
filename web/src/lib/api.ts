// The one place that speaks to the server.

import { whole } from './event';
import { me } from './me.svelte';
import type * as T from './types';

/** What the server refuses, in its words. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: T.ProblemBody,
  ) {
    super(body.problem);
  }
  get code(): string {
    return this.body.code ?? '';
  }
}

/** No answer at all: the phone or the server is away. */
export class Away extends Error {}

/** Seconds after which nobody is there: most things take a moment, some have much to think about. */
const SOON = 12;
const LONG = 90;

export async function request<R>(method: string, path: string, body?: unknown, seconds = SOON): Promise<R> {
  let answer: Response;
  let text: string;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), seconds * 1000);
  try {
    const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' }, signal: patience.signal };
    if (body !== undefined) {
      init.headers = { ...init.headers, 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    answer = await fetch(path, init);
    text = await answer.text();
  } catch {
    throw new Away();
  } finally {
    clearTimeout(timer);
  }
  // A proxy or a server going down, not a refusal.
  if (answer.status === 502 || answer.status === 503 || answer.status === 504) throw new Away();
  let value: unknown = null;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    value = { problem: text };
  }
  if (!answer.ok) throw new Problem(answer.status, (value ?? { problem: answer.statusText }) as T.ProblemBody);
  return value as R;
}

const get = <R>(path: string) => request<R>('GET', path);
const post = <R>(path: string, body: unknown = {}, seconds?: number) => request<R>('POST', path, body, seconds);
const at = encodeURIComponent;
const event = (id: string) => `/api/events/${at(id)}`;

/** A phone that sits at a table is told of its table; of the event it sees what anybody does. */
export const asAnybody = (mark: '?' | '&'): string => (me()?.role === 'table' ? `${mark}view=public` : '');

export const api = {
  me: () => get<T.Me>('/api/me'),
  setup: (code: string, name: string, password: string) => post('/api/setup', { code, name, password }),
  signIn: (name: string, password: string) => post('/api/sign-in', { name, password }),
  signOut: () => post('/api/sign-out'),
  reset: (code: string, password: string) => post('/api/reset', { code, password }),
  people: () => get<T.Person[]>('/api/people'),
  addPerson: (person: T.NewPerson) => post('/api/people', person),
  removePerson: (name: string) => request('DELETE', `/api/people/${at(name)}`),
  tokens: () => get<T.Token[]>('/api/tokens'),
  addToken: (name: string, role: string) => post<T.NewToken>('/api/tokens', { name, role }),
  removeToken: (id: string | number) => request('DELETE', `/api/tokens/${at(String(id))}`),
  events: () => get<T.EventLine[]>('/api/events'),
  createEvent: (body: T.NewEvent) => post<{ id: string; version: number }>('/api/events', body),
  event: async (id: string) => {
    const answer = await get<T.EventAnswer>(`${event(id)}${asAnybody('?')}`);
    return { ...answer, event: whole(answer.event) };
  },
  write: (id: string, body: T.NewEntry) => post<{ version: number }>(`${event(id)}/entries`, body),
  table: (id: string, table: string) => get<T.TableAnswer>(`${event(id)}/tables/${at(table)}`),
  standings: (id: string) => get<T.Standings>(`${event(id)}/standings`),
  chart: (id: string) => get<T.ChartPoint[]>(`${event(id)}/chart`),
  board: (id: string, session: number, board: number) => get<T.BoardPage>(`${event(id)}/boards/${session}/${board}`),
  contestant: (id: string, n: number) => get<T.Scorecard>(`${event(id)}/contestants/${n}`),
  codes: (id: string) => get<T.TableCode[]>(`${event(id)}/codes`),
  newCodes: (id: string) => post<T.TableCode[]>(`${event(id)}/codes`),
  join: (code: string) => post<{ event: string; table: string }>('/api/join', { code }),
  seat: (seat: T.Seat) => post('/api/join/seat', { seat }),
  suggest: (wish: T.Wish) => post<T.Offer[]>('/api/movements/suggest', wish, LONG),
  deal: (id: string, body: { session: number; boards?: number; pbn?: string }) => post(`${event(id)}/deal`, body, LONG),
  score: (query: URLSearchParams) => get<{ score: number | null }>(`/api/score?${query.toString()}`),
  step: (body: T.StepAsked) => post<T.Step>('/api/rulings/step', body),
};

/** A key for an entry, so that one sent twice is written once. */
export const newKey = (): string =>
  // randomUUID wants https; a club's network often has only http.
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const exported = (id: string, format: string): string => `${event(id)}/export/${format}`;
