import type { Expense } from '@plaza/contracts/finance/expenses';

/** A fixed monthly rent. */
export const expenseFixture = (id: string, description: string): Expense => ({
  id,
  category: 'Rent',
  description,
  monthlyAmount: '900.00',
  currency: 'USD',
  type: 'Fixed',
  recurrence: 'Monthly',
  essential: true,
  paymentSource: '',
  notes: '',
  version: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
