import type { Expense } from '@plaza/contracts/finance/expenses';
import { useLazyFinanceExpensesQuery } from '../finance-api';
import { useRecordForm } from '../records/form/use-record-form';
import { blankExpense, toExpenseDraft, toExpenseFields, validateExpense } from './expense-form';
import { useFinanceAddExpenseMutation, useFinanceChangeExpenseMutation } from './expenses-api';

/** The form of a new expense, or of an existing one. */
export function useExpenseForm(expense: Expense | undefined, baseCurrency: string, onSaved: () => void) {
  const [add] = useFinanceAddExpenseMutation();
  const [change] = useFinanceChangeExpenseMutation();
  const [fetchRecords] = useLazyFinanceExpensesQuery();
  return useRecordForm({
    record: expense,
    blank: blankExpense(baseCurrency),
    toDraft: toExpenseDraft,
    validate: validateExpense,
    async save(draft, known, key) {
      const fields = toExpenseFields(draft);
      return known ? change({ id: known.id, body: { ...fields, version: known.version } }) : add({ body: fields, key });
    },
    fetchRecords,
    savedTitle: `Expense ${expense ? 'updated' : 'created'} successfully`,
    fallback: 'Failed to create or update expense',
    onSaved,
  });
}
