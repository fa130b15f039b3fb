import type { NewAccount } from '@plaza/contracts/finance/accounts';
import type { NewExpense } from '@plaza/contracts/finance/expenses';
import type { NewIncome } from '@plaza/contracts/finance/incomes';
import type { NewLoan } from '@plaza/contracts/finance/loans';
import type { NewProperty } from '@plaza/contracts/finance/properties';
import { recordKinds } from '@plaza/contracts/finance/record-kinds';
import type { Client } from '@plaza/test-kit/http';
import type { LifeFacts } from '../profile/profiles';

/** The worked example of the definitions, as a user would enter it. Base USD; 1.40 CAD and 1/90,000 BTC per USD. */
export const workedExample = {
  now: new Date('2026-11-20T15:00:00.000Z'),
  life: { birthDate: '1986-05-14', familySize: 3 } satisfies LifeFacts,
  accounts: [
    { name: 'Chequing', type: 'Chequing', balance: '6000' },
    { name: 'Savings', type: 'Savings', balance: '15000' },
    { name: 'TFSA', type: 'TFSA', balance: '14000', currency: 'CAD', conversionFactor: '0.714286', status: 'Locked' },
    { name: 'RRSP', type: 'RRSP', balance: '20000', status: 'Locked' },
    { name: 'Investment', type: 'Investment', balance: '20000', status: 'Locked' },
    { name: 'Crypto', type: 'Crypto', balance: '0.1', currency: 'BTC', conversionFactor: '90000' },
  ] satisfies (Pick<NewAccount, 'name' | 'type'> & Partial<NewAccount>)[],
  loans: [
    { lender: 'Bank', type: 'Mortgage', balance: '250000', interestRate: '4.8', monthlyPayment: '1700' },
    { lender: 'Dealer', type: 'Car Loan', balance: '12000', interestRate: '6', monthlyPayment: '400' },
    { lender: 'Card', type: 'Credit Card', balance: '3000', interestRate: '19.99', monthlyPayment: '150' },
  ] satisfies (Pick<NewLoan, 'lender' | 'type' | 'balance'> & Partial<NewLoan>)[],
  incomes: [
    { source: 'Full-time Employment', type: 'Gross (Before Tax)', monthlyAmount: '3200', frequency: 'Biweekly' },
    { source: 'Freelance Development', type: 'Net (After Tax)', monthlyAmount: '600' },
    { source: 'Rental Income', type: 'Gross (Before Tax)', monthlyAmount: '2400' },
  ] satisfies (Pick<NewIncome, 'source' | 'type' | 'monthlyAmount'> & Partial<NewIncome>)[],
  expenses: [
    expense('Mortgage', '1700'),
    expense('Car Payment', '400'),
    expense('Utilities', '250'),
    expense('Groceries', '700'),
    expense('Insurance', '100'),
    expense('Dining Out', '300'),
    expense('Travel', '300'),
  ],
  properties: [
    {
      address: '1 Example Street',
      propertyValue: '400000',
      monthlyRent: '2400',
      mortgageBalance: '250000',
      downPayment: '80000',
      taxes: '350',
      insurance: '100',
      utilities: '150',
    },
  ] satisfies (Pick<NewProperty, 'address'> & Partial<NewProperty>)[],
} as const;

function expense(category: NewExpense['category'], monthlyAmount: string) {
  return { category, description: category, monthlyAmount, type: 'Fixed' } as const;
}

/** Adds all records of the example for a user. */
export async function enterWorkedExample(user: Client): Promise<void> {
  for (const kind of recordKinds) {
    for (const record of workedExample[kind]) {
      const { status, body } = await user.post(`/api/v1/finance/${kind}`, record);
      if (status !== 201) throw new Error(`${kind}: ${status} ${JSON.stringify(body)}`);
    }
  }
}
