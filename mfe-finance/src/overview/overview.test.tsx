import type { Explanation } from '@plaza/contracts/finance/metrics';
import { errorAnswer } from '@plaza/test-kit/screens/http-answers';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { financeApi } from '../finance-api';
import { debtToIncomeBand, debtToWorthBand, emergencyBand } from '../metrics/bands';
import { loanFixture } from '../testing/loans';
import { financeForTests, metricsFixture } from '../testing/server';
import Overview from './overview';

const finance = financeForTests();
const path = '/api/v1/finance';

const worked = metricsFixture({
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

const history = (days: object[]) =>
  finance.server.use(http.get(`${path}/net-worth`, () => HttpResponse.json({ baseCurrency: 'USD', days })));

/** The line of a panel with this name. */
const line = (panel: string, name: string) => {
  const card = screen.getByRole('heading', { name: panel }).closest('section, div')?.parentElement as HTMLElement;
  return within(card).getAllByText(name)[0]?.closest('div');
};

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  history([]);
  finance.server.use(
    http.get('/api/v1/auth/my-tab-permissions', () =>
      HttpResponse.json({ success: true, permissions: ['finance_manager'] }),
    ),
  );
});

describe('the Financial Command Center', () => {
  test('has four headline figures, and badges whose words stay while their meaning is said', async () => {
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

  test('shows N/A for a payoff without end, and for what the profile lacks', async () => {
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

  test('is not live with old rates: it says how old, and what has no rate', async () => {
    finance.metrics = { ...worked, ratesStale: true, ratesAsOf: '2023-11-20T12:00:00.000Z', withoutRate: ['XYZ'] };
    renderInPlaza(<Overview />);
    expect(await screen.findByText('Rates from 3 years ago')).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
    expect(screen.getByText(/There is no rate for XYZ/)).toBeVisible();
    expect(screen.getByText(/Exchange rates are from 3 years ago/)).toBeVisible();
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

  test('is not live beside a notice that newer figures could not be had', async () => {
    finance.metrics = { ...worked, ratesAsOf: '2023-11-20T12:00:00.000Z' };
    const { store } = renderInPlaza(<Overview />);
    expect(await screen.findByText('LIVE')).toBeVisible();
    finance.reject('get', '/metrics', { status: 503, message: 'Finance is not reachable.' });
    act(() => void store.dispatch(financeApi.util.invalidateTags(['finance/metrics'])));
    expect(await screen.findByText(/Could not refresh your figures/)).toBeVisible();
    expect(screen.queryByText('LIVE')).not.toBeInTheDocument();
  });

  test('shows all its cards to a new user, and in the empty ones where to begin', async () => {
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

  test('says what happened when the figures cannot be had', async () => {
    finance.reject('get', '/metrics', { status: 500, message: 'The data cannot be reached just now.' });
    renderInPlaza(<Overview />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your figures could not be loaded');
  });
});

describe('a figure', () => {
  const explanation: Explanation = {
    metric: 'netWorth',
    baseCurrency: 'USD',
    computedAt: '2026-11-20T12:00:00.000Z',
    formula: 'total assets − total liabilities',
    source: 'Standard household balance sheet',
    ratesAsOf: '2026-11-20T11:57:00.000Z',
    ratesSource: 'Plaza simulated feed',
    ratesSimulated: true,
    withoutRate: [],
    term: {
      label: 'Net worth',
      value: '215000',
      unit: 'money',
      operation: 'difference',
      of: [
        { label: 'Total assets', value: '480000', unit: 'money', metric: 'totalAssets' },
        { label: 'Total liabilities', value: '265000', unit: 'money', metric: 'totalLiabilities' },
      ],
    },
  };
  const assets: Explanation = {
    ...explanation,
    metric: 'totalAssets',
    formula: 'accounts + property values',
    term: {
      label: 'Total assets',
      value: '10000.004',
      unit: 'money',
      operation: 'sum',
      of: [
        {
          label: 'TFSA',
          value: '10000.004',
          unit: 'money',
          conversion: {
            amount: '14000',
            currency: 'CAD',
            factor: '0.714286',
            source: 'market',
            asOf: '2026-11-20T11:57:00.000Z',
          },
        },
      ],
    },
  };

  async function open(explained = explanation) {
    finance.metrics = worked;
    finance.server.use(
      http.get(`${path}/metrics/netWorth`, () => HttpResponse.json(explained)),
      http.get(`${path}/metrics/totalAssets`, () => HttpResponse.json(assets)),
    );
    const { user } = renderInPlaza(<Overview />);
    await user.click(await screen.findByTitle('Explain Net Worth'));
    return user;
  }

  test('explains itself: formula, source, inputs, and the same number computed again', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Net Worth' });
    expect(await within(dialog).findByText('Recomputed here from these inputs: $215,000.00 – the same.')).toBeVisible();
    expect(dialog).toHaveTextContent('total assets − total liabilities');
    expect(dialog).toHaveTextContent('The first minus the second:');
    expect(dialog).toHaveTextContent('Market rates of 3 minutes ago, Plaza simulated feed, simulated.');
  });

  test('opens what it follows from, with the rate, its source and its age, and leads back', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Total assets' }));
    expect(await screen.findByText(/CA\$14,000\.00 × 0\.714286 USD, market rate of/)).toHaveTextContent(
      '3 minutes ago',
    );
    await user.click(screen.getByRole('button', { name: 'Back to Net Worth' }));
    expect(await screen.findByText(/Recomputed here from these inputs: \$215,000\.00/)).toBeVisible();
  });

  test('says so where the inputs do not make the number', async () => {
    await open({ ...explanation, term: { ...explanation.term, value: '215000.01' } });
    expect(await screen.findByText(/not the same/)).toBeVisible();
  });
});

describe('net worth over time', () => {
  const day = {
    day: '2026-11-19',
    netWorth: '210000.00',
    totalAssets: '475000.00',
    totalLiabilities: '265000.00',
    parts: null,
  };

  test('waits for the end of the first day', async () => {
    finance.metrics = worked;
    renderInPlaza(<Overview />);
    const note = await screen.findByText('Your net worth over time shows here from tomorrow on.');
    expect(note.compareDocumentPosition(screen.getByText('Debt'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('says why days that were kept in another base currency are not shown', async () => {
    finance.metrics = worked;
    const answer = { baseCurrency: 'USD', days: [], withoutRates: 365 };
    finance.server.use(http.get(`${path}/net-worth`, () => HttpResponse.json(answer)));
    renderInPlaza(<Overview />);
    expect(await screen.findByText(/from tomorrow on: earlier days are in your base currency of before/)).toBeVisible();
  });

  test('is shown up to now, and each past day opens with what it follows from', async () => {
    finance.metrics = worked;
    history([day]);
    finance.server.use(
      http.get(`${path}/net-worth/2026-11-19`, () =>
        HttpResponse.json({
          ...day,
          baseCurrency: 'USD',
          takenAt: '2026-11-20T00:00:10.000Z',
          ratesAsOf: '2026-11-19T23:58:00.000Z',
          ratesSource: 'Plaza simulated feed',
          lines: [
            {
              kind: 'account',
              id: '00000000-0000-4000-8000-000000000001',
              name: 'TFSA',
              value: '10000.00',
              conversion: {
                amount: '14000',
                currency: 'CAD',
                factor: '0.714286',
                source: 'market',
                asOf: '2026-11-19T23:58:00.000Z',
              },
            },
          ],
          withoutRate: [],
        }),
      ),
    );
    const { user } = renderInPlaza(<Overview />);
    expect(
      await screen.findByRole('img', { name: 'Net worth was $210,000.00 on Nov 19, 2026 and is $215,000.00 now.' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Details of a Day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Net Worth of a Day' });
    await waitFor(() => expect(dialog).toHaveTextContent('Net worth$210,000.00'));
    expect(dialog).toHaveTextContent('CA$14,000.00 × 0.714286 USD, market rate of 2 minutes ago');
  });

  test('the choice how far back stays where a range could not be loaded, and leads to another', async () => {
    finance.metrics = worked;
    finance.server.use(
      http.get(`${path}/net-worth`, ({ request }) =>
        new URL(request.url).searchParams.has('from')
          ? HttpResponse.json({ baseCurrency: 'USD', days: [day] })
          : errorAnswer(500, 'The service is away.'),
      ),
    );
    const { user } = renderInPlaza(<Overview />);
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
    expect(screen.getByRole('group', { name: 'DTI Ratio' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '3 months' }));
    expect(await screen.findByRole('figure', { name: 'Net Worth Over Time' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 year' }));
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 year' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('what net worth is made of', () => {
  const parts = { cash: '21000.00', investments: '59000.00', property: '400000.00' };
  const made = { cashHoldings: '21000.00', investmentHoldings: '59000.00', realEstateValue: '400000.00' };

  test('stands below it, each part with its explanation, and nothing of what there is none', async () => {
    finance.metrics = { ...worked, ...made, realEstateValue: '0.00' };
    renderInPlaza(<Overview />);
    const card = within(await screen.findByRole('group', { name: 'Net Worth' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cash$21,000.00',
      'Investments$59,000.00',
      'Debt$265,000.00',
    ]);
    expect(card.getByTitle('Explain Investments')).toBeVisible();
  });

  test('is shown over time, and in figures', async () => {
    finance.metrics = { ...worked, ...made };
    history([
      { day: '2026-11-19', netWorth: '210000.00', totalAssets: '475000.00', totalLiabilities: '265000.00', parts },
    ]);
    const { user } = renderInPlaza(<Overview />);
    await user.click(await screen.findByRole('button', { name: 'By part' }));
    const chart = within(screen.getByRole('figure', { name: 'Net Worth Over Time' }));
    await user.click(chart.getByRole('button', { name: 'Show table' }));
    const rows = within(chart.getByRole('table')).getAllByRole('row');
    expect(rows[2]).toHaveTextContent('Nov 19, 2026$210,000.00$475,000.00$265,000.00$21,000.00$59,000.00$400,000.00');
  });
});

describe('cash flow by month', () => {
  test('has each month in figures, what was spent once apart', async () => {
    finance.metrics = worked;
    finance.cashFlow = {
      baseCurrency: 'USD',
      months: [
        { month: '2026-10', income: '9000.00', spending: '3900.00', oneTime: '890.00', categories: [] },
        { month: '2026-11', income: '9933.33', spending: '3900.00', oneTime: '0.00', categories: [] },
      ],
    };
    const { user } = renderInPlaza(<Overview />);
    const chart = within(await screen.findByRole('figure', { name: 'In and Out by Month' }));
    expect(chart.getByRole('img', { name: 'In Nov 2026 $9,933.33 in, $3,900.00 out.' })).toBeVisible();
    expect(chart.getByText('Out once')).toBeInTheDocument();
    await user.click(chart.getByRole('button', { name: 'Show table' }));
    const rows = within(chart.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthInOutOut onceLeft',
      'Nov 2026$9,933.33$3,900.00$0.00$6,033.33',
      'Oct 2026$9,000.00$3,900.00$890.00$4,210.00',
    ]);
  });

  test('names no spending that was once where there was none', async () => {
    finance.metrics = worked;
    const month = { income: '9000.00', spending: '3900.00', oneTime: '0.00', categories: [] };
    finance.cashFlow = {
      baseCurrency: 'USD',
      months: ['2026-10', '2026-11'].map((name) => ({ ...month, month: name })),
    };
    renderInPlaza(<Overview />);
    const chart = within(await screen.findByRole('figure', { name: 'In and Out by Month' }));
    expect(chart.getByText('Out')).toBeInTheDocument();
    expect(chart.queryByText('Out once')).not.toBeInTheDocument();
  });

  test('has no empty chart for somebody who has entered nothing', async () => {
    renderInPlaza(<Overview />);
    expect(await screen.findByText(/once you add an income or an expense/)).toBeVisible();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });
});

describe('what needs a decision', () => {
  const decisions = () => screen.findByRole('region', { name: 'Needs a Decision' });

  test('is nothing where nothing waits', async () => {
    finance.metrics = worked;
    renderInPlaza(<Overview />);
    await waitFor(async () => expect(await decisions()).toHaveTextContent('Nothing waits for you.'));
  });

  test('is a month that costs too much, a loan that never ends or ends soon, and a rate that is old', async () => {
    finance.metrics = { ...worked, cashFlow: '-120.50' };
    finance.loans = [
      loanFixture({ type: 'Credit Card', lender: 'Harbour', effectivePayment: '60.00', monthsToPayOff: null }),
      loanFixture({ type: 'Mortgage', lender: 'Lakeview', monthsToPayOff: 3, endDate: '2027-02-01' }),
    ];
    const [usd] = finance.rates.rates;
    if (!usd) throw new Error('the fixture has a rate');
    finance.rates = {
      ...finance.rates,
      rates: [{ ...usd, code: 'EUR', source: 'override', asOf: '2026-09-20T12:00:00.000Z' }],
    };
    const { user } = renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByText('$120.50 more goes out each month than comes in')).toBeVisible();
    expect(card.getByText('Its payment does not cover the interest')).toBeVisible();
    expect(card.getByText('Its term ends in Feb 2027')).toBeVisible();
    expect(card.getByRole('link', { name: 'See loan: Credit Card, Harbour' })).toHaveAttribute(
      'href',
      '/dashboard/finance_manager?tab=loans',
    );
    await user.click(card.getByRole('button', { name: 'Show all 4' }));
    expect(card.getByText('It was set by you 2 months ago')).toBeVisible();
  });

  test('leads nobody to a tab that they do not have', async () => {
    finance.server.use(
      http.get('/api/v1/auth/my-tab-permissions', () =>
        HttpResponse.json({ success: true, permissions: ['overview'] }),
      ),
    );
    finance.metrics = { ...worked, cashFlow: '-120.50' };
    finance.loans = [loanFixture({ monthsToPayOff: 3, endDate: '2027-02-01' })];
    renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByText('$120.50 more goes out each month than comes in')).toBeVisible();
    expect(card.getByText('Its term ends in Feb 2027')).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is a job that somebody may confirm, for whoever has bookings', async () => {
    finance.metrics = worked;
    finance.server.use(
      http.get('/api/v1/auth/my-tab-permissions', () =>
        HttpResponse.json({ success: true, permissions: ['bookings'] }),
      ),
      http.get('/api/v1/bookings', () =>
        HttpResponse.json({
          bookings: [
            { id: 'b-1', title: 'Leaking tap', date: '2026-11-24', customer: { name: 'Jo' }, actions: ['confirm'] },
            { id: 'b-2', title: 'Own request', date: '2026-11-25', customer: null, actions: ['cancel'] },
          ],
          next: null,
        }),
      ),
    );
    renderInPlaza(<Overview />);
    const card = within(await decisions());
    expect(await card.findByRole('link', { name: 'Answer: Leaking tap' })).toHaveAttribute(
      'href',
      '/dashboard/bookings?booking=b-1',
    );
    expect(card.getByText('Requested by Jo for Nov 24, 2026')).toBeVisible();
    expect(card.queryByText('Own request')).not.toBeInTheDocument();
  });
});

describe('the timeline of debts', () => {
  test.each([
    ['60.00', 'A payment does not cover the interest'],
    ['60.05', 'A loan would take more than a hundred years'],
    ['0.00', 'Nothing is paid on a loan'],
  ])('says why it has no end where %s a month is paid', async (effectivePayment, why) => {
    finance.metrics = { ...worked, monthsToPayOffAllLoans: null };
    finance.loans = [loanFixture({ effectivePayment, monthsToPayOff: null })];
    renderInPlaza(<Overview />);
    expect(await screen.findByText(why)).toBeVisible();
  });
});

describe('the colours of the badges', () => {
  test.each([
    [6, 'good'],
    [5.99, 'attention'],
    [3, 'attention'],
    [2.99, 'bad'],
  ])('an emergency fund of %s months is %s', (emergencyFundMonths, tone) => {
    expect(emergencyBand({ emergencyFundMonths, currentTotalSpending: '1' })?.tone).toBe(tone);
  });

  test.each([
    [0.3599, '1', 'good'],
    [0.36, '1', 'attention'],
    [0.4299, '1', 'attention'],
    [0.43, '1', 'bad'],
    [0, '0.00', undefined],
  ])('a debt-to-income ratio of %s with an income of %s is %s', (debtToIncomeRatio, monthlyIncome, tone) => {
    expect(debtToIncomeBand({ debtToIncomeRatio, monthlyIncome, maxAllowableDTI: 0.43 })?.tone).toBe(tone);
  });

  test.each([
    [0.5, '100', 'good'],
    [0.7, '100', 'attention'],
    [0.71, '100', 'bad'],
    [-2, '-100', 'bad'],
    [0, '0.00', 'bad'],
  ])('a debt-to-worth ratio of %s with a net worth of %s is %s', (debtToWorthRatio, netWorth, tone) => {
    expect(debtToWorthBand({ debtToWorthRatio, netWorth, totalLiabilities: '50' })?.tone).toBe(tone);
  });

  test.each([
    ['100', 'good'],
    ['0.00', undefined],
    ['-100', 'bad'],
  ])('without debts a net worth of %s is %s', (netWorth, tone) => {
    expect(debtToWorthBand({ debtToWorthRatio: 0, netWorth, totalLiabilities: '0.00' })?.tone).toBe(tone);
  });
});
