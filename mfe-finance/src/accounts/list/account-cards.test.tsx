import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, within } from '@testing-library/react';
import { accountFixture, financeForTests } from '../../testing/server';
import { CashAndInvestments } from '../cash-and-investments';

const finance = financeForTests();

beforeEach(() => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(wide(query), { matches: query.includes('max-width: 639.98px') }));
});
afterEach(() => jest.restoreAllMocks());

describe('accounts on a narrow screen', () => {
  test('are cards by owner, without a table', async () => {
    finance.accounts = [accountFixture(), accountFixture({ name: 'Index funds', owner: 'Mira' })];
    renderInPlaza(<CashAndInvestments />);
    const list = await screen.findByRole('list', { name: 'Accounts' });
    const items = within(list).getAllByRole('listitem');
    expect(
      items.map((item) => item.textContent?.match(/^(Primary1 account|Mira1 account|Everyday|Index funds)/)?.[0]),
    ).toEqual(['Primary1 account', 'Everyday', 'Mira1 account', 'Index funds']);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('are edited in place and in the dialog, and deleted', async () => {
    finance.accounts = [accountFixture()];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: 'Edit Balance: $100.00' }));
    await user.keyboard('250{Enter}');
    expect(await screen.findByText('Account updated successfully')).toBeVisible();
    expect(finance.sent('PATCH /accounts')).toEqual([{ balance: '250' }]);
    await user.click(screen.getByRole('button', { name: 'Edit Everyday' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Edit Account' })).getByRole('button', { name: 'Cancel' }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
    expect(await screen.findByText('No accounts yet')).toBeVisible();
  });
});
