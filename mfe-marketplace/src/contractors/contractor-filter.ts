import type { ContractorFilter, ContractorStatus } from '@plaza/contracts/marketplace/contractors';

/** What the person has chosen; empty words choose nothing. */
export interface Choice {
  readonly search: string;
  readonly specialty: string;
  readonly status: ContractorStatus | '';
}

export const everybody: Choice = { search: '', specialty: '', status: '' };

/** The same choice as the server is asked for it: without what chooses nothing, so that equal questions are one. */
export function filterOf({ search, specialty, status }: Choice): ContractorFilter {
  const words = search.trim();
  return { ...(words && { search: words }), ...(specialty && { specialty }), ...(status && { status }) };
}

export const choosesAny = (choice: Choice): boolean => Object.keys(filterOf(choice)).length > 0;
