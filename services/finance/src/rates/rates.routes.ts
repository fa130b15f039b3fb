import { rateCalls } from '@plaza/contracts/finance/rates';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { FinanceParts } from '../parts';
import { askedAnew } from './market-rates';
import { given } from './rates';
import { ratesOf } from './rates-of-person';

export function rateRoutes({ trust, marketRates }: FinanceParts): Routes {
  return createRoutes(trust).on(rateCalls.rates, async ({ caller }) =>
    given(await ratesOf(caller.id, askedAnew(marketRates)), new Date()),
  );
}
