import type { Numbers } from './types';

/** The numbers from which one is said, as the engine names them. */
export const all = (numbers: Numbers | null | undefined): number[] =>
  numbers ? Array.from({ length: numbers.most - numbers.least + 1 }, (_, i) => numbers.least + i) : [];
