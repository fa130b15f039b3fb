import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { HubTabId } from '../accounts-hub/hub-address';
import { isMissingOrZero } from '../metrics/zero-denominator';

export interface Step {
  readonly tab: HubTabId;
  readonly label: string;
  /** The figures that the step makes possible. */
  readonly benefit: string;
}

const steps: readonly (Step & { readonly isMissing: (metrics: FinancialMetrics) => boolean })[] = [
  {
    tab: 'accounts',
    label: 'Add an account',
    benefit: 'Net worth, liquid assets, emergency fund',
    isMissing: ({ activeAccounts }) => isMissingOrZero(activeAccounts),
  },
  {
    tab: 'incomes',
    label: 'Add an income',
    benefit: 'Cash flow, saving rate, debt-to-income',
    isMissing: ({ monthlyIncome }) => isMissingOrZero(monthlyIncome),
  },
  {
    tab: 'expenses',
    label: 'Add an expense',
    benefit: 'Spending, and how long your money lasts',
    isMissing: ({ currentTotalSpending }) => isMissingOrZero(currentTotalSpending),
  },
  {
    tab: 'loans',
    label: 'Add a loan, if you have one',
    benefit: 'When you are free of debt',
    isMissing: ({ activeLoans }) => isMissingOrZero(activeLoans),
  },
  {
    tab: 'real-estate',
    label: 'Add a property, if you own one',
    benefit: 'Equity and what it returns',
    isMissing: ({ realEstateValue }) => isMissingOrZero(realEstateValue),
  },
];

/** Without these some figures cannot be computed; loans and properties are optional. */
const needed: readonly HubTabId[] = ['accounts', 'incomes', 'expenses'];

/** What is not entered yet, in the order to do it; nothing once accounts, income and expenses are. */
export function missingSteps(metrics: FinancialMetrics): Step[] {
  // Records without a rate are in no figure: such a user has entered something, and sees a notice about the rate.
  if (metrics.withoutRate.length > 0) return [];
  const missing = steps.filter(({ isMissing }) => isMissing(metrics));
  return missing.some(({ tab }) => needed.includes(tab)) ? missing : [];
}
