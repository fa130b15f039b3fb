import { quoteHistoryCalls } from '@plaza/contracts/markets/history';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { sendWhole } from '../lists/ready-answer';
import type { History } from './history';

export function historyRoutes(trust: Trust, { past, sparklines }: History): Routes {
  return createRoutes(trust)
    .on(quoteHistoryCalls.priceHistory, async ({ ctx, params, query }) =>
      sendWhole(ctx, await past(params.kind, params.key, query.range)),
    )
    .on(quoteHistoryCalls.sparklines, async ({ ctx, params }) => sendWhole(ctx, await sparklines(params.kind)));
}
