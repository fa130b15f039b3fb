import { incomeFrequencies, incomeSources, incomeTypes } from '@plaza/contracts/finance/choices';
import type { Income, IncomeFrequency } from '@plaza/contracts/finance/incomes';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { Checkbox, Field, NumberInput, Select } from '@plaza/ui';
import { asOption } from '../money/currency-choices';
import { formatAmount } from '../money/format-amount';
import { CurrencyCell } from '../records/form/currency-cell';
import { amountError, amountToSend } from '../records/form/decimal-fields';
import { NotesCell } from '../records/form/notes-cell';
import { FormCell, RecordDialog } from '../records/form/record-dialog';
import { type IncomeDraft, incomeLabels } from './income-form';
import { payPeriod, storedAmount } from './pay';
import { useIncomeForm } from './use-income-form';

interface IncomeDialogProps {
  /** Undefined to add an income source. */
  income: Income | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds an income source, or edits one. */
export function IncomeDialog({ income, settings, onClose }: IncomeDialogProps) {
  const form = useIncomeForm(income, settings.baseCurrency, onClose);
  const { draft, errors, change } = form;
  const field = (name: keyof IncomeDraft) => ({ label: incomeLabels[name], error: errors[name] });
  const title = income ? 'Edit Income Source' : 'Add Income Source';
  return (
    <RecordDialog
      title={title}
      submitLabel={income ? 'Save Changes' : 'Add Income Source'}
      form={form}
      labels={incomeLabels}
      onClose={onClose}
    >
      <FormCell data-field="source">
        <Field {...field('source')} required>
          <Select
            value={draft.source}
            options={incomeSources.map(asOption)}
            placeholder="Choose a source"
            onValueChange={(source) => change({ source })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="type">
        <Field {...field('type')} required>
          <Select
            value={draft.type}
            options={incomeTypes.map(asOption)}
            placeholder="Choose a type"
            onValueChange={(type) => change({ type })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="frequency">
        <Field {...field('frequency')}>
          <Select
            value={draft.frequency}
            options={incomeFrequencies.map(asOption)}
            onValueChange={(frequency) => change({ frequency })}
          />
        </Field>
      </FormCell>
      <CurrencyCell
        value={draft.currency}
        settings={settings}
        error={errors.currency}
        onChange={(currency) => change({ currency })}
      />
      <FormCell $wide data-field="pay">
        <Field
          {...field('pay')}
          label={`Amount ${payPeriod[draft.frequency as IncomeFrequency]}`}
          required
          hint={storedHint(draft, settings)}
        >
          <NumberInput
            value={draft.pay}
            suffix={draft.currency}
            placeholder="0"
            onValueChange={(pay) => change({ pay })}
          />
        </Field>
      </FormCell>
      <FormCell $wide data-field="taxable">
        <Checkbox
          label="Taxable"
          hint={errors.taxable}
          checked={draft.taxable}
          onCheckedChange={(taxable) => change({ taxable })}
        />
      </FormCell>
      <NotesCell value={draft.notes} error={errors.notes} onChange={(notes) => change({ notes })} />
    </RecordDialog>
  );
}

/** The monthly amount that is stored for weekly or quarterly pay. */
function storedHint({ pay, frequency, currency }: IncomeDraft, settings: FinanceSettings): string | undefined {
  if ((frequency !== 'Weekly' && frequency !== 'Quarterly') || amountError(pay, { required: true, currency })) return;
  const amount = storedAmount(amountToSend(pay), frequency, currency);
  return `Stored as ${formatAmount(amount, currency, settings)} per month.`;
}
