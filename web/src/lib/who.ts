// Who wrote an entry, in the reader's words: the log says `director Ana`, `contestant 4`.

import { named } from './event';
import type { EventState, Who } from './types';
import { t } from './words.svelte';

const ROLES: Record<string, string> = {
  organiser: 'by-organiser', 'director-in-charge': 'role-director', director: 'role-director', scorer: 'role-scorer', committee: 'by-committee',
};

export function whoText(event: EventState | undefined, who: Who): string {
  const side = /^(?:contestant|captain) (\d+)/.exec(who);
  if (side) return (event && named(event, Number(side[1]))) || side[1]!;
  const [role = '', ...name] = who.split(' ');
  return [name.join(' '), t(ROLES[role] ?? 'role-director')].filter(Boolean).join(', ');
}
