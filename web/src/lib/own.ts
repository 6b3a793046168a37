// A score as a side sees it: the server gives it as North-South see it.

import type { Side } from './types';

export const ownScore = (score: number, side: Side): number => (side === 'ew' && score !== 0 ? -score : score);
