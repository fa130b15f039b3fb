import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { QuoteKind } from '@plaza/contracts/markets/kinds';
import { endpoint } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

const cachedSeconds = 300;

const historyApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsHistory: build.query({ ...endpoint(marketsEndpoints.priceHistory), keepUnusedDataFor: cachedSeconds }),
  }),
});

const minuteMs = 60_000;
/** As often as the service renews a history. */
const renewedEveryMs: Readonly<Record<HistoryRange, number>> = {
  day: minuteMs,
  week: 15 * minuteMs,
  month: 15 * minuteMs,
  year: 15 * minuteMs,
};

interface HistoryOf {
  readonly kind: QuoteKind;
  readonly key: string;
  readonly range: HistoryRange;
}

/** The price history of an instrument, which is refetched while it is on screen. */
export const usePriceHistory = (history: HistoryOf) =>
  historyApi.useMarketsHistoryQuery(history, {
    pollingInterval: renewedEveryMs[history.range],
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: renewedEveryMs[history.range] / 1000,
  });
