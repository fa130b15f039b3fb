import type { Expense, ExpenseChanges, NewExpense } from '@plaza/contracts/finance/expenses';
import { givenAmounts, givenBase, storedFields } from '../records/record-fields';
import { addRecord, changeRecord, type KeptKind, listRecords, removeRecord } from '../records/record-store';
import { ExpenseModel, type ExpenseRecord } from './expense.model';

const expenses: KeptKind<ExpenseRecord> = { model: ExpenseModel, noun: 'expense', amounts: ['monthlyAmount'] };

export async function listExpenses(userId: string): Promise<Expense[]> {
  return (await listRecords(expenses, userId)).map(given);
}

export async function addExpense(userId: string, expense: NewExpense): Promise<Expense> {
  return given(await addRecord(expenses, userId, { ...fieldsOf(expense), currency: expense.currency }));
}

export async function changeExpense(userId: string, id: string, changes: ExpenseChanges): Promise<Expense> {
  return given(await changeRecord(expenses, { _id: id, userId }, changes.version, () => fieldsOf(changes)));
}

export const removeExpense = (userId: string, id: string): Promise<void> => removeRecord(expenses, userId, id);

/** The given fields as they are stored. */
export const fieldsOf = (changes: ExpenseChanges): Partial<ExpenseRecord> => storedFields(changes, ['monthlyAmount']);

function given(expense: ExpenseRecord): Expense {
  const { category, description, type, recurrence, essential, paymentSource } = expense;
  return {
    ...givenBase(expense),
    ...givenAmounts(expense, ['monthlyAmount']),
    category,
    description,
    type,
    recurrence,
    essential,
    paymentSource,
  };
}
