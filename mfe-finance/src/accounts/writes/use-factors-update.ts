import type { RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { apiErrorIn, toast } from '@plaza/web-kit';
import { useCallback } from 'react';
import { showFailure, signInAgain } from '../../failure-toast';
import { refreshFailedMessage, retryLaterMessage } from '../../settings/refresh-messages';
import { useFinanceRefreshRatesMutation } from '../../settings/settings-api';
import { withOutcome } from '../../unknown-outcome';
import { useFinanceUpdateFactorsMutation } from './accounts-api';
import { quiet } from './quiet';
import type { AccountChangesOptions } from './use-account-changes';

/** A stable function that converts all accounts by new rates, and reports the result in a toast. */
export function useFactorsUpdate(rates: AccountChangesOptions['rates']) {
  const [update] = useFinanceUpdateFactorsMutation(quiet);
  const [refresh] = useFinanceRefreshRatesMutation(quiet);

  return useCallback(async () => {
    const market = await refresh();
    if (apiErrorIn(market.error)?.status === 401) return signInAgain();
    const { data, error } = await update();
    if (!data) return showFailure(error, withOutcome('Failed to update some exchange rates', error, 'done'));
    if (data.withoutRate.length > 0) {
      const description = `There is no rate for ${data.withoutRate.join(', ')}.`;
      toast({ title: 'Failed to update some exchange rates', description, variant: 'error' });
      return;
    }
    const base = rates.current?.baseCurrency ?? 'your base currency';
    const messages = [ageMessage(market.data, data.ratesAsOf), lockedMessage(data.locked)];
    const description = messages.filter((message) => message !== '').join(' ');
    const title = `Exchange rates updated automatically to ${base}`;
    toast({ title, ...(description && { description }), variant: 'success' });
  }, [refresh, update, rates]);
}

/** Empty if the rates are new; otherwise their age, and when they can be refreshed again. */
function ageMessage(market: RefreshedRates | undefined, ratesAsOf: string | null): string {
  if (!market) return refreshFailedMessage(ratesAsOf, Date.now());
  return market.refreshed ? '' : retryLaterMessage(market, Date.now());
}

const lockedMessage = (codes: readonly string[]): string =>
  codes.length > 0 ? `Locked, and left as they were: ${codes.join(', ')}.` : '';
