import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, screen, waitFor, within } from '@testing-library/react';
import { accountFixture, financeForTests } from '../testing/server';
import { CashAndInvestments } from './cash-and-investments';

const finance = financeForTests();

async function figure(name: string) {
  await screen.findByRole('table', { name: 'Accounts' });
  return screen.getByRole('group', { name });
}

/** The words that head each line of the table's body: a group's, or an account's name. */
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('th')?.textContent);

describe('Cash & Investments', () => {
  test('shows a skeleton while it loads', async () => {
    renderInPlaza(<CashAndInvestments />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('group', { name: 'Total Balance' })).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Update Exchange Rates', 'Add Account'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(await screen.findByText('No accounts yet')).toBeVisible();
  });

  test('sums up everything in the base currency, counts the accounts and averages their rates', async () => {
    finance.accounts = [
      accountFixture({ balance: '1200.00', interestRate: '4.25' }),
      accountFixture({ balance: '2', currency: 'BTC', conversionFactor: '64250.125', status: 'Locked' }),
      accountFixture({ balance: '-200.50', interestRate: '0.5' }),
    ];
    renderInPlaza(<CashAndInvestments />);
    expect(await figure('Total Balance')).toHaveTextContent('$129,499.75');
    expect(await figure('Active Accounts')).toHaveTextContent('32 unlocked, 1 locked');
    expect(await figure('Avg. Interest Rate')).toHaveTextContent('2.38%2 of 3 have a rate');
  });

  test('figures keep their currency until a change of the base currency has reached the accounts', async () => {
    finance.accounts = [accountFixture({ balance: '6000.00' })];
    finance.settings = { ...finance.settings, baseCurrency: 'CAD' };
    const { unmount } = renderInPlaza(<CashAndInvestments />);
    expect(await figure('Total Balance')).toHaveTextContent('$6,000.00Everything converted to USD');
    expect(lines()).toEqual(['Primary1 account$6,000.00', 'Everyday']);
    unmount();
    finance.accounts = [accountFixture({ balance: '6000.00', conversionFactor: '1.4', factorBase: 'CAD' })];
    renderInPlaza(<CashAndInvestments />);
    expect(await figure('Total Balance')).toHaveTextContent('CA$8,400.00Everything converted to CAD');
    expect(screen.getByRole('row', { name: /Everyday/ })).toHaveTextContent(/CA\$8,400\.00Unlocked.*CAD/);
  });

  test('totals and shares leave out an account that a change of the base currency could not reach, and name it', async () => {
    finance.accounts = [
      accountFixture({ balance: '6000.00', conversionFactor: '1.4', factorBase: 'CAD' }),
      accountFixture({ name: 'Coins', balance: '0.1', currency: 'BTC', conversionFactor: '90000' }),
    ];
    finance.settings = { ...finance.settings, baseCurrency: 'CAD' };
    renderInPlaza(<CashAndInvestments />);
    expect(await figure('Total Balance')).toHaveTextContent('CA$8,400.00Everything converted to CAD, without BTC');
    expect(lines()[0]).toBe('Primary2 accountsCA$8,400.00, without BTC');
    for (const name of ['By Currency, without BTC', 'By Type, without BTC']) {
      expect(await screen.findByRole('figure', { name })).toBeVisible();
    }
  });

  test('groups the accounts by owner and counts each group', async () => {
    finance.accounts = [
      accountFixture({ name: 'Everyday' }),
      accountFixture({ name: 'Index funds', owner: 'Mira' }),
      accountFixture({ name: 'Rainy day' }),
    ];
    renderInPlaza(<CashAndInvestments />);
    await screen.findByRole('table', { name: 'Accounts' });
    expect(lines()).toEqual([
      'Primary2 accounts$200.00',
      'Everyday',
      'Rainy day',
      'Mira1 account$100.00',
      'Index funds',
    ]);
  });

  test('has the fourteen columns', async () => {
    finance.accounts = [accountFixture()];
    renderInPlaza(<CashAndInvestments />);
    const table = await screen.findByRole('table', { name: 'Accounts' });
    const [head] = within(table).getAllByRole('row');
    expect(
      within(head as HTMLElement)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      'Move',
      'Name',
      'Balance',
      'Currency',
      'Total Value',
      'Status',
      'Type',
      'Conversion Factor',
      'Owner',
      'Interest Rate',
      'Display Currency',
      'Perks',
      'Notes',
      'Actions',
    ]);
  });

  test('shows amounts in their currency, the value in the base currency, the factor with 6 decimals', async () => {
    finance.accounts = [accountFixture({ balance: '1931.37', currency: 'EUR', conversionFactor: '1.0842' })];
    renderInPlaza(<CashAndInvestments />);
    const row = await screen.findByRole('row', { name: /Everyday/ });
    expect(row).toHaveTextContent(/€1,931\.37EUR\$2,093\.99Unlocked.*1\.084200.*USD/);
  });

  test('shows numbers and codes if symbols are off', async () => {
    finance.settings = { ...finance.settings, displaySymbols: false };
    finance.accounts = [accountFixture({ balance: '1931.37' })];
    renderInPlaza(<CashAndInvestments />);
    expect(await figure('Total Balance')).toHaveTextContent('1,931.37 USD');
  });

  test('shows that there are no accounts yet and offers the first one', async () => {
    const { user } = renderInPlaza(<CashAndInvestments />);
    expect(await screen.findByText('No accounts yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Your First Account' }));
    expect(screen.getByRole('dialog', { name: 'Add Account' })).toBeVisible();
  });

  test('shows why the accounts did not load, and can be reloaded', async () => {
    finance.reject('get', '/accounts', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(<CashAndInvestments />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Finance is not reachable.');
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No accounts yet')).toBeVisible();
  });

  test('can reload the settings too', async () => {
    finance.reject('get', '/settings', { status: 503, message: 'Finance is not reachable.' });
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    finance.server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No accounts yet')).toBeVisible();
  });

  test('refetches the accounts when the user returns to the tab or to the window', async () => {
    finance.accounts = [accountFixture()];
    const { leaveAndReturn } = renderInPlaza(<CashAndInvestments />);
    await screen.findByRole('row', { name: /Everyday/ });
    finance.accounts = [accountFixture({ name: 'Rainy day' })];
    leaveAndReturn();
    expect(await screen.findByRole('row', { name: /Rainy day/ })).toBeVisible();
    finance.accounts = [accountFixture({ name: 'Travel pot' })];
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('row', { name: /Travel pot/ })).toBeVisible();
  });

  test('keeps the accounts when a refetch fails, with a message, and retries', async () => {
    finance.accounts = [accountFixture()];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await screen.findByRole('row', { name: /Everyday/ });
    finance.reject('get', '/accounts', { status: 503, message: 'Finance is not reachable.' });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/Could not refresh your accounts\. You see them as of \d/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Everyday/ })).toBeVisible();
    finance.server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Could not refresh/)).not.toBeInTheDocument());
  });
});
