import { payoffCalls } from '@plaza/contracts/finance/payoff';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceParts } from '../parts';
import { simulatePayoff } from './payoff';

export function payoffRoutes({ trust, marketRates }: FinanceParts): Routes {
  return createRoutes(trust).on(payoffCalls.simulatePayoff, ({ caller, query }) =>
    simulatePayoff(caller.id, query, marketRates),
  );
}
