import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { anAccount, financeForTests } from '../test-finance';
import { AccountsHub } from './accounts-hub';

const finance = financeForTests();

describe('the accounts hub', () => {
  test('has six tabs and opens with the accounts', async () => {
    finance.accounts = [anAccount()];
    renderInPlaza(<AccountsHub />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Cash & Investments',
      'Loans & Liabilities',
      'Income Sources',
      'Expenses',
      'Real Estate',
      'Emergency Fund',
    ]);
    expect(screen.getByRole('tab', { name: 'Cash & Investments' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('table', { name: 'Accounts' })).toBeVisible();
  });

  test('goes to another tab', async () => {
    const { user } = renderInPlaza(<AccountsHub />);
    await user.click(screen.getByRole('tab', { name: 'Emergency Fund' }));
    expect(await screen.findByRole('heading', { name: 'Emergency Fund Analysis' })).toBeVisible();
  });
});
