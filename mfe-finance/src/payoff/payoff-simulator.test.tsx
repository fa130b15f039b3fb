import type { PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor, within } from '@testing-library/react';
import { answerPayoff, loanFixture, planFixture, simulationFixture } from '../testing/loans';
import { financeForTests, metricsFixture } from '../testing/server';
import { balancePoints, labelPlace } from './balance-points';
import { yearTicks } from './months-from-now';
import { PayoffSimulator } from './payoff-simulator';

const finance = financeForTests();
const car = loanFixture();
const metrics = metricsFixture({ monthlyExtraCash: '500.00' });

function open(simulation: PayoffSimulation = simulationFixture(car)) {
  const requests = answerPayoff(finance, simulation);
  return { requests, ...renderInPlaza(<PayoffSimulator metrics={metrics} settings={{ displaySymbols: true }} />) };
}

describe('the payoff simulator', () => {
  test('starts with no extra cash and the highest rate first', async () => {
    const { requests } = open();
    await screen.findByRole('group', { name: 'Debt-free' });
    expect(new Set(requests)).toEqual(new Set(['strategy=avalanche&extra=0']));
    expect(screen.getByRole('radio', { name: 'Avalanche' })).toHaveAccessibleDescription(/The highest rate first/);
  });

  test('shows the savings of the plan, and the totals', async () => {
    open();
    expect(await screen.findByRole('group', { name: 'Debt-free' })).toHaveTextContent('Mar 2028In 16 months');
    expect(screen.getByRole('group', { name: 'Months Saved' })).toHaveTextContent('17Of 33 months');
    expect(screen.getByRole('group', { name: 'Interest' })).toHaveTextContent('$900.00Of $12,900.00 paid');
    expect(screen.getByRole('group', { name: 'Interest Saved' })).toHaveTextContent('$141.55Of $1,041.55');
  });

  test('sends one request once the amount is unchanged for a moment, and shows the last result meanwhile', async () => {
    const { requests, user } = open();
    await screen.findByRole('group', { name: 'Debt-free' });
    await user.type(screen.getByLabelText('Extra cash per month'), '250');
    expect(screen.getByRole('group', { name: 'Debt-free' })).toBeVisible();
    await waitFor(() => expect(requests.at(-1)).toBe('strategy=avalanche&extra=250'));
    expect(requests).not.toContain('strategy=avalanche&extra=25');
  });

  test('can use the monthly surplus', async () => {
    const { requests, user } = open();
    await user.click(screen.getByRole('button', { name: 'Use My Extra Cash' }));
    expect(screen.getByLabelText('Extra cash per month')).toHaveValue('500.00');
    await waitFor(() => expect(requests.at(-1)).toBe('strategy=avalanche&extra=500.00'));
  });

  test.each([
    ['6033.33', 'You have $6,033.33 left each month.'],
    ['-350.00', 'You spend $350.00 more each month than comes in.'],
  ])('explains the surplus of a cash flow of %s', async (cashFlow, sentence) => {
    answerPayoff(finance, simulationFixture(car));
    const monthlyExtraCash = cashFlow.startsWith('-') ? '0.00' : cashFlow;
    renderInPlaza(
      <PayoffSimulator metrics={metricsFixture({ cashFlow, monthlyExtraCash })} settings={{ displaySymbols: true }} />,
    );
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('pays the smallest balance first with the snowball strategy', async () => {
    const { requests, user } = open();
    await user.click(screen.getByRole('radio', { name: 'Snowball' }));
    await waitFor(() => expect(requests.at(-1)).toBe('strategy=snowball&extra=0'));
  });

  test('sends no request with an invalid amount', async () => {
    const { requests, user } = open();
    await screen.findByRole('group', { name: 'Debt-free' });
    await user.click(screen.getByLabelText('Extra cash per month'));
    await user.paste('1234567890123456');
    expect(await screen.findByText('Must be a number of at most 15 digits')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Snowball' }));
    await user.clear(screen.getByLabelText('Extra cash per month'));
    await waitFor(() => expect(requests.at(-1)).toBe('strategy=snowball&extra=0'));
    expect(requests.some((query) => query.includes('1234567890123456'))).toBe(false);
  });

  test('simulates without extra cash if the address has an invalid amount', async () => {
    const requests = answerPayoff(finance, simulationFixture(car));
    const style = { displaySymbols: true };
    renderInPlaza(<PayoffSimulator metrics={metrics} settings={style} />, { path: '/?extra=12x' });
    expect(await screen.findByRole('group', { name: 'Debt-free' })).toBeVisible();
    expect(screen.getByLabelText('Extra cash per month')).toBeInvalid();
    expect(new Set(requests)).toEqual(new Set(['strategy=avalanche&extra=0']));
  });

  test('lists the loans in the order in which they are cleared', async () => {
    const card = loanFixture({ type: 'Credit Card', lender: 'Harbour' });
    const plan = planFixture(car, 16);
    const first = planFixture(card, 5);
    open(
      simulationFixture(car, {
        plan: { ...plan, loans: [...plan.loans, ...first.loans] },
        asItIs: { ...planFixture(car, 33), loans: [...planFixture(car, 33).loans, ...planFixture(card, null).loans] },
      }),
    );
    const table = await screen.findByRole('table', { name: 'Order of Payoff' });
    const [, one, two] = within(table).getAllByRole('row');
    expect(one).toHaveTextContent('1. Credit CardHarbourMar 20285 monthsN/A$900.00$12,900.00');
    expect(two).toHaveTextContent('2. Car LoanRiverside BankMar 202816 months33 months');
  });

  test('shows both balances in a chart, and the same in a table', async () => {
    const { user } = open();
    const chart = await screen.findByRole('figure', { name: 'Balance Over Time' });
    expect(
      within(chart).getByRole('img', {
        name: 'With the plan: nothing is owed after 16 months. Without the plan: nothing is owed after 33 months.',
      }),
    ).toBeVisible();
    await user.click(within(chart).getByRole('button', { name: 'Show Table' }));
    const rows = within(within(chart).getByRole('table')).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('$1,600.00$3,300.00');
    expect(rows.at(-1)).toHaveTextContent('$0.00$0.00');
  });

  test.each([
    ['60.00', ' The payment does not cover the interest.'],
    ['60.05', ' That would take more than a hundred years.'],
    ['0.00', ' No payment is entered.'],
  ])('explains why a loan that is paid off at %s a month never ends', async (effectivePayment, why) => {
    finance.loans = [{ ...car, effectivePayment, monthsToPayOff: null }];
    open(simulationFixture(car, { plan: planFixture(car, null), asItIs: planFixture(car, null) }));
    const sentence = `Never paid off with this plan: Car Loan, Riverside Bank.${why}`;
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('names the loan that never ends, and shows N/A for dependent figures', async () => {
    open(
      simulationFixture(car, {
        plan: planFixture(car, null),
        asItIs: planFixture(car, null),
        monthsSaved: null,
        interestSaved: null,
      }),
    );
    expect(await screen.findByText(/^Never paid off with this plan: Car Loan, Riverside Bank\./)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Debt-free' })).toHaveTextContent('N/ANever at these payments');
    expect(screen.getByRole('group', { name: 'Interest Saved' })).toHaveTextContent('N/A');
    expect(screen.queryByRole('figure', { name: 'Balance Over Time' })).not.toBeInTheDocument();
  });

  test('shows that only the plan ends, and what is excluded without a rate', async () => {
    open(
      simulationFixture(car, {
        asItIs: planFixture(car, null),
        monthsSaved: null,
        interestSaved: null,
        withoutRate: ['WAX'],
      }),
    );
    expect(await screen.findByText('Without this plan, your debt never ends.')).toBeVisible();
    expect(screen.getByText('Not in these figures, as there is no rate: loans in WAX.')).toBeVisible();
  });

  test('shows the error, and can be reloaded', async () => {
    finance.reject('get', '/payoff', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(<PayoffSimulator metrics={metrics} settings={{ displaySymbols: true }} />);
    expect(await screen.findByText('Your loans could not be simulated')).toBeVisible();
    answerPayoff(finance, simulationFixture(car));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Debt-free' })).toBeVisible();
  });
});

describe('the chart', () => {
  test('has the start, both ends, and no more points in between than requested', () => {
    const points = balancePoints(
      simulationFixture(car, { asItIs: planFixture(car, 480), plan: planFixture(car, 101) }),
      48,
    );
    expect(points.map(({ month }) => month)).toEqual(expect.arrayContaining([0, 10, 100, 101, 480]));
    expect(points.length).toBeLessThanOrEqual(51);
    expect(points.at(-1)).toEqual({ month: 480, asItIs: '0.00', plan: '0.00' });
    expect(points.find(({ month }) => month === 110)).toMatchObject({ plan: '0.00' });
  });

  test('omits a plan that never ends', () => {
    const points = balancePoints(simulationFixture(car, { asItIs: planFixture(car, null) }), 120);
    expect(points[0]).toEqual({ month: 0, asItIs: undefined, plan: '1600.00' });
    expect(labelPlace(points, 'plan')).toBe(12);
    expect(labelPlace(points, 'asItIs')).toBe(-1);
  });

  test('has whole years on its axis, at most six', () => {
    expect(yearTicks(480)).toEqual([0, 96, 192, 288, 384, 480]);
    expect(yearTicks(33)).toEqual([0, 12, 24]);
    expect(yearTicks(10)).toEqual([0, 3, 6, 9]);
  });
});
