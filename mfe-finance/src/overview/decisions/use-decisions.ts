import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { formatDay } from '@plaza/ui/time';
import { useSessionTabsQuery } from '@plaza/web-kit';
import type { PanelProps } from '../../figures/panel-props';
import { recentRates, useFinanceLoansQuery, useFinanceRatesQuery } from '../../finance-api';
import type { ShownQuery } from '../../records/stale-queries-notice';
import type { Decision } from './decision';
import { loanDecisions, oldRates, overspending } from './finance-decisions';
import { useFinanceOpenRequestsQuery } from './requests-api';

interface Decisions {
  readonly decisions: readonly Decision[];
  readonly isLoading: boolean;
  /** What could not be loaded, so that further decisions may be due. */
  readonly failed: readonly ShownQuery[];
}

/** The user's decisions: first those about their money, then bookings that they are asked to confirm. */
export function useDecisions({ metrics, settings }: PanelProps): Decisions {
  const { data: tabs } = useSessionTabsQuery();
  const canBook = tabs?.includes('bookings') ?? false;
  const canManage = tabs?.includes('finance_manager') ?? false;
  const loans = useFinanceLoansQuery();
  const rates = useFinanceRatesQuery(undefined, recentRates);
  const requests = useFinanceOpenRequestsQuery(
    { status: 'pending', limit: 20 },
    { skip: !canBook, refetchOnMountOrArgChange: true },
  );
  const now = Date.parse(metrics.computedAt);
  const linked = (decision: Decision): Decision => (canManage ? decision : { ...decision, to: undefined });
  const decisions = [
    ...overspending(metrics, settings).map(linked),
    ...(requests.data?.bookings ?? []).flatMap(requestOf),
    ...loanDecisions(loans.data ?? [], now).map(linked),
    ...(rates.data ? oldRates(rates.data, now) : []),
  ];
  return {
    decisions,
    isLoading: loans.isLoading || rates.isLoading || requests.isLoading,
    failed: [loans, rates, requests].filter(({ data, error }) => error && data === undefined),
  };
}

/** A decision for each booking that the user may confirm. */
function requestOf({ id, title, actions, date, customer }: Booking): Decision[] {
  if (!actions.includes('confirm')) return [];
  const reason = `Requested by ${customer?.name ?? 'a customer'} for ${formatDay(date)}`;
  return [{ id, title, reason, to: `/dashboard/bookings?booking=${id}`, action: 'Answer' }];
}
