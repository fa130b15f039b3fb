/**
 * What a figure is: `money` in the base currency; `ratio` a fraction; `percent` as it stands; `months` and `years` with
 * decimals; `count` and `days` whole; `date` a day. Without zod, so that browsers can have it.
 */
export type MetricUnit = 'money' | 'ratio' | 'percent' | 'months' | 'years' | 'days' | 'count' | 'date';

/** Every figure of the metrics record, with its unit, in the order of the definitions. */
export const metricUnits = {
  totalAssets: 'money',
  totalLiabilities: 'money',
  netWorth: 'money',
  liquidAssets: 'money',
  cryptoHoldings: 'money',
  accountsTotal: 'money',
  activeAccounts: 'count',
  averageAccountRate: 'percent',
  realEstateValue: 'money',
  realEstateEquity: 'money',
  equityShare: 'ratio',
  monthlyRent: 'money',
  averageCapRate: 'ratio',
  monthlyIncome: 'money',
  annualGross: 'money',
  annualNet: 'money',
  netShareOfGross: 'ratio',
  sideIncome: 'money',
  monthlyExpenses: 'money',
  fixedExpenses: 'money',
  fixedShare: 'ratio',
  variableExpenses: 'money',
  variableShare: 'ratio',
  baseSpendingWithoutLoans: 'money',
  totalDebt: 'money',
  averageLoanRate: 'percent',
  remainingMortgageBalance: 'money',
  monthlyDebtPayments: 'money',
  currentTotalSpending: 'money',
  cashFlow: 'money',
  monthlyExtraCash: 'money',
  monthlySavingRate: 'ratio',
  debtToIncomeRatio: 'ratio',
  maxAllowableDTI: 'ratio',
  maxAdditionalMortgage: 'money',
  netDebt: 'money',
  debtToWorthRatio: 'ratio',
  netWorthDebtSpread: 'money',
  monthsToPayOffAllLoans: 'months',
  monthsToPayOffNonEssentialLoans: 'months',
  targetDateAllLoansCleared: 'date',
  projectedCashFlowAfterDebtsClear: 'money',
  netWorthAfterLoansCleared: 'money',
  additionalNetWorthFor50Dtw: 'money',
  monthsToReach50Dtw: 'months',
  emergencyFund: 'money',
  emergencyFundMonths: 'months',
  emergencyFundMonthsWithoutSideIncome: 'months',
  emergencyFundMonthsWithSideIncome: 'months',
  emergencyTarget: 'money',
  emergencyRemaining: 'money',
  emergencyProgress: 'ratio',
  recommendedContribution: 'money',
  monthsToEmergencyTarget: 'months',
  liquidRunwayMonths: 'months',
  daysUntil65: 'days',
  yearsUntil65: 'years',
  familySize: 'count',
  monthlyNeedPerPerson: 'money',
} as const satisfies Record<string, MetricUnit>;

export type MetricName = keyof typeof metricUnits;
export const metricNames = Object.keys(metricUnits) as readonly MetricName[];

/** How a term follows from the terms below it; what each does is in the definition of the explanations. */
export const termOperations = [
  'sum',
  'difference',
  'product',
  'quotient',
  'maximum',
  'minimum',
  'mean',
  'count',
  'monthsToPayOff',
  'presentValue',
  'monthsToHalfDebt',
  'addMonths',
  'daysUntilAge',
] as const;
export type TermOperation = (typeof termOperations)[number];
