import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import type { Sparklines } from '@plaza/contracts/markets/history';
import type { FavouriteKind, QuoteKind } from '@plaza/contracts/markets/kinds';
import { endpoint, log } from '@plaza/web-kit';
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
    { skip: hasNoSparklines, refetchOnMountOrArgChange: staleAfterSeconds },
  );
  useEffect(() => {
    if (error) log.warn(`the last week of ${kind} is not known`, error);
  }, [error, kind]);
  return data ?? none;
}
