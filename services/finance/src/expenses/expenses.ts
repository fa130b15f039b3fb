import type { Expense, ExpenseChanges, NewExpense } from '@plaza/contracts/finance/expenses';
import type { IdempotencyKey } from '../records/idempotency-key';
import { toAmounts, toBaseFields, toStoredFields } from '../records/record-fields';
import { addRecord, changeRecord, listRecords, type RecordStore, removeRecord } from '../records/record-store';
import { ExpenseModel, type ExpenseRecord } from './expense.model';

const expenses: RecordStore<ExpenseRecord> = { model: ExpenseModel, noun: 'expense', amounts: ['monthlyAmount'] };

export async function listExpenses(userId: string): Promise<Expense[]> {
  return (await listRecords(expenses, userId)).map(toExpense);
}

export async function addExpense(userId: string, expense: NewExpense, request?: IdempotencyKey): Promise<Expense> {
  const fields = { ...toExpenseFields(expense), currency: expense.currency };
  return toExpense(await addRecord(expenses, userId, fields, request));
}

export async function changeExpense(userId: string, id: string, changes: ExpenseChanges): Promise<Expense> {
  return toExpense(await changeRecord(expenses, { _id: id, userId }, changes.version, () => toExpenseFields(changes)));
}

export const removeExpense = (userId: string, id: string): Promise<void> => removeRecord(expenses, userId, id);

export const toExpenseFields = (changes: ExpenseChanges): Partial<ExpenseRecord> =>
  toStoredFields(changes, ['monthlyAmount']);

export function toExpense(expense: ExpenseRecord): Expense {
  const { category, description, type, recurrence, essential, paymentSource } = expense;
  return {
    ...toBaseFields(expense),
    ...toAmounts(expense, ['monthlyAmount']),
    category,
    description,
    type,
    recurrence,
    essential,
    paymentSource,
  };
}
