// The time, as the server has it: phones are often minutes wrong.

let offset = 0;
let second: number = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function serverSaid(now: string | undefined): void {
  if (!now) return;
  const moment = Date.parse(now);
  if (Number.isFinite(moment)) offset = moment - Date.now();
}

/** The moment now, in milliseconds; changes each second while somebody uses `ticking`. */
export const now = (): number => second + offset;

export function ticking(): () => void {
  if (users === 0) timer = setInterval(() => (second = Date.now()), 1000);
  users += 1;
  second = Date.now();
  return () => {
    users -= 1;
    if (users === 0) clearInterval(timer);
  };
}

/** The clock of a round: when it began, how long it lasts, since when it is stopped, and for how many seconds it was before. */
export interface RoundClock {
  started?: string | null;
  minutes?: number | null;
  paused?: string | null;
  stopped?: number;
}

/** Seconds left of a round; negative when it is over. */
export function left({ started, minutes, paused, stopped = 0 }: RoundClock): number | null {
  if (!started || minutes === null || minutes === undefined) return null;
  const until = Date.parse(started) + minutes * 60_000 + stopped * 1000;
  return Math.round((until - (paused ? Date.parse(paused) : now())) / 1000);
}

export function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const text = hours > 1 ? `${hours}:${two((whole % 3600) / 60)}:${two(whole % 60)}` : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  return seconds < 0 ? `+${text}` : text;
}
