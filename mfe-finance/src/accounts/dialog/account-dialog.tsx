import type { Account } from '@plaza/contracts/finance/accounts';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { useRef } from 'react';
import { factorIn } from '../../money/factor-in';
import { RecordDialog } from '../../records/form/record-dialog';
import { draftLabels, newDraft } from './account-draft';
import { AccountFormFields } from './account-form-fields';
import { useAccountForm } from './use-account-form';
import { useFilledFactor } from './use-filled-factor';

interface AccountDialogProps {
  /** Undefined to add an account. */
  account: Account | undefined;
  accounts: readonly Account[];
  settings: FinanceSettings;
  /** Undefined while the rates are unavailable. */
  rates: PersonalRates | undefined;
  onClose: () => void;
}

/** Adds an account, or edits all fields of one. The draft is kept if the server rejects it. */
export function AccountDialog({ account, accounts, settings, rates, onClose }: AccountDialogProps) {
  const { baseCurrency } = settings;
  const blank = newDraft(accounts, baseCurrency);
  const filled = useRef(account ? undefined : blank.conversionFactor);
  const form = useAccountForm(account, blank, filled, onClose);
  const change = useFilledFactor(form, (currency) => factorIn(rates, currency, baseCurrency), form.known, filled);
  const { conversionFactor } = form.draft;
  // Nothing could be filled in, so the account gets the rate that the service has when it is saved.
  const isRateAwaited =
    rates?.baseCurrency !== baseCurrency && conversionFactor === '' && conversionFactor === filled.current;

  return (
    <RecordDialog
      title={account ? 'Edit Account' : 'Add Account'}
      submitLabel={account ? 'Save Changes' : 'Add Account'}
      form={form}
      labels={draftLabels}
      onClose={onClose}
    >
      <AccountFormFields
        draft={form.draft}
        errors={form.errors}
        settings={settings}
        isRateAwaited={isRateAwaited}
        onChange={change}
      />
    </RecordDialog>
  );
}
