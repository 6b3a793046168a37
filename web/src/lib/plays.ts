// Whether somebody who runs an event plays in it, as the log says.
import { me } from './me.svelte';
import type { EventState } from './types';

/** The contestant with which he plays, 0 if he has said that he does not, nothing if he has not said. */
export function saidToPlay(event: EventState, name: string): number | null {
  const said = event.staff?.filter((one) => one.name === name && (one.plays || one['plays-not'])).at(-1);
  return said ? (said.plays ?? 0) : null;
}

/** Whether whoever is at this device has said it, or is entered under his own name. */
export function saysWhetherPlays(event: EventState): boolean {
  const name = me()?.name ?? '';
  return !name || saidToPlay(event, name) !== null || event.contestants.some((one) => one.players.includes(name));
}
