import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, within } from '@testing-library/react';
import { financeApi } from '../finance-api';
import { loanFixture } from '../testing/loans';
import { overviewForTests, worked } from '../testing/overview';
import { metricsFixture } from '../testing/server';
import Overview from './overview';

const { finance } = overviewForTests();
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The line of a panel with this name. */
const line = (panel: string, name: string) => {
  const card = screen.getByRole('heading', { name: panel }).closest('section, div')?.parentElement as HTMLElement;
  return within(card).getAllByText(name)[0]?.closest('div');
};

describe('the Financial Command Center', () => {
  test('has four headline figures, and badges whose texts stay while their explanation is shown', async () => {
    finance.metrics = worked;
    renderInPlaza(<Overview />);
    expect(await screen.findByText('$215,000.00')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Net Worth' })).toHaveTextContent('Assets $480,000.00 · Debt $265,000.00');
    expect(screen.getByRole('group', { name: 'Monthly Cash Flow' })).toHaveTextContent(
      /^Monthly Cash Flow\$6,033\.33Income \$9,933\.33 · Expenses and loans \$3,900\.00/,
    );
    expect(screen.getByRole('group', { name: 'DTI Ratio' })).toHaveTextContent('22.7%EXCELLENT (good: under 36%)');
    expect(screen.getByRole('group', { name: 'Emergency Fund' })).toHaveTextContent('7.7 monthsBUILD UP (good');
    expect(screen.getByText('LIVE')).toBeVisible();
    expect(screen.getByText('Simulated')).toBeVisible();
  });

  test.each([
    ['Cash Flow Analysis', 'Monthly Saving Rate', '60.7%'],
    ['Cash Flow Analysis', 'Total Monthly Spending', 'With payments on loans$3,900.00'],
    ['Debt Analysis', 'Debt-to-Worth', '123.3%'],
    ['Debt Payoff Timeline', 'All Loans Cleared', '223 months'],
    ['Debt Payoff Timeline', 'All Loans Cleared', 'Target Date Jun 20, 2045'],
    ['50% DTW Target', 'Months to Reach 50% DTW', '0 months'],
    ['Personal Metrics', 'Days Until 65', '8,941'],
    ['Personal Metrics', 'Days Until 65', '24.5 years'],
    ['Personal Metrics', 'Monthly Need Per Person', 'Family size 3'],
    ['Net Worth vs Debt Analysis', 'Spread', '-$50,000.00'],
    ['Net Worth vs Debt Analysis', 'Max DTI Capacity', 'Current DTI 22.7%'],
  ])('%s: %s is %s', async (panel, name, figure) => {
    finance.metrics = worked;
    renderInPlaza(<Overview />);
    await screen.findByText(panel);
    expect(line(panel, name)).toHaveTextContent(figure);
  });

  test.each(['Liquid Assets', 'Crypto Holdings', 'Real Estate Value', 'Real Estate Equity'])(
    'has a tile: %s',
    async (name) => {
      finance.metrics = worked;
      renderInPlaza(<Overview />);
      expect(await screen.findByRole('group', { name })).toBeVisible();
    },
  );

  test('shows N/A for an endless payoff, and for values missing in the profile', async () => {
    finance.metrics = metricsFixture({
      activeAccounts: 1,
      monthsToPayOffAllLoans: null,
      targetDateAllLoansCleared: null,
      daysUntil65: null,
      familySize: null,
      monthlyNeedPerPerson: null,
    });
    renderInPlaza(<Overview />);
    await screen.findByText('Debt Payoff Timeline');
    expect(line('Debt Payoff Timeline', 'All Loans Cleared')).toHaveTextContent('N/A');
    expect(line('Personal Metrics', 'Days Until 65')).toHaveTextContent('N/A');
    expect(screen.getByText('Needs the birth date of your profile')).toBeVisible();
  });

  test('says that the profile could not be read, instead of that it is incomplete', async () => {
    const unknown = { daysUntil65: null, familySize: null, monthlyNeedPerPerson: null };
    finance.metrics = metricsFixture({ ...unknown, profileUnavailable: true });
    renderInPlaza(<Overview />);
    await screen.findByText('Personal Metrics');
    for (const name of ['Days Until 65', 'Monthly Need Per Person']) {
      expect(line('Personal Metrics', name)).toHaveTextContent('Your profile could not be readN/A');
    }
    expect(screen.queryByText(/of your profile/)).not.toBeInTheDocument();
  });

  test('is not live with old rates: it shows their age, and currencies without a rate', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(worked.computedAt));
    finance.metrics = { ...worked, ratesStale: true, ratesAsOf: '2023-11-20T12:00:00.000Z', withoutRate: ['XYZ'] };
    renderInPlaza(<Overview />);
    expect(await screen.findByText('Rates from 3 years ago')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText(/There is no rate for XYZ/)).toBeVisible();
    const notice = screen.getByText(/^Exchange rates are from/);
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent('Exchange rates are from 3 years ago');
  });

  /** Opens the overview at half past eleven, with rates that are fresh for nine minutes by the clock of the service. */
  async function openLate({ aheadMinutes = 0 } = {}) {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate'] });
    const opened = new Date(2026, 10, 20, 23, 30);
    const inMinutes = (minutes: number) => new Date(opened.getTime() + (minutes - aheadMinutes) * 60_000).toISOString();
    jest.setSystemTime(opened);
    finance.settings = { ...finance.settings, autoRefreshRates: false };
    const times = { computedAt: inMinutes(0), ratesAsOf: inMinutes(-1), ratesFreshUntil: inMinutes(9) };
    finance.metrics = { ...worked, ...times };
    renderInPlaza(<Overview />);
    expect(await screen.findByText('LIVE')).toBeVisible();
  }

  test('is not live any more when its rates become old while it is open, and shows the new day', async () => {
    await openLate();
    expect(screen.getByText(/November 20, 2026/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(59 * 60_000));
    expect(screen.getByText('Rates from 1 hour ago')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    const notice = screen.getByText(/^Exchange rates are from/);
    expect(notice).toBeVisible();
    expect(notice).toHaveTextContent(/^Exchange rates are from 1 hour ago\.$/);
    expect(screen.getByText('1 hour ago')).toHaveAttribute('aria-live', 'off');
    expect(screen.getByText(/November 21, 2026/)).toBeVisible();
  });

  test.each([120, -120])('is live for as long on a computer whose clock is %s minutes ahead', async (aheadMinutes) => {
    await openLate({ aheadMinutes });
    await act(() => jest.advanceTimersByTimeAsync(8 * 60_000));
    expect(screen.getByText('LIVE')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
    expect(screen.getByText(/^Rates from 1[01] minutes ago$/)).toBeVisible();
  });

  test('is not live while the browser is offline', async () => {
    finance.metrics = { ...worked, ratesAsOf: '2023-11-20T12:00:00.000Z' };
    renderInPlaza(<Overview />);
    expect(await screen.findByText('LIVE')).toBeVisible();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^Rates from \d+ years ago$/)).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  test('is not live beside a notice that newer figures are unavailable', async () => {
    finance.metrics = { ...worked, ratesAsOf: '2023-11-20T12:00:00.000Z' };
    const { store } = renderInPlaza(<Overview />);
    expect(await screen.findByText('LIVE')).toBeVisible();
    finance.reject('get', '/metrics', { status: 503, message: 'Finance is not reachable.' });
    act(() => void store.dispatch(financeApi.util.invalidateTags(['finance/metrics'])));
    expect(await screen.findByText(/Could not refresh your figures/)).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  test('shows all its cards to a new user, with first steps in the empty ones', async () => {
    renderInPlaza(<Overview />);
    const debtToIncome = await screen.findByRole('group', { name: 'DTI Ratio' });
    expect(debtToIncome).toHaveTextContent('N/AEXCELLENT (unknown without income) Requires income data');
    expect(screen.getByRole('group', { name: 'Emergency Fund' })).toHaveTextContent('N/ARequires your expenses');
    expect(screen.getByRole('group', { name: 'Net Worth' })).toHaveTextContent('$0.00');
    expect(line('Cash Flow Analysis', 'Monthly Saving Rate')).toHaveTextContent('N/A');
    expect(line('Debt Payoff Timeline', 'All Loans Cleared')).toHaveTextContent('No loans are enteredN/A');
    const links = (await screen.findAllByRole('link', { name: /^Add an/ })).map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Add an account', '/dashboard/finance_manager'],
      ['Add an income', '/dashboard/finance_manager?tab=incomes'],
      ['Add an expense', '/dashboard/finance_manager?tab=expenses'],
    ]);
    // The frame has a list of what to do first above the tab; a second one would say the same.
    expect(screen.queryByText(/to do first/)).not.toBeInTheDocument();
  });

  test('shows why the figures are unavailable', async () => {
    finance.reject('get', '/metrics', { status: 500, message: 'The data cannot be reached just now.' });
    renderInPlaza(<Overview />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your figures could not be loaded');
  });
});

describe('the timeline of debts', () => {
  test('reports loans without an exchange rate as excluded instead of missing', async () => {
    finance.metrics = { ...worked, activeLoans: 0, monthsToPayOffAllLoans: 0, withoutRate: ['XYZ'] };
    finance.loans = [loanFixture({ currency: 'XYZ' })];
    renderInPlaza(<Overview />);
    expect(await screen.findByText('There is no exchange rate for your loans')).toBeVisible();
    expect(line('Debt Payoff Timeline', 'All Loans Cleared')).not.toHaveTextContent('No loans are entered');
  });

  test.each([
    ['60.00', 'A payment does not cover the interest'],
    ['60.05', 'A loan would take more than a hundred years'],
    ['0.00', 'Nothing is paid on a loan'],
  ])('explains why it has no end if %s a month is paid', async (effectivePayment, why) => {
    finance.metrics = { ...worked, monthsToPayOffAllLoans: null };
    finance.loans = [loanFixture({ effectivePayment, monthsToPayOff: null })];
    renderInPlaza(<Overview />);
    expect(await screen.findByText(why)).toBeVisible();
  });
});
