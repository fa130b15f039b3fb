import { quoteCalls } from '@plaza/contracts/markets/quotes';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Lists } from './lists';
import { send, sendWhole } from './ready-answer';

/** The lists, as bytes that are ready. */
export function listRoutes(trust: Trust, lists: Lists): Routes {
  return createRoutes(trust)
    .on(quoteCalls.crypto, async ({ ctx }) => sendWhole(ctx, await lists.crypto.ready()))
    .on(quoteCalls.stocks, async ({ ctx }) => send(ctx, await lists.stocks.ready()))
    .on(quoteCalls.etfs, async ({ ctx }) => send(ctx, await lists.etfs.ready()))
    .on(quoteCalls.forex, async ({ ctx }) => send(ctx, await lists.forex.ready()))
    .on(quoteCalls.commodities, async ({ ctx }) => send(ctx, await lists.commodities.ready()))
    .on(quoteCalls.bonds, async ({ ctx }) => send(ctx, await lists.bonds.ready()))
    .on(quoteCalls.economicIndicators, async ({ ctx }) => send(ctx, await lists.indicators.ready()))
    .on(quoteCalls.financialNews, async ({ ctx }) => send(ctx, await lists.news.ready()));
}
