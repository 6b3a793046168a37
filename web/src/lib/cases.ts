// The shapes of cases under short names.
import type * as S from './schema';

export type { CaseAct, CaseView } from './schema';
export type At = S.CaseSeat;
export type Fact = S.CaseFact;
export type Source = S.CaseSource;
export type When = S.CaseWhen;
export type Agreement = S.CaseAgreement;
export type Side = S.CaseSide;
export type Told = S.CaseTold;

/** A result as the log writes it: `4SX N +1`, `Pass`. */
export function written(result: { contract: string; by?: string; tricks?: number }): string {
  const level = Number(result.contract.charAt(0));
  if (!result.by || result.tricks === undefined || !level) return 'Pass';
  const over = result.tricks - level - 6;
  return `${result.contract} ${result.by} ${over === 0 ? '=' : over > 0 ? `+${over}` : over}`;
}

/** The contract and the declarer of such a result. */
export const contractOf = (result: string): string => result.split(' ').slice(0, 2).join(' ');
