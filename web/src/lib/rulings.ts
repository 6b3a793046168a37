// What a ruling is about, in one line.

import { language } from './settings.svelte';
import type { Ruling } from './types';
import { t } from './words.svelte';

/** What was irregular, as the engine names it; else the clauses on which the ruling rests. */
export const subjectOf = (ruling: Ruling): string =>
  ruling.subjects?.[language()] ?? (ruling.laws.length ? ruling.laws.map((law) => t('law-number', { law })).join(', ') : '');
