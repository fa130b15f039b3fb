import { expenseCategories, expenseRecurrences, expenseTypes } from '@plaza/contracts/finance/choices';
import type { Expense } from '@plaza/contracts/finance/expenses';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Checkbox, Field, NumberInput, Select, TextInput } from '@plaza/ui';
import { asOption } from '../money/currency-choices';
import { CurrencyCell } from '../records/form/currency-cell';
import { NotesCell } from '../records/form/notes-cell';
import { FormCell, RecordDialog } from '../records/form/record-dialog';
import type { RecordForm } from '../records/form/use-record-form';
import { type ExpenseDraft, expenseLabels } from './expense-form';
import { useExpenseForm } from './use-expense-form';

interface ExpenseDialogProps {
  /** Undefined to add an expense. */
  expense: Expense | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds an expense, or edits one. */
export function ExpenseDialog({ expense, settings, onClose }: ExpenseDialogProps) {
  const form = useExpenseForm(expense, settings.baseCurrency, onClose);
  return (
    <RecordDialog
      title={expense ? 'Edit Expense' : 'Add New Expense'}
      submitLabel={expense ? 'Save Changes' : 'Add Expense'}
      form={form}
      labels={expenseLabels}
      onClose={onClose}
    >
      <ExpenseFields form={form} settings={settings} />
    </RecordDialog>
  );
}

interface ExpenseFieldsProps {
  form: RecordForm<ExpenseDraft>;
  settings: FinanceSettings;
}

function ExpenseFields({ form, settings }: ExpenseFieldsProps) {
  const { draft, errors, change } = form;
  const field = (name: keyof ExpenseDraft) => ({ label: expenseLabels[name], error: errors[name] });
  const text = (name: 'description' | 'paymentSource') => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <ChoiceCell form={form} name="category" options={expenseCategories} required placeholder="Choose a category" />
      <FormCell data-field="description">
        <Field {...field('description')} required>
          <TextInput {...text('description')} maxLength={limits.shortText} autoComplete="off" />
        </Field>
      </FormCell>
      <FormCell data-field="monthlyAmount">
        <Field
          {...field('monthlyAmount')}
          label={draft.recurrence === 'One-time' ? 'Amount' : 'Monthly Amount'}
          required
          hint={amountHint[draft.recurrence]}
        >
          <NumberInput
            value={draft.monthlyAmount}
            suffix={draft.currency}
            placeholder="0"
            onValueChange={(monthlyAmount) => change({ monthlyAmount })}
          />
        </Field>
      </FormCell>
      <CurrencyCell
        value={draft.currency}
        settings={settings}
        error={errors.currency}
        onChange={(currency) => change({ currency })}
      />
      <ChoiceCell form={form} name="recurrence" options={expenseRecurrences} />
      <ChoiceCell form={form} name="type" options={expenseTypes} />
      <FormCell $wide data-field="paymentSource">
        <Field {...field('paymentSource')} hint="The account or card it is paid from.">
          <TextInput {...text('paymentSource')} maxLength={limits.shortText} autoComplete="off" />
        </Field>
      </FormCell>
      <FormCell $wide data-field="essential">
        <Checkbox
          label="Essential expense"
          hint={errors.essential}
          checked={draft.essential}
          onCheckedChange={(essential) => change({ essential })}
        />
      </FormCell>
      <NotesCell value={draft.notes} error={errors.notes} onChange={(notes) => change({ notes })} />
    </>
  );
}

interface ChoiceCellProps {
  form: RecordForm<ExpenseDraft>;
  name: 'category' | 'recurrence' | 'type';
  options: readonly string[];
  required?: boolean;
  placeholder?: string;
}

function ChoiceCell({ form, name, options, required = false, placeholder }: ChoiceCellProps) {
  return (
    <FormCell data-field={name}>
      <Field label={expenseLabels[name]} error={form.errors[name]} required={required}>
        <Select
          value={form.draft[name]}
          options={options.map(asOption)}
          placeholder={placeholder}
          onValueChange={(chosen) => form.change({ [name]: chosen })}
        />
      </Field>
    </FormCell>
  );
}

/** The meaning of the amount, where it is not simply paid each month. */
const amountHint: Readonly<Record<string, string>> = {
  Quarterly: 'The amount per month: a third of the quarterly cost.',
  Yearly: 'The amount per month: a twelfth of the yearly cost.',
  'One-time': 'Not counted in any monthly figure.',
};
