import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { apiErrorIn, serverMessage, toast, undo, useAppDispatch } from '@plaza/web-kit';
import { useCallback } from 'react';
import { showFailure, withReason } from '../../failure-toast';
import { financeApi } from '../../finance-api';
import { roundFactor } from '../../money/round-factor';
import { isOutcomeUnknown, withOutcome } from '../../unknown-outcome';
import { type AccountField, toAccountChange, valueToSend } from '../values/account-fields';
import { useFinanceChangeAccountMutation } from './accounts-api';
import { quiet } from './quiet';

const once = { subscribe: false, forceRefetch: true } as const;

/** The message about a change of an account that was not saved. */
export const updateFailure = 'Failed to update account';

/** A field that was changed here and, in the meantime, in another window. */
export interface FieldConflict {
  readonly id: string;
  readonly field: AccountField;
  readonly mine: string | null;
}

export interface AccountChangesOptions {
  /** Shows the other window's value beside the one typed here. Must be a stable function. */
  readonly onConflict: (conflict: FieldConflict) => void;
  /** The current rates, in a ref so that the functions stay stable when rates change. */
  readonly rates: { readonly current: PersonalRates | undefined };
}

/** The changes of one account in the list; each reports its result in a toast. The functions are stable. */
export function useAccountChanges({ onConflict, rates }: AccountChangesOptions) {
  const [change] = useFinanceChangeAccountMutation(quiet);
  const dispatch = useAppDispatch();

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
      showFailure(error, withOutcome(updateFailure, error));
      return errorMessageOf(error, field);
    },
    [change, onConflict],
  );

  const pickCurrency = useCallback(
    async (before: Account, currency: string) => {
      const { id, version: seen } = before;
      const factor = rates.current?.rates.find(({ code }) => code === currency)?.factor;
      if (!factor) {
        const description = `There is no rate for ${currency}. Set a custom rate in the settings first.`;
        toast({ title: 'Error', description, variant: 'error' });
        return;
      }
      const { data, error } = await change({
        id,
        changes: { currency, conversionFactor: roundFactor(factor), factorFromRates: true },
        seen,
      });
      async function restoreCurrency(version: number) {
        const back = await change({ id, changes: currencyOf(before), seen: version });
        if (back.error) showFailure(back.error, failureMessage(back.error));
      }
      /** Leaves the account as it is if the change was not saved after all, or another window has changed it since. */
      async function restoreIfSaved() {
        const latest = await dispatch(financeApi.endpoints.financeAccounts.initiate(undefined, once));
        const account = latest.data?.find((one) => one.id === id);
        if (latest.error) showFailure(latest.error, withReason(updateFailure, latest.error));
        else if (account?.currency === currency) await restoreCurrency(account.version);
      }
      if (data) {
        const action = undo(() => restoreCurrency(data.version));
        toast({ title: 'Account updated successfully', variant: 'success', action });
      } else if (isOutcomeUnknown(error)) {
        const action = undo(restoreIfSaved);
        toast({ title: 'Error', description: failureMessage(error), variant: 'error', action });
      } else showFailure(error, failureMessage(error));
    },
    [change, dispatch, rates],
  );

  return { saveField, pickCurrency };
}

/**
 * The change that restores an account's currency with its factor, since the user may have typed it. A factor from the
 * market stays one, even if the market has moved.
 */
const currencyOf = ({ currency, exactFactor, factorSource }: Account): AccountChanges => ({
  currency,
  conversionFactor: roundFactor(exactFactor),
  ...(factorSource === 'market' && { factorFromRates: true }),
});

const failureMessage = (error: unknown): string => withOutcome(withReason(updateFailure, error), error);

/** The server's message about the field, or about the whole request if there is none. */
function errorMessageOf(error: unknown, field: AccountField): string {
  const details = apiErrorIn(error)?.data?.error.details;
  return (
    details?.find(({ path }) => path === field)?.message ?? withOutcome(serverMessage(error, updateFailure), error)
  );
}
