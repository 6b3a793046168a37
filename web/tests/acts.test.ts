// Every act of the engine has its place on the ruling page, or a reason why it has none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ELSEWHERE, GROUPS, nameOf, offered, ON_PAGE } from '../src/lib/acts';
import type { Act, PossibleAct } from '../src/lib/types';

const description = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'));
/** The acts that the engine knows. */
const known = description.components.schemas.Act.enum as Act[];
const onPage = GROUPS.flatMap((group) => ON_PAGE[group]);

test('every act has a button or a reason, and none has both', () => {
  expect(known.length).toBeGreaterThan(60);
  expect([...onPage, ...Object.keys(ELSEWHERE)].sort()).toEqual([...known].sort());
});

test('every act on the page has its name in words, and its group', () => {
  const english = readFileSync(join(__dirname, '../../locales/en/pages.ftl'), 'utf8');
  for (const act of onPage) expect(english).toContain(`\nact-${nameOf(act)} = `);
  for (const group of GROUPS) expect(english).toContain(`\nacts-${group} = `);
});

test('what the engine does not offer is not on the page, nor what answers its question', () => {
  const acts: PossibleAct[] = [
    { by: 'N', act: 'call', needs: 'call' },
    { by: 'N', act: 'attention', needs: 'nothing' },
    { by: 'N', act: 'accepts', needs: 'nothing', answers: true },
    { by: 'E', act: 'hesitates', needs: 'nothing' },
  ];
  const ids = (who: 'N' | 'E', usual: Act) => offered(acts, who, usual).flatMap((one) => one.acts.map((act) => act.act));
  expect(ids('N', 'call')).toEqual(['attention']);
  expect(ids('N', 'card')).toEqual(['call', 'attention']);
  expect(ids('E', 'call')).toEqual(['hesitates']);
});
