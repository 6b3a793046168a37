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

/** Seconds left of a round that began at `started`; negative when it is over. */
export function left(started: string | null, minutes: number | null): number | null {
  if (!started || minutes === null) return null;
  return Math.round((Date.parse(started) + minutes * 60_000 - now()) / 1000);
}

export function clockText(seconds: number): string {
  const whole = Math.abs(seconds);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const text = hours > 1 ? `${hours}:${two((whole % 3600) / 60)}:${two(whole % 60)}` : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  return seconds < 0 ? `+${text}` : text;
}
