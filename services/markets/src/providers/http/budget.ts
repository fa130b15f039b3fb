import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';

export interface BudgetRule {
  readonly callsPerMinute: number;
  readonly callsPerMonth: number;
}

/** Whether a provider may be called so many more times. */
export type Budget = (calls: number) => Promise<boolean>;

/** 24 days, the longest that a timer can run. It is shorter than a month, which keeps the budget on the safe side. */
const monthSeconds = 24 * 24 * 3600;

/** The budget of a provider for all instances together; without Redis for this one. */
export function createBudget(name: string, rule: BudgetRule, redis?: ServiceContext['redis']): Budget {
  const { callsPerMinute, callsPerMonth } = rule;
  const minute = createLimiter({ name: `provider-minute-${name}`, points: callsPerMinute, seconds: 60 }, redis);
  const month = createLimiter({ name: `provider-month-${name}`, points: callsPerMonth, seconds: monthSeconds }, redis);
  return async (calls) => {
    const { allowed } = await minute.tryConsume('all', calls);
    return allowed && (await month.tryConsume('all', calls)).allowed;
  };
}
