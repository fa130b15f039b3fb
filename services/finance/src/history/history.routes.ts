import { historyCalls } from '@plaza/contracts/finance/history';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { cashFlowHistory } from './cash-flow';
import { netWorthDay, netWorthHistory } from './read-history';

export function historyRoutes(sources: FinanceDependencies): Routes {
  return createRoutes(sources.trust)
    .on(historyCalls.netWorthHistory, ({ caller, query }) => netWorthHistory(caller.id, query, new Date()))
    .on(historyCalls.cashFlowHistory, ({ caller }) => cashFlowHistory(caller.id, sources, new Date()))
    .on(historyCalls.netWorthDay, ({ caller, params }) => netWorthDay(caller.id, params.day));
}
