import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { timeAgo, useNow } from '@plaza/ui';

export type RatesTimes = Pick<FinancialMetrics, 'ratesStale' | 'ratesFreshUntil' | 'ratesAsOf' | 'computedAt'>;

/**
 * Whether the rates of the shown figures are old by now: if no newer ones come, they become so while the window stays
 * open. `age` in words, undefined without rates.
 */
export function useRatesAge({ ratesStale, ratesFreshUntil, ratesAsOf, computedAt }: RatesTimes) {
  const now = Math.max(useNow(), Date.parse(computedAt));
  return {
    areOld: areOldBy(now, ratesStale, ratesFreshUntil),
    age: ratesAsOf ? timeAgo(Date.parse(ratesAsOf), now) : undefined,
  };
}

/** Whether rates are old: they were so when they were sent, or are so by now. Older services send no `freshUntil`. */
export const areOldBy = (now: number, wereOld: boolean, freshUntil: string | undefined): boolean =>
  wereOld || (freshUntil !== undefined && now > Date.parse(freshUntil));
