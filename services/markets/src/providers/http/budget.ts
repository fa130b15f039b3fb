import { createLimiter } from '@plaza/service-kit/limiter';
import type { ServiceContext } from '@plaza/service-kit/start-service';

export interface BudgetRule {
  readonly callsPerMinute: number;
  readonly callsPerMonth: number;
}

/**
 * Takes calls from a provider's budget; resolves to false if too few are left.
 * @param onDemand whether a user's request for a single thing (a chart, a search) causes the calls, rather than a list
 */
export type Budget = (calls: number, onDemand?: boolean) => Promise<boolean>;

/**
 * The share of a budget that single requests may use, so that made-up keys and search terms take nothing from the
 * lists.
 */
const onDemandShare = 0.5;

/** 24 days, the longest that a timer can run. It is shorter than a month, which keeps the budget on the safe side. */
const monthSeconds = 24 * 24 * 3600;

/** The budget of a provider, shared by all instances; without Redis, of this instance only. */
export function createBudget(name: string, rule: BudgetRule, redis?: ServiceContext['redis']): Budget {
  const limiter = (period: string, calls: number, seconds: number) =>
    createLimiter({ name: `provider-${period}-${name}`, points: Math.max(1, Math.floor(calls)), seconds }, redis);
  const forAll = [limiter('minute', rule.callsPerMinute, 60), limiter('month', rule.callsPerMonth, monthSeconds)];
  const forSingle = [
    limiter('single-minute', rule.callsPerMinute * onDemandShare, 60),
    limiter('single-month', rule.callsPerMonth * onDemandShare, monthSeconds),
  ];
  return async (calls, onDemand = false) => {
    for (const { tryConsume } of onDemand ? [...forSingle, ...forAll] : forAll) {
      if (!(await tryConsume('all', calls)).allowed) return false;
    }
    return true;
  };
}
