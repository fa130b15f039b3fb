import type { Types } from 'mongoose';
import { isOutdated } from '../../accounts/account-factors';
import type { IncomeRecord } from '../../incomes/income.model';
import { loanTerms } from '../../loans/loan-fields';
import { type Decimal, toDecimal } from '../../money';
import type { Factor } from '../../rates/conversion';
import type { Facts } from './facts';
import { constant, type Term, term } from './term';

type RecordKind = NonNullable<Term['record']>['kind'];

/**
 * The records of a user as terms in the base currency. Records without a rate are left out, with their currency in
 * `withoutRate`.
 */
export function toRows(facts: Facts) {
  const { now, rates, accounts, loans, incomes, expenses, properties } = facts;
  const withoutRate = new Set<string>();
  const factors = new Map<string, Factor | undefined>();

  function factorOf(currency: string): Factor | undefined {
    if (!factors.has(currency)) factors.set(currency, rates.factorOf(currency));
    const rate = factors.get(currency);
    if (!rate) withoutRate.add(currency);
    return rate;
  }

  function toBaseValue(
    kind: RecordKind,
    id: string | undefined,
    label: string,
    stored: Types.Decimal128,
    currency: string,
    rate: Factor,
  ): Term {
    const amount = toDecimal(stored);
    const record = id === undefined ? undefined : { kind, id };
    if (rate.source === 'base') return { label, value: amount, unit: 'money', ...(record && { record }) };
    const conversion = { amount, currency, ...rate };
    return { label, value: amount.times(rate.factor), unit: 'money', ...(record && { record }), conversion };
  }

  /** The rows of records whose currency has a rate. */
  function converted<Stored extends { readonly currency: string }, Row>(
    records: readonly Stored[],
    rowOf: (one: Stored, rate: Factor) => Row,
  ): Row[] {
    return records.flatMap((one) => {
      const rate = factorOf(one.currency);
      return rate ? [rowOf(one, rate)] : [];
    });
  }

  const accountRows = accounts.flatMap((account) => {
    if (isOutdated(account, rates)) {
      withoutRate.add(account.currency);
      return [];
    }
    const { _id, name, type, status, balance, currency, factorSource, factorAsOf, conversionFactor } = account;
    const factor = toDecimal(conversionFactor);
    const source = factorSource ?? 'manual';
    const rate = { factor, source, asOf: factorAsOf ?? account.updatedAt };
    return [{ type, status, currency, baseValue: toBaseValue('account', _id, name, balance, currency, rate) }];
  });

  const loanRows = converted(loans, (loan, rate) => {
    const name = `${loan.type}, ${loan.lender}`;
    const amount = (stored: Types.Decimal128) => toBaseValue('loan', loan._id, name, stored, loan.currency, rate);
    const terms = loanTerms(loan, now);
    const payoff = toPayoff(terms, name, loan.currency);
    return {
      type: loan.type,
      baseValue: amount(loan.balance),
      payoff,
      /** Computed on demand, as few figures need it and its logarithms cost more than everything else here. */
      months: () => term(name, 'months', 'monthsToPayOff', [payoff.balance, payoff.rate, payoff.payment]),
      paid: paidInBase(loan, name, rate, terms),
    };
  });

  const incomeRows = converted(incomes, ({ _id, source, type, frequency, monthlyAmount, currency }, rate) => ({
    source,
    type,
    frequency,
    baseValue: toBaseValue('income', _id, source, monthlyAmount, currency, rate),
  }));

  const recurring = expenses.filter(({ recurrence }) => recurrence !== 'One-time');
  const expenseRows = converted(recurring, ({ _id, category, description, type, monthlyAmount, currency }, rate) => ({
    category,
    type,
    baseValue: toBaseValue(
      'expense',
      _id,
      description === undefined ? category : `${category}: ${description}`,
      monthlyAmount,
      currency,
      rate,
    ),
  }));

  const propertyRows = converted(properties, (property, rate) => {
    const { _id, address, currency } = property;
    const amount = (name: PropertyAmount) => toBaseValue('property', _id, address, property[name], currency, rate);
    return {
      baseValue: amount('propertyValue'),
      mortgage: amount('mortgageBalance'),
      rent: amount('monthlyRent'),
      costs: propertyCosts.map(({ name, label }) => ({ ...amount(name), label })),
    };
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

export type Rows = ReturnType<typeof toRows>;

const propertyCosts = [
  { name: 'taxes', label: 'Taxes' },
  { name: 'insurance', label: 'Insurance' },
  { name: 'utilities', label: 'Utilities' },
] as const;

type PropertyAmount = 'propertyValue' | 'mortgageBalance' | 'monthlyRent' | 'taxes' | 'insurance' | 'utilities';

/** The figures are in the currency of the loan, as the number of months does not depend on exchange rates. */
function toPayoff({ balance, rate, payment }: ReturnType<typeof loanTerms>, label: string, currency: string) {
  const number = (name: string, value: Decimal, unit: Term['unit']): Term => ({ label: name, value, unit });
  return {
    label,
    balance: number(`Balance in ${currency}`, balance, 'money'),
    rate: number('Interest rate', rate, 'percent'),
    payment: number(`Monthly payment in ${currency}`, payment, 'money'),
  };
}

/** The monthly payment of a loan in the base currency, even where it follows from the term. */
function paidInBase(
  { _id: id, currency }: Facts['loans'][number],
  name: string,
  rate: Factor,
  { payment: amount, byTerm, monthsLeft }: ReturnType<typeof loanTerms>,
): Term {
  return {
    label: `${name}: monthly payment`,
    value: amount.times(rate.factor),
    unit: 'money',
    record: { kind: 'loan', id },
    ...(rate.source === 'base' ? {} : { conversion: { amount, currency, ...rate } }),
    ...(byTerm ? { note: `What clears it within the ${left(monthsLeft)} left of its term` } : {}),
  };
}

const left = (months: number): string => (months === 1 ? 'month that is' : `${months} months that are`);

/** The monthly amount of an income. */
export function monthly({ baseValue, frequency }: Pick<IncomeRecord, 'frequency'> & { baseValue: Term }): Term {
  if (frequency === 'Biweekly') {
    const year = term(`${baseValue.label}, a year`, 'money', 'product', [
      baseValue,
      constant('Pays in a year', 'count', 26),
    ]);
    return term(baseValue.label, 'money', 'quotient', [year, twelve]);
  }
  return frequency === 'Yearly' ? term(baseValue.label, 'money', 'quotient', [baseValue, twelve]) : baseValue;
}

/** The yearly amount of an income. */
export function yearly({ baseValue, frequency }: Pick<IncomeRecord, 'frequency'> & { baseValue: Term }): Term {
  if (frequency === 'Yearly') return baseValue;
  const times = frequency === 'Biweekly' ? constant('Pays in a year', 'count', 26) : twelve;
  return term(baseValue.label, 'money', 'product', [baseValue, times]);
}

export const twelve = constant('Months in a year', 'count', 12);
