import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { CashAndInvestments } from './accounts/cash-and-investments';
import EmergencyFund from './emergency-fund/emergency-fund';
import Expenses from './expenses/expenses';
import IncomeSources from './incomes/income-sources';
import LoansAndLiabilities from './loans/loans-and-liabilities';
import Overview from './overview/overview';
import RealEstate from './properties/real-estate';
import { overviewForTests } from './testing/overview';
import { accountFixture, metricsFixture } from './testing/server';

const { finance } = overviewForTests();
const fiveMinutes = 300_000;

beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** The requests for a path of the service. */
function requestsFor(path: string) {
  const requests = new Set<string>(); // by request: MSW may ask a handler twice about one
  finance.server.use(
    http.get(`/api/v1/finance${path}`, ({ requestId }) => {
      requests.add(requestId); // goes on to the handler behind this one
    }),
  );
  return requests;
}

/** A moment in which requests are sent and answered. */
const aMoment = () => act(() => jest.advanceTimersByTimeAsync(100));

test.each([
  ['Cash and Investments', '/metrics', CashAndInvestments],
  ['Emergency Fund', '/metrics', EmergencyFund],
  ['Expenses', '/metrics', Expenses],
  ['Expenses', '/cash-flow', Expenses],
  ['Income Sources', '/metrics', IncomeSources],
  ['Loans and Liabilities', '/metrics', LoansAndLiabilities],
  ['Overview', '/cash-flow', Overview],
  ['Real Estate', '/metrics', RealEstate],
  ['Real Estate', '/properties', RealEstate],
])(
  '%s refetches %s when it is older than five minutes, also with automatic refreshes off',
  async (_name, path, Screen) => {
    finance.settings = { ...finance.settings, autoRefreshRates: false };
    finance.accounts = [accountFixture()];
    finance.metrics = metricsFixture({ withoutRate: ['XYZ'] });
    const requests = requestsFor(path);
    const { leaveAndReturn } = renderInPlaza(<Screen />);
    await screen.findByText(/There is no rate for XYZ/);
    await aMoment();
    expect(requests.size).toBe(1);
    jest.setSystemTime(Date.now() + fiveMinutes / 2);
    leaveAndReturn();
    await aMoment();
    expect(requests.size).toBe(1);
    jest.setSystemTime(Date.now() + fiveMinutes / 2);
    leaveAndReturn();
    await waitFor(() => expect(requests.size).toBe(2));
  },
);
