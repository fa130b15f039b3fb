import { useAppDispatch } from '@plaza/web-kit';
import { useEffect, useRef } from 'react';
import { financeApi, useFinanceSettingsQuery } from '../finance-api';
import { useFinanceExchangeRatesQuery } from './settings-api';

const refreshEveryMs = 300_000;

/**
 * Fetches the market's rates every five minutes while the user has that switched on; when there are newer ones, what
 * follows from them is fetched again.
 */
export function useFreshRates(): void {
  const { data: settings } = useFinanceSettingsQuery();
  const pollingInterval = settings?.autoRefreshRates ? refreshEveryMs : 0;
  const { data } = useFinanceExchangeRatesQuery(undefined, { pollingInterval });
  const dispatch = useAppDispatch();
  const known = useRef(data?.lastUpdated);
  useEffect(() => {
    if (!data || data.lastUpdated === known.current) return;
    if (known.current) dispatch(financeApi.util.invalidateTags(['finance/rates', 'finance/metrics']));
    known.current = data.lastUpdated;
  }, [data, dispatch]);
}
