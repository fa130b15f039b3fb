import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import type { Sparklines } from '@plaza/contracts/markets/history';
import type { FavouriteKind, QuoteKind } from '@plaza/contracts/markets/kinds';
import { endpoint, log, useAppDispatch } from '@plaza/web-kit';
import { useEffect } from 'react';
import { marketsApi } from '../../markets-api';

const sparklinesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSparklines: build.query({
      ...endpoint(marketsEndpoints.sparklines),
      transformResponse: ({ lines }: Sparklines) => lines,
    }),
  }),
});

/** A week moves little within half an hour. */
const staleAfterSeconds = 1800;
const none: Sparklines['lines'] = {};

/** The prices of the last week of each row of a kind; empty while they are unknown. */
export function useSparklines(kind: FavouriteKind): Sparklines['lines'] {
  const hasNoSparklines = kind === 'economic-indicators' || kind === 'news';
  const { data, error } = sparklinesApi.useMarketsSparklinesQuery(
    { kind: kind as QuoteKind },
    {
      skip: hasNoSparklines,
      refetchOnMountOrArgChange: staleAfterSeconds,
      pollingInterval: staleAfterSeconds * 1000,
      skipPollingIfUnfocused: true,
    },
  );
  useEffect(() => {
    if (error) log.warn(`the last week of ${kind} is not known`, error);
  }, [error, kind]);
  return data ?? none;
}

const sparklinePoints = 28;

/** So many prices of a longer past as a sparkline has, with the first and the last. */
function thinned(prices: readonly number[]): number[] {
  const step = (prices.length - 1) / (sparklinePoints - 1);
  return step <= 1
    ? [...prices]
    : Array.from({ length: sparklinePoints }, (_, place) => prices[Math.round(place * step)] ?? 0);
}

/** The line of a row takes over the week that its chart shows, so that both begin at the same price. */
export function useWeekOfRow(
  kind: QuoteKind,
  key: string,
  week: readonly { readonly price: number }[] | undefined,
): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!week || week.length < 2) return;
    const line = thinned(week.map(({ price }) => price));
    dispatch(
      sparklinesApi.util.updateQueryData('marketsSparklines', { kind }, (lines) => {
        if (lines[key]) lines[key] = line;
      }),
    );
  }, [dispatch, kind, key, week]);
}
