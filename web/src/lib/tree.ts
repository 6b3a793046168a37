// Where the picture of what leads to what puts its Laws and lines. It decides nothing: the lines are those of the book.

import type { Branch } from './book';

export interface Placed {
  law: number;
  clauses: number;
  y: number;
  path: string;
  width: number;
}
export interface Near {
  from: Placed[];
  to: Placed[];
  middle: number;
  height: number;
}

const ROW = 44;
const thick = (clauses: number): number => Math.min(6, 1 + clauses * 0.6);

/** One Law in the middle of 320 units, its neighbours in two columns. */
export function near(tree: readonly Branch[], law: number): Near {
  const heavy = (a: { clauses: number; law: number }, b: { clauses: number; law: number }) => b.clauses - a.clauses || a.law - b.law;
  const from = tree.filter((one) => one.to === law).map((one) => ({ law: one.from, clauses: one.clauses })).sort(heavy);
  const to = tree.filter((one) => one.from === law).map((one) => ({ law: one.to, clauses: one.clauses })).sort(heavy);
  const rows = Math.max(from.length, to.length, 1);
  const height = rows * ROW + 8;
  const middle = height / 2;
  const placed = (all: { law: number; clauses: number }[], start: number, end: number): Placed[] =>
    all.map((one, i) => {
      const y = middle + (i - (all.length - 1) / 2) * ROW;
      const half = (start + end) / 2;
      return { ...one, y, width: thick(one.clauses), path: `M ${start} ${y} C ${half} ${y}, ${half} ${middle}, ${end} ${middle}` };
    });
  return { from: placed(from, 68, 120), to: placed(to, 252, 200), middle, height };
}

export interface Wheel {
  laws: { law: number; x: number; y: number; turn: number; end: boolean }[];
  lines: { from: number; to: number; path: string; width: number }[];
}

const CENTRE = 500;
const RIM = 430;

/** All Laws on a circle of 1000 units, in the order of the book, with a gap between chapters. */
export function wheel(tree: readonly Branch[], chapters: readonly { laws: number[] }[]): Wheel {
  const filled = chapters.filter((one) => one.laws.length);
  const slots = filled.reduce((sum, one) => sum + one.laws.length + 1, 0);
  const angles = new Map<number, number>();
  let slot = 0;
  for (const chapter of filled) {
    for (const law of chapter.laws) angles.set(law, (slot++ / slots) * 2 * Math.PI - Math.PI / 2);
    slot++;
  }
  const at = (law: number, radius: number): [number, number] => {
    const angle = angles.get(law) ?? 0;
    return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
  };
  const laws = [...angles].map(([law, angle]) => {
    const [x, y] = at(law, RIM + 14);
    const degrees = (angle * 180) / Math.PI;
    // Numbers on the left would stand on their heads.
    const end = degrees > 90;
    return { law, x, y, turn: round(end ? degrees + 180 : degrees), end };
  });
  const lines = tree.map(({ from, to, clauses }) => {
    const [x, y] = at(from, RIM);
    const [u, v] = at(to, RIM);
    return { from, to, width: thick(clauses) * 0.7, path: `M ${x} ${y} Q ${CENTRE} ${CENTRE} ${u} ${v}` };
  });
  return { laws, lines };
}

const round = (value: number): number => Math.round(value * 10) / 10;
