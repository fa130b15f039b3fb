import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { useLocation, useNavigate } from '@plaza/web-kit/router';
import { screen } from '@testing-library/react';
import { accountFixture, financeForTests } from '../testing/server';
import AccountsHub from './accounts-hub';

const finance = financeForTests();

/** The address, and a way back in the history. */
function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      At {search || 'the start'}
    </button>
  );
}

describe('the accounts hub', () => {
  test('has six tabs and opens with the accounts', async () => {
    finance.accounts = [accountFixture()];
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

  test('opens the tab in the URL, and the first one for an unknown tab', () => {
    renderInPlaza(<AccountsHub />, { path: '/dashboard/finance_manager?tab=loans' });
    expect(screen.getByRole('tab', { name: 'Loans & Liabilities' })).toHaveAttribute('aria-selected', 'true');
  });

  test('each tab is one history entry, and the state of the previous one is removed with it', async () => {
    const screenWithAddress = (
      <>
        <Address />
        <AccountsHub />
      </>
    );
    const { user } = renderInPlaza(screenWithAddress, { path: '/?tab=expenses&find=rent&sort=-amount' });
    await user.click(screen.getByRole('tab', { name: 'Real Estate' }));
    expect(screen.getByRole('button', { name: 'At ?tab=real-estate' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Cash & Investments' }));
    await user.click(screen.getByRole('button', { name: 'At the start' }));
    await user.click(screen.getByRole('button', { name: 'At ?tab=real-estate' }));
    expect(screen.getByRole('button', { name: 'At ?tab=expenses&find=rent&sort=-amount' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Expenses' })).toHaveAttribute('aria-selected', 'true');
  });
});
