import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import Expenses from '../expenses/expenses';
import { financeApi } from '../finance-api';
import IncomeSources from '../incomes/income-sources';
import LoansAndLiabilities from '../loans/loans-and-liabilities';
import RealEstate from '../properties/real-estate';
import { financeForTests } from '../testing/server';

const finance = financeForTests();

const lists = ['finance/loan', 'finance/income', 'finance/expense', 'finance/property'] as const;

const screens = [
  ['loans', LoansAndLiabilities, 'Add Loan', 'Add Your First Loan'],
  ['income sources', IncomeSources, 'Add Income Source', 'Add Your First Income Source'],
  ['expenses', Expenses, 'Add Expense', 'Add Your First Expense'],
  ['properties', RealEstate, 'Add Property', 'Add Your First Property'],
] as const;

describe.each(screens)('the screen of %s', (what, Screen, addLabel, firstLabel) => {
  const fail = (route: string) => finance.reject('get', route, { status: 503, message: 'Not available' });

  test('shows that the figures could not be refreshed, with how old they are', async () => {
    const { user, store } = renderInPlaza(<Screen />);
    await screen.findByRole('button', { name: firstLabel });
    await screen.findAllByText('$0.00');
    fail('/metrics');
    act(() => void store.dispatch(financeApi.util.invalidateTags(['finance/metrics'])));
    expect(await screen.findByText(/^Could not refresh your figures. You see them as of \d/)).toBeVisible();
    expect(screen.getAllByText('$0.00')[0]).toBeVisible();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Could not refresh/)).not.toBeInTheDocument());
  });

  test('has one notice if neither list nor figures could be refreshed, and retries both', async () => {
    const { user, store } = renderInPlaza(<Screen />);
    await screen.findByRole('button', { name: firstLabel });
    await screen.findAllByText('$0.00');
    for (const route of ['/metrics', '/loans', '/incomes', '/expenses', '/properties']) fail(route);
    act(() => void store.dispatch(financeApi.util.invalidateTags([...lists, 'finance/metrics'])));
    expect(await screen.findByText(new RegExp(`^Could not refresh your ${what} and your figures.`))).toBeVisible();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Could not refresh/)).not.toBeInTheDocument());
  });

  test('has a form that offers all currencies, the four of the specification first', async () => {
    const { user } = renderInPlaza(<Screen />);
    await user.click(await screen.findByRole('button', { name: firstLabel }));
    await user.click(screen.getByRole('combobox', { name: 'Currency' }));
    const codes = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(codes.slice(0, 4)).toEqual(['USD', 'EUR', 'GBP', 'CAD']);
    expect(codes).toHaveLength(58);
  });

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
