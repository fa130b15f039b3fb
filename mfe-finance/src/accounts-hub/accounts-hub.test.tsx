import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen } from '@testing-library/react';
import { anAccount, financeForTests } from '../test-finance';
import { AccountsHub } from './accounts-hub';

const finance = financeForTests();

const Have = () => <p>what I have</p>;
const Owe = () => <p>what I owe</p>;
const tabs = [
  { id: 'accounts', label: 'Cash & Investments', Screen: Have },
  { id: 'loans', label: 'Loans & Liabilities', Screen: Owe },
];

describe('the accounts hub', () => {
  test('opens with Cash & Investments, without a strip for a single tab', async () => {
    finance.accounts = [anAccount()];
    renderInPlaza(<AccountsHub />);
    expect(screen.getByRole('heading', { name: 'Cash & Investments' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Accounts' })).toBeVisible();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  test('shows a strip as soon as there are several tabs, the first one chosen', async () => {
    const { user } = renderInPlaza(<AccountsHub tabs={tabs} />);
    expect(screen.getByRole('tab', { name: 'Cash & Investments' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Loans & Liabilities' }));
    expect(await screen.findByText('what I owe')).toBeVisible();
  });
});
