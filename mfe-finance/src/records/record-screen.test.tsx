import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import Expenses from '../expenses/expenses';
import IncomeSources from '../incomes/income-sources';
import LoansAndLiabilities from '../loans/loans-and-liabilities';
import RealEstate from '../properties/real-estate';
import { financeForTests } from '../testing/server';

const finance = financeForTests();

const screens = [
  ['loans', LoansAndLiabilities, 'Add Loan', 'Add Your First Loan'],
  ['income sources', IncomeSources, 'Add Income Source', 'Add Your First Income Source'],
  ['expenses', Expenses, 'Add Expense', 'Add Your First Expense'],
  ['properties', RealEstate, 'Add Property', 'Add Your First Property'],
] as const;

describe.each(screens)('the screen of %s', (_what, Screen, addLabel, firstLabel) => {
  test('shows that the settings could not be loaded, and offers its forms once they are', async () => {
    finance.reject('get', '/settings', { status: 500, message: 'Something broke' });
    const { user } = renderInPlaza(<Screen />);
    expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
    expect(screen.queryByRole('button', { name: addLabel })).not.toBeInTheDocument();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: firstLabel }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('adds nothing before the settings are loaded', async () => {
    finance.server.use(http.get('/api/v1/finance/settings', () => delay('infinite')));
    renderInPlaza(<Screen />);
    await screen.findAllByText('$0.00'); // by then everything else is there
    expect(screen.getByRole('button', { name: addLabel })).toBeDisabled();
    expect(screen.queryByRole('button', { name: firstLabel })).not.toBeInTheDocument();
  });
});
