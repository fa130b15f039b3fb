import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { timeAgo } from '@plaza/ui';
import { financeApi } from '../finance-api';
import { useServiceTime } from './use-service-time';

export type RatesTimes = Pick<FinancialMetrics, 'ratesStale' | 'ratesFreshUntil' | 'ratesAsOf' | 'computedAt'>;

/**
 * Whether the rates of the shown figures are old by now: if no newer ones come, they become so while the window stays
 * open. `age` in words, undefined without rates.
 */
export function useRatesAge({ ratesStale, ratesFreshUntil, ratesAsOf, computedAt }: RatesTimes) {
  const { fulfilledTimeStamp } = financeApi.endpoints.financeMetrics.useQueryState();
  const now = useServiceTime(computedAt, fulfilledTimeStamp);
  return {
    areOld: areOldBy(now, ratesStale, ratesFreshUntil),
    age: ratesAsOf ? timeAgo(Date.parse(ratesAsOf), now) : undefined,
  };
}

/** Whether rates are old: they were so when they were sent, or are so by now. Older services send no `freshUntil`. */
export const areOldBy = (now: number, wereOld: boolean, freshUntil: string | undefined): boolean =>
  wereOld || (freshUntil !== undefined && now > Date.parse(freshUntil));
