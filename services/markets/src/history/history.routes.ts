import { quoteHistoryCalls } from '@plaza/contracts/markets/history';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { respond } from '../quote-lists/cached-response';
import type { History } from './history';

export function historyRoutes(trust: Trust, { priceHistory, sparklines }: History): Routes {
  return createRoutes(trust)
    .on(quoteHistoryCalls.priceHistory, async ({ ctx, params, query }) =>
      respond(ctx, await priceHistory(params.kind, params.key, query.range)),
    )
    .on(quoteHistoryCalls.sparklines, async ({ ctx, params }) => respond(ctx, await sparklines(params.kind)));
}
