import { cryptoCurrencies } from '@plaza/contracts/currencies';
import { Decimal } from '../../money';
import { type MetricContext, ownDefinition } from '../terms/definition';
import type { Rows } from '../terms/record-terms';
import { constant, sum, type Term, term } from '../terms/term';

const standard = 'Standard household balance sheet';

const valuesOf = (rows: readonly { baseValue: Term }[]): Term[] => rows.map(({ baseValue }) => baseValue);
const cashTypes: ReadonlySet<string> = new Set(['Chequing', 'Savings', 'Wallet', 'Money Market']);
const isCash = ({ type, currency }: Pick<Rows['accounts'][number], 'type' | 'currency'>) =>
  cashTypes.has(type) && !cryptoCurrencies.includes(currency);
const isMortgage = ({ type }: { type: string }) => type === 'Mortgage';

/** Monthly rent less taxes, insurance and utilities, ×12, divided by the value. */
function capRate({ baseValue, rent, costs }: Rows['properties'][number]): Term {
  const monthlyNet = term('Left of the rent each month', 'money', 'difference', [
    { ...rent, label: 'Monthly rent' },
    ...costs,
  ]);
  const year = term('Net operating income', 'money', 'product', [
    monthlyNet,
    constant('Months in a year', 'count', 12),
  ]);
  return term(baseValue.label, 'ratio', 'quotient', [year, baseValue]);
}

const ratesOf = ({ facts }: MetricContext): Term[] =>
  facts.accounts.flatMap(({ name, interestRate }) =>
    interestRate ? [constant(name, 'percent', interestRate.toString())] : [],
  );

/** Assets and liabilities. */
export const netWorthDefinitions = {
  totalAssets: {
    name: 'Total assets',
    formula: 'accounts + property values',
    source: standard,
    of: ({ rows }: MetricContext) => sum('Total assets', [...valuesOf(rows.accounts), ...valuesOf(rows.properties)]),
  },
  totalLiabilities: {
    name: 'Total liabilities',
    formula: 'other loans + remaining mortgage balance',
    source: 'A mortgage that stands both among the loans and at its property counts once',
    of: ({ rows, figure }: MetricContext) =>
      sum('Total liabilities', [
        ...valuesOf(rows.loans.filter((loan) => !isMortgage(loan))),
        figure('remainingMortgageBalance'),
      ]),
  },
  netWorth: {
    name: 'Net worth',
    formula: 'total assets − total liabilities',
    source: standard,
    of: ({ figure }: MetricContext) =>
      term('Net worth', 'money', 'difference', [figure('totalAssets'), figure('totalLiabilities')]),
  },
  liquidAssets: {
    name: 'Liquid assets',
    formula: 'accounts except RRSP and GIC',
    source: 'Liquid is what becomes cash quickly (diy.money)',
    of: ({ rows }: MetricContext) =>
      sum('Liquid assets', valuesOf(rows.accounts.filter(({ type }) => type !== 'RRSP' && type !== 'GIC'))),
  },
  cryptoHoldings: {
    name: 'Crypto holdings',
    formula: 'accounts of type Crypto, or in a cryptocurrency',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => {
      const held = rows.accounts.filter(
        ({ type, currency }) => type === 'Crypto' || cryptoCurrencies.includes(currency),
      );
      return sum('Crypto holdings', valuesOf(held));
    },
  },
  cashHoldings: {
    name: 'Cash',
    formula: 'accounts of type Chequing, Savings, Wallet or Money Market, without cryptocurrencies',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Cash', valuesOf(rows.accounts.filter(isCash))),
  },
  investmentHoldings: {
    name: 'Investments',
    formula: 'all accounts that are not cash',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Investments', valuesOf(rows.accounts.filter((account) => !isCash(account)))),
  },
  accountsTotal: {
    name: 'Total balance',
    formula: 'sum of all accounts',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Total balance', valuesOf(rows.accounts)),
  },
  activeAccounts: {
    name: 'Active accounts',
    formula: 'number of accounts',
    source: ownDefinition,
    of: ({ facts }: MetricContext) =>
      term(
        'Active accounts',
        'count',
        'count',
        facts.accounts.map(({ name }) => constant(name, 'count', 1)),
      ),
  },
  accountsWithRate: {
    name: 'Accounts with a rate',
    formula: 'number of accounts with an interest rate',
    source: ownDefinition,
    of: (context: MetricContext) => term('Accounts with a rate', 'count', 'count', ratesOf(context)),
  },
  averageAccountRate: {
    name: 'Average interest rate of accounts',
    formula: 'simple mean over the accounts with a rate',
    source: ownDefinition,
    of: (context: MetricContext) => term('Average interest rate of accounts', 'percent', 'mean', ratesOf(context)),
  },
  realEstateValue: {
    name: 'Real estate value',
    formula: 'sum of property values',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Real estate value', valuesOf(rows.properties)),
  },
  realEstateEquity: {
    name: 'Real estate equity',
    formula: 'sum of (value − mortgage)',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      sum(
        'Real estate equity',
        rows.properties.map(({ baseValue: value, mortgage }) =>
          term(value.label, 'money', 'difference', [value, mortgage]),
        ),
      ),
  },
  equityShare: {
    name: 'Equity of property value',
    formula: 'real estate equity / real estate value',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Equity of property value', 'ratio', 'quotient', [figure('realEstateEquity'), figure('realEstateValue')]),
  },
  monthlyRent: {
    name: 'Monthly rental income',
    formula: 'sum of monthly rents',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      sum(
        'Monthly rental income',
        rows.properties.map(({ rent }) => rent),
      ),
  },
  averageCapRate: {
    name: 'Average cap rate',
    formula: 'simple mean of 12 × (rent − taxes − insurance − utilities) / value',
    source: 'Net operating income by value (michaelwaggoner.org, dmcinvestments)',
    of: ({ rows }: MetricContext) => {
      const valued = rows.properties.filter(({ baseValue: { value } }) => value instanceof Decimal && !value.isZero());
      return term('Average cap rate', 'ratio', 'mean', valued.map(capRate));
    },
  },
  remainingMortgageBalance: {
    name: 'Remaining mortgage balance',
    formula: 'the larger of: mortgages among the loans; mortgages at the properties',
    source: 'A mortgage that stands in both places counts once',
    of: ({ rows }: MetricContext) =>
      term('Remaining mortgage balance', 'money', 'maximum', [
        sum('Mortgages among the loans', valuesOf(rows.loans.filter(isMortgage))),
        sum(
          'Mortgages at the properties',
          rows.properties.map(({ mortgage }) => mortgage),
        ),
      ]),
  },
};
