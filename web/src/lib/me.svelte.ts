// Who is at this device, as the server sees it.

import { api } from './api';
import type { Me } from './types';

let known: Me | null = $state.raw(null);

export const me = (): Me | null => known;
export const isStaff = (): boolean => ['director', 'assistant', 'scorer'].includes(known?.role ?? '');
export const mayRule = (): boolean => ['director', 'assistant'].includes(known?.role ?? '');
export const isDirector = (): boolean => known?.role === 'director';

export async function refresh(): Promise<Me> {
  known = await api.me();
  return known;
}
