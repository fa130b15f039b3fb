import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { HubTabId } from '../accounts-hub/hub-address';
import { isNothing } from '../metrics/over-nothing';

export interface Step {
  readonly tab: HubTabId;
  readonly label: string;
  /** What follows from it. */
  readonly gives: string;
}

const steps: readonly (Step & { readonly isMissing: (metrics: FinancialMetrics) => boolean })[] = [
  {
    tab: 'accounts',
    label: 'Add an account',
    gives: 'Net worth, liquid assets, emergency fund',
    isMissing: ({ activeAccounts }) => isNothing(activeAccounts),
  },
  {
    tab: 'incomes',
    label: 'Add an income',
    gives: 'Cash flow, saving rate, debt-to-income',
    isMissing: ({ monthlyIncome }) => isNothing(monthlyIncome),
  },
  {
    tab: 'expenses',
    label: 'Add an expense',
    gives: 'Spending, and how long your money lasts',
    isMissing: ({ currentTotalSpending }) => isNothing(currentTotalSpending),
  },
  {
    tab: 'loans',
    label: 'Add a loan, if you have one',
    gives: 'When you are free of debt',
    isMissing: ({ activeLoans }) => isNothing(activeLoans),
  },
  {
    tab: 'real-estate',
    label: 'Add a property, if you own one',
    gives: 'Equity and what it returns',
    isMissing: ({ realEstateValue }) => isNothing(realEstateValue),
  },
];

/** Without these there are figures that cannot be had; nobody needs a loan or a house. */
const needed: readonly HubTabId[] = ['accounts', 'incomes', 'expenses'];

/** What is not entered yet, in the order to do it; nothing once accounts, income and expenses are. */
export function missingSteps(metrics: FinancialMetrics): Step[] {
  // What has no rate is in no figure: such a person has entered something, and is told about the rate.
  if (metrics.withoutRate.length > 0) return [];
  const missing = steps.filter(({ isMissing }) => isMissing(metrics));
  return missing.some(({ tab }) => needed.includes(tab)) ? missing : [];
}
