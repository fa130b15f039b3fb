import {
  commonCurrencies,
  expenseCategories,
  expenseRecurrences,
  expenseTypes,
} from '@plaza/contracts/finance/choices';
import type { Expense } from '@plaza/contracts/finance/expenses';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { limits } from '@plaza/contracts/limits';
import { Checkbox, Field, NumberInput, Select, TextInput } from '@plaza/ui';
import { useLazyFinanceExpensesQuery } from '../finance-api';
import { asOption } from '../money/currency-choices';
import { CurrencyCell } from '../records/currency-cell';
import { NotesCell } from '../records/notes-cell';
import { FormCell, RecordDialog } from '../records/record-dialog';
import { useRecordForm } from '../records/use-record-form';
import { blankExpense, expenseLabels, toExpenseDraft, toExpenseFields, validateExpense } from './expense-form';
import { useFinanceAddExpenseMutation, useFinanceChangeExpenseMutation } from './expenses-api';

interface ExpenseDialogProps {
  /** Undefined adds one. */
  expense: Expense | undefined;
  settings: FinanceSettings;
  onClose: () => void;
}

/** Adds an expense, or edits one. */
export function ExpenseDialog({ expense, settings, onClose }: ExpenseDialogProps) {
  const [add] = useFinanceAddExpenseMutation();
  const [change] = useFinanceChangeExpenseMutation();
  const [fetchRecords] = useLazyFinanceExpensesQuery();
  const form = useRecordForm({
    record: expense,
    blank: blankExpense(settings.baseCurrency),
    toDraft: toExpenseDraft,
    validate: validateExpense,
    async save(draft, known) {
      const fields = toExpenseFields(draft);
      return known ? change({ id: known.id, body: { ...fields, version: known.version } }) : add({ body: fields });
    },
    fetchRecords,
    savedTitle: `Expense ${expense ? 'updated' : 'created'} successfully`,
    fallback: 'Failed to create or update expense',
    onSaved: onClose,
  });
  const { draft, errors, change: type } = form;
  const text = (field: 'description' | 'paymentSource' | 'notes') => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => type({ [field]: target.value }),
  });
  return (
    <RecordDialog
      title={expense ? 'Edit Expense' : 'Add New Expense'}
      submitLabel={expense ? 'Save Changes' : 'Add Expense'}
      form={form}
      labels={expenseLabels}
      onClose={onClose}
    >
      <FormCell data-field="category">
        <Field label="Category" required error={errors.category}>
          <Select
            value={draft.category}
            options={expenseCategories.map(asOption)}
            placeholder="Choose a category"
            onValueChange={(category) => type({ category })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="description">
        <Field label="Description" required error={errors.description}>
          <TextInput {...text('description')} maxLength={limits.shortText} autoComplete="off" />
        </Field>
      </FormCell>
      <FormCell data-field="monthlyAmount">
        <Field
          label={draft.recurrence === 'One-time' ? 'Amount' : 'Monthly Amount'}
          required
          error={errors.monthlyAmount}
          hint={amountHint[draft.recurrence]}
        >
          <NumberInput
            value={draft.monthlyAmount}
            suffix={draft.currency}
            placeholder="0"
            onValueChange={(monthlyAmount) => type({ monthlyAmount })}
          />
        </Field>
      </FormCell>
      <CurrencyCell
        value={draft.currency}
        offered={{ fiat: commonCurrencies }}
        settings={settings}
        onChange={(currency) => type({ currency })}
      />
      <FormCell data-field="recurrence">
        <Field label="Recurrence">
          <Select
            value={draft.recurrence}
            options={expenseRecurrences.map(asOption)}
            onValueChange={(recurrence) => type({ recurrence })}
          />
        </Field>
      </FormCell>
      <FormCell data-field="type">
        <Field label="Type">
          <Select
            value={draft.type}
            options={expenseTypes.map(asOption)}
            onValueChange={(chosen) => type({ type: chosen })}
          />
        </Field>
      </FormCell>
      <FormCell $wide data-field="paymentSource">
        <Field label="Payment Source" hint="The account or card it is paid from.">
          <TextInput {...text('paymentSource')} maxLength={limits.shortText} autoComplete="off" />
        </Field>
      </FormCell>
      <FormCell $wide data-field="essential">
        <Checkbox
          label="Essential expense"
          checked={draft.essential}
          onCheckedChange={(essential) => type({ essential })}
        />
      </FormCell>
      <NotesCell value={draft.notes} onChange={(notes) => type({ notes })} />
    </RecordDialog>
  );
}

/** What the amount means, where it is not simply paid each month. */
const amountHint: Readonly<Record<string, string>> = {
  Quarterly: 'The amount per month: a third of the quarterly cost.',
  Yearly: 'The amount per month: a twelfth of the yearly cost.',
  'One-time': 'Not counted in any monthly figure.',
};
