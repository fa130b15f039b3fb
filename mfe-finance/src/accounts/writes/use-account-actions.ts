import { toast, undo } from '@plaza/web-kit';
import { useCallback, useMemo } from 'react';
import { showFailure, withReason } from '../../failure-toast';
import { isOutcomeUnknown, withOutcome } from '../../unknown-outcome';
import {
  useFinanceRemoveAccountMutation,
  useFinanceReorderAccountsMutation,
  useFinanceRestoreAccountMutation,
} from './accounts-api';
import { quiet } from './quiet';
import { type AccountChangesOptions, useAccountChanges } from './use-account-changes';
import { useFactorsUpdate } from './use-factors-update';

/** The actions on the listed accounts; each reports its result in a toast. The functions are stable. */
export function useAccountActions(options: AccountChangesOptions) {
  const { saveField, pickCurrency } = useAccountChanges(options);
  const updateFactors = useFactorsUpdate(options.rates);
  const reorder = useReorder();
  const remove = useRemove();
  return useMemo(
    () => ({ saveField, pickCurrency, updateFactors, reorder, remove }),
    [saveField, pickCurrency, updateFactors, reorder, remove],
  );
}

export type AccountActions = ReturnType<typeof useAccountActions>;

function useReorder() {
  const [reorder] = useFinanceReorderAccountsMutation(quiet);
  return useCallback(
    async (accountIds: string[]) => {
      const { error } = await reorder({ body: { accountIds } });
      if (error) showFailure(error, withOutcome(withReason('Failed to reorder accounts', error), error));
    },
    [reorder],
  );
}

const failure = 'Failed to delete account';

/** Removes an account; Undo in the toast restores it, also if it is only possible that it was removed. */
function useRemove() {
  const [remove] = useFinanceRemoveAccountMutation(quiet);
  const [restore] = useFinanceRestoreAccountMutation(quiet);

  const bringBack = useCallback(
    async (id: string) => {
      const { error } = await restore({ id });
      if (error) showFailure(error, withOutcome(withReason('Failed to restore account', error), error, 'restored'));
    },
    [restore],
  );

  return useCallback(
    async (id: string) => {
      const { error } = await remove({ id });
      const action = undo(() => bringBack(id));
      if (!error) toast({ title: 'Account deleted successfully', variant: 'success', action });
      else if (!isOutcomeUnknown(error)) showFailure(error, withReason(failure, error));
      else toast({ title: 'Error', description: withOutcome(failure, error, 'deleted'), variant: 'error', action });
    },
    [remove, bringBack],
  );
}
