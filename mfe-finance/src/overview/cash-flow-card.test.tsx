import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import { overviewForTests, worked } from '../testing/overview';
import Overview from './overview';

const { finance } = overviewForTests();

describe('cash flow by month', () => {
  test('has each month in figures, with one-time spending separately', async () => {
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
    await user.click(chart.getByRole('button', { name: 'Show Table' }));
    const rows = within(chart.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'MonthInOutOut onceLeft',
      'Nov 2026$9,933.33$3,900.00$0.00$6,033.33',
      'Oct 2026$9,000.00$3,900.00$890.00$4,210.00',
    ]);
  });

  test('shows no one-time spending if there was none', async () => {
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

  test('has a chart for a user who has entered nothing but a one-time expense', async () => {
    const month = { month: '2026-11', income: '0.00', spending: '0.00', oneTime: '900.00', categories: [] };
    finance.cashFlow = { baseCurrency: 'USD', months: [month] };
    renderInPlaza(<Overview />);
    const chart = within(await screen.findByRole('figure', { name: 'In and Out by Month' }));
    expect(chart.getByText('Out once')).toBeInTheDocument();
    expect(screen.queryByText(/once you add an income or an expense/)).not.toBeInTheDocument();
  });

  test('says that the months could not be loaded, not that nothing is entered', async () => {
    finance.reject('get', '/cash-flow', { status: 500, message: 'Broken.' });
    renderInPlaza(<Overview />);
    expect(await screen.findByText('The months could not be loaded')).toBeVisible();
    expect(screen.queryByText(/once you add an income or an expense/)).not.toBeInTheDocument();
  });

  test('has no empty chart for a user without records', async () => {
    renderInPlaza(<Overview />);
    expect(await screen.findByText(/once you add an income or an expense/)).toBeVisible();
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });
});
