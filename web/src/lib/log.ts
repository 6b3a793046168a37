// The log of a ruling, taken apart again to be told in another language: a key a line, then an entry a line.

import type { LogEntry, StepAsked } from './types';

const value = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export function readLog(text: string): Omit<StepAsked, 'language'> {
  const head: Record<string, unknown> = {};
  const entries: LogEntry[] = [];
  for (const line of text.split('\n')) {
    const key = /^([a-z]+): (.+)$/.exec(line);
    if (line.startsWith('- ')) entries.push(value(line.slice(2)) as LogEntry);
    else if (key) head[key[1]!] = value(key[2]!);
  }
  const asked = { edition: Number(head['edition'] ?? 2017), board: Number(head['board'] ?? 1), entries };
  return typeof head['deal'] === 'string' ? { ...asked, deal: head['deal'] } : asked;
}
