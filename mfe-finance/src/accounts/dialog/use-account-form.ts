import type { Account } from '@plaza/contracts/finance/accounts';
import { apiErrorIn } from '@plaza/web-kit';
import { askToSignIn, showFailure } from '../../failure-toast';
import { useLazyFinanceAccountsQuery } from '../../finance-api';
import { useRecordForm } from '../../records/use-record-form';
import { useFinanceAddAccountMutation, useFinanceChangeAccountMutation } from '../writes/accounts-api';
import { type AccountDraft, accountChanges, toAccountDraft, toAccountFields, validateAccount } from './account-draft';

/** The form of a new account, or of an existing one. */
export function useAccountForm(account: Account | undefined, blank: AccountDraft, onSaved: () => void) {
  const [add] = useFinanceAddAccountMutation();
  const [change] = useFinanceChangeAccountMutation();
  const [fetchRecords] = useLazyFinanceAccountsQuery();
  const verb = account ? 'update' : 'create';

  /** @param version undefined: the newest that this window knows */
  async function saveChanges(known: Account, draft: AccountDraft, version: number | undefined) {
    const changes = accountChanges(known, draft);
    if (!changes) return {};
    return change({
      id: known.id,
      changes: version === undefined ? changes : { ...changes, version },
      seen: known.version,
    });
  }

  return useRecordForm({
    record: account,
    blank,
    toDraft: toAccountDraft,
    validate: validateAccount,
    async save(draft, version): Promise<{ error?: unknown }> {
      return account ? saveChanges(account, draft, version) : add({ body: toAccountFields(draft) });
    },
    fetchRecords,
    savedTitle: `Account ${verb}d successfully`,
    fallback: 'The account could not be saved. Try again.',
    onFailed(error) {
      // The form itself shows a change from another window.
      if (apiErrorIn(error)?.data?.error.code === 'changed_elsewhere') return;
      showFailure(error, `Failed to ${verb} account`, askToSignIn);
    },
    onSaved,
  });
}
