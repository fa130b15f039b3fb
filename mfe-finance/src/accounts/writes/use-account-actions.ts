import type { Account } from '@plaza/contracts/finance/accounts';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import { apiErrorIn, serverMessage, toast, undo } from '@plaza/web-kit';
import { useCallback, useMemo } from 'react';
import { showFailure, signInAgain, withReason } from '../../failure-toast';
import { roundFactor } from '../../money/round-factor';
import { refreshFailedMessage, retryLaterMessage } from '../../settings/refresh-messages';
import { useFinanceRefreshRatesMutation } from '../../settings/settings-api';
import { type AccountField, toAccountChange, valueToSend } from '../values/account-fields';
import {
  useFinanceChangeAccountMutation,
  useFinanceRemoveAccountMutation,
  useFinanceReorderAccountsMutation,
  useFinanceRestoreAccountMutation,
  useFinanceUpdateFactorsMutation,
} from './accounts-api';

// No state of these mutations is shown, so their progress must not render the whole screen again.
const quiet = { selectFromResult: () => ({}) };

/** A field that was changed here and, in the meantime, in another window. */
export interface FieldConflict {
  readonly id: string;
  readonly field: AccountField;
  readonly mine: string | null;
}

interface AccountActionsOptions {
  /** Shows the other window's value beside the one typed here. Must be a stable function. */
  readonly onConflict: (conflict: FieldConflict) => void;
  /** The current rates, in a ref so that the functions stay stable when rates change. */
  readonly rates: { readonly current: PersonalRates | undefined };
}

/** The actions on the listed accounts; each reports its result in a toast. The functions are stable. */
export function useAccountActions({ onConflict, rates }: AccountActionsOptions) {
  const [change] = useFinanceChangeAccountMutation(quiet);
  const [reorder] = useFinanceReorderAccountsMutation(quiet);
  const [remove] = useFinanceRemoveAccountMutation(quiet);
  const [restore] = useFinanceRestoreAccountMutation(quiet);
  const [update] = useFinanceUpdateFactorsMutation(quiet);
  const [refresh] = useFinanceRefreshRatesMutation(quiet);

  const saveField = useCallback(
    async ({ id, version: seen }: Account, field: AccountField, typed: string) => {
      const { error } = await change({ id, changes: toAccountChange(field, typed), seen });
      if (!error) {
        toast({ title: 'Account updated successfully', variant: 'success' });
        return undefined;
      }
      if (apiErrorIn(error)?.data?.error.code === 'changed_elsewhere') {
        onConflict({ id, field, mine: valueToSend(field, typed) });
        return undefined;
      }
      showFailure(error, 'Failed to update account');
      return errorMessageOf(error, field);
    },
    [change, onConflict],
  );

  const pickCurrency = useCallback(
    async ({ id, version: seen, currency: currencyBefore, exactFactor }: Account, currency: string) => {
      const factor = rates.current?.rates.find(({ code }) => code === currency)?.factor;
      if (!factor) {
        const description = `There is no rate for ${currency}. Set a custom rate in the settings first.`;
        toast({ title: 'Error', description, variant: 'error' });
        return;
      }
      const { data, error } = await change({
        id,
        changes: { currency, conversionFactor: roundFactor(factor) },
        seen,
      });
      if (!data) return showFailure(error, withReason('Failed to update account', error));
      // Undo must restore the previous factor as well, since the user may have typed it.
      async function restoreCurrency(version: number) {
        const changes = { currency: currencyBefore, conversionFactor: roundFactor(exactFactor) };
        const back = await change({ id, changes, seen: version });
        if (back.error) showFailure(back.error, withReason('Failed to update account', back.error));
      }
      const action = undo(() => restoreCurrency(data.version));
      toast({ title: 'Account updated successfully', variant: 'success', action });
    },
    [change, rates],
  );

  const updateFactors = useCallback(async () => {
    const market = await refresh();
    if (apiErrorIn(market.error)?.status === 401) return signInAgain();
    const { data, error } = await update();
    if (!data) return showFailure(error, 'Failed to update some exchange rates');
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

  const reorderAll = useCallback(
    async (accountIds: string[]) => {
      const { error } = await reorder({ body: { accountIds } });
      if (error) showFailure(error, 'Failed to reorder accounts');
    },
    [reorder],
  );

  const bringBack = useCallback(
    async (id: string) => {
      const { error } = await restore({ id });
      if (error) showFailure(error, withReason('Failed to restore account', error));
    },
    [restore],
  );

  const removeOne = useCallback(
    async (id: string) => {
      const { error } = await remove({ id });
      if (error) return showFailure(error, 'Failed to delete account');
      toast({ title: 'Account deleted successfully', variant: 'success', action: undo(() => bringBack(id)) });
    },
    [remove, bringBack],
  );

  return useMemo(
    () => ({ saveField, pickCurrency, updateFactors, reorder: reorderAll, remove: removeOne }),
    [saveField, pickCurrency, updateFactors, reorderAll, removeOne],
  );
}

export type AccountActions = ReturnType<typeof useAccountActions>;

/** Empty if the rates are new; otherwise their age, and when they can be refreshed again. */
function ageMessage(market: RefreshedRates | undefined, ratesAsOf: string | null): string {
  if (!market) return refreshFailedMessage(ratesAsOf, Date.now());
  return market.refreshed ? '' : retryLaterMessage(market, Date.now());
}

const lockedMessage = (codes: readonly string[]): string =>
  codes.length > 0 ? `Locked, and left as they were: ${codes.join(', ')}.` : '';

/** The server's message about the field, or about the whole request if there is none. */
function errorMessageOf(error: unknown, field: AccountField): string {
  const details = apiErrorIn(error)?.data?.error.details;
  return details?.find(({ path }) => path === field)?.message ?? serverMessage(error, 'Failed to update account');
}
