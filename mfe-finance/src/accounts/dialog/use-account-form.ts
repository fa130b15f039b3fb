import type { Account, AccountChanges } from '@plaza/contracts/finance/accounts';
import { useRef, useState } from 'react';
import { askToSignIn, showFailure } from '../../failure-toast';
import { useLazyFinanceAccountsQuery } from '../../finance-api';
import { withFormNames } from '../../records/form/form-errors';
import { isSameDraft } from '../../records/form/same-draft';
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
  const wasSentFilled = useRef(false);
  const verb = account ? 'update' : 'create';

  async function saveChanges(known: Account, draft: AccountDraft): Promise<{ error?: unknown }> {
    const { id, version } = known;
    const changes = accountChanges(known, draft, known === account ? pending : {});
    return changes ? change({ id, changes: { ...withOrigin(changes, draft), version }, seen: version }) : {};
  }

  /** The fields to send, which say whether their factor comes from the rates. */
  function withOrigin<Fields extends AccountChanges>(fields: Fields, draft: AccountDraft): Fields {
    wasSentFilled.current = fields.conversionFactor !== undefined && draft.conversionFactor === filled.current;
    return wasSentFilled.current ? { ...fields, factorFromRates: true } : fields;
  }

  /** The service stores the rate of the moment instead of a factor that was filled in. */
  function isStored(stored: Account, sent: AccountDraft): boolean {
    const draft = toAccountDraft(stored);
    const isByRate = wasSentFilled.current && stored.factorSource !== 'manual';
    return isSameDraft(isByRate ? { ...draft, conversionFactor: sent.conversionFactor } : draft, sent);
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
    isStored,
    fetchRecords,
    savedTitle: `Account ${verb}d successfully`,
    fallback: 'The account could not be saved. Try again.',
    onFailed: (error, withHint) => showFailure(error, withHint(`Failed to ${verb} account`), askToSignIn),
    onSaved,
  });
}
