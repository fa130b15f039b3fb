import { apiErrorIn, log, useUser } from '@plaza/web-kit';
import { useEffect, useMemo } from 'react';
import { type BaseMoney, plainDollars } from './base-money';
import { conversionApi } from './conversion-api';

const refreshEveryMs = 300_000;

/** What the settings of the person ask for. Whoever has none, or may not read them, reads dollars. */
export function useBaseMoney(): BaseMoney {
  const user = useUser();
  const { data: settings, error } = conversionApi.useMarketsSettingsQuery(undefined, { skip: !user });
  const { data: rates } = conversionApi.useMarketsFactorsQuery(undefined, {
    skip: !settings || settings.baseCurrency === 'USD',
    pollingInterval: settings?.autoRefreshRates ? refreshEveryMs : 0,
  });
  useEffect(() => {
    const isNoSurprise = !error || apiErrorIn(error)?.status === 403;
    if (!isNoSurprise) log.warn('the base currency is not known; prices are shown in USD', error);
  }, [error]);
  const { baseCurrency: base, displaySymbols: symbols } = settings ?? {};
  // Just after another base was chosen these may still be of the one before.
  const factors = rates?.baseCurrency === base ? rates?.factors : undefined;
  return useMemo(
    () => (base === undefined ? plainDollars : { base, symbols: symbols ?? true, factors: factors ?? {} }),
    [base, symbols, factors],
  );
}
