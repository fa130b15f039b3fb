import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import { useState } from 'react';
import { askToSignIn, showFailure } from '../../failure-toast';
import { useLazyFinanceAccountsQuery } from '../../finance-api';
import { withFormNames } from '../../records/form/form-errors';
import { useRecordForm } from '../../records/form/use-record-form';
import { pendingChanges } from '../writes/account-versions';
import { useFinanceAddAccountMutation, useFinanceChangeAccountMutation } from '../writes/accounts-api';
import { type AccountDraft, accountChanges, toAccountDraft, toAccountFields, validateAccount } from './account-draft';

/**
 * Form state of a new account, or of an existing one.
 * @param filled the factor that was filled in from rates, which is not sent as a typed one
 */
export function useAccountForm(
  account: Account | undefined,
  blank: AccountDraft,
  filled: { readonly current: string | undefined },
  onSaved: () => void,
) {
  const [add] = useFinanceAddAccountMutation();
  const [change] = useFinanceChangeAccountMutation();
  const [fetchRecords] = useLazyFinanceAccountsQuery();
  /** The pending changes of the account at the time when the form opened. */
  const [pending] = useState(() => (account ? pendingChanges(account.id) : {}));
  const verb = account ? 'update' : 'create';

  async function saveChanges(known: Account, draft: AccountDraft): Promise<{ error?: unknown }> {
    const { id, version } = known;
    const changes = accountChanges(known, draft, known === account ? pending : {});
    return changes ? change({ id, changes: { ...withOrigin(changes, draft), version }, seen: version }) : {};
  }

  /** The fields to send, which say whether their factor comes from the rates. */
  function withOrigin<Fields extends AccountChanges>(fields: Fields, draft: AccountDraft): Fields {
    const isFilled = fields.conversionFactor !== undefined && draft.conversionFactor === filled.current;
    return isFilled ? { ...fields, factorFromRates: true } : fields;
  }

  return useRecordForm({
    record: account,
    blank,
    toDraft: toAccountDraft,
    validate: validateAccount,
    async save(draft, known, key): Promise<{ error?: unknown }> {
      const saved = known ? saveChanges(known, draft) : add({ body: withOrigin(toAccountFields(draft), draft), key });
      return { error: withFormNames((await saved).error, { factorFromRates: 'conversionFactor' }) };
    },
    fetchRecords,
    savedTitle: `Account ${verb}d successfully`,
    fallback: 'The account could not be saved. Try again.',
    onFailed: (error, withHint) => showFailure(error, withHint(`Failed to ${verb} account`), askToSignIn),
    onSaved,
  });
}
