import type { Account } from '@plaza/contracts/finance/accounts';
import { toast } from '@plaza/web-kit';
import { askToSignIn, tellFailure } from '../../tell-failure';
import { useFinanceAddAccountMutation, useFinanceChangeAccountMutation } from '../accounts-api';
import { type AccountDraft, accountChanges, newAccount } from './account-draft';

/** Saves the form; answers the error where that failed. */
export function useSaveAccount(account: Account | undefined) {
  const [add, adding] = useFinanceAddAccountMutation();
  const [change, changing] = useFinanceChangeAccountMutation();

  async function save(draft: AccountDraft): Promise<unknown> {
    const word = account ? 'update' : 'create';
    const { error } = account ? await saveChanges(account, draft) : await add(newAccount(draft));
    if (error) tellFailure(error, `Failed to ${word} account`, askToSignIn);
    else toast({ title: `Account ${word}d successfully`, variant: 'success' });
    return error;
  }

  async function saveChanges({ id, ...before }: Account, draft: AccountDraft): Promise<{ error?: unknown }> {
    const changes = accountChanges({ id, ...before }, draft);
    return changes ? change({ id, changes }) : {};
  }

  return { save, saving: adding.isLoading || changing.isLoading };
}
