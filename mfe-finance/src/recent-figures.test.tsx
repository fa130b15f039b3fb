import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CashAndInvestments } from './accounts/cash-and-investments';
import EmergencyFund from './emergency-fund/emergency-fund';
import Expenses from './expenses/expenses';
import IncomeSources from './incomes/income-sources';
import LoansAndLiabilities from './loans/loans-and-liabilities';
import RealEstate from './properties/real-estate';
import { accountFixture, financeForTests, metricsFixture } from './testing/server';

const finance = financeForTests();
const fiveMinutes = 300_000;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** The requests for the figures. */
function metricsRequests() {
  const requests = new Set<string>(); // by request: MSW may ask a handler twice about one
  finance.server.use(
    http.get('/api/v1/finance/metrics', ({ requestId }) => {
      requests.add(requestId); // goes on to the handler behind this one
    }),
  );
  return requests;
}

test.each([
  ['Cash and Investments', CashAndInvestments],
  ['Emergency Fund', EmergencyFund],
  ['Expenses', Expenses],
  ['Income Sources', IncomeSources],
  ['Loans and Liabilities', LoansAndLiabilities],
  ['Real Estate', RealEstate],
])(
  '%s refetches figures that are older than five minutes, also with automatic refreshes off',
  async (_name, Screen) => {
    finance.settings = { ...finance.settings, autoRefreshRates: false };
    finance.accounts = [accountFixture()];
    finance.metrics = metricsFixture({ withoutRate: ['XYZ'] });
    const requests = metricsRequests();
    const { leaveAndReturn } = renderInPlaza(<Screen />);
    await screen.findByText(/There is no rate for XYZ/);
    expect(requests.size).toBe(1);
    jest.setSystemTime(Date.now() + fiveMinutes / 2);
    leaveAndReturn();
    await act(() => jest.advanceTimersByTimeAsync(100)); // in which a request would have been sent
    expect(requests.size).toBe(1);
    jest.setSystemTime(Date.now() + fiveMinutes / 2);
    leaveAndReturn();
    await waitFor(() => expect(requests.size).toBe(2));
  },
);
