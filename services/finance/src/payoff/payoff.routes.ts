import { payoffCalls } from '@plaza/contracts/finance/payoff';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { simulatePayoff } from './payoff';

export function payoffRoutes(dependencies: FinanceDependencies): Routes {
  return createRoutes(dependencies.trust).on(payoffCalls.simulatePayoff, ({ caller, query }) =>
    simulatePayoff(caller.id, query, dependencies),
  );
}
