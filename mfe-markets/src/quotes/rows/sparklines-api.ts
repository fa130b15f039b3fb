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

/** A week's prices change little within half an hour. */
const staleAfterSeconds = 1800;
const none: Sparklines['lines'] = {};

/** The prices of the last week for each row of a kind; empty while unknown. */
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
    if (error) log.warn(`the last week of ${kind} could not be fetched`, error);
  }, [error, kind]);
  return data ?? none;
}

const sparklinePoints = 28;

/** Reduces a longer series to the number of points of a sparkline, keeping the first and the last. */
function thinned(prices: readonly number[]): number[] {
  const step = (prices.length - 1) / (sparklinePoints - 1);
  return step <= 1
    ? [...prices]
    : Array.from({ length: sparklinePoints }, (_, place) => prices[Math.round(place * step)] ?? 0);
}

/** Replaces the sparkline of a row with the week from its chart, so that both start at the same price. */
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
