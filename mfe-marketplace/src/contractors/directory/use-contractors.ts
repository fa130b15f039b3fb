import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { useDebouncedValue } from '@plaza/ui';
import { useAppDispatch } from '@plaza/web-kit';
import { marketplaceApi, useMarketplaceContractorsQuery } from '../../api/marketplace-api';
import { isCut } from '../../notices/contractor-limit';
import { type FilterChoice, noFilter, toFilter } from './contractor-filter';

const pauseMs = 300;

export interface ContractorResult {
  readonly contractors: readonly Contractor[] | undefined;
  readonly error: unknown;
  /** Whether these contractors are still those of the previous filters. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** The matching contractors. The search text is debounced; the filters apply at once. */
export function useContractors(choice: FilterChoice): ContractorResult {
  const dispatch = useAppDispatch();
  const debounced = useDebouncedValue(choice.search, pauseMs);
  const search = choice.search === '' ? '' : debounced; // clearing the search applies at once
  const { data, currentData, error, isFetching } = useMarketplaceContractorsQuery(toFilter({ ...choice, search }));
  return {
    contractors: data,
    error,
    isStale: data !== currentData,
    isFetching: isFetching,
    // Refetches the specialties as well.
    onRetry: () => dispatch(marketplaceApi.util.invalidateTags(['marketplace/contractor'])),
  };
}

interface Specialties {
  readonly names: readonly string[];
  /** Whether there are contractors whose specialties may be missing. */
  readonly isIncomplete: boolean;
}

/** The specialties of all listed contractors, whatever the filters; shares the screen's first request. */
export function useSpecialties(): Specialties {
  const { data = [] } = useMarketplaceContractorsQuery(toFilter(noFilter));
  const names = data.flatMap(({ specialties }) => specialties);
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name])); // the server ignores case as well
  return {
    names: [...byLowerCase.values()].sort((a, b) => a.localeCompare(b, 'en')),
    isIncomplete: isCut(data.length),
  };
}
