// The shapes of docs/server.md.

export type Seat = 'N' | 'E' | 'S' | 'W';
export type Side = 'ns' | 'ew';
export type Strain = 'C' | 'D' | 'H' | 'S' | 'NT';
export type Role = 'director' | 'assistant' | 'scorer' | 'table' | 'spectator';
export type Kind = 'pairs' | 'teams' | 'individual';
export type BoardStatus =
  | 'to-come' | 'missing' | 'late' | 'entered' | 'agreed' | 'disputed' | 'ruled' | 'not-played';

export interface ProblemBody {
  problem: string;
  ground?: string;
  code?: string;
  version?: number;
  retry_after?: number;
  current?: TableBoard;
}
export interface Me {
  role: Role;
  name?: string;
  event?: string;
  table?: string;
  seat?: Seat | null;
  needs_setup: boolean;
}
export interface Person { name: string; role: Role }
export interface NewPerson { name: string; password: string; role: string }
export interface Token { id: string | number; name: string; role: Role; created?: string }
export interface NewToken { id: string | number; secret?: string; token?: string }
export interface EventLine { id: string; name: string; kind: Kind; status: string; version: number; created: string }
export interface NewEvent { name: string; kind: Kind; structure?: string; settings?: Record<string, unknown> }
export type Action = Record<string, unknown>;
export interface NewEntry { key: string; action: Action; why?: string; expected?: number }

export interface Version {
  text: string;
  score: number | null;
  source: string | { ruling: number } | { appeal: number };
  by: string;
  at: string;
  entry: number;
  contract?: string;
  declarer?: Seat;
  tricks?: number;
  lead?: string;
}
export interface BoardAt {
  board: number;
  status: BoardStatus;
  result?: Version;
  before?: Version[];
  form?: string;
  disputed?: string;
}
export interface TableRound {
  table: string;
  ns?: number | null;
  ew?: number | null;
  n?: number | null;
  e?: number | null;
  s?: number | null;
  w?: number | null;
  boards: BoardAt[];
  progressed?: string;
}
export interface Round { round: number; started: string | null; minutes: number | null; tables: TableRound[] }
export interface Session {
  session: number;
  movement: string | null;
  sealed: boolean;
  dealt: number;
  over: string | null;
  rounds: Round[];
  seating?: Record<string, number>;
}
/** A session as everybody sees it. */
export interface PublicSession {
  session: number;
  rounds: number;
  round: number;
  started: string | null;
  minutes: number | null;
  over: string | null;
}
export interface Contestant {
  contestant: number;
  name?: string;
  players: string[];
  'late-entry'?: boolean;
  withdrawn?: unknown;
  disqualified?: boolean;
}
export interface Spot { session: number; round: number; table: string; board: number }
export interface Ruling extends Spot {
  ruling: number;
  by: string;
  at: string;
  told: string | null;
  laws: string[];
  facts?: string | null;
  before: string | null;
  score: string | null;
  'replaced-by': number | null;
  log?: string | null;
  why?: string | null;
}
export interface Call { call: number; session: number; round: number; table: string; board: number | null; at: string; by: string }
export interface Penalty {
  penalty: number;
  contestant: number;
  offence: string;
  standard?: unknown;
  disciplinary?: unknown;
  amount?: unknown;
  rescinded?: boolean;
}
export interface Appeal {
  appeal: number;
  ruling: number | null;
  penalty: number | null;
  contestant: number;
  stage: string;
  at: string;
  'may-concur'?: string[];
  deposit?: string | null;
  committee?: string[] | null;
  chair?: string | null;
  decision?: { decision: string } | null;
  answer?: { decision: string } | null;
}
export interface Deadline { request: string; session: number | null; round: number | null; ruling: number | null; until: string }
export interface EventState {
  event: string;
  kind: Kind;
  structure: string;
  entries: number;
  edition: number;
  settings: Record<string, { value: unknown }>;
  status: 'provisional' | 'official' | 'final';
  held: string | boolean | null;
  contestants: Contestant[];
  sessions: Session[];
  missing?: (Spot & { 'late-play': boolean })[];
  doubts?: (Spot & { reason: string })[];
  calls?: Call[];
  rulings?: Ruling[];
  warnings?: { contestant: number; offence: string; at: string }[];
  penalties?: Penalty[];
  appeals?: Appeal[];
  deadlines?: Deadline[];
  /** Each time that the score was made official. */
  official: string[];
  final: string | null;
  public: { status: string; sessions: { rounds: number; boards: number[]; hands: boolean }[] };
}
export interface EventAnswer { version: number; role: Role; now?: string; event: EventState }

/** What each side got on a board, and the most that one could. */
export interface Points { ns: string | null; ew: string | null; top?: string | null }
export interface Sitter { contestant: number; name?: string; players: string[] }
export interface TravellerLine { ns: number; ew: number; text: string; score: number | null; mine?: boolean; points?: { ns: string; ew: string } }
export interface TableBoard {
  board: number;
  dealer: Seat;
  vul: 'none' | 'ns' | 'ew' | 'both';
  status: BoardStatus;
  result?: Version;
  entered_by?: Side | null;
  disputed?: string;
  traveller?: TravellerLine[];
  points?: Points | null;
}
export type Next =
  | { round: number; 'sits-out': true }
  | { round: number; table: string; side: 'NS' | 'EW'; partner?: Sitter | null; opponents: Sitter[]; boards: number[] };
export interface TableAnswer {
  version: number;
  now?: string;
  name: string;
  status: string;
  session: number;
  round: number;
  rounds: number;
  started: string | null;
  minutes: number | null;
  over: string | null;
  table: string;
  seat?: Seat | null;
  sides: Partial<Record<'ns' | 'ew' | 'n' | 'e' | 's' | 'w', Sitter | null>>;
  boards: TableBoard[];
  next?: Partial<Record<'ns' | 'ew' | 'n' | 'e' | 's' | 'w', Next | null>> | null;
  call?: number | null;
  rankings?: Partial<Record<Side, Place>>;
}

export interface Place {
  rank: number | null;
  contestant: number;
  total: number | string;
  percent: number | string | null;
  tied?: boolean;
  boards?: number;
}
export interface Standings { version?: number; unit?: string; standings: Place[]; warnings?: string[] }
export interface ChartPoint { session: number; round: number; standings: Place[] }
export interface BoardPage {
  board: number;
  dealer: Seat;
  vul: 'none' | 'ns' | 'ew' | 'both';
  deal?: string | null;
  dd?: { tricks: Record<Seat, Record<Strain, number>>; par?: number | null } | null;
  results: BoardLine[];
}
export interface BoardLine {
  round: number;
  table: string;
  ns?: number;
  ew?: number;
  n?: number;
  e?: number;
  s?: number;
  w?: number;
  text: string | null;
  lead?: string | null;
  score: number | null;
  points?: Points | null;
  status?: string;
}
export interface ScorecardLine extends Spot {
  side: 'NS' | 'EW';
  opponents: number[];
  text: string | null;
  score: number | null;
  points?: Points | null;
  status?: string;
}
export interface Scorecard {
  contestant: number;
  name?: string;
  players: string[];
  rank?: number | null;
  total?: number | string | null;
  percent?: number | string | null;
  boards: ScorecardLine[];
}
export interface TableCode { table: string; code: string; url: string; svg: string }
export interface Wish { kind: Kind; contestants: number; boards: number; minutes: number }
export interface Offer {
  title: string;
  text: string;
  plan: string;
  rounds?: number;
  tables?: number;
  boards?: number;
  total_boards?: number;
  minutes?: number;
  winners?: number;
  sat_out?: number;
  grid?: ({ table: string; boards: string } & Partial<Record<'ns' | 'ew' | 'n' | 'e' | 's' | 'w', number | null>>)[][];
}

/** An entry of the table log: who did what, or a line of the log as the server wrote it. */
export type LogEntry = Record<string, unknown> | string;
export interface StepAsked {
  edition: number;
  board: number;
  deal?: string;
  entries: LogEntry[];
  language: string;
}
export interface Answer {
  text: string;
  entry?: LogEntry;
  by?: string;
  verb?: string;
  needs?: 'call' | 'card' | 'tricks' | 'number' | 'adjust' | 'text';
}
export interface Outcome {
  edition: number;
  phase: 'auction' | 'clarification' | 'play' | 'over';
  turn: Seat | null;
  auction: string[];
  contract: null | 'passed-out' | { level: number; strain: Strain; doubled: number; declarer: Seat };
  penalty: Record<string, Record<string, string>>;
  barred: Record<string, string>;
  legal?: string[];
  trick: [Seat, string][];
  tricks: { NS: number; EW: number };
  transfer: Partial<Record<'NS' | 'EW', number>>;
  result: null | { tricks: number | null; score: number };
  adjusted?: unknown;
  irregularities: { law: string; by: string }[];
  cited: string[];
  review: string[];
}
export interface Told { text: string; notes?: string[]; laws?: { clause: string; summary: string }[] }
export interface Step {
  outcome: Outcome | null;
  awaiting: null | { by: string[]; who: string; law: string; rule?: string; text: string; answers: Answer[] };
  told: Told[];
  log: string;
  refused?: { problem: string } | null;
}
