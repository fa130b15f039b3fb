import type { MetricName } from './metric-names';

/**
 * Figure → the figure that says whether it is meaningful: the divisor of a quotient, the number of items of a mean or a
 * maximum, or that of the figure from which it follows. Where this is 0, the API returns 0 and screens show N/A.
 * Without zod, so that browsers can import it.
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
