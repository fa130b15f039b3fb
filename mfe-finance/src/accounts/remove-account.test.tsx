import type { Account } from '@plaza/contracts/finance/accounts';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expectToast } from '../testing/expect-toast';
import { accountFixture, financeForTests } from '../testing/server';
import { CashAndInvestments } from './cash-and-investments';

const finance = financeForTests();

async function renderTwo() {
  finance.accounts = [accountFixture(), accountFixture({ name: 'Rainy day' })];
  const { user } = renderInPlaza(<CashAndInvestments />);
  await screen.findByRole('table', { name: 'Accounts' });
  return user;
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('deleting an account', () => {
  test('happens at once, keeps the focus in the list, and can be undone', async () => {
    const user = await renderTwo();
    await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
    expect(names()).toEqual(['Rainy day']);
    expect(screen.getByRole('region', { name: 'Accounts' })).toHaveFocus();
    expect(await screen.findByText('Account deleted successfully')).toBeVisible();
    expect(finance.accounts).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Everyday'));
    expect(finance.accounts).toHaveLength(2);
  });

  test('that the server rejects restores the account at its position', async () => {
    const user = await renderTwo();
    finance.reject('delete', '/accounts/:id', { status: 500, message: 'Broken.' });
    await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
    expect(await screen.findByText('Failed to delete account')).toBeVisible();
    expect(names()).toEqual(['Everyday', 'Rainy day']);
  });

  test('whose answer was lost says that it may have happened, and can still be undone', async () => {
    const user = await renderTwo();
    finance.server.use(
      http.delete('/api/v1/finance/accounts/:id', () => {
        finance.accounts = finance.accounts.slice(1);
        return new HttpResponse(null, { status: 504 });
      }),
    );
    finance.server.use(
      http.post('/api/v1/finance/accounts/:id/restore', () => {
        finance.accounts = [everyday, ...finance.accounts];
        return HttpResponse.json(everyday);
      }),
    );
    const [everyday] = finance.accounts as [Account];
    await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
    await expectToast(
      'Failed to delete account. No answer came, so it may have been deleted all the same: look before you try again.',
    );
    await waitFor(() => expect(names()).toEqual(['Rainy day']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toContain('Everyday'));
  });

  test('shows that it cannot be undone', async () => {
    const user = await renderTwo();
    finance.reject('post', '/accounts/:id/restore', { status: 404, message: 'Gone.' });
    await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to restore account')).toBeVisible();
  });

  test('shows that it cannot be undone because the limit has been reached meanwhile', async () => {
    const user = await renderTwo();
    const message = 'You have 1000 accounts, the most there can be. Delete one first.';
    finance.reject('post', '/accounts/:id/restore', { status: 409, code: 'too_many_records', message });
    await user.click(screen.getByRole('button', { name: 'Delete Everyday' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`Failed to restore account: ${message}`)).toBeVisible();
  });
});
