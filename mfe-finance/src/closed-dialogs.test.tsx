import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { CashAndInvestments } from './accounts/cash-and-investments';
import Expenses from './expenses/expenses';
import ImportExportMenu from './import-export/import-export-menu';
import CurrencySettings from './settings/currency-settings';
import { expectToast } from './testing/expect-toast';
import { expenseFixture } from './testing/expenses';
import { accountFixture, financeForTests } from './testing/server';

const finance = financeForTests();
const path = '/api/v1/finance';

/** Holds the answers to a write until it is released. */
function hold(method: 'patch' | 'post' | 'delete', route: string, isHeld = (_body: unknown) => true): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  finance.server.use(
    http[method](`${path}${route}`, async ({ request }) => {
      const body: unknown = method === 'delete' ? undefined : await request.clone().json();
      if (isHeld(body)) await released; // and go on to the handler behind this one
    }),
  );
  return () => release();
}

test('a change that lost to another window is reported as failed, also after its form was closed', async () => {
  finance.accounts = [accountFixture()];
  const { user } = renderInPlaza(<CashAndInvestments />);
  const release = hold('patch', '/accounts/:id');
  await user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
  await user.type(screen.getByLabelText('Notes'), 'mine');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  finance.accounts = finance.accounts.map((account) => ({ ...account, name: 'Household', version: 1 }));
  release();
  await expectToast('Failed to update account');
  expect(await screen.findByRole('button', { name: 'Edit Household' })).toBeVisible();
});

describe('a dialog that was closed before its answer arrived does not close the next one', () => {
  test('of an account', async () => {
    finance.accounts = [accountFixture(), accountFixture({ name: 'Rainy day' })];
    const { user } = renderInPlaza(<CashAndInvestments />);
    const release = hold('patch', '/accounts/:id');
    await user.click(await screen.findByRole('button', { name: 'Edit Everyday' }));
    await user.type(screen.getByLabelText('Notes'), 'mine');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Rainy day' }));
    release();
    await expectToast('Account updated successfully');
    expect(screen.getByRole('dialog', { name: 'Edit Account' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Rainy day');
  });

  test('that asks before deleting', async () => {
    finance.expenses = [expenseFixture('one', 'Flat in town'), expenseFixture('two', 'Garage')];
    const { user } = renderInPlaza(<Expenses />);
    const release = hold('delete', '/expenses/:id');
    await user.click(await screen.findByRole('button', { name: /^Delete Flat in town/ }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Delete Garage/ }));
    release();
    await waitFor(() => expect(finance.expenses).toHaveLength(1));
    await expectToast('Expense deleted successfully');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Garage');
  });

  test('of a custom rate', async () => {
    const settings = { ...finance.settings, factorsUpdated: 0, withoutRate: [] };
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    finance.server.use(
      http.patch(`${path}/settings`, async () => {
        await released;
        return HttpResponse.json(settings);
      }),
    );
    const { user } = renderInPlaza(<CurrencySettings />);
    const add = async (code: string) => user.click(await screen.findByRole('button', { name: code }));
    await add('BTC');
    await user.click(screen.getByRole('button', { name: 'Save Rate' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await add('ETH');
    release();
    await expectToast('Settings Saved');
    expect(screen.getByRole('dialog', { name: 'Custom Rate for ETH' })).toBeVisible();
  });

  test('of an import', async () => {
    finance.server.use(
      http.post(`${path}/import/rows`, async ({ request }) => {
        const { preview } = (await request.json()) as { preview: boolean };
        return HttpResponse.json({ preview, taken: { accounts: 1 }, refused: [], sample: [] });
      }),
    );
    const release = hold('post', '/import/rows', (body) => !(body as { preview: boolean }).preview);
    const { user } = renderInPlaza(<ImportExportMenu />);
    const open = async (line: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Import & Export' }));
      await user.click(await screen.findByRole('menuitem', { name: line }));
    };
    await open(/A CSV File/);
    const file = new File(['Name,Type\nChequing,Chequing\n'], 'bank.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('File'), file);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 account' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await open(/An Export of Plaza/);
    release();
    await expectToast('1 account imported');
    expect(screen.getByRole('dialog', { name: 'Import an Export' })).toBeVisible();
  });
});
