import type { Account } from '@plaza/contracts/finance/accounts';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { factorIn } from '../../money/factor-in';
import { RecordDialog } from '../../records/record-dialog';
import { useRecordForm } from '../../records/use-record-form';
import { useLazyFinanceAccountsQuery } from '../accounts-api';
import { type AccountDraft, draftLabels, draftOf, faultIn, newDraft } from './account-draft';
import { AccountFormFields } from './account-form-fields';
import { useFilledFactor } from './use-filled-factor';
import { useSaveAccount } from './use-save-account';

interface AccountDialogProps {
  /** Undefined adds one. */
  account: Account | undefined;
  accounts: readonly Account[];
  settings: FinanceSettings;
  /** Undefined while they are not to be had. */
  rates: PersonalRates | undefined;
  onClose: () => void;
}

/** Adds an account, or edits all fields of one. What was typed stays when the server refuses it. */
export function AccountDialog({ account, accounts, settings, rates, onClose }: AccountDialogProps) {
  const { baseCurrency } = settings;
  const save = useSaveAccount(account);
  const [fetchAccounts] = useLazyFinanceAccountsQuery();
  const form = useRecordForm<AccountDraft>({
    initial: account ? draftOf(account) : newDraft(accounts, baseCurrency),
    version: account?.version,
    faultIn,
    save,
    refusalSentence: 'The account could not be saved. Try again.',
    async latest() {
      const now = (await fetchAccounts().unwrap()).find(({ id }) => id === account?.id);
      return { draft: now && draftOf(now), version: now?.version };
    },
    onSaved: onClose,
  });

  const change = useFilledFactor(form, (currency) => factorIn(rates, currency, baseCurrency), account);

  return (
    <RecordDialog
      title={account ? 'Edit Account' : 'Add Account'}
      submitLabel={account ? 'Save Changes' : 'Add Account'}
      form={form}
      labels={draftLabels}
      onClose={onClose}
    >
      <AccountFormFields draft={form.draft} faults={form.faults} settings={settings} onChange={change} />
    </RecordDialog>
  );
}
