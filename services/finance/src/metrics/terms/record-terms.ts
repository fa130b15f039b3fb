import { isOutdated } from '../../accounts/account-factors';
import { toDecimal } from '../../money';
import { Conversions, toBaseValue } from './conversions';
import type { Facts } from './facts';
import { loanRows } from './loan-rows';

/**
 * The records of a user as terms in the base currency. Records without a rate are left out, with their currency in
 * `withoutRate`.
 */
export function toRows(facts: Facts) {
  const conversions = new Conversions(facts.rates);
  return {
    accounts: accountRows(facts, conversions),
    loans: loanRows(facts, conversions),
    incomes: incomeRows(facts, conversions),
    expenses: expenseRows(facts, conversions),
    properties: propertyRows(facts, conversions),
    withoutRate: conversions.withoutRate,
  };
}

export type Rows = ReturnType<typeof toRows>;

const accountRows = ({ accounts, rates }: Facts, { withoutRate }: Conversions) =>
  accounts.flatMap((account) => {
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

const incomeRows = ({ incomes }: Facts, conversions: Conversions) =>
  conversions.rowsOf(incomes, ({ _id, source, type, frequency, monthlyAmount, currency }, rate) => ({
    source,
    type,
    frequency,
    baseValue: toBaseValue('income', _id, source, monthlyAmount, currency, rate),
  }));

function expenseRows({ expenses }: Facts, conversions: Conversions) {
  const recurring = expenses.filter(({ recurrence }) => recurrence !== 'One-time');
  return conversions.rowsOf(recurring, ({ _id, category, description, type, monthlyAmount, currency }, rate) => {
    const label = description === undefined ? category : `${category}: ${description}`;
    return { category, type, baseValue: toBaseValue('expense', _id, label, monthlyAmount, currency, rate) };
  });
}

const propertyRows = ({ properties }: Facts, conversions: Conversions) =>
  conversions.rowsOf(properties, (property, rate) => {
    const { _id, address, currency } = property;
    const amount = (name: PropertyAmount) => toBaseValue('property', _id, address, property[name], currency, rate);
    return {
      baseValue: amount('propertyValue'),
      mortgage: amount('mortgageBalance'),
      rent: amount('monthlyRent'),
      costs: propertyCosts.map(({ name, label }) => ({ ...amount(name), label })),
    };
  });

const propertyCosts = [
  { name: 'taxes', label: 'Taxes' },
  { name: 'insurance', label: 'Insurance' },
  { name: 'utilities', label: 'Utilities' },
] as const;

type PropertyAmount = 'propertyValue' | 'mortgageBalance' | 'monthlyRent' | 'taxes' | 'insurance' | 'utilities';
