import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import { useDebouncedValue } from '@plaza/ui';
import { useAppDispatch } from '@plaza/web-kit';
import { marketplaceApi, useMarketplaceContractorsQuery } from '../../api/marketplace-api';
import { type FilterChoice, noFilter, toFilter } from './contractor-filter';

const pauseMs = 300;

export interface ContractorResult {
  readonly contractors: readonly Contractor[] | undefined;
  readonly error: unknown;
  /** Whether the contractors are those of the choice before, until its own come. */
  readonly isOutdated: boolean;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** Who passes the choice, as the server says: words once their typing has paused, filters at once. */
export function useContractors(choice: FilterChoice): ContractorResult {
  const dispatch = useAppDispatch();
  const settled = useDebouncedValue(choice.search, pauseMs);
  const search = choice.search === '' ? '' : settled; // nothing typed counts at once
  const { data, currentData, error, isFetching } = useMarketplaceContractorsQuery(toFilter({ ...choice, search }));
  return {
    contractors: data,
    error,
    isOutdated: data !== currentData,
    isFetching: isFetching,
    onRetry: () => dispatch(marketplaceApi.util.invalidateTags(['marketplace/contractor'])), // the specialties as well
  };
}

/** The specialties that there are, whoever is filtered out; the request is the one that the screen opens with. */
export function useSpecialties(): readonly string[] {
  const { data = [] } = useMarketplaceContractorsQuery(toFilter(noFilter));
  const names = data.flatMap(({ specialties }) => specialties);
  const present = new Map(names.map((name) => [name.toLowerCase(), name])); // the server looks at no case either
  return [...present.values()].sort((a, b) => a.localeCompare(b, 'en'));
}
