import type { Account } from '@plaza/contracts/finance/accounts';
import { apiErrorIn, toast } from '@plaza/web-kit';
import { askToSignIn, tellFailure } from '../../tell-failure';
import { useFinanceAddAccountMutation, useFinanceChangeAccountMutation } from '../accounts-api';
import { type AccountDraft, accountChanges, newAccount } from './account-draft';

/** Saves the form; answers the error where that failed. */
export function useSaveAccount(account: Account | undefined) {
  const [add] = useFinanceAddAccountMutation();
  const [change] = useFinanceChangeAccountMutation();

  async function saveChanges(
    known: Account,
    draft: AccountDraft,
    version: number | undefined,
  ): Promise<{ error?: unknown }> {
    const changes = accountChanges(known, draft);
    if (!changes) return {};
    return change({
      id: known.id,
      changes: version === undefined ? changes : { ...changes, version },
      seen: known.version,
    });
  }

  return async (draft: AccountDraft, version: number | undefined): Promise<unknown> => {
    const word = account ? 'update' : 'create';
    const { error } = account ? await saveChanges(account, draft, version) : await add(newAccount(draft));
    // What another window changed is shown in the form itself.
    if (apiErrorIn(error)?.data?.error.code === 'changed_elsewhere') return error;
    if (error) tellFailure(error, `Failed to ${word} account`, askToSignIn);
    else toast({ title: `Account ${word}d successfully`, variant: 'success' });
    return error;
  };
}
