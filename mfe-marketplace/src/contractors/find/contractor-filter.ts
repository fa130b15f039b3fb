import { contractorStatuses } from '@plaza/contracts/marketplace/choices';
import type { ContractorFilter, ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import { useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** What the person has chosen; empty words choose nothing. */
export interface FilterChoice {
  readonly search: string;
  readonly specialty: string;
  readonly status: ContractorStatus | '';
}

export const noFilter: FilterChoice = { search: '', specialty: '', status: '' };

/** What is chosen, as the address has it, and how to choose otherwise. */
export function useFilterChoice(): [FilterChoice, (choice: FilterChoice) => void] {
  const params = new URLSearchParams(useLocation().search);
  const change = useChangeSearch();
  const chosen: FilterChoice = {
    search: params.get('search') ?? '',
    specialty: params.get('specialty') ?? '',
    status: contractorStatuses.find((status) => status === params.get('status')) ?? '',
  };
  // Typing goes on within one step of the history.
  const isTyped = (next: FilterChoice) => next.specialty === chosen.specialty && next.status === chosen.status;
  return [chosen, (next) => change({ ...next }, { replace: isTyped(next) })];
}

/** The same choice as the server is asked for it: without what chooses nothing, so that equal questions are one. */
export function toFilter({ search, specialty, status }: FilterChoice): ContractorFilter {
  const words = search.trim();
  return { ...(words && { search: words }), ...(specialty && { specialty }), ...(status && { status }) };
}

export const hasFilter = (choice: FilterChoice): boolean => Object.keys(toFilter(choice)).length > 0;
