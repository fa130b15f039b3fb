import { quoteCalls } from '@plaza/contracts/markets/quotes';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { respond, respondWithFeedHeaders } from './cached-response';
import type { QuoteLists } from './quote-lists';

/** The lists, from the cache. */
export function quoteListRoutes(trust: Trust, lists: QuoteLists): Routes {
  return createRoutes(trust)
    .on(quoteCalls.crypto, async ({ ctx }) => respond(ctx, await lists.crypto.response()))
    .on(quoteCalls.stocks, async ({ ctx }) => respondWithFeedHeaders(ctx, await lists.stocks.response()))
    .on(quoteCalls.etfs, async ({ ctx }) => respondWithFeedHeaders(ctx, await lists.etfs.response()))
    .on(quoteCalls.forex, async ({ ctx }) => respondWithFeedHeaders(ctx, await lists.forex.response()))
    .on(quoteCalls.commodities, async ({ ctx }) => respondWithFeedHeaders(ctx, await lists.commodities.response()))
    .on(quoteCalls.bonds, async ({ ctx }) => respondWithFeedHeaders(ctx, await lists.bonds.response()))
    .on(quoteCalls.economicIndicators, async ({ ctx }) =>
      respondWithFeedHeaders(ctx, await lists.indicators.response()),
    )
    .on(quoteCalls.financialNews, async ({ ctx }) => respondWithFeedHeaders(ctx, await lists.news.response()));
}
