import { contractorStatuses } from '@plaza/contracts/marketplace/choices';
import type { ContractorFilter, ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import { useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** What the person has chosen; empty words choose nothing. */
export interface Choice {
  readonly search: string;
  readonly specialty: string;
  readonly status: ContractorStatus | '';
}

export const everybody: Choice = { search: '', specialty: '', status: '' };

/** What is chosen, as the address has it, and how to choose otherwise. */
export function useChoice(): [Choice, (choice: Choice) => void] {
  const params = new URLSearchParams(useLocation().search);
  const change = useChangeSearch();
  const chosen: Choice = {
    search: params.get('search') ?? '',
    specialty: params.get('specialty') ?? '',
    status: contractorStatuses.find((status) => status === params.get('status')) ?? '',
  };
  // Typing goes on within one step of the history.
  const isTyped = (next: Choice) => next.specialty === chosen.specialty && next.status === chosen.status;
  return [chosen, (next) => change({ ...next }, { replace: isTyped(next) })];
}

/** The same choice as the server is asked for it: without what chooses nothing, so that equal questions are one. */
export function filterOf({ search, specialty, status }: Choice): ContractorFilter {
  const words = search.trim();
  return { ...(words && { search: words }), ...(specialty && { specialty }), ...(status && { status }) };
}

export const choosesAny = (choice: Choice): boolean => Object.keys(filterOf(choice)).length > 0;
