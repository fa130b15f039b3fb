import { loanTypes } from '@plaza/contracts/finance/choices';
import type { Loan } from '@plaza/contracts/finance/loans';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Field, NumberInput, Select, TextInput } from '@plaza/ui';
import { asOption } from '../money/currency-choices';
import { CurrencyCell } from '../records/form/currency-cell';
import { NotesCell } from '../records/form/notes-cell';
import { FormCell, RecordDialog } from '../records/form/record-dialog';
import { type LoanDraft, loanLabels } from './loan-form';
import { useLoanForm } from './use-loan-form';

interface LoanDialogProps {
  /** Undefined to add a loan. */
  loan: Loan | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds a loan, or edits one. */
export function LoanDialog({ loan, settings, onClose }: LoanDialogProps) {
  const form = useLoanForm(loan, settings.baseCurrency, onClose);
  const { draft, errors, change } = form;
  const field = (name: keyof LoanDraft) => ({ label: loanLabels[name], error: errors[name] });
  const amount = (name: 'balance' | 'monthlyPayment') => ({
    value: draft[name],
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
      <CurrencyCell
        value={draft.currency}
        settings={settings}
        error={errors.currency}
        onChange={(currency) => change({ currency })}
      />
      <FormCell data-field="interestRate">
        <Field {...field('interestRate')} hint="Per year.">
          <NumberInput
            value={draft.interestRate}
            suffix="%"
            placeholder="0"
            onValueChange={(interestRate) => change({ interestRate })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="monthlyPayment">
        <Field {...field('monthlyPayment')} hint="If left empty, it is calculated from the term.">
          <NumberInput {...amount('monthlyPayment')} />
        </Field>
      </FormCell>
      <FormCell data-field="termMonths">
        <Field {...field('termMonths')} hint="How many months are left.">
          <NumberInput
            value={draft.termMonths}
            inputMode="numeric"
            placeholder="0"
            onValueChange={(termMonths) => change({ termMonths })}
          />
        </Field>
      </FormCell>
      <NotesCell value={draft.notes} error={errors.notes} onChange={(notes) => change({ notes })} />
    </RecordDialog>
  );
}
