import { useDeferredValue } from 'react';
import {
  recentRates,
  useFinanceAccountsQuery,
  useFinanceMetricsQuery,
  useFinanceRatesQuery,
  useFinanceSettingsQuery,
} from '../finance-api';

// Balances can change elsewhere too, so they are fetched again whenever the tab opens or the window regains focus.
const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/**
 * Everything that the screen of the accounts shows, fetched at the same time.
 * @returns `loaded` once there are accounts and settings; `staleSince`, the time of the shown accounts, in milliseconds
 * since 1970, if they could not be refreshed
 */
export function useLoadedAccounts() {
  const accounts = useFinanceAccountsQuery(undefined, fresh);
  const settings = useFinanceSettingsQuery();
  const { data: rates } = useFinanceRatesQuery(undefined, recentRates);
  const { data: metrics } = useFinanceMetricsQuery(undefined, recentRates);

  function retry() {
    void accounts.refetch();
    if (settings.error) void settings.refetch();
  }

  const latest = accounts.data && settings.data && { accounts: accounts.data, settings: settings.data };
  const isDrawn = useDeferredValue(latest !== undefined); // the first accounts are rendered between inputs
  const loaded = isDrawn ? latest : undefined;
  return {
    loaded,
    rates,
    metrics,
    error: accounts.error ?? settings.error,
    staleSince: accounts.error && (accounts.fulfilledTimeStamp ?? 0),
    isFetchingAccounts: accounts.isFetching,
    isFetching: accounts.isFetching || settings.isFetching,
    retry,
  };
}
