import { apiErrorIn, log, useUser } from '@plaza/web-kit';
import { useEffect, useMemo } from 'react';
import { type BaseMoney, plainDollars } from './base-money';
import { conversionApi } from './conversion-api';

const refreshEveryMs = 300_000;

/** The user's base currency. Users who have no settings, or no access to them, see dollars. */
export function useBaseMoney(): BaseMoney {
  const user = useUser();
  const { data: settings, error } = conversionApi.useMarketsSettingsQuery(undefined, { skip: !user });
  const { data: rates } = conversionApi.useMarketsFactorsQuery(undefined, {
    skip: !settings || settings.baseCurrency === 'USD',
    pollingInterval: settings?.autoRefreshRates ? refreshEveryMs : 0,
    refetchOnMountOrArgChange: refreshEveryMs / 1000, // nothing fetches them while another tab is open
  });
  useEffect(() => {
    const isExpected = !error || apiErrorIn(error)?.status === 403;
    if (!isExpected) log.warn('the base currency is unknown; prices are shown in USD', error);
  }, [error]);
  const { baseCurrency: base, displaySymbols: symbols } = settings ?? {};
  // Just after the base currency changes, the cached rates may still belong to the previous one.
  const factors = rates?.baseCurrency === base ? rates?.factors : undefined;
  return useMemo(
    () => (base === undefined ? plainDollars : { base, symbols: symbols ?? true, factors: factors ?? {} }),
    [base, symbols, factors],
  );
}
