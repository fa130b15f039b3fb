import type { Account } from '@plaza/contracts/finance/accounts';
import { useState } from 'react';
import { askToSignIn, showFailure } from '../../failure-toast';
import { useLazyFinanceAccountsQuery } from '../../finance-api';
import { useRecordForm } from '../../records/use-record-form';
import { pendingChanges } from '../writes/account-versions';
import { useFinanceAddAccountMutation, useFinanceChangeAccountMutation } from '../writes/accounts-api';
import { type AccountDraft, accountChanges, toAccountDraft, toAccountFields, validateAccount } from './account-draft';

/** Form state of a new account, or of an existing one. */
export function useAccountForm(account: Account | undefined, blank: AccountDraft, onSaved: () => void) {
  const [add] = useFinanceAddAccountMutation();
  const [change] = useFinanceChangeAccountMutation();
  const [fetchRecords] = useLazyFinanceAccountsQuery();
  /** The pending changes of the account at the time when the form opened. */
  const [pending] = useState(() => (account ? pendingChanges(account.id) : {}));
  const verb = account ? 'update' : 'create';

  async function saveChanges(known: Account, draft: AccountDraft) {
    const { id, version } = known;
    const changes = accountChanges(known, draft, known === account ? pending : {});
    return changes ? change({ id, changes: { ...changes, version }, seen: version }) : {};
  }

  return useRecordForm({
    record: account,
    blank,
    toDraft: toAccountDraft,
    validate: validateAccount,
    async save(draft, known, key): Promise<{ error?: unknown }> {
      return known ? saveChanges(known, draft) : add({ body: toAccountFields(draft), key });
    },
    fetchRecords,
    savedTitle: `Account ${verb}d successfully`,
    fallback: 'The account could not be saved. Try again.',
    onFailed: (error, withHint) => showFailure(error, withHint(`Failed to ${verb} account`), askToSignIn),
    onSaved,
  });
}
