// Whether the story of a ruling ends with the ruling: then it is read out before anything else is told.
import type { ToldLine } from './types';

/** What was done last is ruled on, or answers what was asked; a call or card in the regular course goes on with the board. */
export function isRuled(told: readonly ToldLine[]): boolean {
  let ruled = false;
  let asked = false;
  for (const line of told) {
    const has = (...kinds: ToldLine['notes'][number]['kind'][]): boolean => line.notes.some((note) => kinds.includes(note.kind));
    // The last pass tells the contract, which is no ruling.
    const follows = has('consequence') && line.plain !== 'Pass';
    if (line.by === 'D') ruled ||= line.notes.length > 0;
    else ruled = asked || has('irregular') || follows;
    asked = has('choice', 'question');
  }
  return ruled;
}
