import { type MetricContext, ownDefinition } from '../terms/definition';
import { monthly, yearly } from '../terms/income-amounts';
import { constant, sum, type Term, term } from '../terms/term';

/** Expenses of these categories pay loans, so they are not counted in addition to the loans' own payments. */
const debtCategories: ReadonlySet<string> = new Set(['Mortgage', 'Car Payment', 'Debt Payment']);
const zero = constant('Nothing', 'money', 0);

const spent = (rows: readonly { baseValue: Term }[]): Term[] => rows.map(({ baseValue }) => baseValue);
const debtRows = ({ rows }: MetricContext): Term =>
  sum('Expenses that pay loans', spent(rows.expenses.filter(({ category }) => debtCategories.has(category))));
const ofType = ({ rows }: MetricContext, type: string): Term[] =>
  spent(rows.expenses.filter((row) => row.type === type));

/** Income and spending, per month unless named otherwise. */
export const incomeAndSpending = {
  monthlyIncome: {
    name: 'Monthly income',
    formula: 'biweekly × 26 / 12, yearly / 12, all others as they are',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Monthly income', rows.incomes.map(monthly)),
  },
  annualGross: {
    name: 'Annual gross',
    formula: 'incomes of gross type: biweekly × 26, yearly × 1, others × 12',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      sum('Annual gross', rows.incomes.filter(({ type }) => /gross/i.test(type)).map(yearly)),
  },
  annualNet: {
    name: 'Annual net',
    formula: 'monthly income × 12',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Annual net', 'money', 'product', [figure('monthlyIncome'), constant('Months in a year', 'count', 12)]),
  },
  netShareOfGross: {
    name: 'After tax',
    formula: 'annual net / annual gross',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('After tax', 'ratio', 'quotient', [figure('annualNet'), figure('annualGross')]),
  },
  sideIncome: {
    name: 'Side income',
    formula: 'incomes whose source is freelance or side work',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      sum('Side income', rows.incomes.filter(({ source }) => /freelance|side/i.test(source)).map(monthly)),
  },
  monthlyExpenses: {
    name: 'Monthly expenses',
    formula: 'all expenses but One-time ones',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Monthly expenses', spent(rows.expenses)),
  },
  fixedExpenses: {
    name: 'Fixed expenses',
    formula: 'expenses of type Fixed',
    source: ownDefinition,
    of: (context: MetricContext) => sum('Fixed expenses', ofType(context, 'Fixed')),
  },
  fixedShare: {
    name: 'Fixed expenses of the total',
    formula: 'fixed expenses / monthly expenses',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Fixed expenses of the total', 'ratio', 'quotient', [figure('fixedExpenses'), figure('monthlyExpenses')]),
  },
  variableExpenses: {
    name: 'Variable expenses',
    formula: 'expenses of type Variable',
    source: ownDefinition,
    of: (context: MetricContext) => sum('Variable expenses', ofType(context, 'Variable')),
  },
  variableShare: {
    name: 'Variable expenses of the total',
    formula: 'variable expenses / monthly expenses',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Variable expenses of the total', 'ratio', 'quotient', [
        figure('variableExpenses'),
        figure('monthlyExpenses'),
      ]),
  },
  baseSpendingWithoutLoans: {
    name: 'Base spending without loans',
    formula: 'monthly expenses − expenses that pay loans',
    source: 'Expenses of category Mortgage, Car Payment or Debt Payment pay loans',
    of: (context: MetricContext) =>
      term('Base spending without loans', 'money', 'difference', [
        context.figure('monthlyExpenses'),
        debtRows(context),
      ]),
  },
  currentTotalSpending: {
    name: 'Total monthly spending',
    formula: 'base spending + the larger of: payments of the loans; expenses that pay loans',
    source: 'A payment that stands in both places counts once',
    of: (context: MetricContext) =>
      sum('Total monthly spending', [
        context.figure('baseSpendingWithoutLoans'),
        term('Paid on loans', 'money', 'maximum', [context.figure('monthlyDebtPayments'), debtRows(context)]),
      ]),
  },
  cashFlow: {
    name: 'Monthly cash flow',
    formula: 'monthly income − total monthly spending',
    source: 'Net cash flow',
    of: ({ figure }: MetricContext) =>
      term('Monthly cash flow', 'money', 'difference', [figure('monthlyIncome'), figure('currentTotalSpending')]),
  },
  monthlyExtraCash: {
    name: 'Extra cash after debt',
    formula: 'cash flow, where it is above 0',
    source: ownDefinition,
    of: ({ figure }: MetricContext) => term('Extra cash after debt', 'money', 'maximum', [zero, figure('cashFlow')]),
  },
  monthlySavingRate: {
    name: 'Monthly saving rate',
    formula: 'cash flow / monthly income',
    source: 'Savings ratio (dark-network.net)',
    of: ({ figure }: MetricContext) =>
      term('Monthly saving rate', 'ratio', 'quotient', [figure('cashFlow'), figure('monthlyIncome')]),
  },
};
