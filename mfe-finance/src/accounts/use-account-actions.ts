import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import { apiErrorIn, serverMessage, toast } from '@plaza/web-kit';
import { useCallback, useMemo } from 'react';
import { tellFailure } from '../tell-failure';
import type { AccountField } from './account-fields';
import {
  useFinanceChangeAccountMutation,
  useFinanceRemoveAccountMutation,
  useFinanceReorderAccountsMutation,
  useFinanceRestoreAccountMutation,
} from './accounts-api';

// Nothing here shows how a call stands, so its steps need not draw the whole screen anew.
const quiet = { selectFromResult: () => ({}) };

/** What can be done to the accounts of the list; each tells by a toast how it went. The functions stay the same. */
export function useAccountActions() {
  const [change] = useFinanceChangeAccountMutation(quiet);
  const [reorder] = useFinanceReorderAccountsMutation(quiet);
  const [remove] = useFinanceRemoveAccountMutation(quiet);
  const [restore] = useFinanceRestoreAccountMutation(quiet);

  const saveField = useCallback(
    async ({ id }: Account, field: AccountField, value: string | null) => {
      const { error } = await change({ id, changes: { [field]: value } as AccountChanges });
      if (!error) {
        toast({ title: 'Account updated successfully', variant: 'success' });
        return undefined;
      }
      tellFailure(error, 'Failed to update account');
      return refusalOf(error, field);
    },
    [change],
  );

  const reorderAll = useCallback(
    async (accountIds: string[]) => {
      const { error } = await reorder(accountIds);
      if (error) tellFailure(error, 'Failed to reorder accounts');
    },
    [reorder],
  );

  const bringBack = useCallback(
    async (id: string) => {
      const { error } = await restore(id);
      if (error) tellFailure(error, 'Failed to restore account');
    },
    [restore],
  );

  const removeOne = useCallback(
    async (id: string) => {
      const { error } = await remove(id);
      if (error) return tellFailure(error, 'Failed to delete account');
      const undo = { label: 'Undo', onClick: () => void bringBack(id) };
      toast({ title: 'Account deleted successfully', variant: 'success', action: undo });
    },
    [remove, bringBack],
  );

  return useMemo(() => ({ saveField, reorder: reorderAll, remove: removeOne }), [saveField, reorderAll, removeOne]);
}

export type AccountActions = ReturnType<typeof useAccountActions>;

/** What the server says about this field, else about the whole. */
function refusalOf(error: unknown, field: AccountField): string {
  const details = apiErrorIn(error)?.data?.error.details;
  return details?.find(({ path }) => path === field)?.message ?? serverMessage(error, 'Failed to update account');
}
