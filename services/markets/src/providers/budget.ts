import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';

export interface BudgetRule {
  readonly callsPerMinute: number;
  readonly callsPerMonth: number;
}

/** Whether a source may be asked so many times more. */
export type Budget = (calls: number) => Promise<boolean>;

/** 24 days: as long as a timer can be. A month's calls in less than a month is the safe side. */
const monthSeconds = 24 * 24 * 3600;

/** What a source may be asked by all instances together; without Redis, by this one. */
export function budgetOf(name: string, rule: BudgetRule, redis?: ServiceContext['redis']): Budget {
  const { callsPerMinute, callsPerMonth } = rule;
  const minute = createLimiter({ name: `provider-minute-${name}`, points: callsPerMinute, seconds: 60 }, redis);
  const month = createLimiter({ name: `provider-month-${name}`, points: callsPerMonth, seconds: monthSeconds }, redis);
  return async (calls) => {
    const { allowed } = await minute.take('all', calls);
    return allowed && (await month.take('all', calls)).allowed;
  };
}
