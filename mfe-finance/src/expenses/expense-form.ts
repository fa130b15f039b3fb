import type {
  Expense,
  ExpenseCategory,
  ExpenseRecurrence,
  ExpenseType,
  NewExpense,
} from '@plaza/contracts/finance/expenses';
import { amountError, amountToSend } from '../records/form/decimal-fields';

/** The expense form as the user typed it. */
export type ExpenseDraft = {
  category: string;
  description: string;
  monthlyAmount: string;
  currency: string;
  type: string;
  recurrence: string;
  essential: boolean;
  paymentSource: string;
  notes: string;
};

export const expenseLabels: Record<keyof ExpenseDraft, string> = {
  category: 'Category',
  description: 'Description',
  monthlyAmount: 'Monthly Amount',
  currency: 'Currency',
  type: 'Type',
  recurrence: 'Recurrence',
  essential: 'Essential',
  paymentSource: 'Payment Source',
  notes: 'Notes',
};

export const blankExpense = (currency: string): ExpenseDraft => ({
  category: '',
  description: '',
  monthlyAmount: '',
  currency,
  type: 'Variable',
  recurrence: 'Monthly',
  essential: true,
  paymentSource: '',
  notes: '',
});

export function toExpenseDraft(expense: Expense): ExpenseDraft {
  const { category, description, monthlyAmount, currency, type, recurrence, essential, paymentSource, notes } = expense;
  return { category, description, monthlyAmount, currency, type, recurrence, essential, paymentSource, notes };
}

export function validateExpense(field: keyof ExpenseDraft, draft: ExpenseDraft): string | undefined {
  if (field === 'category') return draft.category === '' ? 'Category is required' : undefined;
  if (field === 'description') return draft.description.trim() === '' ? 'Description is required' : undefined;
  const { currency } = draft;
  if (field === 'monthlyAmount') return amountError(draft.monthlyAmount, { required: true, currency });
  return undefined;
}

/** The request body for a valid form. */
export function toExpenseFields(draft: ExpenseDraft): NewExpense {
  const texts = {
    description: draft.description.trim(),
    paymentSource: draft.paymentSource.trim(),
    notes: draft.notes.trim(),
  };
  const chosen = {
    category: draft.category as ExpenseCategory,
    type: draft.type as ExpenseType,
    recurrence: draft.recurrence as ExpenseRecurrence,
  };
  return { ...draft, ...texts, ...chosen, monthlyAmount: amountToSend(draft.monthlyAmount) };
}
