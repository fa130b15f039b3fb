import { HttpResponse, http } from 'msw';
import { financeForTests, metricsFixture } from './server';

export const path = '/api/v1/finance';

/** The figures of the worked example that the overview shows. */
export const worked = metricsFixture({
  activeAccounts: 6,
  netWorth: '215000.00',
  totalAssets: '480000.00',
  totalLiabilities: '265000.00',
  monthlyIncome: '9933.33',
  monthlyDebtPayments: '2250.00',
  currentTotalSpending: '3900.00',
  cashFlow: '6033.33',
  debtToIncomeRatio: 0.22651,
  maxAllowableDTI: 0.43,
  debtToWorthRatio: 1.232558,
  activeLoans: 3,
  nonEssentialLoans: 2,
  emergencyFundMonths: 7.692308,
  monthlySavingRate: 0.607383,
  monthsToPayOffAllLoans: 223,
  targetDateAllLoansCleared: '2045-06-20',
  daysUntil65: 8941,
  yearsUntil65: 24.49589,
  monthlyNeedPerPerson: '1300.00',
  familySize: 3,
  netWorthDebtSpread: '-50000.00',
});

/**
 * Mocks the finance service for tests of the overview. By default there is no history, and the user has the hub's tab.
 */
export function overviewForTests() {
  const finance = financeForTests();
  const answerHistory = (days: object[]) =>
    finance.server.use(http.get(`${path}/net-worth`, () => HttpResponse.json({ baseCurrency: 'USD', days })));
  const answerTabs = (...permissions: string[]) =>
    finance.server.use(
      http.get('/api/v1/auth/my-tab-permissions', () => HttpResponse.json({ success: true, permissions })),
    );
  beforeEach(() => {
    answerHistory([]);
    answerTabs('finance_manager');
  });
  return { finance, answerHistory, answerTabs };
}
