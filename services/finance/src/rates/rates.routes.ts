import { rateCalls } from '@plaza/contracts/finance/rates';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceDependencies } from '../dependencies';
import { withoutCache } from './market-rates';
import { toRates } from './to-rates';
import { userRates } from './user-rates';

export function rateRoutes({ trust, marketRates }: FinanceDependencies): Routes {
  return createRoutes(trust).on(rateCalls.rates, async ({ caller }) =>
    toRates(await userRates(caller.id, withoutCache(marketRates)), new Date()),
  );
}
