import type { HistoryRange, PriceHistory } from '@plaza/contracts/markets/history';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { marketsApi } from '../markets-api';

interface Asked {
  readonly kind: QuoteKind;
  readonly key: string;
  readonly range: HistoryRange;
}

const keptSeconds = 300;

const historyApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsHistory: build.query<PriceHistory, Asked>({
      query: ({ kind, key, range }) => `/api/v1/markets/history/${kind}/${encodeURIComponent(key)}?range=${range}`,
      keepUnusedDataFor: keptSeconds,
    }),
  }),
});

export const { useMarketsHistoryQuery } = historyApi;
