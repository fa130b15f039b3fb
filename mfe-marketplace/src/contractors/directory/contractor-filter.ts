import { contractorStatuses } from '@plaza/contracts/marketplace/choices';
import type { ContractorFilter, ContractorStatus } from '@plaza/contracts/marketplace/contractors';
import { useChangeSearch, useLocation } from '@plaza/web-kit/router';

/** The search text and filters; an empty value does not filter. */
export interface FilterChoice {
  readonly search: string;
  readonly specialty: string;
  readonly status: ContractorStatus | '';
}

export const noFilter: FilterChoice = { search: '', specialty: '', status: '' };

/** The filters in the address, and a setter. */
export function useFilterChoice(): [FilterChoice, (choice: FilterChoice) => void] {
  const params = new URLSearchParams(useLocation().search);
  const change = useChangeSearch();
  const chosen: FilterChoice = {
    search: params.get('search') ?? '',
    specialty: params.get('specialty') ?? '',
    status: contractorStatuses.find((status) => status === params.get('status')) ?? '',
  };
  // Typing replaces the history entry instead of adding one per key.
  const isTyped = (next: FilterChoice) => next.specialty === chosen.specialty && next.status === chosen.status;
  return [chosen, (next) => change({ ...next }, { replace: isTyped(next) })];
}

/** The query of these filters. Empty values are omitted, so that equal queries share one cache entry. */
export function toFilter({ search, specialty, status }: FilterChoice): ContractorFilter {
  const words = search.trim();
  return { ...(words && { search: words }), ...(specialty && { specialty }), ...(status && { status }) };
}

export const hasFilter = (choice: FilterChoice): boolean => Object.keys(toFilter(choice)).length > 0;
