import { useAppDispatch } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { financeApi, useFinanceSettingsQuery } from '../finance-api';
import { useFinanceExchangeRatesQuery } from './settings-api';

const refreshEveryMs = 300_000;

/**
 * Fetches the market rates every five minutes if the user has switched that on, and on mount if they are older than
 * that, as nothing fetches them between two screens. Newer rates invalidate everything that depends on them.
 */
export function useFreshRates(): void {
  const { data: settings } = useFinanceSettingsQuery();
  const pollingInterval = settings?.autoRefreshRates ? refreshEveryMs : 0;
  const refetchOnMountOrArgChange = pollingInterval > 0 && pollingInterval / 1000;
  const { data } = useFinanceExchangeRatesQuery(undefined, { pollingInterval, refetchOnMountOrArgChange });
  const dispatch = useAppDispatch();
  // Between two publications of a bank, the prices of coins change alone.
  const version = data && `${data.lastUpdated} ${data.coins?.lastUpdated}`;
  const known = useRef(version);
  useEffect(() => {
    if (!version || version === known.current) return;
    if (known.current) dispatch(financeApi.util.invalidateTags(['finance/rates', 'finance/metrics']));
    known.current = version;
  }, [version, dispatch]);
}
