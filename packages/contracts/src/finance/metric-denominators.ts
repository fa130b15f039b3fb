import type { MetricName } from './metric-names';

/**
 * What a quotient is divided by, what a mean or a maximum is taken over, or what a figure follows from that is one of
 * these: the figure that tells whether there is anything. Where it is 0 the API gives 0, and a screen says N/A.
 * Without zod, so that browsers can have it.
 */
export const metricDenominators = {
  averageAccountRate: 'accountsWithRate',
  equityShare: 'realEstateValue',
  averageCapRate: 'realEstateValue',
  netShareOfGross: 'annualGross',
  fixedShare: 'monthlyExpenses',
  variableShare: 'monthlyExpenses',
  averageLoanRate: 'activeLoans',
  monthlySavingRate: 'monthlyIncome',
  debtToIncomeRatio: 'monthlyIncome',
  debtToWorthRatio: 'netWorth',
  monthsToPayOffAllLoans: 'activeLoans',
  monthsToPayOffNonEssentialLoans: 'nonEssentialLoans',
  targetDateAllLoansCleared: 'activeLoans',
  emergencyFundMonths: 'currentTotalSpending',
  emergencyFundMonthsWithoutSideIncome: 'currentTotalSpending',
  emergencyFundMonthsWithSideIncome: 'currentTotalSpending',
  emergencyProgress: 'currentTotalSpending',
  monthsToEmergencyTarget: 'currentTotalSpending',
  liquidRunwayMonths: 'currentTotalSpending',
  monthlyNeedPerPerson: 'familySize',
} as const satisfies Partial<Record<MetricName, MetricName>>;
