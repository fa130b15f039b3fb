import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { financeApi } from '../finance-api';
import { overviewForTests, path, worked } from '../testing/overview';
import Overview from './overview';

const { finance, answerHistory } = overviewForTests();

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

  test('explains why days recorded in another base currency are not shown', async () => {
    finance.metrics = worked;
    const answer = { baseCurrency: 'USD', days: [], withoutRates: 365 };
    finance.server.use(http.get(`${path}/net-worth`, () => HttpResponse.json(answer)));
    renderInPlaza(<Overview />);
    expect(await screen.findByText(/from tomorrow on: earlier days are in your previous base currency/)).toBeVisible();
  });

  test('is shown up to now, and each past day opens its details', async () => {
    finance.metrics = worked;
    answerHistory([day]);
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

  test('has the days that have ended since a window was opened', async () => {
    finance.metrics = worked;
    answerHistory([day]);
    const { store, user } = renderInPlaza(<Overview />);
    const chart = within(await screen.findByRole('figure', { name: 'Net Worth Over Time' }));
    await user.click(chart.getByRole('button', { name: 'Show Table' }));
    answerHistory([day, { ...day, day: '2026-11-20' }, { ...day, day: '2026-11-21' }]);
    act(() => void store.dispatch(financeApi.util.invalidateTags(['finance/metrics'])));
    finance.metrics = { ...worked, computedAt: '2026-11-22T12:00:00.000Z' };
    await chart.findByRole('row', { name: /^Nov 22, 2026/ });
    expect(await chart.findByRole('row', { name: /^Nov 21, 2026/ })).toBeVisible();
    expect(chart.getByRole('row', { name: /^Nov 20, 2026/ })).toBeVisible();
  });

  test('has no details of a day while no day of the range has ended', async () => {
    finance.metrics = worked;
    renderInPlaza(<Overview />, { path: '/?range=1M' });
    const details = await screen.findByRole('button', { name: 'Details of a Day' });
    expect(details).toHaveAttribute('aria-disabled', 'true');
  });

  test('is in its own currency while that differs from the figures', async () => {
    finance.metrics = { ...worked, baseCurrency: 'CAD' };
    answerHistory([{ ...day, day: '2026-11-18', netWorth: '200000.00' }, day]);
    renderInPlaza(<Overview />);
    expect(await screen.findByText('CA$215,000.00')).toBeVisible();
    const summary = 'Net worth was $200,000.00 on Nov 18, 2026 and $210,000.00 on Nov 19, 2026.';
    expect(await screen.findByRole('img', { name: summary })).toBeVisible();
  });

  test('the choice of the range stays available if a range could not be loaded', async () => {
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

describe('the parts of net worth', () => {
  const parts = { cash: '21000.00', investments: '59000.00', property: '400000.00' };
  const made = { cashHoldings: '21000.00', investmentHoldings: '59000.00', realEstateValue: '400000.00' };

  test('are listed below it, each with its explanation, without empty ones', async () => {
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

  test('are shown over time, and in figures', async () => {
    finance.metrics = { ...worked, ...made };
    answerHistory([
      { day: '2026-11-19', netWorth: '210000.00', totalAssets: '475000.00', totalLiabilities: '265000.00', parts },
    ]);
    const { user } = renderInPlaza(<Overview />);
    await user.click(await screen.findByRole('button', { name: 'By Part' }));
    const chart = within(screen.getByRole('figure', { name: 'Net Worth Over Time' }));
    await user.click(chart.getByRole('button', { name: 'Show Table' }));
    const rows = within(chart.getByRole('table')).getAllByRole('row');
    expect(rows[2]).toHaveTextContent('Nov 19, 2026$210,000.00$475,000.00$265,000.00$21,000.00$59,000.00$400,000.00');
  });
});
