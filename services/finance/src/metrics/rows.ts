import type { Types } from 'mongoose';
import { isOutdated } from '../accounts/account-factors';
import type { IncomeRecord } from '../incomes/income.model';
import type { LoanRecord } from '../loans/loan.model';
import { termsOf } from '../loans/loan-fields';
import { type Decimal, toDecimal } from '../money';
import type { HeldFactor } from '../rates/conversion';
import type { Facts } from './facts';
import { constant, type Term, term } from './term';

type RecordKind = NonNullable<Term['record']>['kind'];

/**
 * The records of a person as terms in the base currency. What has no rate is in none of them; its currency is in
 * `withoutRate`.
 */
export function rowsOf(facts: Facts) {
  const { rates, accounts, loans, incomes, expenses, properties } = facts;
  const withoutRate = new Set<string>();
  const factors = new Map<string, HeldFactor | undefined>();

  function factorOf(currency: string): HeldFactor | undefined {
    if (!factors.has(currency)) factors.set(currency, rates.factorOf(currency));
    const held = factors.get(currency);
    if (!held) withoutRate.add(currency);
    return held;
  }

  function worth(
    kind: RecordKind,
    id: string,
    label: string,
    stored: Types.Decimal128,
    currency: string,
    held: HeldFactor,
  ): Term {
    const amount = toDecimal(stored);
    const record = { kind, id };
    if (held.source === 'base') return { label, value: amount, unit: 'money', record };
    const conversion = { amount, currency, ...held };
    return { label, value: amount.times(held.factor), unit: 'money', record, conversion };
  }

  /** The rows of a kind whose currency has a rate. */
  function convertible<Kept extends { currency: string }>(kept: readonly Kept[]): (Kept & { held: HeldFactor })[] {
    return kept.flatMap((one) => {
      const held = factorOf(one.currency);
      return held ? [Object.assign({}, one, { held })] : [];
    });
  }

  const accountRows = accounts.flatMap((account) => {
    if (isOutdated(account, rates)) {
      withoutRate.add(account.currency);
      return [];
    }
    const { _id, name, balance, currency, factorSource, factorAsOf, conversionFactor } = account;
    const factor = toDecimal(conversionFactor);
    const source = factorSource ?? 'manual';
    const held = { factor, source, asOf: factorAsOf ?? account.updatedAt };
    return [{ ...account, worth: worth('account', _id, name, balance, currency, held) }];
  });

  const loanRows = convertible(loans).map((loan) => {
    const amount = (label: string, stored: Types.Decimal128) =>
      worth('loan', loan._id, label, stored, loan.currency, loan.held);
    const name = `${loan.type}, ${loan.lender}`;
    return {
      ...loan,
      worth: amount(name, loan.balance),
      entered: amount(name, loan.monthlyPayment),
      payoff: payoffOf(loan, name),
      paid: paidInBase(loan, name),
    };
  });

  const incomeRows = convertible(incomes).map((income) => ({
    ...income,
    worth: worth('income', income._id, income.source, income.monthlyAmount, income.currency, income.held),
  }));

  const expenseRows = convertible(expenses.filter(({ recurrence }) => recurrence !== 'One-time')).map((expense) => ({
    ...expense,
    worth: worth(
      'expense',
      expense._id,
      `${expense.category}: ${expense.description}`,
      expense.monthlyAmount,
      expense.currency,
      expense.held,
    ),
  }));

  const propertyRows = convertible(properties).map((property) => {
    const amount = (name: 'propertyValue' | 'mortgageBalance' | 'monthlyRent' | 'taxes' | 'insurance' | 'utilities') =>
      worth('property', property._id, property.address, property[name], property.currency, property.held);
    return { ...property, worth: amount('propertyValue'), amount };
  });

  return {
    accounts: accountRows,
    loans: loanRows,
    incomes: incomeRows,
    expenses: expenseRows,
    properties: propertyRows,
    withoutRate,
  };
}

export type Rows = ReturnType<typeof rowsOf>;

/** Balance, yearly percent and payment of a loan in its own currency: months do not depend on the rates. */
function payoffOf(loan: LoanRecord, label: string) {
  const { balance, rate, payment } = termsOf(loan);
  const number = (name: string, value: Decimal, unit: Term['unit']): Term => ({ label: name, value, unit });
  return {
    label,
    balance: number(`Balance in ${loan.currency}`, balance, 'money'),
    rate: number('Interest rate', rate, 'percent'),
    payment: number(`Monthly payment in ${loan.currency}`, payment, 'money'),
  };
}

/** What is paid on a loan each month, in the base currency: also where the payment follows from the term. */
function paidInBase(loan: LoanRecord & { held: HeldFactor }, name: string): Term {
  const { payment } = termsOf(loan);
  const label = `${name}: monthly payment`;
  const { held, currency } = loan;
  const value = payment.times(held.factor);
  return { label, value, unit: 'money', conversion: { amount: payment, currency, ...held } };
}

/** What an income is in a month. */
export function monthly({ worth, frequency }: Pick<IncomeRecord, 'frequency'> & { worth: Term }): Term {
  if (frequency === 'Biweekly') {
    const year = term(`${worth.label}, a year`, 'money', 'product', [worth, constant('Pays in a year', 'count', 26)]);
    return term(worth.label, 'money', 'quotient', [year, twelve]);
  }
  return frequency === 'Yearly' ? term(worth.label, 'money', 'quotient', [worth, twelve]) : worth;
}

/** What an income is in a year. */
export function yearly({ worth, frequency }: Pick<IncomeRecord, 'frequency'> & { worth: Term }): Term {
  if (frequency === 'Yearly') return worth;
  const times = frequency === 'Biweekly' ? constant('Pays in a year', 'count', 26) : twelve;
  return term(worth.label, 'money', 'product', [worth, times]);
}

export const twelve = constant('Months in a year', 'count', 12);
