import { cryptoCurrencies, decimalsOf, fiatCurrencies } from '@plaza/contracts/currencies';
import { loanTypes } from '@plaza/contracts/finance/choices';
import type { Loan } from '@plaza/contracts/finance/loans';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, Select, TextArea, TextInput } from '@plaza/ui';
import { asOption, currencyChoices } from '../money/currency-choices';
import { FormCell, RecordDialog } from '../records/record-dialog';
import { type LoanDraft, loanLabels } from './loan-form';
import { useLoanForm } from './use-loan-form';

interface LoanDialogProps {
  /** Undefined adds one. */
  loan: Loan | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds a loan, or edits one. */
export function LoanDialog({ loan, settings, onClose }: LoanDialogProps) {
  const form = useLoanForm(loan, settings.baseCurrency, onClose);
  const { draft, faults, change } = form;
  const field = (name: keyof LoanDraft) => ({ label: loanLabels[name], error: faults[name] });
  const amount = (name: 'balance' | 'monthlyPayment') => ({
    value: draft[name],
    decimals: decimalsOf(draft.currency),
    suffix: draft.currency,
    placeholder: '0',
    onValueChange: (typed: string) => change({ [name]: typed }),
  });
  return (
    <RecordDialog
      title={loan ? 'Edit Loan' : 'Add Loan'}
      submitLabel={loan ? 'Save Changes' : 'Add Loan'}
      form={form}
      labels={loanLabels}
      onClose={onClose}
    >
      <FormCell data-field="lender">
        <Field {...field('lender')} required>
          <TextInput
            value={draft.lender}
            maxLength={limits.shortText}
            autoComplete="off"
            onChange={({ target }) => change({ lender: target.value })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="type">
        <Field {...field('type')} required>
          <Select
            value={draft.type}
            options={loanTypes.map(asOption)}
            placeholder="Choose a type"
            onValueChange={(type) => change({ type })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="balance">
        <Field {...field('balance')} required>
          <NumberInput {...amount('balance')} />
        </Field>
      </FormCell>
      <FormCell data-field="currency">
        <Field {...field('currency')}>
          <Select
            value={draft.currency}
            options={currencyChoices(
              { fiat: fiatCurrencies, crypto: cryptoCurrencies },
              Object.keys(settings.manualRateOverrides),
              draft.currency,
            )}
            onValueChange={(currency) => change({ currency })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="interestRate">
        <Field {...field('interestRate')} hint="Per year.">
          <NumberInput
            value={draft.interestRate}
            decimals={3}
            suffix="%"
            placeholder="0"
            onValueChange={(interestRate) => change({ interestRate })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="monthlyPayment">
        <Field {...field('monthlyPayment')} hint="Left empty, it follows from the term.">
          <NumberInput {...amount('monthlyPayment')} />
        </Field>
      </FormCell>
      <FormCell data-field="termMonths">
        <Field {...field('termMonths')} hint="How many months are left.">
          <NumberInput
            value={draft.termMonths}
            decimals={0}
            inputMode="numeric"
            placeholder="0"
            onValueChange={(termMonths) => change({ termMonths })}
          />
        </Field>
      </FormCell>
      <FormCell $wide data-field="notes">
        <Field {...field('notes')}>
          <TextArea
            value={draft.notes}
            rows={2}
            maxLength={limits.longText}
            onChange={({ target }) => change({ notes: target.value })}
          />
        </Field>
      </FormCell>
    </RecordDialog>
  );
}
