import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { setWindowWidth } from '@plaza/test-kit/screens/window-width';
import { screen, waitFor, within } from '@testing-library/react';
import { accountFixture, financeForTests } from '../../testing/server';
import { CashAndInvestments } from '../cash-and-investments';

const finance = financeForTests();

beforeEach(() => setWindowWidth(390));

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

  test('show only name, status, total and the balance in its own currency', async () => {
    finance.accounts = [accountFixture({ balance: '80.00', currency: 'EUR', conversionFactor: '1.25' })];
    renderInPlaza(<CashAndInvestments />);
    const card = await screen.findByRole('button', { name: /^Everyday.*Details$/ });
    expect(card).toHaveTextContent('Everyday$100.00Unlocked€80.00 Details');
    expect(card).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: /^Edit Type/ })).not.toBeInTheDocument();
  });

  test('have the other fields behind Details, without empty ones', async () => {
    finance.accounts = [accountFixture({ notes: 'Cold wallet' })];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: /^Everyday.*Details$/ }));
    expect(screen.getByRole('button', { name: 'Edit Type: Chequing' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Notes: Cold wallet' })).toBeVisible();
    for (const name of [/^Edit Perks/, /^Edit Interest Rate/, /^Edit Conversion Factor/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByText('—')).not.toBeInTheDocument();
  });

  test('keep the focus on the card when an edit empties its field, which is then not shown any more', async () => {
    finance.accounts = [accountFixture({ notes: 'Cold wallet' })];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: /^Everyday.*Details$/ }));
    await user.click(screen.getByRole('button', { name: 'Edit Notes: Cold wallet' }));
    await user.clear(screen.getByRole('textbox', { name: 'Notes' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Notes')).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  test('are edited inline and in the dialog, and deleted', async () => {
    finance.accounts = [accountFixture()];
    const { user } = renderInPlaza(<CashAndInvestments />);
    await user.click(await screen.findByRole('button', { name: /^Everyday.*Details$/ }));
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
