import { dayOf } from '../../days';
import { exactText } from '../../money';
import { type MetricContext, ownDefinition } from '../terms/definition';
import type { Rows } from '../terms/record-terms';
import { constant, sum, term } from '../terms/term';

/** The assumed term of an additional mortgage: 25 years. */
const newMortgageMonths = 300;

const nonEssential: ReadonlySet<string> = new Set(['Credit Card', 'Line of Credit', 'Personal Loan', 'Car Loan']);
const zero = constant('Nothing', 'money', 0);

const isNonEssential = ({ type }: Rows['loans'][number]) => nonEssential.has(type);
const worthOf = ({ baseValue }: Rows['loans'][number]) => baseValue;
const monthsOf = ({ months }: Rows['loans'][number]) => months();

/** Debts and when they are paid off. */
export const debt = {
  totalDebt: {
    name: 'Total debt',
    formula: 'sum of all loan balances',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => sum('Total debt', rows.loans.map(worthOf)),
  },
  activeLoans: {
    name: 'Active loans',
    formula: 'number of loans',
    source: ownDefinition,
    of: ({ rows }: MetricContext) => term('Active loans', 'count', 'count', rows.loans.map(worthOf)),
  },
  nonEssentialLoans: {
    name: 'Non-essential loans',
    formula: 'number of credit cards, lines of credit, personal and car loans',
    source: 'Consumer debt',
    of: ({ rows }: MetricContext) =>
      term('Non-essential loans', 'count', 'count', rows.loans.filter(isNonEssential).map(worthOf)),
  },
  averageLoanRate: {
    name: 'Average interest rate of loans',
    formula: 'simple mean over the loans',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      term(
        'Average interest rate of loans',
        'percent',
        'mean',
        rows.loans.map(({ payoff }) => ({ ...payoff.rate, label: payoff.label })),
      ),
  },
  monthlyDebtPayments: {
    name: 'Monthly debt payments',
    formula: 'sum of the monthly payments of all loans; without a payment, the term gives one',
    source: ownDefinition,
    of: ({ rows }: MetricContext) =>
      sum(
        'Monthly debt payments',
        rows.loans.map(({ paid }) => paid),
      ),
  },
  debtToIncomeRatio: {
    name: 'Debt-to-income ratio',
    formula: 'monthly debt payments / monthly income',
    source: 'At most 36 % (diy.money); lenders use gross income and 43 % (CFPB)',
    of: ({ figure }: MetricContext) =>
      term('Debt-to-income ratio', 'ratio', 'quotient', [figure('monthlyDebtPayments'), figure('monthlyIncome')]),
  },
  maxAllowableDTI: {
    name: 'Largest allowed debt-to-income ratio',
    formula: 'as set; else 43 %, or 44 % where the base currency is CAD',
    source: 'CFPB General QM before 2021; TDS in Canada (thelocalbroker.ca)',
    of: ({ facts }: MetricContext) => {
      const { value, note } = facts.lendingLimits.maxAllowableDTI;
      return constant('Largest allowed debt-to-income ratio', 'ratio', exactText(value), note);
    },
  },
  maxAdditionalMortgage: {
    name: 'Largest additional mortgage',
    formula:
      'room × (1 − (1+i)^−300) / i, with room = allowed ratio × income − debt payments and i = mortgage rate / 12 (5 % unless set)',
    source: 'Present value of an annuity; total-debt-service rule (dinkytown)',
    of: ({ figure, facts }: MetricContext) => {
      const { value: rate, note } = facts.lendingLimits.mortgageRate;
      const allowed = term('Payments that lenders allow', 'money', 'product', [
        figure('maxAllowableDTI'),
        figure('monthlyIncome'),
      ]);
      const left = term('Left of them', 'money', 'difference', [allowed, figure('monthlyDebtPayments')]);
      return term('Largest additional mortgage', 'money', 'presentValue', [
        term('Room for a payment', 'money', 'maximum', [zero, left]),
        constant('Interest rate', 'percent', exactText(rate), note),
        constant('Months', 'count', newMortgageMonths, 'Assumed: 25 years'),
      ]);
    },
  },
  netDebt: {
    name: 'Net debt',
    formula: 'total liabilities − liquid assets',
    source: 'Net debt as companies state it',
    of: ({ figure }: MetricContext) =>
      term('Net debt', 'money', 'difference', [figure('totalLiabilities'), figure('liquidAssets')]),
  },
  debtToWorthRatio: {
    name: 'Debt-to-worth ratio',
    formula: 'total liabilities / net worth',
    source: 'calculatoratoz, thefinancebase',
    of: ({ figure }: MetricContext) =>
      term('Debt-to-worth ratio', 'ratio', 'quotient', [figure('totalLiabilities'), figure('netWorth')]),
  },
  netWorthDebtSpread: {
    name: 'Net worth less debt',
    formula: 'net worth − total liabilities',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Net worth less debt', 'money', 'difference', [figure('netWorth'), figure('totalLiabilities')]),
  },
  monthsToPayOffAllLoans: {
    name: 'All loans cleared',
    formula: 'the longest of ⌈−ln(1 − i × balance / payment) / ln(1 + i)⌉',
    source: 'Annuity formula (calchub); without a payment, the term gives one',
    of: ({ rows }: MetricContext) => term('All loans cleared', 'months', 'maximum', rows.loans.map(monthsOf)),
  },
  monthsToPayOffNonEssentialLoans: {
    name: 'Non-essential loans cleared',
    formula: 'the longest over credit cards, lines of credit, personal and car loans',
    source: 'Consumer debt',
    of: ({ rows }: MetricContext) =>
      term('Non-essential loans cleared', 'months', 'maximum', rows.loans.filter(isNonEssential).map(monthsOf)),
  },
  targetDateAllLoansCleared: {
    name: 'Date when all loans are cleared',
    formula: 'today + months until all loans are cleared',
    source: ownDefinition,
    of: ({ facts, figure }: MetricContext) =>
      term('Date when all loans are cleared', 'date', 'addMonths', [
        constant('Today', 'date', dayOf(facts.now)),
        figure('monthsToPayOffAllLoans'),
      ]),
  },
  projectedCashFlowAfterDebtsClear: {
    name: 'Cash flow after debt clear',
    formula: 'monthly income − base spending without loans',
    source: ownDefinition,
    of: ({ figure }: MetricContext) =>
      term('Cash flow after debt clear', 'money', 'difference', [
        figure('monthlyIncome'),
        figure('baseSpendingWithoutLoans'),
      ]),
  },
  netWorthAfterLoansCleared: {
    name: 'Net worth after debt clear',
    formula: 'net worth + total liabilities',
    source: 'Conservative: other assets stay, nothing grows, nothing new is saved',
    of: ({ figure }: MetricContext) =>
      sum('Net worth after debt clear', [figure('netWorth'), figure('totalLiabilities')]),
  },
  additionalNetWorthFor50Dtw: {
    name: 'Additional net worth needed',
    formula: 'total liabilities / 50 % − net worth, where it is above 0',
    source: 'Target: debts at half of the net worth',
    of: ({ figure }: MetricContext) => {
      const needed = term('Net worth at which debts are half of it', 'money', 'quotient', [
        figure('totalLiabilities'),
        constant('Target', 'ratio', '0.5'),
      ]);
      return term('Additional net worth needed', 'money', 'maximum', [
        zero,
        term('Still missing', 'money', 'difference', [needed, figure('netWorth')]),
      ]);
    },
  },
  monthsToReach50Dtw: {
    name: 'Months to reach 50% DTW',
    formula:
      'month by month: extra cash and paid principal raise net worth, principal lowers debts; at most 600 months',
    source: ownDefinition,
    of: ({ rows, figure }: MetricContext) =>
      term('Months to reach 50% DTW', 'months', 'monthsToHalfDebt', [
        figure('totalLiabilities'),
        figure('netWorth'),
        figure('monthlyExtraCash'),
        ...rows.loans.flatMap(({ baseValue, payoff, paid }) => [
          baseValue,
          { ...payoff.rate, label: `${payoff.label}: interest rate` },
          paid,
        ]),
      ]),
  },
};
