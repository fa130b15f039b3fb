import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { marketsApi } from '../markets-api';

const path = '/api/v1/finance';

/** What one unit of each currency is in a base currency. */
interface PersonalFactors {
  readonly baseCurrency: string;
  readonly factors: Readonly<Record<string, number>>;
}

// Under finance's own tags: what is saved there shows here at once.
export const conversionApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSettings: build.query<FinanceSettings, void>({
      query: () => `${path}/settings`,
      providesTags: ['finance/settings'],
    }),
    marketsFactors: build.query<PersonalFactors, void>({
      query: () => `${path}/rates`,
      transformResponse: ({ baseCurrency, rates }: PersonalRates) => ({
        baseCurrency,
        factors: Object.fromEntries(
          rates.flatMap(({ code, factor }) => (factor === null ? [] : [[code, Number(factor)]])),
        ),
      }),
      providesTags: ['finance/rates'],
    }),
  }),
});
