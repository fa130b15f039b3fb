import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { endpoint } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

/** The value of one unit of each currency in a base currency. */
interface PersonalFactors {
  readonly baseCurrency: string;
  readonly factors: Readonly<Record<string, number>>;
}

// Uses the tags of finance, so that changes saved there appear here at once.
export const conversionApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSettings: build.query({ ...endpoint(financeEndpoints.settings), providesTags: ['finance/settings'] }),
    marketsFactors: build.query({
      ...endpoint(financeEndpoints.rates),
      transformResponse: toFactors,
      providesTags: ['finance/rates'],
    }),
  }),
});

function toFactors({ baseCurrency, rates }: PersonalRates): PersonalFactors {
  const known = rates.flatMap(({ code, factor }) => (factor === null ? [] : [[code, Number(factor)] as const]));
  return { baseCurrency, factors: Object.fromEntries(known) };
}
