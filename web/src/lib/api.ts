// The one place that speaks to the server. What is sent and what comes back is typed by the description of the interface.

import { watched } from './busy.svelte';
import { whole } from './event';
import { me } from './me.svelte';
import { language } from './settings.svelte';
import type { paths } from './schema';
import type * as T from './types';

/** What the server refuses, in its words. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: T.Problem,
  ) {
    super(body.problem);
  }
  get code(): string {
    return this.body.code ?? '';
  }
}

/** No answer at all: the phone or the server is away. */
export class Away extends Error {}

type Method = 'get' | 'post' | 'put' | 'delete';
/** The addresses that know a method. */
type Path<M extends Method> = { [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never }[keyof paths];
type Operation<M extends Method, P extends Path<M>> = paths[P][M];
type Answer<O> = O extends { responses: { 200: { content: { 'application/json': infer A } } } } ? A : null;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? { body: B } : { body?: never };
type Values<O> = O extends { parameters: { path: infer V } } ? { path: V } : { path?: never };
type Query<O> = O extends { parameters: { query?: infer Q } } ? { query?: Q } : { query?: never };
// One operation at a time: of all at once TypeScript would make every combination of their parts.
type Asked<O> = O extends unknown ? Body<O> & Values<O> & Query<O> & { seconds?: number } : never;

/** Seconds after which nobody is there: most things take a moment, some have much to think about; passwords are slow on purpose. */
const SOON = 12;
const LONG = 90;

/** An address with its values and its question. */
export function address(pattern: string, values: object = {}, query: object = {}): string {
  const known = values as Record<string, string | number>;
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known[name])));
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(said.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

async function call<M extends Method, P extends Path<M>>(method: M, path: P, wish: Asked<Operation<M, P>>): Promise<Answer<Operation<M, P>>> {
  const asked = wish as { body?: unknown; path?: object; query?: object; seconds?: number };
  let answer: Response;
  let text: string;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), (asked.seconds ?? SOON) * 1000);
  try {
    // The server words its refusals in the language of the page.
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language() };
    const init: RequestInit = { method: method.toUpperCase(), credentials: 'same-origin', headers, signal: patience.signal };
    if (asked.body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(asked.body);
    }
    answer = await watched(fetch(address(path, asked.path, asked.query), init));
    text = await watched(answer.text());
  } catch {
    throw new Away();
  } finally {
    clearTimeout(timer);
  }
  // A proxy or a server going down, not a refusal.
  if (answer.status === 502 || answer.status === 503 || answer.status === 504) throw new Away();
  const value = json(text);
  if (!answer.ok) throw new Problem(answer.status, (value ?? { problem: answer.statusText, code: 'failed' }) as T.Problem);
  return value as Answer<Operation<M, P>>;
}

function json(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return { problem: text };
  }
}

/** A phone that sits at a table is told of its table; of the event it sees what anybody does. */
export const seenAs = (): { view?: string } => (me()?.role === 'table' ? { view: 'public' } : {});

/** So many events come at once. */
export const EVENTS = 50;

export const api = {
  me: () => call('get', '/api/me', {}),
  setup: (body: T.Setup) => call('post', '/api/setup', { body, seconds: LONG }),
  signIn: (body: T.SignIn) => call('post', '/api/sign-in', { body, seconds: LONG }),
  signOut: () => call('post', '/api/sign-out', {}),
  reset: (body: T.Reset) => call('post', '/api/reset', { body, seconds: LONG }),
  people: () => call('get', '/api/people', {}),
  addPerson: (body: T.NewPerson) => call('post', '/api/people', { body, seconds: LONG }),
  removePerson: (name: string) => call('delete', '/api/people/{name}', { path: { name } }),
  clubs: () => call('get', '/api/clubs', {}),
  nodes: () => call('get', '/api/nodes', {}),
  addClub: (body: T.NewClub) => call('post', '/api/clubs', { body }),
  changeClub: (id: string, body: T.ClubChange) => call('put', '/api/clubs/{id}', { path: { id }, body }),
  removeClub: (id: string, again: string) => call('delete', '/api/clubs/{id}', { path: { id }, body: { again } }),
  members: () => call('get', '/api/members', {}),
  addMember: (body: T.MemberWish) => call('post', '/api/members', { body }),
  editMember: (member: string, body: T.MemberWish) => call('put', '/api/members/{member}', { path: { member }, body }),
  removeMember: (member: string) => call('delete', '/api/members/{member}', { path: { member } }),
  mergeMembers: (member: string, other: string) => call('post', '/api/members/{member}/merge', { path: { member }, body: { other } }),
  linkOf: (member: string) => call('post', '/api/members/{member}/link', { path: { member } }),
  lookAtList: (text: string) => call('post', '/api/members/list', { body: { text } }),
  importMembers: (body: T.ListWish) => call('post', '/api/members/import', { body, seconds: LONG }),
  playersSeen: (body: T.PlayersSeen) => call('post', '/api/members/played', { body }),
  membersAgreed: (members: string[]) => call('post', '/api/members/agreed', { body: { members } }),
  lastPlayers: (kind: T.EventKind) => call('get', '/api/members/last', { query: { kind } }),
  findPeople: (id: string, text: string) => call('get', '/api/events/{id}/people', { path: { id }, query: { text } }),
  home: () => call('get', '/api/home', {}),
  setProfile: (body: T.ClubProfile) => call('put', '/api/club/profile', { body }),
  removeLogo: () => call('delete', '/api/club/logo', {}),
  addPlan: (body: T.PlanWish) => call('post', '/api/plans', { body }),
  removePlan: (plan: string) => call('delete', '/api/plans/{plan}', { path: { plan } }),
  setPlanEvent: (plan: string, event: string) => call('put', '/api/plans/{plan}', { path: { plan }, body: { event } }),
  wishToPlay: (plan: string, players: string[]) => call('post', '/api/plans/{plan}/wishes', { path: { plan }, body: { players } }),
  answerWish: (plan: string, wish: string, accepted: boolean) => call('put', '/api/plans/{plan}/wishes/{wish}', { path: { plan, wish }, body: { accepted } }),
  takeBackWish: (plan: string, wish: string, secret = '') => call('delete', '/api/plans/{plan}/wishes/{wish}', { path: { plan, wish }, body: { secret } }),
  player: (code: string) => call('get', '/api/player/{code}', { path: { code }, seconds: LONG }),
  choosePlayer: (code: string, consent: boolean) => call('put', '/api/player/{code}', { path: { code }, body: { consent } }),
  leaveClub: (code: string) => call('delete', '/api/player/{code}', { path: { code } }),
  tokens: () => call('get', '/api/tokens', {}),
  addToken: (body: T.NewToken) => call('post', '/api/tokens', { body }),
  removeToken: (id: string) => call('delete', '/api/tokens/{id}', { path: { id } }),
  /** A page of the list, after an event or from the beginning; fewer than `EVENTS` are the last. */
  events: (after?: string) => call('get', '/api/events', { query: { after, limit: EVENTS } }),
  createEvent: (body: T.NewEvent) => call('post', '/api/events', { body }),
  putAway: (id: string, away: boolean) => call('post', '/api/events/{id}/away', { path: { id }, body: { away } }),
  event: async (id: string): Promise<T.EventAnswer> => {
    const answer = await call('get', '/api/events/{id}', { path: { id }, query: seenAs() });
    if (!('event' in answer)) throw new Away();
    return { ...answer, event: whole(answer.event) };
  },
  write: (id: string, body: T.NewEntry) => call('post', '/api/events/{id}/entries', { path: { id }, body }),
  table: (id: string, table: string) => call('get', '/api/events/{id}/tables/{table}', { path: { id, table } }),
  seasons: () => call('get', '/api/seasons', {}),
  season: (season: string) => call('get', '/api/seasons/{season}', { path: { season }, seconds: LONG }),
  addSeason: (body: T.SeasonWish) => call('post', '/api/seasons', { body }),
  changeSeason: (season: string, body: T.SeasonWish) => call('put', '/api/seasons/{season}', { path: { season }, body }),
  venueLinks: (season: string) => call('get', '/api/seasons/{season}/venues', { path: { season } }),
  removeSent: (season: string, venue: string) => call('delete', '/api/seasons/{season}/venues', { path: { season }, query: { venue } }),
  venue: (season: string, link: string) => call('get', '/api/seasons/{season}/venue', { path: { season }, query: { link } }),
  sendResults: (season: string, link: string, results: string) => call('post', '/api/seasons/{season}/venue', { path: { season }, query: { link }, body: { results }, seconds: LONG }),
  removeSeason: (season: string) => call('delete', '/api/seasons/{season}', { path: { season } }),
  stages: (id: string) => call('get', '/api/events/{id}/stages', { path: { id } }),
  makeStages: (id: string, body: T.StagesWish) => call('post', '/api/events/{id}/stages', { path: { id }, body, seconds: LONG }),
  /** What holds at an event beside the Laws; with `words` only the regulations that they find. */
  conditions: (id: string, words?: string) => call('get', '/api/events/{id}/regulations', { path: { id }, query: { words } }),
  qualifiers: (id: string) => call('get', '/api/events/{id}/qualifiers', { path: { id } }),
  league: (id: string) => call('get', '/api/events/{id}/league', { path: { id } }),
  leagueDivisions: (id: string) => call('get', '/api/events/{id}/league/divisions', { path: { id } }),
  newLeague: (body: T.NewLeague) => call('post', '/api/leagues', { body, seconds: LONG }),
  nextLeague: (body: T.NextLeague) => call('post', '/api/leagues/next', { body, seconds: LONG }),
  captains: (id: string) => call('get', '/api/events/{id}/captains', { path: { id } }),
  captain: (id: string, link: string) => call('get', '/api/events/{id}/captain', { path: { id }, query: { link } }),
  captainWrites: (id: string, link: string, body: T.NewEntry) => call('post', '/api/events/{id}/captain', { path: { id }, query: { link }, body }),
  standings: (id: string) => call('get', '/api/events/{id}/standings', { path: { id } }),
  chart: (id: string) => call('get', '/api/events/{id}/chart', { path: { id } }),
  record: (id: string, before?: number, limit?: number) => call('get', '/api/events/{id}/record', { path: { id }, query: { before, limit } }),
  board: (id: string, session: number, board: number, hands?: boolean) => call('get', '/api/events/{id}/boards/{session}/{board}', { path: { id, session, board }, query: { hands } }),
  explained: (id: string, session: number, board: number, contestant: number) =>
    call('get', '/api/events/{id}/boards/{session}/{board}/explained/{contestant}', { path: { id, session, board, contestant } }),
  contestant: (id: string, number: number) => call('get', '/api/events/{id}/contestants/{number}', { path: { id, number } }),
  /** The codes of an event's tables, or those that stay the same from session to session. */
  codes: (id: string, lasting = false) => call('get', '/api/events/{id}/codes', { path: { id }, query: { lasting } }),
  newCodes: (id: string, lasting = false) => call('post', '/api/events/{id}/codes', { path: { id }, query: { lasting } }),
  join: (code: string, event?: string) => call('post', '/api/join', { body: { code, ...(event ? { event } : {}) } }),
  /** A phone goes with its player; what lies on the table is for both sides. */
  seat: (seat: T.Seat, kind: 'follows' | 'shared') => call('post', '/api/join/seat', { body: { seat, [kind]: true } }),
  /** The table at which this device is now. */
  ownTable: async (id: string): Promise<T.TableView> => {
    const answer = await call('get', '/api/events/{id}', { path: { id }, query: { view: 'table' } });
    if (!('table' in answer)) throw new Problem(401, { problem: '', code: 'not-signed-in' });
    return answer.table;
  },
  lead: (id: string, body: T.LeadAsked) => call('post', '/api/events/{id}/lead', { path: { id }, body }),
  suggest: (body: T.Suggest) => call('post', '/api/movements/suggest', { body, seconds: LONG }),
  settings: (asked: { kind?: T.EventKind; structure?: T.Structure; method?: string; boards?: number }) => call('get', '/api/settings', { query: asked }),
  ownMovement: (body: T.OwnMovement) => call('post', '/api/movements/check', { body, seconds: LONG }),
  changes: (id: string, body: T.ChangeWish) => call('post', '/api/events/{id}/movement/changes', { path: { id }, body, seconds: LONG }),
  draw: (id: string, body: T.DrawWish) => call('post', '/api/events/{id}/draw', { path: { id }, body, seconds: LONG }),
  promises: (id: string) => call('get', '/api/events/{id}/promises', { path: { id }, seconds: LONG }),
  deal: (id: string, body: T.DealWish) => call('post', '/api/events/{id}/deal', { path: { id }, body, seconds: LONG }),
  handRecord: (id: string, session: number) => call('get', '/api/events/{id}/hand-record/{session}', { path: { id, session } }),
  exported: (id: string, format: T.ExportFormat, session?: number) =>
    call('get', '/api/events/{id}/export/{format}', { path: { id, format }, query: { report: true, session }, seconds: LONG }),
  score: (query: { board: number; contract: string; by?: T.Seat; tricks?: number }) => call('get', '/api/score', { query }),
  tablesOpen: () => call('get', '/api/play', {}),
  openTable: (body: T.NewTable) => call('post', '/api/play', { body }),
  playRobots: (body: T.NewGame) => call('post', '/api/play/robots', { body }),
  bidLesson: (body: T.BidLesson) => call('post', '/api/practice/bidding', { body }),
  seatRobot: (id: string, link: string, body: T.RobotSeated) => call('post', '/api/play/{id}/robots', { path: { id }, query: { link }, body }),
  beside: (id: string, index: number, query: { link: string }) => call('get', '/api/play/{id}/boards/{index}/compared', { path: { id, index }, query }),
  tableLinks: (id: string, link: string) => call('get', '/api/play/{id}/links', { path: { id }, query: { link } }),
  played: (id: string, query: { link: string; beside?: string }) => call('get', '/api/play/{id}', { path: { id }, query }),
  playedBoard: (id: string, index: number, query: { link: string; beside?: string }) => call('get', '/api/play/{id}/boards/{index}', { path: { id, index }, query }),
  playTold: (id: string, index: number, query: { link: string; beside?: string }) => call('get', '/api/play/{id}/boards/{index}/told', { path: { id, index }, query }),
  playPace: (id: string, query: { link: string }) => call('get', '/api/play/{id}/pace', { path: { id }, query }),
  playWorth: (record: string) => call('post', '/api/replay/worth', { body: { record }, seconds: LONG }),
  replayFile: (text: string) => call('post', '/api/replay', { body: { text }, seconds: LONG }),
  signal: (id: string, query: { link: string }, body: T.NewSignal) => call('post', '/api/play/{id}/signals', { path: { id }, query, body }),
  ice: (id: string, query: { link: string }) => call('get', '/api/play/{id}/ice', { path: { id }, query }),
  findTable: (code: string) => call('post', '/api/play/find', { body: { code } }),
  chooseSeat: (id: string, link: string, body: T.SeatWish) => call('post', '/api/play/{id}/seats', { path: { id }, query: { link }, body }),
  leaveSeat: (id: string, link: string) => call('delete', '/api/play/{id}/seats', { path: { id }, query: { link } }),
  onlookerLinks: (id: string) => call('get', '/api/events/{id}/onlookers', { path: { id } }),
  newOnlookerLinks: (id: string) => call('post', '/api/events/{id}/onlookers', { path: { id } }),
  tablesToWatch: (id: string, link: string) => call('get', '/api/events/{id}/watch', { path: { id }, query: { link } }),
  deed: (id: string, index: number, query: { link: string; beside?: string }, body: T.NewDeed) =>
    call('post', '/api/play/{id}/boards/{index}/deeds', { path: { id, index }, query, body }),
  nextBoard: (id: string, query: { link: string; beside?: string }, body: T.NextBoard) => call('post', '/api/play/{id}/boards', { path: { id }, query, body }),
  first: (body: T.FirstAsked) => call('post', '/api/rulings/first', { body }),
  step: (body: T.StepAsked) => call('post', '/api/rulings/step', { body }),
  papers: (id: string) => call('get', '/api/events/{id}/papers', { path: { id } }),
  directing: (id: string) => call('get', '/api/events/{id}/directing', { path: { id } }),
  unnoticed: (id: string) => call('get', '/api/events/{id}/unnoticed', { path: { id }, seconds: LONG }),
  conduct: () => call('get', '/api/conduct', {}),
  openConduct: (body: T.ConductOpened) => call('post', '/api/conduct', { body }),
  addConduct: (record: string, body: T.ConductAdded) => call('post', '/api/conduct/{record}', { path: { record }, body }),
  removeConduct: (record: string) => call('delete', '/api/conduct/{record}', { path: { record } }),
  suspended: () => call('get', '/api/conduct/suspended', {}),
  cases: (id: string) => call('get', '/api/events/{id}/cases', { path: { id } }),
  case: (id: string, number: number) => call('get', '/api/events/{id}/cases/{case}', { path: { id, case: number } }),
  caseQuestion: (id: string, number: number, question: T.CaseQuestion, second: boolean) =>
    call('get', '/api/events/{id}/cases/{case}/questions/{question}', { path: { id, case: number, question }, query: { second } }),
  casesLike: (id: string, number: number) => call('get', '/api/events/{id}/cases/{case}/like', { path: { id, case: number } }),
  casebook: (query: T.CasebookWish) => call('get', '/api/casebook', { query, seconds: LONG }),
  caseProblem: (id: string, number: number, seat: T.CaseSeat) => call('get', '/api/events/{id}/cases/{case}/problem', { path: { id, case: number }, query: { seat } }),
  weighCase: (id: string, number: number, body: T.CaseWeigh) => call('post', '/api/events/{id}/cases/{case}/weigh', { path: { id, case: number }, body }),
  /** The written ruling of a case, for those who rule and for the parties. */
  written: (id: string, ruling: number) => call('get', '/api/events/{id}/rulings/{ruling}/written', { path: { id, ruling } }),
  comparable: (body: T.ComparableAsked) => call('post', '/api/rulings/comparable', { body }),
  meanings: () => call('get', '/api/rulings/meanings', {}),
};

/** A key for an entry, so that one sent twice is written once. */
export const newKey = (): string =>
  // randomUUID wants https; a club's network often has only http.
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Asks for what is not JSON, one way or the other. */
async function plain(path: string, method: string, type: string, body: BodyInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { method, credentials: 'same-origin', headers: { 'content-type': type, 'accept-language': language() }, body });
  } catch {
    throw new Away();
  }
  if (!answer.ok) throw new Problem(answer.status, (json(await answer.text()) ?? { problem: answer.statusText, code: 'failed' }) as T.Problem);
  return answer;
}

/** Sets the logo of the club, a picture in JPEG. */
export async function sendLogo(picture: Blob): Promise<void> {
  await plain('/api/club/logo', 'PUT', 'image/jpeg', picture);
}

/** Takes in a system card, a PDF or a picture; where it is then. */
export async function sendCard(id: string, query: { link: string }, file: Blob): Promise<string> {
  const answer = await plain(address('/api/play/{id}/card', { id }, query), 'POST', 'application/octet-stream', file);
  return ((await answer.json()) as T.CardKept).card;
}

/** New private links for all who have none, as a sheet to be cut. */
export async function printLinks(paper: 'a4' | 'letter'): Promise<Blob> {
  return (await plain('/api/members/links', 'POST', 'application/json', JSON.stringify({ paper }))).blob();
}
